/** Finds commands by type, title, summary, field, alias and what people call things and work in English, Malay and Chinese. */

import { findRecipe, REPORT_TEMPLATES, type Recipe, type ReportTemplate } from '@ledgerline/catalog';
import { reportTerms } from '@ledgerline/catalog/publish';

import { withDirection } from './direction.ts';
import { type Meaning, type MeantReport, meaningOf } from './relevance.ts';
import { index, knownTerms, namesOf, type SearchedField, type SearchIndex } from './search-index.ts';
import { type Asked, askedIn, isHan } from './search-token.ts';
import { inSimplified } from './simplified.ts';
import type { TextHit, Wanted } from './text-index.ts';
import { stemOf } from './word-stem.ts';

export interface Hit {
  readonly recipe: Recipe;
  /** How well it matches; comparable within one search. */
  readonly score: number;
  /** The terms of the index that were found, each with the fields of the index that have it. */
  readonly found: () => Readonly<Record<string, readonly SearchedField[]>>;
  /** The words of a task that it was found by. */
  readonly phrase: string | null;
  /** The report that the query means, printed by the command; null for the command itself. */
  readonly template: ReportTemplate | null;
}

const QUERY_CHARACTERS_MAX = 200;

/** The query, limited in length. */
export const tidyQuery = (query: string): string => query.slice(0, QUERY_CHARACTERS_MAX).trim();

/** All hits, best first: matches in the text of commands, and in the meaning of business terms. */
export async function searchRecipes(query: string): Promise<readonly Hit[]> {
  const asked = askedIn(withDirection(inSimplified(tidyQuery(query))));
  if (asked.words.length + asked.hanRuns.length === 0) return [];
  const search = await index();
  const meant = meaningOf(asked);
  const commands = ranked(search, foundIn(search, withoutAsides(asked), meant), meant);
  return [...commands, ...meant.reports.map(reportHit)].toSorted((a, b) => b.score - a.score);
}

/** The text of a command does not say when, or for whom. */
function withoutAsides(asked: Asked): Asked {
  const words = asked.words.filter((word) => !asked.asides.has(word));
  return words.length + asked.hanRuns.length === 0 ? asked : { ...asked, words };
}

/** A report is found by its own name, and names the command that prints it. */
const reportHit = ({ template, score, phrase }: MeantReport): Hit => ({
  recipe: recipeOf(reportTerms[template].commandType),
  score,
  found: nothing,
  phrase,
  template,
});

/**
 * Searches for all that was typed, then with typing errors in unknown words, then for any part of it. Each step runs only when the previous one finds
 * nothing.
 */
function foundIn(search: SearchIndex, asked: Asked, meant: Meaning): Found {
  const unknown = meant.share >= MEANS_ENOUGH ? [] : asked.words.filter((word) => !formsOf(word).some(search.text.isKnown));
  const misspelt = new Set(unknown);
  const leniencies: readonly Leniency[] = [
    { combine: 'every', misspelt: new Set() },
    ...(misspelt.size > 0 ? [{ combine: 'every', misspelt } as const] : []),
    { combine: 'some', misspelt },
  ];
  for (const leniency of leniencies) {
    const results = ask(search, asked, leniency);
    if (results.length > 0) return { results, weight: leniency.combine === 'every' ? 1 : PART_WEIGHT };
  }
  return { results: [], weight: 1 };
}

interface Found {
  readonly results: readonly TextHit<SearchedField>[];
  /** The weight of the best hit. */
  readonly weight: number;
}

/** A text that has only part of what was typed says less about what is meant. */
const PART_WEIGHT = 0.6;

/** Where so much of a query means something, the rest is not treated as misspelt. */
const MEANS_ENOUGH = 0.6;

interface Leniency {
  readonly combine: 'every' | 'some';
  readonly misspelt: ReadonlySet<string>;
}

/** How many letters may be wrong; two letters swapped count as two. */
function lettersWrong(term: string): number {
  if (isHan(term) || /\d/.test(term) || term.length < 4) return 0;
  return term.length < 5 ? 1 : 2;
}

/** Half a word finds the whole one. A letter or two begin half the index, so only the last word, which is still being typed, may be so short. */
const PREFIX_LETTERS_MIN = 3;

const formsOf = (word: string): readonly string[] =>
  [...new Set([word, stemOf(word)])].filter((form) => form === word || form.length > PREFIX_LETTERS_MIN);

function ask({ text }: SearchIndex, { words, hanRuns }: Asked, { combine, misspelt }: Leniency): Found['results'] {
  const spelt = words.map(
    (word, at): Wanted => ({
      forms: formsOf(word),
      isPrefix: word.length >= PREFIX_LETTERS_MIN || at === words.length - 1,
      lettersWrong: misspelt.has(word) ? lettersWrong : () => 0,
    }),
  );
  const han = hanRuns.map(({ pairs }): Wanted => ({ forms: pairs, isPrefix: true, lettersWrong: () => 0 }));
  return text.search([...spelt, ...han], combine);
}

/** The weight that prefers the usual command when two are otherwise equal. */
const USUAL = 0.5;

/** Ranks hits. Text counts up to one; a meaning counts by its share of the query. */
function ranked({ weightOf }: SearchIndex, { results, weight }: Found, meant: Meaning): readonly Hit[] {
  const best = (results[0]?.score ?? 1) / weight;
  const texts = new Map(results.map((result) => [result.id, result]));
  return [...new Set([...texts.keys(), ...meant.types])]
    .map((type) => {
      const text = texts.get(type);
      const score = (text?.score ?? 0) / best + meant.relevanceOf(type) + USUAL * weightOf(type);
      return { type, score, found: text?.found ?? nothing };
    })
    .sort((a, b) => b.score - a.score)
    .map(({ type, score, found: terms }) => ({
      recipe: recipeOf(type),
      score,
      found: terms,
      phrase: meant.phraseOf(type),
      template: null,
    }));
}

const nothing = (): Readonly<Record<string, readonly SearchedField[]>> => ({});

function recipeOf(type: string): Recipe {
  const recipe = findRecipe(type);
  if (!recipe) throw new Error(`The search knows ${type}, the catalog does not.`);
  return recipe;
}

/** Names of fields that were found, in the order of the recipe. */
export function fieldsFound({ recipe, found }: Hit): readonly string[] {
  const terms = new Set(Object.entries(found()).flatMap(([term, fields]) => (fields.includes('fields') ? [term] : [])));
  return terms.size === 0 ? [] : namesOf(recipe).filter((name) => knownTerms(name).some((term) => terms.has(term)));
}

const SHOWN_PER_GROUP = 3;

/** The first few hits, with more than one kind of document; otherwise in the order of the search. */
export function spread(hits: readonly Hit[], count: number): readonly Hit[] {
  const perGroup = new Map<string, number>();
  const first = hits.filter(({ recipe }) => {
    const seen = perGroup.get(recipe.displayGroup) ?? 0;
    perGroup.set(recipe.displayGroup, seen + 1);
    return seen < SHOWN_PER_GROUP;
  });
  const firsts = new Set(first);
  const rest = hits.filter((hit) => !firsts.has(hit));
  const chosen = new Set([...first, ...rest].slice(0, count));
  return hits.filter((hit) => chosen.has(hit));
}

/** The title and the sentence of a hit, or of the report that is meant. */
export function shownHit({ recipe, template }: Hit): { title: string; summary: string; template?: ReportTemplate } {
  if (template === null) return { title: recipe.title, summary: recipe.summary };
  const { title, description } = REPORT_TEMPLATES[template];
  return { title, summary: description, template };
}
