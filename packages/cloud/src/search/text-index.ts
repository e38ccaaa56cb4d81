/**
 * An index of short texts whose terms are in fields of different weight. What a term says about a text (BM25) is worked out when the index is made, so
 * that a query only adds up. Knows no command and no language.
 */

import { slipsBetween } from '@ledgerline/catalog';

export interface IndexedText<Field extends string> {
  readonly id: string;
  readonly terms: Readonly<Record<Field, readonly string[]>>;
  /** How often the text is meant, against others that have the same terms. */
  readonly weight: number;
}

/** One word of a query. */
export interface Wanted {
  /** Forms of the word; any of them counts. */
  readonly forms: readonly string[];
  /** Whether longer terms that begin with it count too. */
  readonly isPrefix: boolean;
  /** How many letters of a form may be wrong. */
  readonly lettersWrong: (form: string) => number;
}

export interface TextHit<Field extends string> {
  readonly id: string;
  readonly score: number;
  /** The terms found in the text, each with its fields. Calculated on demand. */
  readonly found: () => Readonly<Record<string, readonly Field[]>>;
}

export interface TextIndex<Field extends string> {
  /** Whether a term begins with it. */
  readonly isKnown: (start: string) => boolean;
  /** Texts that have every wanted word, or some of the words, best first. */
  readonly search: (wanted: readonly Wanted[], combine: 'every' | 'some') => readonly TextHit<Field>[];
}

/** The texts that have a term, in order, with what the term says about each and the fields that have it, as bits. */
interface Postings {
  readonly texts: number[];
  readonly scores: number[];
  readonly fields: number[];
}

/** How fast repetition wears off, how much the length of a field matters, and what a term says in the longest field. */
const BM25 = { k: 1.2, b: 0.2, d: 0.5 } as const;
/** The weight of a longer term, or of one with other letters, compared with the typed word. */
const BEGUN = { weight: 0.6, perLetter: 0.3 } as const;
const MISSPELT = 0.2;

export function textIndex<Field extends string>(
  texts: readonly IndexedText<Field>[],
  boosts: Readonly<Record<Field, number>>,
): TextIndex<Field> {
  const fields = Object.keys(boosts) as Field[];
  const postings = posted(texts, boosts, fields);
  const vocabulary = [...postings.keys()].sort();

  const isKnown = (start: string): boolean => vocabulary[firstFrom(vocabulary, start)]?.startsWith(start) ?? false;

  const termsFor = (form: string, { isPrefix, lettersWrong }: Wanted): ReadonlyMap<string, number> => {
    const terms = new Map<string, number>();
    if (postings.has(form)) terms.set(form, 1);
    for (let at = firstFrom(vocabulary, form); isPrefix && vocabulary[at]?.startsWith(form); at += 1) {
      const term = vocabulary[at] ?? '';
      const more = term.length - form.length;
      if (more > 0) terms.set(term, (BEGUN.weight * term.length) / (term.length + BEGUN.perLetter * more));
    }
    const most = lettersWrong(form);
    if (most === 0) return terms;
    for (const term of vocabulary) {
      const wrong = terms.has(term) ? undefined : slipsBetween(form, term, most);
      if (wrong !== undefined) terms.set(term, (MISSPELT * term.length) / (term.length + wrong));
    }
    return terms;
  };

  return {
    isKnown,
    search: (wanted, combine) => {
      const scores = new Float64Array(texts.length);
      const formsFound = new Uint16Array(texts.length);
      const wordsFound = new Uint16Array(texts.length);
      const used = new Set<string>();
      for (const [at, word] of wanted.entries()) {
        for (const form of word.forms) {
          const seen = new Uint8Array(texts.length);
          for (const [term, weight] of termsFor(form, word)) {
            used.add(term);
            const { texts: having, scores: says } = postings.get(term) ?? NONE;
            for (let place = 0; place < having.length; place += 1) {
              const text = having[place] ?? 0;
              scores[text] = (scores[text] ?? 0) + weight * (says[place] ?? 0);
              seen[text] = 1;
            }
          }
          for (let text = 0; text < texts.length; text += 1) {
            if (!seen[text]) continue;
            formsFound[text] = (formsFound[text] ?? 0) + 1;
            // Only texts that have all previous words can have every word.
            if (wordsFound[text] === at) wordsFound[text] = at + 1;
          }
        }
      }
      const enough = (text: number): boolean =>
        combine === 'every' ? wordsFound[text] === wanted.length : (formsFound[text] ?? 0) > 0;
      const found = (text: number) => () => fieldsOf(postings, fields, used, text);
      return texts
        .flatMap(({ id }, text) =>
          enough(text) ? [{ id, score: (scores[text] ?? 0) * (formsFound[text] ?? 0), found: found(text) }] : [],
        )
        .sort((a, b) => b.score - a.score);
    },
  };
}

const NONE: Postings = { texts: [], scores: [], fields: [] };

/** The terms of one field: how often each text has them, how many texts have each, and how many terms a text has on average. */
interface FieldCounts {
  readonly ofTexts: readonly ReadonlyMap<string, number>[];
  readonly textsWith: ReadonlyMap<string, number>;
  readonly termsUsual: number;
}

function countedIn<Field extends string>(texts: readonly IndexedText<Field>[], field: Field): FieldCounts {
  const ofTexts = texts.map(({ terms }) => countsOf(terms[field]));
  const textsWith = new Map<string, number>();
  for (const counts of ofTexts) for (const term of counts.keys()) textsWith.set(term, (textsWith.get(term) ?? 0) + 1);
  const termsUsual = ofTexts.reduce((sum, counts) => sum + counts.size, 0) / (ofTexts.length || 1);
  return { ofTexts, textsWith, termsUsual: termsUsual || 1 };
}

function countsOf(terms: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

function posted<Field extends string>(
  texts: readonly IndexedText<Field>[],
  boosts: Readonly<Record<Field, number>>,
  fields: readonly Field[],
): ReadonlyMap<string, Postings> {
  const postings = new Map<string, Postings>();
  const counted = fields.map((field) => countedIn(texts, field));
  for (const [text, { weight }] of texts.entries()) {
    for (const [at, { ofTexts, textsWith, termsUsual }] of counted.entries()) {
      const counts = ofTexts[text] ?? new Map<string, number>();
      const boost = boosts[fields[at] as Field] * weight;
      const length = BM25.k * (1 - BM25.b + (BM25.b * counts.size) / termsUsual);
      for (const [term, count] of counts) {
        const having = textsWith.get(term) ?? 0;
        const rarity = Math.log(1 + (texts.length - having + 0.5) / (having + 0.5));
        add(postings, term, text, boost * rarity * (BM25.d + (count * (BM25.k + 1)) / (count + length)), 1 << at);
      }
    }
  }
  return postings;
}

/** Texts are added in order, so a text that another field has posted is the last one. */
function add(postings: Map<string, Postings>, term: string, text: number, says: number, bit: number): void {
  const known = postings.get(term) ?? { texts: [], scores: [], fields: [] };
  postings.set(term, known);
  const last = known.texts.length - 1;
  if (known.texts[last] === text) {
    known.scores[last] = (known.scores[last] ?? 0) + says;
    known.fields[last] = (known.fields[last] ?? 0) | bit;
    return;
  }
  known.texts.push(text);
  known.scores.push(says);
  known.fields.push(bit);
}

/** The place of the first term that is not before `start`. */
function firstFrom(vocabulary: readonly string[], start: string): number {
  let from = 0;
  let to = vocabulary.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((vocabulary[middle] ?? '') < start) from = middle + 1;
    else to = middle;
  }
  return from;
}

function fieldsOf<Field extends string>(
  postings: ReadonlyMap<string, Postings>,
  fields: readonly Field[],
  terms: ReadonlySet<string>,
  text: number,
): Readonly<Record<string, readonly Field[]>> {
  const found: Record<string, readonly Field[]> = {};
  for (const term of terms) {
    const { texts, fields: bits } = postings.get(term) ?? NONE;
    const having = bits[texts.indexOf(text)] ?? 0;
    if (having > 0) found[term] = fields.filter((_, at) => having & (1 << at));
  }
  return found;
}
