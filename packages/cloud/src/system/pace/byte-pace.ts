/** Limits the bytes that one subject moves to a rate, so that large files of one tenant leave the server time for the others. */

import type { Pace } from '../../store/artifact-files.ts';
import type { Clock, Timers } from '../clock.ts';

/** The time whose bytes an idle subject can move at once. */
const BURST_MS = 2_000;
/** Subjects that are remembered; one that is forgotten starts rested. */
const SUBJECTS_MAX = 10_000;

export class BytePace {
  readonly #bytesPerMs: number;
  readonly #clock: Clock;
  readonly #timers: Timers;
  /** When the bytes that a subject has moved so far would be done at the rate. */
  readonly #doneAt = new Map<string, number>();

  /** 0 for no limit. */
  constructor(bytesPerSecond: number, clock: Clock, timers: Timers) {
    this.#bytesPerMs = bytesPerSecond / 1_000;
    this.#clock = clock;
    this.#timers = timers;
  }

  of(subject: string): Pace {
    return (bytes) => this.#take(subject, bytes);
  }

  #take(subject: string, bytes: number): Promise<void> | null {
    if (this.#bytesPerMs === 0) return null;
    const now = this.#clock.now();
    const from = Math.max(this.#doneAt.get(subject) ?? 0, now - BURST_MS);
    const doneAt = from + bytes / this.#bytesPerMs;
    if (this.#doneAt.size >= SUBJECTS_MAX) this.#doneAt.clear();
    this.#doneAt.set(subject, doneAt);
    return doneAt <= now ? null : new Promise((resolve) => void this.#timers.after(doneAt - now, resolve));
  }
}
