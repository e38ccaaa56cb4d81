/**
 * Keeps the connector running on Linux and macOS, under systemd or launchd: starts the build that is due, switches to a staged one, goes back
 * when it fails. It is no part of a build, so that a build that does not work cannot keep it from working.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BuildNotes } from '../../../packages/connector/src/update/build-notes.ts';
import { BuildRuns } from './build-runs.ts';

const STOP_WAIT_MS = 30_000;
const TRIAL_MS = 300_000;

const { values } = parseArgs({ options: { folder: { type: 'string' } } });
const folder = resolve(values.folder ?? '.');
const notes = new BuildNotes(join(folder, 'app'));
const runs = new BuildRuns(notes);
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());

const say = (text: string): void => console.log(`${new Date().toISOString()} host: ${text}`);

/** True when it was cut short because the host must stop. */
function pause(milliseconds: number): Promise<boolean> {
  return new Promise((finish) => {
    const end = (isStopped: boolean): void => {
      clearTimeout(timer);
      finish(isStopped);
    };
    const timer = setTimeout(() => end(false), milliseconds);
    stopping.signal.addEventListener('abort', () => end(true), { once: true });
    if (stopping.signal.aborted) end(true);
  });
}

/** The end of its input tells the connector to finish what it runs and to end. */
function stop(child: ChildProcess): void {
  child.stdin?.end();
  setTimeout(() => child.kill('SIGKILL'), STOP_WAIT_MS).unref();
}

interface End {
  readonly code: number | null;
  readonly ranMs: number;
  readonly isLate: boolean;
}

async function run(build: string): Promise<End> {
  const startedAt = performance.now();
  const program = join(folder, 'app', build, 'connector.mjs');
  const child = spawn(process.execPath, [program, 'run', '--until-input-ends', '--folder', folder], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  let isLate = false;
  const onAbort = (): void => stop(child);
  stopping.signal.addEventListener('abort', onAbort, { once: true });
  const trial = setTimeout(() => {
    isLate = runs.isOnTrial;
    if (isLate) stop(child);
  }, TRIAL_MS);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearTimeout(trial);
  stopping.signal.removeEventListener('abort', onAbort);
  return { code, ranMs: performance.now() - startedAt, isLate };
}

while (!stopping.signal.aborted) {
  const choice = runs.choose();
  if (choice === null) {
    say(`app/current in ${folder} names no build. Run "ledgerline-connector install" again.`);
    await pause(60_000);
    continue;
  }
  const { build, isSwitched } = choice;
  say(isSwitched ? `Switched to build ${build}, on trial.` : `Starting build ${build}.`);
  const { code, ranMs, isLate } = await run(build);
  if (stopping.signal.aborted) break;
  say(isLate ? `Build ${build} did not reach the cloud in time.` : `Build ${build} ended with code ${code}.`);
  const verdict = isLate ? runs.late() : runs.ended(code, ranMs);
  if (verdict.kind === 'back') say(`Build ${build} is given up. The build before it runs again.`);
  if (verdict.kind === 'pause') await pause(verdict.pauseMs);
}
