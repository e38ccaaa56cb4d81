/** Rejects a command whose document is too large for the key that sends it. What a document amounts to is declared in the catalog. */

import { amountProblems, type Payload, type Recipe } from '@ledgerline/catalog';
import { payloadSays } from '@ledgerline/words/problem/payload';
import type { Rights } from '../account/rights/access.ts';
import { type Refusal, refuse, refuseFindings } from '../system/problem.ts';
import { type CommandContent, withinPayload } from './submission.ts';

export function refusalOfAmount({ amountMax = null }: Rights, recipe: Recipe, { payload }: CommandContent): Refusal | null {
  if (amountMax === null) return null;
  const problems = amountProblems(recipe, JSON.parse(payload) as Payload, amountMax).map(withinPayload);
  const [first] = problems;
  if (!first) return null;
  if (problems.length === 1) return refuse('amount_limit', payloadSays.nothingQueued(first.wording), problems);
  return refuseFindings('amount_limit', payloadSays.placesAboveLimit(problems.length), {
    details: problems,
    total: problems.length,
  });
}
