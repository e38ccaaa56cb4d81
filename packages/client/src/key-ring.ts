/** The app keys of a tenant: listed and revoked with a full key, created and rotated with the tenant key only. */

import type { AppKey, NewKey } from './generated/contract.ts';
import type { Requests } from './requests.ts';

/** A new key with its secret, which is shown only this once. */
export interface KeyWithSecret {
  readonly key: AppKey;
  readonly secret: string;
}

export class KeyRing {
  readonly #requests: Requests;

  constructor(requests: Requests) {
    this.#requests = requests;
  }

  list(): AsyncIterable<AppKey> {
    return this.#requests.list('/v1/keys', {}, 'keys');
  }

  async create(key: NewKey): Promise<KeyWithSecret> {
    return this.#requests.post('/v1/keys', key, false);
  }

  /** A new secret for a key; the previous one works for `overlapHours` more (24 by default, up to 168). */
  async rotate(keyId: string, options: { readonly overlapHours?: number } = {}): Promise<KeyWithSecret> {
    return this.#requests.post(`/v1/keys/${encodeURIComponent(keyId)}/rotate`, options, false);
  }

  /** Ends the secret before the last rotation now. */
  async endPreviousSecret(keyId: string): Promise<AppKey> {
    const path = `/v1/keys/${encodeURIComponent(keyId)}/end-previous-secret`;
    return (await this.#requests.post<{ key: AppKey }>(path, undefined, true)).key;
  }

  async revoke(keyId: string): Promise<AppKey> {
    return (await this.#requests.post<{ key: AppKey }>(`/v1/keys/${encodeURIComponent(keyId)}/revoke`, undefined, true)).key;
  }
}
