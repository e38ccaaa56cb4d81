/**
 * Measures how long `start.ts` takes from the first moment to ready, the first time and again, compared with a bare Node server. Before the first
 * start no code is compiled and the sources are not joined.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../packages/cloud/testing/free-port.ts';
import { joinSources } from '../packaging/joined/join.ts';
import { joinedIn } from '../packaging/joined/joined.ts';
import { median, printTable } from './table.ts';

const ROUNDS = 7;
const READY_MS_MAX = 1200;
const LOOK_EVERY_MS = 5;
const ROOT = join(import.meta.dirname, '..');
const start = join(ROOT, 'start.ts');
const BARE = `require('node:http').createServer((_, reply) => reply.end()).listen(process.env.PORT)`;

/** From the start of the process to the first 200, in milliseconds; the process is ended before this returns. */
async function untilReady(program: readonly string[], environment: Readonly<Record<string, string>>): Promise<number> {
  const port = String(await freePort());
  const startedAt = performance.now();
  const child = spawn(process.execPath, program, {
    env: { PATH: process.env.PATH, ...environment, PORT: port },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`The program ended with ${child.exitCode} before it was ready.`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  const milliseconds = performance.now() - startedAt;
  child.kill('SIGTERM');
  await ended;
  return milliseconds;
}

const isReady = (port: string): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/ready`).then(
    async (response) => {
      await response.body?.cancel();
      return response.status === 200;
    },
    () => false,
  );

export async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-bench-start-'));
  const environment = { DATA_DIR: join(folder, 'data'), NODE_COMPILE_CACHE: join(folder, 'compiled') };
  rmSync(joinedIn(ROOT), { recursive: true, force: true });
  const first = await untilReady([start], environment);
  // What the first start does beside the cloud, where it is given the time.
  await joinSources(ROOT);
  await untilReady([start], environment);
  const [again, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await untilReady(['-e', BARE], {}));
    again.push(await untilReady([start], environment));
  }
  rmSync(folder, { recursive: true, force: true });
  const second = median(again);
  printTable('Start to ready', [
    { what: 'a bare Node server', figure: `${median(bare).toFixed(0)} ms` },
    { what: 'the first start, from sources that were never compiled or joined', figure: `${first.toFixed(0)} ms` },
    {
      what: 'a later start',
      figure: `${second.toFixed(0)} ms`,
      goal: `<= ${READY_MS_MAX} ms`,
      isMet: second <= READY_MS_MAX,
    },
  ]);
}
