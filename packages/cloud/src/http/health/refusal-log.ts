/** Logs rejected requests, a bounded number each second: a flood must neither fill the disk nor keep the server busy. */

import type { Clock } from '../../system/clock.ts';
import type { Logger } from '../../system/log.ts';

const LINES_PER_SECOND_MAX = 20;
const SECOND_MS = 1_000;

export interface RefusedRequest {
  readonly requestId: string;
  readonly method: string;
  /** The path without the query, which can contain secrets. */
  readonly path: string;
  readonly status: number;
  readonly code: string;
}

export class RefusalLog {
  readonly #log: Logger;
  readonly #clock: Clock;
  #secondBegan = Number.NEGATIVE_INFINITY;
  #lines = 0;
  #unlogged = 0;

  constructor(log: Logger, clock: Clock) {
    this.#log = log;
    this.#clock = clock;
  }

  /** The first line of a second also has the number left out since the line before. */
  write(refused: RefusedRequest): void {
    this.#beginSecond();
    this.#lines += 1;
    if (this.#lines > LINES_PER_SECOND_MAX) {
      this.#unlogged += 1;
      return;
    }
    const unlogged = this.#unlogged > 0 ? { unlogged: this.#unlogged } : {};
    this.#unlogged = 0;
    this.#log[refused.status >= 500 ? 'warn' : 'info']({ ...refused, ...unlogged });
  }

  #beginSecond(): void {
    const now = this.#clock.now();
    // Also begins a new second when the clock was turned back.
    if (Math.abs(now - this.#secondBegan) < SECOND_MS) return;
    this.#secondBegan = now;
    this.#lines = 0;
  }
}
