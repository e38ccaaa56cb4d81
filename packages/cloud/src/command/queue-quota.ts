/**
 * How many commands a tenant may still queue. Keeps an upper bound per tenant and counts again only when the bound reaches
 * the limit or has grown old, so that accepting a command does not count the queue.
 */

import { limits } from '@ledgerline/contract';
import type { Store } from '../store/store.ts';
import type { Clock } from '../system/clock.ts';
import { type Refusal, refuse } from '../system/problem.ts';

/** Other nodes queue too; a bound older than this knows too little of them. */
const COUNT_AGE_MS_MAX = 10_000;
/** At most this part of the time goes into counting a queue that is full. */
const COUNTING_SHARE = 10;
const RETRY_AFTER_SECONDS = 5;
/** Tenants that are remembered; forgetting one costs a count. */
const TENANTS_MAX = 10_000;

interface Bound {
  /** No more than this many are queued, as far as this node knows. */
  atMost: number;
  /** Places that were taken and of which it is not known yet whether they are filled. */
  underWay: number;
  /** Places that were ever taken. */
  taken: number;
  countedAt: number;
  countingMs: number;
  counting: Promise<void> | null;
}

/** A place in the queue; to be told once whether it was filled. */
export type Place = (isFilled: boolean) => void;

export class QueueRoom {
  readonly #store: Pick<Store, 'queuedCount'>;
  readonly #clock: Clock;
  readonly #limit: number;
  readonly #bounds = new Map<string, Bound>();

  constructor(store: Pick<Store, 'queuedCount'>, clock: Clock, limit: number = limits.queuedCommandsPerTenantMax) {
    this.#store = store;
    this.#clock = clock;
    this.#limit = limit;
  }

  /** Takes a place for one more command, if there is one. */
  take(tenantId: string): Place | Promise<Place | Refusal> {
    return this.takeAtOnce(tenantId) ?? this.#takeCounted(tenantId);
  }

  /** A place, if there is one as far as is known; null when the queue has to be counted. */
  takeAtOnce(tenantId: string): Place | null {
    const bound = this.#bounds.get(tenantId);
    return bound && this.#isFresh(bound) && bound.atMost < this.#limit ? this.#placeIn(bound) : null;
  }

  async #takeCounted(tenantId: string): Promise<Place | Refusal> {
    const bound = this.#bounds.get(tenantId) ?? this.#remember(tenantId);
    if (bound.counting || this.#mayCount(bound)) {
      bound.counting ??= this.#count(tenantId, bound);
      await bound.counting;
    }
    if (bound.atMost < this.#limit) return this.#placeIn(bound);
    const message = `${this.#limit} commands of the tenant are queued, which is as many as may be; nothing was queued. Try again when the connector has worked some off.`;
    return refuse('queue_full', message, [], RETRY_AFTER_SECONDS);
  }

  #placeIn(bound: Bound): Place {
    bound.atMost += 1;
    bound.underWay += 1;
    bound.taken += 1;
    return (isFilled) => {
      bound.underWay -= 1;
      if (!isFilled) bound.atMost -= 1;
    };
  }

  #isFresh(bound: Bound): boolean {
    return this.#clock.now() - bound.countedAt < COUNT_AGE_MS_MAX;
  }

  #mayCount(bound: Bound): boolean {
    return this.#clock.now() - bound.countedAt >= bound.countingMs * COUNTING_SHARE;
  }

  async #count(tenantId: string, bound: Bound): Promise<void> {
    const startedAt = this.#clock.now();
    const { underWay, taken } = bound;
    try {
      const queued = await this.#store.queuedCount({ tenantId, limit: this.#limit });
      // What was under way when the count began, or was taken since, may or may not have been counted.
      bound.atMost = queued + underWay + (bound.taken - taken);
      bound.countedAt = this.#clock.now();
      bound.countingMs = bound.countedAt - startedAt;
    } finally {
      bound.counting = null;
    }
  }

  #remember(tenantId: string): Bound {
    if (this.#bounds.size >= TENANTS_MAX) this.#bounds.clear();
    const bound: Bound = { atMost: 0, underWay: 0, taken: 0, countedAt: Number.NEGATIVE_INFINITY, countingMs: 0, counting: null };
    this.#bounds.set(tenantId, bound);
    return bound;
  }
}
