/** Pairing by code in SQL. Codes arrive hashed or as they are shown; how they are created is decided in account/pairing.ts. */

import type { Store } from '../../store/store.ts';
import type { StoredPairing } from '../../store/stored-pairing.ts';
import { audit } from '../event/audit.ts';
import { ofTenant } from '../verb/lock.ts';
import { one, run, type Steps } from '../verb/statement.ts';
import { told } from '../verb/store-event.ts';
import { verb } from '../verb/verb.ts';
import { createAppKey } from './key.ts';

const COLUMNS = `device_hash AS "deviceHash", user_code AS "userCode", kind, name, address, state, tenant_id AS "tenantId",
  key_id AS "keyId", created_at AS "createdAt", expires_at AS "expiresAt", polled_at AS "polledAt",
  polled_before_at AS "polledBeforeAt"`;

/** A few more than are started between two calls. They name the network address that a program asked from. */
const FORGET_EXPIRED = `DELETE FROM pairing
  WHERE device_hash IN (SELECT device_hash FROM pairing WHERE expires_at <= :now ORDER BY expires_at LIMIT 100)`;

export const forgetPairings = (now: number): Steps<void> => run(FORGET_EXPIRED, { now });

/** Null if the user code is in use. */
const startPairing = verb<Store['startPairing']>({
  sqlite: 'write',
  postgres: { write: 'transaction' },
  *run({ validMs, ...pairing }, now) {
    yield* forgetPairings(now);
    return yield* one<StoredPairing>(
      `INSERT INTO pairing (device_hash, user_code, kind, name, address, state, created_at, expires_at)
     VALUES (:deviceHash, :userCode, :kind, :name, :address, 'pending', :now, :expiresAt)
     ON CONFLICT (user_code) DO NOTHING RETURNING ${COLUMNS}`,
      { ...pairing, now, expiresAt: now + validMs },
    );
  },
});

const pairing = verb<Store['pairing']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  run: ({ userCode }, now) =>
    one<StoredPairing>(`SELECT ${COLUMNS} FROM pairing WHERE user_code = :userCode AND expires_at > :now`, {
      userCode,
      now,
    }),
});

/** One statement, so that the second of two concurrent requests sees the first. */
const pollPairing = verb<Store['pollPairing']>({
  sqlite: 'write',
  postgres: { write: 'statement' },
  run: ({ deviceHash }, now) =>
    one<StoredPairing>(
      `UPDATE pairing SET polled_before_at = polled_at, polled_at = :now
      WHERE device_hash = :deviceHash AND expires_at > :now RETURNING ${COLUMNS}`,
      { deviceHash, now },
    ),
});

/** The code is taken first, so that the second of two concurrent decisions does not find it. The program then has some time to ask again. */
const decidePairing = verb<Store['decidePairing']>({
  sqlite: 'write',
  postgres: { write: ofTenant },
  events: (result, given) => (result.kind === 'decided' && result.key ? told(given) : []),
  *run(decision, now) {
    const { userCode, tenantId, state, keyId, key, graceMs, audit: entry } = decision;
    const taken = yield* one<StoredPairing>(
      `UPDATE pairing SET state = :state, tenant_id = :tenantId, key_id = :keyId,
            expires_at = CASE WHEN expires_at < :graceUntil THEN :graceUntil ELSE expires_at END
      WHERE user_code = :userCode AND state = 'pending' AND expires_at > :now RETURNING ${COLUMNS}`,
      { state, tenantId, keyId, userCode, now, graceUntil: now + graceMs },
    );
    if (!taken) return { kind: 'unknown' };
    const made = key && (yield* createAppKey.run(key, now));
    if (made === 'limit_reached') {
      yield* run(`UPDATE pairing SET state = 'pending', tenant_id = NULL, key_id = NULL WHERE user_code = :userCode`, {
        userCode,
      });
      return { kind: 'limit_reached' };
    }
    yield* audit.run(entry, now);
    return { kind: 'decided', pairing: taken, key: made };
  },
});

export const pairingVerbs = { startPairing, pairing, pollPairing, decidePairing };
