/** An operator looks at the portal of a tenant, in SQL: the visit, and whether it shows account books. */

import type { Store } from '../../store/store.ts';
import type { StoredVisit } from '../../store/stored-operator.ts';
import { audit } from '../event/audit.ts';
import { ofTenant } from '../verb/lock.ts';
import { one, run } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';

const FORGET_ENDED = `DELETE FROM visit
  WHERE token_hash IN (SELECT token_hash FROM visit WHERE expires_at <= :now ORDER BY expires_at LIMIT 100)`;

const beginVisit = verb<Store['beginVisit']>({
  sqlite: 'write',
  postgres: { write: ofTenant },
  *run({ tokenHash, tenantId, personId, actor, reason, maxMs, audit: entry }, now) {
    const tenant = yield* one('SELECT tenant_id FROM tenant WHERE tenant_id = :tenantId', { tenantId });
    if (!tenant) return null;
    yield* run(FORGET_ENDED, { now });
    const expiresAt = now + maxMs;
    yield* run(
      `INSERT INTO visit (token_hash, tenant_id, person_id, actor, reason, created_at, expires_at)
       VALUES (:tokenHash, :tenantId, :personId, :actor, :reason, :now, :expiresAt)`,
      { tokenHash, tenantId, personId, actor, reason, now, expiresAt },
    );
    yield* audit.run(entry, now);
    return { expiresAt };
  },
});

const visit = verb<Store['visit']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  *run({ tokenHash }, now) {
    const found = yield* one<Omit<StoredVisit, 'seesBooks'> & { seesBooks: number }>(
      `SELECT tenant_id AS "tenantId", actor, reason, created_at AS "createdAt", expires_at AS "expiresAt",
              CASE WHEN EXISTS (SELECT 1 FROM open_to_operator WHERE open_to_operator.tenant_id = visit.tenant_id)
                   THEN 1 ELSE 0 END AS "seesBooks"
         FROM visit WHERE token_hash = :tokenHash AND expires_at > :now`,
      { tokenHash, now },
    );
    return found && { ...found, seesBooks: found.seesBooks === 1 };
  },
});

const endVisit = verb<Store['endVisit']>({
  sqlite: 'write',
  postgres: { write: 'transaction' },
  *run({ tokenHash, action, requestId }, now) {
    const ended = yield* one<Pick<StoredVisit, 'tenantId' | 'actor' | 'reason'>>(
      'DELETE FROM visit WHERE token_hash = :tokenHash RETURNING tenant_id AS "tenantId", actor, reason',
      { tokenHash },
    );
    if (!ended) return null;
    const { tenantId, actor, reason } = ended;
    yield* audit.run({ tenantId, actor, action, subject: reason, requestId }, now);
    return { tenantId };
  },
});

const isOpenToOperator = verb<Store['isOpenToOperator']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  *run({ tenantId }) {
    return (yield* one('SELECT tenant_id FROM open_to_operator WHERE tenant_id = :tenantId', { tenantId })) !== null;
  },
});

const setOpenToOperator = verb<Store['setOpenToOperator']>({
  sqlite: 'write',
  postgres: { write: ofTenant },
  *run({ tenantId, isOpen, audit: entry }, now) {
    const known = yield* one('SELECT tenant_id FROM open_to_operator WHERE tenant_id = :tenantId', { tenantId });
    if ((known !== null) === isOpen) return;
    if (isOpen) yield* run('INSERT INTO open_to_operator (tenant_id, since) VALUES (:tenantId, :now)', { tenantId, now });
    else yield* run('DELETE FROM open_to_operator WHERE tenant_id = :tenantId', { tenantId });
    yield* audit.run(entry, now);
  },
});

export const visitVerbs = { beginVisit, visit, endVisit, isOpenToOperator, setOpenToOperator };
