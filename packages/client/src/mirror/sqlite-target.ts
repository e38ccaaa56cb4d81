/** A mirror in a SQLite file, through the SQLite of Node. */

import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { MisuseError } from '../errors.ts';
import type { Column, Table } from './table-plan.ts';
import { type Cell, type Dialect, type MirrorTarget, names, places, quoted, type TargetRow } from './target.ts';

const TYPES: Readonly<Record<string, string>> = { boolean: 'INTEGER', integer: 'INTEGER' };

const sqliteMonths = (date: string): string =>
  `(CAST(strftime('%Y', ${date}) AS INTEGER) * 12 + CAST(strftime('%m', ${date}) AS INTEGER))`;

export const sqliteDialect: Dialect = {
  name: 'sqlite',
  typeOf: ({ kind }: Column): string => (kind.startsWith('decimal') ? 'REAL' : (TYPES[kind] ?? 'TEXT')),
  read: ({ name }) => quoted(name),
  month: (date) => `substr(${date}, 1, 7)`,
  daysSince: (date) => `CAST(julianday(date('now')) - julianday(${date}) AS INTEGER)`,
  monthsSince: (date) => `(${sqliteMonths("'now'")} - ${sqliteMonths(date)})`,
  now: 'unixepoch()',
  timestamp: `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`,
  objects: 'SELECT name FROM sqlite_schema',
};

/** How long to wait for a lock, so that another program with a long read does not stop the mirror. */
const BUSY_MS = 30_000;

/** Opens or creates the file. Needs Node 22.13 or later. */
export async function sqliteTarget(path: string): Promise<MirrorTarget> {
  const { DatabaseSync: Database } = await loadSqlite();
  const db = new Database(path, { timeout: BUSY_MS });
  // Readers do not block a writer, and a writer does not block readers.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  return new SqliteTarget(db, path);
}

async function loadSqlite(): Promise<typeof import('node:sqlite')> {
  try {
    return await import('node:sqlite');
  } catch {
    throw new MisuseError(
      'sqlite_missing',
      'A mirror in a SQLite file needs Node 22.13 or later. Use a newer Node, or a PostgreSQL database.',
    );
  }
}

class SqliteTarget implements MirrorTarget {
  readonly dialect = sqliteDialect;
  readonly place: string;
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(db: DatabaseSync, place: string) {
    this.#db = db;
    this.place = place;
  }

  async query(sql: string, values: readonly Cell[] = []): Promise<readonly TargetRow[]> {
    return this.#statement(sql).all(...values.map(stored)) as readonly TargetRow[];
  }

  async transaction<T>(work: () => Promise<T>): Promise<T> {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const result = await work();
      this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      this.#rollBack();
      throw error;
    }
  }

  /** After some failures, such as a full disk, SQLite has already rolled back. */
  #rollBack(): void {
    try {
      this.#db.exec('ROLLBACK');
    } catch {}
  }

  async upsert(table: Table, rows: readonly (readonly Cell[])[]): Promise<void> {
    const replaced = table.columns
      .filter(({ name }) => !table.key.includes(name))
      .map(({ name }) => `${quoted(name)} = excluded.${quoted(name)}`);
    const statement = this.#statement(
      // A column that the catalog no longer has keeps its value.
      `INSERT INTO ${quoted(table.name)} (${names(table.columns)}) VALUES (${places(table.columns.length)})
       ON CONFLICT (${table.key.map(quoted).join(', ')}) DO UPDATE SET ${replaced.join(', ')}`,
    );
    for (const row of rows) statement.run(...row.map(stored));
  }

  async close(): Promise<void> {
    this.#db.close();
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql) ?? this.#db.prepare(sql);
    this.#statements.set(sql, known);
    return known;
  }
}

const stored = (cell: Cell): SQLInputValue => (typeof cell === 'boolean' ? Number(cell) : cell);
