/**
 * A book on which anything can be tried and rolled back as a whole: every command runs inside one transaction that is never
 * committed.
 */

import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { todayOf } from '../src/clock.ts';
import { nested } from '../src/database.ts';
import { Book, type BookOptions, type Database, fixedClock, openDatabase, type TemplateName } from '../src/index.ts';
import { withRecordCache } from '../src/record-store/record-cache.ts';
import { enterPresentSamples } from '../src/template/template.ts';
import { NOW, openedTemplateOf, templateOf, tested } from './fresh-book.ts';

export interface SpeculativeBook {
  readonly book: Book;
  readonly db: Database;
  /** Returns the result of the work, and leaves the book unchanged. */
  readonly speculate: <Result>(work: () => Result) => Result;
  readonly close: () => void;
}

const folder = mkdtempSync(join(tmpdir(), 'book-speculative-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
let opened = 0;

export function speculativeBook(name: TemplateName, options: Partial<BookOptions> = {}): SpeculativeBook {
  opened += 1;
  const path = join(folder, `${opened}.sqlite`);
  copyFileSync(options.clock === undefined ? openedTemplateOf(name) : templateOf(name), path);
  const connection = openDatabase(path);
  connection.run('PRAGMA synchronous = OFF');
  connection.run('BEGIN IMMEDIATE');
  const db = withRecordCache(nested(connection));
  const clock = options.clock ?? fixedClock(NOW);
  return {
    book: enterPresentSamples(new Book(db, { clock, ...tested, ...options }), todayOf(clock)),
    db,
    speculate: (work) => db.attempt(work, () => false),
    close: () => {
      connection.run('ROLLBACK');
      connection.close();
      for (const suffix of ['', '-wal', '-shm']) rmSync(`${path}${suffix}`, { force: true });
    },
  };
}
