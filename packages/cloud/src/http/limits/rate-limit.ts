/**
 * Limits the requests of a key or session, and of all keys and sessions of a tenant together. The response headers are those of the
 * IETF draft on RateLimit fields, RateLimit-Policy and RateLimit, and show the limit of the key or session only.
 */

import { limitSays } from '@ledgerline/words/problem/limit';
import type { FastifyReply } from 'fastify';
import type { TokenBuckets } from '../../system/pace/token-buckets.ts';
import { type Refusal, refuseByLimit } from '../../system/problem.ts';
import { type HeaderList, setHeaders } from '../reply/json-reply.ts';

/** A caller as limits count it. */
export interface CountedCaller {
  /** The id of the key or session, which stays when the secret is rotated. */
  readonly callerId: string;
  readonly tenantId: string;
}

type CallerLimit = 'per-key' | 'per-session';

const SENTENCES = { 'per-key': limitSays.perKey, 'per-session': limitSays.perSession } as const satisfies Record<
  CallerLimit,
  unknown
>;

export class CallLimit {
  readonly #name: CallerLimit;
  readonly #callers: TokenBuckets;
  readonly #tenants: TokenBuckets;
  readonly #policy: string;

  constructor(name: CallerLimit, callers: TokenBuckets, tenants: TokenBuckets) {
    this.#name = name;
    this.#callers = callers;
    this.#tenants = tenants;
    this.#policy = `"${name}";q=${callers.perMinute};w=60`;
  }

  get isOff(): boolean {
    return this.#callers.isOff && this.#tenants.isOff;
  }

  /** Counts a request, or as many as it costs, and shows in the headers how many are left; returns a refusal if too few are. */
  count(caller: CountedCaller, reply: FastifyReply, cost = 1): Refusal | null {
    const isAllowed = this.take(caller, cost);
    setHeaders(reply, this.headersOf(caller));
    return isAllowed ? null : this.#refusal(caller, cost);
  }

  /** Takes requests from the caller and the tenant; false, with nothing taken, if either has too few left. */
  take({ callerId, tenantId }: CountedCaller, cost = 1): boolean {
    if (!this.#callers.take(callerId, cost)) return false;
    if (this.#tenants.take(tenantId, cost)) return true;
    this.#callers.putBack(callerId, cost);
    return false;
  }

  /** How many requests a caller has left, and when the limit is full again; empty without a limit. */
  headersOf({ callerId }: CountedCaller): HeaderList {
    if (this.#callers.isOff) return [];
    const [left, seconds] = [Math.floor(this.#callers.leftOf(callerId)), this.#callers.secondsUntilFull(callerId)];
    return ['ratelimit-policy', this.#policy, 'ratelimit', `"${this.#name}";r=${left};t=${seconds}`];
  }

  #refusal({ callerId, tenantId }: CountedCaller, cost: number): Refusal {
    if (this.#callers.isOff || this.#callers.hasLeft(callerId, cost)) {
      const seconds = this.#tenants.secondsUntil(tenantId, cost);
      return refuseByLimit('per-tenant', limitSays.perTenant(this.#tenants.perMinute, seconds), seconds);
    }
    const seconds = this.#callers.secondsUntil(callerId, cost);
    return refuseByLimit(this.#name, SENTENCES[this.#name](this.#callers.perMinute, seconds), seconds);
  }
}
