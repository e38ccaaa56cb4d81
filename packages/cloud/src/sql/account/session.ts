/** Login sessions in SQL. Tokens arrive hashed; what a session may do is not decided here. */

import { DAY_MS, HOUR_MS, type Role } from '@ledgerline/contract';
import type { NewSession, Store, StoredSession } from '../../store/store.ts';
import { audit } from '../event/audit.ts';
import { mailPerson } from '../event/mail-notice.ts';
import { ofPerson } from '../verb/lock.ts';
import { one, run, type Steps } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';
import { findPerson } from './person-row.ts';
import { findTenant } from './tenant-row.ts';

/** The end of a session is moved on at most this often, so that reading pages does not mean writing. */
const SLIDE_EVERY_MS = HOUR_MS;

const SESSION_COLUMNS = `token_hash AS "tokenHash", session.person_id AS "personId", session.tenant_id AS "tenantId",
  session.created_at AS "createdAt", expires_at AS "expiresAt"`;

/** A few more than are opened. */
const FORGET_EXPIRED = `DELETE FROM session
  WHERE token_hash IN (SELECT token_hash FROM session WHERE expires_at <= :now ORDER BY expires_at LIMIT 100)`;

const createSession = verb<Store['createSession']>({
  sqlite: 'write',
  postgres: { write: ofPerson },
  *run({ audit: entry, newDeviceAt, provenHash, ...session }, now) {
    yield* run(FORGET_EXPIRED, { now });
    if (provenHash !== undefined && (yield* findPerson(session))?.passwordHash !== provenHash) return null;
    const made = yield* insertSession(session, now);
    yield* audit.run(entry, now);
    if (newDeviceAt !== undefined) {
      const facts = { kind: 'new_login', address: newDeviceAt, at: now } as const;
      yield* mailPerson({ tenantId: session.tenantId, facts, cause: session.tokenHash }, session.personId, now);
    }
    return made;
  },
});

export function* insertSession({ tokenHash, personId, tenantId, days }: NewSession, now: number): Steps<StoredSession> {
  const session: StoredSession = { tokenHash, personId, tenantId, createdAt: now, expiresAt: now + days * DAY_MS };
  yield* run(
    `INSERT INTO session (token_hash, person_id, tenant_id, created_at, expires_at)
     VALUES (:tokenHash, :personId, :tenantId, :createdAt, :expiresAt)`,
    { ...session },
  );
  return session;
}

type Membered = StoredSession & { readonly role: Role };

export const session = verb<Store['session']>({
  sqlite: 'here',
  postgres: { read: 'batched', write: 'transaction' },
  *run({ tokenHash, days }, now) {
    const found = yield* one<Membered>(
      `SELECT ${SESSION_COLUMNS}, role FROM session
       JOIN membership ON membership.tenant_id = session.tenant_id AND membership.person_id = session.person_id
      WHERE token_hash = :tokenHash AND expires_at > :now`,
      { tokenHash, now },
    );
    if (!found) return null;
    const { role, ...session } = found;
    const person = yield* findPerson(session);
    const tenant = yield* findTenant(session);
    if (!person || !tenant) return null;
    const expiresAt = now + days * DAY_MS;
    if (expiresAt - session.expiresAt < SLIDE_EVERY_MS) return { session, tenant, person, role };
    yield* run('UPDATE session SET expires_at = :expiresAt WHERE token_hash = :tokenHash', { expiresAt, tokenHash });
    return { session: { ...session, expiresAt }, tenant, person, role };
  },
});

const switchTenant = verb<Store['switchTenant']>({
  sqlite: 'write',
  postgres: { write: ofPerson },
  *run({ tokenHash, personId, tenantId, audit: entry }, now) {
    const member = yield* one('SELECT role FROM membership WHERE tenant_id = :tenantId AND person_id = :personId', {
      tenantId,
      personId,
    });
    if (!member) return false;
    yield* actFor({ tokenHash, personId, tenantId });
    yield* audit.run(entry, now);
    return true;
  },
});

/** The session acts for another tenant, which later logins open. */
export function* actFor({ tokenHash, personId, tenantId }: Omit<NewSession, 'days'>): Steps<void> {
  yield* run('UPDATE session SET tenant_id = :tenantId WHERE token_hash = :tokenHash AND person_id = :personId', {
    tenantId,
    tokenHash,
    personId,
  });
  yield* run('UPDATE person SET last_tenant_id = :tenantId WHERE person_id = :personId', { tenantId, personId });
}

const endSession = verb<Store['endSession']>({
  sqlite: 'write',
  postgres: { write: 'statement' },
  run: ({ tokenHash }) => run('DELETE FROM session WHERE token_hash = :tokenHash', { tokenHash }),
});

const endSessions = verb<Store['endSessions']>({
  sqlite: 'write',
  postgres: { write: ofPerson },
  *run({ personId, audit: entry }, now) {
    yield* endOtherSessions(personId, null);
    yield* audit.run(entry, now);
  },
});

/** Ends every session of a person, except the named one. */
export function endOtherSessions(personId: string, keepTokenHash: string | null): Steps<void> {
  return run('DELETE FROM session WHERE person_id = :personId AND token_hash <> :keep', { personId, keep: keepTokenHash ?? '' });
}

export const sessionVerbs = { createSession, session, switchTenant, endSession, endSessions };
