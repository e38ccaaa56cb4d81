/**
 * One connection to the database file: opened durable, every statement prepared once. Runs what verbs yield; decides
 * nothing and knows no table.
 */

import assert from 'node:assert/strict';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import type { Row, Statement, Steps, Value } from '../sql/statement.ts';
import { numberedParameters } from './parameters.ts';

export interface ConnectionOptions {
  /** Whether the file may be made; without it, one that is gone is an error and never an empty database. */
  readonly mode: 'create' | 'write' | 'read';
  /** How long to wait for another process that holds the lock. */
  readonly lockWaitMs: number;
  /** The largest the file may grow; null for as large as the disk. */
  readonly pagesMax: number | null;
}

interface Prepared {
  readonly statement: StatementSync;
  readonly parameterNames: readonly string[];
  readonly columnNames: readonly string[];
  /** Returns the rowid of an insert, which SQLite knows without the temporary table that RETURNING costs. */
  readonly answersRowid: boolean;
}

/** Lists of commands come in many shapes; the oldest statement makes room. */
const STATEMENTS_MAX = 500;

const FULL = 2;
/** Small, because the operating system caches the file as well, and because a cache that fills for hours looks like memory that grows. */
const CACHE_KIBIBYTES = { create: 16_384, write: 16_384, read: 8_192 } as const;
/** As much as the log may hold: pages that are written again and again go into the file once for all of it. */
const CHECKPOINT_PAGES = 16_000;
const WAL_BYTES_KEPT = 67_108_864;

export class Connection {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();

  constructor(path: string, { mode, lockWaitMs, pagesMax }: ConnectionOptions) {
    this.#database = new DatabaseSync(addressOf(path, mode));
    try {
      this.#database.exec(
        `PRAGMA busy_timeout = ${lockWaitMs}; PRAGMA cache_size = -${CACHE_KIBIBYTES[mode]}; PRAGMA temp_store = MEMORY`,
      );
      if (mode !== 'read') this.#makeDurable();
      if (pagesMax !== null) this.#database.exec(`PRAGMA max_page_count = ${pagesMax}`);
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  /** A setting that does not hold would lose acknowledged commands in silence, so each is read back. */
  #makeDurable(): void {
    this.#database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
      PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}; PRAGMA journal_size_limit = ${WAL_BYTES_KEPT}`);
    assert.equal(this.pragma('journal_mode'), 'wal', 'The database must keep a write-ahead log.');
    assert.equal(this.pragma('synchronous'), FULL, 'The database must be synchronous.');
    assert.equal(this.pragma('foreign_keys'), 1, 'The database must hold its foreign keys.');
  }

  pragma(name: string): unknown {
    return Object.values(this.#database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
  }

  /** SQL that is not worth preparing: transactions, migrations. */
  execute(sql: string): void {
    this.#database.exec(sql);
  }

  query({ sql, parameters }: Statement): readonly Row[] {
    const { statement, parameterNames, columnNames, answersRowid } = this.#prepare(sql);
    const values = parameterNames.map((name) => parameters[name] as Value);
    if (answersRowid) {
      const seq = this.insert(sql, values);
      return seq === null ? [] : [{ seq }];
    }
    return (statement.all(...values) as unknown as readonly unknown[][]).map((row) => rowOf(columnNames, row));
  }

  /** The number of the row that an insert made, if it made one. The values are in the order in which the SQL names them. */
  insert(sql: string, values: readonly Value[]): number | null {
    const { changes, lastInsertRowid } = this.#prepare(sql).statement.run(...values);
    return changes === 0 ? null : Number(lastInsertRowid);
  }

  /** How many rows a change changed. The values are in the order in which the SQL names them. */
  change(sql: string, values: readonly Value[]): number {
    return Number(this.#prepare(sql).statement.run(...values).changes);
  }

  /** The first row as it comes, for what is asked all the time. The values are in the order in which the SQL names them. */
  first(sql: string, values: readonly Value[]): readonly unknown[] | undefined {
    return this.#prepare(sql).statement.get(...values) as unknown as readonly unknown[] | undefined;
  }

  /** What is prepared, the oldest first. */
  get statements(): readonly string[] {
    return [...this.#prepared.keys()];
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const answersRowid = sql.endsWith(ROWID_ANSWER);
    const { text, names } = numberedParameters(answersRowid ? sql.slice(0, -ROWID_ANSWER.length) : sql);
    const statement = this.#database.prepare(text);
    statement.setReturnArrays(true);
    const prepared = {
      statement,
      parameterNames: names,
      columnNames: statement.columns().map((column) => column.name),
      answersRowid,
    };
    if (this.#prepared.size >= STATEMENTS_MAX) this.#prepared.delete(this.statements[0] ?? '');
    this.#prepared.set(sql, prepared);
    return prepared;
  }

  /** Carries a verb out in whatever transaction is open. */
  perform<Result>(steps: Steps<Result>): Result {
    let step = steps.next();
    while (!step.done) step = steps.next(this.query(step.value));
    return step.value;
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  close(): void {
    this.#database.close();
  }
}

const ROWID_ANSWER = ' RETURNING seq';

function addressOf(path: string, mode: ConnectionOptions['mode']): URL {
  const address = pathToFileURL(path);
  address.searchParams.set('mode', { create: 'rwc', write: 'rw', read: 'ro' }[mode]);
  return address;
}

/** Rows come as arrays and become plain objects here: SQLite's own objects are slow to read, to copy and to send. */
function rowOf(columnNames: readonly string[], values: readonly unknown[]): Row {
  const row: Record<string, unknown> = {};
  for (let index = 0; index < columnNames.length; index += 1) row[columnNames[index] as string] = values[index];
  return row;
}
