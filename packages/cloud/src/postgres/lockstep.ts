/**
 * Carries out several verbs at once, step by step: in each step the statements of all of them are run together, those of
 * one text as one. Verbs in one company must not touch the same rows; who gathers them sees to that.
 */

import type { Row, Statement, Steps } from '../sql/statement.ts';
import { isReadStatement } from '../sql/verbs.ts';
import type { Session } from './session.ts';
import { shapeOf } from './translation.ts';

interface Walk<Result> {
  readonly steps: Steps<Result>;
  /** Writes that nothing has been read after yet: they are done together before the next read, or at the end. */
  writes: Statement[];
  rows: readonly Row[];
  outcome: { readonly result: Result } | null;
  /** It has asked what it said was the last. */
  isAtEnd: boolean;
}

/** The results, in the order of the verbs. What is to come at the end goes out right behind the last statements. */
export async function walkTogether<Result>(
  verbs: readonly Steps<Result>[],
  session: Session,
  atEnd: () => Promise<void> = async () => {},
): Promise<readonly Result[]> {
  const walks: Walk<Result>[] = verbs.map((steps) => ({ steps, writes: [], rows: [], outcome: null, isAtEnd: false }));
  let walking = walks;
  while (walking.length > 0) {
    const reads = walking.map(stepOn).filter((statement) => statement !== null);
    const writes = roundsOf(walking);
    walking = walking.filter((walk) => walk.outcome === null);
    const isEnd = reads.every(({ isLast }) => isLast === true);
    const answers = await session.inOrder([...writes, reads], isEnd ? atEnd : undefined);
    if (isEnd) for (const walk of walking) walk.isAtEnd = true;
    for (const [index, walk] of walking.entries()) walk.rows = answers[index] ?? [];
  }
  return walks.map(({ outcome }) => {
    if (outcome === null) throw new Error('A verb that has walked to its end must have a result.');
    return outcome.result;
  });
}

/** The next statement that has to be answered before the verb can go on; null at its end. */
function stepOn<Result>(walk: Walk<Result>): Statement | null {
  let step = walk.steps.next(walk.rows);
  if (walk.isAtEnd && !step.done) throw new Error('A verb asked for more after its last statement.');
  while (!step.done && shapeOf(step.value.sql) === 'update') {
    walk.writes.push(step.value);
    step = walk.steps.next([]);
  }
  if (!step.done) return step.value;
  walk.outcome = { result: step.value };
  return null;
}

/** Each verb's writes stay in their order; what comes at the same time is done together. */
function roundsOf(walks: readonly Walk<unknown>[]): readonly (readonly Statement[])[] {
  const rounds: (readonly Statement[])[] = [];
  for (let together = walks.flatMap(takeWrites); together.length > 0; together = walks.flatMap(takeWrites)) rounds.push(together);
  return rounds;
}

/** The first write, and those right behind it that do the same to other commands. */
function takeWrites(walk: Walk<unknown>): readonly Statement[] {
  const [first, ...others] = walk.writes;
  if (!first) return [];
  const taken = [first];
  const seqs = new Set([first.parameters.seq]);
  for (const write of others) {
    const { seq } = write.parameters;
    if (write.sql !== first.sql || seq === undefined || seqs.has(seq)) break;
    seqs.add(seq);
    taken.push(write);
  }
  walk.writes = walk.writes.slice(taken.length);
  return taken;
}

export const wouldWrite = Symbol('would write');

/** A verb as far as it only reads; one that comes to a write stops there and has changed nothing. */
export function* untilWrite<Result>(verb: Steps<Result>): Steps<Result | typeof wouldWrite> {
  let step = verb.next([]);
  while (!step.done) {
    if (!isReadStatement(step.value.sql)) return wouldWrite;
    step = verb.next(yield step.value);
  }
  return step.value;
}

/** A verb that is a transaction by being one statement; a second one would be our own mistake. */
export function* oneStatement<Result>(verb: Steps<Result>): Steps<Result> {
  let step = verb.next([]);
  if (!step.done) step = verb.next(yield step.value);
  if (!step.done) throw new Error('A verb of one statement came to a second one.');
  return step.value;
}
