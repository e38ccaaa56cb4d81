/** Template files: a finished book that new ones are copied from, so that a new sandbox is ready at once. */

import { copyFileSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Book, type BookOptions } from '../book.ts';
import { clearLog } from '../change-log/change-log.ts';
import { fixedClock } from '../clock.ts';
import { asOneTransaction } from '../database.ts';
import { type Filled, fillBlank, fillPastSample } from '../template/template.ts';
import { databaseOn, openDatabase, prepareConnection } from './database.ts';
import { bookOn, openBook } from './open.ts';

export type TemplateName = 'BLANK' | 'SAMPLE';

/** Templates are dated, so that the same program always builds the same file. */
const BUILT_AT = '2026-07-01T00:00:00.000Z';

/** Builds a template file; returns what it contains of the sample company. */
export function buildTemplate(name: TemplateName, path: string): Filled {
  const db = openDatabase(path);
  const filled = asOneTransaction(db, (inside) => {
    const book = new Book(inside, { clock: fixedClock(BUILT_AT) });
    fillBlank(book);
    const entered = name === 'SAMPLE' ? fillPastSample(book) : { entered: 0, skipped: [], refused: [] };
    // These commands are never sent again, and their results are most of the file that every copy would contain.
    inside.run('DELETE FROM command');
    clearLog(inside);
    return entered;
  });
  db.run('VACUUM');
  db.close();
  return filled;
}

/** A new book with the content of the template; `:memory:` keeps it for as long as it is open. */
export function openTemplate(template: string, path: string, options: Partial<BookOptions> = {}): Book {
  if (path !== ':memory:') {
    copyFileSync(template, path);
    return openBook(path, options);
  }
  const connection = new DatabaseSync(':memory:');
  connection.deserialize(imageOf(template));
  prepareConnection(connection);
  return bookOn(databaseOn(connection), options);
}

/** Bytes of the header that say how a file is written and read. */
const [WRITE_VERSION, READ_VERSION] = [18, 19];
const WITHOUT_LOG = 1;

/** A closed file, byte for byte, but for the log beside it: a database in memory has none. */
function imageOf(path: string): Uint8Array {
  const image = readFileSync(path);
  image[WRITE_VERSION] = WITHOUT_LOG;
  image[READ_VERSION] = WITHOUT_LOG;
  return image;
}
