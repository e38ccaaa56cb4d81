/**
 * The outcomes of a tenant's commands since the start of an hour, from the counts that are kept: the figures of the portal's
 * first page. Every part of it is bounded.
 */

import type { ConnectorKind } from '@ledgerline/contract';
import type { Activity, Store } from '../store/store.ts';
import { hourOf, hoursOf } from './count.ts';
import { all, one, type Steps } from './statement.ts';

/** How many of the newest ends a median is taken from: more would not move it. */
const MEDIAN_WINDOW = 1_000;
/** How many of the newest failures are grouped, and how many groups are returned. */
const FAILURE_WINDOW = 1_000;
const FAILURES_MAX = 100;
/** How many of the first and of the newest commands are looked at for where they ran. */
const SERVED_WINDOW = 200;

type Asked = Parameters<Store['activity']>[0];
type Failure = Activity['failures'][number];

export function* activity({ tenantId, since }: Asked): Steps<Activity> {
  const counted = yield* hoursOf(tenantId, hourOf(since));
  return {
    hours: counted
      .filter(({ done, unverified, failed }) => done + unverified + failed > 0)
      .map(({ hour, done, unverified, failed }) => ({ hour, done, unverified, failed })),
    accepted: counted.reduce((sum, { accepted }) => sum + accepted, 0),
    medianMs: yield* medianOf(tenantId, since),
    failures: yield* all<Failure>(FAILURES, { tenantId, since }),
  };
}

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
    SELECT type, error, command_id, finished_at FROM command WHERE tenant_id = :tenantId AND status = 'failed'
     ORDER BY seq DESC LIMIT ${FAILURE_WINDOW}) AS newest
  WHERE finished_at >= :since GROUP BY type, error ORDER BY count DESC, type, error LIMIT ${FAILURES_MAX}`;

/** As far as the first and the newest commands of the tenant show. */
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
