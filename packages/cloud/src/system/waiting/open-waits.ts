/** How many requests of one caller wait at a time: each holds a connection and is woken, so that there is a limit on them. */

import type { Sentence } from '@ledgerline/words';
import { type LimitName, type Refusal, refuseByLimit } from '../problem.ts';

/** A rejected caller has other waiting requests, which can end at any time. */
const RETRY_AFTER_SECONDS = 5;

export class OpenWaits {
  readonly #limit: LimitName;
  readonly #max: number;
  readonly #sentence: Sentence;
  readonly #open = new Map<string, number>();

  constructor(limit: LimitName, max: number, sentence: Sentence) {
    this.#limit = limit;
    this.#max = max;
    this.#sentence = sentence;
  }

  /** Counts one more waiting request, or rejects it. Each one that is counted must be released. */
  enter(caller: string): Refusal | null {
    const open = this.#open.get(caller) ?? 0;
    if (open >= this.#max) return refuseByLimit(this.#limit, this.#sentence, RETRY_AFTER_SECONDS);
    this.#open.set(caller, open + 1);
    return null;
  }

  leave(caller: string): void {
    const left = (this.#open.get(caller) ?? 1) - 1;
    if (left === 0) this.#open.delete(caller);
    else this.#open.set(caller, left);
  }
}
