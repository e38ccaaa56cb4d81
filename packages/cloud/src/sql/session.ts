/** Login sessions in SQL. Tokens arrive hashed; what a session may do is not decided here. */

import { DAY_MS, HOUR_MS } from '@ledgerline/contract';
import type { Store, StoredSession } from '../store/store.ts';
import { audit } from './audit.ts';
import { one, run, type Steps } from './statement.ts';
import { tenant as findTenant } from './tenant-row.ts';

/** The end of a session is moved on at most this often, so that reading pages does not mean writing. */
const SLIDE_EVERY_MS = HOUR_MS;

const SESSION_COLUMNS = `token_hash AS "tokenHash", tenant_id AS "tenantId", created_at AS "createdAt", expires_at AS "expiresAt"`;

/** A few more than are opened. */
const FORGET_EXPIRED = `DELETE FROM session
  WHERE token_hash IN (SELECT token_hash FROM session WHERE expires_at <= :now ORDER BY expires_at LIMIT 100)`;

type NewSession = Parameters<Store['createSession']>[0];

export function* createSession({ audit: entry, ...session }: NewSession, now: number): Steps<StoredSession> {
  yield* run(FORGET_EXPIRED, { now });
  const made = yield* insertSession(session, now);
  yield* audit(entry, now);
  return made;
}

export function* insertSession(
  { tokenHash, tenantId, days }: { tokenHash: string; tenantId: string; days: number },
  now: number,
): Steps<StoredSession> {
  const session: StoredSession = { tokenHash, tenantId, createdAt: now, expiresAt: now + days * DAY_MS };
  yield* run(
    `INSERT INTO session (token_hash, tenant_id, created_at, expires_at) VALUES (:tokenHash, :tenantId, :createdAt, :expiresAt)`,
    { ...session },
  );
  return session;
}

type LiveSession = Awaited<ReturnType<Store['session']>>;

export function* session({ tokenHash, days }: { tokenHash: string; days: number }, now: number): Steps<LiveSession> {
  const found = yield* one<StoredSession>(
    `SELECT ${SESSION_COLUMNS} FROM session WHERE token_hash = :tokenHash AND expires_at > :now`,
    { tokenHash, now },
  );
  const tenant = found && (yield* findTenant({ tenantId: found.tenantId }));
  if (!found || !tenant) return null;
  const expiresAt = now + days * DAY_MS;
  if (expiresAt - found.expiresAt < SLIDE_EVERY_MS) return { session: found, tenant };
  yield* run('UPDATE session SET expires_at = :expiresAt WHERE token_hash = :tokenHash', { expiresAt, tokenHash });
  return { session: { ...found, expiresAt }, tenant };
}

export function endSession({ tokenHash }: { tokenHash: string }): Steps<void> {
  return run('DELETE FROM session WHERE token_hash = :tokenHash', { tokenHash });
}

type SessionsEnd = Parameters<Store['endSessions']>[0];

export function* endSessions({ tenantId, audit: entry }: SessionsEnd, now: number): Steps<void> {
  yield* endOtherSessions(tenantId, null);
  yield* audit(entry, now);
}

/** Ends every session of a tenant, but for the one that is named. */
export function endOtherSessions(tenantId: string, keepTokenHash: string | null): Steps<void> {
  return run('DELETE FROM session WHERE tenant_id = :tenantId AND token_hash <> :keep', { tenantId, keep: keepTokenHash ?? '' });
}
