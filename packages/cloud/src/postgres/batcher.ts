/**
 * Gathers what is asked while the work before is under way, and hands it over together: nobody waits for a timer, and the
 * busier it gets the more is done at once. Knows nothing of SQL.
 */

import { StoreUnavailable } from '../store/store.ts';
import { afterThisTurn } from '../system/clock.ts';

export interface GatheringOptions<Ask> {
  /** How many pieces of work are under way at the same time. */
  readonly lanes: number;
  readonly sizeMax: number;
  /** Asks of one subject are never under way together: the later ones see what the earlier did. */
  readonly subjectOf?: (ask: Ask) => string;
  readonly weightOf?: (ask: Ask) => number;
  readonly weightMax?: number;
}

interface Waiting<Ask, Answer> {
  readonly ask: Ask;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

export class Gathering<Ask, Answer> {
  readonly #work: (asks: readonly Ask[]) => Promise<readonly Answer[]>;
  readonly #options: GatheringOptions<Ask>;
  #waiting: Waiting<Ask, Answer>[] = [];
  readonly #busySubjects = new Set<string>();
  #lanesBusy = 0;
  #isStarting = false;

  constructor(work: (asks: readonly Ask[]) => Promise<readonly Answer[]>, options: GatheringOptions<Ask>) {
    this.#work = work;
    this.#options = options;
  }

  ask(ask: Ask): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    this.#waiting.push({ ask, resolve, reject });
    this.#start();
    return promise;
  }

  /** Begins after the current turn, so that everything asked in it goes together. */
  #start(): void {
    if (this.#isStarting || this.#lanesBusy >= this.#options.lanes || this.#waiting.length === 0) return;
    this.#isStarting = true;
    afterThisTurn(() => {
      this.#isStarting = false;
      const taken = this.#take();
      if (taken.length === 0) return;
      void this.#hand(taken);
      this.#start();
    });
  }

  async #hand(taken: readonly Waiting<Ask, Answer>[]): Promise<void> {
    this.#lanesBusy += 1;
    try {
      await this.#settle(taken);
    } finally {
      this.#lanesBusy -= 1;
      for (const { ask } of taken) this.#busySubjects.delete(this.#subjectOf(ask) ?? '');
      this.#start();
    }
  }

  /** One ask that goes wrong on its own account must not take the others with it. */
  async #settle(taken: readonly Waiting<Ask, Answer>[]): Promise<void> {
    try {
      const answers = await this.#work(taken.map(({ ask }) => ask));
      for (const [index, { resolve }] of taken.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      if (taken.length === 1 || error instanceof StoreUnavailable) for (const { reject } of taken) reject(error);
      else for (const one of taken) await this.#settle([one]);
    }
  }

  #take(): readonly Waiting<Ask, Answer>[] {
    const { sizeMax, weightOf, weightMax = Number.POSITIVE_INFINITY } = this.#options;
    const taken: Waiting<Ask, Answer>[] = [];
    const left: Waiting<Ask, Answer>[] = [];
    let weight = 0;
    for (const [index, waiting] of this.#waiting.entries()) {
      if (taken.length >= sizeMax || weight >= weightMax) {
        left.push(...this.#waiting.slice(index));
        break;
      }
      const subject = this.#subjectOf(waiting.ask);
      if (subject !== undefined && this.#busySubjects.has(subject)) {
        left.push(waiting);
        continue;
      }
      if (subject !== undefined) this.#busySubjects.add(subject);
      weight += weightOf?.(waiting.ask) ?? 0;
      taken.push(waiting);
    }
    this.#waiting = left;
    return taken;
  }

  #subjectOf(ask: Ask): string | undefined {
    return this.#options.subjectOf?.(ask);
  }
}
