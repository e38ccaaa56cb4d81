/** What the courier must do and what it did last, in numbers and words for people. Contains no text of a document. */

import { DAY_MS } from '@ledgerline/contract';
import type { Database } from '../../database.ts';
import type { Place } from '../state/place.ts';

export interface CourierQueue {
  readonly pending: number;
  /** When the oldest of them was submitted; null if none is Pending. */
  readonly oldestPendingAt: string | null;
  readonly submitted: number;
  /** The number of e-invoices found Invalid among those submitted within 7 days. */
  readonly invalid7d: number;
  /** Valid ones that a buyer asks to reject. */
  readonly rejectRequests: number;
  readonly cancelRequests: number;
  /** When there is something to do next; null if nothing is open. */
  readonly nextTryAt: string | null;
  /** Why the last try of an open batch did not succeed. */
  readonly lastError: string | null;
}

interface OpenRow {
  readonly pending: bigint;
  readonly oldest: string | null;
  readonly submitted: bigint;
}

const WEEK_MS = 7 * DAY_MS;

/** Counts the queue. Runs with every heartbeat, so each number has an index of its own. */
export function queueOf(db: Database, now: string, place: Place): CourierQueue {
  const weekAgo = new Date(Date.parse(now) - WEEK_MS).toISOString();
  const open = db.get<OpenRow>(
    `SELECT count(*) FILTER (WHERE status = 'Pending') AS pending, min(submitted_at) FILTER (WHERE status = 'Pending') AS oldest,
       count(*) FILTER (WHERE status = 'Submitted') AS submitted
     FROM einvoice WHERE status IN ('Pending', 'Submitted') AND environment = :place`,
    { place },
  );
  const count = (where: string, parameters: Readonly<Record<string, string>> = {}): number => {
    const found = db.get<{ count: bigint }>(`SELECT count(*) AS count FROM einvoice WHERE ${where} AND environment = :place`, {
      ...parameters,
      place,
    });
    return Number(found?.count ?? 0n);
  };
  const error = db.get<{ last_error: string }>(
    `SELECT last_error FROM einvoice_batch WHERE step <> 'settled' AND last_error IS NOT NULL ORDER BY batch_key DESC LIMIT 1`,
  );
  return {
    pending: Number(open?.pending ?? 0n),
    oldestPendingAt: open?.oldest ?? null,
    submitted: Number(open?.submitted ?? 0n),
    invalid7d: count(`status = 'Invalid' AND submitted_at >= :weekAgo`, { weekAgo }),
    rejectRequests: count(`status = 'Valid' AND reject_requested_at IS NOT NULL`),
    cancelRequests: count('cancel_wanted_at IS NOT NULL'),
    nextTryAt: nextDue(db, place),
    lastError: error?.last_error ?? null,
  };
}

/** Rises with every batch: a book with a lower one than it once had is a restored one. */
export const highestBatchOf = (db: Database): number =>
  Number(db.get<{ highest: bigint | null }>('SELECT max(batch_key) AS highest FROM einvoice_batch')?.highest ?? 0n);

/** The earliest time at which there may be something to do; null if nothing is open. */
export function nextDue(db: Database, place: Place): string | null {
  const row = db.get<{ due: string | null }>(
    `SELECT min(due) AS due FROM (
       SELECT min(not_before) AS due FROM einvoice_batch WHERE step <> 'settled' AND environment = :place
       UNION ALL SELECT min(next_at) FROM einvoice_poll WHERE environment = :place
       UNION ALL SELECT min(ask_at) FROM einvoice WHERE ask_at IS NOT NULL AND environment = :place
       UNION ALL SELECT min(ask_at) FROM einvoice_inbox WHERE ask_at IS NOT NULL AND environment = :place
       UNION ALL SELECT min(ask_at) FROM einvoice_tin WHERE ask_at IS NOT NULL AND environment = :place
       UNION ALL SELECT ask_at FROM einvoice_rejection_search WHERE environment = :place
     )`,
    { place },
  );
  return row?.due ?? null;
}

export interface CourierTry {
  readonly at: string;
  readonly kind: string;
  /** The status of the response, or why there was none. */
  readonly outcome: string;
  readonly correlationId: string | null;
}

const TRIES_SHOWN = 50;

/** The requests about one e-invoice, newest first. */
export const triesOf = (
  db: Database,
  { batchKey, submissionUid, uuid }: { batchKey: bigint | null; submissionUid: string | null; uuid: string | null },
): readonly CourierTry[] =>
  db
    .all<TryRow>(
      `SELECT * FROM (
         SELECT * FROM einvoice_try WHERE batch_key = :batchKey
         UNION SELECT * FROM einvoice_try WHERE submission_uid = :submissionUid
         UNION SELECT * FROM einvoice_try WHERE uuid = :uuid
       ) ORDER BY try_key DESC LIMIT :limit`,
      { batchKey, submissionUid, uuid, limit: TRIES_SHOWN },
    )
    .map(tryFrom);

interface TryRow {
  readonly at: string;
  readonly kind: string;
  readonly outcome: string;
  readonly correlation_id: string | null;
}

const tryFrom = ({ at, kind, outcome, correlation_id }: TryRow): CourierTry => ({
  at,
  kind,
  outcome,
  correlationId: correlation_id,
});

export const lastTries = (db: Database, limit: number): readonly CourierTry[] =>
  db
    .all<TryRow>('SELECT at, kind, outcome, correlation_id FROM einvoice_try ORDER BY try_key DESC LIMIT :limit', { limit })
    .map(tryFrom);
