/** Mistakes with a master record: a code that exists already, is missing or in use, and fields that an update does not accept. */

import { capitalised, type Json, type Recipe } from '@ledgerline/catalog';
import { RECORD_FAMILIES, type RecordFamily } from '../../src/master-data/families.ts';
import { LISTED_BY } from '../../src/master-data/record-sentence.ts';
import { WORDS } from '../../src/record-store/kinds.ts';
import { strictMistakes, unknownCodes } from './entries.ts';
import { exampleOf, type KnownBook, type Mistakes, misspelt, oneChange, type Refusal } from './refusal.ts';

/** Commands whose code selects a record, and the family each belongs to. */
function familyOf({ document, task }: Recipe): RecordFamily | undefined {
  if (document === 'item-package') return { kind: 'item-package', selector: 'packageCode' };
  return task.kind === 'record' && task.operation !== 'list' ? RECORD_FAMILIES[task.record] : undefined;
}

/** Tax entities have numbers; all others have text codes. */
const coded = (family: RecordFamily, code: string): Json => (family.kind === 'tax-entity' ? Number(code) : code);

function missing(recipe: Recipe, family: RecordFamily): Refusal {
  const { kind, selector } = family;
  const known = String(exampleOf(recipe)[selector]);
  const code = kind === 'tax-entity' ? '9999' : misspelt(known);
  const hint = kind === 'tax-entity' ? ` Use ${LISTED_BY[kind]} to list the existing ones.` : ' Did you mean …?';
  return oneChange(recipe, 'book', 'a code that does not exist', [`/${selector}`, coded(family, code)], {
    code: 'NOT_FOUND',
    says: `${capitalised(WORDS[kind])} ${code} does not exist in this account book.${hint}`,
  });
}

function taken(recipe: Recipe, family: RecordFamily, book: KnownBook): Refusal {
  const { kind, selector } = family;
  const code = book.anyCode(kind);
  return oneChange(recipe, 'book', 'a code that is taken', [`/${selector}`, coded(family, code)], {
    code: 'RECORD_EXISTS',
    says: `${capitalised(WORDS[kind])} ${code} already exists. Change it with update-${recipe.document}, or choose another code.`,
  });
}

function used(recipe: Recipe, { kind, selector }: RecordFamily, book: KnownBook): readonly Refusal[] {
  const code = book.usedCode(kind);
  if (code === undefined) return [];
  return [
    oneChange(recipe, 'book', 'a record in use', [`/${selector}`, code], {
      code: 'RECORD_IN_USE',
      says: `${code} is in use and cannot be deleted. Deactivate it with void-${recipe.document} instead.`,
    }),
  ];
}

type RecordMistakes = (recipe: Recipe, family: RecordFamily, book: KnownBook) => readonly Refusal[];

const entering: RecordMistakes = (recipe, family, book) => [
  taken(recipe, family, book),
  ...unknownCodes(recipe, book).filter(({ path }) => path !== `/${family.selector}`),
];

const BY_VERB: Readonly<Record<string, RecordMistakes>> = {
  get: (recipe, family) => [missing(recipe, family)],
  validate: entering,
  create: entering,
  update: (recipe, family) => [missing(recipe, family), ...strictMistakes(recipe)],
  void: (recipe, family) => [missing(recipe, family)],
  delete: (recipe, family, book) => [...used(recipe, family, book), missing(recipe, family)],
};

export const RECORD_MISTAKES: Mistakes = (recipe, book) => {
  const family = familyOf(recipe);
  return family ? (BY_VERB[recipe.verb]?.(recipe, family, book) ?? []) : [];
};
