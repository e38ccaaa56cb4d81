/** Where the book gets the time. All other code is given a clock. */

import { HOUR_MS } from '@ledgerline/contract';
import { type BusinessDate, businessDate } from './date.ts';

export interface Clock {
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number;
}

/** Milliseconds since an arbitrary start; never decreases. */
export const elapsedMs = (): number => performance.now();

export const systemClock: Clock = { now: () => Date.now() };

/** A fixed clock, for templates and tests. */
export function fixedClock(instant: string): Clock {
  const now = Date.parse(instant);
  return { now: () => now };
}

export const instantOf = (clock: Clock): string => new Date(clock.now()).toISOString();

/** The business day: Malaysia uses UTC+8 all year. */
const OFFSET_MILLISECONDS = 8 * HOUR_MS;
export const todayOf = (clock: Clock): BusinessDate =>
  businessDate(new Date(clock.now() + OFFSET_MILLISECONDS).toISOString().slice(0, 10));
