/** Runs many random books of one length and reduces the first that breaks a law as far as possible. */

import fc from 'fast-check';
import { type Action, newTally, type Pace, RandomBook, type Tally, WEIGHTED_ACTIONS } from './random-book.ts';
import { type Step, stepOf } from './step.ts';

export interface Wanted {
  readonly books: number;
  readonly commands: number;
  readonly seed: number;
  readonly pace: Pace;
  /** Where a run failed, so that this book can be replayed alone. */
  readonly path?: string | undefined;
  readonly told?: (played: number, tally: Tally) => void;
}

export interface Broken {
  /** Plays the whole book again. */
  readonly seed: number;
  readonly path: string;
  /** The smallest list of steps that still breaks the law. */
  readonly steps: readonly Step<Action>[];
  readonly message: string;
}

export interface Checked {
  readonly tally: Tally;
  readonly broken: Broken | null;
}

/** For slow machines: a list that is still long is better than none. */
const SHRINK_MILLISECONDS = 60_000;

export function checkBooks({ books, commands, seed, pace, path, told }: Wanted): Checked {
  const tally = newTally();
  let played = 0;
  const play = (steps: readonly Step<Action>[], counted: Tally): void => {
    const random = new RandomBook(pace, counted);
    try {
      for (const step of steps) random.play(step);
      random.finish();
    } finally {
      random.close();
    }
  };
  const whole = fc.array(stepOf(WEIGHTED_ACTIONS), { minLength: commands, maxLength: commands });
  const handled = fc.check(
    fc.property(whole, (steps) => {
      play(steps, tally);
      played += 1;
      told?.(played, tally);
    }),
    { numRuns: books, seed, endOnFailure: true, ...(path === undefined ? {} : { path }) },
  );
  if (!handled.failed) return { tally, broken: null };
  const [failing = []] = handled.counterexample ?? [];
  // A list of variable length can be reduced; the same steps are its first example.
  const smaller = fc.check(
    fc.property(fc.array(stepOf(WEIGHTED_ACTIONS), { maxLength: commands }), (steps) => play(steps, newTally())),
    { numRuns: 1, seed, examples: [[[...failing]]], interruptAfterTimeLimit: SHRINK_MILLISECONDS },
  );
  const failure = smaller.errorInstance ?? handled.errorInstance;
  return {
    tally,
    broken: {
      seed: handled.seed,
      path: handled.counterexamplePath ?? '',
      steps: smaller.counterexample?.[0] ?? failing,
      message: failure instanceof Error ? (failure.stack ?? failure.message) : String(failure),
    },
  };
}

/** As a test shows it. */
export const brokenText = ({ seed, path, steps, message }: Broken): string =>
  [`--seed ${seed} --path ${path}`, ...steps.map((step) => JSON.stringify(step)), message].join('\n');
