/** Opens an account book on a file, or in memory. */

import { openFile, pragma } from '@ledgerline/sqlite';
import { Book, type BookOptions } from '../book.ts';
import { systemClock } from '../clock.ts';
import type { Database } from '../database.ts';
import { enterPresentSamples } from '../template/template.ts';
import { databaseOn, openDatabase } from './database.ts';

/** `:memory:` keeps the book for as long as it is open. */
export const openBook = (path: string, options: Partial<BookOptions> = {}): Book =>
  enterPresentSamples(new Book(openDatabase(path, options.fileBytesMax), { ...options, clock: options.clock ?? systemClock }));

/** A book as it stands, for programs that only look at it: nothing is written, and no older file is brought up to date. */
export function openForReading(path: string): Database {
  const connection = openFile(path, 'read');
  if (pragma(connection, 'user_version') === 0) throw new Error(`${path} is not an account book.`);
  return databaseOn(connection);
}
