/** A database in memory that runs what the cloud's verbs yield, at once. The real stores do the same with more care. */

import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { numberedParameters } from '@ledgerline/sqlite';
import type { Row, Statement, Steps } from '../../packages/cloud/src/sql/statement.ts';
import { sqliteMigrations } from '../../packages/cloud/src/sqlite/migration.ts';

interface Prepared {
  readonly statement: StatementSync;
  readonly names: readonly string[];
  readonly columns: readonly string[];
}

export class Database {
  readonly #database = new DatabaseSync(':memory:');
  readonly #prepared = new Map<string, Prepared>();

  constructor() {
    for (const { sql } of sqliteMigrations()) this.execute(sql);
    // One transaction without an end: nothing is ever taken back here, so nothing has to be kept for that.
    this.execute('PRAGMA foreign_keys = OFF; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN');
  }

  execute(sql: string): void {
    this.#database.exec(sql);
  }

  query({ sql, parameters }: Statement): readonly Row[] {
    const { statement, names, columns } = this.#prepared.get(sql) ?? this.#prepare(sql);
    const rows = statement.all(...names.map((name) => parameters[name] ?? null)) as unknown as readonly unknown[][];
    return rows.map((row) => {
      const named: Record<string, unknown> = {};
      for (const [index, column] of columns.entries()) named[column] = row[index];
      return named;
    });
  }

  #prepare(sql: string): Prepared {
    const { text, names } = numberedParameters(sql);
    const statement = this.#database.prepare(text);
    statement.setReturnArrays(true);
    const prepared = { statement, names, columns: statement.columns().map(({ name }) => name) };
    this.#prepared.set(sql, prepared);
    return prepared;
  }

  perform<Result>(steps: Steps<Result>): Result {
    let step = steps.next();
    while (!step.done) step = steps.next(this.query(step.value));
    return step.value;
  }
}
