/** Starts the processes of the queue benchmark and speaks with them. */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Load, LoadReport } from './load.ts';
import type { Credentials } from './tenants.ts';

const folder = import.meta.dirname;

/** The next message of a child; a child that ends instead takes the benchmark with it. */
async function answer<Message>(child: ChildProcess): Promise<Message> {
  const [message] = await once(child, 'message');
  return message as Message;
}

function started(path: string, options: readonly string[], execArgv: readonly string[]): ChildProcess {
  const child = fork(path, options, { execArgv: [...execArgv] });
  child.once('exit', (code) => {
    if (code !== 0) throw new Error(`${path} ended with ${code}.`);
  });
  return child;
}

export interface BenchServer {
  readonly port: number;
  readonly credentials: readonly Credentials[];
  /** Of all its threads, since it began. */
  cpuMs(): Promise<number>;
  /** What it holds after a garbage collection. */
  memoryBytes(): Promise<number>;
  /** Resolves when every tenant's connector waits there, with their number. */
  settled(): Promise<number>;
  stop(): Promise<void>;
}

/** What a server process runs; `checkout` is the folder of another commit, to be measured next to this one. */
export interface ServerOptions {
  readonly databaseUrl?: string;
  readonly queuedCount?: number;
  readonly checkout?: string;
}

export function startServer(
  kind: 'noop' | 'floor' | 'map' | 'sqlite' | 'postgres',
  tenantCount: number,
  { databaseUrl = '', queuedCount = 0, checkout }: ServerOptions = {},
): Promise<BenchServer> {
  const home = checkout === undefined ? folder : `${checkout}/bench/queue`;
  return startServerProgram(`${home}/server.ts`, [kind, String(tenantCount), databaseUrl, String(queuedCount)]);
}

/** Node's own server, which holds every response. */
export const startHoldingServer = (tenantCount: number): Promise<BenchServer> =>
  startServerProgram(`${folder}/holding-server.ts`, [String(tenantCount)]);

/** Starts any program that responds as server.ts does. */
export async function startServerProgram(path: string, options: readonly string[]): Promise<BenchServer> {
  const child = started(path, options, ['--expose-gc', ...(process.env.BENCH_SERVER_FLAGS?.split(' ') ?? [])]);
  const { port, credentials } = await answer<{ port: number; credentials: readonly Credentials[] }>(child);
  return {
    port,
    credentials,
    cpuMs: () => {
      child.send('cpu');
      return answer<number>(child);
    },
    settled: () => {
      child.send('settled');
      return answer<number>(child);
    },
    memoryBytes: () => {
      child.send('memory');
      return answer<number>(child);
    },
    stop: async () => {
      child.send('stop');
      await once(child, 'exit');
    },
  };
}

export interface LoadProcess {
  run(load: Load): Promise<LoadReport>;
  stop(): Promise<void>;
}

export function startLoad(): LoadProcess {
  const child = started(`${folder}/load.ts`, [], []);
  return {
    run: (load) => {
      child.send(load);
      return answer<LoadReport>(child);
    },
    stop: async () => {
      child.send('stop');
      await once(child, 'exit');
    },
  };
}
