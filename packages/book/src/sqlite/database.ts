/** The database on node:sqlite: one connection, one writer, every statement prepared once. Knows no table. */

import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { makeDurable, numberedParameters, type RowMaker, rowMaker } from '@ledgerline/sqlite';
import { CommitFailure, type Database, type Parameters, type SqlValue } from '../database.ts';
import { type FileLimit, limitFile } from './file-limit.ts';
import { migrate } from './schema.ts';
import { asStorageFailure } from './storage-failure.ts';

const SETTINGS = {
  // The file may be locked briefly by another process that has just closed it.
  busy_timeout: 5_000,
  cache_size: -64_000,
  // The rollback data of savepoints is kept in memory, not in a separate file.
  temp_store: 'MEMORY',
  // Old documents are read through the system's file cache, without copying page by page: as much of the file as SQLite maps at most.
  mmap_size: 2_147_418_112,
};

export function openDatabase(path: string, fileBytesMax = Number.POSITIVE_INFINITY): Database {
  const connection = new DatabaseSync(path);
  prepareConnection(connection);
  return databaseOn(connection, limitFile(connection, path, fileBytesMax));
}

/** Settings and schema of a connection, new file or old. */
export function prepareConnection(connection: DatabaseSync): void {
  makeDurable(connection, SETTINGS);
  migrate(connection);
}

interface Prepared {
  readonly statement: StatementSync;
  /** Names of the parameters in the order of their numbers. */
  readonly names: readonly string[];
  readonly rowOf: RowMaker;
}

/** A row in the order of its columns. */
type Values = readonly unknown[];

function* rowsOf({ rowOf }: Prepared, rows: Iterable<unknown>): Iterable<unknown> {
  for (const values of rows) yield rowOf(values as Values);
}

/** How a transaction or a savepoint begins and ends. */
interface Bracket {
  readonly begin: string;
  readonly keep: () => void;
  readonly undo: readonly string[];
}

const NONE: Parameters = {};

function valuesOf({ names }: Prepared, parameters: Parameters): SqlValue[] {
  const values: SqlValue[] = [];
  for (const name of names) {
    const value = parameters[name];
    if (value === undefined) throw new Error(`The statement has no value for :${name}.`);
    values.push(value);
  }
  return values;
}

export function databaseOn(connection: DatabaseSync, limit: FileLimit | null = null): Database {
  const statements = new Map<string, Prepared>();
  let savepointDepth = 0;

  const prepared = (sql: string): Prepared => {
    const known = statements.get(sql);
    if (known) return known;
    const { text, names } = numberedParameters(sql);
    const statement = connection.prepare(text);
    statement.setReadBigInts(true);
    statement.setReturnArrays(true);
    const made = { statement, names, rowOf: rowMaker(statement.columns().map(({ name }) => name)) };
    statements.set(sql, made);
    return made;
  };

  const step = (sql: string): void => {
    prepared(sql).statement.run();
  };

  const guarded = <Result>(work: () => Result, isKept: (result: Result) => boolean, { begin, keep, undo }: Bracket): Result => {
    let hasBegun = false;
    try {
      step(begin);
      hasBegun = true;
      const result = work();
      if (isKept(result)) keep();
      else for (const sql of undo) step(sql);
      return result;
    } catch (failure) {
      // After some failures SQLite has already rolled back the whole transaction.
      if (hasBegun && connection.isTransaction) for (const sql of undo) step(sql);
      throw asStorageFailure(failure, () => limit?.reached() ?? null);
    }
  };

  const commit = (): void => {
    try {
      step('COMMIT');
    } catch (failure) {
      throw new CommitFailure('The account book could not be written to the disk.', { cause: failure });
    }
  };

  return {
    all: <Row>(sql: string, parameters = NONE) => {
      const made = prepared(sql);
      const rows = made.statement.all(...valuesOf(made, parameters)) as readonly unknown[] as readonly Values[];
      return rows.map(made.rowOf) as readonly Row[];
    },
    each: <Row>(sql: string, parameters = NONE) => {
      const made = prepared(sql);
      return rowsOf(made, made.statement.iterate(...valuesOf(made, parameters)) as Iterable<unknown>) as Iterable<Row>;
    },
    get: <Row>(sql: string, parameters = NONE) => {
      const made = prepared(sql);
      const values = made.statement.get(...valuesOf(made, parameters)) as Values | undefined;
      return values === undefined ? undefined : (made.rowOf(values) as Row);
    },
    run: (sql, parameters = NONE) => {
      const made = prepared(sql);
      return made.statement.run(...valuesOf(made, parameters)).lastInsertRowid as bigint;
    },
    transaction: (work, isKept = () => true) =>
      guarded(work, isKept, { begin: 'BEGIN IMMEDIATE', keep: commit, undo: ['ROLLBACK'] }),
    attempt: (work, isKept) => {
      savepointDepth += 1;
      const name = `attempt_${savepointDepth}`;
      const release = `RELEASE ${name}`;
      const undo = [`ROLLBACK TO ${name}`, release];
      try {
        return guarded(work, isKept, { begin: `SAVEPOINT ${name}`, keep: () => step(release), undo });
      } finally {
        savepointDepth -= 1;
      }
    },
    useReserve: (isUsed) => limit?.useReserve(isUsed),
    close: () => {
      statements.clear();
      connection.close();
    },
  };
}
