/** Apps that people connect through OAuth: what is decided about one, and the documents that OAuth itself defines. */

import type { Static } from 'typebox';
import { limits } from '../limits.ts';
import { Type } from '../schema/schema-type.ts';
import { enumOf, Ok } from '../schema/shape.ts';
import { Access, AppKeyBody } from './app-key.ts';

/** Closed on purpose: a misspelt `access` that was ignored would give other rights than were meant. */
export const AppDecisionBody = Type.Object(
  {
    decision: enumOf(['approve', 'deny'], 'Whether the app is connected.'),
    name: Type.Optional(AppKeyBody.properties.name),
    access: Type.Optional(Access),
    companies: AppKeyBody.properties.companies,
    amountLimit: AppKeyBody.properties.amountLimit,
    approval: AppKeyBody.properties.approval,
  },
  {
    additionalProperties: false,
    description:
      'Body of POST /portal/connect/{uid}. By default the key is named after the app and can read everything. An app that asks only to read gets no other right.',
  },
);
export type AppDecisionBody = Static<typeof AppDecisionBody>;

export const AppDecisionResponse = Type.Object(
  { ok: Ok, returnTo: Type.String({ description: 'Where the browser goes on: from there it is led back to the app.' }) },
  { description: 'Response of POST /portal/connect/{uid}.' },
);
export type AppDecisionResponse = Static<typeof AppDecisionResponse>;

const text = (description: string) => Type.String({ description });
const texts = (description: string) => Type.Array(Type.String({ description: 'One of them.' }), { description });

export const OAuthError = Type.Object(
  {
    error: text('The code of the error, as OAuth defines it.'),
    error_description: Type.Optional(text('What is wrong.')),
    scope: Type.Optional(text('The scope that is meant.')),
    state: Type.Optional(text('As the app sent it.')),
    iss: Type.Optional(text('The address of this authorization server.')),
  },
  { description: 'An error in the form of OAuth.' },
);

export const AccessTokenResponse = Type.Object(
  {
    access_token: text('The token. Send it as Authorization: Bearer, as an app key.'),
    token_type: enumOf(['Bearer'], 'How the token is sent.'),
    expires_in: Type.Integer({ description: `How many seconds the token works: ${limits.accessTokenMinutes * 60}.` }),
    refresh_token: Type.Optional(text('Exchange it for the next token. It works once.')),
    scope: Type.Optional(text('What the person allowed.')),
  },
  { description: 'Response of POST /oauth/token.' },
);

export const RegisteredClient = Type.Object(
  {
    client_id: text('The id of the app from now on.'),
    client_id_issued_at: Type.Integer({ description: 'When it registered, in seconds since 1970.' }),
    client_name: Type.Optional(text('What the app calls itself.')),
    redirect_uris: texts('Where the browser can be led back to.'),
    token_endpoint_auth_method: enumOf(['none'], 'An app has no secret of its own.'),
    grant_types: texts('How it gets tokens.'),
    response_types: texts('What it is led back with.'),
  },
  { description: 'Response of POST /oauth/register.' },
);

export const ClientRegistrationBody = Type.Object(
  {
    client_name: Type.Optional(text('What the app calls itself.')),
    redirect_uris: texts('Where the browser can be led back to.'),
    token_endpoint_auth_method: Type.Optional(enumOf(['none'], 'none is the only method.')),
    grant_types: Type.Optional(texts('authorization_code, and refresh_token for tokens that can be renewed.')),
    response_types: Type.Optional(texts('code.')),
  },
  { description: 'Body of POST /oauth/register. Other fields are ignored.' },
);

export const AuthorizationServerMetadata = Type.Object(
  {
    issuer: text('The address of this authorization server.'),
    authorization_endpoint: text('Where the browser is sent.'),
    token_endpoint: text('Where codes and refresh tokens are exchanged.'),
    revocation_endpoint: text('Where an app ends its own access.'),
    registration_endpoint: text('Where an app without a published description registers.'),
    response_types_supported: texts('code.'),
    response_modes_supported: texts('query.'),
    grant_types_supported: texts('authorization_code and refresh_token.'),
    code_challenge_methods_supported: texts('S256.'),
    token_endpoint_auth_methods_supported: texts('none.'),
    revocation_endpoint_auth_methods_supported: texts('none.'),
    scopes_supported: texts('What an app can ask for.'),
    authorization_response_iss_parameter_supported: Type.Boolean({ description: 'Whether the browser brings iss back.' }),
    client_id_metadata_document_supported: Type.Boolean({
      description: 'Whether client_id can be the address of a description.',
    }),
    service_documentation: text('The guide.'),
  },
  { description: 'Response of GET /.well-known/oauth-authorization-server, as RFC 8414 defines it.' },
);

export const ProtectedResourceMetadata = Type.Object(
  {
    resource: text('The resource indicator.'),
    authorization_servers: texts('Where tokens come from.'),
    scopes_supported: texts('What an app can ask for.'),
    bearer_methods_supported: texts('header.'),
    resource_name: text('The name for people.'),
    resource_documentation: text('The guide.'),
  },
  { description: 'Response of GET /.well-known/oauth-protected-resource/mcp and /v1, as RFC 9728 defines it.' },
);
