/** What became of a tenant's commands since a moment, counted in SQL: the figures of the portal's first page. Every part of it is bounded. */

import type { ConnectorKind } from '@ledgerline/contract';
import type { Activity, Store } from '../store.ts';
import { all, one, type Steps } from './statement.ts';

const HOUR_MS = 3_600_000;

/** How many of the newest ends a median is taken from: more would not move it. */
const MEDIAN_WINDOW = 1_000;
/** How many of the newest failures are put together, and how many different ones are told. */
const FAILURE_WINDOW = 1_000;
const FAILURES_MAX = 100;
/** How many commands that have not ended are looked at for the moment they were accepted. */
const OPEN_WINDOW = 10_000;
/** How many of the first and of the newest commands are looked at for where they ran. */
const SERVED_WINDOW = 200;

type Asked = Parameters<Store['activity']>[0];
type Failure = Activity['failures'][number];
type CountedHour = Activity['hours'][number] & { readonly accepted: number };

export function* activity({ tenantId, since }: Asked): Steps<Activity> {
  const counted = yield* all<CountedHour>(HOURS, { tenantId, since });
  const open = yield* one<{ count: number }>(OPEN_OF_ACCEPTED, { tenantId, since });
  return {
    hours: counted.map(({ hour, done, unverified, failed }) => ({ hour, done, unverified, failed })),
    accepted: counted.reduce((sum, { accepted }) => sum + accepted, open?.count ?? 0),
    medianMs: yield* medianOf(tenantId, since),
    failures: yield* all<Failure>(FAILURES, { tenantId, since }),
  };
}

/** An end without an outcome is done: only failures have one. */
const HOURS = `SELECT finished_at / ${HOUR_MS} AS hour,
    sum(CASE WHEN outcome IS NULL THEN 1 ELSE 0 END) AS done,
    sum(CASE WHEN outcome = 'applied' THEN 1 ELSE 0 END) AS unverified,
    sum(CASE WHEN outcome = 'applied' OR outcome IS NULL THEN 0 ELSE 1 END) AS failed,
    sum(CASE WHEN created_at >= :since THEN 1 ELSE 0 END) AS accepted
  FROM command WHERE tenant_id = :tenantId AND finished_at >= :since
 GROUP BY finished_at / ${HOUR_MS} ORDER BY hour`;

const openIn = (status: 'queued' | 'running'): string =>
  `SELECT command.created_at FROM connector JOIN command ON command.connector_id = connector.connector_id
    WHERE connector.tenant_id = :tenantId AND status = '${status}'`;

const OPEN_OF_ACCEPTED = `SELECT count(*) AS count FROM (
    SELECT created_at FROM (${openIn('queued')} UNION ALL ${openIn('running')}) AS unfinished LIMIT ${OPEN_WINDOW}) AS seen
  WHERE created_at >= :since`;

function* medianOf(tenantId: string, since: number): Steps<number | null> {
  const counted = yield* one<{ count: number }>(
    `SELECT count(*) AS count FROM (SELECT 1 FROM command WHERE tenant_id = :tenantId AND finished_at >= :since LIMIT ${MEDIAN_WINDOW}) AS newest`,
    { tenantId, since },
  );
  if (!counted || counted.count === 0) return null;
  const middle = yield* one<{ passedMs: number }>(
    `SELECT finished_at - created_at AS "passedMs" FROM (
       SELECT finished_at, created_at FROM command WHERE tenant_id = :tenantId AND finished_at >= :since
        ORDER BY finished_at DESC LIMIT ${MEDIAN_WINDOW}) AS newest
      ORDER BY finished_at - created_at LIMIT 1 OFFSET :half`,
    { tenantId, since, half: Math.floor(counted.count / 2) },
  );
  return middle?.passedMs ?? null;
}

const FAILURES = `SELECT type, error, count(*) AS count, max(command_id) AS "commandId" FROM (
    SELECT type, error, command_id FROM command WHERE tenant_id = :tenantId AND finished_at >= :since AND outcome IS NOT NULL
     ORDER BY finished_at DESC LIMIT ${FAILURE_WINDOW}) AS newest
  GROUP BY type, error ORDER BY count DESC, type, error LIMIT ${FAILURES_MAX}`;

/** As far as the first and the newest commands of the tenant tell. */
export function* servedKinds({ tenantId }: { tenantId: string }): Steps<readonly ConnectorKind[]> {
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
}
