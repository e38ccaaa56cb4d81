/** Finds in a query what the ontology has words for: entities, the work that is done with them, whole tasks and reports. Knows no command's text and no order of hits. */

import type { ReportTemplate, Verb } from '@ledgerline/catalog';
import { reportTerms, type Synonyms } from '@ledgerline/catalog/publish';
import { ontology } from './recipe-terms.ts';
import { type Asked, isAside, partsOf, placesAside } from './search-token.ts';
import { stemOf } from './word-stem.ts';

/** The part of a query that a phrase speaks of, as bits: one for each word, and for each Chinese character. */
type Cover = number;

export interface Spoken {
  readonly entities: ReadonlyMap<string, Cover>;
  readonly verbs: ReadonlyMap<Verb, Cover>;
  readonly tasks: ReadonlyMap<string, SpokenTask>;
  readonly reports: ReadonlyMap<ReportTemplate, SpokenTask>;
  /** How much of the query a cover is, from 0 to 1. */
  readonly share: (cover: Cover) => number;
}

export interface SpokenTask {
  readonly cover: Cover;
  /** As the ontology spells what was found. */
  readonly phrase: string;
}

type Kind = 'entity' | 'verb' | 'task' | 'report';

interface Phrase {
  readonly kind: Kind;
  readonly id: string;
  readonly text: string;
  /** Stems of words and runs of Chinese, all of which must be there. */
  readonly parts: readonly string[];
}

const UNITS_MAX = 31;
/** When and for whom count little against what is asked for. */
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
    const cover = phrase.parts.reduce((sum, part) => sum | (covers.get(part) ?? 0), 0);
    const known = best[phrase.kind].get(phrase.id);
    if (!known || share(cover) > share(known.cover)) best[phrase.kind].set(phrase.id, { cover, phrase: phrase.text });
  }
  const coverOf = (found: ReadonlyMap<string, SpokenTask>): ReadonlyMap<string, Cover> =>
    new Map([...found].map(([id, { cover }]) => [id, cover]));
  const isPart = (kind: 'entity' | 'task', id: string, cover: Cover): boolean =>
    [...best.entity].some(([entity, { cover: name }]) => isWithin(cover, name) && !(kind === 'task' && isAbout(id, entity)));
  const whole = (kind: 'entity' | 'task') => new Map([...best[kind]].filter(([id, { cover }]) => !isPart(kind, id, cover)));
  return {
    entities: coverOf(whole('entity')),
    verbs: coverOf(best.verb) as ReadonlyMap<Verb, Cover>,
    tasks: whole('task'),
    reports: best.report as ReadonlyMap<string, SpokenTask> as ReadonlyMap<ReportTemplate, SpokenTask>,
    share,
  };
}

/** A payment method is no payment: what only part of a longer name says is not meant, unless it is work with what has that name. */
const isWithin = (cover: Cover, name: Cover): boolean => name !== cover && (name & cover) === cover;

function isAbout(taskId: string, entityId: string): boolean {
  const { tasks, entities } = ontology();
  const entity = entities.find(({ id }) => id === entityId);
  const commands = tasks.find(({ id }) => id === taskId)?.commands ?? [];
  return commands.some((type) => entity?.reads.includes(type) || entity?.writes.includes(type));
}

/** Where each part is in the query, and what each place counts: two Chinese characters are about a word. */
function coversOf({ words, hanRuns }: Asked): { readonly covers: Map<string, Cover>; readonly weights: readonly number[] } {
  const covers = new Map<string, Cover>();
  const weights: number[] = [];
  const add = (part: string, cover: Cover): void => void covers.set(part, (covers.get(part) ?? 0) | cover);
  for (const word of words) {
    if (weights.length < UNITS_MAX) add(stemOf(word), 1 << weights.length);
    weights.push(isAside(word) ? ASIDE_WEIGHT : 1);
  }
  for (const { characters } of hanRuns) {
    const start = weights.length;
    for (let from = 0; from < characters.length && start + from < UNITS_MAX; from += 1) {
      let cover = 0;
      for (let length = 1; length <= HAN_PART_MAX && from + length <= characters.length; length += 1) {
        cover |= 1 << Math.min(start + from + length - 1, UNITS_MAX);
        add(characters.slice(from, from + length).join(''), cover);
      }
    }
    const aside = placesAside(characters);
    weights.push(...characters.map((_, at) => (aside.has(at) ? ASIDE_WEIGHT : 1) / 2));
  }
  return { covers, weights: weights.slice(0, UNITS_MAX) };
}

/** The phrases of which all parts are there. */
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
      const phrase = { kind, id, text, parts: partsOf(text, stemOf) };
      for (const part of phrase.parts) byPart.set(part, [...(byPart.get(part) ?? []), phrase]);
    }
  }
  return byPart;
}

const textsOf = ({ en, ms, zh }: Synonyms): readonly string[] => [...en, ...ms, ...zh];
