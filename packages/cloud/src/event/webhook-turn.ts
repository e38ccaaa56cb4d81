/**
 * One turn of an endpoint: sends what is due and calculates what to store. In parallel mode each event is tried on its own schedule; in ordered mode the
 * events of a book queue behind each other. Knows no timers and no sockets.
 */

import { webhookReasons } from '@ledgerline/words/shared/webhook-reason';
import type { StoredEvent } from '../store/store.ts';
import type { Attempt, PendingEvent, Replay, TurnRecord, WebhookWork } from '../store/stored-webhook.ts';
import type { Context } from '../system/context.ts';
import { waitAfter } from '../system/pace/retry-wait.ts';
import { isWanted } from './event-filter.ts';
import { eventIdOf, isAfter } from './event-place.ts';
import { bodyFor, failureOf, requestFor, secretsOf } from './webhook-delivery.ts';
import { isHopeless, PROBES_AFTER } from './webhook-schedule.ts';

/** The maximum number of open requests to one endpoint. */
const UNDER_WAY_MAX = 8;

interface Item extends PendingEvent {
  /** Whether the event is after the cursor, and so not pending yet. */
  readonly isNew: boolean;
}

const bookOf = ({ companyId }: StoredEvent): string => companyId ?? '';

/** Waits for a slot to send. An endpoint whose last attempt failed has fewer slots. Call the result to release the slot. */
export type EnterSending = (isSuspect: boolean) => Promise<() => void>;

export class WebhookTurn {
  readonly #context: Context;
  readonly #work: WebhookWork;
  readonly #enter: EnterSending;
  readonly #secrets: readonly string[];
  readonly #attempts: Attempt[] = [];
  readonly #pending: TurnRecord['pending'][number][] = [];
  readonly #settled: StoredEvent[] = [];
  /** Whether enough attempts failed, so that nothing more is tried in this turn. */
  #isCut = false;
  #failuresInRow: number;
  #failingSince: number | null;
  #disabledReason: string | null = null;

  constructor(context: Context, work: WebhookWork, enter: EnterSending) {
    this.#context = context;
    this.#work = work;
    this.#enter = enter;
    this.#secrets = secretsOf(context, work.webhook);
    this.#failuresInRow = work.webhook.failuresInRow;
    this.#failingSince = work.webhook.failingSince;
  }

  /** Sends, and returns what to write down. */
  async run(owner: string): Promise<TurnRecord> {
    const { webhook, pending, events } = this.#work;
    const wanted = events.filter((event) => isWanted(wishOf(webhook), event));
    const items: readonly Item[] = [
      ...pending.map((item) => ({ ...item, isNew: false })),
      ...wanted.map((event) => ({ event, book: bookOf(event), attempt: 0, isNew: true })),
    ];
    const chains = webhook.delivery === 'ordered' ? this.#chainsOf(items) : items.map((item) => [item]);
    await this.#runChains(chains);
    return {
      webhookId: webhook.webhookId,
      owner,
      attempts: this.#attempts,
      pending: [...this.#pending, ...this.#replayed()],
      settled: this.#settled,
      place: this.#place(),
      holdUntil: this.#holdUntil(),
      replay: this.#nextReplay(),
      failingSince: this.#failingSince,
      failuresInRow: this.#failuresInRow,
      disabledReason: this.#disabledReason ?? this.#hopelessReason(),
    };
  }

  /** Groups events by book, oldest first. New events of a book whose first event waits are queued behind it. */
  #chainsOf(items: readonly Item[]): readonly (readonly Item[])[] {
    const due = new Set(this.#work.pending.map(({ book }) => book));
    const waiting = new Set(this.#work.pendingBooks.filter((book) => !due.has(book)));
    const chains = new Map<string, Item[]>();
    for (const item of items) {
      if (item.isNew && waiting.has(item.book)) this.#hold(item);
      else chains.set(item.book, [...(chains.get(item.book) ?? []), item]);
    }
    return [...chains.values()];
  }

  async #runChains(chains: readonly (readonly Item[])[]): Promise<void> {
    const queue = [...chains];
    const worker = async (): Promise<void> => {
      for (let chain = queue.shift(); chain !== undefined; chain = queue.shift()) await this.#runChain(chain);
    };
    const count = this.#isProbed ? 1 : UNDER_WAY_MAX;
    await Promise.all(Array.from({ length: Math.min(count, queue.length) }, worker));
  }

  /** Sends events in order, until one fails. While the endpoint is probed, the whole turn makes one attempt. */
  async #runChain(chain: readonly Item[]): Promise<void> {
    for (const [index, item] of chain.entries()) {
      this.#isCut ||= this.#disabledReason !== null || (this.#isProbed && this.#attempts.length > 0);
      if (this.#isCut) return this.#holdAll(chain.slice(index));
      if (!(await this.#attempt(item))) return this.#holdAll(chain.slice(index + 1));
    }
  }

  get #isProbed(): boolean {
    return this.#failuresInRow >= PROBES_AFTER;
  }

  #holdAll(items: readonly Item[]): void {
    for (const item of items) if (item.isNew) this.#hold(item);
  }

  #hold({ event, book }: Item): void {
    this.#pending.push({ position: event.position, seq: event.seq, book, attempt: 0, nextAt: this.#context.clock.now() });
  }

  /** Sends an event; returns whether the next one of its book can be sent: this one arrived, or will not be tried again. */
  async #attempt(item: Item): Promise<boolean> {
    const { clock, randomness, sender } = this.#context;
    const { webhook } = this.#work;
    const { event } = item;
    const attempt = item.attempt + 1;
    const [eventId, body] = [eventIdOf(event), await bodyFor(this.#context, webhook, event)];
    const leave = await this.#enter(this.#failuresInRow > 0);
    const at = clock.now();
    const response = await sender
      .send(requestFor({ webhook, secrets: this.#secrets, eventId, body, attempt, now: at }))
      .finally(leave);
    const error = failureOf(response);
    const wait = error === null ? null : waitAfter(attempt, response.retryAfterMs, randomness);
    const outcome = error === null ? 'delivered' : wait === null ? 'exhausted' : 'failed';
    const { position, seq, type: eventType } = event;
    const { status, ms, excerpt } = response;
    this.#attempts.push({ position, seq, eventId, eventType, attempt, at, outcome, status, ms, error, excerpt });
    this.#count(error === null, clock.now());
    if (status === 410) this.#disabledReason = String(webhookReasons.gone());
    if (wait === null) this.#settled.push(event);
    else this.#pending.push({ position, seq, book: item.book, attempt, nextAt: clock.now() + wait });
    return wait === null;
  }

  #count(isDelivered: boolean, now: number): void {
    this.#failuresInRow = isDelivered ? 0 : this.#failuresInRow + 1;
    this.#failingSince = isDelivered ? null : (this.#failingSince ?? now);
  }

  #hopelessReason(): string | null {
    return isHopeless(this.#failingSince, this.#failuresInRow, this.#context.clock.now())
      ? String(webhookReasons.hopeless())
      : null;
  }

  /** The cursor moves over all new events: each was tried, is in line or is not wanted. */
  #place(): TurnRecord['place'] {
    const last = this.#work.events.at(-1);
    return last === undefined ? null : { position: last.position, seq: last.seq };
  }

  /** While the endpoint is probed, nothing is tried before the event that just failed. */
  #holdUntil(): number | null {
    const failed = this.#pending.filter(({ attempt }) => attempt > 0).map(({ nextAt }) => nextAt);
    return this.#isProbed && failed.length > 0 ? Math.min(...failed) : null;
  }

  #replayed(): TurnRecord['pending'] {
    const { webhook, replayed } = this.#work;
    const { replay } = webhook;
    if (!replay || !replayed) return [];
    const types = replay.types === null ? null : new Set(replay.types);
    return replayed.events
      .filter((event) => !isAfter(event, replay.until))
      .filter((event) => isWanted(wishOf(webhook), event) && (types === null || types.has(event.type)))
      .map((event) => ({
        position: event.position,
        seq: event.seq,
        book: bookOf(event),
        attempt: 0,
        nextAt: this.#context.clock.now(),
      }));
  }

  #nextReplay(): Replay | null {
    const { webhook, replayed } = this.#work;
    const { replay } = webhook;
    if (!replay || !replayed?.last || !isAfter(replay.until, replayed.last)) return null;
    const { position, seq } = replayed.last;
    return { ...replay, after: { position, seq } };
  }
}

const wishOf = ({ types, companies, entities }: WebhookWork['webhook']) => ({
  types: types === null ? null : new Set(types),
  companies: companies === null ? null : new Set(companies),
  entities: entities === null ? null : new Set(entities),
});
