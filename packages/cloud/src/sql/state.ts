/** The state of the store itself in SQL: how full the queue is, and whether a durable write works. */

import { onlineWithinMs } from '../delivery/delivery.ts';
import type { QueueStatistics } from '../store/store.ts';
import { one, run, type Steps } from './statement.ts';

const COUNTS = `SELECT
  (SELECT coalesce(sum(queued), 0) FROM queue_count) AS queued,
  (SELECT coalesce(sum(running), 0) FROM queue_count) AS running,
  (SELECT min(created_at) FROM command WHERE status = 'queued') AS "oldestQueuedAt",
  (SELECT count(*) FROM connector WHERE last_seen_at >= :onlineSince) AS "onlineConnectors"`;

interface Counts extends Omit<QueueStatistics, 'oldestQueuedMs'> {
  readonly oldestQueuedAt: number | null;
}

/** The argument is empty: every verb takes one, so that the time can follow it. */
export function* statistics(_nothing: undefined, now: number): Steps<QueueStatistics> {
  const counts = yield* one<Counts>(COUNTS, { onlineSince: now - onlineWithinMs });
  if (!counts) throw new Error('Counts always return one row.');
  const { queued, running, oldestQueuedAt, onlineConnectors } = counts;
  return { queued, running, onlineConnectors, oldestQueuedMs: oldestQueuedAt === null ? 0 : Math.max(0, now - oldestQueuedAt) };
}

/** A real write, committed like any other: reading alone would not notice a full disk. */
/** What is deleted is overwritten where it was; how old copies of it leave the files is each store's business. */
export function* forgetTraces(): Steps<void> {}

export function ping(_nothing: undefined, now: number): Steps<void> {
  return run('INSERT INTO pulse (pulse_id, at) VALUES (1, :now) ON CONFLICT (pulse_id) DO UPDATE SET at = excluded.at', { now });
}
