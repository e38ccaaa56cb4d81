/** Measures reports of a long book: financial statements compared with the bare sum by account, listings by time and memory. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Book, openBook, openDatabase } from '@ledgerline/book';
import { REPORT_TEMPLATES } from '@ledgerline/catalog';
import { atMost, type Measurement, median, printTable } from '../table.ts';
import { BENCH_CLOCK, LAST_DAY } from './history.ts';
import { copyBook } from './kept-book.ts';

const DOCUMENTS = 10_000;
const ROUNDS = 5;
const STATEMENTS = ['trial-balance', 'profit-and-loss', 'balance-sheet'];
const LISTINGS = ['general-ledger', 'journal', 'audit-trail'];
/** Times the bare sum by account over the same rows. */
const STATEMENT_MAX = 3;
const LISTING_MEGABYTES_MAX = 32;
const BARE = 'SELECT account, sum(debit) AS debit, sum(credit) AS credit FROM gl_entry GROUP BY account';

/** Memory is looked at after every so many parts of 64 KiB. */
const PARTS_PER_LOOK = 40;

const PERIOD = { dateFrom: '2026-01-01', dateTo: LAST_DAY, format: 'csv' };

function milliseconds(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function written(book: Book, template: string, onPart: (part: Uint8Array) => void = () => {}): void {
  const result = book.writeReport({ template, ...PERIOD }, onPart);
  if (!result.ok) throw new Error(`${template} was refused: ${JSON.stringify(result.error)}`);
}

interface Listed {
  readonly megabytes: number;
  readonly heldMegabytes: number;
  readonly ms: number;
}

/** How much a listing writes, and how much memory it holds while it does. */
function listed(book: Book, template: string): Listed {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed + process.memoryUsage().external;
  let [bytes, parts, held] = [0, 0, 0];
  const ms = milliseconds(() =>
    written(book, template, (part) => {
      bytes += part.length;
      parts += 1;
      if (parts % PARTS_PER_LOOK !== 0) return;
      globalThis.gc?.();
      const { heapUsed, external } = process.memoryUsage();
      held = Math.max(held, heapUsed + external - before);
    }),
  );
  return { megabytes: bytes / 1e6, heldMegabytes: held / 1e6, ms };
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
  const listings = LISTINGS.map((template) => [template, listed(book, template)] as const);
  return [
    { what: 'sum by account (baseline)', figure: `${middle('bare').toFixed(1)} ms` },
    ...STATEMENTS.map((name) => ({
      what: `${name} against the baseline`,
      ...atMost(STATEMENT_MAX, middle(name) / middle('bare')),
    })),
    ...others.map((name) => ({ what: name, figure: `${milliseconds(() => written(book, name)).toFixed(0)} ms` })),
    ...listings.flatMap(([name, { megabytes, heldMegabytes, ms }]) => [
      { what: `${name}, ${megabytes.toFixed(1)} MB of CSV`, figure: `${ms.toFixed(0)} ms` },
      { what: `${name}, memory while it is written`, ...atMost(LISTING_MEGABYTES_MAX, heldMegabytes, 'MB', 1) },
    ]),
  ];
}

/** `--documents 100000` for a longer book, which is built once and kept. */
export function benchStatements(options: readonly string[]): void {
  const at = options.indexOf('--documents');
  const count = at === -1 ? DOCUMENTS : Number(options[at + 1]);
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-bench-'));
  const path = join(folder, 'book.sqlite');
  copyBook(count, path);
  const book = openBook(path, { clock: BENCH_CLOCK });
  try {
    printTable(`Reports of a book of ${count.toLocaleString('en-GB')} documents, on one core`, measure(book, path));
  } finally {
    book.close();
    rmSync(folder, { recursive: true });
  }
}
