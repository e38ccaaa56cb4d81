/** Finds in a query what the ontology has words for: entities, the work that is done with them, whole tasks and reports. Knows no command's text and no order of hits. */

import type { ReportTemplate, Verb } from '@ledgerline/catalog';
import { reportTerms, type Synonyms } from '@ledgerline/catalog/publish';
import { type Meant, meantByHan, meantByWords } from './everyday.ts';
import { ontology } from './recipe-terms.ts';
import { type Asked, askedIn, isFiller, isQuestion, partsOf, placesAside } from './search-token.ts';
import { stemOf } from './word-stem.ts';

/** The part of a query that a phrase speaks of, as bits: one for each word, and for each Chinese character. */
type Cover = number;

export interface Spoken {
  readonly entities: ReadonlyMap<string, Cover>;
  readonly verbs: ReadonlyMap<Verb, Cover>;
  readonly tasks: ReadonlyMap<string, SpokenTask>;
  readonly reports: ReadonlyMap<ReportTemplate, SpokenTask>;
  /** The side of the trade that is named: with customers, with suppliers, or neither alone. */
  readonly side: 'customer' | 'supplier' | null;
  /** How much of the query a cover is, from 0 to 1. */
  readonly share: (cover: Cover) => number;
}

export interface SpokenTask {
  readonly cover: Cover;
  /** The spelling of the ontology. */
  readonly phrase: string;
}

type Kind = 'entity' | 'verb' | 'task' | 'report';

interface Phrase {
  readonly kind: Kind;
  readonly id: string;
  readonly text: string;
  /** Whether only a question can mean it: "what did we sell" is not "sell". */
  readonly isQuestion: boolean;
  /** Stems of words, runs of Chinese and everyday meanings; all must match. */
  readonly parts: readonly string[];
}

const UNITS_MAX = 31;
/** Times, recipients and words that no phrase has, such as names, count little against the rest of the query. */
const ASIDE_WEIGHT = 0.15;
const HAN_PART_MAX = 8;

export function spokenIn(asked: Asked): Spoken {
  const { covers, weights } = coversOf(asked);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const share = (cover: Cover): number =>
    weights.reduce((sum, weight, unit) => sum + (cover & (1 << unit) ? weight : 0), 0) / (total || 1);
  const best: Record<Kind, Map<string, SpokenTask>> = {
    entity: new Map(),
    verb: new Map(),
    task: new Map(),
    report: new Map(),
  };
  for (const phrase of candidates([...covers.keys()])) {
    if (phrase.isQuestion && !asked.isQuestion) continue;
    const cover = phrase.parts.reduce((sum, part) => sum | (covers.get(part) ?? 0), 0);
    const known = best[phrase.kind].get(phrase.id);
    const isBetter = !known || share(cover) > share(known.cover);
    best[phrase.kind].set(phrase.id, {
      cover: cover | (known?.cover ?? 0),
      phrase: isBetter ? phrase.text : known.phrase,
    });
  }
  const coverOf = (found: ReadonlyMap<string, SpokenTask>): ReadonlyMap<string, Cover> =>
    new Map([...found].map(([id, { cover }]) => [id, cover]));
  const numbered = [...asked.numbered].reduce((sum, word) => sum | (covers.get(stemOf(word)) ?? 0), 0);
  // "General ledger of account 900-9000" names a report and one account, not a "general ledger account".
  const isApart = (cover: Cover, name: Cover): boolean => (name & ~cover & ~numbered) === 0;
  const isPart = (kind: 'entity' | 'task' | 'report', id: string, cover: Cover): boolean =>
    [...best.entity].some(
      ([entity, { cover: name }]) =>
        isWithin(cover, name) && !(kind === 'task' && isAbout(id, entity)) && !(kind === 'report' && isApart(cover, name)),
    );
  const coveredBy = (kind: Kind): Cover => [...best[kind].values()].reduce((sum, { cover }) => sum | cover, 0);
  // "Delivery" can mean sending, but not as part of the name of a document. What was not paid is no work either.
  const works = coveredBy('verb') & ~coveredBy('entity') & ~(covers.get(meaningPart('unpaid')) ?? 0);
  const isCut = (id: string, cover: Cover): boolean =>
    [...best.entity].some(([entity, { cover: name }]) => isPartly(cover, name, works) && !isAbout(id, entity));
  const whole = (kind: 'entity' | 'task' | 'report') =>
    new Map([...best[kind]].filter(([id, { cover }]) => !isPart(kind, id, cover) && !(kind === 'task' && isCut(id, cover))));
  return {
    entities: coverOf(whole('entity')),
    verbs: coverOf(longest(best.verb)) as ReadonlyMap<Verb, Cover>,
    tasks: whole('task'),
    reports: whole('report') as ReadonlyMap<string, SpokenTask> as ReadonlyMap<ReportTemplate, SpokenTask>,
    side: sideOf((meaning) => covers.has(meaningPart(meaning))),
    share,
  };
}

/** "Import a list" is not "list". */
const longest = (verbs: ReadonlyMap<string, SpokenTask>): ReadonlyMap<string, SpokenTask> =>
  new Map([...verbs].filter(([, { cover }]) => ![...verbs.values()].some(({ cover: other }) => isWithin(cover, other))));

function sideOf(isMeant: (meaning: string) => boolean): Spoken['side'] {
  if (isMeant('customer') === isMeant('supplier')) return null;
  return isMeant('customer') ? 'customer' : 'supplier';
}

/** A payment method is not a payment: a word within a longer name is ignored, unless it means work with the named thing. */
const isWithin = (cover: Cover, name: Cover): boolean => name !== cover && (name & cover) === cover;

/** "Create an order" is not meant by "create a purchase order": a task that is only work and a piece of a longer name. */
const isPartly = (cover: Cover, name: Cover, works: Cover): boolean =>
  (cover & name) !== 0 && (name & ~cover) !== 0 && (cover & ~name & ~works) === 0;

function isAbout(taskId: string, entityId: string): boolean {
  const { tasks, entities } = ontology();
  const entity = entities.find(({ id }) => id === entityId);
  const commands = tasks.find(({ id }) => id === taskId)?.commands ?? [];
  return commands.some((type) => entity?.reads.includes(type) || entity?.writes.includes(type));
}

/** Where each part is in the query, and what each place counts: two Chinese characters are about a word. */
function coversOf({ words, hanRuns, asides }: Asked): {
  readonly covers: Map<string, Cover>;
  readonly weights: readonly number[];
} {
  const covers = new Map<string, Cover>();
  const weights: number[] = [];
  const add = (part: string, cover: Cover): void => void covers.set(part, (covers.get(part) ?? 0) | cover);
  const addMeanings = (found: readonly Meant[], start: number): void => {
    for (const { meaning, places } of found) add(meaningPart(meaning), unitsAt(places.map((place) => start + place)));
  };
  for (const word of words) {
    if (weights.length < UNITS_MAX) add(stemOf(word), 1 << weights.length);
    weights.push(asides.has(word) || !isSpokenOf(word) ? ASIDE_WEIGHT : 1);
  }
  addMeanings(meantByWords(words), 0);
  for (const { characters } of hanRuns) {
    const start = weights.length;
    for (let from = 0; from < characters.length && start + from < UNITS_MAX; from += 1) {
      let cover = 0;
      for (let length = 1; length <= HAN_PART_MAX && from + length <= characters.length; length += 1) {
        cover |= 1 << Math.min(start + from + length - 1, UNITS_MAX);
        add(characters.slice(from, from + length).join(''), cover);
      }
    }
    addMeanings(meantByHan(characters), start);
    const aside = placesAside(characters);
    weights.push(...characters.map((_, at) => (aside.has(at) ? ASIDE_WEIGHT : 1) / 2));
  }
  return { covers, weights: weights.slice(0, UNITS_MAX) };
}

const isSpokenOf = (word: string): boolean => phrasesByPart().has(stemOf(word)) || meantByWords([word]).length > 0;

/** The bits of places; places beyond the last bit have none. */
const unitsAt = (places: readonly number[]): Cover =>
  places.reduce((sum, place) => sum | (place < UNITS_MAX ? 1 << place : 0), 0);

/** An everyday meaning as a part of a phrase; no word looks like it. */
const meaningPart = (meaning: string): string => `=${meaning}`;

/** Phrases that say how rows are arranged, which the same words without "by" do not. */
const ARRANGED = / by | mengikut /;

/** A phrase by its meanings, which finds it in other words and languages; null if it has none, or is of Chinese that is not all known. */
function meaningsOf(text: string): readonly string[] | null {
  if (ARRANGED.test(text)) return null;
  const { words, hanRuns } = askedIn(text);
  const ofWords = meantByWords(words);
  const rest = words.filter((_, place) => !ofWords.some(({ places }) => places.includes(place)));
  const meanings = ofWords.map(({ meaning }) => meaning);
  for (const { characters } of hanRuns) {
    const ofHan = meantByHan(characters);
    const isMeant = (place: number): boolean => ofHan.some(({ places }) => places.includes(place));
    if (characters.some((character, place) => !isMeant(place) && !isFiller(character))) return null;
    meanings.push(...ofHan.map(({ meaning }) => meaning));
  }
  return meanings.length === 0 ? null : [...new Set([...meanings.map(meaningPart), ...rest.map(stemOf)])];
}

/** The phrases whose parts all match. */
function candidates(parts: readonly string[]): readonly Phrase[] {
  const counts = new Map<Phrase, number>();
  for (const part of parts)
    for (const phrase of phrasesByPart().get(part) ?? []) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  return [...counts].filter(([{ parts: all }, count]) => count === all.length).map(([phrase]) => phrase);
}

let book: ReadonlyMap<string, readonly Phrase[]> | null = null;

function phrasesByPart(): ReadonlyMap<string, readonly Phrase[]> {
  book ??= write();
  return book;
}

function write(): ReadonlyMap<string, readonly Phrase[]> {
  const { entities, verbs, tasks } = ontology();
  const named = [
    ...entities.map(({ id, synonyms, docType }) => ({
      kind: 'entity' as const,
      id,
      texts: [...textsOf(synonyms), docType ?? id],
    })),
    ...verbs.map(({ verb, synonyms }) => ({ kind: 'verb' as const, id: verb, texts: textsOf(synonyms) })),
    ...tasks.map(({ id, synonyms }) => ({ kind: 'task' as const, id, texts: textsOf(synonyms) })),
    ...Object.entries(reportTerms).map(([id, { synonyms }]) => ({
      kind: 'report' as const,
      id,
      texts: [id, ...textsOf(synonyms)],
    })),
  ];
  const byPart = new Map<string, Phrase[]>();
  for (const { kind, id, texts } of named) {
    for (const text of texts) {
      for (const parts of [partsOf(text, stemOf), meaningsOf(text)]) {
        if (!parts) continue;
        const phrase = { kind, id, text, isQuestion: isQuestion(text), parts };
        for (const part of parts) byPart.set(part, [...(byPart.get(part) ?? []), phrase]);
      }
    }
  }
  return byPart;
}

const textsOf = ({ en, ms, zh }: Synonyms): readonly string[] => [...en, ...ms, ...zh];
