/** Tenant and app keys in SQL, by their hashes. Whether a key that is found may still be used is decided by the callers. */

import { type Access, MINUTE_MS } from '@ledgerline/contract';
import type { AuditEntry, KeyHolder, Store, StoredAppKey, StoredTenant } from '../../store/store.ts';
import { audit } from '../event/audit.ts';
import { record } from '../event/event.ts';
import { mailAdmins } from '../event/mail-notice.ts';
import { ofTenant } from '../verb/lock.ts';
import { all, one, run, type Steps } from '../verb/statement.ts';
import { told } from '../verb/store-event.ts';
import { verb } from '../verb/verb.ts';
import { findTenant, TENANT_COLUMNS } from './tenant-row.ts';

/** A use is stored at most this often. */
const TOUCH_EVERY_MS = MINUTE_MS;

const KEY_COLUMNS = `key_id AS "keyId", tenant_id AS "tenantId", name, key_hash AS "keyHash", prefix, access, companies, addresses, amount_max AS "amountMax", approval,
  created_at AS "createdAt", expires_at AS "expiresAt", last_used_at AS "lastUsedAt", revoked_at AS "revokedAt",
  previous_until AS "previousUntil", person_id AS "personId", app, token_until AS "tokenUntil"`;

type KeyRow = Omit<StoredAppKey, 'access' | 'companies' | 'addresses' | 'app'> & {
  readonly access: string;
  readonly companies: string | null;
  readonly addresses: string | null;
  readonly app: string | null;
};

const listOf = (json: string | null): readonly string[] | null =>
  json === null ? null : (JSON.parse(json) as readonly string[]);
const jsonOf = (list: readonly string[] | null): string | null => (list === null ? null : JSON.stringify(list));

function keyOf(row: KeyRow): StoredAppKey {
  return {
    ...row,
    access: JSON.parse(row.access) as Access,
    companies: listOf(row.companies),
    addresses: listOf(row.addresses),
    app: row.app === null ? null : (JSON.parse(row.app) as StoredAppKey['app']),
  };
}

/** The holder of a key, even if the key is revoked or expired, so that the response can say which. */
const keyHolder = verb<Store['keyHolder']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  *run({ keyHash }) {
    const own = yield* one<StoredTenant>(`SELECT ${TENANT_COLUMNS} FROM tenant WHERE tenant_key_hash = :keyHash`, { keyHash });
    if (own) return { tenant: own, appKey: null, secretUntil: null };
    const row = yield* one<KeyRow>(`SELECT ${KEY_COLUMNS} FROM app_key WHERE key_hash = :keyHash`, { keyHash });
    return row ? yield* holderOf(row, row.tokenUntil) : yield* previousHolder(keyHash);
  },
});

/** The owner of the secret before the last rotation, even after its overlap has ended. */
function* previousHolder(keyHash: string): Steps<KeyHolder | null> {
  const row = yield* one<KeyRow>(`SELECT ${KEY_COLUMNS} FROM app_key WHERE previous_hash = :keyHash`, { keyHash });
  if (row) return yield* holderOf(row, row.previousUntil);
  const own = yield* one<StoredTenant>(`SELECT ${TENANT_COLUMNS} FROM tenant WHERE previous_key_hash = :keyHash`, { keyHash });
  return own && { tenant: own, appKey: null, secretUntil: own.previousKeyUntil };
}

function* holderOf(row: KeyRow, secretUntil: number | null): Steps<KeyHolder | null> {
  const tenant = yield* findTenant({ tenantId: row.tenantId });
  return tenant && { tenant, appKey: keyOf(row), secretUntil };
}

/** Revoked keys stay in the list and do not count. */
export const createAppKey = verb<Store['createAppKey']>({
  sqlite: 'write',
  postgres: { write: ofTenant },
  events: (result, given) => (result === 'limit_reached' ? [] : told(given)),
  *run(key, now) {
    const { keyId, tenantId, name, keyHash, prefix, expiresAt } = key;
    const counted = yield* one<{ count: number }>(
      'SELECT count(*) AS count FROM app_key WHERE tenant_id = :tenantId AND revoked_at IS NULL',
      { tenantId },
    );
    if ((counted?.count ?? 0) >= key.keysMax) return 'limit_reached';
    const row = yield* one<KeyRow>(
      `INSERT INTO app_key (key_id, tenant_id, name, key_hash, prefix, access, companies, addresses, amount_max, approval, created_at, expires_at, person_id, app)
     VALUES (:keyId, :tenantId, :name, :keyHash, :prefix, :access, :companies, :addresses, :amountMax, :approval, :now, :expiresAt, :personId, :app)
     RETURNING ${KEY_COLUMNS}`,
      {
        keyId,
        tenantId,
        name,
        keyHash,
        prefix,
        access: JSON.stringify(key.access),
        companies: jsonOf(key.companies),
        addresses: jsonOf(key.addresses ?? null),
        amountMax: key.amountMax ?? null,
        approval: key.approval ?? 'none',
        now,
        expiresAt,
        personId: key.personId ?? null,
        app: key.app ? JSON.stringify(key.app) : null,
      },
    );
    if (!row) throw new Error('An app key that was inserted must exist.');
    yield* audit.run(key.audit, now);
    yield* record({ tenantId, type: 'key.created', subject: keyId, data: { keyId, name } }, now);
    const facts = { kind: 'key_created', name, actor: key.audit.actor, at: now } as const;
    yield* mailAdmins({ tenantId, facts, cause: keyId, choice: null }, now);
    return keyOf(row);
  },
});

const appKey = verb<Store['appKey']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  *run({ tenantId, keyId }) {
    const row = yield* one<KeyRow>(`SELECT ${KEY_COLUMNS} FROM app_key WHERE key_id = :keyId AND tenant_id = :tenantId`, {
      tenantId,
      keyId,
    });
    return row && keyOf(row);
  },
});

/** Newest first. */
const appKeys = verb<Store['appKeys']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  *run({ tenantId, before, limit }) {
    const rows = yield* all<KeyRow>(
      `SELECT ${KEY_COLUMNS} FROM app_key WHERE tenant_id = :tenantId ${before === null ? '' : AFTER_PLACE}
      ORDER BY created_at DESC, key_id LIMIT :limit`,
      { tenantId, limit, ...before },
    );
    return rows.map(keyOf);
  },
});

const AFTER_PLACE = 'AND created_at <= :at AND (created_at < :at OR key_id > :id)';

/** Keys that expire, unless they were revoked before; a tenant has a limited number of keys. The key of a connected app is renewed by the app. */
export function* expiringKeys(tenantId: string): Steps<readonly StoredAppKey[]> {
  const rows = yield* all<KeyRow>(
    `SELECT ${KEY_COLUMNS} FROM app_key WHERE tenant_id = :tenantId AND revoked_at IS NULL AND expires_at IS NOT NULL AND person_id IS NULL`,
    { tenantId },
  );
  return rows.map(keyOf);
}

/** Running calls keep their rights; the next call has the new ones. */
const changeAppKey = verb<Store['changeAppKey']>({
  sqlite: 'key-write',
  postgres: { write: ofTenant },
  *run(change, now) {
    const { tenantId, keyId, name, access, companies, addresses, amountMax, approval } = change;
    const row = yield* one<KeyRow>(
      `UPDATE app_key SET name = :name, access = :access, companies = :companies, addresses = :addresses, amount_max = :amountMax,
              approval = :approval
      WHERE key_id = :keyId AND tenant_id = :tenantId AND revoked_at IS NULL RETURNING ${KEY_COLUMNS}`,
      {
        tenantId,
        keyId,
        name,
        access: JSON.stringify(access),
        companies: jsonOf(companies),
        addresses: jsonOf(addresses),
        amountMax,
        approval,
      },
    );
    if (!row) return null;
    yield* audit.run(change.audit, now);
    return keyOf(row);
  },
});

/** A secret from before the one that is replaced stops at once: at most two work at a time. A connected app gets its secrets by its tokens. */
const rotateAppKey = verb<Store['rotateAppKey']>({
  sqlite: 'key-write',
  postgres: { write: ofTenant },
  events: (result, given) => (result ? told(given) : []),
  *run(rotation, now) {
    const { tenantId, keyId, keyHash, prefix, overlapMs } = rotation;
    const previousUntil = overlapMs === 0 ? null : now + overlapMs;
    const row = yield* one<KeyRow>(
      `UPDATE app_key SET previous_hash = ${previousUntil === null ? 'NULL' : 'key_hash'}, previous_until = :previousUntil,
            key_hash = :keyHash, prefix = :prefix
      WHERE key_id = :keyId AND tenant_id = :tenantId AND revoked_at IS NULL AND person_id IS NULL RETURNING ${KEY_COLUMNS}`,
      { tenantId, keyId, keyHash, prefix, previousUntil },
    );
    if (!row) return null;
    const { name } = row;
    yield* audit.run(rotation.audit, now);
    yield* record({ tenantId, type: 'key.rotated', subject: keyId, data: { key: 'app', keyId, name } }, now);
    const until = previousUntil === null ? {} : { previousUntil };
    const facts = { kind: 'key_rotated', key: 'app', name, actor: rotation.audit.actor, at: now, ...until } as const;
    yield* mailAdmins({ tenantId, facts, cause: keyHash, choice: null }, now);
    return keyOf(row);
  },
});

const endPreviousSecret = verb<Store['endPreviousSecret']>({
  sqlite: 'key-write',
  postgres: { write: ofTenant },
  *run({ tenantId, keyId, audit: entry }, now) {
    const row = yield* one<KeyRow>(
      `UPDATE app_key SET previous_hash = NULL, previous_until = NULL
      WHERE key_id = :keyId AND tenant_id = :tenantId AND revoked_at IS NULL RETURNING ${KEY_COLUMNS}`,
      { tenantId, keyId },
    );
    if (!row) return null;
    yield* audit.run(entry, now);
    return keyOf(row);
  },
});

/** Revoking again changes nothing and returns the key. */
export const revokeAppKey = verb<Store['revokeAppKey']>({
  sqlite: 'key-write',
  postgres: { write: ofTenant },
  events: (result, given) => (result ? told(given) : []),
  *run({ tenantId, keyId, audit: entry }, now) {
    const row = yield* one<KeyRow>(`SELECT ${KEY_COLUMNS} FROM app_key WHERE tenant_id = :tenantId AND key_id = :keyId`, {
      tenantId,
      keyId,
    });
    if (!row || row.revokedAt !== null) return row && keyOf(row);
    yield* run('UPDATE app_key SET revoked_at = :now WHERE key_id = :keyId', { now, keyId });
    // The tokens of a connected app end with its key.
    yield* run('DELETE FROM oauth_record WHERE key_id = :keyId', { keyId });
    yield* audit.run(entry, now);
    yield* record({ tenantId, type: 'key.revoked', subject: keyId, data: { keyId, name: row.name } }, now);
    return { ...keyOf(row), revokedAt: now };
  },
});

/** Ends the apps that a person connected to a tenant. */
export function* revokeKeysOf(tenantId: string, personId: string, entry: AuditEntry, now: number): Steps<void> {
  const keys = yield* all<{ keyId: string }>(
    'SELECT key_id AS "keyId" FROM app_key WHERE person_id = :personId AND tenant_id = :tenantId AND revoked_at IS NULL',
    { personId, tenantId },
  );
  for (const { keyId } of keys) {
    yield* revokeAppKey.run({ tenantId, keyId, audit: { ...entry, action: 'app-key.revoked', subject: keyId } }, now);
  }
}

/** Reads before it writes: nearly always another call has just done so. */
const touchAppKey = verb<Store['touchAppKey']>({
  sqlite: 'here',
  postgres: { read: 'batched', write: 'transaction' },
  *run({ keyId }, now) {
    const due = yield* one(
      'SELECT key_id FROM app_key WHERE key_id = :keyId AND (last_used_at IS NULL OR last_used_at <= :before)',
      { keyId, before: now - TOUCH_EVERY_MS },
    );
    if (due) yield* run('UPDATE app_key SET last_used_at = :now WHERE key_id = :keyId', { now, keyId });
  },
});

export const keyVerbs = {
  keyHolder,
  createAppKey,
  appKey,
  appKeys,
  changeAppKey,
  rotateAppKey,
  endPreviousSecret,
  revokeAppKey,
  touchAppKey,
};
