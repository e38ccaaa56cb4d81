/** Whole rows of a tenant in SQL, for its export. */

import type { Store } from '../../store/store.ts';
import { all } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';
import { COMMAND_COLUMNS } from './command.ts';

const wholeCommands = verb<Store['wholeCommands']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  run: ({ tenantId, after, limit }) =>
    all(`SELECT ${COMMAND_COLUMNS} FROM command WHERE tenant_id = :tenantId AND seq > :after ORDER BY seq LIMIT :limit`, {
      tenantId,
      after,
      limit,
    }),
});

const wholeAudits = verb<Store['wholeAudits']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  run: ({ tenantId, after, limit }) =>
    all(
      `SELECT audit_id AS number, at, tenant_id AS "tenantId", actor, action, subject, request_id AS "requestId"
       FROM audit WHERE tenant_id = :tenantId AND audit_id > :after ORDER BY audit_id LIMIT :limit`,
      { tenantId, after, limit },
    ),
});

export const exportVerbs = { wholeCommands, wholeAudits };
