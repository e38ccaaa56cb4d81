/**
 * `ledgerline-cloud move`: everything of the embedded database into PostgreSQL. One transaction, so a move that is killed has moved nothing
 * and is simply run again; then every table of both is read and compared.
 */

import { createHash } from 'node:crypto';
import pg from 'pg';
import { clientOptions } from '../postgres/database.ts';
import { prepareDatabase } from '../postgres/migration.ts';
import type { Row } from '../sql/verb/statement.ts';
import { Refused } from './installation.ts';
import { postgresRows, type RowReader } from './row-reader.ts';

/** Tables that PostgreSQL stores in another shape, or that are about PostgreSQL itself. */
const OWN_SHAPE: ReadonlySet<string> = new Set([
  'migration',
  'key_change',
  'queue_tally',
  'hour_tally',
  'artifact_file',
  'artifact_piece',
]);

/** PostgreSQL stores a count for each side; what SQLite counted becomes the rows of one side. */
const HOUR_TALLY = `SELECT connector_id, 'ended' AS side, slot, hour, accepted, done, unverified, failed FROM hour_tally`;
const QUEUE_TALLY = `SELECT connector_id, company_id, 'accepted' AS side, queued + running AS unended, hour, accepted,
  0 AS done, 0 AS unverified, 0 AS failed FROM queue_count`;

const BATCH_ROWS = 500;
const BATCH_BYTES = 4_194_304;

export interface MovedTable {
  readonly table: string;
  readonly rows: number;
}

export interface Moved {
  readonly tables: readonly MovedTable[];
  /** Whether it had been moved before, and was only compared. */
  readonly wasThere: boolean;
}

/** The caller has the lock of the installation, so that nothing is written to the source during the move. */
export async function moveTo(url: string, source: RowReader, tell: (line: string) => void): Promise<Moved> {
  await prepareDatabase(url);
  const client = new pg.Client(clientOptions(url));
  client.on('error', () => {});
  await client.connect();
  try {
    const tables = await tablesOf(client);
    const wasThere = await hasTenants(client);
    if (!wasThere) await copyAll(client, source, tables, tell);
    return { tables: await compareAll(client, source, tables, wasThere), wasThere };
  } finally {
    await client.end().catch(() => {});
  }
}

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** The column that numbers its rows; null if there is none. */
  readonly identity: string | null;
}

/** Tables that others refer to come first. */
async function tablesOf(client: pg.Client): Promise<readonly Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; identity: string | null; refers: string[] }>(`
    SELECT relname AS name,
           (SELECT array_agg(attname::TEXT ORDER BY attnum) FROM pg_attribute
             WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped) AS columns,
           (SELECT attname::TEXT FROM pg_attribute WHERE attrelid = pg_class.oid AND attidentity <> '') AS identity,
           (SELECT coalesce(array_agg(confrelid::REGCLASS::TEXT), '{}') FROM pg_constraint
             WHERE conrelid = pg_class.oid AND contype = 'f' AND confrelid <> conrelid) AS refers
      FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::REGNAMESPACE ORDER BY relname`);
  const waiting = new Map(rows.filter(({ name }) => !OWN_SHAPE.has(name)).map((table) => [table.name, table]));
  const sorted: Table[] = [];
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(({ refers }) => refers.every((name) => !waiting.has(name)));
    if (free.length === 0) throw new Error('Tables refer to each other in a circle.');
    for (const table of free) waiting.delete(table.name);
    sorted.push(...free);
  }
  return sorted;
}

const hasTenants = async (client: pg.Client): Promise<boolean> =>
  (await client.query('SELECT 1 FROM tenant LIMIT 1')).rows.length > 0;

async function copyAll(
  client: pg.Client,
  source: RowReader,
  tables: readonly Table[],
  tell: (line: string) => void,
): Promise<void> {
  // A trigger counts commands unless this says that they are counted already.
  await client.query(`BEGIN; SET LOCAL ledgerline.counted = 'on'`);
  try {
    for (const table of tables) {
      const rows = await copyTable(client, table.name, table.columns, source.rows(selectOf(table)));
      if (table.identity !== null) await continueNumbers(client, table.name, table.identity);
      if (rows > 0) tell(`${table.name}: ${rows}`);
    }
    const tally = ['connector_id', 'side', 'slot', 'hour', 'accepted', 'done', 'unverified', 'failed'];
    await copyTable(client, 'hour_tally', tally, source.rows(HOUR_TALLY));
    const queue = ['connector_id', 'company_id', 'side', 'unended', 'hour', 'accepted', 'done', 'unverified', 'failed'];
    await copyTable(client, 'queue_tally', queue, source.rows(QUEUE_TALLY));
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
  // The database learns how much is in each table, so that its first plans are good ones.
  await client.query('ANALYZE');
}

const selectOf = ({ name, columns }: Pick<Table, 'name' | 'columns'>): string =>
  `SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(name)}`;

const quoted = (name: string): string => `"${name}"`;

async function copyTable(client: pg.Client, name: string, columns: readonly string[], rows: AsyncIterable<Row>): Promise<number> {
  const list = columns.map(quoted).join(', ');
  const insert = `INSERT INTO ${quoted(name)} (${list}) OVERRIDING SYSTEM VALUE
    SELECT ${list} FROM json_populate_recordset(NULL::${quoted(name)}, $1)`;
  let batch: string[] = [];
  let bytes = 0;
  let count = 0;
  const send = async (): Promise<void> => {
    if (batch.length > 0) await client.query(insert, [`[${batch.join(',')}]`]);
    batch = [];
    bytes = 0;
  };
  for await (const row of rows) {
    const text = JSON.stringify(row);
    batch.push(text);
    bytes += text.length;
    count += 1;
    if (batch.length >= BATCH_ROWS || bytes >= BATCH_BYTES) await send();
  }
  await send();
  return count;
}

async function continueNumbers(client: pg.Client, table: string, column: string): Promise<void> {
  await client.query(
    `SELECT setval(pg_get_serial_sequence($1, $2), greatest((SELECT max(${quoted(column)}) FROM ${quoted(table)}), 1))`,
    [table, column],
  );
}

async function compareAll(
  client: pg.Client,
  source: RowReader,
  tables: readonly Table[],
  wasThere: boolean,
): Promise<readonly MovedTable[]> {
  const compared: MovedTable[] = [];
  const different: string[] = [];
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  for (const table of tables) {
    const here = await digestOf(source.rows(selectOf(table)), table.columns);
    const there = await digestOf(postgresRows(client, selectOf(table)), table.columns);
    compared.push({ table: table.name, rows: there.rows });
    if (here.rows !== there.rows) different.push(`${table.name} has ${here.rows} rows here and ${there.rows} there.`);
    else if (here.sum !== there.sum) different.push(`${table.name} has ${here.rows} rows on both sides, but they differ.`);
  }
  await client.query('COMMIT');
  if (different.length === 0) return compared;
  const reason = wasThere
    ? 'The database has data of its own, so nothing was moved. Name an empty one.'
    : 'The copy is not equal.';
  throw new Refused(`${reason}\n${different.join('\n')}`);
}

const DIGEST_HEX = 32;
const DIGEST_RANGE = 1n << 128n;

/** A digest that does not depend on the order of the rows. */
async function digestOf(
  rows: AsyncIterable<Row>,
  columns: readonly string[],
): Promise<{ readonly rows: number; readonly sum: bigint }> {
  let count = 0;
  let sum = 0n;
  for await (const row of rows) {
    const text = JSON.stringify(columns.map((column) => row[column]));
    sum = (sum + BigInt(`0x${createHash('sha256').update(text).digest('hex').slice(0, DIGEST_HEX)}`)) % DIGEST_RANGE;
    count += 1;
  }
  return { rows: count, sum };
}
