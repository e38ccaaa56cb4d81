/**
 * What the GnuCash driver costs: invoices in SQLite and XML books next to the same invoices in the embedded book, each on disk before the
 * next, and one command in a large XML book.
 */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { buildTemplate, openBook } from '@ledgerline/book';
import type { Payload } from '@ledgerline/catalog';
import { isReady } from '../test/debian-packages.ts';
import type { OpenDriver } from '../test/driver-kit/open-driver.ts';
import { makeBook } from '../test/gnucash/books.ts';
import { openDriver } from '../test/gnucash/open-driver.ts';
import { BENCH_CLOCK } from './book/history.ts';
import { printTable } from './table.ts';

const INVOICE: Payload = {
  debtorCode: '300-A001',
  docDate: '2026-07-06',
  lines: [
    { description: 'Goods', accountNo: '500-0000', qty: 3, unitPrice: 33.35, discount: '10%', taxCode: 'ST10' },
    { description: 'Service', accountNo: '500-1000', qty: 1, unitPrice: 12.34, taxCode: 'SV8' },
  ],
};

async function post(driver: OpenDriver, commandId: string): Promise<void> {
  const result = await driver.execute('create-sales-invoice', INVOICE, commandId);
  if (result.ok !== true) throw new Error(`An invoice was rejected: ${JSON.stringify(result)}`);
}

const secondsOf = async (work: () => Promise<void>): Promise<number> => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
};

async function postAll(settings: Payload, count: number): Promise<number> {
  const driver = await openDriver(settings);
  const seconds = await secondsOf(async () => {
    for (let index = 0; index < count; index += 1) await post(driver, `bench-${index}`);
  });
  await driver.close();
  return seconds;
}

async function postOurs(path: string, count: number): Promise<number> {
  buildTemplate('BLANK', path);
  const book = openBook(path, { clock: BENCH_CLOCK });
  const seconds = await secondsOf(async () => {
    for (let index = 0; index < count; index += 1) book.execute('create-sales-invoice', INVOICE, `bench-${index}`);
  });
  book.close();
  return seconds;
}

export async function bench(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: { invoices: { type: 'string', default: '200' }, megabytes: { type: 'string', default: '50' } },
  });
  if (!isReady('gnucash')) return;
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-gnucash-bench-'));
  const count = Number(values.invoices);
  try {
    const ours = await postOurs(join(folder, 'ours.sqlite'), count);
    const sqlite = await postAll(makeBook(join(folder, 'book.sqlite'), 'sqlite3'), count);
    const xml = await postAll(makeBook(join(folder, 'book.xml'), 'xml'), count);
    const rate = (seconds: number): string =>
      `${(count / seconds).toFixed(0)} a second, ${(seconds / ours).toFixed(1)} times the embedded book`;
    printTable(`${count} invoices of two lines, each on disk before the next`, [
      { what: 'Embedded book', figure: `${(count / ours).toFixed(0)} a second` },
      { what: 'GnuCash driver, SQLite book', figure: rate(sqlite) },
      { what: 'GnuCash driver, XML book, written as a whole each time', figure: rate(xml) },
    ]);
    await benchLarge(join(folder, 'large.xml'), Number(values.megabytes));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The keys of the accounts, without the root and those of customers and suppliers. */
const accountsIn = (book: string): readonly string[] =>
  book
    .split('<gnc:account ')
    .filter((part) => /<act:type>(?:ASSET|LIABILITY|INCOME|EXPENSE|EQUITY)</.test(part) && part.includes('<cmdty:id>MYR<'))
    .map((part) => part.match(/<act:id type="guid">(\w+)</)?.[1] ?? '');

const guid = (index: number, part: number): string => `${part}${index.toString(16).padStart(31, '0')}`;

/** One transaction as GnuCash writes it, between two of the accounts. */
function transactionText(index: number, accounts: readonly string[]): string {
  const [from = '', to = ''] = [0, 1].map((next) => accounts[(index + next) % accounts.length]);
  const day = new Date(Date.UTC(2020, 0, 1 + Math.floor(index / 20))).toISOString().slice(0, 10);
  const split = (part: number, cents: number, account: string): string =>
    `<trn:split><split:id type="guid">${guid(index, part)}</split:id><split:reconciled-state>n</split:reconciled-state><split:value>${cents}/100</split:value><split:quantity>${cents}/100</split:quantity><split:account type="guid">${account}</split:account></trn:split>`;
  return `<gnc:transaction version="2.0.0"><trn:id type="guid">${guid(index, 1)}</trn:id><trn:currency><cmdty:space>CURRENCY</cmdty:space><cmdty:id>MYR</cmdty:id></trn:currency><trn:num>OLD-${index}</trn:num><trn:date-posted><ts:date>${day} 10:59:00 +0000</ts:date></trn:date-posted><trn:date-entered><ts:date>${day} 10:59:00 +0000</ts:date></trn:date-entered><trn:description>Takings of the day</trn:description><trn:splits>${split(2, 1_000, from)}${split(3, -1_000, to)}</trn:splits></gnc:transaction>\n`;
}

async function benchLarge(file: string, megabytes: number): Promise<void> {
  const settings = makeBook(file, 'xml');
  const book = gunzipSync(readFileSync(file)).toString();
  const accounts = accountsIn(book);
  const count = Math.floor((megabytes * 1_000_000) / transactionText(0, accounts).length);
  const transactions = Array.from({ length: count }, (_, index) => transactionText(index, accounts)).join('');
  const end = book.lastIndexOf('</gnc:account>') + '</gnc:account>'.length;
  const text = `${book.slice(0, end)}\n${transactions}${book.slice(end)}`;
  writeFileSync(file, gzipSync(text));
  let driver: OpenDriver | null = null;
  const opening = await secondsOf(async () => {
    driver = await openDriver(settings);
  });
  const opened = driver as OpenDriver | null;
  const posting = await secondsOf(async () => {
    if (opened) await post(opened, 'large-1');
  });
  await opened?.close();
  printTable(`An XML book of ${(text.length / 1_000_000).toFixed(0)} MB with ${count} transactions`, [
    { what: 'Opening it', figure: `${opening.toFixed(1)} s` },
    { what: 'One invoice, saved and read back', figure: `${posting.toFixed(1)} s` },
  ]);
}
