/** The rows of a result as a table: the columns to show, the format of values, and the CSV file. */

import type { Language } from '@ledgerline/words';
import { commandWords } from '@ledgerline/words/portal/command';
import { csvRow } from '../../../export/comma-separated.ts';
import { listOf, membersOf } from './result-parts.ts';

type Row = Readonly<Record<string, unknown>>;

export interface Column {
  readonly name: string;
  readonly isNumeric: boolean;
  /** Dates, codes and the like, which no line is broken in. */
  readonly isShort: boolean;
  readonly textOf: (row: Row) => string;
}

const COLUMNS_MAX = 8;
const SHORT_CHARACTERS_MAX = 16;
/** The maximum number of rows that are used to choose columns, and shown. The file has all rows. */
export const SHOWN_ROWS_MAX = 100;

/** The rows that a result is about: those of a read or a report, or the lines of a document. */
export function rowsOf(result: unknown): readonly Row[] {
  const { rows, report, lines } = membersOf(result);
  return listOf([rows, membersOf(report).rows, lines].find((found) => Array.isArray(found) && found.length > 0));
}

/** The name of these rows. */
export function rowsTitle(result: unknown): 'rows' | 'lines' {
  const { rows, report } = membersOf(result);
  return Array.isArray(rows) || Array.isArray(membersOf(report).rows) ? 'rows' : 'lines';
}

/** Single values of a record or document; nothing for a result that is all rows. */
export function factsOf(result: unknown, language: Language): readonly (readonly [name: string, value: string])[] {
  const { fields, document, report, rows } = membersOf(result);
  if (Array.isArray(rows)) return [];
  const source = [fields, document, report].map(membersOf).find((members) => Object.keys(members).length > 0) ?? {};
  return Object.entries(source).flatMap(([name, value]) =>
    isSingle(value) ? [[name, plainText(name, value, language)] as const] : [],
  );
}

type Single = string | number | boolean;

const isSingle = (value: unknown): value is Single =>
  typeof value === 'string' ? value !== '' : typeof value === 'number' || typeof value === 'boolean';

/** The columns that distinguish rows, in the order of the result. */
export function columnsOf(rows: readonly Row[], language: Language): readonly Column[] {
  const looked = rows.slice(0, SHOWN_ROWS_MAX);
  let names = namesOf(looked).filter((name) => looked.some((row) => isSingle(row[name])));
  for (const isDull of DULL) {
    for (const name of names.toReversed()) {
      if (names.length <= COLUMNS_MAX) break;
      if (isDull(name, looked, names)) names = names.filter((other) => other !== name);
    }
  }
  return names.slice(0, COLUMNS_MAX).map((name) => columnOf(name, looked, language));
}

/** What is left out first where there is not room for all: keys of the book, repeats, what is the same in every row, and gaps. */
const DULL: readonly ((name: string, rows: readonly Row[], names: readonly string[]) => boolean)[] = [
  (name) => /(?:Key|^seq)$/.test(name),
  (name, rows, names) => names.some((other) => other !== name && rows.every((row) => row[name] === row[other])),
  (name, rows) => rows.length > 1 && rows.every((row) => row[name] === rows[0]?.[name]),
  (name, rows) => rows.filter((row) => isSingle(row[name])).length * 2 < rows.length,
];

const namesOf = (rows: readonly Row[]): readonly string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))];

function columnOf(name: string, rows: readonly Row[], language: Language): Column {
  const values = rows.map((row) => row[name]).filter((value) => value !== null && value !== undefined);
  const numbers = values.filter((value) => typeof value === 'number');
  const isNumeric = numbers.length > 0 && numbers.length === values.length;
  const isAmount =
    isNumeric && (MONEY_NAME.test(name) || numbers.some((number) => !Number.isInteger(number))) && numbers.every(isMoney);
  const textOf = (row: Row): string => valueText(row[name], isAmount, language);
  return { name, isNumeric, isShort: rows.every((row) => textOf(row).length <= SHORT_CHARACTERS_MAX), textOf };
}

const MONEY_NAME = /(?:total|amount|tax|outstanding|balance|debit|credit|opening|closing|value|overdue|limit|price|cost)$/i;
const isMoney = (number: number): boolean => Math.round(number * 100) / 100 === number;

const AMOUNT = new Intl.NumberFormat('en-MY', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const NUMBER = new Intl.NumberFormat('en-MY', { maximumFractionDigits: 8 });

/** Numbers are written the same in all our languages. */
function valueText(value: unknown, isAmount: boolean, language: Language): string {
  if (typeof value === 'number') return (isAmount ? AMOUNT : NUMBER).format(value);
  if (typeof value === 'boolean') return commandWords(language)[value ? 'yes' : 'no'];
  return typeof value === 'string' ? value : '';
}

const plainText = (name: string, value: Single, language: Language): string =>
  valueText(value, typeof value === 'number' && MONEY_NAME.test(name) && isMoney(value), language);

const FILE_COLUMNS_MAX = 500;

/** Every row with every column, for a spreadsheet; what is nested is JSON. */
export function rowsText(rows: readonly Row[]): string {
  const names = namesOf(rows).slice(0, FILE_COLUMNS_MAX);
  return `\uFEFF${csvRow(names)}${rows.map((row) => csvRow(names.map((name) => cellOf(row[name])))).join('')}`;
}

/** All rows of a result as a file; empty when it has none. */
export function rowsFileText(result: unknown): string {
  const rows = rowsOf(result);
  return rows.length === 0 ? '' : rowsText(rows);
}

function cellOf(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value);
}
