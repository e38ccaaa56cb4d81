/** The index of the docs: the text of every command, what may be left out of it, and what is usually meant. Made once, when first asked. Knows no query. */

import { type ModuleId, type Operation, type Recipe, recipes } from '@ledgerline/catalog';
import { fieldReference, verbTerms } from '@ledgerline/catalog/publish';

import { moduleTitle } from '../command/modules.ts';
import { letOthersRun } from '../system/waiting/timers.ts';
import { termsOf } from './recipe-terms.ts';
import { termsIn } from './search-token.ts';
import { type IndexedText, type TextIndex, textIndex } from './text-index.ts';

/** The parts of a recipe that are searched, and what each counts. */
const BOOST = {
  type: 5,
  title: 4,
  /** The usual words for its subject. */
  names: 5,
  /** Synonyms of the subject, of its other entities, and of the work. */
  words: 2.5,
  /** The words of the tasks that it does. */
  tasks: 2,
  module: 1.2,
  summary: 1,
  fields: 1.5,
} as const;

export type SearchedField = keyof typeof BOOST;

export interface SearchIndex {
  readonly text: TextIndex<SearchedField>;
  /** How often a command is meant, against others that are found by the same words. */
  readonly weightOf: (commandType: string) => number;
}

/** Recipes that are read at a time, so that other requests are not blocked. */
const CHUNK = 8;

let made: Promise<SearchIndex> | null = null;

/** Built once; the first requests wait for it. */
export function index(): Promise<SearchIndex> {
  made ??= makeIndex();
  return made;
}

async function makeIndex(): Promise<SearchIndex> {
  const texts: IndexedText<SearchedField>[] = [];
  for (const recipe of recipes()) {
    texts.push(indexed(recipe));
    if (texts.length % CHUNK === 0) await letOthersRun();
  }
  const weights = new Map(texts.map(({ id, weight }) => [id, weight]));
  return { text: textIndex(texts, BOOST), weightOf: (type) => weights.get(type) ?? 1 };
}

function indexed(recipe: Recipe): IndexedText<SearchedField> {
  const { entity, entities, verb, tasks } = termsOf(recipe);
  const usual = Object.values(entity.synonyms).map(([first = '']) => first);
  const words = [...entities.map(({ synonyms }) => synonyms), verbTerms[verb]].flatMap(({ en, ms, zh }) => [...en, ...ms, ...zh]);
  return {
    id: recipe.commandType,
    weight: weightOf(recipe),
    terms: {
      type: termsIn(recipe.commandType),
      title: termsIn(recipe.title),
      names: [...usual, entity.codeField === 'docNo' ? '' : (entity.codeField ?? '')].flatMap(termsIn),
      words: distinctTerms([...words, entity.docType ?? '']),
      tasks: distinctTerms(tasks.flatMap(({ synonyms: { en, ms, zh } }) => [...en, ...ms, ...zh])),
      module: termsIn(`${recipe.displayGroup} ${moduleTitle(recipe.module)}`),
      summary: termsIn(recipe.summary),
      fields: distinctTerms(namesOf(recipe)),
    },
  };
}

/** The terms of many names, each once: a thing with many names is not meant more often than one with few. */
const distinctTerms = (names: readonly string[]): readonly string[] => [...new Set(names.flatMap(knownTerms))];

/** Terms by name, because most recipes share most of their names. */
const termsByName = new Map<string, readonly string[]>();

export function knownTerms(name: string): readonly string[] {
  const known = termsByName.get(name) ?? termsIn(name);
  termsByName.set(name, known);
  return known;
}

const namesByType = new Map<string, readonly string[]>();

/** The names that a payload of the recipe may use, each once. */
export function namesOf(recipe: Recipe): readonly string[] {
  const known = namesByType.get(recipe.commandType) ?? readNames(recipe);
  namesByType.set(recipe.commandType, known);
  return known;
}

function readNames(recipe: Recipe): readonly string[] {
  const names = fieldReference(recipe).flatMap(({ path, aliases }) => [
    path.split(/[.[]/).at(-1)?.replace(']', '') ?? path,
    ...aliases,
  ]);
  return [...new Set(names.filter((name) => name !== ''))];
}

/** The weight of operations: the same words mean common work more often than rare work. */
const OPERATION_WEIGHT: Readonly<Record<Operation, number>> = {
  Create: 1.3,
  Read: 1.15,
  Edit: 1.05,
  Validate: 0.95,
  Void: 0.9,
  Delete: 0.85,
};

/** Commands that repeat or replace another one, which is usually meant. */
const SECOND_DOCUMENTS: readonly string[] = ['bulk', 'change-code', 'advanced-quotation'];
const SECOND_GROUPS: readonly string[] = ['Supplier item mapping', 'Supplier import'];

const SECOND_TYPES: readonly string[] = ['create-fixed-asset-gl-accounts'];

const choiceWeight = ({ commandType, document, displayGroup, task }: Recipe): number => {
  const isSecond =
    SECOND_DOCUMENTS.includes(document) || SECOND_GROUPS.includes(displayGroup) || SECOND_TYPES.includes(commandType);
  if (isSecond) return 0.7;
  return task.kind === 'transfer' ? 0.85 : 1;
};

/** The weight of the modules that people use most. */
const MODULE_WEIGHT: Readonly<Partial<Record<ModuleId, number>>> = {
  sales: 1.2,
  purchase: 1.05,
  'general-maintenance': 0.85,
  'e-invoice': 0.85,
  tax: 0.9,
};

const weightOf = (recipe: Recipe): number =>
  OPERATION_WEIGHT[recipe.operation] * (MODULE_WEIGHT[recipe.module] ?? 1) * choiceWeight(recipe);
