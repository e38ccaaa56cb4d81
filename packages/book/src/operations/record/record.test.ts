import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { freshBook, runner } from '../../../conformance/fresh-book.ts';

const codeOf = (result: Record<string, unknown>): string => (result.error as { code: string } | undefined)?.code ?? 'ok';

test('codes of accounts, debtors and creditors share one list', () => {
  const run = runner(freshBook());
  assert.equal(codeOf(run('create-debtor', { debtorCode: '310-1000', companyName: 'Bank' })), 'RECORD_EXISTS');
  assert.equal(codeOf(run('create-gl-account', { accountNo: '300-A001', description: 'X', accountType: 'CA' })), 'RECORD_EXISTS');
  assert.equal(codeOf(run('create-debtor', { debtorCode: '300-A001', companyName: 'Twice' })), 'RECORD_EXISTS');
});

test('an account with sub-accounts accepts no postings, and one with postings gets no sub-accounts', () => {
  const run = runner(freshBook());
  const account = (accountNo: string, parentAccountNo: string) =>
    run('create-gl-account', { accountNo, description: accountNo, accountType: 'EP', parentAccountNo });
  assert.equal(codeOf(account('900-6100', '900-6000')), 'ok');
  const journal = (accountNo: string) =>
    run('create-journal-entry', {
      docDate: '2026-01-31',
      lines: [
        { accountNo, debit: 10 },
        { accountNo: '410-0000', credit: 10 },
      ],
    });
  assert.equal(codeOf(journal('900-6000')), 'ACCOUNT_NOT_POSTABLE');
  assert.equal(codeOf(journal('330-0000')), 'ACCOUNT_NOT_POSTABLE');
  assert.equal(codeOf(journal('300-0000')), 'ACCOUNT_NOT_POSTABLE');
  assert.equal(codeOf(journal('900-7000')), 'ok');
  assert.equal(codeOf(account('900-7100', '900-7000')), 'INVALID_VALUE');
});

test('a record cannot direct postings to an account that the book maintains itself, or that needs a party or a deposit', () => {
  const run = runner(freshBook());
  const tax = { description: 'X', taxType: 'SALES_TAX', direction: 'supply', rate: 10, scheme: 'SST' };
  for (const accountNo of ['330-0000', '300-0000', '420-0000']) {
    assert.equal(codeOf(run('create-stock-item-group', { itemGroup: 'X', salesAccountNo: accountNo })), 'ACCOUNT_NOT_POSTABLE');
    assert.equal(codeOf(run('create-tax-code', { ...tax, taxCode: 'X', accountNo })), 'ACCOUNT_NOT_POSTABLE');
    const withheld = { withholdingTaxCode: 'X', description: 'X', rate: 10, kind: 'payment', accountNo };
    assert.equal(codeOf(run('create-withholding-tax-code', withheld)), 'ACCOUNT_NOT_POSTABLE');
  }
});

test('a default account follows a change of its code, and cannot be deleted', () => {
  const book = freshBook();
  const run = runner(book);
  const change = { oldCode: '530-2000', newCode: '530-2001', reason: 'New scheme', confirm: true };
  assert.equal(codeOf(run('change-gl-account-code', change)), 'ok');
  assert.equal(codeOf(run('delete-gl-account', { accountNo: '530-2001', reason: 'Unused' })), 'RECORD_IN_USE');
  assert.deepEqual(
    book.examine().filter(({ state }) => state !== 'fine'),
    [],
  );
});

test('a document takes the rate in force on its day', () => {
  const run = runner(freshBook());
  run('update-general-currency', { code: 'USD', rate: 4.5, effectiveDate: '2026-03-01', reason: 'New rate' });
  const rateOn = (docDate: string) =>
    (
      run('validate-sales-invoice', {
        debtorCode: '300-U001',
        docDate,
        lines: [{ qty: 1, unitPrice: 100, accountNo: '500-1000' }],
      }).totals as Payload
    ).localTotal;
  assert.deepEqual(['2026-02-28', '2026-03-01', '2026-04-01'].map(rateOn), [420, 450, 450]);
});

test('a change of code updates documents, ledger and stock', () => {
  const book = freshBook('SAMPLE');
  const run = runner(book);
  for (const [type, oldCode, newCode] of [
    ['change-debtor-code', '300-A001', '300-A999'],
    ['change-creditor-code', '400-S001', '400-S999'],
    ['change-item-code', 'WIDGET', 'WIDGET-X'],
    ['change-gl-account-code', '310-1000', '310-1999'],
    ['change-location-code', 'HQ', 'MAIN'],
    ['change-project-code', 'P-GENERAL', 'P-X'],
  ] as const) {
    const result = run(type, { oldCode, newCode, reason: 'New scheme', confirm: true });
    assert.equal(codeOf(result), 'ok', type);
  }
  const rows = book.derivedRows();
  assert.ok(!rows.some((row) => /300-A001|400-S001|310-1000| HQ | WIDGET /.test(row)));
  book.rebuild();
  assert.deepEqual(book.derivedRows(), rows);
  assert.equal(codeOf(run('void-sales-invoice', { docNo: 'IV-000003' })), 'ok');
});

test('a bill of materials follows the code of its item, and releases its components when it is deleted', () => {
  const run = runner(freshBook());
  for (const itemCode of ['CRATE', 'PLANK'])
    assert.equal(codeOf(run('create-item', { itemCode, description: itemCode, baseUom: 'UNIT' })), 'ok');
  assert.equal(codeOf(run('create-item-bom', { itemCode: 'CRATE', lines: [{ itemCode: 'PLANK', qty: 4 }] })), 'ok');
  assert.equal(codeOf(run('change-item-code', { oldCode: 'CRATE', newCode: 'SET', reason: 'New scheme', confirm: true })), 'ok');
  assert.equal(codeOf(run('delete-item', { itemCode: 'PLANK', reason: 'Unused' })), 'RECORD_IN_USE');
  assert.equal(codeOf(run('delete-item-bom', { itemCode: 'SET', reason: 'Unused' })), 'ok');
  assert.equal(codeOf(run('delete-item', { itemCode: 'PLANK', reason: 'Unused' })), 'ok');
});

test('a bulk command saves each good row, or all or none', () => {
  const run = runner(freshBook());
  const rows = [
    { rowId: 'a', debtorCode: '300-X001', companyName: 'X' },
    { rowId: 'b', debtorCode: '300-A001', companyName: 'Taken' },
    { rowId: 'c', debtorCode: '300-Y001', companyName: 'Y' },
  ];
  const atomic = run('bulk-create-debtors', { mode: 'atomic', rows }) as { results: readonly { error?: { code: string } }[] };
  assert.deepEqual(
    atomic.results.map(({ error }) => error?.code),
    ['ROLLED_BACK', 'RECORD_EXISTS', 'ROLLED_BACK'],
  );
  const stopped = run('bulk-create-debtors', { stopOnError: true, validateOnly: true, rows }) as typeof atomic;
  assert.deepEqual(
    stopped.results.map(({ error }) => error?.code),
    [undefined, 'RECORD_EXISTS', 'NOT_RUN'],
  );
  const each = run('bulk-create-debtors', { rows });
  assert.deepEqual([each.ok, each.saved, each.succeeded, each.failed], [false, true, 2, 1]);
  assert.equal((run('read-debtors', {}).rows as readonly unknown[]).length, 6);
});

test('a bank reconciliation agrees to the sen, protects its lines, and is undone from the latest backwards', () => {
  const run = runner(freshBook());
  const receipt = (docDate: string, amount: number) =>
    run('create-gl-cash-book-receipt', { docDate, bankAccount: '310-1000', lines: [{ accountNo: '100-0000', amount }] });
  receipt('2026-01-05', 100);
  receipt('2026-01-25', 50);
  const reconcile = (statementDate: string, statementBalance: number, docNo: string) =>
    run('create-gl-bank-reconciliation', {
      bankAccount: '310-1000',
      statementDate,
      statementBalance,
      clearedEntries: [{ docNo }],
    });
  assert.equal(codeOf(reconcile('2026-01-31', 99, 'OR-000001')), 'NOT_BALANCED');
  assert.equal(codeOf(reconcile('2026-01-31', 100, 'OR-000001')), 'ok');
  assert.equal(codeOf(reconcile('2026-01-31', 150, 'OR-000002')), 'INVALID_DATE');
  assert.equal(codeOf(reconcile('2026-02-28', 150, 'OR-000002')), 'ok');
  assert.equal(codeOf(run('void-gl-cash-book-entry', { docNo: 'OR-000001' })), 'BANK_RECONCILED');
  assert.equal(codeOf(run('void-gl-bank-reconciliation', { docNo: 'BR-000001' })), 'NOT_LATEST');
  assert.equal(codeOf(run('void-gl-bank-reconciliation', { docNo: 'BR-000002' })), 'ok');
  assert.equal(codeOf(run('void-gl-cash-book-entry', { docNo: 'OR-000002' })), 'ok');
});

test('a package is sold as its components, which share its price, and no more of it than its limit', () => {
  const run = runner(freshBook());
  run('create-item-package', {
    packageCode: 'SET',
    unitPrice: 100,
    limitedQty: 3,
    lines: [
      { itemCode: 'GOODS-A', qty: 1, unitPrice: 100 },
      { itemCode: 'GOODS-B', qty: 2, unitPrice: 50 },
    ],
  });
  const sell = (qty: number) =>
    run('create-sales-invoice', { debtorCode: '300-B001', docDate: '2026-01-05', lines: [{ itemCode: 'SET', qty }] });
  const sold = sell(2) as { ok: boolean; lines: readonly Payload[]; fields: Payload };
  assert.equal(sold.ok, true);
  assert.deepEqual(
    sold.lines.map(({ itemCode, qty, subTotal }) => [itemCode, qty, subTotal]),
    [
      ['GOODS-A', 2, 100],
      ['GOODS-B', 4, 100],
    ],
  );
  assert.equal(codeOf(sell(2)), 'INVALID_VALUE');
  assert.equal(codeOf(run('delete-item-package', { packageCode: 'SET' })), 'RECORD_IN_USE');
  run('void-sales-invoice', { docNo: 'IV-000001' });
  assert.equal(codeOf(sell(3)), 'ok');
});
