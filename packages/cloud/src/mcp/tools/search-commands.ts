/** search_commands: finds command types by words, among those that the key can send. */

import type { Recipe } from '@ledgerline/catalog';
import { enumOf, ModuleId, Type } from '@ledgerline/contract';
import { maySend } from '../../account/rights/access.ts';
import { type Hit, searchRecipes, shownHit, spread } from '../../search/search.ts';
import { declareTool, READ_ONLY } from '../desk/tool.ts';

const HITS_DEFAULT = 8;
const HITS_MAX = 20;

export const searchCommands = declareTool({
  name: 'search_commands',
  title: 'Search command types',
  description:
    'Find the command type for a task, in English, Malay or Chinese: "unpaid invoices", "terima bayaran", "库存". Only types that this key can send are returned.',
  input: Type.Object(
    {
      query: Type.String({ minLength: 1, maxLength: 200, description: 'The task, in a few words.' }),
      module: Type.Optional(ModuleId),
      mode: Type.Optional(enumOf(['read', 'write'], 'Only reads or only writes.')),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: HITS_MAX, description: `Hits (default ${HITS_DEFAULT}).` })),
    },
    { additionalProperties: false },
  ),
  hints: READ_ONLY,
  answer: async ({ caller }, { query, module, mode, limit = HITS_DEFAULT }) => {
    const isWanted = (recipe: Recipe): boolean =>
      (module === undefined || recipe.module === module) &&
      (mode === undefined || recipe.mode === mode) &&
      maySend(caller.rights, recipe);
    const found = (await searchRecipes(query)).filter(({ recipe }) => isWanted(recipe));
    const hits = spread(found, limit).map(hitOf);
    return { told: { ok: true, hits, ...(hits.length === 0 && { whatToDo: NOTHING_FOUND }) }, outcome: 'ok' };
  },
});

const NOTHING_FOUND =
  'Nothing that this key can send was found. Use other words: what is done, and with which document or record.';

/** A report is a template of the command that prints it, and needs no other field. */
function hitOf(hit: Hit) {
  const { commandType, module, mode, shape } = hit.recipe;
  const { template, ...shown } = shownHit(hit);
  const needs = template === undefined ? { required: shape.required } : { template, payload: { template } };
  return { type: commandType, ...shown, module, mode, ...needs };
}
