/** Measures reports of a long book: financial statements compared with the bare sum by account, listings by time and memory. */

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Book, openBook, openDatabase } from '@ledgerline/book';
import { REPORT_TEMPLATES } from '@ledgerline/catalog';
import { atMost, type Measurement, median, printTable } from '../table.ts';
import { BENCH_CLOCK, LAST_DAY } from './history.ts';
import { copyBook } from './kept-book.ts';

const DOCUMENTS = 100_000;
const ROUNDS = 5;
const STATEMENTS = ['trial-balance', 'profit-and-loss', 'balance-sheet'];
const LISTINGS = ['general-ledger', 'journal', 'audit-trail'];
/** Times the bare sum by account over the same rows. */
const STATEMENT_MAX = 1.2;
/** How much more memory a listing may need of a book ten times as long. */
const LISTING_GROWTH_MAX = 1.5;
const SHORTER = 10;
const BARE = 'SELECT account, sum(debit) AS debit, sum(credit) AS credit FROM gl_entry GROUP BY account';

const YEAR = { dateFrom: '2026-01-01', dateTo: LAST_DAY, format: 'csv' };

function milliseconds(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function written(book: Book, template: string, onPart: (part: Uint8Array) => void = () => {}): void {
  const result = book.writeReport({ template, ...YEAR }, onPart);
  if (!result.ok) throw new Error(`${template} was refused: ${JSON.stringify(result.error)}`);
}

/** What a report costs, in processor time, and how much it writes. */
function listed(book: Book, template: string): { readonly megabytes: number; readonly ms: number } {
  let bytes = 0;
  const ms = milliseconds(() =>
    written(book, template, (part) => {
      bytes += part.length;
    }),
  );
  return { megabytes: bytes / 1e6, ms };
}

/** A small heap, so that memory that is used counts, not garbage that is still to be collected. */
const HEAP = ['--max-semi-space-size=4', '--max-old-space-size=64'];

/** The most memory that a process of its own holds while it writes a listing, without the mapped pages of the book file. */
async function peakMegabytes(path: string, template: string): Promise<number> {
  const child = fork(join(import.meta.dirname, 'listing.ts'), [path, JSON.stringify({ template, ...YEAR })], {
    execArgv: HEAP,
  });
  const [{ ok, peakKilobytes }] = (await once(child, 'message')) as [{ readonly ok: boolean; readonly peakKilobytes: number }];
  if (!ok) throw new Error(`${template} was refused.`);
  return peakKilobytes / 1000;
}

function measure(book: Book, path: string): readonly Measurement[] {
  const db = openDatabase(path);
  const others = Object.keys(REPORT_TEMPLATES).filter((name) => ![...STATEMENTS, ...LISTINGS].includes(name));
  const times = new Map(['bare', ...STATEMENTS].map((name) => [name, [] as number[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    times.get('bare')?.push(milliseconds(() => db.all(BARE)));
    for (const name of STATEMENTS) times.get(name)?.push(milliseconds(() => written(book, name)));
  }
  db.close();
  const middle = (name: string): number => median((times.get(name) ?? []).slice(1));
  return [
    { what: 'sum by account (baseline)', figure: `${middle('bare').toFixed(1)} ms` },
    ...STATEMENTS.map((name) => ({
      what: `${name} against the baseline`,
      ...atMost(STATEMENT_MAX, middle(name) / middle('bare')),
    })),
    ...others.map((name) => ({ what: name, figure: `${milliseconds(() => written(book, name)).toFixed(0)} ms` })),
    ...LISTINGS.map((name) => {
      const { megabytes, ms } = listed(book, name);
      return { what: `${name}, ${megabytes.toFixed(1)} MB of CSV`, figure: `${ms.toFixed(0)} ms` };
    }),
  ];
}

/** Peak memory of each listing, in a book and in one ten times as long. */
async function measureMemory(shorter: string, longer: string): Promise<readonly Measurement[]> {
  const measured: Measurement[] = [];
  for (const template of LISTINGS) {
    const [before, after] = [await peakMegabytes(shorter, template), await peakMegabytes(longer, template)];
    measured.push(
      { what: `${template}, peak memory of the shorter book`, figure: `${before.toFixed(0)} MB` },
      { what: `${template}, peak memory of the longer book`, figure: `${after.toFixed(0)} MB` },
      { what: `${template}, the longer against the shorter`, ...atMost(LISTING_GROWTH_MAX, after / before) },
    );
  }
  return measured;
}

/** `--documents 10000` for a shorter book; each is built once and kept. */
export async function benchStatements(options: readonly string[]): Promise<void> {
  const at = options.indexOf('--documents');
  const count = at === -1 ? DOCUMENTS : Number(options[at + 1]);
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-bench-'));
  const [path, shorter] = [join(folder, 'book.sqlite'), join(folder, 'shorter.sqlite')];
  try {
    copyBook(count, path);
    copyBook(count / SHORTER, shorter);
    const book = openBook(path, { clock: BENCH_CLOCK });
    const number = (documents: number): string => documents.toLocaleString('en-GB');
    printTable(`Reports of a book of ${number(count)} documents, on one core`, measure(book, path));
    book.close();
    const memory = await measureMemory(shorter, path);
    printTable(
      `Peak memory of a process that writes a listing: ${number(count / SHORTER)} and ${number(count)} documents`,
      memory,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
