/**
 * Runs several verbs at once, step by step: in each step the statements of all verbs run together, and statements with the same text run as one. The
 * verbs must not touch the same rows; verb-runner.ts decides which run together.
 */

import { isReadStatement, type Row, type Statement, type Steps } from '../sql/verb/statement.ts';
import type { Session } from './session.ts';
import { statementKind } from './translation.ts';

interface VerbRun<Result> {
  readonly steps: Steps<Result>;
  /** Writes without a later read: they run together before the next read, or at the end. */
  writes: Statement[];
  rows: readonly Row[];
  outcome: { readonly result: Result } | null;
  /** The verb announced that this was its last question. */
  isAtEnd: boolean;
}

/** The results, in the order of the verbs. `atEnd` is sent right behind the last statements. */
export async function runInLockstep<Result>(
  verbs: readonly Steps<Result>[],
  session: Session,
  atEnd: () => Promise<void> = async () => {},
): Promise<readonly Result[]> {
  const runs: VerbRun<Result>[] = verbs.map((steps) => ({ steps, writes: [], rows: [], outcome: null, isAtEnd: false }));
  let running = runs;
  while (running.length > 0) {
    const reads = running.map(advance).filter((statement) => statement !== null);
    const writes = roundsOf(running);
    running = running.filter((run) => run.outcome === null);
    const isEnd = reads.every(({ isLast }) => isLast === true);
    const results = await session.inOrder([...writes, reads], isEnd ? atEnd : undefined);
    if (isEnd) for (const run of running) run.isAtEnd = true;
    for (const [index, run] of running.entries()) run.rows = results[index] ?? [];
  }
  return runs.map(({ outcome }) => {
    if (outcome === null) throw new Error('A verb that has ended must have a result.');
    return outcome.result;
  });
}

/** The next statement whose result the verb needs to continue; null at its end. */
function advance<Result>(run: VerbRun<Result>): Statement | null {
  let step = run.steps.next(run.rows);
  if (run.isAtEnd && !step.done) throw new Error('A verb asked for more after its last statement.');
  while (!step.done && statementKind(step.value.sql) === 'update') {
    run.writes.push(step.value);
    step = run.steps.next([]);
  }
  if (!step.done) return step.value;
  run.outcome = { result: step.value };
  return null;
}

/** Groups writes into rounds. The writes of each verb stay in order; writes of the same round run together. */
function roundsOf(runs: readonly VerbRun<unknown>[]): readonly (readonly Statement[])[] {
  const rounds: (readonly Statement[])[] = [];
  for (let together = runs.flatMap(takeWrites); together.length > 0; together = runs.flatMap(takeWrites)) rounds.push(together);
  return rounds;
}

/** The first write, and those right behind it that do the same to other commands. */
function takeWrites(run: VerbRun<unknown>): readonly Statement[] {
  const [first, ...others] = run.writes;
  if (!first) return [];
  const taken = [first];
  const seqs = new Set([first.parameters.seq]);
  for (const write of others) {
    const { seq } = write.parameters;
    if (write.sql !== first.sql || seq === undefined || seqs.has(seq)) break;
    seqs.add(seq);
    taken.push(write);
  }
  run.writes = run.writes.slice(taken.length);
  return taken;
}

export const wouldWrite = Symbol('would write');

/** The reads of a verb; it stops before the first write, without a change. */
export function* untilWrite<Result>(verb: Steps<Result>): Steps<Result | typeof wouldWrite> {
  let step = verb.next([]);
  while (!step.done) {
    if (!isReadStatement(step.value.sql)) return wouldWrite;
    step = verb.next(yield step.value);
  }
  return step.value;
}

/** A verb that is a transaction by being one statement; a second one would be a bug. */
export function* oneStatement<Result>(verb: Steps<Result>): Steps<Result> {
  let step = verb.next([]);
  if (!step.done) step = verb.next(yield step.value);
  if (!step.done) throw new Error('A verb of one statement came to a second one.');
  return step.value;
}
