/** Starts the processes of the queue benchmark and speaks with them. */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Load, LoadReport } from './load.ts';
import type { Credentials } from './tenants.ts';

export interface Usage {
  readonly cpuMs: number;
  readonly rssBytes: number;
}

const folder = import.meta.dirname;

/** The next message of a child; a child that ends instead takes the benchmark with it. */
async function answer<Answer>(child: ChildProcess): Promise<Answer> {
  const [message] = await once(child, 'message');
  return message as Answer;
}

function started(file: string, options: readonly string[], execArgv: readonly string[]): ChildProcess {
  const child = fork(`${folder}/${file}`, options, { execArgv: [...execArgv] });
  child.once('exit', (code) => {
    if (code !== 0) throw new Error(`${file} ended with ${code}.`);
  });
  return child;
}

export interface BenchServer {
  readonly port: number;
  readonly credentials: readonly Credentials[];
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

export async function startServer(
  kind: 'noop' | 'map' | 'sqlite' | 'postgres',
  tenantCount: number,
  databaseUrl = '',
): Promise<BenchServer> {
  const child = started(
    'server.ts',
    [kind, String(tenantCount), databaseUrl],
    ['--expose-gc', ...(process.env.BENCH_SERVER_FLAGS?.split(' ') ?? [])],
  );
  const { port, credentials } = await answer<{ port: number; credentials: readonly Credentials[] }>(child);
  return {
    port,
    credentials,
    usage: () => {
      child.send('usage');
      return answer<Usage>(child);
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
  const child = started('load.ts', [], []);
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
