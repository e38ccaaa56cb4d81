/**
 * Counts of commands, updated with every change, so that no queue is counted to show its length: queued and running by account book, accepted and ended
 * by hour. On SQLite these are tables, on PostgreSQL views over tallies. Each store counts every change in the transaction that makes it.
 */

import { deliveryLimits, HOUR_MS } from '@ledgerline/contract';
import type { Store } from '../../store/store.ts';
import { all, one, type Steps } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';

/** Books returned for one connector; none has more. */
const BOOKS_MAX = deliveryLimits.companiesPerConnectorMax;

export const hourOf = (instant: number): number => Math.floor(instant / HOUR_MS);

function* connectorIdsOf(tenantId: string): Steps<readonly string[]> {
  const rows = yield* all<{ connectorId: string }>(
    'SELECT connector_id AS "connectorId" FROM connector WHERE tenant_id = :tenantId ORDER BY created_at, connector_id',
    { tenantId },
  );
  return rows.map(({ connectorId }) => connectorId);
}

interface Queue {
  readonly queued: number;
  readonly running: number;
}

/** The queue of one connector, so that PostgreSQL reads only its rows. */
function* queueOf(connectorId: string): Steps<Queue> {
  const total = yield* one<Queue>(
    `SELECT coalesce(sum(queued), 0) AS queued, coalesce(sum(running), 0) AS running FROM queue_count WHERE connector_id = :connectorId`,
    { connectorId },
  );
  return total ?? { queued: 0, running: 0 };
}

const queuedCount = verb<Store['queuedCount']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  *run({ tenantId, limit }) {
    let queued = 0;
    for (const connectorId of yield* connectorIdsOf(tenantId)) queued += (yield* queueOf(connectorId)).queued;
    return Math.min(queued, limit);
  },
});

/** Commands queued, by connector; those with none are left out. */
export function* waitingOf(tenantId: string): Steps<Readonly<Record<string, number>>> {
  const waiting: Record<string, number> = {};
  for (const connectorId of yield* connectorIdsOf(tenantId)) {
    const { queued } = yield* queueOf(connectorId);
    if (queued > 0) waiting[connectorId] = queued;
  }
  return waiting;
}

type QueueCount = Awaited<ReturnType<Store['queueCounts']>>[number];

const queueCounts = verb<Store['queueCounts']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  *run({ tenantId }) {
    const counts: QueueCount[] = [];
    for (const connectorId of yield* connectorIdsOf(tenantId)) {
      counts.push(
        ...(yield* all<QueueCount>(
          `SELECT connector_id AS "connectorId", company_id AS "companyId", queued, running FROM queue_count
          WHERE connector_id = :connectorId AND queued + running > 0 ORDER BY company_id LIMIT ${BOOKS_MAX}`,
          { connectorId },
        )),
      );
    }
    return counts;
  },
});

export interface CountedHour {
  readonly hour: number;
  readonly accepted: number;
  readonly done: number;
  readonly unverified: number;
  readonly failed: number;
}

/** The stored hours since a given one; hours without commands are left out. */
export function* hoursOf(tenantId: string, firstHour: number): Steps<readonly CountedHour[]> {
  const hours = new Map<number, CountedHour>();
  for (const connectorId of yield* connectorIdsOf(tenantId)) {
    const rows = yield* all<CountedHour>(
      `SELECT hour, accepted, done, unverified, failed FROM hour_count WHERE connector_id = :connectorId AND hour >= :firstHour`,
      { connectorId, firstHour },
    );
    for (const row of rows) hours.set(row.hour, added(hours.get(row.hour), row));
  }
  return [...hours.values()].sort((a, b) => a.hour - b.hour);
}

function added(known: CountedHour | undefined, row: CountedHour): CountedHour {
  if (!known) return row;
  return {
    hour: row.hour,
    accepted: known.accepted + row.accepted,
    done: known.done + row.done,
    unverified: known.unverified + row.unverified,
    failed: known.failed + row.failed,
  };
}

export const countVerbs = { queuedCount, queueCounts };
