/**
 * How often a key may call: a bucket for each, filled evenly, emptied by one a call. Kept in memory, so each node counts for
 * itself. The answer's headers are those of the IETF draft on RateLimit fields: RateLimit-Policy and RateLimit.
 */

import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../clock.ts';
import { type Refusal, refuse } from '../problem.ts';
import { sendRefusal } from './problem-status.ts';
import { readSessionCookie } from './session-cookie.ts';

/** Counts every call of this scope. Has to come after its guard, so that only keys which are known are counted. */
export function limitRate(app: FastifyInstance, rateLimit: RateLimit): void {
  if (rateLimit.isOff) return;
  app.addHook('onRequest', (request, reply, done) => {
    const refusal = rateLimit.count(request.headers.authorization ?? readSessionCookie(request) ?? '', reply);
    if (refusal) sendRefusal(reply, refusal);
    else done();
  });
}

const MINUTE_MS = 60_000;
/** Keys that are remembered; one that is forgotten starts with a full bucket. */
const KEYS_MAX = 50_000;

interface Bucket {
  left: number;
  filledAt: number;
}

/** The key itself, whichever way the word before it is spelt and however many blanks stand between them. */
const keyIn = (credential: string): string => credential.slice(credential.lastIndexOf(' ') + 1);

/** Keys are told as the whole Authorization header or by themselves. */
export class RateLimit {
  readonly #perMinute: number;
  readonly #clock: Clock;
  /** The value of the header RateLimit-Policy. */
  readonly policy: string;
  readonly #buckets = new Map<string, Bucket>();

  /** 0 for no limit. */
  constructor(perMinute: number, clock: Clock) {
    this.#perMinute = perMinute;
    this.#clock = clock;
    this.policy = `"per-key";q=${perMinute};w=60`;
  }

  get isOff(): boolean {
    return this.#perMinute === 0;
  }

  /** Counts a call of a key and says in the headers what is left; a refusal when nothing is. */
  count(key: string, reply: FastifyReply): Refusal | null {
    const isAllowed = this.take(key);
    reply.header('ratelimit-policy', this.policy).header('ratelimit', this.stateOf(key));
    if (isAllowed) return null;
    const retryAfterSeconds = Math.max(1, Math.ceil(((1 - this.#filled(key).left) * this.#msPerCall) / 1000));
    const message = `This key may call ${this.#perMinute} times a minute. Try again in ${retryAfterSeconds} s.`;
    return refuse('rate_limited', message, [], retryAfterSeconds);
  }

  /** Takes one call out of a key's bucket; false when none is left, and then none is taken. */
  take(key: string): boolean {
    if (this.isOff) return true;
    const bucket = this.#filled(key);
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
  }

  /** Puts a call back that is going to be counted elsewhere. */
  putBack(key: string): void {
    if (!this.isOff) this.#filled(key).left += 1;
  }

  /** The value of the header RateLimit: what is left of a key's bucket, and when it is full again. */
  stateOf(key: string): string {
    const { left } = this.#filled(key);
    const secondsToFull = Math.ceil(((this.#perMinute - left) * this.#msPerCall) / 1000);
    return `"per-key";r=${Math.floor(left)};t=${secondsToFull}`;
  }

  get #msPerCall(): number {
    return MINUTE_MS / this.#perMinute;
  }

  #filled(credential: string): Bucket {
    const key = keyIn(credential);
    const now = this.#clock.now();
    const known = this.#buckets.get(key);
    if (!known) {
      if (this.#buckets.size >= KEYS_MAX) this.#forgetFull(now);
      const bucket = { left: this.#perMinute, filledAt: now };
      this.#buckets.set(key, bucket);
      return bucket;
    }
    known.left = this.#leftAt(known, now);
    known.filledAt = now;
    return known;
  }

  #leftAt({ left, filledAt }: Bucket, now: number): number {
    return Math.min(this.#perMinute, left + (Math.max(0, now - filledAt) * this.#perMinute) / MINUTE_MS);
  }

  /** A full bucket says no more than none; when all are in use the oldest half has to go. */
  #forgetFull(now: number): void {
    for (const [key, bucket] of this.#buckets) if (this.#leftAt(bucket, now) >= this.#perMinute) this.#buckets.delete(key);
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size <= KEYS_MAX / 2) break;
      this.#buckets.delete(key);
    }
  }
}
