/** The nodes of the installation in SQL, and the minutes in which one of them could write. */

import { MINUTE_MS } from '@ledgerline/contract';
import type { Store } from '../../store/store.ts';
import type { StoredNode, UpDay } from '../../store/stored-operator.ts';
import { dayOf } from '../../system/business-day.ts';
import { all, run } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';

const recordNode = verb<Store['recordNode']>({
  sqlite: 'write',
  postgres: { write: 'transaction' },
  *run({ nodeId, host, version, build, startedAt, forgetMs }, now) {
    yield* run(
      `INSERT INTO node (node_id, host, version, build, started_at, seen_at) VALUES (:nodeId, :host, :version, :build, :startedAt, :now)
       ON CONFLICT (node_id) DO UPDATE SET seen_at = excluded.seen_at`,
      { nodeId, host, version, build, startedAt, now },
    );
    yield* run('DELETE FROM node WHERE seen_at < :before', { before: now - forgetMs });
    // Nodes count the same minute once, whichever is first.
    yield* run(
      `INSERT INTO up_day (day, first_minute, last_minute, minutes) VALUES (:day, :minute, :minute, 1)
       ON CONFLICT (day) DO UPDATE SET minutes = up_day.minutes + 1, last_minute = excluded.last_minute
         WHERE up_day.last_minute < excluded.last_minute`,
      { day: dayOf(now), minute: Math.floor(now / MINUTE_MS) },
    );
  },
});

const removeNode = verb<Store['removeNode']>({
  sqlite: 'write',
  postgres: { write: 'statement' },
  run: ({ nodeId }) => run('DELETE FROM node WHERE node_id = :nodeId', { nodeId }),
});

const nodes = verb<Store['nodes']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  run: () =>
    all<StoredNode>(
      `SELECT node_id AS "nodeId", host, version, build, started_at AS "startedAt", seen_at AS "seenAt" FROM node
       ORDER BY started_at, node_id LIMIT 200`,
    ),
});

const upDays = verb<Store['upDays']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  run: ({ firstDay }) =>
    all<UpDay>(
      `SELECT day, first_minute AS "firstMinute", last_minute AS "lastMinute", minutes FROM up_day
       WHERE day >= :firstDay ORDER BY day LIMIT 400`,
      { firstDay },
    ),
});

export const nodeVerbs = { recordNode, removeNode, nodes, upDays };
