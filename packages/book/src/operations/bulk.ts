/** Many creates in one command, in order: each for itself, or all or nothing. */

import { findRecipe, type Payload, type Recipe } from '@ledgerline/catalog';
import type { BulkRowResult, Refusal } from '@ledgerline/contract';
import { rowsOf } from '../drafting/payments.ts';
import type { Handler, Outcome } from '../outcome.ts';
import { problem, refusal } from '../problem.ts';
import { Work } from '../work.ts';

/** The create command behind bulk-create-<plural>: the one whose rows it takes. */
function createTypeOf(recipe: Recipe): string | undefined {
  const plural = recipe.commandType.slice('bulk-create-'.length);
  const singular = plural.endsWith('ies') ? `${plural.slice(0, -3)}y` : plural.replace(/sses$/, 'ss').replace(/([^s])s$/, '$1');
  return [`create-${singular}`, `create-${plural}`].find((type) => findRecipe(type) !== undefined);
}

/** How a row finds what runs its own command. */
type FindHandler = (commandType: string) => Handler | undefined;

export function bulkHandler(recipe: Recipe, find: FindHandler): Handler | undefined {
  if (recipe.document !== 'bulk') return undefined;
  const type = recipe.commandType === 'bulk-create' ? undefined : createTypeOf(recipe);
  return (work, payload) => runBulk(work, payload, type, find);
}

const refusalOf = (code: 'ROLLED_BACK' | 'NOT_RUN', message: string): Refusal => refusal([problem('', code, message)]).error;

/** Of rows that share one fate, each but the one that failed says the same, tried or not. */
const rolledBack = (): Refusal => refusalOf('ROLLED_BACK', 'Another row failed, so nothing was saved.');

function runRow(work: Work, row: Payload, type: string, find: FindHandler): Outcome {
  const handler = find(type);
  const own = new Work(work.db, work.today, work.now, work.commandId);
  if (!handler) {
    const message = `This book does not run ${type}.`;
    return { result: { ok: false, saved: false, error: { code: 'unsupported_command', message, details: [] } }, isKept: false };
  }
  const { rowId: _id, commandType: _type, ...payload } = row;
  return work.db.attempt(
    () => handler(own, payload),
    (outcome) => outcome.isKept,
  );
}

function rowResult(index: number, row: Payload, { result, isKept }: Outcome): BulkRowResult {
  const members = ['docNo', 'docKey', 'code', 'error'].filter((name) => result[name] !== undefined);
  return {
    index,
    ...(row.rowId === undefined ? {} : { rowId: String(row.rowId) }),
    ok: result.ok,
    saved: isKept,
    ...Object.fromEntries(members.map((name) => [name, result[name]])),
  };
}

function runBulk(work: Work, payload: Payload, commandType: string | undefined, find: FindHandler): Outcome {
  const rows = rowsOf(payload, 'rows');
  const isAtomic = payload.mode === 'atomic';
  const results: BulkRowResult[] = [];
  /** What the rows that were saved came to: one and the same, unless they are of several commands. */
  const operations: unknown[] = [];
  for (const [index, row] of rows.entries()) {
    const isStopped = (isAtomic || payload.stopOnError === true) && results.some(({ ok }) => !ok);
    if (isStopped) {
      const error = isAtomic ? rolledBack() : refusalOf('NOT_RUN', 'A row before this one failed, so it was not tried.');
      results.push({ ...rowResult(index, row, { result: { ok: false, error }, isKept: false }) });
      continue;
    }
    const type = commandType ?? String(row.commandType ?? payload.commandType ?? '');
    const outcome = runRow(work, row, type, find);
    if (outcome.isKept) operations.push(outcome.result.operationUsed);
    results.push(rowResult(index, row, outcome));
  }
  const succeeded = results.filter(({ ok }) => ok).length;
  const isTakenBack = payload.validateOnly === true || (isAtomic && succeeded < rows.length);
  const shown = isTakenBack ? results.map((result) => takenBack(result, payload.validateOnly === true)) : results;
  const counted = shown.filter(({ ok }) => ok).length;
  const isSaved = shown.some(({ saved }) => saved);
  return {
    result: {
      ok: counted === rows.length,
      saved: isSaved,
      operationUsed: isSaved ? operations[0] : 'None',
      total: rows.length,
      succeeded: counted,
      failed: rows.length - counted,
      results: shown,
    },
    isKept: isSaved,
  };
}

/** A row that went well and was not kept after all. */
function takenBack(result: BulkRowResult, isPreview: boolean): BulkRowResult {
  const { docNo: _no, docKey: _key, ...kept } = result;
  if (isPreview || !result.ok) return { ...kept, saved: false };
  return { ...kept, ok: false, saved: false, error: rolledBack() };
}
