/** Compares Ledgerline with other queues: the same four requests, the same payload, in turns on one machine. */

import { startPostgres } from '../../test/postgres/postgres.ts';
import { type LoadProcess, startLoad } from '../queue/process.ts';
import { atLeast, type Measurement, median, printTable } from '../table.ts';
import { type Contender, contenders, OURS, thin } from './contender.ts';

const CONNECTIONS = 64;
/** Until the compiler has seen enough of a new process. */
const WARM_MS = 2500;
const ALONE_MS = 1000;
const LOADED_MS = 2500;
const REQUESTS_PER_COMMAND = 4;

/** Times are of the whole life of a command: four requests, one after the other. */
interface Round {
  readonly perSecond: number;
  readonly serverCpuUs: number;
  readonly databaseCpuUs: number;
  readonly loadCpuUs: number;
  readonly aloneMs: readonly number[];
  readonly loadedMs: readonly number[];
}

export async function benchQueues(rounds: number): Promise<void> {
  const database = await startPostgres({ isDurable: true });
  const all = await contenders(database, CONNECTIONS);
  const load = startLoad();
  const measured = new Map<string, Round[]>(all.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of all) measured.get(contender.name)?.push(await play(contender, load));
  }
  await load.stop();
  await database.stop();
  printTable(`Submit, lease, result, read: ${CONNECTIONS} connectors, medians of ${rounds} rounds`, [
    ...all.flatMap(({ name }) => plain(name, measured.get(name) ?? [])),
    ...all.flatMap((contender) => compared(contender, measured)),
  ]);
}

async function play(contender: Contender, load: LoadProcess): Promise<Round> {
  const { server, databaseCpuMs, stop } = await contender.start();
  const { port, credentials } = server;
  await load.run({ kind: 'cycle', port, credentials, milliseconds: WARM_MS });
  const alone = await load.run({ kind: 'cycle', port, credentials: credentials.slice(0, 1), milliseconds: ALONE_MS });
  const before = { server: await server.cpuMs(), database: databaseCpuMs() };
  const loaded = await load.run({ kind: 'cycle', port, credentials, milliseconds: LOADED_MS });
  const commands = loaded.count / REQUESTS_PER_COMMAND;
  const round = {
    perSecond: commands / loaded.seconds,
    serverCpuUs: (((await server.cpuMs()) - before.server) * 1000) / commands,
    databaseCpuUs: ((databaseCpuMs() - before.database) * 1000) / commands,
    loadCpuUs: (loaded.cpuMs * 1000) / commands,
    aloneMs: alone.takenMs,
    loadedMs: loaded.takenMs,
  };
  await stop();
  return round;
}

type Figure = 'perSecond' | 'serverCpuUs' | 'databaseCpuUs' | 'loadCpuUs';

const middle = (rounds: readonly Round[], of: Figure): number => median(rounds.map((round) => round[of]));

/** Of all rounds together. */
function percentiles(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number): string => (sorted[Math.floor(sorted.length * part)] ?? Number.NaN).toFixed(1);
  return `${at(0.5)} / ${at(0.99)} ms`;
}

function plain(name: string, rounds: readonly Round[]): readonly Measurement[] {
  const cpu = (['serverCpuUs', 'databaseCpuUs', 'loadCpuUs'] as const).map((of) => middle(rounds, of).toFixed(0));
  return [
    { what: `${name}, commands a second`, figure: middle(rounds, 'perSecond').toFixed(0) },
    { what: `${name}, CPU a command: server, database, and load beside it`, figure: `${cpu.join(' + ')} us` },
    {
      what: `${name}, a command when idle, median and 99th percentile`,
      figure: percentiles(rounds.flatMap(({ aloneMs }) => aloneMs)),
    },
    {
      what: `${name}, a command under load, median and 99th percentile`,
      figure: percentiles(rounds.flatMap(({ loadedMs }) => loadedMs)),
    },
  ];
}

/** Goals are for Ledgerline as it runs; the figures of its store alone are shown without one. */
function compared({ name, goals }: Contender, measured: ReadonlyMap<string, readonly Round[]>): readonly Measurement[] {
  const throughput = (of: string): number => middle(measured.get(of) ?? [], 'perSecond');
  return (['sqlite', 'postgres'] as const).flatMap((store) => {
    const goal = goals[store];
    if (goal === undefined) return [];
    const [ratio, thinRatio] = [OURS[store], thin(OURS[store])].map((ours) => throughput(ours) / throughput(name));
    return [
      {
        what: `${OURS[store]} against ${name}, throughput`,
        ...(goal === null ? { figure: `${ratio?.toFixed(2)} x` } : atLeast(goal, ratio ?? 0)),
      },
      { what: `${thin(OURS[store])}, against ${name}, throughput`, figure: `${thinRatio?.toFixed(2)} x` },
    ];
  });
}
