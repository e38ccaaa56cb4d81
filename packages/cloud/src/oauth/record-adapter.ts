/**
 * Where the authorization server keeps what it must remember, as its library asks for it. Ids are hashed and payloads sealed. What a
 * request for tokens changes is collected, and stored at its end in one transaction: a process that dies before has changed nothing.
 */

import { SECOND_MS } from '@ledgerline/contract';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { NewOAuthRecord, StoredOAuthRecord } from '../store/stored-connected-app.ts';
import type { Context } from '../system/context.ts';
import { hashKey } from '../system/key.ts';
import { SealBroken } from '../system/seal.ts';
import { checkClient } from './client-check.ts';
import { oauthLimits } from './oauth-limits.ts';
import { type RecordKind, requestScope } from './request-scope.ts';

/** The library's names of what it stores, and ours. */
const KINDS: Readonly<Record<string, RecordKind>> = {
  Client: 'client',
  Interaction: 'request',
  Grant: 'grant',
  AuthorizationCode: 'code',
  AccessToken: 'access-token',
  RefreshToken: 'refresh-token',
};

export const recordHashOf = (kind: RecordKind, id: string): string => hashKey(`${kind} ${id}`);

/** Makes the adapters of a library that asks for one for each of its models. */
export const adapterOf =
  (context: Context) =>
  (name: string): Adapter => {
    const kind = KINDS[name];
    return kind === undefined ? forgetful : new RecordAdapter(context, kind);
  };

const nothing = async (): Promise<undefined> => undefined;

/** Stores no sessions: the portal has its own, and each request of an app is decided again. */
const forgetful: Adapter = {
  upsert: nothing,
  find: nothing,
  findByUserCode: nothing,
  findByUid: nothing,
  consume: nothing,
  destroy: nothing,
  revokeByGrantId: nothing,
};

const purposeOf = (recordHash: string): string => `oauth-record ${recordHash}`;

class RecordAdapter implements Adapter {
  readonly #context: Context;
  readonly #kind: RecordKind;
  readonly findByUid = nothing;
  readonly findByUserCode = nothing;
  /** The library ends the grant too, and everything of a key ends with that. */
  readonly revokeByGrantId = nothing;

  constructor(context: Context, kind: RecordKind) {
    this.#context = context;
    this.#kind = kind;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn = 0): Promise<void> {
    const kind = this.#kind;
    if (kind === 'client') checkClient(payload);
    const recordHash = recordHashOf(kind, id);
    const sealed = this.#context.seal.seal(JSON.stringify(payload), purposeOf(recordHash));
    const validMs = kind === 'client' ? oauthLimits.newClientMs : expiresIn * SECOND_MS;
    const record = { kind, recordHash, payload: sealed, validMs };
    const { changes } = requestScope();
    if (changes) changes.records.push({ id, record, payload });
    else await this.#keep(record, payload);
  }

  async #keep(record: NewOAuthRecord<RecordKind>, { accountId: tenantId, grantId: keyId }: AdapterPayload): Promise<void> {
    const { store } = this.#context;
    const { kind } = record;
    if (kind === 'client' || kind === 'request') {
      const recordsMax = kind === 'client' ? oauthLimits.clientsMax : oauthLimits.requestsMax;
      if (!(await store.keepOAuthRecord({ ...record, kind, recordsMax }))) throw new errors.TemporarilyUnavailable();
      return;
    }
    if (tenantId === undefined || keyId === undefined) throw new Error(`A ${kind} must belong to the key of an app.`);
    if (!(await store.keepKeyRecord({ ...record, kind, tenantId, keyId }))) throw new errors.InvalidGrant('grant is expired');
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const recordHash = recordHashOf(this.#kind, id);
    const found = await this.#context.store.oauthRecord({ recordHash });
    const payload = found?.kind === this.#kind ? this.#open(found, recordHash) : undefined;
    const spentAt = found?.spentAt ?? null;
    // Whether it can be used again is decided where the tokens are stored.
    if (this.#kind === 'refresh-token' && spentAt !== null && spentAt + oauthLimits.refreshAgainMs > this.#context.clock.now())
      return payload;
    return payload && spentAt !== null ? { ...payload, consumed: Math.floor(spentAt / SECOND_MS) } : payload;
  }

  /** With a different SECRET_KEY nothing can be read, and apps must be connected again. */
  #open({ payload }: StoredOAuthRecord, recordHash: string): AdapterPayload | undefined {
    try {
      return JSON.parse(this.#context.seal.open(payload, purposeOf(recordHash))) as AdapterPayload;
    } catch (error) {
      if (error instanceof SealBroken) return undefined;
      throw error;
    }
  }

  async consume(id: string): Promise<void> {
    const { changes } = requestScope();
    if (!changes) throw new Error('Only a request for tokens uses up a code or refresh token.');
    changes.spentHashes.push(recordHashOf(this.#kind, id));
  }

  async destroy(id: string): Promise<void> {
    const { store } = this.#context;
    const recordHash = recordHashOf(this.#kind, id);
    if (this.#kind === 'request') return store.dropOAuthRecord({ recordHash });
    if (this.#kind !== 'grant') return;
    const grant = await store.oauthRecord({ recordHash });
    if (!grant?.tenantId || !grant.keyId) return;
    const { tenantId, keyId } = grant;
    const { endAction: action, requestId } = requestScope();
    await store.revokeAppKey({ tenantId, keyId, audit: { tenantId, action, subject: keyId, actor: `key:${keyId}`, requestId } });
  }
}
