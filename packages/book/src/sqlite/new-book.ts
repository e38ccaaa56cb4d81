/** Creates the file of a new account book from a chart. An incomplete book never gets its final name. */

import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Book, type BookOptions } from '../book.ts';
import { systemClock } from '../clock.ts';
import type { CompanyDetails } from '../setup/company.ts';
import { type ChartName, seedOfChart } from '../template/chart.ts';
import { fillFrom } from '../template/template.ts';
import { openDatabase } from './database.ts';

export interface NewBook {
  readonly template: ChartName;
  readonly company: CompanyDetails;
}

/** Throws when the file exists: an account book is never overwritten. */
export function createBook(path: string, { template, company }: NewBook, options: Partial<BookOptions> = {}): void {
  if (existsSync(path)) throw new Error(`The file ${path} already exists. An account book is never overwritten.`);
  mkdirSync(dirname(path), { recursive: true });
  const partial = `${path}.partial`;
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${partial}${suffix}`, { force: true });
  const db = openDatabase(partial);
  // A file without a final name can be lost safely, so it is synced to disk once, at the end.
  db.run('PRAGMA synchronous = OFF');
  const book = new Book(db, { ...options, clock: options.clock ?? systemClock });
  try {
    fillFrom(book, seedOfChart(template, company));
  } finally {
    book.close();
  }
  flush(partial);
  renameSync(partial, path);
}

function flush(path: string): void {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}
