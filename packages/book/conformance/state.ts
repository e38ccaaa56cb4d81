/** Everything that is stored in a book, as one short text: two states are the same when their texts are. */

import { hash } from 'node:crypto';
import type { Database } from '../src/index.ts';

/** Results of commands are stored even when the command changed nothing. */
const NOT_STATE = ['command'];

const tables = new WeakMap<Database, readonly string[]>();

function tablesOf(db: Database): readonly string[] {
  const known = tables.get(db);
  if (known) return known;
  const names = db
    .all<{ name: string }>(
      `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name <> 'sqlite_schema' ORDER BY name`,
    )
    .map(({ name }) => name)
    .filter((name) => !NOT_STATE.includes(name));
  tables.set(db, names);
  return names;
}

/** With counters, keys and the audit trail; `except` names tables that may differ. */
export function stateOf(db: Database, except: readonly string[] = []): string {
  const parts = tablesOf(db)
    .filter((name) => !except.includes(name))
    .map((name) =>
      db
        .all<Record<string, unknown>>(`SELECT * FROM ${name}`)
        .map((row) => Object.values(row).join('\u0001'))
        .join('\u0002'),
    );
  return hash('sha256', parts.join('\u0003'));
}

/** The columns of each table that are summed to detect changes cheaply. */
const SUMS: Readonly<Record<string, readonly string[]>> = {
  document: ['doc_key', 'revision', 'total', 'total_local'],
  document_line: ['dtl_key', 'net', 'tax_local'],
  document_reference: ['doc_key'],
  document_link: ['to_dtl_key'],
  gl_entry: ['gl_key', 'debit', 'credit', 'foreign_amount'],
  open_item: ['item_key', 'total', 'cleared', 'cleared_local'],
  knock_off: ['knock_off_key', 'amount', 'debit_local', 'credit_local'],
  stock_move: ['move_key', 'value', 'pool_value'],
  stock_serial: ['doc_key'],
  tax_entry: ['doc_key', 'tax'],
  tax_filed: ['doc_key'],
  deposit_use: ['doc_key', 'amount'],
  bank_clear: ['gl_key'],
  number_counter: ['next_number'],
  audit_log: ['audit_key'],
  record: [],
  sqlite_sequence: ['seq'],
};

const SUMMED = `SELECT ${Object.entries(SUMS)
  .map(([table, columns]) => {
    const parts = ['count(*)', ...columns.map((column) => `total(${column})`)].join(` || ' ' || `);
    return `(SELECT ${parts} FROM ${table})`;
  })
  .join(` || ', ' || `)} AS state`;

/** Counts and sums of every table, counters of keys and numbers among them. */
export const sumsOf = (db: Database): string => db.get<{ state: string }>(SUMMED)?.state ?? '';
