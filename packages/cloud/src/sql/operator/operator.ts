/** Operators of the installation, in SQL: sessions of the admin key, people who are operators, and what they did. */

import { MINUTE_MS } from '@ledgerline/contract';
import type { AuditEntry, Store } from '../../store/store.ts';
import type { OperatorSession, StoredOperator } from '../../store/stored-operator.ts';
import { findPerson } from '../account/person-row.ts';
import { audit } from '../event/audit.ts';
import { ofPerson } from '../verb/lock.ts';
import { all, one, run } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';

/** The end of a session is moved on at most this often. */
const SLIDE_EVERY_MS = MINUTE_MS;

const FORGET_ENDED = `DELETE FROM operator_session
  WHERE token_hash IN (SELECT token_hash FROM operator_session WHERE idle_until <= :now ORDER BY idle_until LIMIT 100)`;

const openOperatorSession = verb<Store['openOperatorSession']>({
  sqlite: 'write',
  postgres: { write: 'transaction' },
  *run({ tokenHash, idleMs, maxMs, audit: entry }, now) {
    yield* run(FORGET_ENDED, { now });
    const expiresAt = now + maxMs;
    yield* run(
      `INSERT INTO operator_session (token_hash, created_at, idle_until, expires_at)
       VALUES (:tokenHash, :now, :idleUntil, :expiresAt)`,
      { tokenHash, now, idleUntil: now + idleMs, expiresAt },
    );
    yield* audit.run(entry, now);
    return { createdAt: now, expiresAt };
  },
});

const operatorSession = verb<Store['operatorSession']>({
  sqlite: 'here',
  postgres: { read: 'batched', write: 'transaction' },
  *run({ tokenHash, idleMs }, now) {
    const found = yield* one<OperatorSession & { idleUntil: number }>(
      `SELECT created_at AS "createdAt", expires_at AS "expiresAt", idle_until AS "idleUntil" FROM operator_session
      WHERE token_hash = :tokenHash AND idle_until > :now AND expires_at > :now`,
      { tokenHash, now },
    );
    if (!found) return null;
    const { idleUntil, ...session } = found;
    const slid = now + idleMs;
    if (slid - idleUntil >= SLIDE_EVERY_MS)
      yield* run('UPDATE operator_session SET idle_until = :slid WHERE token_hash = :tokenHash', { slid, tokenHash });
    return session;
  },
});

const endOperatorSession = verb<Store['endOperatorSession']>({
  sqlite: 'write',
  postgres: { write: 'transaction' },
  *run({ tokenHash, audit: entry }, now) {
    yield* run('DELETE FROM operator_session WHERE token_hash = :tokenHash', { tokenHash });
    yield* audit.run(entry, now);
  },
});

const isOperator = verb<Store['isOperator']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  *run({ personId }) {
    return (yield* one('SELECT person_id FROM operator WHERE person_id = :personId', { personId })) !== null;
  },
});

/** An installation has a few. */
const OPERATORS_MAX = 200;

const operators = verb<Store['operators']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  *run() {
    const rows = yield* all<Pick<StoredOperator, 'personId' | 'addedBy' | 'addedAt'>>(
      `SELECT person_id AS "personId", added_by AS "addedBy", added_at AS "addedAt" FROM operator
       ORDER BY added_at, person_id LIMIT ${OPERATORS_MAX}`,
    );
    const found: StoredOperator[] = [];
    for (const row of rows) {
      const person = yield* findPerson(row);
      if (person) found.push({ ...row, email: person.email, hasFactor: person.factorCount > 0 });
    }
    return found;
  },
});

const addOperator = verb<Store['addOperator']>({
  sqlite: 'write',
  postgres: { write: ofPerson },
  *run({ personId, audit: entry }, now) {
    const added = yield* one(
      `INSERT INTO operator (person_id, added_by, added_at) VALUES (:personId, :addedBy, :now)
       ON CONFLICT (person_id) DO NOTHING RETURNING person_id`,
      { personId, addedBy: entry.actor, now },
    );
    if (added) yield* audit.run(entry, now);
  },
});

const removeOperator = verb<Store['removeOperator']>({
  sqlite: 'write',
  postgres: { write: ofPerson },
  *run({ personId, audit: entry }, now) {
    const removed = yield* one('DELETE FROM operator WHERE person_id = :personId RETURNING person_id', { personId });
    if (removed) yield* audit.run(entry, now);
    return removed !== null;
  },
});

const operatorAudits = verb<Store['operatorAudits']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  run: ({ limit }) =>
    all<AuditEntry & { at: number }>(
      `SELECT at, tenant_id AS "tenantId", actor, action, subject, request_id AS "requestId"
       FROM audit WHERE tenant_id IS NULL ORDER BY audit_id DESC LIMIT :limit`,
      { limit },
    ),
});

export const operatorVerbs = {
  openOperatorSession,
  operatorSession,
  endOperatorSession,
  isOperator,
  operators,
  addOperator,
  removeOperator,
  operatorAudits,
};
