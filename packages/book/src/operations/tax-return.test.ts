import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { freshBook, runner } from '../../conformance/fresh-book.ts';

const documentOf = (result: Record<string, unknown>): Payload => result.document as Payload;
const codeOf = (result: Record<string, unknown>): string => (result.error as { code: string } | undefined)?.code ?? 'ok';

/** Fields of a return with their value and tax. */
const figuresOf = (result: Record<string, unknown>) =>
  (result.fields as { figures: readonly { field: string; taxable: number; tax: number }[] }).figures.map(
    ({ field, taxable, tax }) => [field, taxable, tax],
  );

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
  assert.deepEqual(figuresOf(filed), [
    ['8', 1000, 0],
    ['9', 0, 0],
    ['10', 500, 0],
    ['11b', 1000, 100],
    ['11c8', 500, 40],
    ['12', 1500, 140],
    ['13', -100, -10],
    ['14', 1400, 130],
  ]);
  const balance = (accountNo: string) => (run('read-gl-account-balance', { accountNo }).rows as readonly Payload[])[0]?.closing;
  assert.deepEqual([balance('430-1000'), balance('430-2000'), balance('430-9000')], [0, -40, -130]);
  assert.equal(codeOf(run('void-sales-invoice', { docNo: 'IV-000002' })), 'TAX_RETURN_COMMITTED');
});

test('tax not paid falls due after twelve months, and a credit note reduces it by its share', () => {
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

const JANUARY_FEBRUARY: Payload = { dateFrom: '2026-01-01', dateTo: '2026-02-28', commit: true };
const taxOf = (result: Record<string, unknown>, field: string) => figuresOf(result).find(([name]) => name === field)?.[2];

test('exempt supplies have their own field, with their documents, and no tax', () => {
  const run = runner(freshBook());
  run('create-sales-invoice', {
    debtorCode: '300-A001',
    docDate: '2026-01-06',
    lines: [{ itemCode: 'GOODS-A', qty: 3, unitPrice: 100, taxCode: 'STE' }],
  });
  const filed = run('create-sst-processor', JANUARY_FEBRUARY);
  assert.deepEqual(
    figuresOf(filed).find(([field]) => field === '18'),
    ['18', 300, 0],
  );
  const { figures } = filed.fields as { figures: readonly { field: string; documents: readonly string[] }[] };
  assert.deepEqual(figures.find(({ field }) => field === '18')?.documents, ['IV-000001']);
  assert.equal((filed.fields as Payload).payable, 0);
});

test('a late entry, with a tax date in a filed period, goes into the next return', () => {
  const run = runner(freshBook());
  const sale = (docDate: string): Payload => ({
    debtorCode: '300-A001',
    docDate,
    lines: [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 100, taxCode: 'ST10' }],
  });
  run('create-sales-invoice', sale('2026-01-06'));
  run('create-sst-processor', JANUARY_FEBRUARY);
  run('create-sales-invoice', sale('2026-02-27'));
  run('create-sales-invoice', sale('2026-03-02'));
  const next = run('create-sst-processor', { dateFrom: '2026-03-01', dateTo: '2026-04-30', commit: true });
  assert.equal(taxOf(next, '11b'), 20);
  const third = run('create-sst-processor', { dateFrom: '2026-05-01', dateTo: '2026-06-30', commit: true });
  assert.equal((third.fields as Payload).payable, 0, 'and into no other');
});

test('tax inside a discount on settlement is not due', () => {
  const run = runner(freshBook());
  run('create-sales-invoice', service('2026-01-05', 1000));
  run('create-ar-payment', {
    debtorCode: '300-A001',
    docDate: '2026-02-10',
    payments: [{ paymentMethod: 'BANK', paymentAmount: 1026 }],
    knockOffs: [{ docType: 'IV', docNo: 'IV-000001', amount: 1026, discountAmount: 54, taxAdjustment: 4 }],
  });
  const filed = run('create-sst-processor', JANUARY_FEBRUARY);
  assert.equal((filed.fields as Payload).payable, 76);
});

test('a credit note without service tax settles the service like a payment; one with it deducts its own tax', () => {
  const mixed = (): ReturnType<typeof runner> => {
    const run = runner(freshBook());
    run('create-sales-invoice', {
      debtorCode: '300-A001',
      docDate: '2026-01-05',
      lines: [
        { description: 'Service', qty: 1, unitPrice: 1000, accountNo: '500-1000', taxCode: 'SV8' },
        { itemCode: 'GOODS-A', qty: 1, unitPrice: 1080, taxCode: 'NT' },
      ],
    });
    return run;
  };
  const note = (line: Payload): Payload => ({
    debtorCode: '300-A001',
    docDate: '2026-02-01',
    lines: [line],
    knockOffs: [{ docType: 'IV', docNo: 'IV-000001', amount: 1080 }],
  });
  const goods = mixed();
  goods('create-sales-credit-note', note({ itemCode: 'GOODS-A', qty: 1, unitPrice: 1080, taxCode: 'NT' }));
  assert.equal((goods('create-sst-processor', JANUARY_FEBRUARY).fields as Payload).payable, 40);
  const services = mixed();
  const line = { description: 'Service', qty: 1, unitPrice: 1000, accountNo: '500-1000', taxCode: 'SV8' };
  services('create-sales-credit-note', note(line));
  assert.equal((services('create-sst-processor', JANUARY_FEBRUARY).fields as Payload).payable, -40);
  const all = services('create-sst-processor', { dateFrom: '2026-03-01', dateTo: '2027-06-30', commit: true });
  assert.equal((all.fields as Payload).payable, 40, 'in the end nothing is due of a service that was taken back');
});

test('service tax of a credit note that is paid back is deducted when it is', () => {
  const run = runner(freshBook());
  run('create-sales-invoice', service('2026-01-05', 1000));
  run('create-ar-payment', paid('2026-01-10', 1080, 'IV-000001'));
  run('create-sales-credit-note', service('2026-02-01', 500));
  assert.equal((run('create-sst-processor', JANUARY_FEBRUARY).fields as Payload).payable, 80);
  run('create-ar-refund', {
    debtorCode: '300-A001',
    docDate: '2026-03-15',
    payments: [{ paymentMethod: 'BANK', paymentAmount: 540 }],
    knockOffs: [{ docType: 'CN', docNo: 'CN-000001', amount: 540 }],
  });
  const next = run('create-sst-processor', { dateFrom: '2026-03-01', dateTo: '2026-04-30', commit: true });
  assert.deepEqual([taxOf(next, '13'), (next.fields as Payload).payable], [-40, -40]);
});

test('a code that does not say when its tax falls due follows the settings', () => {
  const dueBy = (basis: string): unknown => {
    const run = runner(freshBook());
    run('update-sst-settings', { reason: 'Basis', basis });
    run('create-tax-code', {
      taxCode: 'SVX',
      description: 'Service tax 8%',
      taxType: 'SERVICE_TAX',
      direction: 'supply',
      rate: 8,
      accountNo: '430-2000',
      scheme: 'SST',
      einvoiceType: '02',
      returnField: '11c8',
    });
    const sale = {
      ...service('2026-01-05', 1000),
      lines: [{ description: 'Service', qty: 1, unitPrice: 1000, accountNo: '500-1000', taxCode: 'SVX' }],
    };
    run('create-sales-invoice', sale);
    return (run('create-sst-processor', JANUARY_FEBRUARY).fields as Payload).payable;
  };
  assert.deepEqual([dueBy('accrual'), dueBy('payment')], [80, 0]);
});

test('a withholding tax code is valid between its dates', () => {
  const run = runner(freshBook());
  run('update-withholding-tax-code', { withholdingTaxCode: 'WHT10-ROY', reason: 'It ends', effectiveTo: '2026-03-31' });
  run('create-ap-invoice', { creditorCode: '400-F001', docDate: '2026-01-05', amount: 1000, accountNo: '900-8000' });
  const pay = (docDate: string) =>
    run('create-ap-payment', {
      creditorCode: '400-F001',
      docDate,
      payments: [{ paymentMethod: 'BANK', paymentAmount: 100, withholdingTaxCode: 'WHT10-ROY' }],
    });
  assert.equal(codeOf(pay('2026-03-31')), 'ok');
  assert.equal(codeOf(pay('2026-04-01')), 'TAX_CODE_INVALID');
  const spend = (docDate: string) =>
    run('create-gl-cash-book-payment', {
      docDate,
      bankAccount: '310-1000',
      lines: [{ accountNo: '900-8000', amount: 100, withholdingTaxCode: 'WHT10-ROY' }],
    });
  assert.equal(codeOf(spend('2026-03-31')), 'ok');
  assert.equal(codeOf(spend('2026-04-01')), 'TAX_CODE_INVALID');
});

test('GST: output less input goes to the control account, and a negative return is paid back', () => {
  const run = runner(freshBook());
  run('create-sales-invoice', {
    debtorCode: '300-A001',
    docDate: '2026-01-06',
    lines: [{ description: 'Hire', qty: 1, unitPrice: 100, accountNo: '500-1000', taxCode: 'SR-GST' }],
  });
  run('create-ap-invoice', {
    creditorCode: '400-S001',
    docDate: '2026-01-07',
    lines: [{ accountNo: '900-9000', description: 'Machine', amount: 500, taxCode: 'TX-GST' }],
  });
  const filed = run('create-gst-processor', JANUARY_FEBRUARY);
  assert.deepEqual(figuresOf(filed), [
    ['5a', 100, 6],
    ['6a', -500, -30],
  ]);
  const balance = (accountNo: string) => (run('read-gl-account-balance', { accountNo }).rows as readonly Payload[])[0]?.closing;
  assert.deepEqual([balance('430-3000'), balance('340-0000'), balance('431-9000')], [0, 0, 24]);
  const pay = { returnNo: 'GST-000001', docDate: '2026-03-20', paymentAccountNo: '310-1000' };
  assert.equal(codeOf(run('create-gst-payment', { ...pay, paymentAmount: 24.01 })), 'OVERPAID');
  const refund = run('create-gst-payment', { ...pay, paymentAmount: 24 });
  assert.deepEqual([refund.docType, balance('431-9000'), balance('310-1000')], ['OR', 0, 24]);
});

test('a penalty is paid on top, to the expense account of the settings', () => {
  const book = freshBook();
  const run = runner(book);
  run('create-cash-sale', {
    debtorCode: '300-C001',
    docDate: '2026-01-15',
    lines: [{ itemCode: 'GOODS-A', qty: 10, unitPrice: 100, taxCode: 'ST10' }],
    payments: [{ paymentMethod: 'BANK', paymentAmount: 1100 }],
  });
  const filed = run('create-sst-processor', JANUARY_FEBRUARY);
  assert.equal((filed.fields as Payload).dueDate, '2026-03-31', 'the last day of the month that follows');
  const pay = { returnNo: 'SST-000001', docDate: '2026-04-20', paymentAccountNo: '310-1000', paymentAmount: 100, penalty: 10 };
  book.seed([{ kind: 'setting', code: 'tax.penaltyAccountNo', data: { value: null } }]);
  assert.equal(codeOf(run('create-sst-payment', pay)), 'REQUIRED');
  // A new book pays penalties out of general expenses, until the settings of the scheme name another account.
  book.seed([{ kind: 'setting', code: 'tax.penaltyAccountNo', data: { value: '900-9000' } }]);
  assert.equal(run('create-sst-payment', { ...pay, paymentAmount: 60, penalty: 10 }).ok, true);
  run('update-sst-settings', { reason: 'Penalties', penaltyAccountNo: '900-1000' });
  assert.equal(run('create-sst-payment', { ...pay, paymentAmount: 40, penalty: 4 }).ok, true);
  const balance = (accountNo: string) => (run('read-gl-account-balance', { accountNo }).rows as readonly Payload[])[0]?.closing;
  assert.deepEqual([balance('430-9000'), balance('900-9000'), balance('900-1000'), balance('310-1000')], [0, 10, 4, 1100 - 114]);
});

test('a new book has an expense account for penalties', () => {
  const run = runner(freshBook());
  for (const scheme of ['sst', 'gst']) {
    assert.equal((run(`read-${scheme}-settings`, {}).document as Payload).penaltyAccountNo, '900-9000');
  }
});
