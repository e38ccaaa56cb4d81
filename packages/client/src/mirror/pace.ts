/** How fast a mirror reads whole lists: pages of a size that others wait for no longer than they should, and pauses that leave the book to them. */

import { monotonicMs } from '../clock.ts';
import { pause } from '../timers.ts';

export type PaceName = 'gentle' | 'fast';

/** A book runs one read at a time, so a caller may wait for a whole page. */
const PAGE_MS: Readonly<Record<PaceName, number>> = { gentle: 25, fast: 75 };
/** Behind a slow network everything takes long, so a caller notices a longer page no more than that. */
const SHARE_OF_WAY: Readonly<Record<PaceName, number>> = { gentle: 0.5, fast: 0 };
const ROWS_MIN = 50;
const ROWS_MAX = 5_000;
/** Uses about a fifth of the time of a book. */
const REST: Readonly<Record<PaceName, number>> = { gentle: 4, fast: 0 };

/** How many rows the next page should have, after one of `rows` took the book `milliseconds`. At most double, at least half. */
export function nextRows(wantedMs: number, rows: number, milliseconds: number): number {
  const fitting = Math.round((rows * wantedMs) / Math.max(1, milliseconds));
  return Math.min(ROWS_MAX, 2 * rows, Math.max(ROWS_MIN, Math.ceil(rows / 2), fitting));
}

export class Pace {
  readonly #name: PaceName;
  readonly #signal: AbortSignal | undefined;
  #rows = ROWS_MIN;
  #pages = 0;
  /** The way to the book and back: what the quickest page took. How long the book itself takes is told nowhere. */
  #wayMs = Number.POSITIVE_INFINITY;

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
    const rest = this.restAfter(monotonicMs() - startedAt, isFull(result));
    if (rest > 0) await pause(rest, this.#signal);
    return result;
  }

  /** Learns from a page that took so long, and returns how long to leave the book to others. */
  restAfter(milliseconds: number, isFull: boolean): number {
    this.#pages += 1;
    // After a crash the first page may come from its stored result, without any way to the book.
    if (this.#pages === 1) return REST[this.#name] * milliseconds;
    this.#wayMs = Math.min(this.#wayMs, milliseconds);
    const bookMs = milliseconds - this.#wayMs;
    const wantedMs = Math.max(PAGE_MS[this.#name], SHARE_OF_WAY[this.#name] * this.#wayMs);
    if (isFull) this.#rows = nextRows(wantedMs, this.#rows, bookMs);
    return REST[this.#name] * bookMs;
  }
}
