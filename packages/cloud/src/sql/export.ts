/** Whole rows of a tenant in SQL, for its export. */

import type { StoredCommand } from '../store/store.ts';
import type { NumberedAudit, RowPage } from '../store/stored-export.ts';
import { COMMAND_COLUMNS } from './command.ts';
import { all, type Steps } from './statement.ts';

export const wholeCommands = ({ tenantId, after, limit }: RowPage): Steps<readonly StoredCommand[]> =>
  all(`SELECT ${COMMAND_COLUMNS} FROM command WHERE tenant_id = :tenantId AND seq > :after ORDER BY seq LIMIT :limit`, {
    tenantId,
    after,
    limit,
  });

export const wholeAudits = ({ tenantId, after, limit }: RowPage): Steps<readonly NumberedAudit[]> =>
  all(
    `SELECT audit_id AS number, at, tenant_id AS "tenantId", actor, action, subject, request_id AS "requestId"
       FROM audit WHERE tenant_id = :tenantId AND audit_id > :after ORDER BY audit_id LIMIT :limit`,
    { tenantId, after, limit },
  );
