/** Starts a bunqueue of bench/peers/bunqueue on the loopback, with a database of its own that goes when it stops. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../packages/cloud/testing/free-port.ts';

const installed = join(import.meta.dirname, 'bunqueue/node_modules');
const bun = join(installed, '.bin/bun');

export const isBunqueueInstalled = (): boolean => existsSync(bun);

export interface BunqueueServer {
  /** The port of its own protocol. */
  readonly address: string;
  readonly processId: number;
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 20;
/** It counts requests of a client by the minute. */
const NO_LIMIT = String(Number.MAX_SAFE_INTEGER);

export async function startBunqueue(): Promise<BunqueueServer> {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-bunqueue-'));
  const [port, httpPort] = [await freePort(), await freePort()];
  const options = { host: '127.0.0.1', 'tcp-port': port, 'http-port': httpPort, 'data-path': join(folder, 'queue.db') };
  const program = join(installed, 'bunqueue/dist/cli/index.js');
  const server = spawn(
    bun,
    [program, 'start', ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, `${value}`])],
    {
      env: { PATH: process.env.PATH, HOME: folder, RATE_LIMIT_MAX_REQUESTS: NO_LIMIT },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  while (!(await isListening(port))) {
    if (server.exitCode !== null) throw new Error(`bunqueue ended with ${server.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return {
    address: String(port),
    processId: server.pid ?? 0,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
