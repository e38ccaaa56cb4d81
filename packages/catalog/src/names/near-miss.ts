/** Decides whether an unknown field name is a misspelling of a known one. Such a name is rejected, not ignored. */

import { slipsBetween } from '../spelling/edit-distance.ts';
import { fold, singular, wordsOf } from '../spelling/suggest.ts';
import { FIELD_SYNONYMS } from './synonyms.ts';
import { isDeclaredName } from './vocabulary.ts';

/** A name in the forms that are compared: whole, and by its words. */
interface Spelling {
  readonly name: string;
  readonly folded: string;
  readonly words: readonly string[];
}

/** The names that a place takes, arranged for comparing. */
export interface KnownNames {
  readonly names: ReadonlySet<string>;
  readonly spellings: readonly Spelling[];
  readonly byFold: ReadonlyMap<string, string>;
  readonly bySingular: ReadonlyMap<string, string>;
}

export function knownNames(names: Iterable<string>): KnownNames {
  const byFold = new Map<string, string>();
  const bySingular = new Map<string, string>();
  const all = new Set(names);
  for (const name of all) {
    const folded = fold(name);
    if (!byFold.has(folded)) byFold.set(folded, name);
    if (!bySingular.has(singular(folded))) bySingular.set(singular(folded), name);
  }
  return { names: all, spellings: [...all].map(spellingOf), byFold, bySingular };
}

const spellingOf = (name: string): Spelling => ({ name, folded: fold(name), words: wordsOf(name) });

/** Folded synonym -> the fields it can mean, in order of preference. */
const meanings: ReadonlyMap<string, readonly string[]> = invert(FIELD_SYNONYMS);

function invert(table: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, readonly string[]> {
  const inverted = new Map<string, string[]>();
  for (const [field, words] of Object.entries(table)) {
    for (const word of words) inverted.set(fold(word), [...(inverted.get(fold(word)) ?? []), field]);
  }
  return inverted;
}

/** The known name that is meant, or undefined if the name is probably the caller's own. */
export function nearMiss(name: string, known: KnownNames): string | undefined {
  return otherWord(name, known) ?? misspelling(name, known);
}

/** The fields that a word can mean, in order of preference. */
export function fieldsMeantBy(name: string): readonly string[] {
  const folded = fold(name);
  return meanings.get(folded) ?? meanings.get(singular(folded)) ?? [];
}

/** A known name that is the same except for case, separators and plural, or a usual synonym of it. */
export function otherWord(name: string, { names, byFold, bySingular }: KnownNames): string | undefined {
  const folded = fold(name);
  const meant = byFold.get(folded) ?? bySingular.get(singular(folded));
  return meant ?? fieldsMeantBy(name).find((field) => names.has(field));
}

/**
 * The closest known name within a few typos. A name that the catalog has at another place is not a misspelling, however similar.
 */
function misspelling(name: string, { spellings }: KnownNames): string | undefined {
  const said = spellingOf(name);
  if (name.length < LETTERS_MIN || isDeclaredName(said.folded)) return undefined;
  let best: { readonly name: string; readonly slips: number } | undefined;
  for (const known of spellings) {
    const most = slipsMax(known.folded.length);
    if (Math.abs(said.folded.length - known.folded.length) > most || isNumbered(said.folded, known.folded)) continue;
    const slips = slipsByWord(said, known, most);
    if (slips !== undefined && (best === undefined || slips < best.slips)) best = { name: known.name, slips };
  }
  return best?.name;
}

const LETTERS_MIN = 3;

/** remark5 is not a misspelt remark4 and phone3 not a misspelt phone: another number is intended. */
function isNumbered(folded: string, known: string): boolean {
  const stem = folded.replace(/\d+$/, '');
  return stem !== folded && stem === known.replace(/\d+$/, '');
}

/** Word by word where both have as many words, because short words are similar: currencyName is not a misspelt currencyRate. */
function slipsByWord(said: Spelling, known: Spelling, most: number): number | undefined {
  if (said.words.length === 1 || said.words.length !== known.words.length) return slipsInWord(said.folded, known.folded, most);
  let slips = 0;
  for (const [index, word] of said.words.entries()) {
    const more = slipsInWord(word, known.words[index] ?? '', most - slips);
    if (more === undefined) return undefined;
    slips += more;
  }
  return slips;
}

/** The longer the name, the more letters can be wrong. */
const slipsMax = (length: number): number => (length <= 8 ? 1 : length <= 13 ? 2 : 3);

const SHORT_WORD = 4;

/** Counts typing errors. In a short word only swapped, doubled and missing letters count: tip is not a misspelt tin. */
function slipsInWord(said: string, meant: string, most: number): number | undefined {
  if (said === meant) return 0;
  if (meant.length <= SHORT_WORD && said.length >= meant.length && !isSwappedOrDoubled(said, meant)) return undefined;
  return slipsBetween(said, meant, most);
}

const isSwappedOrDoubled = (said: string, meant: string): boolean =>
  said.length === meant.length ? sorted(said) === sorted(meant) : said.replaceAll(/(.)\1/g, '$1') === meant;

const sorted = (word: string): string => [...word].sort().join('');
