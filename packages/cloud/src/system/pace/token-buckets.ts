/**
 * How often something can happen in a minute: a bucket of tokens for each subject, filled evenly. Kept in memory, because every request asks it; several
 * nodes share the use of busy subjects (see shared-use.ts).
 */

import { MINUTE_MS } from '@ledgerline/contract';
import type { Use } from '../../store/limit-store.ts';
import type { Clock } from '../clock.ts';

/** Subjects that are remembered; one that is forgotten starts with a full bucket. */
const SUBJECTS_MAX = 50_000;
/** A subject is shared with other nodes when less than this part of its tokens is left. */
const HEAVY_BELOW = 0.9;

interface Bucket {
  left: number;
  filledAt: number;
  /** Tokens taken here and not yet shared with the other nodes. */
  untold: number;
}

export class TokenBuckets {
  readonly perMinute: number;
  readonly #clock: Clock;
  readonly #isShared: boolean;
  readonly #buckets = new Map<string, Bucket>();
  /** Subjects to share with the other nodes. */
  readonly #heavy = new Set<string>();

  /** 0 for no limit. */
  constructor(perMinute: number, clock: Clock, { isShared = false } = {}) {
    this.perMinute = perMinute;
    this.#clock = clock;
    this.#isShared = isShared;
  }

  get isOff(): boolean {
    return this.perMinute === 0;
  }

  /** Takes tokens of a subject; false when too few are left, and then none is taken. No cost is more than a full bucket. */
  take(subject: string, cost = 1): boolean {
    if (this.isOff) return true;
    const tokens = Math.min(cost, this.perMinute);
    const bucket = this.#filled(subject);
    if (bucket.left < tokens) return false;
    bucket.left -= tokens;
    if (this.#isShared) {
      bucket.untold += tokens;
      if (bucket.left < this.perMinute * HEAVY_BELOW) this.#heavy.add(subject);
    }
    return true;
  }

  /** Puts back tokens that are not going to be used. */
  putBack(subject: string, cost = 1): void {
    if (this.isOff) return;
    const tokens = Math.min(cost, this.perMinute);
    const bucket = this.#filled(subject);
    bucket.left = Math.min(this.perMinute, bucket.left + tokens);
    bucket.untold = Math.max(0, bucket.untold - tokens);
  }

  /** Whether `take` would succeed. */
  hasLeft(subject: string, cost = 1): boolean {
    return this.isOff || this.leftOf(subject) >= Math.min(cost, this.perMinute);
  }

  leftOf(subject: string): number {
    return this.#filled(subject).left;
  }

  /** The seconds until enough tokens are available. */
  secondsUntil(subject: string, cost = 1): number {
    const missing = Math.min(cost, this.perMinute) - this.leftOf(subject);
    return Math.max(1, Math.ceil((missing * this.#msPerToken) / 1000));
  }

  secondsUntilFull(subject: string): number {
    return Math.ceil(((this.perMinute - this.leftOf(subject)) * this.#msPerToken) / 1000);
  }

  /** The tokens taken here for heavily used subjects since the last call. */
  collectUse(): readonly Use[] {
    const uses: Use[] = [];
    for (const subject of this.#heavy) {
      const bucket = this.#filled(subject);
      if (bucket.untold > 0) uses.push({ subject, used: bucket.untold });
      bucket.untold = 0;
      if (bucket.left >= this.perMinute * HEAVY_BELOW) this.#heavy.delete(subject);
    }
    return uses;
  }

  /** Takes what other nodes have given; at most one full bucket is taken. */
  takeElsewhere({ subject, used }: Use): void {
    const bucket = this.#filled(subject);
    bucket.left = Math.max(0, bucket.left - used);
  }

  get size(): number {
    return this.#buckets.size;
  }

  get #msPerToken(): number {
    return MINUTE_MS / this.perMinute;
  }

  #filled(subject: string): Bucket {
    const now = this.#clock.now();
    const known = this.#buckets.get(subject);
    if (!known) {
      if (this.#buckets.size >= SUBJECTS_MAX) this.#forgetSome(now);
      const bucket = { left: this.perMinute, filledAt: now, untold: 0 };
      this.#buckets.set(subject, bucket);
      return bucket;
    }
    known.left = this.#leftAt(known, now);
    known.filledAt = now;
    // A refilled bucket is dropped.
    if (known.left === this.perMinute) known.untold = 0;
    return known;
  }

  #leftAt({ left, filledAt }: Bucket, now: number): number {
    return Math.min(this.perMinute, left + (Math.max(0, now - filledAt) * this.perMinute) / MINUTE_MS);
  }

  /** A full bucket is the same as none; when all are in use the oldest half is dropped. */
  #forgetSome(now: number): void {
    for (const [subject, bucket] of this.#buckets) if (this.#leftAt(bucket, now) >= this.perMinute) this.#forget(subject);
    for (const subject of this.#buckets.keys()) {
      if (this.#buckets.size <= SUBJECTS_MAX / 2) break;
      this.#forget(subject);
    }
  }

  #forget(subject: string): void {
    this.#buckets.delete(subject);
    this.#heavy.delete(subject);
  }
}
