/** Runs many creates in one command, in order: each separately, or all or nothing. */

import type { Payload } from '@ledgerline/catalog';
import { type BulkRowResult, isMismatched, type Refusal } from '@ledgerline/contract';
import type { Sentence } from '@ledgerline/words';
import { bookCommandSays } from '@ledgerline/words/book/command';
import { CommandContext } from '../command/command-context.ts';
import {
  type Handler,
  type HandlerResult,
  mismatched,
  type Verification,
  verificationOf,
  verifyEarly,
  verifyNow,
} from '../command/handler-result.ts';
import { rowsOf } from '../payload.ts';
import { problem, refusal, said } from '../problem.ts';

/** How a row finds the handler of its own command. */
type FindHandler = (commandType: string) => Handler;

/** `repeats` is the create command of every row; with null each row, or the call, names its own. */
export const bulkHandler =
  (repeats: string | null, find: FindHandler): Handler =>
  (command, payload) =>
    runBulk(command, payload, repeats, find);

const refusalOf = (code: 'ROLLED_BACK' | 'NOT_RUN', says: Sentence): Refusal => refusal([problem('', code, says)]).error;

/** In atomic mode, every row except the failed one has the same result, whether it ran or not. */
const rolledBack = (): Refusal => refusalOf('ROLLED_BACK', bookCommandSays.rolledBack());

function runRow(command: CommandContext, row: Payload, type: string, find: FindHandler): HandlerResult {
  const handler = find(type);
  const own = new CommandContext(command.db, command.today, command.now, command.commandId);
  const { rowId: _id, commandType: _type, ...payload } = row;
  return command.db.attempt(
    () => handler(own, payload),
    (handled) => handled.isCommitted,
  );
}

function rowResult(index: number, row: Payload, { result, isCommitted }: HandlerResult): BulkRowResult {
  const members = ['docNo', 'docKey', 'code', 'error'].filter((name) => result[name] !== undefined);
  const warnings = Array.isArray(result.warnings) && result.warnings.length > 0 ? { warnings: result.warnings } : {};
  return {
    index,
    ...(row.rowId === undefined ? {} : { rowId: String(row.rowId) }),
    ok: result.ok,
    saved: isCommitted,
    ...Object.fromEntries(members.map((name) => [name, result[name]])),
    ...warnings,
  };
}

function runBulk(command: CommandContext, payload: Payload, repeats: string | null, find: FindHandler): HandlerResult {
  const rows = rowsOf(payload, 'rows');
  const isAtomic = payload.mode === 'atomic';
  const results: BulkRowResult[] = [];
  const kept: KeptRow[] = [];
  for (const [index, row] of rows.entries()) {
    const isStopped = (isAtomic || payload.stopOnError === true) && results.some(({ ok }) => !ok);
    if (isStopped) {
      const error = isAtomic ? rolledBack() : refusalOf('NOT_RUN', bookCommandSays.notRun());
      results.push({ ...rowResult(index, row, { result: { ok: false, error }, isCommitted: false }) });
      continue;
    }
    const type = repeats ?? String(row.commandType ?? payload.commandType ?? '');
    const handled = runRow(command, row, type, find);
    if (handled.isCommitted) kept.push({ index, handled });
    results.push(rowResult(index, row, handled));
    command.progress.at(index + 1, 'rows', () => rows.length);
  }
  const succeeded = results.filter(({ ok }) => ok).length;
  const isTakenBack = payload.validateOnly === true || (isAtomic && succeeded < rows.length);
  const shown = isTakenBack ? results.map((result) => takenBack(result, payload.validateOnly === true)) : results;
  const isSaved = shown.some(({ saved }) => saved);
  const result = {
    ok: shown.every(({ ok }) => ok),
    saved: isSaved,
    // Saved rows have the same operation, unless they belong to several commands.
    operationUsed: isSaved ? kept[0]?.handled.result.operationUsed : 'None',
    total: rows.length,
    ...countsOf(shown),
    results: shown,
  };
  if (!isSaved) return { result: result.ok ? result : { ...result, error: refusalOfAll(shown) }, isCommitted: false };
  return {
    result,
    isCommitted: true,
    earlyVerification: verificationFrom(kept, shown, (handled) => verifyEarly(handled, command)),
    isAsRead: (fresh) => kept.every(({ handled }) => handled.isAsRead?.(fresh) === true),
    verify: (fresh) => verificationFrom(kept, shown, (handled) => verifyNow(handled, fresh)),
    wantsReadBack: rows.some(({ verifyAfterSave }) => verifyAfterSave === true),
  };
}

/** Codes of rows that failed only because another row did. */
const ALONG: readonly string[] = ['ROLLED_BACK', 'NOT_RUN'];

/** Why nothing was saved: the first row that failed by itself, and the reasons of every row. */
function refusalOfAll(results: readonly BulkRowResult[]): Refusal {
  const failed = results.flatMap(({ index, error }) => (error ? [{ index, error }] : []));
  const own = failed.filter(({ error }) => !ALONG.includes(error.code));
  const { index, error } = own[0] ?? { index: 0, error: rolledBack() };
  const { message, ...wording } = said(bookCommandSays.bulkFailed(own.length, results.length));
  const details = failed.flatMap((row) =>
    row.error.details.map((detail) => ({ ...detail, path: `/rows/${row.index}${detail.path}` })),
  );
  return { code: error.code, message: `${message} rows[${index}]: ${error.message}`, ...wording, details };
}

/** A saved row with its verification. */
interface KeptRow {
  readonly index: number;
  readonly handled: HandlerResult;
}

function countsOf(results: readonly BulkRowResult[]) {
  const succeeded = results.filter(({ ok }) => ok).length;
  return { succeeded, failed: results.length - succeeded };
}

/** The verifications of all rows as one; a row whose own verification fails is saved, but not ok. */
function verificationFrom(
  kept: readonly KeptRow[],
  results: readonly BulkRowResult[],
  verifiedBy: (handled: HandlerResult) => Verification | undefined,
): Verification {
  const verifications = kept.flatMap(({ index, handled }) => {
    const own = verifiedBy(handled);
    return own ? [{ index, ...own }] : [];
  });
  const differing = new Set(
    verifications.filter(({ summary }) => isMismatched({ writeVerification: summary })).map(({ index }) => index),
  );
  const shown = results.map((row) => (differing.has(row.index) ? { ...row, ...mismatched() } : row));
  return verificationOf(
    verifications.flatMap(({ index, checks }) => checks.map((check) => ({ ...check, path: `rows/${index}/${check.path}` }))),
    verifications.every(({ summary }) => summary.identityMatched !== false),
    verifications.every(({ summary }) => summary.linkageMatched !== false),
    { ...countsOf(shown), results: shown },
    verifications.flatMap(({ index, summary: { notApplied = [] } }) =>
      notApplied.map((one) => ({ ...one, path: `rows/${index}/${one.path}` })),
    ),
  );
}

/** A row that succeeded and was rolled back. */
function takenBack(result: BulkRowResult, isPreview: boolean): BulkRowResult {
  const { docNo: _no, docKey: _key, ...kept } = result;
  if (isPreview || !result.ok) return { ...kept, saved: false };
  return { ...kept, ok: false, saved: false, error: rolledBack() };
}
