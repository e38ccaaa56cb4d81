/** Where the authorization server is found, what its tokens are good for, and what apps can ask for. */

import type { Config } from '../system/config.ts';

export const oauthPaths = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  revocation: '/oauth/revoke',
  registration: '/oauth/register',
} as const;

/** Read: reads and checks. Write: everything else that the person allows. */
export const scopeNames = ['books:read', 'books:write'] as const;

export const READ_SCOPE = scopeNames[0];
export const WRITE_SCOPE = scopeNames[1];

/** What a token can be used for. Each token is valid for all of these; the first is meant where an app names none. */
const resourcePaths = ['/mcp', '/v1'] as const;

type Addressed = Pick<Config, 'baseUrl'>;

export const resourcesOf = ({ baseUrl }: Addressed): readonly string[] => resourcePaths.map((path) => baseUrl + path);

/** Where a resource says which authorization server its tokens come from. */
export const resourceMetadataPath = (path: (typeof resourcePaths)[number]): string =>
  `/.well-known/oauth-protected-resource${path}`;

/** The header of a 401 of a resource, for a client that can log its user in. */
export const bearerChallenge = ({ baseUrl }: Addressed, path: (typeof resourcePaths)[number]): string =>
  `Bearer resource_metadata="${baseUrl}${resourceMetadataPath(path)}", scope="${scopeNames.join(' ')}"`;

/** RFC 8414. */
export const authorizationServerMetadata = ({ baseUrl }: Addressed) => ({
  issuer: baseUrl,
  authorization_endpoint: baseUrl + oauthPaths.authorization,
  token_endpoint: baseUrl + oauthPaths.token,
  revocation_endpoint: baseUrl + oauthPaths.revocation,
  registration_endpoint: baseUrl + oauthPaths.registration,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  scopes_supported: [...scopeNames],
  authorization_response_iss_parameter_supported: true,
  client_id_metadata_document_supported: true,
  service_documentation: `${baseUrl}/developers/guides/oauth`,
});

/** RFC 9728. */
export const resourceMetadata = ({ baseUrl }: Addressed, path: (typeof resourcePaths)[number]) => ({
  resource: baseUrl + path,
  authorization_servers: [baseUrl],
  scopes_supported: [...scopeNames],
  bearer_methods_supported: ['header'],
  resource_name: 'Ledgerline',
  resource_documentation: `${baseUrl}/developers/guides/oauth`,
});
