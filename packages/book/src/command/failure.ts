/** Results of commands that failed through no fault of the caller: because of a bug, or of a file that cannot be used. Nothing was committed. */

import { bookCommandSays } from '@ledgerline/words/book/command';
import { BookFull, CommitFailure, StorageFailure } from '../database.ts';
import { problem, refusal, said } from '../problem.ts';
import { mismatched, type Result } from './handler-result.ts';

export interface FailedCommand {
  readonly type: string;
  readonly commandId: string;
}

/** The result of a command that was rolled back. A failed commit is rethrown: only the reopened file shows whether it was saved. */
export function failedResult(failure: unknown, commandId: string): Result {
  if (failure instanceof CommitFailure) throw failure;
  if (failure instanceof BookFull) return refusal([problem('', 'BOOK_FULL', bookCommandSays.full(failure.limit))]);
  if (failure instanceof StorageFailure) return unavailable(failure);
  return refusal([problem('', 'INTERNAL_ERROR', bookCommandSays.bug(commandId))]);
}

const unavailable = ({ reason }: StorageFailure): Result => ({
  ok: false,
  saved: false,
  error: { code: 'book_unavailable', ...said(bookCommandSays.unavailable(reason)), details: [] },
});

/** The result of a write that is committed but could not be read again. */
export const unverified = (result: Result): Result => ({ ...result, ...mismatched(bookCommandSays.unverified()) });
