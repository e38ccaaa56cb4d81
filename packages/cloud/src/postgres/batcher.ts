/**
 * Collects requests while earlier ones run, and runs them together: no request waits for a timer, and the busier the store the larger the
 * batches. Knows nothing of SQL.
 */

import { StoreUnavailable } from '../store/store.ts';
import { afterThisTurn } from '../system/clock.ts';

export interface BatcherOptions<Ask> {
  /** How many batches run at the same time. */
  readonly concurrency: number;
  readonly sizeMax: number;
  /** Requests with the same key never run together: the later ones see what the earlier did. */
  readonly keyOf?: (ask: Ask) => string;
  readonly weightOf?: (ask: Ask) => number;
  readonly weightMax?: number;
}

interface Waiting<Ask, Result> {
  readonly ask: Ask;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

export class Batcher<Ask, Result> {
  readonly #work: (asks: readonly Ask[]) => Promise<readonly Result[]>;
  readonly #options: BatcherOptions<Ask>;
  #waiting: Waiting<Ask, Result>[] = [];
  readonly #busyKeys = new Set<string>();
  #running = 0;
  #isStarting = false;

  constructor(work: (asks: readonly Ask[]) => Promise<readonly Result[]>, options: BatcherOptions<Ask>) {
    this.#work = work;
    this.#options = options;
  }

  submit(ask: Ask): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    this.#waiting.push({ ask, resolve, reject });
    this.#start();
    return promise;
  }

  /** Starts after the current turn, so that everything submitted in it runs together. */
  #start(): void {
    if (this.#isStarting || this.#running >= this.#options.concurrency || this.#waiting.length === 0) return;
    this.#isStarting = true;
    afterThisTurn(() => {
      this.#isStarting = false;
      const taken = this.#take();
      if (taken.length === 0) return;
      void this.#run(taken);
      this.#start();
    });
  }

  async #run(taken: readonly Waiting<Ask, Result>[]): Promise<void> {
    this.#running += 1;
    try {
      await this.#settle(taken);
    } finally {
      this.#running -= 1;
      for (const { ask } of taken) this.#busyKeys.delete(this.#keyOf(ask) ?? '');
      this.#start();
    }
  }

  /** Settles a batch. A request that fails by itself must not fail the others. */
  async #settle(taken: readonly Waiting<Ask, Result>[]): Promise<void> {
    try {
      const results = await this.#work(taken.map(({ ask }) => ask));
      for (const [index, { resolve }] of taken.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (taken.length === 1 || error instanceof StoreUnavailable) for (const { reject } of taken) reject(error);
      else for (const one of taken) await this.#settle([one]);
    }
  }

  #take(): readonly Waiting<Ask, Result>[] {
    const { sizeMax, weightOf, weightMax = Number.POSITIVE_INFINITY } = this.#options;
    const taken: Waiting<Ask, Result>[] = [];
    const left: Waiting<Ask, Result>[] = [];
    let weight = 0;
    for (const [index, waiting] of this.#waiting.entries()) {
      if (taken.length >= sizeMax || weight >= weightMax) {
        left.push(...this.#waiting.slice(index));
        break;
      }
      const key = this.#keyOf(waiting.ask);
      if (key !== undefined && this.#busyKeys.has(key)) {
        left.push(waiting);
        continue;
      }
      if (key !== undefined) this.#busyKeys.add(key);
      weight += weightOf?.(waiting.ask) ?? 0;
      taken.push(waiting);
    }
    this.#waiting = left;
    return taken;
  }

  #keyOf(ask: Ask): string | undefined {
    return this.#options.keyOf?.(ask);
  }
}
