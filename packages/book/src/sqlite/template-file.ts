/** Template files: a finished book that new ones are copied from, so that a new sandbox is ready at once. */

import { copyFileSync } from 'node:fs';
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
  prepareConnection(connection);
  copyTables(connection, template);
  return bookOn(databaseOn(connection), options);
}

function copyTables(connection: DatabaseSync, template: string): void {
  connection.exec('PRAGMA foreign_keys = OFF');
  connection.prepare('ATTACH :template AS template').run({ template });
  const tables = connection
    .prepare(
      `SELECT name FROM template.sqlite_master WHERE type = 'table' AND (name NOT LIKE 'sqlite_%' OR name = 'sqlite_sequence')`,
    )
    .all() as unknown as readonly { readonly name: string }[];
  connection.exec('BEGIN');
  for (const { name } of tables) {
    connection.exec(`DELETE FROM main.${name}`);
    connection.exec(`INSERT INTO main.${name} SELECT * FROM template.${name}`);
  }
  connection.exec('COMMIT');
  connection.exec('DETACH template');
  connection.exec('PRAGMA foreign_keys = ON');
}
