/** One who waits for a subject: until woken, until the time is up, until nobody listens any more or the server stops. */

import type { Timer, Timers } from './clock.ts';
import type { Wakeups } from './wakeup.ts';

export class Patience {
  readonly #wakeups: Wakeups;
  readonly #timers: Timers;
  readonly #abandoned: AbortSignal | undefined;
  #isTimeUp = false;
  /** Something happened since the last look. */
  #isWoken = false;
  #wake: (() => void) | null = null;
  #deadline: Timer | null = null;
  #forget: (() => void) | null = null;
  readonly #stir = (): void => {
    this.#isWoken = true;
    this.#wake?.();
  };

  /** Stands in line from here on, so that nothing which happens between a look and a wait is missed. */
  constructor(
    context: { readonly wakeups: Wakeups; readonly timers: Timers },
    subject: string,
    milliseconds: number,
    abandoned?: AbortSignal,
  ) {
    this.#wakeups = context.wakeups;
    this.#timers = context.timers;
    this.#abandoned = abandoned;
    if (milliseconds <= 0) {
      this.#isTimeUp = true;
      return;
    }
    this.#forget = context.wakeups.wait(subject, this.#stir);
    abandoned?.addEventListener('abort', this.#stir, { once: true });
    this.#deadline = context.timers.after(milliseconds, () => {
      this.#isTimeUp = true;
      this.#stir();
    });
  }

  /** Nobody would get the answer. */
  get isAbandoned(): boolean {
    return this.#abandoned?.aborted === true;
  }

  /** There is no point in waiting on. */
  get isOver(): boolean {
    return this.#isTimeUp || this.isAbandoned || this.#wakeups.isClosed;
  }

  /** Whether something happened; false when `milliseconds` went by without, and it is time to look anyway. */
  async woken(milliseconds: number): Promise<boolean> {
    if (!this.#isWoken && !this.isOver) {
      await new Promise<void>((resolve) => {
        const look = this.#timers.after(milliseconds, resolve);
        this.#wake = () => {
          look.cancel();
          resolve();
        };
      });
      this.#wake = null;
    }
    const wasWoken = this.#isWoken;
    this.#isWoken = false;
    return wasWoken;
  }

  /** Leaves the line. */
  end(): void {
    this.#forget?.();
    this.#deadline?.cancel();
    this.#abandoned?.removeEventListener('abort', this.#stir);
  }
}
