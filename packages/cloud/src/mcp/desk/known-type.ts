/** The command type that a call names, if there is one and the key can send it. */

import { check, findRecipe, type Recipe } from '@ledgerline/catalog';
import { assistantSays } from '@ledgerline/words/problem/assistant';
import { maySend } from '../../account/rights/access.ts';
import { type Refusal, refuse } from '../../system/problem.ts';
import type { Desk } from './desk.ts';

/** The recipe, or why the key has none: no such type, with similar names, or a right that it lacks. */
export function knownType({ caller }: Pick<Desk, 'caller'>, type: string): Recipe | Refusal {
  const recipe = findRecipe(type);
  if (!recipe) {
    const unknown = check(type, {});
    if (unknown.ok) throw new Error('A command type without a recipe must be unknown.');
    return refuse('unknown_command_type', unknown.sentence, unknown.problems);
  }
  if (maySend(caller.rights, recipe)) return recipe;
  return refuse('access_denied', assistantSays.cannotSend(type, recipe.operation.toLowerCase(), recipe.module));
}
