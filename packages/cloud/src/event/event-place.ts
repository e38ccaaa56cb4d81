/** How the place of an event is written: as a cursor, and in the id of the event. */

import type { EventPlace, StoredEvent } from '../store/store.ts';

const written = (number: number): string => number.toString(36);
const read = (text: string): number => Number.parseInt(text, 36);

/** Nodes whose clocks differ, and transactions that took long, put events out of the order of their times by less than this. */
export const DISORDER_MS_MAX = 10_000;

/** The place before the first event. */
export const FEED_START: EventPlace = { position: 0, seq: 0 };

/** A place in the feed of a caller who wants events since a timestamp. Nodes whose clocks differ store some events out of order. */
export interface FeedPlace extends EventPlace {
  readonly since?: number;
}

export const cursorOfPlace = ({ position, seq, since }: FeedPlace): string =>
  `${written(position)}_${written(seq)}${since === undefined ? '' : `_${written(since)}`}`;

/** Null for text that is not a cursor. */
export function placeOfCursor(cursor: string): FeedPlace | null {
  const [, position, seq, since] = /^([0-9a-z]{1,10})_([0-9a-z]{1,10})(?:_([0-9a-z]{1,10}))?$/.exec(cursor) ?? [];
  if (position === undefined || seq === undefined) return null;
  return { position: read(position), seq: read(seq), ...(since === undefined ? {} : { since: read(since) }) };
}

/** The id of an event. It contains the timestamp, so that a position that is used again after a restored backup gets another id. */
export const eventIdOf = ({ position, seq, at }: Pick<StoredEvent, 'position' | 'seq' | 'at'>): string =>
  `evt_${written(position)}_${written(seq)}_${written(at)}`;

/** Null for text that is not an id. */
export function placeOfId(eventId: string): EventPlace | null {
  const [, place] = /^evt_(\w+)_[0-9a-z]{1,10}$/.exec(eventId) ?? [];
  return place === undefined ? null : placeOfCursor(place);
}

export const isAfter = (place: EventPlace, other: EventPlace): boolean =>
  place.position > other.position || (place.position === other.position && place.seq > other.seq);
