/**
 * How a verb talks to a database without knowing which: it yields statements and is handed their rows. SQLite runs it
 * synchronously in its writer thread, PostgreSQL awaits each statement; both inside one transaction.
 */

export type Value = string | number | null;
export type Parameters = Readonly<Record<string, Value>>;
export type Row = Readonly<Record<string, unknown>>;

/** SQL in the dialect both stores share, with parameters written `:name`. Lists are passed as JSON text; see `inList`. */
export interface Statement {
  readonly sql: string;
  readonly parameters: Parameters;
  /** The verb asks for nothing after it: the end of the transaction need not wait for its result. */
  readonly isLast?: boolean;
}

export type Steps<Result> = Generator<Statement, Result, readonly Row[]>;

/** Every row of a statement. */
export function* all<T>(sql: string, parameters: Parameters = {}): Steps<readonly T[]> {
  return (yield { sql, parameters }) as readonly T[];
}

/** Every row of the statement that a verb ends with. */
export function* allAtLast<T>(sql: string, parameters: Parameters): Steps<readonly T[]> {
  return (yield { sql, parameters, isLast: true }) as readonly T[];
}

/** The first row, or null. */
export function* one<T>(sql: string, parameters: Parameters = {}): Steps<T | null> {
  const rows = (yield { sql, parameters }) as readonly T[];
  return rows[0] ?? null;
}

/** A statement whose rows do not matter. */
export function* run(sql: string, parameters: Parameters = {}): Steps<void> {
  yield { sql, parameters };
}

/** Names a statement that changes nothing. Verbs write their SQL so that this check is enough. */
export const isReadStatement = (sql: string): boolean => sql.startsWith('SELECT');
