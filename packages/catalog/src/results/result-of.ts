/** The result of every command type, as declared. A command without a result does not compile. */

import type { Recipe } from '../build.ts';
import { findRecipe, recipes } from '../catalog.ts';
import { DOCUMENT_NAMES } from '../declaration/doc-type.ts';
import type { Family } from '../declaration/family.ts';
import type { OwnCommand, Task } from '../declaration/task.ts';
import { bulkResult } from './bulk-result.ts';
import { documentResults } from './document-result.ts';
import { EINVOICE_RESULTS } from './e-invoice-results.ts';
import { LEDGER_READS } from './ledger-reads.ts';
import type { Find, OwnResults } from './own-results.ts';
import { PARTY_READS } from './party-reads.ts';
import { recordResult } from './record-result.ts';
import { REPORT_RESULTS } from './report-results.ts';
import type { ResultShape } from './result-shape.ts';
import { STOCK_READS } from './stock-reads.ts';
import { codeChanged, TAX_RESULTS } from './tax-results.ts';

const OWN: OwnResults<OwnCommand> = {
  ...PARTY_READS,
  ...STOCK_READS,
  ...LEDGER_READS,
  ...REPORT_RESULTS,
  ...EINVOICE_RESULTS,
  ...TAX_RESULTS,
};

const families: ReadonlyMap<string, Family> = new Map(
  recipes().flatMap(({ family }) => (family ? [[family.document, family] as const] : [])),
);

const find: Find = {
  family: (document) => {
    const family = families.get(document);
    if (family === undefined) throw new Error(`There is no family ${document}.`);
    return family;
  },
  payload: (commandType) => {
    const recipe = findRecipe(commandType);
    if (recipe === undefined) throw new Error(`There is no command type ${commandType}.`);
    return recipe.shape;
  },
};

const familyOf = ({ family, commandType }: Recipe): Family => {
  if (family === undefined) throw new Error(`${commandType} follows from no family.`);
  return family;
};

type TaskOf<Kind extends Task['kind']> = Extract<Task, { readonly kind: Kind }>;

const RESULTS: { readonly [Kind in Task['kind']]: (task: TaskOf<Kind>, recipe: Recipe) => readonly ResultShape[] } = {
  document: ({ operation }, recipe) => documentResults(familyOf(recipe), operation, find),
  record: ({ operation }, recipe) => [recordResult(familyOf(recipe), operation)],
  transfer: ({ to }) => documentResults(find.family(DOCUMENT_NAMES[to]), 'create', find),
  bulk: () => [bulkResult],
  'change-code': () => [codeChanged],
  own: ({ name }) => [OWN[name](find)].flat(),
};

const declared = (recipe: Recipe): readonly ResultShape[] =>
  (RESULTS[recipe.task.kind] as (task: Task, recipe: Recipe) => readonly ResultShape[])(recipe.task, recipe);

let results: ReadonlyMap<string, readonly ResultShape[]> | undefined;

/** What a command of this type returns if the book did not reject it: one shape, or one for each family that it serves. */
export function resultsOf(commandType: string): readonly ResultShape[] {
  // Made all at once and in order, since families share shapes under the name of the first.
  results ??= new Map(recipes().map((recipe) => [recipe.commandType, declared(recipe)]));
  const result = results.get(commandType);
  if (result === undefined) throw new Error(`There is no command type ${commandType}.`);
  return result;
}
