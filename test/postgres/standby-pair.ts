/** Two real PostgreSQL servers, of which one follows the other synchronously, behind one address that an operator can point at either. */

import type { ChildProcess } from 'node:child_process';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../packages/cloud/testing/free-port.ts';
import { findPrograms, identity, initialise, makeFolder, placeSettings, READY, readLog, spawnGuarded } from './postgres.ts';

export interface StandbyPair {
  /** Of an empty database, wherever it is served at the time. */
  readonly url: string;
  /** Ends the first server as a power cut would, and makes the second the one that writes. */
  failOver(): Promise<void>;
  stop(): Promise<void>;
}

/** A line ends the server without warning, for good; the end of the input stops it and cleans up. */
const GUARD_OF_ONE_LIFE = `
  folder=$1; shift
  "$@" & server=$!
  while read -r order; do kill -KILL $server; wait $server; done
  kill -INT $server 2>/dev/null; wait $server; rm -rf "$folder"`;

const DATABASE = 'pair';
const READ_ONLY_READY = 'database system is ready to accept read-only connections';
const ASKED_AGAIN_MS = 50;

export async function startStandbyPair(): Promise<StandbyPair> {
  const programs = findPrograms();
  const [first, second] = [makeFolder(), makeFolder()];
  initialise(programs, first);
  // A copy of a server that never ran: it catches up from the first record on.
  const copied = spawnSync('cp', ['-a', `${first}/.`, second], { ...identity });
  if (copied.status !== 0) throw new Error(`The copy failed: ${copied.stderr}`);
  const [firstPort, secondPort] = [await freePort(), await freePort()];
  const settings = { wal_keep_size: '512MB', synchronous_commit: 'on' };
  const primary = await startServer(
    programs,
    first,
    { ...placeSettings(firstPort), ...settings, synchronous_standby_names: '*' },
    READY,
  );
  writeFileSync(join(second, 'standby.signal'), '');
  appendFileSync(join(second, 'postgresql.auto.conf'), `primary_conninfo = 'host=127.0.0.1 port=${firstPort} user=postgres'\n`);
  const standby = await startServer(programs, second, { ...placeSettings(secondPort), ...settings }, READ_ONLY_READY);
  await untilSynchronous(firstPort);
  await ask(firstPort, `CREATE DATABASE ${DATABASE}`);
  const door = await openDoor(firstPort);
  return {
    url: `postgres://postgres@127.0.0.1:${door.port}/${DATABASE}`,
    async failOver() {
      primary.stdin?.write('\n');
      await ask(secondPort, 'SELECT pg_promote(TRUE)');
      door.leadTo(secondPort);
    },
    async stop() {
      door.close();
      for (const server of [primary, standby]) {
        const ended = once(server, 'exit');
        server.stdin?.end();
        await ended;
      }
    },
  };
}

async function startServer(
  programs: string,
  folder: string,
  settings: Readonly<Record<string, string>>,
  sign: string,
): Promise<ChildProcess> {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawnGuarded(folder, join(programs, 'bin/postgres'), ['-D', folder, ...options], GUARD_OF_ONE_LIFE);
  await readLog(server).next(sign);
  return server;
}

async function ask(port: number, sql: string): Promise<readonly object[]> {
  const client = new pg.Client(`postgres://postgres@127.0.0.1:${port}/postgres`);
  await client.connect();
  try {
    return (await client.query<object>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function untilSynchronous(port: number): Promise<void> {
  while ((await ask(port, `SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'`)).length === 0)
    await pause(ASKED_AGAIN_MS);
}

/** What a floating address or a name with a short life is in production. */
async function openDoor(firstPort: number): Promise<{ port: number; leadTo(port: number): void; close(): void }> {
  let target = firstPort;
  const open = new Set<Socket>();
  const port = await freePort();
  const door = createServer((caller) => {
    const server = connect(target, '127.0.0.1');
    for (const socket of [caller, server]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        caller.destroy();
        server.destroy();
      });
    }
    caller.pipe(server).pipe(caller);
  });
  await new Promise<void>((resolve) => door.listen(port, '127.0.0.1', resolve));
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    port,
    leadTo(other) {
      target = other;
      cut();
    },
    close() {
      door.close();
      cut();
    },
  };
}
