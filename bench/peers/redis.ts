/** Starts a Redis of Debian's packages on the loopback, with files of its own that go when it stops. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '../../packages/cloud/testing/free-port.ts';

export interface RedisServer {
  readonly address: string;
  readonly processId: number;
  stop(): Promise<void>;
}

/** When a write is on disk: before the response, or within about a second after. */
export type Fsync = 'always' | 'everysec';

export async function startRedis(fsync: Fsync): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-redis-'));
  const port = await freePort();
  const settings = {
    port: String(port),
    bind: '127.0.0.1',
    dir: folder,
    appendonly: 'yes',
    appendfsync: fsync,
    // No snapshots besides the log: they would only cost it time.
    save: '',
    // What BullMQ needs: a queue whose keys are dropped loses commands.
    'maxmemory-policy': 'noeviction',
  };
  const server = spawn(
    'redis-server',
    Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await isReady(server.stdout);
  server.stdout.resume();
  return {
    address: `redis://127.0.0.1:${port}`,
    processId: server.pid ?? 0,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function isReady(output: Readable): Promise<void> {
  let text = '';
  for await (const part of output.iterator({ destroyOnReturn: false })) {
    text += part;
    if (text.includes('Ready to accept connections')) return;
  }
  throw new Error(`Redis did not start:\n${text}`);
}
