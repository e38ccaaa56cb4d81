/** The limits of one command on a shared machine: rows, bytes and time. Only counts; the book decides what happens. */

import type { Sentence } from '@ledgerline/words';
import { bookCommandSays } from '@ledgerline/words/book/command';
import type { Database, Parameters } from './database.ts';

export interface Budget {
  /** Rows of all arrays of the payload together: those of a bulk and the lines of each document. */
  readonly rows: number;
  /** Limit for the payload as JSON. */
  readonly payloadBytes: number;
  readonly milliseconds: number;
}

/** Thrown by the next statement when the time is up; the transaction is rolled back. */
export class TimeExceeded extends Error {}

const thousands = (count: number): string => count.toLocaleString('en-GB');

/** What exceeds the budget in a payload; null when nothing does. */
export function excessOf(payload: unknown, { rows, payloadBytes }: Budget): Sentence | null {
  const counted = rowsIn(payload);
  if (counted > rows) return bookCommandSays.tooManyRows(thousands(counted), thousands(rows));
  const bytes = Buffer.byteLength(JSON.stringify(payload ?? null));
  if (bytes <= payloadBytes) return null;
  return bookCommandSays.tooManyBytes(thousands(bytes), thousands(payloadBytes));
}

export const timeExcess = ({ milliseconds }: Budget): Sentence => bookCommandSays.tooLong(thousands(milliseconds / 1000));

/** Counts the rows of nested arrays too. Payloads are never deep, so recursion is safe. */
function rowsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = Array.isArray(value) ? value.length : 0;
  for (const item of Object.values(value)) count += rowsIn(item);
  return count;
}

/** When a transaction must end; no limit between commands. */
export class Deadline {
  readonly #elapsedMs: () => number;
  #endsMs = Number.POSITIVE_INFINITY;

  constructor(elapsedMs: () => number) {
    this.#elapsedMs = elapsedMs;
  }

  /** Runs work with a time limit, which is checked at each statement. */
  within<Result>(milliseconds: number, work: () => Result): Result {
    this.#endsMs = this.#elapsedMs() + milliseconds;
    try {
      return work();
    } finally {
      this.#endsMs = Number.POSITIVE_INFINITY;
    }
  }

  check(): void {
    if (this.#endsMs !== Number.POSITIVE_INFINITY && this.#elapsedMs() > this.#endsMs) throw new TimeExceeded();
  }
}

/** The database that checks the time before every statement. */
export function withDeadline(db: Database, deadline: Deadline): Database {
  return {
    ...db,
    all: (sql, parameters) => {
      deadline.check();
      return db.all(sql, parameters);
    },
    each: function* <Row>(sql: string, parameters?: Parameters) {
      for (const row of db.each<Row>(sql, parameters)) {
        deadline.check();
        yield row;
      }
    },
    get: (sql, parameters) => {
      deadline.check();
      return db.get(sql, parameters);
    },
    run: (sql, parameters) => {
      deadline.check();
      return db.run(sql, parameters);
    },
  };
}
