/** Makes a book of many years out of one: the rows of a finished year, copied into the years before it by SQL. Measures nothing. */

import { copyFileSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { openBook } from '@ledgerline/book';
import { BENCH_CLOCK, ITEMS, LAST_DAY, stockLine } from './history.ts';

const LAST_YEAR = Number(LAST_DAY.slice(0, 4));

/** Columns that are keys, by the table whose keys they are. */
const KEYS: Readonly<Record<string, string>> = {
  doc_key: 'document',
  owner_doc_key: 'document',
  dtl_key: 'document_line',
  source_dtl_key: 'document_line',
  gl_key: 'gl_entry',
  item_key: 'open_item',
  debit_item: 'open_item',
  credit_item: 'open_item',
  knock_off_key: 'knock_off',
  move_key: 'stock_move',
  audit_key: 'audit_log',
};
/** Texts that name a day: its column, and the JSON that repeats it. */
const DATED = ['doc_date', 'due_date', 'date', 'tax_date', 'header', 'payments', 'data'];
const TABLES = [
  'document',
  'document_line',
  'document_reference',
  'gl_entry',
  'open_item',
  'knock_off',
  'stock_move',
  'tax_entry',
  'audit_log',
  'command',
] as const;

/** Indexes are made once at the end. A note of a change is for what a command does: looked for without an index, each costs a scan of all. */
const LEFT_OUT = `SELECT type, name, sql FROM main.sqlite_schema
  WHERE type = 'index' AND sql IS NOT NULL OR type = 'trigger' AND sql LIKE '%INTO change_note%'
  ORDER BY type`;

/**
 * Puts `years` years in front of the year in `path`. A year that is copied ends without stock, so every row is what the engine
 * would have written; only results and audit texts still name the documents of the year they were copied from, and the log of
 * changes begins with the year that the engine entered.
 */
export function addYears(path: string, years: number): void {
  const closed = `${path}.closed`;
  copyFileSync(path, closed);
  closeYear(closed);
  const connection = new DatabaseSync(path);
  for (const pragma of ['journal_mode = OFF', 'synchronous = OFF', 'cache_size = -1000000', 'temp_store = MEMORY'])
    connection.exec(`PRAGMA ${pragma}`);
  connection.prepare('ATTACH ? AS closed').run(closed);
  const dropped = connection.prepare(LEFT_OUT).all();
  for (const { type, name } of dropped) connection.exec(`DROP ${String(type)} ${String(name)}`);
  for (let back = 1; back <= years; back += 1) {
    connection.exec('BEGIN');
    for (const table of TABLES) copyTable(connection, table, back);
    connection.exec('COMMIT');
    process.stderr.write(`\rAdding years to a book, once: ${back} of ${years}`);
  }
  process.stderr.write('\n');
  connection.exec(`UPDATE number_counter SET next_number = next_number + ${years} * ${NUMBERS}`);
  for (const { sql } of dropped) connection.exec(String(sql));
  connection.exec('DETACH closed');
  connection.exec('PRAGMA optimize');
  connection.close();
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${closed}${suffix}`, { force: true });
}

/** Takes out on the last day what is left. */
function closeYear(path: string): void {
  const book = openBook(path, { clock: BENCH_CLOCK });
  const left = new DatabaseSync(path, { readOnly: true });
  const lastOf = left.prepare(
    'SELECT pool_quantity FROM stock_move WHERE item = ? AND location = ? ORDER BY date DESC, phase DESC, doc_key DESC, seq DESC, leg DESC LIMIT 1',
  );
  const lines = ITEMS.map((item) => stockLine(item, Number(lastOf.get(item, 'HQ')?.pool_quantity)));
  left.close();
  const result = book.execute('create-stock-issue', { docDate: LAST_DAY, lines }, 'close-year');
  if (!result.ok) throw new Error(`The year could not be closed: ${JSON.stringify(result.error)}`);
  book.close();
}

function copyTable(connection: DatabaseSync, table: string, back: number): void {
  const columns = connection
    .prepare(`SELECT name FROM pragma_table_info(?)`)
    .all(table)
    .map(({ name }) => String(name));
  const values = columns.map((column) => copied(column, back));
  connection.exec(`INSERT INTO main.${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM closed.${table}`);
}

function copied(column: string, back: number): string {
  if (column === 'command_id') return `'before-${back}-' || command_id`;
  if (column === 'doc_no') return renumbered('doc_no', back);
  if (column === 'knock_offs') return movedKnockOff(back);
  const owner = KEYS[column];
  if (owner) return `${column} + ${back} * ${keysOf(owner)}`;
  return DATED.includes(column) ? earlier(column, back) : column;
}

const keysOf = (table: string): string => `(SELECT seq FROM closed.sqlite_sequence WHERE name = '${table}')`;

/** How many numbers the longest series of a year has, so that it goes on without a gap. */
const NUMBERS = '(SELECT max(next_number) - 1 FROM closed.number_counter)';

/** Days of the year, and the due dates behind its end. */
const earlier = (column: string, back: number): string =>
  `replace(replace(${column}, '${LAST_YEAR}-', '${LAST_YEAR - back}-'), '${LAST_YEAR + 1}-', '${LAST_YEAR + 1 - back}-')`;

const renumbered = (number: string, back: number): string => {
  const counted = `CAST(substr(${number}, instr(${number}, '-') + 1) AS INTEGER)`;
  return `substr(${number}, 1, instr(${number}, '-')) || printf('%06d', ${counted} + ${back} * ${NUMBERS})`;
};

/** A payment of this history settles one invoice, or is an invoice and settles none. */
const movedKnockOff = (back: number): string =>
  `CASE knock_offs WHEN '[]' THEN knock_offs ELSE json_replace(${earlier('knock_offs', back)},
     '$[0].docKey', CAST(CAST(knock_offs ->> '$[0].docKey' AS INTEGER) + ${back} * ${keysOf('document')} AS TEXT),
     '$[0].data.docNo', ${renumbered(`(knock_offs ->> '$[0].data.docNo')`, back)}) END`;
