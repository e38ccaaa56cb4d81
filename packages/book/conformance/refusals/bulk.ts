/** Mistakes in one row of a bulk command: the row is refused as its own command would be, and in atomic mode nothing is saved. */

import { findRecipe, type Json, type Payload, type Recipe } from '@ledgerline/catalog';
import { DOCUMENT_MISTAKES } from './documents.ts';
import { NAMED_MISTAKES } from './named.ts';
import { RECORD_MISTAKES } from './records.ts';
import { exampleOf, type Mistakes, type Refusal } from './refusal.ts';

/** The create command whose payloads the rows are. */
function createTypeOf({ task }: Recipe, payload: Payload): Recipe | undefined {
  return task.kind === 'bulk' ? findRecipe(task.repeats ?? String(payload.commandType)) : undefined;
}

export const BULK_MISTAKES: Mistakes = (recipe, book) => {
  if (recipe.document !== 'bulk') return [];
  const example = exampleOf(recipe);
  const rows = example.rows as readonly Payload[];
  const create = createTypeOf(recipe, example);
  if (!create) return [];
  const ofRow = [NAMED_MISTAKES, DOCUMENT_MISTAKES, RECORD_MISTAKES]
    .flatMap((mistakes) => mistakes(create, book))
    .filter(({ by }) => by === 'book');
  const [commonest] = ofRow;
  const oneBad: readonly Refusal[] = commonest
    ? [
        {
          ...commonest,
          type: recipe.commandType,
          by: 'row',
          mistake: `${commonest.mistake} in the second row`,
          payload: { ...example, mode: 'atomic', rows: [rows[0] as Json, { rowId: 'bad', ...(commonest.payload as Payload) }] },
        },
      ]
    : [];
  return [
    ...oneBad,
    {
      type: recipe.commandType,
      by: 'catalog',
      mistake: 'no rows',
      payload: { ...example, rows: [] },
      code: 'too_few',
      path: '/rows',
      says: 'rows must have at least 1 row.',
    },
  ];
};
