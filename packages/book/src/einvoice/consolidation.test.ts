import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { codeOf, type Office, openOffice, resultsOf } from '../../conformance/e-invoice-office.ts';
import { blockAt, blocksAt, identityIn, invoiceIn, numberAt, partyIn, textAt } from './ubl/ubl-reader.ts';

const sale = (docDate: string, unitPrice: number, more: Payload = {}): Payload => ({
  debtorCode: '300-C001',
  docDate,
  lines: [{ itemCode: 'GOODS-A', qty: 1, unitPrice, taxCode: 'ST10', location: 'HQ' }],
  ...more,
});

const JUNE = { month: '2026-06' };

function gather({ run }: Office, payload: Payload = JUNE) {
  const result = run('einvoice.consolidated.create-draft', payload);
  assert.equal(codeOf(result), 'ok', JSON.stringify(result.error));
  return result as { rows: readonly Payload[]; leftOut: readonly Payload[] };
}

const numbersIn = (row: Payload | undefined) => ((row?.members ?? []) as readonly { docNo: string }[]).map(({ docNo }) => docNo);

test('one draft per type, location and currency; each line a range of receipts', () => {
  const office = openOffice();
  const { run } = office;
  for (const day of ['03', '04', '05', '09']) run('create-cash-sale', sale(`2026-06-${day}`, 10));
  run('void-cash-sale', { docNo: 'CS-000003' });
  run('create-cash-sale', sale('2026-06-10', 20, { salesLocation: 'KL' }));
  run('create-sales-invoice', sale('2026-06-11', 30));
  run('create-ar-invoice', { debtorCode: '300-B001', docDate: '2026-06-12', amount: 40, accountNo: '530-0000' });
  run('create-sales-invoice', {
    debtorCode: '300-U001',
    docDate: '2026-06-13',
    currencyRate: 4.2,
    lines: [{ description: 'Report', qty: 1, unitPrice: 50, accountNo: '500-1000' }],
  });
  run('create-cash-sale', sale('2026-05-31', 99));
  run('create-cash-sale', sale('2026-07-01', 99));
  const { rows } = gather(office);
  assert.deepEqual(
    rows.map((row) => [row.sourceType, row.location, row.currencyCode, row.finalTotal, row.dueDate, numbersIn(row)]),
    [
      ['CS', 'HQ', 'MYR', 33, '2026-07-07', ['CS-000001', 'CS-000002', 'CS-000004']],
      ['CS', 'KL', 'MYR', 22, '2026-07-07', ['CS-000005']],
      ['IV', 'HQ', 'MYR', 33, '2026-07-07', ['IV-000001']],
      ['IV', null, 'USD', 50, '2026-07-07', ['IV-000002']],
      ['RI', null, 'MYR', 40, '2026-07-07', ['RI-000001']],
    ],
  );
  assert.deepEqual(rows[0]?.lines, [
    { description: 'Receipts CS-000001 to CS-000002', finalTotal: 22 },
    { description: 'Receipt CS-000004', finalTotal: 11 },
  ]);
});

test('filters choose type, location and currency', () => {
  const office = openOffice();
  office.run('create-cash-sale', sale('2026-06-03', 10));
  office.run('create-cash-sale', sale('2026-06-03', 10, { salesLocation: 'KL' }));
  office.run('create-sales-invoice', sale('2026-06-03', 10));
  assert.deepEqual(gather(office, { ...JUNE, docType: 'CS', location: 'KL' }).rows.map(numbersIn), [['CS-000002']]);
  assert.equal(codeOf(office.run('einvoice.consolidated.create-draft', { ...JUNE, currency: 'USD' })), 'NOTHING_TO_CONSOLIDATE');
  assert.equal(gather(office).rows.length, 2);
});

test('a single sale over RM 10,000 is left out, one of exactly that is not, in any currency', () => {
  const office = openOffice();
  const { run } = office;
  const untaxed = (price: number, more: Payload = {}): Payload =>
    sale('2026-06-03', price, { lines: [{ description: 'Machine', qty: 1, unitPrice: price, accountNo: '500-0000' }], ...more });
  run('create-sales-invoice', untaxed(10_000));
  run('create-sales-invoice', untaxed(10_000.01));
  run('create-sales-invoice', untaxed(2_500, { debtorCode: '300-U001', currencyRate: 4 }));
  run('create-sales-invoice', untaxed(2_500.01, { debtorCode: '300-U001', currencyRate: 4 }));
  const { rows, leftOut } = gather(office);
  assert.deepEqual(rows.map(numbersIn), [['IV-000001'], ['IV-000003']]);
  assert.deepEqual(
    leftOut.map(({ docNo, reason }) => [docNo, reason]),
    ['IV-000002', 'IV-000004'].map((docNo) => [docNo, 'A single sale over RM 10,000 needs its own e-invoice.']),
  );
});

test('buyers with their own e-invoice, and sales submitted separately, are left out', () => {
  const office = openOffice();
  const { run } = office;
  run('create-sales-invoice', sale('2026-06-03', 10, { debtorCode: '300-A001' }));
  run('create-sales-invoice', sale('2026-06-03', 10));
  run('einvoice.submit', { docType: 'IV', docNos: ['IV-000002'] });
  const refused = run('einvoice.consolidated.create-draft', JUNE);
  assert.equal(codeOf(refused), 'NOTHING_TO_CONSOLIDATE');
  assert.match((refused.error as { message: string }).message, /2 sales were left out/);
});

test('a sale is in only one live consolidation; the draft follows its sources until it is submitted', () => {
  const office = openOffice();
  const { run } = office;
  for (const price of [10, 20, 30, 40]) run('create-cash-sale', sale('2026-06-03', price));
  gather(office);
  assert.equal(codeOf(run('einvoice.consolidated.create-draft', JUNE)), 'NOTHING_TO_CONSOLIDATE');
  const draft = () => resultsOf(run('einvoice.consolidated.list', JUNE))[0];
  assert.deepEqual([draft()?.status, draft()?.finalTotal], ['Draft', 110]);
  run('void-cash-sale', { docNo: 'CS-000001' });
  run('einvoice.submit', { docType: 'CS', docNos: ['CS-000002'] });
  const { lines } = run('get-cash-sale', { docNo: 'CS-000003' }) as { lines: readonly { dtlKey: string }[] };
  run('update-cash-sale', {
    docNo: 'CS-000003',
    reason: 'Price',
    detailMode: 'update',
    lines: [{ dtlKey: lines[0]?.dtlKey ?? '', unitPrice: 31 }],
  });
  assert.deepEqual([numbersIn(draft()), draft()?.finalTotal], [['CS-000003', 'CS-000004'], 78.1]);
});

test('a submitted consolidation is issued to the general public, under classification 004, and totals its sales', () => {
  const office = openOffice();
  const { run, textOf } = office;
  run('create-cash-sale', {
    debtorCode: '300-C001',
    docDate: '2026-06-03',
    inclusiveTax: true,
    lines: [
      { description: 'Lunch', qty: 3, unitPrice: 35.35, accountNo: '500-1000', taxCode: 'SV6' },
      { itemCode: 'GOODS-A', qty: 1, unitPrice: 49.93, taxCode: 'ST10' },
    ],
    payments: [{ paymentMethod: 'CASH', paymentAmount: 156 }],
  });
  run('create-cash-sale', {
    debtorCode: '300-C001',
    docDate: '2026-06-04',
    lines: [{ itemCode: 'GOODS-B', qty: 1, unitPrice: 55.55, taxCode: 'ST10' }],
  });
  gather(office);
  assert.equal(codeOf(run('einvoice.submit', { docType: 'EC', docNos: ['EC-000001'] })), 'ok');
  const invoice = invoiceIn(textOf('EC-000001'));
  const legal = blockAt(invoice, 'LegalMonetaryTotal');
  assert.deepEqual(
    ['TaxExclusiveAmount', 'TaxInclusiveAmount', 'PayableRoundingAmount', 'PayableAmount'].map((name) => numberAt(legal, name)),
    [200.99, 217.09, 0.02, 217.11],
  );
  assert.deepEqual(
    blocksAt(blockAt(invoice, 'TaxTotal'), 'TaxSubtotal').map((one) => [
      textAt(one, 'TaxCategory', 'ID'),
      numberAt(one, 'TaxableAmount'),
      numberAt(one, 'TaxAmount'),
    ]),
    [
      ['02', 100.05, 6],
      ['01', 100.94, 10.1],
    ],
  );
  const [line] = blocksAt(invoice, 'InvoiceLine');
  assert.equal(textAt(line, 'Item', 'CommodityClassification', 'ItemClassificationCode'), '004');
  assert.equal(textAt(line, 'Item', 'Description'), 'Receipts CS-000001 to CS-000002');
  const buyer = partyIn(invoice, 'AccountingCustomerParty');
  assert.deepEqual(
    [identityIn(buyer, 'TIN'), textAt(buyer, 'PartyLegalEntity', 'RegistrationName')],
    ['EI00000000010', 'General Public'],
  );
  assert.deepEqual(
    [textAt(invoice, 'InvoicePeriod', 'StartDate'), textAt(invoice, 'InvoicePeriod', 'EndDate')],
    ['2026-06-01', '2026-06-30'],
  );
});

test('sales inside a submitted consolidation are locked, and released when it is cancelled or Invalid', () => {
  const office = openOffice();
  const { run } = office;
  run('create-cash-sale', sale('2026-06-03', 10));
  gather(office);
  assert.equal(
    run('update-cash-sale', { docNo: 'CS-000001', reason: 'Date', docDate: '2026-06-04' }).ok,
    true,
    'a draft holds nothing',
  );
  run('einvoice.submit', { docType: 'EC', docNos: ['EC-000001'] });
  const withdraw = () => codeOf(run('void-cash-sale', { docNo: 'CS-000001' }));
  assert.equal(withdraw(), 'EINVOICE_ACTIVE');
  assert.equal(codeOf(run('einvoice.submit', { docType: 'CS', docNos: ['CS-000001'] })), 'EINVOICE_ACTIVE');
  run('einvoice.status.refresh', {});
  const { fields } = run('get-cash-sale', { docNo: 'CS-000001' }) as { fields: Payload };
  assert.deepEqual(
    [fields.EInvoiceStatus, fields.EInvoiceGatheredIn, fields.EInvoiceValidationLink],
    ['Valid', 'EC-000001', null],
  );
  assert.equal(codeOf(run('einvoice.cancel', { docNo: 'EC-000001', reason: 'Wrong month' })), 'ok');
  assert.deepEqual(
    resultsOf(run('einvoice.consolidated.list', { status: 'Cancelled' })).map(({ docNo }) => docNo),
    ['EC-000001'],
  );
  assert.equal(gather(office).rows[0]?.docNo, 'EC-000002', 'it is collected again');
  office.wait(1000);
  assert.equal(codeOf(run('einvoice.submit', { docType: 'EC', docNos: ['EC-000001'] })), 'NOTHING_TO_CONSOLIDATE');
  assert.equal(withdraw(), 'ok');
});

test('a credit note on a sale inside a Valid consolidation refers to the consolidation', () => {
  const office = openOffice();
  const { run, textOf } = office;
  run('create-sales-invoice', sale('2026-06-03', 10));
  gather(office);
  run('einvoice.submit', { docType: 'EC', docNos: ['EC-000001'] });
  run('einvoice.status.refresh', {});
  run('transfer-sales-invoice-to-sales-credit-note', { fromDocNo: 'IV-000001', docDate: '2026-06-10' });
  assert.equal(codeOf(run('einvoice.submit', { docType: 'CN', docNos: ['CN-000001'] })), 'ok');
  const reference = blockAt(invoiceIn(textOf('CN-000001')), 'BillingReference', 'InvoiceDocumentReference');
  assert.deepEqual(
    [textAt(reference, 'ID'), textAt(reference, 'UUID')],
    ['EC-000001', resultsOf(run('einvoice.status.list', { docNo: 'EC-000001' }))[0]?.uuid],
  );
  assert.equal(codeOf(run('einvoice.cancel', { docNo: 'EC-000001', reason: 'Try' })), 'EINVOICE_REFERENCED');
});
