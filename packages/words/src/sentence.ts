/**
 * Sentences that are worded when they are shown: what is wrong with a request, why a command failed. A sentence has its name and its
 * parameters, so that it can be stored once and read in any language. Knows no sentence.
 */

import { figuresOf } from './figures.ts';
import type { Language } from './language.ts';
import { paragraph } from './paragraph.ts';
import { type Entries, type Room, room } from './room.ts';

/** A moment within a sentence: stored as milliseconds, and worded in the time zone of the reader. */
export interface Instant {
  readonly at: number;
}

/** What a sentence is about: what JSON can hold, because sentences are stored, a moment, or a sentence within this one. */
export type Parameter = string | number | boolean | null | readonly string[] | Instant | Wording;

type SentenceText = string | ((...given: never[]) => string);

/** A sentence as it is stored and sent: `{ "key": "book.periodLocked", "params": ["2026-01-31"] }`. */
export interface Wording {
  readonly key: string;
  readonly params: readonly Parameter[];
}

export class Sentence implements Wording {
  readonly key: string;
  readonly params: readonly Parameter[];

  constructor(key: string, params: readonly Parameter[]) {
    this.key = key;
    this.params = params;
  }

  in(language: Language): string {
    const text = wordingIn(this, language);
    if (text === null) throw new Error(`There is no sentence ${this.key}.`);
    return text;
  }

  /** The sentence in English, which is stored, and sent to callers who ask for no language. */
  toString(): string {
    return this.in('en');
  }
}

/** Where a text takes words, it also takes a sentence or a moment, which is then worded for the same reader. */
type Given<T> = T extends string ? (string extends T ? T | Sentence | Instant : T) : T;

type Sentences<E> = {
  readonly [K in keyof E]: E[K] extends (...given: infer Taken extends readonly unknown[]) => string
    ? (...given: { readonly [I in keyof Taken]: Given<Taken[I]> }) => Sentence
    : () => Sentence;
};

const rooms = new Map<string, Room<Record<string, SentenceText>>>();

/** Declares the sentences of a room. `name` is the first part of their keys. */
export function sentences<E extends Record<string, SentenceText>>(name: string, entries: Entries<E>): Sentences<E> {
  if (rooms.has(name)) throw new Error(`There are two rooms of sentences named ${name}.`);
  rooms.set(name, room(entries) as unknown as Room<Record<string, SentenceText>>);
  return Object.fromEntries(
    Object.keys(entries).map((key) => [key, (...params: readonly Parameter[]) => new Sentence(`${name}.${key}`, params)]),
  ) as Sentences<E>;
}

/** How deep sentences can be within sentences. */
const DEPTH_MAX = 4;

/**
 * A stored sentence in a language; null if this version does not know it. What comes from outside never throws here. Moments are in the
 * time zone of the reader, and in UTC for callers that have none.
 */
export const wordingIn = (wording: Wording, language: Language, zone: string | null = null): string | null =>
  wordedAt(0, wording, { language, zone });

interface SentenceReader {
  readonly language: Language;
  readonly zone: string | null;
}

function wordedAt(depth: number, { key, params }: Wording, reader: SentenceReader): string | null {
  const [name = '', entry = ''] = key.split('.', 2);
  const words = rooms.get(name)?.(reader.language);
  if (words === undefined || !Object.hasOwn(words, entry)) return null;
  const text = words[entry] as SentenceText;
  if (typeof text === 'string') return text;
  if (text.length > params.length || depth > DEPTH_MAX) return null;
  try {
    const given = params.map((param) => {
      if (isInstant(param)) return instantText(param, reader);
      return isWording(param) ? wordedWithin(depth + 1, param, reader) : param;
    });
    return (text as (...given: readonly Parameter[]) => string)(...given);
  } catch {
    return null;
  }
}

const isWording = (param: Parameter): param is Wording =>
  typeof param === 'object' && param !== null && !Array.isArray(param) && 'key' in param;

const isInstant = (param: Parameter): param is Instant =>
  typeof param === 'object' && param !== null && !Array.isArray(param) && 'at' in param;

/** The time to the minute: `14 Nov 2026, 18:05 (Kuala Lumpur)`, or `2026-11-14 10:05 UTC`. */
const instantText = ({ at }: Instant, { language, zone }: SentenceReader): string =>
  zone === null
    ? `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
    : figuresOf({ language, zone }).instantText(at);

function wordedWithin(depth: number, wording: Wording, reader: SentenceReader): string {
  const text = wordedAt(depth, wording, reader);
  if (text === null) throw new Error(`There is no sentence ${wording.key}.`);
  return text;
}

const joined = sentences('sentences', {
  inRow: {
    en: (first: string, second: string) => paragraph([first, second]),
    ms: (first, second) => paragraph([first, second]),
    zh: (first, second) => paragraph([first, second]),
  },
});

/** Joins two sentences. */
export const inRow = (first: Sentence, second: Sentence): Sentence => joined.inRow(first, second);

/** The names of all rooms, and every text of one, for tests that check them all. */
export const roomsOfSentences = (): ReadonlyMap<string, Room<Record<string, SentenceText>>> => rooms;
