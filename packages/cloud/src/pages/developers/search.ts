/** Finds commands by type, title, summary, field, alias and what people call things in English, Malay and Chinese. The index is made once, when first asked. */

import { findRecipe, type ModuleId, type Operation, type Recipe, recipes } from '@ledgerline/catalog';
import { fieldReference } from '@ledgerline/catalog/publish';
import MiniSearch, { type Query, type SearchResult } from 'minisearch';

import { moduleTitle } from '../modules.ts';
import { termsOf } from './recipe-terms.ts';
import { type Asked, askedIn, isHan, termsIn } from './search-token.ts';

export interface Hit {
  readonly recipe: Recipe;
  /** The terms of the index that were found, for marking. */
  readonly terms: readonly string[];
  /** Those of them that are names of fields. */
  readonly fieldTerms: ReadonlySet<string>;
}

const QUERY_CHARACTERS_MAX = 200;

/** What is asked, cut to what anybody would ask. */
export const tidyQuery = (query: string): string => query.slice(0, QUERY_CHARACTERS_MAX).trim();

/** All hits, best first. */
export async function searchRecipes(query: string): Promise<readonly Hit[]> {
  const asked = askedIn(tidyQuery(query));
  if (asked.words.length + asked.hanRuns.length === 0) return [];
  const search = await index();
  for (const leniency of LENIENCIES) {
    const found = ask(search, asked, leniency);
    if (found.length > 0) return found.map(hitOf);
  }
  return [];
}

interface Leniency {
  readonly combineWith: 'AND' | 'OR';
  readonly isFuzzy: boolean;
}

/** As it was typed, then with letters wrong, then any part of it: the next only when the one before finds nothing. */
const LENIENCIES: readonly Leniency[] = [
  { combineWith: 'AND', isFuzzy: false },
  { combineWith: 'AND', isFuzzy: true },
  { combineWith: 'OR', isFuzzy: true },
];

interface Indexed {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  /** The usual words for what it is about. */
  readonly names: string;
  /** Other words for it, for what else it deals with, and for what it does. */
  readonly words: string;
  readonly module: string;
  readonly summary: string;
  readonly fields: string;
}

const SEARCHED = ['type', 'title', 'names', 'words', 'module', 'summary', 'fields'] as const satisfies readonly (keyof Indexed)[];
const BOOST = { type: 5, title: 4, names: 5, words: 2.5, module: 1.2, summary: 1, fields: 1.5 } as const satisfies Record<
  (typeof SEARCHED)[number],
  number
>;

/** Recipes that are indexed at a time, so that other requests are answered in between. */
const CHUNK = 8;

let made: Promise<MiniSearch<Indexed>> | null = null;

/** Made once; whoever asks first waits for it, and so does whoever asks meanwhile. */
export function index(): Promise<MiniSearch<Indexed>> {
  made ??= makeIndex();
  return made;
}

async function makeIndex(): Promise<MiniSearch<Indexed>> {
  const search = new MiniSearch<Indexed>({
    fields: [...SEARCHED],
    tokenize: (text, field) => (field === 'words' || field === 'fields' ? text.split(' ') : termsIn(text)),
    processTerm: (term) => term,
  });
  await search.addAllAsync(recipes().map(indexed), { chunkSize: CHUNK });
  return search;
}

function indexed(recipe: Recipe): Indexed {
  const { entity, entities, verb } = termsOf(recipe);
  const usual = Object.values(entity.synonyms).map(([first = '']) => first);
  const words = [...entities.map(({ synonyms }) => synonyms), verb].flatMap(({ en, ms, zh }) => [...en, ...ms, ...zh]);
  return {
    id: recipe.commandType,
    type: recipe.commandType,
    title: recipe.title,
    names: [...usual, entity.codeField === 'docNo' ? '' : (entity.codeField ?? '')].join(', '),
    words: distinctTerms([...words, entity.docType ?? '']),
    module: `${recipe.displayGroup} ${moduleTitle(recipe.module)}`,
    summary: recipe.summary,
    fields: distinctTerms(namesOf(recipe)),
  };
}

/** The terms of many names, each once: a thing with many names is not meant more often than one with few. */
const distinctTerms = (names: readonly string[]): string => [...new Set(names.flatMap(knownTerms))].join(' ');

/** Most recipes share most of their names. */
const termsByName = new Map<string, readonly string[]>();

function knownTerms(name: string): readonly string[] {
  const known = termsByName.get(name) ?? termsIn(name);
  termsByName.set(name, known);
  return known;
}

/** The names that a payload of the recipe may use, each once. */
function namesOf(recipe: Recipe): readonly string[] {
  const names = fieldReference(recipe).flatMap(({ path, aliases }) => [
    path.split(/[.[]/).at(-1)?.replace(']', '') ?? path,
    ...aliases,
  ]);
  return [...new Set(names.filter((name) => name !== ''))];
}

/** With the same words, people mean the common work sooner than the rare one. */
const OPERATION_WEIGHT: Readonly<Record<Operation, number>> = {
  Create: 1.3,
  Read: 1.15,
  Edit: 1.05,
  Validate: 0.95,
  Void: 0.9,
  Delete: 0.85,
};

/** Commands that repeat or replace another one, which is usually meant. */
const SECOND_CHOICE = /^(?:bulk-create|change-|read-change)|^einvoice\.supplier|advanced-quotation/;

const choiceWeight = (commandType: string): number => {
  if (SECOND_CHOICE.test(commandType)) return 0.7;
  return commandType.startsWith('transfer-') ? 0.85 : 1;
};

/** What most people come for. */
const MODULE_WEIGHT: Readonly<Partial<Record<ModuleId, number>>> = {
  sales: 1.2,
  purchase: 1.05,
  'general-maintenance': 0.85,
  'e-invoice': 0.85,
  tax: 0.9,
};

function weightOf(commandType: string): number {
  const { operation = 'Read', module = 'sales' } = findRecipe(commandType) ?? {};
  return OPERATION_WEIGHT[operation] * (MODULE_WEIGHT[module] ?? 1) * choiceWeight(commandType);
}

/** How many letters may be wrong; two letters swapped count as two. */
function lettersWrong(term: string): number {
  if (isHan(term) || /\d/.test(term) || term.length < 4) return 0;
  return term.length < 5 ? 1 : 2;
}

/** Half a word finds the whole one. A letter or two begin half the index, so only the last word, which is still being typed, may be so short. */
const PREFIX_LETTERS_MIN = 3;

const wordQuery = (word: string, at: number, words: readonly string[]): Query => ({
  combineWith: 'OR',
  queries: [word],
  prefix: word.length >= PREFIX_LETTERS_MIN || at === words.length - 1,
});

function ask(search: MiniSearch<Indexed>, { words, hanRuns }: Asked, { combineWith, isFuzzy }: Leniency): SearchResult[] {
  const query: Query = {
    combineWith,
    queries: [...words.map(wordQuery), ...hanRuns.map((pairs): Query => ({ combineWith: 'OR', queries: [...pairs] }))],
  };
  return search.search(query, {
    tokenize: (text) => [text],
    prefix: true,
    fuzzy: isFuzzy && lettersWrong,
    weights: { prefix: 0.6, fuzzy: 0.2 },
    // A payload with many fields is no worse an answer than one with few.
    bm25: { k: 1.2, b: 0.2, d: 0.5 },
    boost: BOOST,
    boostDocument: (id) => weightOf(String(id)),
  });
}

function hitOf({ id, match, terms }: SearchResult): Hit {
  const recipe = findRecipe(String(id));
  if (!recipe) throw new Error(`The index knows ${id}, the catalog does not.`);
  const fieldTerms = new Set(Object.entries(match).flatMap(([term, fields]) => (fields.includes('fields') ? [term] : [])));
  return { recipe, terms, fieldTerms };
}

/** Names of fields that were found, in the order of the recipe. */
export function fieldsFound({ recipe, fieldTerms }: Hit): readonly string[] {
  if (fieldTerms.size === 0) return [];
  return namesOf(recipe).filter((name) => knownTerms(name).some((term) => fieldTerms.has(term)));
}

const SHOWN_PER_GROUP = 3;

/** The first few, with room for more than one kind of document; the order within is that of the search. */
export function spread(hits: readonly Hit[], count: number): readonly Hit[] {
  const perGroup = new Map<string, number>();
  const first = hits.filter(({ recipe }) => {
    const seen = perGroup.get(recipe.displayGroup) ?? 0;
    perGroup.set(recipe.displayGroup, seen + 1);
    return seen < SHOWN_PER_GROUP;
  });
  const rest = hits.filter((hit) => !first.includes(hit));
  const chosen = new Set([...first, ...rest].slice(0, count));
  return hits.filter((hit) => chosen.has(hit));
}
