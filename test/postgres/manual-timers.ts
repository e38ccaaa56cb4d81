/** Timers for tests: what is due runs when the test says so. */

import type { Timer, Timers } from '../../packages/cloud/src/system/clock.ts';

export class ManualTimers implements Timers {
  readonly #runs = new Set<() => void>();

  after(_milliseconds: number, run: () => void): Timer {
    const once = (): void => {
      this.#runs.delete(once);
      run();
    };
    return this.#add(once);
  }

  every(_milliseconds: number, run: () => void): Timer {
    return this.#add(run);
  }

  /** Everything is due now. */
  tick(): void {
    for (const run of [...this.#runs]) run();
  }

  #add(run: () => void): Timer {
    this.#runs.add(run);
    return { cancel: () => this.#runs.delete(run) };
  }
}
