/** Runs a batch of verbs in one transaction, so that they share one flush to disk. Knows no threads. */

import type { VerbName } from '../sql/verb/verb.ts';
import { verbNamed } from '../sql/verbs.ts';
import { hotWayOf } from './accept.ts';
import { isUnavailable } from './unavailable.ts';
import type { WrittenFile } from './written-file.ts';

/** Verbs and what they were given, packed to travel, side by side: flat, because it is copied between threads. */
export interface Batch {
  readonly now: number;
  readonly names: readonly VerbName[];
  readonly given: readonly unknown[];
}

export interface BatchResult {
  /** Results in the order of the batch, packed for the other thread; a verb that failed has none. */
  readonly results: readonly unknown[];
  /** Verbs that failed, by their index in the batch; all of their changes were undone. */
  readonly failures: ReadonlyMap<number, Error>;
}

/**
 * Returns after the commit, and throws when the batch was rolled back. A savepoint costs a third of a verb, and verbs hardly ever fail, so only a batch
 * with a failure runs again with savepoints.
 */
export function performBatch(file: WrittenFile, batch: Batch): BatchResult {
  const result = performAll(file, batch);
  if (batch.names.some((name) => verbNamed(name).sqlite === 'log-emptying-write')) file.connection.emptyLog();
  return result;
}

function performAll(file: WrittenFile, batch: Batch): BatchResult {
  try {
    return inTransaction(file, () => together(file, batch));
  } catch (error) {
    if (isUnavailable(error)) throw error;
    return inTransaction(file, () => eachForItself(file, batch));
  }
}

function inTransaction<Result>({ connection, longQueues, counts }: WrittenFile, work: () => Result): Result {
  connection.execute('BEGIN IMMEDIATE');
  try {
    const result = work();
    connection.execute('COMMIT');
    return result;
  } catch (error) {
    longQueues.forgetAll();
    counts.forget();
    if (connection.isInTransaction) connection.execute('ROLLBACK');
    throw error;
  }
}

function together(file: WrittenFile, { now, names, given }: Batch): BatchResult {
  const results = names.map((name, index) => perform(file, name, given[index], now));
  file.counts.write(file.connection, now);
  return { results, failures: new Map() };
}

function perform(file: WrittenFile, name: VerbName, packed: unknown, now: number): unknown {
  const hot = hotWayOf(name);
  if (hot === undefined) return performVerb(file, name, packed, now);
  const given = hot.unpackGiven(packed);
  return hot.shortcut(file, given, now) ?? hot.packResult(performVerb(file, name, given, now));
}

function performVerb({ connection, longQueues, counts }: WrittenFile, name: VerbName, given: unknown, now: number): unknown {
  longQueues.forget(given);
  counts.write(connection, now);
  return connection.perform(verbNamed(name).run(given, now));
}

function eachForItself(file: WrittenFile, { now, names, given }: Batch): BatchResult {
  const { connection, longQueues, counts } = file;
  const failures = new Map<number, Error>();
  const results = names.map((name, index) => {
    connection.execute('SAVEPOINT verb');
    try {
      const answer = perform(file, name, given[index], now);
      counts.write(connection, now);
      connection.execute('RELEASE verb');
      return answer;
    } catch (error) {
      if (isUnavailable(error)) throw error;
      connection.execute('ROLLBACK TO verb; RELEASE verb');
      longQueues.forgetAll();
      counts.forget();
      failures.set(index, error instanceof Error ? error : new Error(String(error)));
      return undefined;
    }
  });
  return { results, failures };
}
