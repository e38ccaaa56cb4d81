/** The feed of events as a loop that reconnects. Its cursor says where to continue after a restart. */

import { monotonicMs } from './clock.ts';
import { Unreachable } from './errors.ts';
import type { Event, EventType } from './generated/contract.ts';
import { pause } from './timers.ts';
import type { Transport } from './transport.ts';

export interface EventOptions {
  /** Where an earlier feed stopped. */
  readonly cursor?: string;
  /** Where to start without a cursor: `latest`, or a timestamp. Without both, the oldest stored event. */
  readonly from?: string;
  /** Event types, or groups such as `command.*`. */
  readonly types?: readonly (EventType | `${string}.*`)[];
  /** For changes of account books (`change.*`): only these entities, such as `sales-invoice`. Without `types`, no other events are returned. */
  readonly entities?: readonly string[];
  /** Events of this account book, and those that belong to no book. */
  readonly companyId?: string;
  /** Whether to wait for new events (default true). Otherwise the loop ends with the newest. */
  readonly follow?: boolean;
  readonly signal?: AbortSignal;
}

const RECONNECT_MS = 2_000;

/** Some events, and where the feed continues behind them. */
export interface EventPage {
  readonly events: readonly Event[];
  readonly nextCursor: string;
  readonly hasMore: boolean;
}

interface Surroundings {
  readonly transport: Transport;
  readonly deadlineMs: number;
  readonly waitSeconds: number;
}

export class EventFeed implements AsyncIterable<Event> {
  readonly #surroundings: Surroundings;
  readonly #options: EventOptions;
  #cursor: string | undefined;

  constructor(surroundings: Surroundings, options: EventOptions) {
    this.#surroundings = surroundings;
    this.#options = options;
    this.#cursor = options.cursor;
  }

  /** Everything before this cursor was returned. Store it, and pass it as `cursor` to continue from here. */
  get cursor(): string | undefined {
    return this.#cursor;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Event, void, undefined> {
    for await (const page of this.pages()) {
      for (const event of page.events) {
        yield event;
        this.#cursor = event.cursor;
      }
    }
  }

  /** The same events, in pages of one response each. A response that waited without an event is an empty page. */
  async *pages(): AsyncGenerator<EventPage, void, undefined> {
    const { follow = true, signal } = this.#options;
    for (;;) {
      const page = await this.#page(follow);
      if (page === undefined) {
        await pause(RECONNECT_MS, signal);
        continue;
      }
      yield page;
      this.#cursor = page.nextCursor;
      if (!follow && !page.hasMore) return;
    }
  }

  /** Undefined when there was no connection and the feed is followed further. */
  async #page(follow: boolean): Promise<EventPage | undefined> {
    const { transport, deadlineMs, waitSeconds } = this.#surroundings;
    const { from, types, entities, companyId, signal } = this.#options;
    const query = new URLSearchParams({
      ...(this.#cursor !== undefined && { cursor: this.#cursor }),
      ...(this.#cursor === undefined && from !== undefined && { from }),
      ...(types !== undefined && { types: types.join(',') }),
      ...(entities !== undefined && { entities: entities.join(',') }),
      ...(companyId !== undefined && { companyId }),
      ...(follow && { wait: String(waitSeconds) }),
    });
    try {
      const endsAt = monotonicMs() + deadlineMs;
      return (await transport.json<EventPage>({ method: 'GET', path: `/v1/events?${query}`, signal, endsAt })).body;
    } catch (error) {
      if (follow && error instanceof Unreachable) return undefined;
      throw error;
    }
  }
}
