import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { freshBook, runner } from '../../conformance/fresh-book.ts';

const documentOf = (result: Record<string, unknown>): Payload => result.document as Payload;
const codeOf = (result: Record<string, unknown>): string => (result.error as { code: string } | undefined)?.code ?? 'ok';

const service = (docDate: string, unitPrice: number): Payload => ({
  debtorCode: '300-A001',
  docDate,
  lines: [{ description: 'Service', qty: 1, unitPrice, accountNo: '500-1000', taxCode: 'SV8' }],
});
const paid = (docDate: string, paymentAmount: number, docNo: string): Payload => ({
  debtorCode: '300-A001',
  docDate,
  payments: [{ paymentMethod: 'BANK', paymentAmount }],
  knockOffs: [{ docType: 'IV', docNo, amount: paymentAmount }],
});

test('sales tax falls due with the invoice, service tax as it is paid, a credit note in a field of its own', () => {
  const book = freshBook();
  const run = runner(book);
  run('create-sales-invoice', { ...service('2026-01-05', 1000) });
  run('create-sales-invoice', {
    debtorCode: '300-A001',
    docDate: '2026-01-06',
    lines: [{ itemCode: 'GOODS-A', qty: 10, unitPrice: 100, taxCode: 'ST10' }],
  });
  run('create-sales-credit-note', {
    debtorCode: '300-A001',
    docDate: '2026-02-06',
    lines: [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 100, taxCode: 'ST10' }],
  });
  run('create-ar-payment', paid('2026-02-10', 540, 'IV-000001'));
  const filed = run('create-sst-processor', { dateFrom: '2026-01-01', dateTo: '2026-02-28', commit: true });
  assert.equal(filed.ok, true, codeOf(filed));
  const figures = (filed.fields as { figures: readonly { field: string; tax: number }[] }).figures;
  assert.deepEqual(
    figures.map(({ field, tax }) => [field, tax]),
    [
      ['11b', 100],
      ['11c8', 40],
      ['13', -10],
    ],
  );
  const balance = (accountNo: string) => (run('read-gl-account-balance', { accountNo }).rows as readonly Payload[])[0]?.closing;
  assert.deepEqual([balance('430-1000'), balance('430-2000'), balance('430-9000')], [0, -40, -130]);
  assert.equal(codeOf(run('void-sales-invoice', { docNo: 'IV-000002' })), 'TAX_RETURN_COMMITTED');
});

test('what is not paid falls due twelve months on, and a credit note takes its part away', () => {
  const run = runner(freshBook());
  run('create-sales-invoice', service('2026-01-05', 1000));
  run('create-ar-payment', paid('2026-02-10', 540, 'IV-000001'));
  run('transfer-sales-invoice-to-sales-credit-note', {
    fromDocNo: 'IV-000001',
    docDate: '2026-02-20',
    lines: [{ lineNo: 1, unitPrice: 100 }],
  });
  const draft = run('create-sst-processor', { dateFrom: '2026-03-01', dateTo: '2027-01-31' });
  assert.equal((draft.fields as Payload).payable, 32);
});

test('returns follow one another, are paid within their balance, and reopen only while nothing was paid', () => {
  const run = runner(freshBook());
  run('create-cash-sale', {
    debtorCode: '300-C001',
    docDate: '2026-01-15',
    lines: [{ itemCode: 'GOODS-A', qty: 10, unitPrice: 100, taxCode: 'ST10' }],
    payments: [{ paymentMethod: 'BANK', paymentAmount: 1100 }],
  });
  run('create-sst-processor', { dateFrom: '2026-01-01', dateTo: '2026-02-28' });
  assert.equal(codeOf(run('create-sst-processor', { dateFrom: '2026-03-01', dateTo: '2026-04-30' })), 'NOT_LATEST');
  const pay = (paymentAmount: number): Payload => ({
    returnNo: 'SST-000001',
    docDate: '2026-03-20',
    paymentAccountNo: '310-1000',
    paymentAmount,
  });
  assert.equal(codeOf(run('create-sst-payment', pay(10))), 'DOC_DRAFT');
  const update = (change: Payload) => run('update-sst-processor', { returnNo: 'SST-000001', reason: 'Filing', ...change });
  assert.equal(update({ commit: true }).ok, true);
  assert.equal(update({ reopen: true }).ok, true);
  assert.equal(update({ commit: true }).ok, true);
  assert.equal(codeOf(run('create-sst-payment', pay(100.01))), 'OVERPAID');
  assert.equal(run('create-sst-payment', pay(60)).ok, true);
  assert.equal(documentOf(run('get-sst-processor', { returnNo: 'SST-000001' })).balance, 40);
  assert.equal(codeOf(update({ reopen: true })), 'DOC_PAID');
  assert.equal(codeOf(run('create-sst-processor', { dateFrom: '2026-04-01', dateTo: '2026-05-31' })), 'INVALID_DATE');
});
