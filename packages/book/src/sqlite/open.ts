/** Opens an account book on a file, or in memory. */

import { Book, type BookOptions } from '../book.ts';
import { systemClock } from '../clock.ts';
import { openDatabase } from './database.ts';

/** `:memory:` keeps the book for as long as it is open. */
export const openBook = (path: string, options: Partial<BookOptions> = {}): Book =>
  new Book(openDatabase(path), { clock: options.clock ?? systemClock, isChecked: options.isChecked ?? false });
