/** The audit log in SQL: everything that changes access, never changed itself. */

import type { AuditEntry } from '../store/store.ts';
import { all, run, type Steps } from './statement.ts';

export function audit({ tenantId, actor, action, subject, requestId }: AuditEntry, now: number): Steps<void> {
  return run(
    'INSERT INTO audit (at, tenant_id, actor, action, subject, request_id) VALUES (:now, :tenantId, :actor, :action, :subject, :requestId)',
    { now, tenantId, actor, action, subject, requestId },
  );
}

export function audits({
  tenantId,
  limit,
}: {
  tenantId: string;
  limit: number;
}): Steps<readonly (AuditEntry & { at: number })[]> {
  return all(
    `SELECT at, tenant_id AS "tenantId", actor, action, subject, request_id AS "requestId"
       FROM audit WHERE tenant_id = :tenantId ORDER BY audit_id DESC LIMIT :limit`,
    { tenantId, limit },
  );
}
