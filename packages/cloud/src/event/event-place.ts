/** How the place of an event is written: as a cursor, and in the id of the event. */

import type { EventPlace, StoredEvent } from '../store/store.ts';

const written = (number: number): string => number.toString(36);
const read = (text: string): number => Number.parseInt(text, 36);

/** Before the first event. */
export const FEED_START: EventPlace = { position: 0, seq: 0 };

export const cursorOfPlace = ({ position, seq }: EventPlace): string => `${written(position)}_${written(seq)}`;

/** Null for text that is not a cursor. */
export function placeOfCursor(cursor: string): EventPlace | null {
  const [, position, seq] = /^([0-9a-z]{1,10})_([0-9a-z]{1,10})$/.exec(cursor) ?? [];
  return position === undefined || seq === undefined ? null : { position: read(position), seq: read(seq) };
}

/** With its moment, so that a number that is given again after a restored backup makes another id. */
export const eventIdOf = ({ position, seq, at }: Pick<StoredEvent, 'position' | 'seq' | 'at'>): string =>
  `evt_${written(position)}_${written(seq)}_${written(at)}`;

/** Null for text that is not an id. */
export function placeOfId(eventId: string): EventPlace | null {
  const [, place] = /^evt_(\w+)_[0-9a-z]{1,10}$/.exec(eventId) ?? [];
  return place === undefined ? null : placeOfCursor(place);
}

export const isAfter = (place: EventPlace, other: EventPlace): boolean =>
  place.position > other.position || (place.position === other.position && place.seq > other.seq);
