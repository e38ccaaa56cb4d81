/**
 * The code of the record that a command is about: debtorCode, itemCode, accountNo and so on. It is stored in the same column as a document number: a
 * command has one or the other, and its type says which.
 */

import { findRecipe } from '@ledgerline/catalog';

/** The field of the payload that has the code; null for commands that are not about one record. */
function codeFieldOf(type: string): string | null {
  const recipe = findRecipe(type);
  if (recipe?.task.kind === 'change-code') return 'newCode';
  if (recipe?.task.kind !== 'record' || recipe.task.operation === 'list') return null;
  const { family } = recipe;
  return family?.kind === 'record' ? family.selector.name : null;
}

export const isAboutRecord = (type: string): boolean => codeFieldOf(type) !== null;

export function recordCodeIn(type: string, payload: Readonly<Record<string, unknown>>): unknown {
  const field = codeFieldOf(type);
  return field === null ? undefined : payload[field];
}
