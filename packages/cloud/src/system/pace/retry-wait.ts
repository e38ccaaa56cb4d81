/** How long to wait before something that failed is tried again. Pure. */

import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@ledgerline/contract';
import type { Randomness } from '../randomness.ts';

/** The waits between attempts; one more attempt than waits. */
const WAITS_MS = [
  5 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  DAY_MS,
  DAY_MS,
];

/** Each wait varies by a tenth, so that what failed together does not come back together. */
const VARIATION = 0.1;

/** How long to wait after the given attempt; null after the last. A receiver can ask for up to a day. */
export function waitAfter(attempt: number, retryAfterMs: number | null, randomness: Randomness): number | null {
  const wait = WAITS_MS[attempt - 1];
  if (wait === undefined) return null;
  const share = randomness.bytes(1)[0] ?? 0;
  const varied = Math.round(wait * (1 - VARIATION + (2 * VARIATION * share) / 255));
  return Math.max(varied, Math.min(retryAfterMs ?? 0, DAY_MS));
}
