/** The state of the store itself in SQL: how full the queue is, and whether a durable write works. */

import { onlineWithinMs } from '../delivery/delivery.ts';
import type { QueueStatistics, Store } from '../store/store.ts';
import { one, run } from './verb/statement.ts';
import { verb } from './verb/verb.ts';

const COUNTS = `SELECT
  (SELECT coalesce(sum(queued), 0) FROM queue_count) AS queued,
  (SELECT coalesce(sum(running), 0) FROM queue_count) AS running,
  (SELECT min(created_at) FROM command WHERE status = 'queued') AS "oldestQueuedAt",
  (SELECT count(*) FROM connector WHERE last_seen_at >= :onlineSince) AS "onlineConnectors"`;

interface Counts extends Omit<QueueStatistics, 'oldestQueuedMs'> {
  readonly oldestQueuedAt: number | null;
}

const statistics = verb<Store['statistics']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  *run(_, now) {
    const counts = yield* one<Counts>(COUNTS, { onlineSince: now - onlineWithinMs });
    if (!counts) throw new Error('Counts always return one row.');
    const { queued, running, oldestQueuedAt, onlineConnectors } = counts;
    return { queued, running, onlineConnectors, oldestQueuedMs: oldestQueuedAt === null ? 0 : Math.max(0, now - oldestQueuedAt) };
  },
});

/** A real write, committed like any other: reading alone would not notice a full disk. */
const ping = verb<Store['ping']>({
  sqlite: 'write',
  postgres: { write: 'statement' },
  run: (_, now) =>
    run('INSERT INTO pulse (pulse_id, at) VALUES (1, :now) ON CONFLICT (pulse_id) DO UPDATE SET at = excluded.at', { now }),
});

/** Overwrites deleted content in place; each store removes old copies from its files in its own way. */
const forgetTraces = verb<Store['forgetTraces']>({
  sqlite: 'log-emptying-write',
  postgres: { read: 'alone' },
  *run() {},
});

export const stateVerbs = { statistics, ping, forgetTraces };
