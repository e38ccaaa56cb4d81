/** A sandbox book that random commands change while its mirror is started, killed and started again. */

import assert from 'node:assert/strict';
import { once } from 'node:events';
import fc from 'fast-check';
import { commandOf, WEIGHTED_ACTIONS } from '../../packages/book/conformance/random-book/random-book.ts';
import { stepOf } from '../../packages/book/conformance/random-book/step.ts';
import { speculativeBook } from '../../packages/book/conformance/speculative-book.ts';
import type { SandboxTenant } from '../running-system.ts';
import { type Ended, runProgram, startProgram } from './program.ts';

/** Random commands on BLANK, chosen on a book of the same kind that runs them first. Some are rejected, as they would be there. */
export function randomWriter(tenant: SandboxTenant, seed: number): { write(count: number): Promise<number>; close(): void } {
  const { book, db, close } = speculativeBook('BLANK', { clock: { now: () => Date.now() } });
  const steps = fc.sample(stepOf(WEIGHTED_ACTIONS), { numRuns: 2_000, seed });
  let played = 0;
  return {
    write: async (count) => {
      let saved = 0;
      for (const step of steps.slice(played, played + count)) {
        played += 1;
        const [type, payload] = commandOf(db, step);
        book.execute(type, payload, `random-${seed}-${played}`);
        const { status } = await tenant.run(type, payload, 'BLANK', `random-${seed}-${played}`);
        if (status === 'done') saved += 1;
      }
      return saved;
    },
    close,
  };
}

export interface Mirrored {
  /** Where the copy is, as the program takes it. */
  readonly to: string;
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
}

export const runMirror = ({ to, env, cwd }: Mirrored, ...parameters: readonly string[]): Promise<Ended> =>
  runProgram(['mirror', ...parameters, '--to', to], { env, cwd });

/** When a mirror is killed: after so many pages, or once it follows the book and that has been done. */
export type Moment = { readonly pages: number } | { readonly following: () => Promise<unknown> };

/** Starts the mirror and kills it, without a chance to tidy up. */
export async function killMirror({ to, env, cwd }: Mirrored, moment: Moment, parameters: readonly string[] = []): Promise<void> {
  const child = startProgram(['--json', 'mirror', '--to', to, '--pace', 'fast', ...parameters], env, cwd);
  const closed = once(child, 'close');
  let [printed, complaints] = ['', ''];
  child.stderr.on('data', (chunk) => (complaints += chunk));
  const isTime = (): boolean =>
    'pages' in moment ? printed.split('"step":"read"').length > moment.pages : printed.includes('"step":"current"');
  const reached = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      if (isTime()) resolve();
    });
  });
  await Promise.race([reached, closed]);
  if ('following' in moment) await moment.following();
  assert.equal(child.exitCode, null, `It ended by itself.\n${complaints}`);
  child.kill('SIGKILL');
  await closed;
}

/** The program says so: every row of every table is the one that the book shows. */
export async function assertEqual(mirrored: Mirrored): Promise<number> {
  const current = await runMirror(mirrored, '--once', '--pace', 'fast');
  assert.equal(current.exitCode, 0, current.stderr);
  const { exitCode, stdout, stderr } = await runProgram(['--json', 'mirror', 'verify', '--to', mirrored.to], mirrored);
  assert.equal(exitCode, 0, `${stdout}\n${stderr}`);
  return (JSON.parse(stdout) as { rows: number }).rows;
}
