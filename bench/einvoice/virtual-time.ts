/** A clock that stands still until it is moved to its next timer, so that hours of waiting cost nothing. */

import type { Clock, Timer, Timers } from '../../packages/connector/src/clock.ts';

interface Waiting {
  readonly atMs: number;
  readonly run: () => void;
}

export class VirtualTime {
  #nowMs: number;
  readonly #startMs: number;
  readonly #waiting = new Set<Waiting>();

  constructor(startMs: number) {
    this.#startMs = startMs;
    this.#nowMs = startMs;
  }

  readonly wallMs = (): number => this.#nowMs;
  readonly passedMs = (): number => this.#nowMs - this.#startMs;

  readonly clock: Clock = {
    wallMs: this.wallMs,
    monotonicMs: this.passedMs,
    machineMoment: () => ({ uptimeMs: this.passedMs(), wallMs: this.#nowMs }),
  };

  get timerCount(): number {
    return this.#waiting.size;
  }

  /** Timers of one user of the clock, and how many of them have not run. */
  timers(): Timers & { readonly open: () => number } {
    const own = new Set<Waiting>();
    return {
      open: () => own.size,
      after: (milliseconds, run): Timer => {
        const forget = (): void => {
          own.delete(waiting);
          this.#waiting.delete(waiting);
        };
        const waiting = {
          atMs: this.#nowMs + Math.max(0, milliseconds),
          run: () => {
            forget();
            run();
          },
        };
        own.add(waiting);
        this.#waiting.add(waiting);
        return { cancel: forget };
      },
    };
  }

  /** Moves to the next timer and runs it; false if there is none. */
  next(): boolean {
    const [first] = [...this.#waiting].sort((left, right) => left.atMs - right.atMs);
    if (!first) return false;
    this.#nowMs = Math.max(this.#nowMs, first.atMs);
    first.run();
    return true;
  }
}
