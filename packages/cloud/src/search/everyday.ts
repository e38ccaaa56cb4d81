/** Finds everyday words that mean the same: client, pelanggan and 顾客 are one meaning. Knows no phrase and no command. */

import { everydayWords } from '@ledgerline/catalog/publish';
import { partsOf } from './search-token.ts';
import { stemOf } from './word-stem.ts';

/** A meaning, and the places of the words or characters that say it. */
export interface Meant {
  readonly meaning: string;
  readonly places: readonly number[];
}

interface Wording {
  readonly meaning: string;
  /** Stems of words, or Chinese characters. */
  readonly units: readonly string[];
}

/** Words between the two of a pair: "send them back", "put a bicycle together". */
const BETWEEN_MAX = 3;

export const meantByWords = (words: readonly string[]): readonly Meant[] =>
  meantBy(words.map(stemOf), wordings().words, BETWEEN_MAX);

export const meantByHan = (characters: readonly string[]): readonly Meant[] => meantBy(characters, wordings().han, 0);

/** Finds wordings from left to right, the longest at each place: 退钱 is a refund, not money. */
function meantBy(units: readonly string[], known: WordingsByFirst, betweenMax: number): readonly Meant[] {
  const found: Meant[] = [];
  const taken = new Set<number>();
  for (let at = 0; at < units.length; at += 1) {
    if (taken.has(at)) continue;
    for (const { meaning, units: wanted } of known.get(units[at] ?? '') ?? []) {
      const places = placesOf(wanted, units, at, betweenMax);
      if (!places) continue;
      found.push({ meaning, places });
      for (const place of places) taken.add(place);
      break;
    }
  }
  return found;
}

/** Where a wording is that begins at a place: side by side, or, if it is a pair, with a few words between. */
function placesOf(wanted: readonly string[], units: readonly string[], at: number, betweenMax: number): readonly number[] | null {
  if (wanted.every((unit, offset) => units[at + offset] === unit)) return wanted.map((_, offset) => at + offset);
  const [, second] = wanted;
  if (wanted.length !== 2 || second === undefined) return null;
  const later = units.indexOf(second, at + 1);
  return later !== -1 && later - at - 1 <= betweenMax ? [at, later] : null;
}

type WordingsByFirst = ReadonlyMap<string, readonly Wording[]>;

interface Wordings {
  readonly words: WordingsByFirst;
  readonly han: WordingsByFirst;
}

let known: Wordings | null = null;

function wordings(): Wordings {
  known ??= gather();
  return known;
}

function gather(): Wordings {
  const meanings = Object.entries(everydayWords);
  const words = meanings.flatMap(([meaning, { en, ms }]) =>
    [...en, ...ms].map((text) => ({ meaning, units: partsOf(text, stemOf) })),
  );
  const han = meanings.flatMap(([meaning, { zh }]) => zh.map((text) => ({ meaning, units: [...text] })));
  return { words: byFirst(words), han: byFirst(han) };
}

/** Wordings by their first unit, the longest first. */
function byFirst(all: readonly Wording[]): WordingsByFirst {
  const longestFirst = all.toSorted((a, b) => b.units.length - a.units.length);
  return Map.groupBy(longestFirst, ({ units }) => units[0] ?? '');
}
