/** Tells failures of the file, which pass or need its owner, from failures of a statement, which are bugs of ours. */

import { StorageFailure } from '../database.ts';

/** Primary result codes of SQLite that say something about the file or the machine, with what the owner can do. */
const SENTENCES: Readonly<Record<number, string>> = {
  5: 'Another program has locked the file of the account book.',
  6: 'Another program has locked the file of the account book.',
  7: 'The machine has run out of memory.',
  8: 'The connector is not allowed to write to the file of the account book.',
  9: 'The machine interrupted the account book.',
  10: 'The disk failed while the account book was read or written.',
  11: 'The file of the account book is damaged; restore it from a backup.',
  13: 'The disk of the account book is full.',
  14: 'The file of the account book cannot be opened.',
  15: 'Another program has locked the file of the account book.',
  26: 'The file of the account book is damaged; restore it from a backup.',
};

const PRIMARY_CODE = 0xff;

/** A failure of the file in words; any other failure as it is. */
export function asStorageFailure(failure: unknown): unknown {
  if (!(failure instanceof Error) || !('errcode' in failure) || typeof failure.errcode !== 'number') return failure;
  const sentence = SENTENCES[failure.errcode & PRIMARY_CODE];
  return sentence === undefined ? failure : new StorageFailure(sentence, { cause: failure });
}
