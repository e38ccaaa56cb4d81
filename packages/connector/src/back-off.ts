/** How long to wait after a failure before the next try. Knows nothing of what is tried. */

import type { Randomness } from './randomness.ts';

const FIRST_MS = 500;
const LONGEST_MS = 30_000;
const DOUBLINGS_MAX = 10;

/** Full jitter: a random wait between zero and a bound that doubles, so that a thousand connectors do not return at the same time. */
export class BackOff {
  readonly #randomness: Randomness;
  #failures = 0;

  constructor(randomness: Randomness) {
    this.#randomness = randomness;
  }

  /** Counts a failure and returns how long to wait; never less than the cloud asked for. */
  nextMs(retryAfterSeconds: number | null = null): number {
    const boundMs = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(this.#failures, DOUBLINGS_MAX));
    this.#failures += 1;
    return (retryAfterSeconds ?? 0) * 1000 + this.#randomness.fraction() * boundMs;
  }

  get failures(): number {
    return this.#failures;
  }

  reset(): void {
    this.#failures = 0;
  }
}
