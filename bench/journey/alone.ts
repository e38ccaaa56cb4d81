/**
 * The book alone, in a process of its own and new in every round: two processes that do the same differ by up to a fifth, from how their
 * code and memory happen to be laid out.
 */

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { openBook } from '@ledgerline/book';
import { COMMAND, PAUSE_MS } from './command.ts';

/** Until the compiler has seen enough of a new process. */
const WARM_COMMANDS = 400;

export interface Alone {
  /** Of commands one after the other. */
  readonly latenciesMs: readonly number[];
  /** The same with a pause before each: a process that has slept finds its code and data in no cache. */
  readonly pausedMs: readonly number[];
}

export async function runAlone(path: string, count: number, pausedCount: number): Promise<Alone> {
  const child = fork(import.meta.filename, [path, String(count), String(pausedCount)]);
  child.once('exit', (code) => {
    if (code !== 0) throw new Error(`The book alone ended with ${code}.`);
  });
  const [measured] = (await once(child, 'message')) as [Alone];
  await once(child, 'exit');
  return measured;
}

const [path, count, pausedCount] = process.argv.slice(2);
if (import.meta.main && path !== undefined) {
  const book = openBook(path);
  const timed = (): number => {
    const start = performance.now();
    const { ok } = book.execute(COMMAND.type, COMMAND.payload, `alone-${process.pid}-${start}`) as { ok: boolean };
    if (!ok) throw new Error('The book refused an invoice.');
    return performance.now() - start;
  };
  for (let index = 0; index < WARM_COMMANDS; index += 1) timed();
  const latenciesMs = Array.from({ length: Number(count) }, timed);
  const pausedMs: number[] = [];
  for (let index = 0; index < Number(pausedCount); index += 1) {
    await setTimeout(PAUSE_MS);
    pausedMs.push(timed());
  }
  book.close();
  process.send?.({ latenciesMs, pausedMs } satisfies Alone);
  process.disconnect?.();
}
