/** The database that a mirror writes to, as the mirror sees it: statements, transactions, and many rows at once. */

import type { Column, Table } from './table-plan.ts';

/** What a column can contain. Decimals are numbers; JSON is text. */
export type Cell = string | number | boolean | null;

export type TargetRow = Readonly<Record<string, unknown>>;

/** How the two databases differ. */
export interface Dialect {
  readonly name: 'sqlite' | 'postgres';
  /** The type of a column. */
  typeOf(column: Column): string;
  /** The column as a value that compares with a cell. */
  read(column: Column): string;
  /** `2026-07` of a date. */
  month(date: string): string;
  /** The days from a date until today. */
  daysSince(date: string): string;
  /** The months from the month of a date until this month. */
  monthsSince(date: string): string;
  /** Seconds since 1970, by the clock of the database. */
  readonly now: string;
  /** The same as a value of a column for timestamps. */
  readonly timestamp: string;
  /** The names of tables, views and indexes that are there, as a query with the column `name`. */
  readonly objects: string;
}

export interface MirrorTarget {
  readonly dialect: Dialect;
  /** The address of the database for people, without the password. */
  readonly place: string;
  /** Parameters are written as question marks. */
  query(sql: string, values?: readonly Cell[]): Promise<readonly TargetRow[]>;
  /** Runs the work as one transaction. Only one transaction is open at a time. */
  transaction<T>(work: () => Promise<T>): Promise<T>;
  /** Inserts rows, or replaces those with the same key. Cells are in the order of the columns, and no key occurs twice. */
  upsert(table: Table, rows: readonly (readonly Cell[])[]): Promise<void>;
  close(): Promise<void>;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const names = (columns: readonly { readonly name: string }[]): string =>
  columns.map(({ name }) => quoted(name)).join(', ');

/** `?, ?, ?` */
export const places = (count: number): string => Array.from({ length: count }, () => '?').join(', ');
