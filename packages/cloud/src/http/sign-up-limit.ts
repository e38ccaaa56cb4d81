/** How many sign-ups one address may still make this hour. Counted in each process; a restart forgets. */

import { limits } from '@ledgerline/contract';
import type { Clock } from '../clock.ts';
import { type Refusal, refuse } from '../problem.ts';

const HOUR_MS = 3_600_000;
/** Addresses that are remembered at most; past it the oldest are forgotten. */
const ADDRESSES_MAX = 50_000;

interface Window {
  readonly startedAt: number;
  count: number;
}

export class SignUpLimit {
  readonly #clock: Clock;
  readonly #windows = new Map<string, Window>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Counts one sign-up of an address, or refuses it. */
  take(address: string): Refusal | null {
    const now = this.#clock.now();
    const window = this.#windowOf(address, now);
    if (window.count >= limits.signUpsPerAddressAndHourMax) {
      const seconds = Math.ceil((window.startedAt + HOUR_MS - now) / 1000);
      return refuse('rate_limited', 'Too many sign-ups from this address. Try again later.', [], seconds);
    }
    window.count += 1;
    return null;
  }

  #windowOf(address: string, now: number): Window {
    const known = this.#windows.get(address);
    if (known && now - known.startedAt < HOUR_MS) return known;
    const fresh = { startedAt: now, count: 0 };
    this.#windows.delete(address);
    this.#windows.set(address, fresh);
    if (this.#windows.size > ADDRESSES_MAX) this.#forgetOldest();
    return fresh;
  }

  /** Windows lie in the order in which they began. */
  #forgetOldest(): void {
    const [oldest] = this.#windows.keys();
    if (oldest !== undefined) this.#windows.delete(oldest);
  }
}
