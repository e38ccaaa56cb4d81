/**
 * The outcomes of a tenant's commands since the start of an hour, from the counts that are kept: the figures of the portal's
 * first page. Every part of it is bounded.
 */

import type { ConnectorKind } from '@ledgerline/contract';
import type { Activity, Store } from '../../store/store.ts';
import { all, type Steps } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';
import { hourOf, hoursOf } from './count.ts';

/** The number of newest events from which a median is calculated: more would not change it. */
const MEDIAN_WINDOW = 1_000;
/** How many of the newest failures are grouped, and how many groups are returned. */
const FAILURE_WINDOW = 1_000;
const FAILURES_MAX = 100;
/** The number of first and newest commands that are read to find where they ran. */
const SERVED_WINDOW = 200;

type Failure = Activity['failures'][number];

const activity = verb<Store['activity']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  *run({ tenantId, since }) {
    const counted = yield* hoursOf(tenantId, hourOf(since));
    return {
      hours: counted
        .filter(({ done, unverified, failed }) => done + unverified + failed > 0)
        .map(({ hour, done, unverified, failed }) => ({ hour, done, unverified, failed })),
      accepted: counted.reduce((sum, { accepted }) => sum + accepted, 0),
      medianMs: yield* medianOf(tenantId, since),
      failures: yield* all<Failure>(FAILURES, { tenantId, since }),
    };
  },
});

/** The median duration, from the events of the tenant, which are in the order in which commands ended. */
function* medianOf(tenantId: string, since: number): Steps<number | null> {
  const ends = yield* all<{ passedMs: number }>(
    `SELECT command.finished_at - command.created_at AS "passedMs" FROM (
       SELECT subject, type, at FROM readable_event WHERE tenant_id = :tenantId ORDER BY position DESC, seq DESC LIMIT ${MEDIAN_WINDOW}
     ) AS newest JOIN command ON command.tenant_id = :tenantId AND command.command_id = newest.subject
     WHERE newest.at >= :since AND newest.type IN ('command.done', 'command.failed')`,
    { tenantId, since },
  );
  const passedMs = ends.map((end) => end.passedMs).sort((a, b) => a - b);
  return passedMs[Math.floor(passedMs.length / 2)] ?? null;
}

const FAILURES = `SELECT type, error, count(*) AS count, max(command_id) AS "commandId" FROM (
    SELECT type, error, command_id, finished_at FROM command WHERE tenant_id = :tenantId AND status = 'failed'
     ORDER BY seq DESC LIMIT ${FAILURE_WINDOW}) AS newest
  WHERE finished_at >= :since GROUP BY type, error ORDER BY count DESC, type, error LIMIT ${FAILURES_MAX}`;

/** Calculated from the first and the newest commands of the tenant. */
const servedKinds = verb<Store['servedKinds']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  *run({ tenantId }) {
    const rows = yield* all<{ kind: ConnectorKind }>(
      `SELECT DISTINCT kind FROM (
       SELECT connector_id, status FROM (SELECT connector_id, status FROM command WHERE tenant_id = :tenantId ORDER BY seq LIMIT ${SERVED_WINDOW}) AS first
       UNION ALL
       SELECT connector_id, status FROM (SELECT connector_id, status FROM command WHERE tenant_id = :tenantId ORDER BY seq DESC LIMIT ${SERVED_WINDOW}) AS newest
     ) AS looked JOIN connector ON connector.connector_id = looked.connector_id
     WHERE looked.status = 'done' ORDER BY kind`,
      { tenantId },
    );
    return rows.map(({ kind }) => kind);
  },
});

export const activityVerbs = { activity, servedKinds };
