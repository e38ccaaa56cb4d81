import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NOW, runner, tested } from '../../conformance/fresh-book.ts';
import { Book } from '../book.ts';
import { changeOf, fixedClock, openDatabase } from '../index.ts';
import { changeIn } from '../setup/setup.ts';
import { seedOfChart } from '../template/chart.ts';
import { fillFrom } from '../template/template.ts';

function newBook() {
  const db = openDatabase(':memory:');
  const book = new Book(db, { clock: fixedClock(NOW), ...tested });
  fillFrom(book, seedOfChart('blank', { name: 'Kedai', baseCurrency: 'MYR', fiscalYearStart: '2026-01-01' }));
  const found = (): string =>
    book
      .examine()
      .filter(({ state }) => state !== 'fine')
      .map(({ state, text }) => `${state}: ${text}`)
      .join('\n');
  const set = (...texts: readonly string[]): void => book.changeSettings(texts.map(changeIn));
  return { book, db, found, set };
}

test('everything a new book lacks is found, each with its fix, and the fix works', () => {
  const { book, db, found, set } = newBook();
  assert.equal(found(), '');
  db.run(`DELETE FROM record WHERE kind IN ('default-account', 'number-format') AND code IN ('sales', 'IV')`);
  db.run(`DELETE FROM record WHERE kind = 'fiscal-year'`);
  book.execute(
    'create-gl-account',
    { accountNo: '900-9100', description: 'x', accountType: 'EP', parentAccountNo: '900-1000' },
    'a',
  );
  // As a build could leave it that deactivated any account.
  db.run(`UPDATE record SET is_active = 0 WHERE kind = 'account' AND code = '900-4000'`);
  assert.deepEqual(
    found()
      .split('\n')
      .map((line) => line.slice(0, 60)),
    [
      'broken: The book has no fiscal year. Set it on the machine o',
      'broken: The book has no default account for sales. Set it on',
      'broken: The default account for discountAllowed cannot be us',
      'broken: The default account for bankCharge cannot be used. T',
      'broken: The book has no numbering format for documents of ty',
    ],
  );
  assert.match(found(), /--set default-account\.sales=ACCOUNT"/);
  assert.match(found(), /900-4000 is inactive\./);
  assert.match(found(), /900-1000 has sub-accounts, so nothing can be posted to it\./);
  assert.match(found(), /--set number-format\.IV="IV-<000000>""/);
  set('fiscal-year=2026-01-01', 'default-account.sales=500-0000', 'number-format.IV=IV-{@yyMM}-<0000>');
  set('default-account.discountAllowed=900-9000', 'default-account.bankCharge=900-9100');
  assert.equal(found(), '');
  const run = runner(book);
  run('create-debtor', { debtorCode: '300-A001', companyName: 'Alpha' });
  const lines = [{ description: 'Fee', qty: 1, unitPrice: 10 }];
  assert.equal(run('create-sales-invoice', { debtorCode: '300-A001', docDate: '2026-07-06', lines }).docNo, 'IV-2607-0001');
  assert.equal(run('create-sales-invoice', { debtorCode: '300-A001', docDate: '2026-08-06', lines }).docNo, 'IV-2608-0001');
  book.close();
});

test('a ledger that does not agree is found', () => {
  const { book, db, found } = newBook();
  const lines = [
    { accountNo: '900-9000', debit: 10 },
    { accountNo: '310-1000', credit: 10 },
  ];
  book.execute('create-journal-entry', { docDate: '2026-07-06', lines }, 'one');
  assert.equal(found(), '');
  db.run('UPDATE gl_entry SET debit = debit + 1 WHERE debit > 0');
  assert.match(found(), /broken: Document \d+ is out of balance by 0\.01\./);
  const inMalay = book.examine().map(({ wording }) => wording.in('ms'));
  assert.match(
    inMalay.join('\n'),
    /^Syarikat ini ialah Kedai\.\n[\s\S]*Dokumen \d+ tidak seimbang sebanyak 0\.01\. Ini ialah pepijat/,
  );
  db.run('UPDATE gl_entry SET debit = debit - 1 WHERE debit > 0');
  assert.equal(found(), '');
  db.run(`UPDATE account_day SET debit = debit + 1 WHERE account = '900-9000'`);
  assert.match(found(), /broken: On 2026-07-06, the stored sum of 900-9000 is 10\.01, but its entries total 10\.00\./);
  db.run(`UPDATE account_day SET debit = debit - 1 WHERE account = '900-9000'`);
  db.run('DELETE FROM document_search WHERE rowid = 1');
  assert.match(found(), /broken: A search does not find document 1/);
  book.close();
});

test('a foreign balance alone that does not agree is told in its own currency', () => {
  const { book, db, found } = newBook();
  const run = runner(book);
  run('create-currency', { currencyCode: 'USD', currencyWord: 'US Dollar', buyRate: 4, sellRate: 4 });
  run('create-debtor', { debtorCode: '300-A001', companyName: 'Alpha', currencyCode: 'USD' });
  const lines = [{ description: 'Fee', qty: 1, unitPrice: 10, accountNo: '500-0000' }];
  run('create-sales-invoice', { debtorCode: '300-A001', docDate: '2026-07-06', currencyRate: 4, lines });
  assert.doesNotMatch(found(), /300-A001/);
  db.run(`UPDATE gl_entry SET foreign_amount = foreign_amount + 1 WHERE party = '300-A001'`);
  assert.match(found(), /In its own currency, the ledger of 300-A001 is 10\.01, but its open items total 10\.00\./);
  assert.match(
    found(),
    /On 2026-07-06, in its own currency, the ledger of 300-A001 changes by 10\.01, but its open items change by 10\.00\./,
  );
  book.close();
});

test('a book that was never set up is reported in one sentence', () => {
  const book = new Book(openDatabase(':memory:'), { clock: fixedClock(NOW) });
  assert.deepEqual(
    book.examine().map(({ state, text }) => `${state}: ${text}`),
    [
      'broken: The book is empty because it was never set up. Move its file away and create a book with "ledgerline-connector new-book".',
    ],
  );
  book.close();
});

test('an unknown setting is refused with the list of settings, and changes nothing', () => {
  const { book, found, set } = newBook();
  const problem = (text: string): string => {
    const change = changeOf(text);
    return 'problem' in change ? change.problem : '';
  };
  assert.match(problem('default-account.sale=500-0000'), /^There is no role sale\. Use sales, salesReturn,/);
  assert.match(problem('default-account=500-0000'), /^Unknown setting default-account\. The settings are/);
  assert.match(problem('number-format.IV=IV'), /^number-format\.IV must be a format such as IV-<000000>\.$/);
  assert.match(problem('company.baseCurrency=SGD'), /^company\.baseCurrency is fixed when a book is created\.$/);
  assert.match(problem('company.tin=12'), /^tin must be a TIN such as/);
  assert.match(problem('fiscal-year=2026-02-30'), /^fiscal-year must be a valid date/);
  assert.throws(() => set('company.name=Kedai Baru', 'default-account.stock=500-0000'), /must have the special type STOCK/);
  assert.throws(() => set('default-account.sales=500-9999'), /Account 500-9999 does not exist/);
  assert.equal(book.examine()[0]?.text, 'The company is Kedai.');
  set('company.name=Kedai Baru', 'company.registrationNo=202301012345', 'department.ADMIN=Administration');
  assert.equal(book.examine()[0]?.text, 'The company is Kedai Baru.');
  assert.equal(found(), '');
  assert.ok(
    book
      .setup()
      .some(({ settings }) => settings.some(({ code, value }) => code === 'company.registrationNo' && value === '202301012345')),
  );
  book.close();
});
