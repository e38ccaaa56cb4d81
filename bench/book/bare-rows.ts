/** Writes the rows of a document as the book stored them, by prepared statements alone: what the write path costs without any accounting. */

import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

type Row = Record<string, SQLInputValue>;
type Rows = Readonly<Record<Table, readonly Row[]>>;

/** Tables that a document writes to, each with the column that names the document or command, and the key that SQLite gives. */
const TABLES = {
  document: { owner: 'doc_key', key: 'doc_key' },
  document_line: { owner: 'doc_key', key: 'dtl_key' },
  document_reference: { owner: 'doc_key', key: null },
  stock_move: { owner: 'doc_key', key: 'move_key' },
  gl_entry: { owner: 'doc_key', key: 'gl_key' },
  open_item: { owner: 'doc_key', key: 'item_key' },
  knock_off: { owner: 'owner_doc_key', key: 'knock_off_key' },
  tax_entry: { owner: 'doc_key', key: null },
  audit_log: { owner: 'command_id', key: 'audit_key' },
  command: { owner: 'command_id', key: null },
} as const;
type Table = keyof typeof TABLES;
const TABLE_NAMES = Object.keys(TABLES) as readonly Table[];

export interface Written {
  readonly docKey: bigint;
  readonly itemKey: bigint;
}

/** Reads off what a command has written. */
export function rowsOfCommand(path: string, docKey: bigint, commandId: string): Rows {
  const connection = new DatabaseSync(path, { readOnly: true });
  const rowsOf = (table: Table): readonly Row[] => {
    const { owner } = TABLES[table];
    const statement = connection.prepare(`SELECT * FROM ${table} WHERE ${owner} = ?`);
    statement.setReadBigInts(true);
    return statement.all(owner === 'command_id' ? commandId : docKey) as Row[];
  };
  const rows = Object.fromEntries(TABLE_NAMES.map((table) => [table, rowsOf(table)])) as unknown as Rows;
  connection.close();
  return rows;
}

export const countRows = (rows: Rows): number => TABLE_NAMES.reduce((sum, table) => sum + rows[table].length, 0);

interface Insert {
  readonly columns: readonly string[];
  readonly statement: StatementSync;
}

export class BareWriter {
  readonly #connection: DatabaseSync;
  readonly #inserts = new Map<Table, Insert>();
  readonly #clear: StatementSync;
  readonly #count: StatementSync;
  #written = 0;

  constructor(path: string) {
    this.#connection = new DatabaseSync(path);
    for (const pragma of [
      'journal_mode = WAL',
      'synchronous = FULL',
      'foreign_keys = ON',
      'cache_size = -64000',
      'mmap_size = 1073741824',
    ]) {
      this.#connection.exec(`PRAGMA ${pragma}`);
    }
    this.#clear = this.#connection.prepare(
      'UPDATE open_item SET cleared = total, cleared_local = total_local WHERE item_key = ?',
    );
    this.#count = this.#connection.prepare(
      `UPDATE number_counter SET next_number = next_number + 1 WHERE doc_type = ? AND period = ''`,
    );
  }

  /** One document in one transaction; `settled` is the item that its knock-off clears. */
  write(rows: Rows, settled: bigint | null): Written {
    this.#connection.exec('BEGIN IMMEDIATE');
    this.#written += 1;
    const name = `bare-${this.#written}`;
    const [document] = rows.document;
    const docKey = this.#insert('document', { ...document, doc_no: name });
    this.#count.run(document?.doc_type ?? '');
    const lines = new Map<SQLInputValue, bigint>();
    let itemKey = 0n;
    for (const table of TABLE_NAMES) {
      if (table === 'document') continue;
      for (const row of rows[table]) {
        const made = this.#insert(table, this.#renamed(table, row, docKey, name, lines, itemKey, settled));
        if (table === 'document_line') lines.set(row.dtl_key ?? null, made);
        if (table === 'open_item') itemKey = made;
      }
    }
    if (settled !== null) for (const item of [settled, itemKey]) this.#clear.run(item);
    this.#connection.exec('COMMIT');
    return { docKey, itemKey };
  }

  close(): void {
    this.#connection.close();
  }

  #renamed(
    table: Table,
    row: Row,
    docKey: bigint,
    name: string,
    lines: ReadonlyMap<SQLInputValue, bigint>,
    itemKey: bigint,
    settled: bigint | null,
  ): Row {
    const { owner } = TABLES[table];
    return {
      ...row,
      [owner]: owner === 'command_id' ? name : docKey,
      ...(table === 'stock_move' ? { dtl_key: lines.get(row.dtl_key ?? null) ?? null } : {}),
      ...(table === 'knock_off' ? { debit_item: settled, credit_item: itemKey } : {}),
    };
  }

  #insert(table: Table, row: Row): bigint {
    const known = this.#inserts.get(table) ?? this.#prepare(table, row);
    return BigInt(known.statement.run(...known.columns.map((column) => row[column] ?? null)).lastInsertRowid);
  }

  #prepare(table: Table, row: Row): Insert {
    const columns = Object.keys(row).filter((column) => column !== TABLES[table].key);
    const values = columns.map(() => '?').join(', ');
    const made = {
      columns,
      statement: this.#connection.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${values})`),
    };
    this.#inserts.set(table, made);
    return made;
  }
}
