/** A blank book that remembers its statements. */

import { Book } from '../src/book.ts';
import { fixedClock } from '../src/clock.ts';
import type { Database, Parameters } from '../src/database.ts';
import { openDatabase } from '../src/sqlite/database.ts';
import { fillBlank } from '../src/template/template.ts';
import { assertDeclared } from './declared-result.ts';

export interface Statement {
  readonly sql: string;
  readonly parameters: Parameters;
}

export function watchedBook() {
  const db = openDatabase(':memory:');
  const statements: Statement[] = [];
  const watch = (sql: string, parameters: Parameters = {}): void => {
    statements.push({ sql, parameters });
  };
  const watched: Database = {
    ...db,
    all: (sql, parameters) => {
      watch(sql, parameters);
      return db.all(sql, parameters);
    },
    get: (sql, parameters) => {
      watch(sql, parameters);
      return db.get(sql, parameters);
    },
    run: (sql, parameters) => {
      watch(sql, parameters);
      return db.run(sql, parameters);
    },
  };
  const book = new Book(watched, { clock: fixedClock('2026-07-06T00:00:00.000Z'), onResult: assertDeclared });
  fillBlank(book);
  statements.length = 0;
  return { book, db, statements };
}
