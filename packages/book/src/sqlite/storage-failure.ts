/** Distinguishes failures of the file, which are temporary or need the owner, from failures of a statement, which are bugs. */

import { BookFull, StorageFailure } from '../database.ts';

/** Primary result codes of SQLite that concern the file or the machine, with what the owner can do. */
const SENTENCES: Readonly<Record<number, string>> = {
  5: 'Another program has locked the file of the account book.',
  6: 'Another program has locked the file of the account book.',
  7: 'The machine has run out of memory.',
  8: 'The connector is not allowed to write to the file of the account book.',
  9: 'The machine interrupted the account book.',
  10: 'The disk failed while the account book was read or written.',
  11: 'The file of the account book is damaged. Restore it from a backup.',
  13: 'The disk of the account book is full.',
  14: 'The file of the account book cannot be opened.',
  15: 'Another program has locked the file of the account book.',
  26: 'The file of the account book is damaged. Restore it from a backup.',
};

const PRIMARY_CODE = 0xff;
const FULL = 13;

/** A failure of the file in words; any other failure as it is. `limit` means that a full file has reached its own limit. */
export function asStorageFailure(failure: unknown, limit: () => string | null): unknown {
  if (!(failure instanceof Error) || !('errcode' in failure) || typeof failure.errcode !== 'number') return failure;
  const code = failure.errcode & PRIMARY_CODE;
  const reached = code === FULL ? limit() : null;
  if (reached !== null) return new BookFull(reached, { cause: failure });
  const sentence = SENTENCES[code];
  return sentence === undefined ? failure : new StorageFailure(sentence, { cause: failure });
}
