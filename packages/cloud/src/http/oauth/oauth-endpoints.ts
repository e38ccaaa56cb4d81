/** OAuth: where apps and assistants are connected without a pasted key, and where they get their tokens. */

import * as contract from '@ledgerline/contract';
import { oauthPaths, resourceMetadataPath } from '../../oauth/oauth-address.ts';
import { declare, json, page } from '../endpoint/endpoint.ts';

const oauth = { tag: 'OAuth', audience: 'anyone' } as const;
const form = (text: string) => ({ mediaType: 'application/x-www-form-urlencoded', text });
const led = (text: string) =>
  ({ status: 303, text, mediaType: 'text/html', headers: { Location: 'Where the browser goes on.' } }) as const;
const oauthError = { status: 400, text: 'An error in the form of OAuth.', schema: contract.OAuthError } as const;
const uid = { schema: { type: 'string', minLength: 1 }, text: 'The request of the app.' };

export const oauthMetadataEndpoints = declare({
  describeAuthorizationServer: {
    ...oauth,
    method: 'GET',
    path: '/.well-known/oauth-authorization-server',
    summary: 'What the authorization server can do',
    responses: [json(contract.AuthorizationServerMetadata, 'The description.')],
  },
  describeMcpResource: {
    ...oauth,
    method: 'GET',
    path: resourceMetadataPath('/mcp'),
    summary: 'Where tokens for /mcp come from',
    responses: [json(contract.ProtectedResourceMetadata, 'The description.')],
  },
  describeApiResource: {
    ...oauth,
    method: 'GET',
    path: resourceMetadataPath('/v1'),
    summary: 'Where tokens for /v1 come from',
    responses: [json(contract.ProtectedResourceMetadata, 'The description.')],
  },
});

export const oauthEndpoints = declare({
  authorizeApp: {
    ...oauth,
    method: 'GET',
    path: oauthPaths.authorization,
    summary: 'Ask a person to connect an app',
    description:
      'The app sends the browser of its user here, with response_type=code, client_id, redirect_uri, code_challenge, code_challenge_method=S256, state, and resource.',
    responses: [led('To the portal, where the person decides, or back to the app with an error.')],
    problems: ['invalid_request'],
    hasNoHead: true,
  },
  resumeApp: {
    ...oauth,
    method: 'GET',
    path: `${oauthPaths.authorization}/{uid}`,
    summary: 'Lead the browser back to the app after the decision',
    params: { uid },
    responses: [led('Back to the app, with a code or an error.')],
    problems: ['unknown_app_request'],
    hasNoHead: true,
  },
  exchangeToken: {
    ...oauth,
    method: 'POST',
    path: oauthPaths.token,
    summary: 'Exchange a code or refresh token for an access token',
    description: 'Each works once. The second use of one ends the access of the app.',
    file: form('grant_type, client_id, and code, code_verifier and redirect_uri, or refresh_token.'),
    responses: [json(contract.AccessTokenResponse, 'The token.'), oauthError],
  },
  revokeToken: {
    ...oauth,
    method: 'POST',
    path: oauthPaths.revocation,
    summary: 'End the access of an app',
    description: 'Either token ends the key and everything of it. The response is the same for a token that does not exist.',
    file: form('client_id and token.'),
    responses: [{ status: 200, text: 'The token no longer works.', mediaType: 'text/plain' }, oauthError],
  },
  registerApp: {
    ...oauth,
    method: 'POST',
    path: oauthPaths.registration,
    summary: 'Register an app that publishes no description',
    description: `People are told that such an app is not verified. It is forgotten after a day unless someone connects it.`,
    body: {
      schema: contract.ClientRegistrationBody,
      example: { client_name: 'Helper', redirect_uris: ['http://127.0.0.1:33418/callback'] },
    },
    responses: [{ ...json(contract.RegisteredClient, 'The app.'), status: 201 }, oauthError],
  },
});

export const connectEndpoints = declare({
  decideApp: {
    method: 'POST',
    path: '/portal/connect/{uid}',
    tag: 'Portal',
    audience: 'session',
    right: 'integrate',
    summary: 'Connect or deny an app that asks',
    description: 'Only in the browser in which the app asked.',
    params: { uid },
    body: { schema: contract.AppDecisionBody, example: { decision: 'approve' } },
    responses: [json(contract.AppDecisionResponse, 'Where the browser goes on.')],
    problems: ['unknown_app_request', 'limit_reached'],
  },
});

export const connectPageEndpoints = declare({
  showConnect: {
    method: 'GET',
    path: '/portal/connect/{uid}',
    tag: 'Pages',
    audience: 'session-page',
    right: 'integrate',
    summary: 'Portal: connect an app that asks',
    params: { uid },
    responses: [page(), { status: 302, text: 'To the login.' }],
    problems: ['unknown_app_request'],
  },
});
