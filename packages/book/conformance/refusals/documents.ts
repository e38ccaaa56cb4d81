/** Mistakes with an existing document: an unknown number, a void document, one that others depend on. */

import { type Recipe, recipes } from '@ledgerline/catalog';
import { enteringMistakes, strictMistakes } from './entries.ts';
import { exampleOf, type Mistakes, oneChange, type Refusal, unreached } from './refusal.ts';

/** The number does not exist; the list of the family shows those that do. */
function missing(recipe: Recipe): Refusal {
  const no = unreached(String(exampleOf(recipe).docNo));
  const list = recipes().find(
    ({ verb, document, shape }) => verb === 'list' && document === recipe.document && 'changedSince' in shape.members,
  );
  return oneChange(recipe, 'book', 'a number that does not exist', ['/docNo', no], {
    code: 'NOT_FOUND',
    says: `… ${no} does not exist in this account book. ${list ? `Use ${list.commandType} to list the existing ones.` : 'Check its number.'}`,
  });
}

const gone: Mistakes = (recipe, book) =>
  recipe.docTypes
    .flatMap((type) => book.voidNo(type) ?? [])
    .slice(0, 1)
    .map((no) =>
      oneChange(recipe, 'book', 'a document that is void', ['/docNo', no], {
        code: 'DOC_CANCELLED',
        says: `${no} is void and cannot be changed. Create a new document instead.`,
      }),
    );

/** Documents that others depend on are voided from the last one backwards. */
const held: Mistakes = (recipe, book) =>
  recipe.docTypes.flatMap((type) => [
    ...book.transferred(type).map(({ no, holder }) =>
      oneChange(recipe, 'book', 'a document that has gone on', ['/docNo', no], {
        code: 'DOC_TRANSFERRED',
        says: `${no} was transferred to ${holder}. Void ${holder} first.`,
      }),
    ),
    ...book.settled(type).map(({ no, holder }) =>
      oneChange(recipe, 'book', 'a document that has been settled', ['/docNo', no], {
        code: 'DOC_KNOCKED_OFF',
        says: `${no} is settled by ${holder}. Void ${holder} first.`,
      }),
    ),
  ]);

const withdrawing: Mistakes = (recipe, book) => [missing(recipe), ...gone(recipe, book), ...held(recipe, book)];

const BY_VERB: Readonly<Record<string, Mistakes>> = {
  get: (recipe) => [missing(recipe)],
  validate: enteringMistakes,
  create: enteringMistakes,
  update: (recipe, book) => [missing(recipe), ...gone(recipe, book), ...strictMistakes(recipe)],
  cancel: withdrawing,
  void: withdrawing,
  delete: withdrawing,
};

/** Returns of SST and GST have commands of their own. */
const isOther = (recipe: Recipe): boolean => recipe.docTypes.some((type) => type === 'SST' || type === 'GST');

export const DOCUMENT_MISTAKES: Mistakes = (recipe, book) =>
  recipe.docTypes.length === 0 || isOther(recipe) ? [] : (BY_VERB[recipe.verb]?.(recipe, book) ?? []);
