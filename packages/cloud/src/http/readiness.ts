/** Whether the server takes work: asked by those who watch over it, and shown on the status page. */

import type { Context } from '../context.ts';

/** An answer holds this long, so that asking costs the disk nothing however often it is done. */
const HOLDS_MS = 1_000;

/** Ready is a server that is not stopping and whose store can write. */
export class Readiness {
  readonly #context: Context;
  #answer: Promise<boolean> | null = null;
  #askedAt = 0;

  constructor(context: Context) {
    this.#context = context;
  }

  /** When the store was last asked, in milliseconds since the epoch. */
  get askedAt(): number {
    return this.#askedAt;
  }

  async isReady(): Promise<boolean> {
    const { clock, store, wakeups } = this.#context;
    if (wakeups.isClosed) return false;
    const now = clock.now();
    if (this.#answer === null || now - this.#askedAt >= HOLDS_MS) {
      this.#askedAt = now;
      this.#answer = store.ping().then(
        () => true,
        () => false,
      );
    }
    return this.#answer;
  }
}
