/** The feed of a tenant: events after a cursor, for a caller that may wait for the next one. */

import { type Event, type EventListQuery, type EventListResponse, InstantInput, limits } from '@ledgerline/contract';
import type { Sentence } from '@ledgerline/words';
import { eventSays } from '@ledgerline/words/problem/event';
import type { Caller } from '../account/rights/caller.ts';
import type { EventPlace, StoredEvent } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import { millisecondsOf } from '../system/instant.ts';
import { isRefusal, type Refusal, refuse, refuseField } from '../system/problem.ts';
import { problemsOfBody } from '../system/request/body-check.ts';
import { LongPollWait, type Waiting } from '../system/waiting/long-poll-wait.ts';
import { subjects } from '../system/wakeup.ts';
import { type EventSight, type EventWish, isWanted, readEntities, readTypes, sightOf } from './event-filter.ts';
import { cursorOfPlace, DISORDER_MS_MAX, FEED_START, type FeedPlace, isAfter, placeOfCursor, placeOfId } from './event-place.ts';
import { eventView } from './event-view.ts';

/** How soon a waiting reader looks again after it was woken and an open transaction held the event back; then every second. */
const LOOK_AGAIN_MS = [20, 50, 100];
const LOOK_EVERY_MS = 1_000;

/** Rows that are read at a time. */
const ROWS_A_READ = 500;

type Page = Omit<EventListResponse, 'ok'>;

export async function readFeed(
  context: Context,
  caller: Caller,
  query: EventListQuery,
  waiting: Waiting | null,
): Promise<Page | Refusal> {
  const wish = wishOf(query);
  if (isRefusal(wish)) return wish;
  const start = await startOf(context, caller, query);
  if (isRefusal(start)) return start;
  const reader = new FeedReader(context, caller, wish, await sightOf(context, caller), query.limit ?? limits.eventLimitDefault);
  const page = await reader.read(start);
  if (isRefusal(page) || waiting === null || page.events.length > 0 || page.hasMore) return page;
  return waitFor(context, caller, waiting, reader, page);
}

async function waitFor(
  context: Context,
  { tenant }: Caller,
  waiting: Waiting,
  reader: FeedReader,
  empty: Page,
): Promise<Page | Refusal> {
  const { tenantId } = tenant;
  const wait = new LongPollWait(context, { subject: subjects.events(tenantId), ...waiting });
  let page: Page | Refusal = empty;
  let looks = LOOK_AGAIN_MS.length;
  try {
    for (;;) {
      const place = placeOfCursor(page.nextCursor) ?? FEED_START;
      const latest = await context.store.latestEvent({ tenantId });
      if (latest && isAfter(latest, place)) {
        page = await reader.read(place);
        if (isRefusal(page) || page.events.length > 0) return page;
      }
      if (wait.isOver) return page;
      const isWoken = await wait.wakeUp(LOOK_AGAIN_MS[looks] ?? LOOK_EVERY_MS);
      looks = isWoken ? 0 : looks + 1;
    }
  } finally {
    wait.close();
  }
}

type Filter = Pick<EventListQuery, 'types' | 'companyId' | 'entities'>;

function wishOf({ types, companyId, entities }: Filter): EventWish | Refusal {
  const wanted = types === undefined ? null : readTypes(types.split(','), '/types');
  if (isRefusal(wanted)) return wanted;
  const named = entities === undefined ? null : readEntities(entities.split(','), '/entities');
  if (isRefusal(named)) return named;
  return { types: wanted, companies: companyId === undefined ? null : new Set([companyId]), entities: named };
}

const instantProblems = problemsOfBody(InstantInput);

const invalid = (name: 'cursor' | 'from', sentence: Sentence): Refusal => refuseField(`/${name}`, 'format', sentence);

async function startOf({ store }: Context, { tenant }: Caller, { cursor, from }: EventListQuery): Promise<FeedStart | Refusal> {
  const { tenantId } = tenant;
  if (cursor !== undefined) return placeOfCursor(cursor) ?? invalid('cursor', eventSays.cursor());
  if (from === undefined) return { ...FEED_START, isOldest: true };
  if (from === 'latest') return (await store.latestEvent({ tenantId })) ?? { ...FEED_START, isOldest: true };
  if (instantProblems(from).total > 0) return invalid('from', eventSays.fromLatest());
  const since = millisecondsOf(from);
  return { ...(await store.eventPlaceAt({ tenantId, at: since })), since, isOldest: true };
}

type FeedStart = FeedPlace & { readonly isOldest?: boolean };

/** Reads on from a place, and skips what the caller does not want or cannot see. */
class FeedReader {
  readonly #context: Context;
  readonly #tenantId: string;
  readonly #wish: EventWish;
  readonly #sight: EventSight;
  readonly #limit: number;

  constructor(context: Context, { tenant }: Caller, wish: EventWish, sight: EventSight, limit: number) {
    this.#context = context;
    this.#tenantId = tenant.tenantId;
    this.#wish = wish;
    this.#sight = sight;
    this.#limit = limit;
  }

  async read(start: FeedStart): Promise<Page | Refusal> {
    const events: Event[] = [];
    let place: EventPlace = start;
    let { since } = start;
    for (let lookedAt = 0; lookedAt < limits.eventsLookedAtMax; ) {
      const limit = Math.min(ROWS_A_READ, this.#limit - events.length);
      const { events: rows, floor } = await this.#context.store.events({ tenantId: this.#tenantId, after: place, limit });
      if (lookedAt === 0 && floor && isAfter(floor, start)) {
        if (!start.isOldest) return expired(rows[0] ?? null, floor);
        if (rows.length === 0) place = floor;
      }
      for (const row of rows) {
        const isSince = since === undefined || row.at >= since;
        if (isSince && isWanted(this.#wish, row) && this.#sight.sees(row)) events.push(this.#view(row));
      }
      const last = rows.at(-1);
      if (last && since !== undefined && last.at >= since + DISORDER_MS_MAX) since = undefined;
      place = last ?? place;
      lookedAt += rows.length;
      if (rows.length < limit) return { events, nextCursor: cursorAt(place, since), hasMore: false };
      if (events.length >= this.#limit) break;
    }
    return { events, nextCursor: cursorAt(place, since), hasMore: true };
  }

  #view(row: StoredEvent): Event {
    return eventView(row, this.#sight.isErrorHidden(row));
  }
}

const cursorAt = ({ position, seq }: EventPlace, since: number | undefined): string =>
  cursorOfPlace({ position, seq, ...(since === undefined ? {} : { since }) });

export interface NewestEvents {
  /** Newest first. */
  readonly events: readonly Event[];
  /** The cursor for older events; null if there are none. */
  readonly olderCursor: string | null;
  /** The cursor for new events. */
  readonly latestCursor: string;
}

/** The place after every event. */
const FEED_END: EventPlace = { position: Number.MAX_SAFE_INTEGER, seq: Number.MAX_SAFE_INTEGER };

/** The feed as people read it. A page looks at a limited number of events that do not match the filter. */
export async function readNewest(
  context: Context,
  caller: Caller,
  { cursor, types, companyId }: Pick<EventListQuery, 'cursor' | 'types' | 'companyId'>,
  limit: number,
): Promise<NewestEvents | Refusal> {
  const { store } = context;
  const { tenantId } = caller.tenant;
  const wish = wishOf({ ...(types !== undefined && { types }), ...(companyId !== undefined && { companyId }) });
  if (isRefusal(wish)) return wish;
  const start = cursor === undefined ? FEED_END : placeOfCursor(cursor);
  if (start === null) return invalid('cursor', eventSays.listCursor());
  const latest = (await store.latestEvent({ tenantId })) ?? FEED_START;
  const events: Event[] = [];
  let place: EventPlace = start;
  for (let lookedAt = 0; lookedAt < limits.eventsLookedAtMax && events.length < limit; ) {
    const asked = Math.min(ROWS_A_READ, limit - events.length);
    const rows = await store.eventsBefore({ tenantId, before: place, limit: asked });
    for (const row of rows) if (isWanted(wish, row)) events.push(eventView(row));
    place = rows.at(-1) ?? place;
    lookedAt += rows.length;
    if (rows.length < asked) return { events, olderCursor: null, latestCursor: cursorOfPlace(latest) };
  }
  return { events, olderCursor: cursorOfPlace(place), latestCursor: cursorOfPlace(latest) };
}

/** Rejects a cursor whose next events were deleted, so that the caller knows that events are missing. */
function expired(oldest: StoredEvent | null, floor: EventPlace): Refusal {
  const oldestCursor = cursorOfPlace(floor);
  const sentence =
    oldest === null ? eventSays.expiredAll(oldestCursor) : eventSays.expired(new Date(oldest.at).toISOString(), oldestCursor);
  const refusal = refuse('cursor_expired', sentence);
  refusal.refused.oldestCursor = oldestCursor;
  return refusal;
}

/** Finds one event, if the caller can see it. */
export async function findEvent(context: Context, caller: Caller, eventId: string): Promise<Event | Refusal> {
  const place = placeOfId(eventId);
  const { tenantId } = caller.tenant;
  const event = place && (await context.store.event({ tenantId, position: place.position, seq: place.seq }));
  const sight = await sightOf(context, caller);
  const view = event && sight.sees(event) ? eventView(event, sight.isErrorHidden(event)) : null;
  return view?.id === eventId ? view : refuse('unknown_event', eventSays.unknown());
}
