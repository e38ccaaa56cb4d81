/** The database on node:sqlite: one connection, one writer, every statement prepared once. Knows no table. */

import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Database, Parameters } from '../database.ts';
import { migrate } from './schema.ts';

const PRAGMAS = [
  'PRAGMA journal_mode = WAL',
  'PRAGMA synchronous = FULL',
  'PRAGMA foreign_keys = ON',
  'PRAGMA busy_timeout = 5000',
  'PRAGMA cache_size = -16000',
];

export function openDatabase(path: string): Database {
  const connection = new DatabaseSync(path);
  prepareConnection(connection);
  return databaseOn(connection);
}

/** Settings and schema of a connection, new file or old. */
export function prepareConnection(connection: DatabaseSync): void {
  for (const pragma of PRAGMAS) connection.exec(pragma);
  migrate(connection);
}

export function databaseOn(connection: DatabaseSync): Database {
  const statements = new Map<string, StatementSync>();
  let savepointDepth = 0;

  const prepared = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = connection.prepare(sql);
    statement.setReadBigInts(true);
    statements.set(sql, statement);
    return statement;
  };

  const guarded = <Result>(begin: string, work: () => Result, end: (result: Result) => string, undo: string): Result => {
    connection.exec(begin);
    try {
      const result = work();
      connection.exec(end(result));
      return result;
    } catch (failure) {
      connection.exec(undo);
      throw failure;
    }
  };

  return {
    all: <Row>(sql: string, parameters: Parameters = {}) => prepared(sql).all(parameters) as unknown as readonly Row[],
    get: <Row>(sql: string, parameters: Parameters = {}) => prepared(sql).get(parameters) as Row | undefined,
    run: (sql, parameters = {}) => BigInt(prepared(sql).run(parameters).lastInsertRowid),
    transaction: (work) => guarded('BEGIN IMMEDIATE', work, () => 'COMMIT', 'ROLLBACK'),
    attempt: (work, isKept) => {
      savepointDepth += 1;
      const name = `attempt_${savepointDepth}`;
      const undo = `ROLLBACK TO ${name}; RELEASE ${name}`;
      try {
        return guarded(`SAVEPOINT ${name}`, work, (result) => (isKept(result) ? `RELEASE ${name}` : undo), undo);
      } finally {
        savepointDepth -= 1;
      }
    },
    close: () => {
      statements.clear();
      connection.close();
    },
  };
}
