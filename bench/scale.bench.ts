/**
 * Measures what docs/scale.md counts with. `rows`: what commands cost when there are very many, in one table and in partitions by tenant,
 * with the SQL as it is and with the SQL that the page proposes. `idle`: what a connector costs that has nothing to do.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { prepareDatabase } from '../packages/cloud/src/postgres/migration.ts';
import { type PostgresServer, startPostgres } from '../test/postgres/postgres.ts';
import { hasRoom, insertTenants, Loader } from './scale/bulk.ts';
import { nameTenants } from './scale/changed-sql.ts';
import { benchIdle } from './scale/idle.ts';
import { type Costs, measure, readSizes, vacuumSeconds } from './scale/layout.ts';
import { type Measurement, median, printTable } from './table.ts';

const SMALL_ROWS = 100_000;
const GIBIBYTE = 1024 ** 3;

interface Settings {
  readonly rows: number;
  readonly tenants: number;
  readonly minutes: number;
  readonly partitions: number;
  readonly samples: number;
  readonly freeGigabytes: number;
  readonly rounds: number;
  /** One layout after the other, which needs half of the disk. */
  readonly isInTurn: boolean;
  /** Commands with an empty payload and the shortest result, so that more of them fit. */
  readonly isBare: boolean;
}

export async function bench(options: readonly string[]): Promise<void> {
  const { settings, positionals } = settingsOf(options);
  const parts: Readonly<Record<string, () => Promise<void>>> = { rows: () => benchRows(settings), idle: benchIdle };
  for (const part of positionals.length === 0 ? Object.keys(parts) : positionals) {
    const run = parts[part];
    if (!run) throw new Error(`There is no part ${part}; there are ${Object.keys(parts).join(', ')}.`);
    await run();
  }
}

async function benchRows(settings: Settings): Promise<void> {
  const database = await startPostgres({ isDurable: true });
  try {
    await prepareServer(database);
    const partitions = [0, settings.partitions];
    for (const beside of settings.isInTurn ? partitions.map((count) => [count]) : [partitions]) {
      await benchLayouts(database, beside, settings);
    }
  } finally {
    await database.stop();
  }
}

async function benchLayouts(database: PostgresServer, partitions: readonly number[], settings: Settings): Promise<void> {
  const layouts: Layout[] = [];
  try {
    for (const count of partitions) layouts.push(await openLayout(database, settings.tenants, count));
    for (const rows of [SMALL_ROWS, settings.rows]) {
      const sizes = await fill(layouts, { ...settings, rows });
      printTable(`Commands of ${settings.tenants.toLocaleString('en')} tenants, ${rows.toLocaleString('en')} wanted`, [
        ...sizes,
        ...(await compare(layouts, settings)),
      ]);
    }
    // Gives the disk back to the layouts that come next.
    for (const { client } of layouts) await client.query('TRUNCATE command');
  } finally {
    await Promise.all(layouts.map(({ client }) => client.end()));
  }
}

function settingsOf(options: readonly string[]): { readonly settings: Settings; readonly positionals: readonly string[] } {
  const { values, positionals } = parseArgs({
    args: [...options],
    options: {
      rows: { type: 'string', default: '300000' },
      tenants: { type: 'string', default: '10000' },
      minutes: { type: 'string', default: '2' },
      partitions: { type: 'string', default: '16' },
      samples: { type: 'string', default: '300' },
      rounds: { type: 'string', default: '2' },
      'free-gigabytes': { type: 'string', default: '25' },
      'in-turn': { type: 'boolean', default: false },
      bare: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const settings = {
    rows: Number(values.rows),
    tenants: Number(values.tenants),
    minutes: Number(values.minutes),
    partitions: Number(values.partitions),
    samples: Number(values.samples),
    rounds: Number(values.rounds),
    freeGigabytes: Number(values['free-gigabytes']),
    isInTurn: values['in-turn'],
    isBare: values.bare,
  };
  return { settings, positionals };
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Rows that are loaded in the transaction that emptied their table are then written once, not twice. */
async function prepareServer(database: PostgresServer): Promise<void> {
  await connected(await database.createDatabase(), async (client) => {
    const set = { wal_level: 'minimal', max_wal_senders: '0', shared_buffers: '1GB', max_wal_size: '8GB' };
    for (const [name, value] of Object.entries(set)) await client.query(`ALTER SYSTEM SET ${name} = '${value}'`);
  });
  await database.crash();
}

interface Layout {
  readonly name: string;
  readonly url: string;
  readonly client: pg.Client;
  /** What a vacuum works on at a time. */
  readonly vacuumed: string;
}

async function openLayout(database: PostgresServer, tenants: number, partitions: number): Promise<Layout> {
  const url = await database.createDatabase();
  await prepareDatabase(url);
  const client = new pg.Client(url);
  await client.connect();
  if (partitions > 0) {
    await client.query(`SET ledgerline.partitions = ${partitions}`);
    await client.query(readFileSync(join(import.meta.dirname, 'scale/partition.sql'), 'utf8'));
  }
  await insertTenants(client, tenants, Date.now());
  return partitions > 0
    ? { name: `${partitions} partitions`, url, client, vacuumed: 'command_0' }
    : { name: 'one table', url, client, vacuumed: 'command' };
}

const CHUNK_ROWS = 250_000;

/** Fills all layouts side by side with the same rows, as many as there is time and room for. */
async function fill(layouts: readonly Layout[], settings: Settings): Promise<readonly Measurement[]> {
  const start = performance.now();
  const loaders = layouts.map(({ client }) => new Loader(client, { ...settings, now: Date.now() }));
  await Promise.all(loaders.map((loader) => loader.begin()));
  for (let rows = 0; rows < settings.rows; ) {
    const isInTime = performance.now() - start < settings.minutes * 60_000;
    if (!isInTime || !hasRoom(rows * layouts.length, settings.freeGigabytes * GIBIBYTE)) break;
    const more = Math.min(CHUNK_ROWS, settings.rows - rows);
    await Promise.all(loaders.map((loader) => loader.load(more)));
    rows += more;
    process.stderr.write(`\r${rows.toLocaleString('en')} rows after ${((performance.now() - start) / 1000).toFixed(0)} s `);
  }
  const taken = await Promise.all(loaders.map((loader) => loader.end()));
  process.stderr.write('\n');
  const rows = loaders[0]?.rows ?? 0;
  return Promise.all(layouts.map(async (layout, index) => describe(layout, rows, taken[index]))).then((parts) => parts.flat());
}

const gigabytes = (bytes: number): string => `${(bytes / GIBIBYTE).toFixed(2)} GB`;

async function describe(
  { name, client }: Layout,
  rows: number,
  taken: { readonly rowSeconds: number; readonly indexSeconds: number } | undefined,
): Promise<readonly Measurement[]> {
  const vacuum = await vacuumSeconds(client, 'command');
  await client.query('ANALYZE command');
  const { heapBytes, indexBytes } = await readSizes(client);
  const indexTotal = [...indexBytes.values()].reduce((sum, bytes) => sum + bytes, 0);
  const large = [...indexBytes].filter(([, bytes]) => bytes > indexTotal / 20);
  return [
    { what: `${name}: rows`, figure: rows.toLocaleString('en') },
    {
      what: `${name}: loading, making the indexes, first vacuum`,
      figure: `${taken?.rowSeconds.toFixed(0)} s, ${taken?.indexSeconds.toFixed(0)} s, ${vacuum.toFixed(0)} s`,
    },
    { what: `${name}: rows on disk`, figure: `${gigabytes(heapBytes)}, ${(heapBytes / rows).toFixed(0)} bytes each` },
    { what: `${name}: indexes on disk`, figure: `${gigabytes(indexTotal)}, ${(indexTotal / rows).toFixed(0)} bytes a row` },
    ...large.map(([index, bytes]) => ({ what: `${name}: ${index}`, figure: gigabytes(bytes) })),
  ];
}

/** Layouts take turns with either SQL, so that all see the same machine. */
async function compare(layouts: readonly Layout[], settings: Settings): Promise<readonly Measurement[]> {
  const costs = new Map<string, Costs[]>();
  for (let round = 0; round < settings.rounds; round += 1) {
    for (const layout of layouts) {
      for (const isNamed of [false, true]) {
        const what = `${layout.name}, ${isNamed ? 'tenant named, generic plans' : 'SQL as it is'}`;
        costs.set(what, [...(costs.get(what) ?? []), await measureWith(layout, settings, isNamed)]);
      }
    }
  }
  const vacuums: Measurement[] = [];
  for (const { name, client, vacuumed } of layouts) {
    const seconds = await vacuumSeconds(client, vacuumed);
    vacuums.push({ what: `${name}: vacuum of ${vacuumed} through all its indexes`, figure: `${seconds.toFixed(1)} s` });
  }
  return [...[...costs].flatMap(([what, rounds]) => costRows(what, rounds)), ...vacuums];
}

async function measureWith({ url, client }: Layout, { tenants, samples }: Settings, isNamed: boolean): Promise<Costs> {
  const undo = isNamed ? nameTenants() : () => {};
  const name = new URL(url).pathname.slice(1);
  await client.query(`ALTER DATABASE ${name} ${isNamed ? 'SET plan_cache_mode = force_generic_plan' : 'RESET plan_cache_mode'}`);
  try {
    return await measure(url, tenants, samples);
  } finally {
    undo();
  }
}

function costRows(what: string, rounds: readonly Costs[]): readonly Measurement[] {
  const middle = (of: keyof Costs): number => median(rounds.map((costs) => costs[of]));
  const times = (['acceptMs', 'leaseMs', 'finishMs'] as const).map((of) => `${middle(of).toFixed(2)} ms`);
  return [
    { what: `${what}: accept, lease, finish, one at a time`, figure: times.join(', ') },
    { what: `${what}: a sweep of all leases`, figure: `${middle('sweepMs').toFixed(2)} ms` },
    {
      what: `${what}: all three, 64 at once; CPU of the database for each`,
      figure: `${middle('perSecond').toFixed(0)} a second, ${middle('cpuUs').toFixed(0)} us`,
    },
  ];
}
