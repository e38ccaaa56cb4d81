/**
 * Sends events to webhook endpoints. Each endpoint has turns of its own, so one that is slow or dead holds up no other; a node and a tenant have
 * a number of requests under way at most. An endpoint is leased, so that one node at a time sends to it.
 */

import type { Timer } from '../system/clock.ts';
import type { Context } from '../system/context.ts';
import type { Logger } from '../system/log.ts';
import { randomId } from '../system/randomness.ts';
import { Slots } from './slots.ts';
import { WebhookTurn } from './webhook-turn.ts';

/** Looked at this often even if nothing wakes the dispatcher; retries are due then. */
const LOOK_EVERY_MS = 1_000;
const LEASE_MS = 30_000;
/** Endpoints that one look finds; the rest follows with the next. */
const ENDPOINTS_A_LOOK = 500;
const UNDER_WAY_OF_NODE_MAX = 256;
const UNDER_WAY_OF_TENANT_MAX = 64;
/** How soon the dispatcher looks again after an open transaction held an event back. */
const LOOK_AGAIN_MS = 50;

export interface DispatchCounts {
  readonly delivered: number;
  readonly failed: number;
  readonly exhausted: number;
  readonly underWay: number;
}

export class Dispatcher {
  readonly #context: Context;
  readonly #log: Logger;
  readonly #owner: string;
  readonly #slots = new Slots(UNDER_WAY_OF_NODE_MAX, UNDER_WAY_OF_TENANT_MAX);
  readonly #running = new Map<string, Promise<void>>();
  readonly #counts = { delivered: 0, failed: 0, exhausted: 0 };
  #timers: Timer[] = [];
  #stopListening: () => void = () => {};
  #looking: Promise<void> | null = null;
  #mustLookAgain = false;
  #isStopped = false;

  constructor(context: Context, log: Logger) {
    this.#context = context;
    this.#log = log;
    this.#owner = randomId(context.randomness, 'dispatcher');
  }

  start(): void {
    const { store, timers } = this.#context;
    this.#timers.push(timers.every(LOOK_EVERY_MS, () => this.look()));
    this.#stopListening = store.subscribe((event) => {
      if (event.kind !== 'finished' && event.kind !== 'event') return;
      this.look();
      this.#lookSoon();
    });
    this.look();
  }

  get counts(): DispatchCounts {
    return { ...this.#counts, underWay: this.#slots.taken };
  }

  /** Starts a turn of every endpoint that has something to send. One look at a time. */
  look(): void {
    if (this.#isStopped) return;
    if (this.#looking) {
      this.#mustLookAgain = true;
      return;
    }
    this.#mustLookAgain = false;
    this.#looking = this.#begin()
      .catch((error: unknown) => this.#log.warn({ err: error }, 'looking for webhook deliveries failed and will be retried'))
      .finally(() => {
        this.#looking = null;
        if (this.#mustLookAgain) this.look();
      });
  }

  /** Resolves when nothing is being sent or looked for. */
  async idle(): Promise<void> {
    while (this.#looking || this.#running.size > 0) await Promise.all([this.#looking, ...this.#running.values()]);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#stopListening();
    for (const timer of this.#timers) timer.cancel();
    await this.idle();
  }

  #soon: Timer | null = null;

  #lookSoon(): void {
    this.#soon ??= this.#context.timers.after(LOOK_AGAIN_MS, () => {
      this.#soon = null;
      this.look();
    });
  }

  async #begin(): Promise<void> {
    const due = await this.#context.store.dueWebhooks({ owner: this.#owner, limit: ENDPOINTS_A_LOOK });
    for (const { webhookId, tenantId } of due) {
      if (this.#running.has(webhookId)) continue;
      const running = this.#serve(webhookId, tenantId)
        .catch((error: unknown) => this.#log.warn({ err: error, webhookId }, 'a webhook turn failed and will be retried'))
        .finally(() => this.#running.delete(webhookId));
      this.#running.set(webhookId, running);
    }
  }

  /** Turns of one endpoint, until there is nothing to do. */
  async #serve(webhookId: string, tenantId: string): Promise<void> {
    const { store } = this.#context;
    while (!this.#isStopped) {
      const work = await store.takeWebhook({ webhookId, owner: this.#owner, leaseMs: LEASE_MS });
      if (!work || (work.pending.length === 0 && work.events.length === 0 && work.replayed === null)) return;
      const turn = await new WebhookTurn(this.#context, work, () => this.#slots.enter(tenantId)).run(this.#owner);
      if (!(await store.recordTurn(turn))) return;
      for (const { outcome } of turn.attempts) this.#counts[outcome] += 1;
      const isMoving =
        turn.place !== null || turn.replay !== null || turn.attempts.some(({ outcome }) => outcome === 'delivered');
      if (turn.disabledReason !== null || !isMoving) return;
    }
  }
}
