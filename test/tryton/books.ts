/** Tryton databases for tests: made once for each version of Tryton, filled with the master data of the BLANK book, and read without it. */

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import type { Payload } from '@ledgerline/catalog';
import { freshBook, runner } from '../../packages/book/conformance/fresh-book.ts';
import { PYTHON } from '../debian-packages.ts';
import { keptFolder } from '../kept-folder.ts';

export const DRIVER_FOLDER = join(import.meta.dirname, '../../drivers/tryton');
const KIT_FOLDER = join(DRIVER_FOLDER, '../kit-python/ledgerline_driver');
/** What makes a database with Tryton's modules and no company. */
const MAKING_EMPTY = ['new_book.py', 'tryton/connection.py'];
/** A driver may be committing. */
const BUSY_MS = 5_000;
/** What the driver has no notion of, by what has it. */
const without = (row: Payload, ...names: readonly string[]): Payload =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

/** The master data of the BLANK book, as far as the driver has the notion. */
function chart(): unknown {
  const run = runner(freshBook('BLANK', false));
  const rows = (type: string): readonly Payload[] => run(type, {}).rows as readonly Payload[];
  const inRinggit = ({ currencyCode }: Payload): boolean => currencyCode === 'MYR';
  return {
    accounts: rows('read-chart-accounts')
      .filter(inRinggit)
      .map((row) => without(row, 'level', 'balance')),
    roles: Object.fromEntries(rows('read-default-accounts').map(({ role, accountNo }) => [role, accountNo])),
    paymentMethods: Object.fromEntries(
      rows('read-payment-methods')
        .filter(({ isDeposit }) => isDeposit !== true)
        .map(({ code, paymentBy, accountNo, bankChargeRate }) => [code, { paymentBy, accountNo, bankChargeRate }]),
    ),
    taxCodes: rows('list-tax-codes').map((row) => without(row, 'lastModified')),
    locations: rows('read-locations').map((row) => without(row, 'lastModified')),
    itemGroups: rows('list-stock-item-groups').map((row) => without(row, 'lastModified')),
    items: rows('read-items').map(({ baseUom, uoms, ...row }) => ({
      ...without(row, 'lastModified'),
      baseUom,
      costingMethod: 'WA',
      uoms: (uoms as readonly Payload[]).filter(({ uom }) => uom === baseUom),
    })),
    debtors: rows('read-debtors')
      .filter(inRinggit)
      .map((row) => without(row, 'lastModified', 'taxEntityID')),
    creditors: rows('read-creditors').map((row) => without(row, 'lastModified', 'taxEntityID')),
  };
}

/** The versions of its packages; empty where there is no Debian. */
const tryton = (): string => spawnSync('dpkg-query', ['-W', 'tryton-*'], { encoding: 'utf8' }).stdout ?? '';

/** Changes with the version of Tryton and with everything that makes the book. */
function fingerprint(chartText: string): string {
  const sources = [DRIVER_FOLDER, KIT_FOLDER].flatMap((folder) =>
    globSync('**/*.py', { cwd: folder }).map((name) => join(folder, name)),
  );
  const hash = createHash('sha256').update(tryton()).update(chartText).update(new Date().toISOString().slice(0, 4));
  for (const name of sources.toSorted()) hash.update(readFileSync(name));
  return hash.digest('hex').slice(0, 16);
}

const CACHE = keptFolder('ledgerline-tryton-cache');

/**
 * Where the driver puts a database with Tryton's modules and no company, or finds the one that an earlier test has put there. It takes
 * five times as long to make as the book in it.
 */
export function emptyDatabase(): string {
  mkdirSync(CACHE, { recursive: true });
  const hash = createHash('sha256').update(tryton());
  for (const name of MAKING_EMPTY) hash.update(readFileSync(join(DRIVER_FOLDER, 'ledgerline_tryton', name)));
  return join(CACHE, `empty-${hash.digest('hex').slice(0, 16)}.sqlite`);
}

/** A book with the master data of BLANK, copied from one that was made before with the same Tryton and the same driver; its settings. */
export function makeBook(file: string): Payload {
  mkdirSync(CACHE, { recursive: true });
  mkdirSync(dirname(file), { recursive: true });
  const chartText = JSON.stringify(chart());
  const made = join(CACHE, `book-${fingerprint(chartText)}`);
  if (!existsSync(`${made}.json`)) make(made, chartText);
  copyFileSync(`${made}.sqlite`, file);
  // The same book may have been made by a driver in another folder.
  return { ...(JSON.parse(readFileSync(`${made}.json`, 'utf8')) as Payload), folder: DRIVER_FOLDER, book: file };
}

/** Makes a book that a driver has open what another one is, in one transaction. To open a driver anew takes longer than most tests. */
export async function turnInto(file: string, made: string): Promise<void> {
  const db = new DatabaseSync(made, { readOnly: true });
  await backup(db, file, { rate: 1_000_000 });
  db.close();
}

function make(made: string, chartText: string): void {
  const own = `${made}-${process.pid}`;
  writeFileSync(`${own}.chart.json`, chartText);
  const parameters = [
    '-m',
    'ledgerline_tryton',
    'new-book',
    `${own}.sqlite`,
    '--chart',
    `${own}.chart.json`,
    '--empty',
    emptyDatabase(),
  ];
  const { status, stdout, stderr } = spawnSync(PYTHON, parameters, { cwd: DRIVER_FOLDER, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  renameSync(`${own}.sqlite`, `${made}.sqlite`);
  writeFileSync(`${own}.json`, stdout);
  renameSync(`${own}.json`, `${made}.json`);
  for (const rest of ['chart.json', 'sqlite.ledgerline-lock']) rmSync(`${own}.${rest}`, { force: true });
}

export interface FileFigures {
  /** In cents by account code, as Tryton's own tables have it; accounts with nothing left out. */
  readonly balances: Readonly<Record<string, number>>;
  /** Moves whose lines do not come to zero. */
  readonly unbalanced: number;
  /** Customer invoices that were posted, by number. */
  readonly posted: readonly string[];
  /** Customer invoices and deliveries that are neither posted nor done. */
  readonly halfDone: number;
  /** Of the commands that the book has recorded. */
  readonly commandIds: readonly string[];
  readonly integrity: string;
}

/** Reads the tables of the database directly. */
export function figuresIn(file: string): FileFigures {
  const db = new DatabaseSync(file, { readOnly: true, timeout: BUSY_MS });
  const all = (sql: string): readonly Record<string, unknown>[] => db.prepare(sql).all();
  const balances = all(
    `SELECT account.code AS code, round(sum(line.debit - line.credit) * 100) AS cents FROM account_move_line line
     JOIN account_account account ON account.id = line.account GROUP BY account.code HAVING cents <> 0 ORDER BY code`,
  );
  const unbalanced = all('SELECT move FROM account_move_line GROUP BY move HAVING round(sum(debit - credit) * 100) <> 0');
  const posted = all(`SELECT number FROM account_invoice WHERE type = 'out' AND state IN ('posted', 'paid') ORDER BY number`);
  const halfDone = all(
    `SELECT id FROM account_invoice WHERE state IN ('draft', 'validated') UNION ALL
     SELECT id FROM stock_move WHERE state <> 'done' UNION ALL SELECT id FROM account_move WHERE state <> 'posted' UNION ALL
     SELECT id FROM ir_queue WHERE finished_at IS NULL`,
  );
  const commands = all('SELECT command_id FROM ledgerline_command ORDER BY command_id');
  const integrity = all('PRAGMA integrity_check');
  db.close();
  return {
    balances: Object.fromEntries(balances.map(({ code, cents }) => [String(code), Number(cents)])),
    unbalanced: unbalanced.length,
    posted: posted.map(({ number }) => String(number)),
    halfDone: halfDone.length,
    commandIds: commands.map(({ command_id }) => String(command_id)),
    integrity: String(integrity[0]?.integrity_check),
  };
}
