/** Opens an account book on a file, or in memory. */

import { openFile, pragma } from '@ledgerline/sqlite';
import { Book, type BookOptions } from '../book.ts';
import { systemClock, todayOf } from '../clock.ts';
import { asOneTransaction, type Database } from '../database.ts';
import { enterPresentSamples } from '../template/template.ts';
import { databaseOn, openDatabase } from './database.ts';

/** `:memory:` keeps the book for as long as it is open. */
export const openBook = (path: string, options: Partial<BookOptions> = {}): Book =>
  bookOn(openDatabase(path, options.fileBytesMax), options);

/** The book of a database. A copied template first enters its postponed samples, as one transaction. */
export function bookOn(db: Database, options: Partial<BookOptions>): Book {
  const settings = { ...options, clock: options.clock ?? systemClock };
  const book = new Book(db, settings);
  if (!book.isAwaitingSamples) return book;
  asOneTransaction(db, (inside) => enterPresentSamples(new Book(inside, settings), todayOf(settings.clock)));
  return new Book(db, settings);
}

/** A read-only book: nothing is written, and older files are not migrated. */
export function openForReading(path: string): Database {
  const connection = openFile(path, 'read');
  if (pragma(connection, 'user_version') === 0) throw new Error(`${path} is not an account book.`);
  return databaseOn(connection);
}
