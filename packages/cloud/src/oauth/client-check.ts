/** What a client can declare about itself, whether it registers or publishes a description. What the library checks is not repeated here. */

import { errors } from 'oidc-provider';
import { oauthLimits } from './oauth-limits.ts';

/** Metadata of a client as it sends them. */
export interface ClientMetadata {
  readonly client_name?: unknown;
  readonly redirect_uris?: unknown;
  readonly token_endpoint_auth_method?: unknown;
}

const KNOWN = ['client_id', 'client_name', 'redirect_uris', 'token_endpoint_auth_method', 'response_types'] as const;
const GRANT_TYPES: readonly unknown[] = ['authorization_code', 'refresh_token'];

/**
 * The part of a client's metadata that is used here. The rest is dropped, so that nothing else is stored, shown or fetched. One that
 * names no method has no secret.
 */
export function usedMetadata(json: Buffer | Uint8Array): Buffer {
  const sent = objectIn(Buffer.from(json).toString('utf8'));
  if (!sent) return Buffer.from(json);
  const { grant_types: grants, ...others } = sent;
  const used = Object.fromEntries(Object.entries(others).filter(([name]) => (KNOWN as readonly string[]).includes(name)));
  return Buffer.from(
    JSON.stringify({
      token_endpoint_auth_method: 'none',
      ...used,
      ...(Array.isArray(grants) && { grant_types: grants.filter((grant) => GRANT_TYPES.includes(grant)) }),
    }),
  );
}

/** The response to a registered app: what is stored of it. */
export function registeredMetadata(body: unknown): object {
  const named = [...KNOWN, 'grant_types', 'client_id_issued_at'] as readonly string[];
  return Object.fromEntries(Object.entries(body as object).filter(([name]) => named.includes(name)));
}

/** Null if the library will reject it. */
function objectIn(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Throws an error that the library turns into a response. */
export function checkClient(metadata: ClientMetadata): void {
  const { redirect_uris: addresses, token_endpoint_auth_method: method, client_name: name } = metadata;
  if (method !== undefined && method !== 'none') {
    throw new errors.InvalidClientMetadata('token_endpoint_auth_method must be none; apps use PKCE here');
  }
  if (name !== undefined && typeof name !== 'string') throw new errors.InvalidClientMetadata('client_name must be a string');
  const list = Array.isArray(addresses) ? (addresses as readonly unknown[]) : [];
  if (list.length === 0 || list.length > oauthLimits.redirectsMax) {
    throw new errors.InvalidClientMetadata(`redirect_uris must have 1 to ${oauthLimits.redirectsMax} addresses`);
  }
  const isTooLong = list.some((address) => String(address).length > oauthLimits.addressCharactersMax);
  if (isTooLong) throw new errors.InvalidClientMetadata(`a redirect_uri can have ${oauthLimits.addressCharactersMax} characters`);
}
