/**
 * Compares the account book with others, for orientation: the same invoices in Ledgerline's book, through the bindings of
 * GnuCash, and the journal that Ledgerline exports loaded by beancount.
 */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Book, buildTemplate, openBook, openDatabase } from '@ledgerline/book';
import { exportJournal } from '../../packages/book/src/command-line/export.ts';
import { BENCH_CLOCK, DEBTORS } from '../book/history.ts';
import { printTable } from '../table.ts';

/** Trade debtors; beancount spells it as part of a name. */
const DEBTORS_ACCOUNT = '300-0000';
/** The Python of Debian, whose packages the two programs are. */
const PYTHON = '/usr/bin/python3';

interface Invoice {
  readonly debtorCode: string;
  readonly docDate: string;
  readonly lines: readonly { description: string; qty: number; unitPrice: number; taxCode: string }[];
}

/** Two lines of services; prices whose tax of 10% is whole sen, so that rounding does not differ between the books. */
const invoiceOf = (index: number): Invoice => ({
  debtorCode: DEBTORS[index % DEBTORS.length] ?? DEBTORS[0],
  docDate: new Date(Date.UTC(2026, 0, 1 + (index % 300))).toISOString().slice(0, 10),
  lines: [0, 1].map((line) => ({
    description: `Service ${line + 1}`,
    qty: 1 + (index % 5),
    unitPrice: (100 + ((index + line) % 900)) / 10,
    taxCode: 'ST10',
  })),
});

export function benchBooks(count: number): void {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-books-'));
  const invoices = Array.from({ length: count }, (_, index) => invoiceOf(index));
  const [source, bookFile, journal] = ['invoices.json', 'book.sqlite', 'book.beancount'].map((name) => join(folder, name));
  writeFileSync(source as string, JSON.stringify(invoices));
  try {
    const ours = runDurably(invoices, bookFile as string);
    const atOnce = runAtOnce(invoices, join(folder, 'at-once.sqlite'));
    const exportStart = performance.now();
    exportJournal({ format: 'beancount', book: bookFile, output: journal });
    const exportSeconds = (performance.now() - exportStart) / 1000;
    const gnucash = runPython('gnucash_book.py', [source as string, join(folder, 'book.gnucash')]);
    const beancount = runPython('beancount_book.py', [journal as string, DEBTORS_ACCOUNT]);
    for (const { debtorsSen } of [atOnce, gnucash ?? ours, beancount ?? ours])
      if (debtorsSen !== ours.debtorsSen)
        throw new Error(`The books differ: debtors owe ${ours.debtorsSen} sen in ours and ${debtorsSen} in another.`);
    const rate = (seconds = 0): string => `${seconds.toFixed(1)} s, ${(count / seconds).toFixed(0)} a second`;
    const ABSENT = 'not installed';
    printTable(`${count.toLocaleString('en')} invoices of two lines; all books agree on what debtors owe`, [
      { what: 'Ledgerline, each on disk before the next', figure: rate(ours.seconds) },
      { what: 'Ledgerline, all on disk at the end', figure: rate(atOnce.seconds) },
      { what: 'GnuCash, posted in memory', figure: gnucash ? rate(gnucash.postSeconds) : ABSENT },
      { what: 'GnuCash, file written at the end', figure: gnucash ? rate(gnucash.saveSeconds) : ABSENT },
      { what: 'Ledgerline, export of the journal', figure: rate(exportSeconds) },
      { what: 'beancount, loading and checking that journal', figure: beancount ? rate(beancount.loadSeconds) : ABSENT },
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Posted {
  readonly seconds: number;
  readonly debtorsSen: number;
}

function postAll(book: Book, invoices: readonly Invoice[]): number {
  let debtorsSen = 0;
  for (const [index, invoice] of invoices.entries()) {
    const result = book.execute('create-sales-invoice', invoice, `bench-${index}`);
    if (!result.ok) throw new Error(`An invoice was rejected: ${JSON.stringify(result)}`);
    debtorsSen += Math.round((result.fields as { FinalTotal: number }).FinalTotal * 100);
  }
  return debtorsSen;
}

/** Each invoice in a transaction of its own, on disk before the next one begins. */
function runDurably(invoices: readonly Invoice[], path: string): Posted {
  buildTemplate('BLANK', path);
  const book = openBook(path, { clock: BENCH_CLOCK });
  const start = performance.now();
  const debtorsSen = postAll(book, invoices);
  const seconds = (performance.now() - start) / 1000;
  book.close();
  return { seconds, debtorsSen };
}

/** All invoices in one transaction, on disk at its end: the same promise that a program makes which saves its file at the end. */
function runAtOnce(invoices: readonly Invoice[], path: string): Posted {
  buildTemplate('BLANK', path);
  const db = openDatabase(path);
  const book = new Book({ ...db, transaction: (work, isKept = () => true) => db.attempt(work, isKept) }, { clock: BENCH_CLOCK });
  const start = performance.now();
  let debtorsSen = 0;
  db.transaction(() => {
    debtorsSen = postAll(book, invoices);
  });
  const seconds = (performance.now() - start) / 1000;
  book.close();
  return { seconds, debtorsSen };
}

type Figures = Readonly<Record<string, number>>;

/** Null where the program is not installed. */
function runPython(program: string, parameters: readonly string[]): Figures | null {
  const { status, stdout, stderr, error } = spawnSync(PYTHON, [join(import.meta.dirname, 'books', program), ...parameters], {
    encoding: 'utf8',
  });
  if (error || stderr.includes('ModuleNotFoundError')) return null;
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Figures;
}
