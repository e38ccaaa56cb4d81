/** When the next request of a kind may leave: 80% of what the tax authority allows, less where it has said so. First come, first served. */

import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@ledgerline/contract';

/** Requests a minute, as published. */
const LIMITS = { login: 12, submit: 100, poll: 300, details: 125, search: 12, cancel: 12, raw: 60, taxpayer: 60, types: 12 };

export type GatewayCall = keyof typeof LIMITS;

const SHARE = 0.8;
const SEARCH_EVERY_MS = 5 * SECOND_MS;
const HALVED_MS = 10 * MINUTE_MS;
const BARE_429_MS = MINUTE_MS;
/** A rate that was learnt does not become slower than this. */
const SLOWEST_SHARE = 1 / 64;

interface Bucket {
  /** Requests that can be sent at once. */
  tokens: number;
  /** When the tokens were counted. */
  atMs: number;
  /** Nothing is sent before this time. */
  closedUntilMs: number;
  halvedUntilMs: number;
}

/** The share of the published limits that is used, by kind; 1 where nothing was learnt. */
export type LearntRates = Readonly<Partial<Record<GatewayCall, number>>>;

export class Throttle {
  readonly #buckets = new Map<GatewayCall, Bucket>();
  readonly #learnt: Partial<Record<GatewayCall, number>>;
  readonly #onLearnt: ((learnt: LearntRates) => void) | undefined;

  /** Starts with the limits that an earlier run has learnt. If these are not stored, a rejection counts for only ten minutes. */
  constructor(learnt: LearntRates = {}, onLearnt?: (learnt: LearntRates) => void) {
    this.#learnt = { ...learnt };
    this.#onLearnt = onLearnt;
  }

  /** Takes the next slot; returns how long to wait for it. */
  reserve(call: GatewayCall, nowMs: number): number {
    const bucket = this.#filled(call, nowMs);
    const perMs = this.#ratePerMs(call, nowMs);
    bucket.tokens -= 1;
    const forTokenMs = bucket.tokens >= 0 ? 0 : -bucket.tokens / perMs;
    return Math.ceil(Math.max(forTokenMs, bucket.closedUntilMs - nowMs, 0));
  }

  /** Gives back a slot that was not used. */
  release(call: GatewayCall, nowMs: number): void {
    this.#filled(call, nowMs).tokens += 1;
  }

  /** Called when the tax authority has returned 429. */
  refused(call: GatewayCall, retryAfterMs: number | undefined, nowMs: number): void {
    const bucket = this.#filled(call, nowMs);
    bucket.closedUntilMs = nowMs + Math.min(retryAfterMs ?? BARE_429_MS, HOUR_MS);
    bucket.halvedUntilMs = nowMs + HALVED_MS;
    bucket.tokens = Math.min(bucket.tokens, 1);
    if (!this.#onLearnt) return;
    this.#learnt[call] = Math.max((this.#learnt[call] ?? 1) / 2, SLOWEST_SHARE);
    this.#onLearnt({ ...this.#learnt });
  }

  /** Called when the tax authority has reported that there is no room for some time. */
  full(call: GatewayCall, forMs: number, nowMs: number): void {
    const bucket = this.#filled(call, nowMs);
    bucket.closedUntilMs = Math.max(bucket.closedUntilMs, nowMs + forMs);
  }

  #ratePerMs(call: GatewayCall, nowMs: number): number {
    const halved = (this.#buckets.get(call)?.halvedUntilMs ?? 0) > nowMs ? 0.5 : 1;
    const perMs = (LIMITS[call] * SHARE * Math.min(this.#learnt[call] ?? 1, halved)) / MINUTE_MS;
    return call === 'search' ? Math.min(perMs, 1 / SEARCH_EVERY_MS) : perMs;
  }

  /** The capacity: saved tokens and those added within a minute stay below the limit together. */
  #capacity(call: GatewayCall): number {
    return call === 'search' ? 1 : Math.max(1, Math.floor(LIMITS[call] * (1 - SHARE)));
  }

  #filled(call: GatewayCall, nowMs: number): Bucket {
    const capacity = this.#capacity(call);
    const bucket = this.#buckets.get(call) ?? { tokens: capacity, atMs: nowMs, closedUntilMs: 0, halvedUntilMs: 0 };
    const passedMs = Math.max(0, nowMs - bucket.atMs);
    bucket.tokens = Math.min(capacity, bucket.tokens + passedMs * this.#ratePerMs(call, nowMs));
    bucket.atMs = nowMs;
    this.#buckets.set(call, bucket);
    return bucket;
  }
}
