/**
 * Results of commands that failed through no fault of the caller: a bug of ours, or a file that cannot be used. Nothing was
 * committed.
 */

import { BookFull, CommitFailure, StorageFailure } from '../database.ts';
import { problem, refusal } from '../problem.ts';
import { mismatched, type Result } from './handler-result.ts';

const messageOf = (failure: unknown): string => (failure instanceof Error ? failure.message : String(failure));

/**
 * What a command that was rolled back returns. A failed commit is rethrown: only the reopened file shows whether it was saved.
 */
export function failedResult(failure: unknown, commandId: string): Result {
  if (failure instanceof CommitFailure) throw failure;
  if (failure instanceof BookFull) return refusal([problem('', 'BOOK_FULL', failure.message)]);
  if (failure instanceof StorageFailure) return unavailable(failure);
  const message = `The command failed because of a bug in Ledgerline. Nothing was changed in the account book. Report commandId ${commandId} to the operator of the connector. The log has the details.`;
  return refusal([problem('', 'INTERNAL_ERROR', message)]);
}

function unavailable(failure: StorageFailure): Result {
  const message = `The account book cannot be used right now, so nothing was changed. ${messageOf(failure)} Send the command again with a new commandId.`;
  return { ok: false, saved: false, error: { code: 'book_unavailable', message, details: [] } };
}

/** What a write returns when it is committed but could not be read again. */
export function unverified(result: Result): Result {
  const message =
    'The write was saved, but it could not be verified because of a bug in Ledgerline. Check the document and do not create it again.';
  return { ...result, ...mismatched(message) };
}
