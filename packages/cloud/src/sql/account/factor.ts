/** Second factors in SQL. Secrets arrive sealed and codes hashed; whether a code is right is decided by the callers. */

import type { Store } from '../../store/store.ts';
import type { FactorAdded, StoredFactors, StoredPasskey } from '../../store/stored-factor.ts';
import { audit } from '../event/audit.ts';
import { writeMail } from '../event/mail.ts';
import { ofPerson, ofTenant } from '../verb/lock.ts';
import { all, one, run, type Steps } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';
import { endOpenLinks } from './open-link.ts';

const PASSKEY_COLUMNS = `passkey_id AS "passkeyId", person_id AS "personId", name, public_key AS "publicKey", transports, counter,
  is_passwordless AS "isPasswordless", created_at AS "createdAt", last_used_at AS "lastUsedAt"`;

const factors = verb<Store['factors']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  *run({ personId }) {
    const authenticator = yield* one<NonNullable<StoredFactors['authenticator']>>(
      'SELECT secret_sealed AS "secretSealed", confirmed_at AS "confirmedAt" FROM authenticator WHERE person_id = :personId',
      { personId },
    );
    const passkeys = yield* all<StoredPasskey>(
      `SELECT ${PASSKEY_COLUMNS} FROM passkey WHERE person_id = :personId ORDER BY created_at, passkey_id`,
      { personId },
    );
    return { authenticator, passkeys, recoveryCodesLeft: yield* countCodes(personId) };
  },
});

function* countCodes(personId: string): Steps<number> {
  const counted = yield* one<{ codes: number }>('SELECT count(*) AS codes FROM recovery_code WHERE person_id = :personId', {
    personId,
  });
  return counted?.codes ?? 0;
}

const beginAuthenticator = verb<Store['beginAuthenticator']>({
  sqlite: 'write',
  postgres: { write: ofPerson },
  *run({ personId, secretSealed }) {
    const begun = yield* one(
      `INSERT INTO authenticator (person_id, secret_sealed, last_step) VALUES (:personId, :secretSealed, 0)
     ON CONFLICT (person_id) DO UPDATE SET secret_sealed = excluded.secret_sealed WHERE authenticator.confirmed_at IS NULL
     RETURNING person_id`,
      { personId, secretSealed },
    );
    return begun !== null;
  },
});

type Confirmation = Parameters<Store['confirmAuthenticator']>[0];

const confirmAuthenticator = verb<Store['confirmAuthenticator']>({
  sqlite: 'write',
  postgres: { write: ofPerson },
  *run(change, now) {
    const { personId, step } = change;
    const confirmed = yield* one(
      `UPDATE authenticator SET confirmed_at = :now, last_step = :step WHERE person_id = :personId AND confirmed_at IS NULL
     RETURNING person_id`,
      { now, step, personId },
    );
    return confirmed ? yield* added(personId, change, now) : null;
  },
});

const removeAuthenticator = verb<Store['removeAuthenticator']>({
  sqlite: 'write',
  postgres: { write: ofPerson },
  *run({ personId, ...reported }, now) {
    const removed = yield* one('DELETE FROM authenticator WHERE person_id = :personId RETURNING person_id', { personId });
    return removed !== null && (yield* removedFactor(personId, reported, now));
  },
});

/** One statement, so that only one of two logins with the same code succeeds. */
const useAuthenticator = verb<Store['useAuthenticator']>({
  sqlite: 'write',
  postgres: { write: 'statement' },
  *run({ personId, step }) {
    const used = yield* one(
      `UPDATE authenticator SET last_step = :step WHERE person_id = :personId AND confirmed_at IS NOT NULL AND last_step < :step
     RETURNING person_id`,
      { step, personId },
    );
    return used !== null;
  },
});

const setRecoveryCodes = verb<Store['setRecoveryCodes']>({
  sqlite: 'write',
  postgres: { write: ofPerson },
  *run({ personId, codeHashes, audit: entry }, now) {
    yield* run('DELETE FROM recovery_code WHERE person_id = :personId', { personId });
    yield* insertCodes(personId, codeHashes);
    yield* audit.run(entry, now);
  },
});

function* insertCodes(personId: string, codeHashes: readonly string[]): Steps<void> {
  for (const codeHash of codeHashes)
    yield* run('INSERT INTO recovery_code (person_id, code_hash) VALUES (:personId, :codeHash)', { personId, codeHash });
}

const useRecoveryCode = verb<Store['useRecoveryCode']>({
  sqlite: 'write',
  postgres: { write: ofPerson },
  *run({ personId, codeHash, mail, audit: entry }, now) {
    const used = yield* one(
      'DELETE FROM recovery_code WHERE person_id = :personId AND code_hash = :codeHash RETURNING person_id',
      {
        personId,
        codeHash,
      },
    );
    if (!used) return false;
    yield* writeMail(mail, now);
    yield* audit.run(entry, now);
    return true;
  },
});

const addPasskey = verb<Store['addPasskey']>({
  sqlite: 'write',
  postgres: { write: ({ passkey }) => ofPerson(passkey) },
  *run(change, now) {
    const { passkey, passkeysMax } = change;
    const { personId } = passkey;
    const counted = yield* one<{ passkeys: number }>('SELECT count(*) AS passkeys FROM passkey WHERE person_id = :personId', {
      personId,
    });
    if ((counted?.passkeys ?? 0) >= passkeysMax) return 'limit_reached';
    const made = yield* one(
      `INSERT INTO passkey (passkey_id, person_id, name, public_key, transports, counter, is_passwordless, created_at)
     VALUES (:passkeyId, :personId, :name, :publicKey, :transports, :counter, :isPasswordless, :now)
     ON CONFLICT (passkey_id) DO NOTHING RETURNING passkey_id`,
      { ...passkey, now },
    );
    return made ? yield* added(personId, change, now) : 'known';
  },
});

const passkey = verb<Store['passkey']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  run: ({ passkeyId }) =>
    one<StoredPasskey>(`SELECT ${PASSKEY_COLUMNS} FROM passkey WHERE passkey_id = :passkeyId`, { passkeyId }),
});

const removePasskey = verb<Store['removePasskey']>({
  sqlite: 'write',
  postgres: { write: ofPerson },
  *run({ personId, passkeyId, ...reported }, now) {
    const removed = yield* one(
      'DELETE FROM passkey WHERE passkey_id = :passkeyId AND person_id = :personId RETURNING passkey_id',
      {
        passkeyId,
        personId,
      },
    );
    return removed !== null && (yield* removedFactor(personId, reported, now));
  },
});

/** A passkey that does not count says 0 every time. */
const usePasskey = verb<Store['usePasskey']>({
  sqlite: 'write',
  postgres: { write: 'statement' },
  *run({ passkeyId, counter }, now) {
    const used = yield* one(
      `UPDATE passkey SET counter = :counter, last_used_at = :now
      WHERE passkey_id = :passkeyId AND (counter < :counter OR (counter = 0 AND :counter = 0)) RETURNING passkey_id`,
      { counter, now, passkeyId },
    );
    return used !== null;
  },
});

const removeFactors = verb<Store['removeFactors']>({
  sqlite: 'write',
  postgres: { write: ofPerson },
  *run({ personId, ...reported }, now) {
    const counted = yield* one<{ factors: number }>('SELECT factor_count AS factors FROM person WHERE person_id = :personId', {
      personId,
    });
    const factors = counted?.factors ?? 0;
    if (factors === 0) return 0;
    yield* run('DELETE FROM authenticator WHERE person_id = :personId', { personId });
    yield* run('DELETE FROM passkey WHERE person_id = :personId', { personId });
    yield* removedFactor(personId, reported, now);
    return factors;
  },
});

type Added = Pick<Confirmation, 'codeHashes' | 'mail' | 'audit'>;

function* added(personId: string, { codeHashes, mail, audit: entry }: Added, now: number): Steps<FactorAdded> {
  yield* countFactors(personId);
  const hasNewCodes = (yield* countCodes(personId)) === 0;
  if (hasNewCodes) yield* insertCodes(personId, codeHashes);
  yield* writeMail(mail, now);
  yield* audit.run(entry, now);
  return { hasNewCodes };
}

function* removedFactor(personId: string, { mail, audit: entry }: Omit<Added, 'codeHashes'>, now: number): Steps<true> {
  yield* countAfterRemoval(personId);
  yield* endOpenLinks(personId);
  yield* writeMail(mail, now);
  yield* audit.run(entry, now);
  return true;
}

/** Removes recovery codes together with the last factor that they replace. */
function* countAfterRemoval(personId: string): Steps<void> {
  yield* countFactors(personId);
  yield* run(
    `DELETE FROM recovery_code WHERE person_id = :personId
        AND EXISTS (SELECT 1 FROM person WHERE person_id = :personId AND factor_count = 0)`,
    { personId },
  );
}

/** Removes factors that were set up at a time or later, by a person who is not the owner. */
export function* forgetFactorsSince(personId: string, since: number): Steps<void> {
  yield* run('DELETE FROM authenticator WHERE person_id = :personId AND (confirmed_at IS NULL OR confirmed_at >= :since)', {
    personId,
    since,
  });
  yield* run('DELETE FROM passkey WHERE person_id = :personId AND created_at >= :since', { personId, since });
  yield* countAfterRemoval(personId);
}

function countFactors(personId: string): Steps<void> {
  return run(
    `UPDATE person SET factor_count =
        (SELECT count(*) FROM authenticator WHERE person_id = :personId AND confirmed_at IS NOT NULL)
      + (SELECT count(*) FROM passkey WHERE person_id = :personId)
      WHERE person_id = :personId`,
    { personId },
  );
}

const requireFactor = verb<Store['requireFactor']>({
  sqlite: 'write',
  postgres: { write: ofTenant },
  *run({ tenantId, isRequired, audit: entry }, now) {
    yield* run('UPDATE tenant SET factor_required_at = :since WHERE tenant_id = :tenantId', {
      since: isRequired ? now : null,
      tenantId,
    });
    yield* audit.run(entry, now);
  },
});

export const factorVerbs = {
  factors,
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  useAuthenticator,
  setRecoveryCodes,
  useRecoveryCode,
  addPasskey,
  passkey,
  removePasskey,
  usePasskey,
  removeFactors,
  requireFactor,
};
