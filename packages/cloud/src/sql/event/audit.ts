/** The audit log in SQL: everything that changes access. Entries are never changed. */

import type { Store } from '../../store/store.ts';
import { all, run } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';

export const audit = verb<Store['audit']>({
  sqlite: 'write',
  postgres: { write: 'statement' },
  run: ({ tenantId, actor, action, subject, requestId }, now) =>
    run(
      'INSERT INTO audit (at, tenant_id, actor, action, subject, request_id) VALUES (:now, :tenantId, :actor, :action, :subject, :requestId)',
      { now, tenantId, actor, action, subject, requestId },
    ),
});

const audits = verb<Store['audits']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  run: ({ tenantId, limit }) =>
    all(
      `SELECT at, tenant_id AS "tenantId", actor, action, subject, request_id AS "requestId"
       FROM audit WHERE tenant_id = :tenantId ORDER BY audit_id DESC LIMIT :limit`,
      { tenantId, limit },
    ),
});

export const auditVerbs = { audit, audits };
