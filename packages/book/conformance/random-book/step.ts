/**
 * One step of a random book: an action and the numbers that choose its target. Only numbers, so that a failing book can be
 * replayed and made smaller.
 */

import fc from 'fast-check';

export interface Step<Action extends string = string> {
  readonly action: Action;
  /** Days after the first day of the book; earlier than the last entry means back-dated. */
  readonly day: number;
  /** Chooses among documents, items, parties and places. */
  readonly pick: number;
  /** Chooses among ways to do the same thing. */
  readonly way: number;
  readonly quantity: number;
  readonly cents: number;
  /** What else is checked for this step, besides the laws that are checked after every step. */
  readonly probe: number;
}

const DAYS = 60;

export const stepOf = <Action extends string>(actions: readonly Action[]): fc.Arbitrary<Step<Action>> =>
  fc.record({
    action: fc.constantFrom(...actions),
    day: fc.nat(DAYS - 1),
    pick: fc.nat(9999),
    way: fc.nat(999),
    quantity: fc.integer({ min: 1, max: 9 }),
    cents: fc.integer({ min: 1, max: 99_999 }),
    probe: fc.nat(99),
  });
