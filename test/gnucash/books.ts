/** GnuCash books for tests: made by the driver itself, with the master data of the BLANK book, and read without it. */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Payload } from '@ledgerline/catalog';
import { freshBook, runner } from '../../packages/book/conformance/fresh-book.ts';
import { PYTHON } from '../debian-packages.ts';

export const DRIVER_FOLDER = join(import.meta.dirname, '../../drivers/gnucash');
/** A driver may be committing. */
const BUSY_MS = 5_000;
const without = (row: Payload, ...names: readonly string[]): Payload =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

/** Accounts that only a book with stock has. */
const STOCK_ACCOUNTS = ['STOCK', 'GDNI', 'GRNI'];

/** What customers owe in dollars. Our book has it in the control account of all. */
export const USD_CONTROL = '300-0100';
const USD_ACCOUNT: Payload = {
  accountNo: USD_CONTROL,
  description: 'Trade debtors, USD',
  accountType: 'CA',
  specialType: 'DEBTOR_CONTROL',
  currencyCode: 'USD',
};

/** The master data of the BLANK book, as far as GnuCash has the notion. */
function chart(): Payload {
  const run = runner(freshBook('BLANK', false));
  const rows = (type: string): readonly Payload[] => run(type, {}).rows as readonly Payload[];
  const accounts = rows('read-chart-accounts').map((row) => {
    const isStock = STOCK_ACCOUNTS.includes(String(row.specialType));
    return without(row, 'level', 'balance', ...(isStock ? ['specialType'] : []));
  });
  const methods = rows('read-payment-methods').filter(({ isDeposit }) => isDeposit !== true);
  return {
    accounts: [...accounts, USD_ACCOUNT],
    roles: Object.fromEntries(rows('read-default-accounts').map(({ role, accountNo }) => [role, accountNo])),
    paymentMethods: Object.fromEntries(
      methods.map(({ code, paymentBy, accountNo }) => [code, { paymentBy, accountNo, bankChargeRate: 0 }]),
    ),
    taxCodes: rows('list-tax-codes').map((row) => without(row, 'lastModified')),
    debtors: rows('read-debtors').map((row) => without(row, 'lastModified', 'taxEntityID')),
    creditors: rows('read-creditors').map((row) => without(row, 'lastModified', 'taxEntityID')),
  };
}

/** Makes a book; returns the settings of its driver. */
export function makeBook(file: string, format: 'sqlite3' | 'xml'): Payload {
  mkdirSync(dirname(file), { recursive: true });
  const chartFile = `${file}.chart.json`;
  writeFileSync(chartFile, JSON.stringify(chart()));
  const parameters = ['-m', 'ledgerline_gnucash', 'new-book', file, '--format', format, '--chart', chartFile];
  const made = spawnSync(PYTHON, parameters, { cwd: DRIVER_FOLDER, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(made.stderr);
  const settings = JSON.parse(made.stdout) as Payload;
  return { command: PYTHON, parameters: ['-m', 'ledgerline_gnucash'], folder: DRIVER_FOLDER, ...settings };
}

export interface FileFigures {
  /** In cents by account code, as GnuCash's own tables have it; accounts with nothing left out. */
  readonly balances: Readonly<Record<string, number>>;
  /** Transactions whose splits do not come to zero. */
  readonly unbalanced: number;
  /** Invoices that were posted, by number. */
  readonly posted: readonly string[];
  /** Of the commands that the book has recorded. */
  readonly commandIds: readonly string[];
  readonly integrity: string;
}

/**
 * Balances in ringgit: an account in ringgit has them as its quantity; one in dollars as the value in a transaction in ringgit, and in one
 * in dollars as what its other splits have.
 */
const BALANCES = `
  WITH ringgit AS (SELECT guid FROM commodities WHERE namespace = 'CURRENCY' AND mnemonic = 'MYR'),
  split AS (
    SELECT s.tx_guid, a.code, s.quantity_num * 100 / s.quantity_denom AS quantity, s.value_num * 100 / s.value_denom AS value,
      a.commodity_guid IN ringgit AS is_own, t.currency_guid IN ringgit AS is_posted_in_own
    FROM splits s JOIN accounts a ON a.guid = s.account_guid JOIN transactions t ON t.guid = s.tx_guid),
  valued AS (
    SELECT code, CASE WHEN is_own THEN quantity WHEN is_posted_in_own THEN value
      ELSE (SELECT -sum(other.quantity) FROM split other WHERE other.tx_guid = split.tx_guid AND other.is_own) END AS cents
    FROM split)
  SELECT code, sum(cents) AS cents FROM valued GROUP BY code HAVING sum(cents) <> 0 ORDER BY code`;

/** Reads the tables of an SQLite book directly. */
export function figuresIn(file: string): FileFigures {
  const db = new DatabaseSync(file, { readOnly: true, timeout: BUSY_MS });
  const all = (sql: string): readonly Record<string, unknown>[] => db.prepare(sql).all();
  const balances = all(BALANCES);
  const unbalanced = all('SELECT tx_guid FROM splits GROUP BY tx_guid HAVING sum(value_num * 100 / value_denom) <> 0');
  const posted = all('SELECT id FROM invoices WHERE post_txn IS NOT NULL ORDER BY id');
  const commands = all('SELECT command_id FROM ledgerline_commands ORDER BY command_id');
  const integrity = all('PRAGMA integrity_check');
  db.close();
  return {
    balances: Object.fromEntries(balances.map(({ code, cents }) => [String(code), Number(cents)])),
    unbalanced: unbalanced.length,
    posted: posted.map(({ id }) => String(id)),
    commandIds: commands.map(({ command_id }) => String(command_id)),
    integrity: String(integrity[0]?.integrity_check),
  };
}

/** The process that has a book open, as GnuCash's table of locks says. */
export function lockHolder(file: string): number | null {
  const db = new DatabaseSync(file, { readOnly: true, timeout: BUSY_MS });
  const row = db.prepare('SELECT PID FROM gnclock').get() as { PID: number } | undefined;
  db.close();
  return row?.PID ?? null;
}

export interface HeldLock {
  readonly processId: number;
  release(): Promise<void>;
}

/** Opens a book in another program that uses GnuCash, and keeps it open. */
export async function holdLock(file: string, format: 'sqlite3' | 'xml' = 'sqlite3'): Promise<HeldLock> {
  const lines = [
    'import sys',
    'from gnucash import Session, SessionOpenMode',
    'session = Session(sys.argv[1], SessionOpenMode.SESSION_NORMAL_OPEN)',
    'print("open", flush=True)',
    'sys.stdin.read()',
    'session.end()',
  ];
  const child = spawn(PYTHON, ['-c', lines.join('\n'), `${format}://${file}`], { stdio: ['pipe', 'pipe', 'ignore'] });
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), ended.then(() => Promise.reject(new Error(`${file} could not be opened.`)))]);
  return {
    processId: child.pid ?? 0,
    release: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
