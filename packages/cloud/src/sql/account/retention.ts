/** What the retention checks need to know of a tenant, counted in SQL, and which node runs them this hour. */

import { DAY_MS } from '@ledgerline/contract';
import type { Store, StoredTenant } from '../../store/store.ts';
import { watchedWebhooks } from '../event/webhook.ts';
import { connectorsOf } from '../queue/connector.ts';
import { waitingOf } from '../queue/count.ts';
import { eInvoicesOfTenant } from '../queue/e-invoice.ts';
import { all, one, run, type Steps } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';
import { expiringKeys } from './key.ts';
import { bookCountOf, planBooksOf } from './plan-book.ts';
import { findTenant } from './tenant-row.ts';

/** The number of newest commands that are used for the share that failed: a share needs no more, and no separate index. */
const FAILURE_WINDOW = 5_000;
/** How many of the newest commands with an unknown outcome are read, and how many are returned. */
const UNKNOWN_WINDOW = 1_000;
const UNKNOWN_OUTCOMES_MAX = 100;
const RUNS_KEPT_HOURS = 48;

const tenantFacts = verb<Store['tenantFacts']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  *run({ tenantId }, now) {
    const tenant: StoredTenant | null = yield* findTenant({ tenantId });
    if (!tenant) return null;
    const newest = yield* one<{ createdAt: number }>(
      'SELECT created_at AS "createdAt" FROM command WHERE tenant_id = :tenantId ORDER BY seq DESC LIMIT 1',
      { tenantId },
    );
    const ended = yield* one<{ finished: number; failed: number }>(
      `SELECT count(*) AS finished, coalesce(sum(CASE WHEN status = 'failed' THEN 1 ELSE 0 END), 0) AS failed
       FROM (SELECT status, finished_at FROM command WHERE tenant_id = :tenantId ORDER BY seq DESC LIMIT ${FAILURE_WINDOW}) AS newest
      WHERE finished_at > :since`,
      { tenantId, since: now - DAY_MS },
    );
    return {
      tenant,
      connectors: yield* connectorsOf({ tenantId }),
      appKeys: yield* expiringKeys(tenantId),
      waiting: yield* waitingOf(tenantId),
      lastCommandAt: newest?.createdAt ?? null,
      finishedLastDay: ended?.finished ?? 0,
      failedLastDay: ended?.failed ?? 0,
      unknownOutcomes: yield* unknownOutcomesOf(tenantId),
      webhooks: yield* watchedWebhooks.run({ tenantId }, now),
      eInvoices: yield* eInvoicesOfTenant({ tenantId }),
      planBooks: yield* planBooksOf({ tenantId }),
      bookCount: yield* bookCountOf(tenantId),
    };
  },
});

/**
 * Unknown outcomes among the newest commands, oldest first. A late report settles the question, and a dismissed notification means that a user has seen
 * it.
 */
function* unknownOutcomesOf(tenantId: string): Steps<readonly string[]> {
  const rows = yield* all<{ commandId: string }>(
    `SELECT command_id AS "commandId" FROM (
       SELECT seq, command_id, late_report FROM command WHERE tenant_id = :tenantId AND outcome = 'unknown'
        ORDER BY seq DESC LIMIT ${UNKNOWN_WINDOW}) AS newest
      WHERE late_report IS NULL
        AND NOT EXISTS (SELECT 1 FROM notification
                         WHERE notification.tenant_id = :tenantId AND notification.kind = 'outcome_unknown'
                           AND notification.subject = newest.command_id AND dismissed_at IS NOT NULL)
      ORDER BY seq LIMIT ${UNKNOWN_OUTCOMES_MAX}`,
    { tenantId },
  );
  return rows.map((row) => row.commandId);
}

const claimRetentionRun = verb<Store['claimRetentionRun']>({
  sqlite: 'write',
  postgres: { write: 'transaction' },
  *run({ hour }) {
    const claimed = yield* all('INSERT INTO retention_run (hour) VALUES (:hour) ON CONFLICT (hour) DO NOTHING RETURNING hour', {
      hour,
    });
    yield* run('DELETE FROM retention_run WHERE hour < :oldest', { oldest: hour - RUNS_KEPT_HOURS });
    return claimed.length === 1;
  },
});

export const retentionVerbs = { tenantFacts, claimRetentionRun };
