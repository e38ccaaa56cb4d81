/** How fast a mirror reads whole lists: pages of a size that others wait for no longer than they should, and pauses that leave the book to them. */

import { monotonicMs } from '../clock.ts';
import { pause } from '../timers.ts';

export type PaceName = 'gentle' | 'fast';

/** A book runs one read at a time, so a caller may wait for a whole page. */
const PAGE_MS: Readonly<Record<PaceName, number>> = { gentle: 30, fast: 80 };
const ROWS_FIRST = 500;
const ROWS_MIN = 50;
const ROWS_MAX = 5_000;
/** Uses at most a fifth of the time of a book. */
const REST: Readonly<Record<PaceName, number>> = { gentle: 4, fast: 0 };

/** How many rows the next page should have, after one of `rows` took `milliseconds`. At most double, at least half. */
export function nextRows(name: PaceName, rows: number, milliseconds: number): number {
  const fitting = Math.round((rows * PAGE_MS[name]) / Math.max(1, milliseconds));
  return Math.min(ROWS_MAX, 2 * rows, Math.max(ROWS_MIN, Math.ceil(rows / 2), fitting));
}

export class Pace {
  readonly #name: PaceName;
  readonly #signal: AbortSignal | undefined;
  #rows = ROWS_FIRST;

  constructor(name: PaceName, signal: AbortSignal | undefined) {
    this.#name = name;
    this.#signal = signal;
  }

  /** Rows for the next page. */
  get rows(): number {
    return this.#rows;
  }

  /** Reads a page, then rests. A page that was not full says little about the book. */
  async paced<T>(read: () => Promise<T>, isFull: (result: T) => boolean): Promise<T> {
    const startedAt = monotonicMs();
    const result = await read();
    const milliseconds = monotonicMs() - startedAt;
    if (isFull(result)) this.#rows = nextRows(this.#name, this.#rows, milliseconds);
    const rest = REST[this.#name] * milliseconds;
    if (rest > 0) await pause(rest, this.#signal);
    return result;
  }
}
