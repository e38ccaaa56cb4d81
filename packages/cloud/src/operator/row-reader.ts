/** Reads every row of either database once, as of one moment, a page at a time. */

import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { openFile } from '@ledgerline/sqlite';
import pg from 'pg';
import { clientOptions } from '../postgres/database.ts';
import type { Row } from '../sql/verb/statement.ts';

export interface RowReader {
  rows(sql: string): AsyncIterable<Row>;
  close(): Promise<void>;
}

const PAGE_ROWS = 500;

/** A file that a cloud may be writing to. */
export function readSqlite(path: string): RowReader {
  return readerOf(openFile(path, 'read'));
}

/** A copy without writers, so no files are created next to it. */
export function readSqliteCopy(path: string): RowReader {
  const address = pathToFileURL(path);
  address.search = '?mode=ro&immutable=1';
  return readerOf(new DatabaseSync(address));
}

function readerOf(database: DatabaseSync): RowReader {
  database.exec('BEGIN');
  return {
    async *rows(sql) {
      yield* database.prepare(sql).iterate() as Iterable<Row>;
    },
    close: async () => database.close(),
  };
}

export async function readPostgres(url: string): Promise<RowReader> {
  const client = new pg.Client(clientOptions(url));
  client.on('error', () => {});
  await client.connect();
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  return { rows: (sql) => postgresRows(client, sql), close: () => client.end() };
}

/** Reads rows within a transaction that the caller has begun. */
export async function* postgresRows(client: pg.Client, sql: string): AsyncIterable<Row> {
  await client.query(`DECLARE all_rows NO SCROLL CURSOR FOR ${sql}`);
  try {
    for (;;) {
      const { rows } = await client.query<Row>(`FETCH ${PAGE_ROWS} FROM all_rows`);
      yield* rows;
      if (rows.length < PAGE_ROWS) return;
    }
  } finally {
    await client.query('CLOSE all_rows');
  }
}
