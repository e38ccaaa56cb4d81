/**
 * Limits the queued commands of a tenant. Keeps an upper bound per tenant and counts again only when the bound reaches the
 * limit or is old, so that accepting a command does not count the queue.
 */

import { limits } from '@ledgerline/contract';
import { limitSays } from '@ledgerline/words/problem/limit';
import type { Store } from '../store/store.ts';
import type { Clock } from '../system/clock.ts';
import { type Refusal, refuse } from '../system/problem.ts';

/** The maximum age of a count. Other nodes queue commands too, so an older bound is not reliable. */
const COUNT_AGE_MS_MAX = 10_000;
/** Counting a full queue takes at most 1 / this of the time. */
const COUNTING_SHARE = 10;
const RETRY_AFTER_SECONDS = 5;
/** Tenants with a bound in memory; a tenant without one is counted. */
const TENANTS_MAX = 10_000;

interface Bound {
  /** The upper limit of queued commands, as this node knows it. */
  atMost: number;
  /** Reservations whose commands are not inserted yet. */
  pending: number;
  /** The sum of all reservations. */
  taken: number;
  countedAt: number;
  countingMs: number;
  counting: Promise<void> | null;
}

/** A place in the queue. Called once, with whether a command was queued in it. */
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

  /** Reserves a place for one more command if one is free; synchronously if the last count allows it. */
  reserve(tenantId: string): Reservation | Promise<Reservation | Refusal> {
    const bound = this.#bounds.get(tenantId);
    const isKnownFree = bound && this.#isFresh(bound) && bound.atMost < this.#limit;
    return isKnownFree ? this.#reserveIn(bound) : this.#reserveCounted(tenantId);
  }

  async #reserveCounted(tenantId: string): Promise<Reservation | Refusal> {
    const bound = this.#bounds.get(tenantId) ?? this.#remember(tenantId);
    if (bound.counting || this.#mayCount(bound)) {
      bound.counting ??= this.#count(tenantId, bound);
      await bound.counting;
    }
    if (bound.atMost < this.#limit) return this.#reserveIn(bound);
    return refuse('queue_full', limitSays.queueFull(this.#limit), [], RETRY_AFTER_SECONDS);
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
      // The count can include commands that were pending when it began or were reserved since, so they are added in full.
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
