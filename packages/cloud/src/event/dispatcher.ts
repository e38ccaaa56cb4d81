/**
 * Sends events to webhook endpoints. Each endpoint has its own turns, so a slow or dead one delays no other; a node and a tenant
 * have a maximum number of open requests. An endpoint is leased, so that one node at a time sends to it.
 */

import type { Timer } from '../system/clock.ts';
import type { Context } from '../system/context.ts';
import type { Logger } from '../system/log.ts';
import { randomId } from '../system/randomness.ts';
import { WebhookTurn } from './webhook-turn.ts';

/** Looked at this often even if nothing wakes the dispatcher; retries are due then. */
const LOOK_EVERY_MS = 1_000;
/** New events wake their endpoints immediately, and this long afterwards again, for events that an open transaction held back. */
const LOOK_AGAIN_MS = 25;
const LOOKS_A_WAKE = 3;
const LEASE_MS = 30_000;
const RENEW_EVERY_MS = LEASE_MS / 2;
/** Endpoints that are found at a time. */
const ENDPOINTS_A_READ = 500;

export interface DispatchCounts {
  readonly delivered: number;
  readonly failed: number;
  readonly exhausted: number;
  readonly underWay: number;
}

/** The node of an embedded database. It is the only one, so after a crash it continues with the leases it had. */
const ONLY_NODE = 'dispatcher';
const EVERYTHING = Symbol('every endpoint');

export class Dispatcher {
  readonly #context: Context;
  readonly #log: Logger;
  readonly #owner: string;
  readonly #running = new Map<string, Promise<void>>();
  readonly #counts = { delivered: 0, failed: 0, exhausted: 0 };
  /** Tenants that have an enabled endpoint; events of the others wake nothing. */
  #listening: ReadonlySet<string> = new Set();
  /** Tenants with new events, each with the looks that are left. */
  readonly #woken = new Map<string, number>();
  #lookAgain: Timer | null = null;
  #everySecond: Timer | null = null;
  #stopListening: () => void = () => {};
  #looking: Promise<void> | null = null;
  readonly #toLookAt = new Set<string | typeof EVERYTHING>();
  #isStopped = false;

  constructor(context: Context, log: Logger) {
    this.#context = context;
    this.#log = log;
    this.#owner = context.config.databaseUrl === null ? ONLY_NODE : randomId(context.randomness, 'dispatcher');
  }

  start(): void {
    const { store, timers } = this.#context;
    this.#everySecond = timers.every(LOOK_EVERY_MS, () => this.look());
    this.#stopListening = store.subscribe((event) => {
      if (event.kind === 'finished' || event.kind === 'event') this.#wake(event.tenantId);
    });
    this.look();
  }

  get counts(): DispatchCounts {
    return { ...this.#counts, underWay: this.#context.sending.taken };
  }

  /** Starts a turn of every endpoint that has something to send. */
  look(): void {
    this.#lookAt(EVERYTHING);
  }

  /** Resolves when nothing is being sent or looked for. */
  async idle(): Promise<void> {
    while (this.#looking || this.#running.size > 0) await Promise.all([this.#looking, ...this.#running.values()]);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#stopListening();
    this.#everySecond?.cancel();
    this.#lookAgain?.cancel();
    await this.idle();
  }

  #wake(tenantId: string): void {
    if (!this.#listening.has(tenantId)) return;
    this.#woken.set(tenantId, LOOKS_A_WAKE);
    if (this.#lookAgain === null) this.#lookAtWoken();
  }

  /** Looks once at the tenants that have new events, regardless of how many events arrived. */
  #lookAtWoken(): void {
    for (const [tenantId, looks] of this.#woken) {
      this.#lookAt(tenantId);
      if (looks > 1) this.#woken.set(tenantId, looks - 1);
      else this.#woken.delete(tenantId);
    }
    this.#lookAgain = this.#woken.size === 0 ? null : this.#context.timers.after(LOOK_AGAIN_MS, () => this.#lookAtWoken());
  }

  #lookAt(whom: string | typeof EVERYTHING): void {
    if (this.#isStopped) return;
    this.#toLookAt.add(whom);
    this.#looking ??= this.#lookAtAll()
      .catch((error: unknown) => this.#log.warn({ err: error }, 'looking for webhook deliveries failed and will be retried'))
      .finally(() => {
        this.#looking = null;
      });
  }

  /** Looks at all tenants; only one look runs at a time. */
  async #lookAtAll(): Promise<void> {
    while (this.#toLookAt.size > 0) {
      const whom = [...this.#toLookAt];
      this.#toLookAt.clear();
      if (whom.includes(EVERYTHING)) {
        this.#listening = new Set(await this.#context.store.listeningTenants());
        await this.#begin(null);
      } else for (const tenantId of whom) await this.#begin(tenantId as string);
    }
  }

  async #begin(tenantId: string | null): Promise<void> {
    const { store } = this.#context;
    for (let after = ''; ; ) {
      const due = await store.dueWebhooks({ owner: this.#owner, tenantId, after, limit: ENDPOINTS_A_READ });
      for (const webhook of due) this.#beginTurns(webhook.webhookId, webhook.tenantId);
      if (due.length < ENDPOINTS_A_READ) return;
      after = due.at(-1)?.webhookId ?? '';
    }
  }

  #beginTurns(webhookId: string, tenantId: string): void {
    if (this.#running.has(webhookId)) return;
    const renewing = this.#context.timers.every(RENEW_EVERY_MS, () => this.#renew(webhookId));
    const running = this.#serve(webhookId, tenantId)
      .catch((error: unknown) => this.#log.warn({ err: error, webhookId }, 'a webhook turn failed and will be retried'))
      .finally(() => {
        renewing.cancel();
        this.#running.delete(webhookId);
      });
    this.#running.set(webhookId, running);
  }

  #renew(webhookId: string): void {
    this.#context.store
      .renewWebhook({ webhookId, owner: this.#owner, leaseMs: LEASE_MS })
      .catch((error: unknown) => this.#log.warn({ err: error, webhookId }, 'a webhook lease could not be renewed'));
  }

  /** Turns of one endpoint, until there is nothing to do. */
  async #serve(webhookId: string, tenantId: string): Promise<void> {
    const { store } = this.#context;
    while (!this.#isStopped) {
      const work = await store.takeWebhook({ webhookId, owner: this.#owner, leaseMs: LEASE_MS });
      if (!work || (work.pending.length === 0 && work.events.length === 0 && work.replayed === null)) return;
      const enter = (isSuspect: boolean) => this.#context.sending.enter(tenantId, isSuspect);
      const turn = await new WebhookTurn(this.#context, work, enter).run(this.#owner);
      if (!(await store.recordTurn(turn))) return;
      for (const { outcome } of turn.attempts) this.#counts[outcome] += 1;
      const isMoving =
        turn.place !== null || turn.replay !== null || turn.attempts.some(({ outcome }) => outcome === 'delivered');
      if (turn.disabledReason !== null || !isMoving) return;
    }
  }
}
