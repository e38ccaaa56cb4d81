/**
 * Measures the queue of the cloud, every figure next to a baseline of the same run: enqueue, the whole cycle, claiming from a
 * long queue, idle long polls. Servers and load are processes of their own on one machine and take turns, round by round; the
 * figures are medians of the rounds. Each round has servers of its own, since two processes that do the same differ by more than
 * two rounds of one: by a fifth of a no-op, from how code and memory happen to be laid out.
 *
 * Enqueue: 64 keep-alive connections, one request at a time on each, post the catalog's own example of an invoice: of 8 tenants
 * with 8 connections each, and of 64 tenants, which costs more because each has index pages of its own to write. `no-op` is a
 * Fastify route that reads the same body, parses it and returns as much with the same headers, and stores nothing. `floor` is
 * that route with one durable insert behind it: no key, no check, hence what a durable queue on Fastify cannot go below. The
 * others are the cloud as it runs on SQLite, keys and checks and all. Rate limits are off, since no key may call so often.
 *
 * CPU a request is that of all threads of the server's process, without the load, whose own is shown next to it. On PostgreSQL
 * the database's own processes are not in it, though they share the machine and hence the throughput.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openSqliteStore } from '../packages/cloud/src/sqlite/store.ts';
import type { Store } from '../packages/cloud/src/store/store.ts';
import { systemClock } from '../packages/cloud/src/system/clock.ts';
import { startPostgres } from '../test/postgres/postgres.ts';
import {
  type BenchServer,
  type LoadProcess,
  type ServerOptions,
  startHoldingServer,
  startLoad,
  startServer,
} from './queue/process.ts';
import { type BenchTenant, type Credentials, inventTenants, storeTenants } from './queue/tenants.ts';
import { type Measurement, median, printTable } from './table.ts';

const ROUNDS = 5;
const ROUND_MS = 3000;
/** Until the compiler has seen enough of a new process, and what its start left in memory has been collected. */
const WARM_MS = 8000;
const CONNECTIONS = 64;

export async function bench(options: readonly string[]): Promise<void> {
  const parts: Readonly<Record<string, () => Promise<void>>> = {
    enqueue: benchEnqueue,
    cycle: benchCycle,
    claim: benchClaim,
    polls: benchPolls,
  };
  const beside = options.indexOf('--beside');
  if (beside >= 0) return benchBeside(resolve(options[beside + 1] ?? ''));
  const wanted = options.length === 0 ? Object.keys(parts) : options;
  for (const part of wanted) {
    const run = parts[part];
    if (!run) throw new Error(`There is no part ${part}; there are ${Object.keys(parts).join(', ')}.`);
    await run();
  }
}

interface Round {
  readonly perSecond: number;
  readonly cpuUs: number;
  readonly loadCpuUs: number;
}

type Start = () => Promise<BenchServer>;

/** Servers take turns in every round, so that all see the same machine. */
async function interleaved(starts: Readonly<Record<string, Start>>, kind: 'enqueue' | 'cycle'): Promise<Record<string, Round[]>> {
  const load = startLoad();
  const rounds: Record<string, Round[]> = {};
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [name, start] of Object.entries(starts)) {
      const server = await start();
      const { port, credentials } = server;
      await load.run({ kind, port, credentials, milliseconds: WARM_MS });
      const before = await server.cpuMs();
      const { count, seconds, cpuMs } = await load.run({ kind, port, credentials, milliseconds: ROUND_MS });
      const cpuUs = (((await server.cpuMs()) - before) * 1000) / count;
      await server.stop();
      rounds[name] ??= [];
      rounds[name].push({ perSecond: count / seconds, cpuUs, loadCpuUs: (cpuMs * 1000) / count });
    }
  }
  await load.stop();
  return rounds;
}

const middle = (rounds: readonly Round[] | undefined, of: keyof Round): number =>
  median((rounds ?? []).map((round) => round[of]));

/** How much there was of it, and what a request took of the machine. */
function plain(name: string, rounds: Record<string, Round[]>): readonly Measurement[] {
  const own = rounds[name];
  const [cpu, load] = [middle(own, 'cpuUs'), middle(own, 'loadCpuUs')];
  return [
    { what: `${name}, requests a second`, figure: middle(own, 'perSecond').toFixed(0) },
    { what: `${name}, CPU a request: server, and load beside it`, figure: `${cpu.toFixed(0)} + ${load.toFixed(0)} us` },
  ];
}

interface Goals {
  readonly throughput?: number;
  readonly cpu?: number;
}

function compared(
  name: string,
  rounds: Record<string, Round[]>,
  baseline: string,
  { throughput: throughputGoal, cpu: cpuGoal }: Goals = {},
): readonly Measurement[] {
  const [own, base] = [rounds[name], rounds[baseline]];
  const throughput = middle(own, 'perSecond') / middle(base, 'perSecond');
  const cpu = middle(own, 'cpuUs') / middle(base, 'cpuUs');
  return [
    ...plain(name, rounds),
    {
      what: `${name} against ${baseline}, throughput`,
      figure: `${throughput.toFixed(2)} x`,
      ...(throughputGoal !== undefined && { goal: `at least ${throughputGoal.toFixed(2)}`, isMet: throughput >= throughputGoal }),
    },
    {
      what: `${name} against ${baseline}, CPU a request`,
      figure: `${cpu.toFixed(2)} x`,
      ...(cpuGoal !== undefined && { goal: `at most ${cpuGoal.toFixed(2)}`, isMet: cpu <= cpuGoal }),
    },
  ];
}

/** As many connections as ever, shared out among the tenants. */
async function startShared(kind: 'noop' | 'floor' | 'sqlite', tenantCount: number): Promise<BenchServer> {
  const server = await startServer(kind, tenantCount);
  const shared = Array.from({ length: CONNECTIONS }, (_, index) => server.credentials[index % tenantCount] as Credentials);
  return { ...server, credentials: shared };
}

async function benchEnqueue(): Promise<void> {
  const rounds = await interleaved(
    {
      'no-op': () => startShared('noop', CONNECTIONS),
      floor: () => startShared('floor', CONNECTIONS),
      '8 tenants': () => startShared('sqlite', 8),
      '64 tenants': () => startShared('sqlite', CONNECTIONS),
    },
    'enqueue',
  );
  const goals = { throughput: 0.8, cpu: 1.25 };
  printTable('Durable enqueue, 202 only after fsync', [
    ...plain('no-op', rounds),
    ...compared('floor', rounds, 'no-op'),
    ...compared('8 tenants', rounds, 'floor', goals),
    ...compared('64 tenants', rounds, 'floor', goals),
  ]);
}

async function benchCycle(): Promise<void> {
  const database = await startPostgres({ isDurable: true });
  const rounds = await interleaved(
    {
      map: () => startServer('map', CONNECTIONS),
      SQLite: () => startServer('sqlite', CONNECTIONS),
      PostgreSQL: async () => startServer('postgres', CONNECTIONS, { databaseUrl: await database.createDatabase() }),
    },
    'cycle',
  );
  printTable('Full cycle: submit, lease, result, read; map is the same routes over Maps', [
    ...plain('map', rounds),
    ...compared('SQLite', rounds, 'map', { throughput: 0.95 }),
    ...compared('PostgreSQL', rounds, 'map', { throughput: 0.85 }),
  ]);
  await database.stop();
}

/**
 * Another checkout next to this one, round by round: what a change costs. Two separate runs do not show it, since the
 * machine itself may differ by a third from one hour to the next.
 */
async function benchBeside(checkout: string): Promise<void> {
  const database = await startPostgres({ isDurable: true });
  const sqlite = (options?: ServerOptions) => () => startServer('sqlite', CONNECTIONS, options);
  const postgres = (options?: ServerOptions) => async () =>
    startServer('postgres', CONNECTIONS, { ...options, databaseUrl: await database.createDatabase() });
  const other = { checkout };
  const cycle = await interleaved(
    {
      'SQLite there': sqlite(other),
      'SQLite here': sqlite(),
      'PostgreSQL there': postgres(other),
      'PostgreSQL here': postgres(),
    },
    'cycle',
  );
  const enqueue = await interleaved({ 'SQLite there': sqlite(other), 'SQLite here': sqlite() }, 'enqueue');
  await database.stop();
  const sides = (rounds: Record<string, Round[]>, store: string) => [
    ...plain(`${store} there`, rounds),
    ...compared(`${store} here`, rounds, `${store} there`, { throughput: 0.97, cpu: 1.03 }),
  ];
  printTable(`Full cycle, here beside ${checkout}`, [...sides(cycle, 'SQLite'), ...sides(cycle, 'PostgreSQL')]);
  printTable(`Enqueue, here beside ${checkout}`, sides(enqueue, 'SQLite'));
}

/** Each of another connector, because nothing more is leased of a book in which a command is running. */
const CLAIMS = 400;

async function benchClaim(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-bench-'));
  const short = await filledStore(join(folder, 'short.db'), 500, 1_000);
  const long = await filledStore(join(folder, 'long.db'), 10_000, 1_000_000);
  const times: { short: number[]; long: number[] } = { short: [], long: [] };
  for (let claim = 0; claim < CLAIMS; claim += 1) {
    times.short.push(await claimTime(short, claim));
    times.long.push(await claimTime(long, claim * 17));
  }
  const ratio = median(times.long) / median(times.short);
  printTable('Claiming the next command', [
    { what: 'with 1,000 queued over 500 connectors', figure: `${(median(times.short) * 1000).toFixed(0)} us` },
    { what: 'with 1,000,000 queued over 10,000 connectors', figure: `${(median(times.long) * 1000).toFixed(0)} us` },
    { what: 'the long queue against the short', figure: `${ratio.toFixed(2)} x`, goal: 'at most 2.00', isMet: ratio <= 2 },
  ]);
  await Promise.all([short.store.close(), long.store.close()]);
  rmSync(folder, { recursive: true });
}

interface Filled {
  readonly store: Store;
  readonly tenants: readonly BenchTenant[];
}

async function filledStore(path: string, connectorCount: number, commandCount: number): Promise<Filled> {
  const store = openSqliteStore({ path, clock: systemClock });
  const tenants = inventTenants(connectorCount, systemClock.now());
  await storeTenants(store, tenants);
  const batch = 5_000;
  for (let first = 0; first < commandCount; first += batch) {
    const size = Math.min(batch, commandCount - first);
    await Promise.all(Array.from({ length: size }, (_, index) => store.accept(commandOf(tenants, first + index))));
    if (first % 100_000 === 0)
      process.stderr.write(`\r${first.toLocaleString('en')} of ${commandCount.toLocaleString('en')} queued `);
  }
  process.stderr.write('\r');
  return { store, tenants };
}

function commandOf(tenants: readonly BenchTenant[], number: number) {
  const { tenant, connector } = tenants[number % tenants.length] as BenchTenant;
  return {
    tenantId: tenant.tenantId,
    commandId: `bench-${number}`,
    connectorId: connector.connectorId,
    companyId: 'SAMPLE',
    type: 'create-sales-invoice',
    module: 'sales',
    mode: 'write',
    payload: '{"debtorCode":"300-A001","lines":[{"itemCode":"WIDGET","qty":1}]}',
    warnings: null,
    docNo: null,
    sentBy: null,
    trace: null,
  } as const;
}

async function claimTime({ store, tenants }: Filled, number: number): Promise<number> {
  const { connector } = tenants[number % tenants.length] as BenchTenant;
  const start = performance.now();
  const { commands } = await store.lease({ connectorId: connector.connectorId, install: 'default', max: 1, token: `t${number}` });
  if (commands.length !== 1) throw new Error('A queue ran dry.');
  return performance.now() - start;
}

const POLLS = 10_000;
/** Enough of them that the garbage collector, which comes a few times, is in the figures by the weight that it has. */
const WAKES = 5_000;

async function benchPolls(): Promise<void> {
  const bare = await startHoldingServer(POLLS);
  const bareLoad = startLoad();
  const bareKilobytes = await kilobytesOfPolls(bare, bareLoad);
  await Promise.all([bareLoad.stop(), bare.stop()]);
  const server = await startServer('sqlite', POLLS);
  const load = startLoad();
  const kilobytes = await kilobytesOfPolls(server, load);
  const { wakeMs } = await load.run({ kind: 'wake', count: WAKES });
  const sorted = [...wakeMs].sort((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
  printTable(`${POLLS.toLocaleString('en')} idle long polls`, [
    {
      what: "memory of Node's own server for each, which holds the response (baseline)",
      figure: `${bareKilobytes.toFixed(1)} KB`,
    },
    {
      what: 'memory of the cloud for each',
      figure: `${kilobytes.toFixed(1)} KB`,
      goal: 'at most 12 KB',
      isMet: kilobytes <= 12,
    },
    { what: 'the cloud against the baseline', figure: `${(kilobytes / bareKilobytes).toFixed(2)} x` },
    { what: 'from the 202 to the waiting connector, median', figure: `${median(sorted).toFixed(2)} ms` },
    {
      what: 'from the 202 to the waiting connector, 99th percentile',
      figure: `${p99.toFixed(2)} ms`,
      goal: 'at most 2 ms',
      isMet: p99 <= 2,
    },
  ]);
  await Promise.all([load.stop(), server.stop()]);
}

async function kilobytesOfPolls(server: BenchServer, load: LoadProcess): Promise<number> {
  const before = await server.memoryBytes();
  await load.run({ kind: 'open-polls', port: server.port, credentials: server.credentials });
  // The requests are sent, but possibly not received: only polls that wait are idle.
  await server.settled();
  return ((await server.memoryBytes()) - before) / POLLS / 1024;
}
