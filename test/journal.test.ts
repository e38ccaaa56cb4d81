import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fixedClock, openBook } from '@ledgerline/book';
import type { Payload } from '@ledgerline/catalog';
import { assertDeclared } from '../packages/book/conformance/declared-result.ts';
import { runner, templateOf } from '../packages/book/conformance/fresh-book.ts';
import { beancountNames } from '../packages/book/src/journal/beancount.ts';
import { type JournalFormat, journalText } from '../packages/book/src/journal/format.ts';
import { hledgerAccountName } from '../packages/book/src/journal/hledger.ts';
import { type JournalAccount, readJournal } from '../packages/book/src/journal/journal.ts';
import { openForReading } from '../packages/book/src/sqlite/open.ts';
import { isReady } from './debian-packages.ts';

const folder = mkdtempSync(join(tmpdir(), 'journal-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const hasHledger = isReady('hledger');
const sen = (amount: unknown): number => Math.round(Number(amount) * 100);

/** The sample company with foreign business, awkward texts and a voided document on top. */
function sampleBook(): string {
  const path = join(folder, 'book.sqlite');
  copyFileSync(templateOf('SAMPLE'), path);
  const book = openBook(path, { clock: fixedClock('2026-07-06T04:00:00.000Z'), onResult: assertDeclared });
  const run = runner(book);
  const entered = [
    run('create-gl-account', { accountNo: '900-9990', description: 'Odd: (fees);  "A|B" ½ 杂费', accountType: 'EP' }),
    run('create-debtor', { debtorCode: '300-X001', companyName: 'Semi; Colon: "Quote" \\ Bhd', currencyCode: 'USD' }),
    run('create-ar-invoice', {
      debtorCode: '300-X001',
      docDate: '2026-07-02',
      currencyRate: 4.2155,
      description: 'first; second: "third" (fourth)',
      lines: [{ accountNo: '500-1000', amount: 333.33 }],
    }),
    run('create-ar-payment', {
      debtorCode: '300-X001',
      docDate: '2026-07-03',
      currencyRate: 4.3,
      payments: [{ paymentMethod: 'BANK', paymentAmount: 111.11, bankCharge: 1 }],
      knockOffs: [{ docType: 'RI', docNo: lastNumber(run, 'list-ar-invoices'), amount: 111.11 }],
    }),
    run('create-journal-entry', {
      docDate: '2026-07-04',
      docNo: 'JE(1);x',
      lines: [
        { accountNo: '900-9990', debit: 12.34 },
        { accountNo: '320-0000', credit: 12.34 },
      ],
    }),
    run('create-journal-entry', {
      docNo: 'JE-GONE',
      docDate: '2026-07-04',
      lines: [
        { accountNo: '900-9990', debit: 99 },
        { accountNo: '320-0000', credit: 99 },
      ],
    }),
    run('void-journal-entry', { docNo: 'JE-GONE' }),
  ];
  for (const result of entered) assert.equal(result.ok, true, JSON.stringify(result.error));
  book.close();
  return path;
}

const lastNumber = (run: ReturnType<typeof runner>, type: string): string =>
  String((run(type, {}).rows as readonly Payload[])[0]?.docNo);

const path = sampleBook();

function textOf(format: JournalFormat): string {
  const db = openForReading(path);
  const text = [...journalText(readJournal(db), format)].join('');
  db.close();
  return text;
}

const journalAccounts = (): readonly JournalAccount[] => {
  const db = openForReading(path);
  const { accounts } = readJournal(db);
  db.close();
  return accounts;
};

/** Closing balances from the book's own read, without zero balances. */
function trialBalance(): Readonly<Record<string, number>> {
  const book = openBook(path, { clock: fixedClock('2026-07-06T04:00:00.000Z'), onResult: assertDeclared });
  const { rows } = book.execute('read-gl-account-balance', {}, 'trial') as unknown as { rows: readonly Payload[] };
  book.close();
  return Object.fromEntries(
    rows.map((row) => [String(row.accountNo), sen(row.closing)] as const).filter(([, closing]) => closing !== 0),
  );
}

function hledger(...parameters: readonly string[]): string {
  const file = join(folder, 'ledger.journal');
  writeFileSync(file, textOf('hledger'));
  const { status, stdout, stderr } = spawnSync('hledger', ['-f', file, ...parameters], { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return stdout;
}

const balancesIn = (csv: string): ReadonlyMap<string, number> =>
  new Map(
    [...csv.matchAll(/^"(.*)","MYR (-?[\d.]+)"$/gm)].map(([, account = '', amount]) => [
      account.replaceAll('""', '"'),
      sen(amount),
    ]),
  );

test('hledger accepts the whole ledger under its strict checks', { skip: !hasHledger }, () => {
  hledger('check', '--strict');
});

test('every account has the same balance in hledger and in the book', { skip: !hasHledger }, () => {
  const balances = balancesIn(hledger('bal', '--flat', '-N', '-O', 'csv'));
  const actual = journalAccounts().flatMap((account) => {
    const balance = balances.get(hledgerAccountName(account));
    return balance === undefined ? [] : [[account.accountNo, balance] as const];
  });
  assert.deepEqual(Object.fromEntries(actual), trialBalance());
  assert.equal(actual.length, balances.size);
});

test('a party has the same balance in hledger and in the book', { skip: !hasHledger }, () => {
  const book = openBook(path, { clock: fixedClock('2026-07-06T04:00:00.000Z'), onResult: assertDeclared });
  for (const partyCode of ['300-X001', '300-A001', '400-S001']) {
    const { rows } = book.execute('read-gl-account-balance', { partyCode }, partyCode) as unknown as { rows: readonly Payload[] };
    const balances = balancesIn(hledger('bal', `tag:party=^${partyCode}$`, '--flat', '-N', '-O', 'csv'));
    assert.deepEqual(
      [...balances.values()].reduce((sum, amount) => sum + amount, 0),
      sen(rows[0]?.closing),
      partyCode,
    );
  }
  book.close();
});

test('one sen out of place is noticed by hledger', { skip: !hasHledger }, () => {
  const file = join(folder, 'broken.journal');
  writeFileSync(file, textOf('hledger').replace(/MYR 12\.34/, 'MYR 12.35'));
  assert.notEqual(spawnSync('hledger', ['-f', file, 'check', '--strict']).status, 0);
});

test('beancount text opens every account before use, under legal names, and every entry balances', () => {
  const opened = new Set<string>();
  const balances = new Map<string, number>();
  let sum = 0;
  let entries = 0;
  for (const line of textOf('beancount').split('\n')) {
    const [, account] = /^\d{4}-\d\d-\d\d open (\S+) MYR$/.exec(line) ?? [];
    if (account !== undefined) {
      assert.match(account, /^(?:Assets|Liabilities|Equity|Income|Expenses):[A-Z0-9][A-Za-z0-9-]*$/);
      assert.ok(!opened.has(account), `${account} is opened twice`);
      opened.add(account);
    } else if (/^\d{4}-\d\d-\d\d \* /.test(line)) {
      assert.match(line, /^\S+ \*(?: "(?:[^"\\]|\\.)*"){1,2}$/);
      assert.equal(sum, 0, `the entry before ${line}`);
      entries += 1;
    } else if (/^ {2}\S+ {2}-?\d/.test(line)) {
      const [, name = '', amount] = /^ {2}(\S+) {2}(-?\d+\.\d\d) MYR$/.exec(line) ?? [];
      assert.ok(opened.has(name), line);
      sum += sen(amount);
      balances.set(name, (balances.get(name) ?? 0) + sen(amount));
    } else {
      assert.match(
        line,
        /^$|^option "\w+" "|^\d{4}-\d\d-\d\d commodity [A-Z]{3}$|^ {2,4}[a-z]+: (?:"(?:[^"\\]|\\.)*"|-?\d+\.\d\d [A-Z]{3})$/,
      );
    }
  }
  assert.equal(sum, 0);
  assert.ok(entries > 100, `${entries} entries`);
  const names = beancountNames(journalAccounts());
  const actual = [...names].map(([accountNo, name]) => [accountNo, balances.get(name) ?? 0] as const);
  assert.deepEqual(Object.fromEntries(actual.filter(([, balance]) => balance !== 0)), trialBalance());
});

test('accounts that differ only in characters beancount does not accept have unique names', () => {
  const account = (accountNo: string, description: string): JournalAccount => ({
    accountNo,
    description,
    accountClass: 'assets',
  });
  const names = beancountNames([
    account('310-1', 'Bank é'),
    account('310/1', 'Bank e'),
    account('---', '现金'),
    account('~', '银行'),
  ]);
  assert.deepEqual([...names.values()], ['Assets:310-1-Bank-e', 'Assets:310-1-Bank-e-2', 'Assets:Account', 'Assets:Account-2']);
});

test('foreign amounts are next to the base amounts and do not change them', () => {
  assert.match(textOf('hledger'), /MYR 1405\.15 {2}; party:300-X001, foreign:USD 333\.33/);
  assert.match(textOf('beancount'), /1405\.15 MYR\n {4}party: "300-X001"\n {4}foreign: 333\.33 USD/);
});

test('a void document is not in the journal', () => {
  assert.ok(!textOf('hledger').includes('JE-GONE'));
});

test('the command line writes the journal to a file, and reports what it does not understand', () => {
  const book = (...parameters: readonly string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, '../packages/book/src/main.ts'), ...parameters], { encoding: 'utf8' });
  const output = join(folder, 'out.beancount');
  assert.equal(book('export', '--format', 'beancount', '--book', path, '--output', output).status, 0);
  assert.equal(readFileSync(output, 'utf8'), textOf('beancount'));
  assert.match(book('--help').stdout, /^Usage: npm run book/);
  assert.match(book('export', '--format', 'ledger').stderr, /^Unknown format ledger/);
  const missing = book('export', '--book', join(folder, 'none.sqlite'));
  assert.deepEqual([missing.status, missing.stdout], [1, '']);
});
