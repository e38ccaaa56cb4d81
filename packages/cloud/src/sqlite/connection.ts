/**
 * One connection to the database file: opened durable, every statement prepared once. Runs what verbs yield; decides
 * nothing and knows no table.
 */

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type FileMode, numberedParameters, openFile, pragma, type RowMaker, rowMaker } from '@ledgerline/sqlite';
import type { Row, Statement, Steps, Value } from '../sql/verb/statement.ts';

export interface ConnectionOptions {
  readonly mode: FileMode;
  /** How long to wait for another process that has the lock. */
  readonly lockWaitMs: number;
  /** The largest the file may grow; null for as large as the disk. */
  readonly pagesMax: number | null;
}

interface Prepared {
  readonly statement: StatementSync;
  readonly parameterNames: readonly string[];
  readonly rowOf: RowMaker;
}

/** Lists of commands come in many shapes; the oldest statement makes room. */
const STATEMENTS_MAX = 500;

/** Small caches, because the operating system caches the file as well, and because a cache that fills for hours looks like a memory leak. */
const CACHE_KIBIBYTES = { create: 16_384, write: 16_384, read: 8_192 } as const;
/** The size limit of the log: pages that are written repeatedly reach the file once. */
const CHECKPOINT_PAGES = 16_000;

export class Connection {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();

  constructor(path: string, { mode, lockWaitMs, pagesMax }: ConnectionOptions) {
    this.#database = openFile(path, mode, {
      busy_timeout: lockWaitMs,
      cache_size: -CACHE_KIBIBYTES[mode],
      temp_store: 'MEMORY',
      // What is deleted is overwritten with zeros: freed pages and free room within pages stay in the file.
      ...(mode !== 'read' && { secure_delete: 'ON' }),
      wal_autocheckpoint: CHECKPOINT_PAGES,
      ...(pagesMax !== null && { max_page_count: pagesMax }),
    });
  }

  pragma(name: string): unknown {
    return pragma(this.#database, name);
  }

  /** SQL that is not worth preparing: transactions, migrations. */
  execute(sql: string): void {
    this.#database.exec(sql);
  }

  /**
   * Moves the log into the file and truncates it, because only the log has old versions of pages. If a reader blocks it, the next
   * call tries again.
   */
  emptyLog(): void {
    this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  query({ sql, parameters }: Statement): readonly Row[] {
    const { statement, parameterNames, rowOf } = this.#prepare(sql);
    const values = parameterNames.map((name) => parameters[name] as Value);
    return (statement.all(...values) as unknown as readonly unknown[][]).map(rowOf);
  }

  /** The number of the row that an insert made, if it made one: SQLite knows it without the temporary table that RETURNING costs. The values are in the order in which the SQL names them. */
  insert(sql: string, values: readonly Value[]): number | null {
    const { changes, lastInsertRowid } = this.#prepare(sql).statement.run(...values);
    return changes === 0 ? null : Number(lastInsertRowid);
  }

  /** How many rows a change changed. The values are in the order in which the SQL names them. */
  change(sql: string, values: readonly Value[]): number {
    return Number(this.#prepare(sql).statement.run(...values).changes);
  }

  /** The first row as an array, for frequent queries. The values are in the order of the columns in the SQL. */
  first(sql: string, values: readonly Value[]): readonly unknown[] | undefined {
    return this.#prepare(sql).statement.get(...values) as unknown as readonly unknown[] | undefined;
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const { text, names } = numberedParameters(sql);
    const statement = this.#database.prepare(text);
    statement.setReturnArrays(true);
    const prepared = {
      statement,
      parameterNames: names,
      rowOf: rowMaker(statement.columns().map((column) => column.name)),
    };
    if (this.#prepared.size >= STATEMENTS_MAX) this.#prepared.delete(this.#prepared.keys().next().value ?? '');
    this.#prepared.set(sql, prepared);
    return prepared;
  }

  /** Runs a verb in the open transaction, if any. */
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
