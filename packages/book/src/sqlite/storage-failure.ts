/** Distinguishes failures of the file, which are temporary or need the owner, from failures of a statement, which are bugs. */

import type { StorageReason } from '@ledgerline/words/book/command';
import { BookFull, StorageFailure } from '../database.ts';

/** Primary result codes of SQLite that concern the file or the machine. */
const REASONS: Readonly<Record<number, StorageReason>> = {
  5: 'locked',
  6: 'locked',
  7: 'memory',
  8: 'readOnly',
  9: 'interrupted',
  10: 'disk',
  11: 'damaged',
  13: 'full',
  14: 'unopened',
  15: 'locked',
  26: 'damaged',
};

const PRIMARY_CODE = 0xff;
const FULL = 13;

/** A failure of the file in words; any other failure as it is. `limit` means that a full file has reached its own limit. */
export function asStorageFailure(failure: unknown, limit: () => string | null): unknown {
  if (!(failure instanceof Error) || !('errcode' in failure) || typeof failure.errcode !== 'number') return failure;
  const code = failure.errcode & PRIMARY_CODE;
  const reached = code === FULL ? limit() : null;
  if (reached !== null) return new BookFull(reached, { cause: failure });
  const reason = REASONS[code];
  return reason === undefined ? failure : new StorageFailure(reason, { cause: failure });
}
