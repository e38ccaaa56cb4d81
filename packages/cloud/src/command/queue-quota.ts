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
  pending: number;
  /** Places that were ever taken. */
  taken: number;
  countedAt: number;
  countingMs: number;
  counting: Promise<void> | null;
}

/** One free place of the queue. Called once, with whether it was used. */
export type Reservation = (isUsed: boolean) => void;

export class QueueQuota {
  readonly #store: Pick<Store, 'queuedCount'>;
  readonly #clock: Clock;
  readonly #limit: number;
  readonly #bounds = new Map<string, Bound>();

  constructor(store: Pick<Store, 'queuedCount'>, clock: Clock, limit: number = limits.queuedCommandsPerTenantMax) {
    this.#store = store;
    this.#clock = clock;
    this.#limit = limit;
  }

  /** Reserves a place for one more command, if one is free. */
  reserve(tenantId: string): Reservation | Promise<Reservation | Refusal> {
    return this.reserveIfKnown(tenantId) ?? this.#reserveCounted(tenantId);
  }

  /** A reservation if the last count allows it; null when the queue has to be counted. */
  reserveIfKnown(tenantId: string): Reservation | null {
    const bound = this.#bounds.get(tenantId);
    return bound && this.#isFresh(bound) && bound.atMost < this.#limit ? this.#reserveIn(bound) : null;
  }

  async #reserveCounted(tenantId: string): Promise<Reservation | Refusal> {
    const bound = this.#bounds.get(tenantId) ?? this.#remember(tenantId);
    if (bound.counting || this.#mayCount(bound)) {
      bound.counting ??= this.#count(tenantId, bound);
      await bound.counting;
    }
    if (bound.atMost < this.#limit) return this.#reserveIn(bound);
    const message = `The queue is full (${this.#limit} commands), so nothing was queued. Try again when the connector has processed some.`;
    return refuse('queue_full', message, [], RETRY_AFTER_SECONDS);
  }

  #reserveIn(bound: Bound): Reservation {
    bound.atMost += 1;
    bound.pending += 1;
    bound.taken += 1;
    return (isUsed) => {
      bound.pending -= 1;
      if (!isUsed) bound.atMost -= 1;
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
    const { pending, taken } = bound;
    try {
      const queued = await this.#store.queuedCount({ tenantId, limit: this.#limit });
      // What was under way when the count began, or was taken since, may or may not have been counted.
      bound.atMost = queued + pending + (bound.taken - taken);
      bound.countedAt = this.#clock.now();
      bound.countingMs = bound.countedAt - startedAt;
    } finally {
      bound.counting = null;
    }
  }

  #remember(tenantId: string): Bound {
    if (this.#bounds.size >= TENANTS_MAX) this.#bounds.clear();
    const bound: Bound = { atMost: 0, pending: 0, taken: 0, countedAt: Number.NEGATIVE_INFINITY, countingMs: 0, counting: null };
    this.#bounds.set(tenantId, bound);
    return bound;
  }
}
