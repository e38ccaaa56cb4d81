/** The configuration of the authorization server library: what it offers, what it rejects, and all lifetimes. */

import { generateKeyPairSync } from 'node:crypto';
import { SECOND_MS } from '@ledgerline/contract';
import Provider, { type Configuration, errors, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { cookies } from '../account/cookie.ts';
import { countedAddress } from '../system/address.ts';
import type { Context } from '../system/context.ts';
import { makeKey } from '../system/key.ts';
import { eventLimits, takeEvent } from '../system/pace/event-limit.ts';
import { randomId, randomText } from '../system/randomness.ts';
import { checkClient } from './client-check.ts';
import { fetchDocument } from './client-document.ts';
import { oauthPaths, resourcesOf, scopeNames } from './oauth-address.ts';
import { oauthLimits } from './oauth-limits.ts';
import { adapterOf } from './record-adapter.ts';

/** The library names a session that is never stored. Its cookie is not sent. */
export const NO_SESSION_COOKIE = 'ledgerline_no_session';

/** The library needs a key for signed tokens. Our tokens are not signed: no app can ask for one. */
const UNUSED_ALGORITHM = 'EdDSA';
const unusedKey = () => generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });

const seconds = (milliseconds: number): number => Math.floor(milliseconds / SECOND_MS);

export function makeProvider(context: Context): Provider {
  const provider = new Provider(context.config.baseUrl, configurationOf(context));
  // Addresses are made from those headers, which are set to our own address for each request.
  provider.proxy = true;
  // A token is the secret of an app key, and looks like one.
  Object.defineProperty(provider.AccessToken.prototype, 'generateTokenId', {
    value(this: { format: string }): string {
      this.format = 'opaque';
      return makeKey('app', context.randomness);
    },
  });
  return provider;
}

function configurationOf(context: Context): Configuration {
  const { config, randomness } = context;
  return {
    adapter: adapterOf(context),
    routes: { ...oauthPaths },
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    // As a native client, a program can listen on any port of its computer.
    clientDefaults: {
      application_type: 'native',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      id_token_signed_response_alg: UNUSED_ALGORITHM,
    },
    scopes: [],
    claims: {},
    subjectTypes: ['public'],
    pkce: { required: () => true },
    enableHttpPostMethods: false,
    acceptQueryParamAccessTokens: false,
    clientBasedCORS: () => false,
    cookies: {
      // Cookie values are random and stored hashed, so a signature adds nothing.
      keys: [],
      names: { interaction: cookies.appRequest.name, resume: cookies.appReturn.name, session: NO_SESSION_COOKIE },
      short: { signed: false, httpOnly: true, sameSite: 'lax', secure: config.baseUrl.startsWith('https:') },
      long: { signed: false, httpOnly: true, sameSite: 'lax', path: oauthPaths.authorization },
    },
    features: featuresOf(context),
    fetch: (address) => fetchDocument(context, String(address)),
    fetchResponseBodyLimits: { 'client_id metadata document': oauthLimits.documentBytesMax },
    findAccount: (_context, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
    formats: { bitsOfOpaqueRandomness: 256 },
    interactions: { policy: interactionPolicy.base(), url: (_context, { uid }) => `${cookies.appRequest.path}/${uid}` },
    // Each request of an app is decided by a person, regardless of earlier decisions.
    loadExistingGrant: ({ oidc: { result, provider } }) => {
      const grantId = (result?.consent as { readonly grantId?: string } | undefined)?.grantId;
      return grantId === undefined ? undefined : provider.Grant.find(grantId);
    },
    issueRefreshToken: (_context, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    expiresWithSession: () => false,
    revokeGrantPolicy: () => true,
    renderError: (context, out) => {
      context.type = 'json';
      context.body = out;
    },
    jwks: { keys: [unusedKey()] },
    enabledJWA: { idTokenSigningAlgValues: [UNUSED_ALGORITHM] },
    ttl: {
      AccessToken: seconds(oauthLimits.accessTokenMs),
      AuthorizationCode: seconds(oauthLimits.codeMs),
      Grant: seconds(oauthLimits.grantMs),
      Interaction: seconds(oauthLimits.requestMs),
      RefreshToken: seconds(oauthLimits.refreshTokenMs),
      Session: seconds(oauthLimits.requestMs),
    },
    extraClientMetadata: { properties: [] },
  } satisfies Configuration;

  function featuresOf(of: Context): NonNullable<Configuration['features']> {
    return {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_context, client, token) => token.clientId === client.clientId },
      registration: {
        enabled: true,
        initialAccessToken: false,
        issueRegistrationAccessToken: false,
        idFactory: () => randomId(randomness, 'app'),
        secretFactory: async () => randomText(randomness, 32),
      },
      clientIdMetadataDocument: {
        enabled: true,
        ack: 'draft-02',
        allowFetch: (asked) => mayFetch(of, asked),
        allowClient: (_context, client) => {
          checkClient(client.metadata());
          return true;
        },
        cacheDuration: { min: oauthLimits.documentSecondsMin, max: oauthLimits.documentSecondsMax },
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resourcesOf(config)[0],
        useGrantedResource: () => true,
        getResourceServerInfo: (_context, resource) => {
          if (!resourcesOf(config).includes(resource)) throw new errors.InvalidTarget();
          return { scope: scopeNames.join(' '), accessTokenFormat: 'opaque' };
        },
      },
    };
  }
}

/** A document is fetched only so often for an address that asks. */
async function mayFetch(context: Context, { ip }: KoaContextWithOIDC): Promise<boolean> {
  return (await takeEvent(context, eventLimits.appDocuments, countedAddress(ip))) === null;
}
