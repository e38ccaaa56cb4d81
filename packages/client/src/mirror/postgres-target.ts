/** A mirror in a PostgreSQL database, through a connection of the `pg` package that the caller opens. */

import type { Column, Table } from './table-plan.ts';
import { type Cell, type Dialect, type MirrorTarget, names, quoted, type TargetRow } from './target.ts';

const TYPES: Readonly<Record<string, string>> = {
  boolean: 'BOOLEAN',
  integer: 'BIGINT',
  date: 'DATE',
  timestamp: 'TIMESTAMPTZ',
  json: 'JSONB',
};

/** Money has 17 digits before the point, everything else 12. */
function typeOf({ kind }: Column): string {
  if (!kind.startsWith('decimal')) return TYPES[kind] ?? 'TEXT';
  const scale = Number(kind.slice('decimal'.length));
  return scale <= 2 ? 'NUMERIC(19,2)' : `NUMERIC(${12 + scale},${scale})`;
}

/** Reads the column as text, because drivers represent dates and decimals differently. */
function read({ name, kind }: Column): string {
  const column = quoted(name);
  if (kind === 'boolean' || kind === 'text') return column;
  if (kind !== 'timestamp') return `${column}::text AS ${column}`;
  return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS ${column}`;
}

const postgresMonths = (date: string): string => `(extract(year FROM ${date})::int * 12 + extract(month FROM ${date})::int)`;

export const postgresDialect: Dialect = {
  name: 'postgres',
  typeOf,
  read,
  month: (date) => `to_char(${date}, 'YYYY-MM')`,
  daysSince: (date) => `(CURRENT_DATE - ${date})`,
  monthsSince: (date) => `(${postgresMonths('CURRENT_DATE')} - ${postgresMonths(date)})`,
  now: 'floor(extract(epoch FROM clock_timestamp()))::bigint',
  timestamp: 'clock_timestamp()',
  objects: `SELECT relname AS name FROM pg_class WHERE relnamespace = current_schema()::regnamespace`,
};

/** A connected client of the `pg` package. A pool does not do: a transaction needs one connection. */
export interface PostgresConnection {
  query(sql: string, values?: unknown[]): Promise<{ readonly rows: readonly unknown[] }>;
  end(): Promise<void>;
}

/** `place` names the database for people, without a password. */
export const postgresTarget = (connection: PostgresConnection, place: string): MirrorTarget =>
  new PostgresTarget(connection, place);

class PostgresTarget implements MirrorTarget {
  readonly dialect = postgresDialect;
  readonly place: string;
  readonly #connection: PostgresConnection;

  constructor(connection: PostgresConnection, place: string) {
    this.#connection = connection;
    this.place = place;
  }

  async query(sql: string, values: readonly Cell[] = []): Promise<readonly TargetRow[]> {
    let number = 0;
    const numbered = sql.replaceAll('?', () => `$${++number}`);
    // Without parameters, several statements can be one query.
    const { rows } =
      values.length === 0 ? await this.#connection.query(numbered) : await this.#connection.query(numbered, [...values]);
    return rows as readonly TargetRow[];
  }

  async transaction<T>(work: () => Promise<T>): Promise<T> {
    await this.#connection.query('BEGIN');
    try {
      const result = await work();
      await this.#connection.query('COMMIT');
      return result;
    } catch (error) {
      await this.#connection.query('ROLLBACK').catch(() => {});
      throw error;
    }
  }

  /** Writes rows. All rows are one parameter, because a page has more cells than the 65,535 parameters of a statement. */
  async upsert(table: Table, rows: readonly (readonly Cell[])[]): Promise<void> {
    if (rows.length === 0) return;
    const objects = rows.map((row) =>
      Object.fromEntries(table.columns.map(({ name, kind }, index) => [name, jsonCell(row[index] ?? null, kind)])),
    );
    const others = table.columns.filter(({ name }) => !table.key.includes(name));
    await this.#connection.query(
      `INSERT INTO ${quoted(table.name)} (${names(table.columns)})
       SELECT ${names(table.columns)} FROM json_populate_recordset(NULL::${quoted(table.name)}, $1::json)
       ON CONFLICT (${table.key.map(quoted).join(', ')})
       DO UPDATE SET ${others.map(({ name }) => `${quoted(name)} = EXCLUDED.${quoted(name)}`).join(', ')}`,
      [JSON.stringify(objects)],
    );
  }

  async close(): Promise<void> {
    await this.#connection.end();
  }
}

/** PostgreSQL has no place for the character NUL. */
const jsonCell = (cell: Cell, kind: string): unknown => {
  if (typeof cell !== 'string') return cell;
  const text = cell.replaceAll('\u0000', '');
  return kind === 'json' ? (JSON.parse(text) as unknown) : text;
};
