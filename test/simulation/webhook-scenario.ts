/**
 * The real dispatcher on a virtual clock: two nodes, one of which may crash, endpoints that fail, hang, are dead for a time or lose their
 * responses, and the laws that hold all the same. What the store does is the SQL of the cloud.
 */

import { DAY_MS, SECOND_MS } from '@ledgerline/contract';
import { Chance } from '../../packages/book/conformance/chance.ts';
import { Dispatcher } from '../../packages/cloud/src/event/dispatcher.ts';
import type { VerbName } from '../../packages/cloud/src/sql/verb/verb.ts';
import type { Store, StoreEvent } from '../../packages/cloud/src/store/store.ts';
import type { Timer, Timers } from '../../packages/cloud/src/system/clock.ts';
import type { Context } from '../../packages/cloud/src/system/context.ts';
import { silentLog } from '../../packages/cloud/src/system/log.ts';
import { sendingSlots } from '../../packages/cloud/src/system/slots.ts';
import type { ReceiverResponse, WebhookRequest, WebhookSender } from '../../packages/cloud/src/system/webhook-sender.ts';
import type { DirectFile } from '../../packages/cloud/testing/direct-file.ts';
import type { WebhookMutant } from './webhook-mutant.ts';
import { World } from './world.ts';

const START = Date.parse('2026-11-16T00:00:00Z');
/** Longer than it takes to give up every event of a queue, or to disable an endpoint. */
const LASTS_MS = 60 * DAY_MS;
const EVENTS_WITHIN_MS = 20 * SECOND_MS;
const BOOKS = ['A', 'B'] as const;
/** How soon an endpoint in order has its event, whatever the others do. Longer than a crashed node's lease. */
const PROMPT_MS = 35 * SECOND_MS;

type Behaviour = 'well' | 'flaky' | 'hangs' | 'dead' | 'loses' | 'recovers';

interface Endpoint {
  readonly webhookId: string;
  readonly behaviour: Behaviour;
  readonly isOrdered: boolean;
  /** Under way, by the node that sends. */
  readonly underWay: Map<string, number>;
}

interface Happened {
  readonly place: string;
  readonly book: string;
  readonly atMs: number;
}

export interface WebhookRun {
  readonly violations: readonly string[];
  readonly deliveries: number;
}

export class WebhookScenario {
  readonly #world = new World();
  readonly #database: DirectFile;
  readonly #chance: Chance;
  readonly #mutant: WebhookMutant | null;
  readonly #tenantId: string;
  readonly #endpoints = new Map<string, Endpoint>();
  readonly #happened: Happened[] = [];
  readonly #listeners = new Set<(event: StoreEvent) => void>();
  /** When an endpoint first returned 2xx for an event, by both. */
  readonly #accepted = new Map<string, number>();
  readonly #bodies = new Map<string, string>();
  readonly #violations = new Set<string>();
  #lastSend: Promise<unknown> = Promise.resolve();
  #deliveries = 0;

  constructor(database: DirectFile, seed: number, mutant: WebhookMutant | null) {
    this.#database = database;
    this.#chance = new Chance(seed);
    this.#mutant = mutant;
    this.#tenantId = `ten_${seed}`;
  }

  get #now(): number {
    return START + this.#world.nowMs;
  }

  async run(): Promise<WebhookRun> {
    this.#database.execute('DELETE FROM webhook; DELETE FROM webhook_pending; DELETE FROM webhook_delivery; DELETE FROM event');
    this.#createEndpoints();
    const nodes = ['a', 'b'].map((name) => this.#startNode(name));
    if (this.#chance.happens(0.5)) this.#world.after(this.#chance.integer(0, EVENTS_WITHIN_MS), () => this.#crash(nodes));
    for (let count = this.#chance.integer(6, 15); count > 0; count -= 1) {
      this.#world.after(this.#chance.integer(0, EVENTS_WITHIN_MS), () => this.#happen());
    }
    await this.#world.goOn(EVENTS_WITHIN_MS, () => false);
    await this.#world.goOn(LASTS_MS, () => this.#isQuiet());
    this.#judge();
    for (const node of nodes) node.die();
    return { violations: [...this.#violations], deliveries: this.#deliveries };
  }

  #createEndpoints(): void {
    const behaviours: readonly Behaviour[] = ['flaky', 'hangs', 'dead', 'loses', 'recovers'];
    for (let index = 0; index < 4; index += 1) {
      const webhookId = `whk_${index}`;
      const behaviour = index === 0 ? 'well' : this.#chance.pick(behaviours);
      const isOrdered = index > 0 && this.#chance.happens(0.5);
      this.#endpoints.set(webhookId, { webhookId, behaviour, isOrdered, underWay: new Map() });
      this.#database.query({
        sql: `INSERT INTO webhook (webhook_id, tenant_id, url, description, delivery, includes_result, secret_sealed, state, created_at, position, seq)
              VALUES (:webhookId, :tenantId, :webhookId, '', :delivery, 0, 'whsec_', 'enabled', 0, 0, 0)`,
        parameters: { webhookId, tenantId: this.#tenantId, delivery: isOrdered ? 'ordered' : 'parallel' },
      });
    }
  }

  #happen(): void {
    const book = this.#chance.pick(BOOKS);
    const [row] = this.#database.query({
      sql: `INSERT INTO event (tenant_id, type, at, subject, company_id, data)
            VALUES (:tenantId, 'book.listed', :at, 'x', :book, '{}') RETURNING seq`,
      parameters: { tenantId: this.#tenantId, at: this.#now, book },
    });
    this.#happened.push({ place: `evt_0_${Number(row?.seq).toString(36)}_`, book, atMs: this.#world.nowMs });
    for (const listener of this.#listeners) listener({ kind: 'event', tenantId: this.#tenantId });
  }

  #startNode(name: string): { readonly name: string; die(): void } {
    let isAlive = true;
    const timers = this.#timers(() => isAlive);
    const perform = (verb: string) => async (given: unknown) => {
      if (!isAlive) return new Promise(() => {});
      const run = () => this.#database.perform(verb as VerbName, given as never, this.#now);
      return this.#mutant?.perform?.(verb, given, run, this.#database) ?? run();
    };
    const store = new Proxy({} as Store, {
      get: (_target, verb: string) =>
        verb === 'subscribe'
          ? (listener: (event: StoreEvent) => void) => {
              this.#listeners.add(listener);
              return () => this.#listeners.delete(listener);
            }
          : perform(verb),
    });
    const context = {
      config: { databaseUrl: 'postgres://several-nodes' },
      store,
      timers,
      clock: { now: () => this.#now },
      randomness: { bytes: (count: number) => Uint8Array.from({ length: count }, () => this.#chance.integer(0, 255)) },
      seal: { open: (text: string) => text, seal: (text: string) => text },
      sender: this.#sender(name, () => isAlive),
      sending: sendingSlots(),
    } as unknown as Context;
    const dispatcher = new Dispatcher(context, silentLog());
    dispatcher.start();
    return {
      name,
      die: () => {
        isAlive = false;
        void dispatcher.stop();
      },
    };
  }

  /** The next look of a node is when something can be due, not once a second for days. What renews a lease comes as often as it says. */
  #timers(isAlive: () => boolean): Timers {
    const guarded = (run: () => void) => () => {
      if (isAlive()) run();
    };
    const every = (milliseconds: number, run: () => void): Timer => {
      let isOver = false;
      const next = (): void => {
        if (isOver || !isAlive()) return;
        run();
        this.#world.after(milliseconds > SECOND_MS ? milliseconds : Math.max(milliseconds, this.#untilDue()), next);
      };
      this.#world.after(milliseconds, next);
      return { cancel: () => (isOver = true) };
    };
    return { after: (milliseconds, run) => this.#world.after(milliseconds, guarded(run)), every };
  }

  /** While events still happen, and for a lease after, time goes on in small steps. */
  #untilDue(): number {
    if (this.#world.nowMs < EVENTS_WITHIN_MS + PROMPT_MS) return 0;
    const [row] = this.#database.query({
      sql: `SELECT min(next_at) AS next FROM webhook_pending JOIN webhook USING (webhook_id) WHERE attempt > 0 AND state = 'enabled'`,
      parameters: {},
    });
    return Math.max(0, Number(row?.next ?? 0) - this.#now);
  }

  #crash(nodes: { readonly name: string; die(): void }[]): void {
    const victim = nodes.shift();
    victim?.die();
    for (const { underWay } of this.#endpoints.values()) underWay.delete(victim?.name ?? '');
    nodes.push(this.#startNode('c'));
  }

  #sender(node: string, isAlive: () => boolean): WebhookSender {
    const send = async (request: WebhookRequest): Promise<ReceiverResponse> => {
      const endpoint = this.#endpoints.get(request.url);
      if (!endpoint) throw new Error('Only endpoints of the scenario are sent to.');
      this.#watchSending(endpoint, node, request);
      const response = this.#respond(endpoint, request);
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#world.after(response.ms, resolve);
      await promise;
      if (!isAlive()) return new Promise(() => {});
      endpoint.underWay.set(node, (endpoint.underWay.get(node) ?? 1) - 1);
      return response;
    };
    const inTurn = (request: WebhookRequest): Promise<ReceiverResponse> => {
      const sent = this.#lastSend.then(() => send(request));
      this.#lastSend = sent.catch(() => null);
      return sent;
    };
    return { send: this.#mutant?.isOneQueue ? inTurn : send, isAllowed: async () => true, close: () => {} };
  }

  #respond({ behaviour, webhookId }: Endpoint, { headers }: WebhookRequest): ReceiverResponse {
    const ms = this.#chance.integer(5, 200);
    const failed = { status: 500, ms, error: null, excerpt: '', retryAfterMs: null };
    const isDown = behaviour === 'dead' || (behaviour === 'recovers' && this.#world.nowMs < EVENTS_WITHIN_MS);
    if (isDown || (behaviour === 'flaky' && this.#chance.happens(0.4))) return failed;
    if (behaviour === 'hangs' && this.#chance.happens(0.5)) return { ...failed, status: null, ms: 15_000, error: 'Timeout.' };
    const key = `${webhookId} ${headers['webhook-id']}`;
    this.#deliveries += 1;
    if (behaviour === 'loses' && this.#chance.happens(0.5)) return { ...failed, status: null, error: 'Lost.' };
    if (!this.#accepted.has(key)) this.#accepted.set(key, this.#world.nowMs);
    return { ...failed, status: 204 };
  }

  #watchSending(endpoint: Endpoint, node: string, { headers, body }: WebhookRequest): void {
    const { webhookId, underWay, isOrdered } = endpoint;
    const eventId = headers['webhook-id'] ?? '';
    for (const [other, count] of underWay) {
      if (other !== node && count > 0) this.#violations.add('Two nodes sent to one endpoint at a time.');
    }
    underWay.set(node, (underWay.get(node) ?? 0) + 1);
    if (body.includes('"webhook.disabled"')) return;
    const happened = this.#happened.find(({ place }) => eventId.startsWith(place));
    const known = happened && this.#bodies.get(happened.place);
    if (!happened || (known !== undefined && known !== `${eventId} ${body}`))
      this.#violations.add('A retry had another id or body.');
    if (happened) this.#bodies.set(happened.place, `${eventId} ${body}`);
    if (!isOrdered || !happened) return;
    const earlier = this.#happened.slice(0, this.#happened.indexOf(happened)).filter(({ book }) => book === happened.book);
    if (!earlier.every(({ place }) => this.#isSettled(webhookId, place)))
      this.#violations.add('An event overtook an earlier one of its book.');
  }

  #acceptedAt(webhookId: string, place: string): number | undefined {
    for (const [key, atMs] of this.#accepted) if (key.startsWith(`${webhookId} ${place}`)) return atMs;
    return undefined;
  }

  #isSettled(webhookId: string, place: string): boolean {
    if (this.#acceptedAt(webhookId, place) !== undefined) return true;
    const rows = this.#database.query({
      sql: `SELECT 1 AS one FROM webhook_delivery WHERE webhook_id = :webhookId AND outcome = 'exhausted' AND event_id LIKE :place || '%' LIMIT 1`,
      parameters: { webhookId, place },
    });
    return rows.length > 0;
  }

  #isQuiet(): boolean {
    const [row] = this.#database.query({
      sql: `SELECT count(*) AS open FROM webhook WHERE state = 'enabled' AND (seq < (SELECT max(seq) FROM event)
              OR EXISTS (SELECT 1 FROM webhook_pending WHERE webhook_pending.webhook_id = webhook.webhook_id))`,
      parameters: {},
    });
    return Number(row?.open) === 0;
  }

  #judge(): void {
    const rows = this.#database.query({ sql: "SELECT webhook_id AS id FROM webhook WHERE state = 'disabled'", parameters: {} });
    const disabled = new Set(rows.map(({ id }) => id));
    for (const { webhookId, behaviour } of this.#endpoints.values()) {
      if (disabled.has(webhookId) && behaviour !== 'dead') this.#violations.add('An endpoint was disabled that worked at times.');
      for (const { place, atMs } of this.#happened) {
        if (!disabled.has(webhookId) && !this.#isSettled(webhookId, place))
          this.#violations.add('An event was neither delivered nor given up.');
        const acceptedAt = this.#acceptedAt(webhookId, place);
        if (behaviour === 'well' && (acceptedAt ?? Number.POSITIVE_INFINITY) - atMs > PROMPT_MS)
          this.#violations.add('An endpoint in order had to wait for others.');
      }
    }
  }
}
