/** What a login has come to before it opens a session, in SQL: kept for minutes, and used once. */

import type { Store } from '../store/store.ts';
import type { LoginStep } from '../store/stored-factor.ts';
import { one, run, type Steps } from './statement.ts';

/** A few more than are kept. */
const FORGET_EXPIRED = `DELETE FROM login_step
  WHERE token_hash IN (SELECT token_hash FROM login_step WHERE expires_at <= :now ORDER BY expires_at LIMIT 100)`;

type NewStep = Parameters<Store['keepLoginStep']>[0];
type StepKey = Parameters<Store['loginStep']>[0];

export function* keepLoginStep({ validMs, ...step }: NewStep, now: number): Steps<void> {
  yield* run(FORGET_EXPIRED, { now });
  const { tokenHash, kind, personId, tenantId } = step;
  yield* run(
    `INSERT INTO login_step (token_hash, kind, person_id, tenant_id, expires_at)
     VALUES (:tokenHash, :kind, :personId, :tenantId, :expiresAt)`,
    { tokenHash, kind, personId, tenantId, expiresAt: now + validMs },
  );
}

const FOUND = 'token_hash = :tokenHash AND kind = :kind AND expires_at > :now';
const COLUMNS = 'person_id AS "personId", tenant_id AS "tenantId"';

export function loginStep({ tokenHash, kind }: StepKey, now: number): Steps<LoginStep | null> {
  return one<LoginStep>(`SELECT ${COLUMNS} FROM login_step WHERE ${FOUND}`, { tokenHash, kind, now });
}

export function takeLoginStep({ tokenHash, kind }: StepKey, now: number): Steps<LoginStep | null> {
  return one<LoginStep>(`DELETE FROM login_step WHERE ${FOUND} RETURNING ${COLUMNS}`, { tokenHash, kind, now });
}
