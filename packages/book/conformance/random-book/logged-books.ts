/** Plays random books and compares, after every command, what the log of changes names with what reads show. */

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { speculativeBook } from '../speculative-book.ts';
import { faultsOfLog, namedSince, readAll, rowsOfOthers } from '../told-changes.ts';
import { commandOf, WEIGHTED_ACTIONS } from './random-book.ts';
import { stepOf } from './step.ts';

const START = Date.parse('2026-07-06T04:00:00.000Z');

/** Returns how many commands were saved. */
export function playLoggedBook(seed: number, commands: number): number {
  let now = START;
  const clock = { now: () => now };
  const { book, db, close } = speculativeBook('BLANK', { clock });
  const steps = fc.sample(stepOf(WEIGHTED_ACTIONS), { numRuns: commands, seed });
  const read = () => readAll(db, new Date(now).toISOString());
  let [before, saved] = [read(), 0];
  for (const [index, step] of steps.entries()) {
    // Every change shows, if only by its time.
    now += 1_000;
    const cursor = book.changesAfter(null, 0).nextCursor;
    const [type, payload] = commandOf(db, step);
    const result = book.execute(type, payload, `step-${index}`);
    if (result.saved === true) saved += 1;
    const after = read();
    assert.deepEqual(
      [...faultsOfLog(namedSince(book, cursor), before, after), ...rowsOfOthers(book, cursor, `step-${index}`)],
      [],
      `seed ${seed}, command ${index}: ${type} ${JSON.stringify(payload)}`,
    );
    before = after;
  }
  close();
  return saved;
}
