/**
 * How often a key or a session may call, and all of a tenant together. The answer's headers are those of the IETF draft on
 * RateLimit fields: RateLimit-Policy and RateLimit, and tell of the key or session alone.
 */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Refusal, refuseByLimit } from '../system/problem.ts';
import type { TokenBuckets } from '../system/token-buckets.ts';
import { sendRefusal } from './problem-status.ts';

/** Who makes a call, as limits count it. */
export interface CountedCaller {
  /** The key or session, by a name that stays when its secret is replaced. */
  readonly callerId: string;
  readonly tenantId: string;
}

/** Counts every call of this scope. Has to come after its guard, so that only callers who are known are counted. */
export function limitRate(app: FastifyInstance, limit: CallLimit, callerOf: (request: FastifyRequest) => CountedCaller): void {
  if (limit.isOff) return;
  app.addHook('onRequest', (request, reply, done) => {
    const refusal = limit.count(callerOf(request), reply);
    if (refusal) sendRefusal(reply, refusal);
    else done();
  });
}

type CallerLimit = 'per-key' | 'per-session';

const NOUNS: Readonly<Record<CallerLimit, string>> = { 'per-key': 'key', 'per-session': 'session' };

export class CallLimit {
  readonly #name: CallerLimit;
  readonly #callers: TokenBuckets;
  readonly #tenants: TokenBuckets;
  /** The value of the header RateLimit-Policy. */
  readonly policy: string;

  constructor(name: CallerLimit, callers: TokenBuckets, tenants: TokenBuckets) {
    this.#name = name;
    this.#callers = callers;
    this.#tenants = tenants;
    this.policy = `"${name}";q=${callers.perMinute};w=60`;
  }

  get isOff(): boolean {
    return this.#callers.isOff && this.#tenants.isOff;
  }

  /** Whether answers say what is left. */
  get hasHeaders(): boolean {
    return !this.#callers.isOff;
  }

  /** Counts a call and says in the headers what is left; a refusal when nothing is. */
  count(caller: CountedCaller, reply: FastifyReply): Refusal | null {
    const isAllowed = this.take(caller);
    if (this.hasHeaders) reply.header('ratelimit-policy', this.policy).header('ratelimit', this.stateOf(caller));
    return isAllowed ? null : this.#refusal(caller);
  }

  /** Takes one call from the caller and the tenant; false when either has none left, and then none is taken. */
  take({ callerId, tenantId }: CountedCaller): boolean {
    if (!this.#callers.take(callerId)) return false;
    if (this.#tenants.take(tenantId)) return true;
    this.#callers.putBack(callerId);
    return false;
  }

  /** Puts a call back that is going to be counted elsewhere. */
  putBack({ callerId, tenantId }: CountedCaller): void {
    this.#callers.putBack(callerId);
    this.#tenants.putBack(tenantId);
  }

  /** The value of the header RateLimit: what is left, and when all of it is there again. */
  stateOf({ callerId }: CountedCaller): string {
    return `"${this.#name}";r=${Math.floor(this.#callers.leftOf(callerId))};t=${this.#callers.secondsUntilFull(callerId)}`;
  }

  #refusal({ callerId, tenantId }: CountedCaller): Refusal {
    if (this.#callers.isOff || this.#callers.leftOf(callerId) >= 1) {
      const seconds = this.#tenants.secondsUntil(tenantId);
      const message = `All keys and sessions of a tenant can send ${this.#tenants.perMinute} requests a minute together. Try again in ${secondsText(seconds)}.`;
      return refuseByLimit('per-tenant', message, seconds);
    }
    const seconds = this.#callers.secondsUntil(callerId);
    const message = `This ${NOUNS[this.#name]} can send ${this.#callers.perMinute} requests a minute. Try again in ${secondsText(seconds)}.`;
    return refuseByLimit(this.#name, message, seconds);
  }
}

export const secondsText = (seconds: number): string => (seconds === 1 ? '1 second' : `${seconds} seconds`);
