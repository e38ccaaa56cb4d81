/** Connected apps and the records of the authorization server in SQL. Ids arrive hashed and payloads sealed; what they say is decided by the callers. */

import type { Store } from '../../store/store.ts';
import type { DecidedRequest, KeyRecordKind, NewOAuthRecord, StoredOAuthRecord } from '../../store/stored-connected-app.ts';
import { audit } from '../event/audit.ts';
import { ofTenant } from '../verb/lock.ts';
import { one, run, type Steps } from '../verb/statement.ts';
import { told } from '../verb/store-event.ts';
import { verb } from '../verb/verb.ts';
import { createAppKey, revokeAppKey } from './key.ts';
import { isMember } from './membership.ts';

const COLUMNS = 'kind, tenant_id AS "tenantId", key_id AS "keyId", payload, spent_at AS "spentAt"';

/** A few more than are stored between two calls. */
const FORGET_EXPIRED = `DELETE FROM oauth_record
  WHERE record_hash IN (SELECT record_hash FROM oauth_record WHERE expires_at <= :now ORDER BY expires_at LIMIT 100)`;

/** The number of used refresh tokens that are stored for a key: a second use of one ends the key. */
const SPENT_TOKENS_MAX = 50;

const oauthRecord = verb<Store['oauthRecord']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  run: ({ recordHash }, now) =>
    one<StoredOAuthRecord>(`SELECT ${COLUMNS} FROM oauth_record WHERE record_hash = :recordHash AND expires_at > :now`, {
      recordHash,
      now,
    }),
});

const keepOAuthRecord = verb<Store['keepOAuthRecord']>({
  sqlite: 'write',
  postgres: { write: 'transaction' },
  *run({ kind, recordHash, payload, validMs, recordsMax }, now) {
    yield* run(FORGET_EXPIRED, { now });
    const counted = yield* one<{ count: number }>(
      `SELECT count(*) AS count FROM (SELECT 1 FROM oauth_record WHERE kind = :kind AND key_id IS NULL LIMIT :recordsMax) AS known`,
      { kind, recordsMax },
    );
    if ((counted?.count ?? 0) >= recordsMax) return false;
    yield* run(
      `INSERT INTO oauth_record (record_hash, kind, payload, created_at, expires_at)
     VALUES (:recordHash, :kind, :payload, :now, :expiresAt)
     ON CONFLICT (record_hash) DO UPDATE SET payload = :payload WHERE oauth_record.spent_at IS NULL`,
      { recordHash, kind, payload, now, expiresAt: now + validMs },
    );
    return true;
  },
});

interface OfKey {
  readonly tenantId: string;
  readonly keyId: string;
}

function insertOfKey({ tenantId, keyId }: OfKey, record: NewOAuthRecord<KeyRecordKind>, now: number): Steps<void> {
  const { recordHash, kind, payload, validMs } = record;
  return run(
    `INSERT INTO oauth_record (record_hash, kind, tenant_id, key_id, payload, created_at, expires_at)
     VALUES (:recordHash, :kind, :tenantId, :keyId, :payload, :now, :expiresAt)
     ON CONFLICT (record_hash) DO NOTHING`,
    { recordHash, kind, tenantId, keyId, payload, now, expiresAt: now + validMs },
  );
}

function* isWorking({ tenantId, keyId }: OfKey, now: number): Steps<boolean> {
  const key = yield* one(
    `SELECT key_id FROM app_key WHERE key_id = :keyId AND tenant_id = :tenantId AND person_id IS NOT NULL AND revoked_at IS NULL
      AND expires_at > :now`,
    { keyId, tenantId, now },
  );
  return key !== null;
}

const keepKeyRecord = verb<Store['keepKeyRecord']>({
  sqlite: 'write',
  postgres: { write: ofTenant },
  *run(record, now) {
    const isKept = yield* isWorking(record, now);
    if (isKept) yield* insertOfKey(record, record, now);
    return isKept;
  },
});

const dropOAuthRecord = verb<Store['dropOAuthRecord']>({
  sqlite: 'write',
  postgres: { write: 'statement' },
  run: ({ recordHash }) => run('DELETE FROM oauth_record WHERE record_hash = :recordHash', { recordHash }),
});

/** Decides a request. Of two concurrent decisions, the second finds the request decided. */
function* decide({ recordHash, payload }: DecidedRequest, now: number): Steps<boolean> {
  const decided = yield* one(
    `UPDATE oauth_record SET payload = :payload, spent_at = :now
      WHERE record_hash = :recordHash AND kind = 'request' AND spent_at IS NULL AND expires_at > :now RETURNING record_hash`,
    { recordHash, payload, now },
  );
  return decided !== null;
}

const connectApp = verb<Store['connectApp']>({
  sqlite: 'write',
  postgres: { write: ofTenant },
  events: (result, given) => (typeof result === 'string' ? [] : told(given)),
  *run({ tenantId, personId, request, grant, client, key }, now) {
    if (!(yield* isMember(tenantId, personId))) return 'unknown';
    yield* run(
      `UPDATE app_key SET revoked_at = :now
      WHERE tenant_id = :tenantId AND revoked_at IS NULL AND person_id IS NOT NULL AND expires_at <= :now`,
      { tenantId, now },
    );
    if (!(yield* decide(request, now))) return 'unknown';
    const made = yield* createAppKey.run(key, now);
    if (made === 'limit_reached') {
      yield* run('UPDATE oauth_record SET spent_at = NULL WHERE record_hash = :recordHash', { recordHash: request.recordHash });
      return made;
    }
    yield* insertOfKey(made, grant, now);
    yield* run(`UPDATE oauth_record SET expires_at = :until WHERE record_hash = :recordHash AND kind = 'client'`, {
      recordHash: client.recordHash,
      until: now + client.validMs,
    });
    return made;
  },
});

const denyApp = verb<Store['denyApp']>({
  sqlite: 'write',
  postgres: { write: 'transaction' },
  *run({ request, audit: entry }, now) {
    const isDecided = yield* decide(request, now);
    if (isDecided) yield* audit.run(entry, now);
    return isDecided;
  },
});

const issueTokens = verb<Store['issueTokens']>({
  sqlite: 'key-write',
  postgres: { write: ofTenant },
  events: (result, given) => (result === 'replayed' ? told(given) : []),
  *run(issue, now) {
    const { tenantId, keyId, spentHash, records, replayAudit } = issue;
    if (!(yield* isWorking(issue, now))) return 'ended';
    const used = yield* one<Pick<StoredOAuthRecord, 'kind' | 'spentAt'>>(
      'SELECT kind, spent_at AS "spentAt" FROM oauth_record WHERE record_hash = :spentHash AND key_id = :keyId AND expires_at > :now',
      { spentHash, keyId, now },
    );
    if (!used) return 'ended';
    if (used.spentAt === null) yield* spend(issue, now);
    else if (used.kind !== 'refresh-token' || !(yield* mayBeLost(issue, used.spentAt, now))) {
      yield* revokeAppKey.run({ tenantId, keyId, audit: replayAudit }, now);
      return 'replayed';
    }
    yield* replaceSecret(issue, now);
    yield* run(`DELETE FROM oauth_record WHERE key_id = :keyId AND kind = 'access-token'`, { keyId });
    for (const record of records) yield* insertOfKey(issue, record, now);
    yield* forgetSpent(keyId);
    return 'issued';
  },
});

type Issue = Parameters<Store['issueTokens']>[0];

/** The other tokens from the same refresh token end immediately: their holder is another app. */
function* spend({ keyId, spentHash, reuseMs }: Issue, now: number): Steps<void> {
  yield* run(
    `UPDATE oauth_record SET spent_at = :past
      WHERE key_id = :keyId AND kind = 'refresh-token' AND spent_at IS NULL AND record_hash <> :spentHash`,
    { keyId, spentHash, past: now - reuseMs },
  );
  yield* run('UPDATE oauth_record SET spent_at = :now WHERE record_hash = :spentHash', { spentHash, now });
}

/** Whether the app may not have received the tokens for a refresh token: they are recent and unused. */
function* mayBeLost({ keyId, spentHash, reuseMs }: Issue, spentAt: number, now: number): Steps<boolean> {
  if (spentAt + reuseMs <= now) return false;
  const later = yield* one(
    `SELECT record_hash FROM oauth_record
      WHERE key_id = :keyId AND kind = 'refresh-token' AND spent_at >= :spentAt AND record_hash <> :spentHash LIMIT 1`,
    { keyId, spentAt, spentHash },
  );
  return later === null;
}

function replaceSecret(issue: Issue, now: number): Steps<void> {
  const { keyId, keyHash, prefix, tokenMs, overlapMs, keyMs } = issue;
  return run(
    `UPDATE app_key SET previous_hash = CASE WHEN token_until > :now THEN key_hash END,
            previous_until = CASE WHEN token_until <= :now THEN NULL WHEN token_until < :overlapUntil THEN token_until
                                  WHEN token_until IS NOT NULL THEN :overlapUntil END,
            key_hash = :keyHash, prefix = :prefix, token_until = :tokenUntil, expires_at = :keyUntil
      WHERE key_id = :keyId`,
    { keyId, keyHash, prefix, now, overlapUntil: now + overlapMs, tokenUntil: now + tokenMs, keyUntil: now + keyMs },
  );
}

const forgetSpent = (keyId: string): Steps<void> =>
  run(
    `DELETE FROM oauth_record WHERE record_hash IN (
       SELECT record_hash FROM oauth_record WHERE key_id = :keyId AND kind = 'refresh-token' AND spent_at IS NOT NULL
        ORDER BY spent_at DESC LIMIT 100 OFFSET ${SPENT_TOKENS_MAX})`,
    { keyId },
  );

export const connectedAppVerbs = {
  oauthRecord,
  keepOAuthRecord,
  keepKeyRecord,
  dropOAuthRecord,
  connectApp,
  denyApp,
  issueTokens,
};
