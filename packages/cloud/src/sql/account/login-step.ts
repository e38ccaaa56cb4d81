/** The steps of a login before it opens a session, in SQL: stored for minutes, and used once. */

import type { Store } from '../../store/store.ts';
import type { LoginStep } from '../../store/stored-factor.ts';
import { one, run } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';

/** Deletes up to 100 expired steps. */
const FORGET_EXPIRED = `DELETE FROM login_step
  WHERE token_hash IN (SELECT token_hash FROM login_step WHERE expires_at <= :now ORDER BY expires_at LIMIT 100)`;

const keepLoginStep = verb<Store['keepLoginStep']>({
  sqlite: 'write',
  postgres: { write: 'transaction' },
  *run({ validMs, ...step }, now) {
    yield* run(FORGET_EXPIRED, { now });
    const { tokenHash, kind, personId, tenantId } = step;
    yield* run(
      `INSERT INTO login_step (token_hash, kind, person_id, tenant_id, expires_at)
     VALUES (:tokenHash, :kind, :personId, :tenantId, :expiresAt)`,
      { tokenHash, kind, personId, tenantId, expiresAt: now + validMs },
    );
  },
});

const FOUND = 'token_hash = :tokenHash AND kind = :kind AND expires_at > :now';
const COLUMNS = 'person_id AS "personId", tenant_id AS "tenantId"';

const loginStep = verb<Store['loginStep']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  run: ({ tokenHash, kind }, now) => one<LoginStep>(`SELECT ${COLUMNS} FROM login_step WHERE ${FOUND}`, { tokenHash, kind, now }),
});

const takeLoginStep = verb<Store['takeLoginStep']>({
  sqlite: 'write',
  postgres: { write: 'statement' },
  run: ({ tokenHash, kind }, now) =>
    one<LoginStep>(`DELETE FROM login_step WHERE ${FOUND} RETURNING ${COLUMNS}`, { tokenHash, kind, now }),
});

export const loginStepVerbs = { keepLoginStep, loginStep, takeLoginStep };
