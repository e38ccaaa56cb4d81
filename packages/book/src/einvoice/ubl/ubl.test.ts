import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import fc from 'fast-check';
import { isThorough } from '../../../conformance/config.ts';
import {
  codeOf,
  FOREIGN_BUYER,
  invoiceFor,
  type Office,
  openOffice,
  resultsOf,
  validInvoice,
} from '../../../conformance/e-invoice-office.ts';
import { sha256Of } from './ubl.ts';
import { blockAt, blocksAt, identityIn, invoiceIn, numberAt, partyIn, textAt } from './ubl-reader.ts';

/** The UBL of a document as it was sent. */
function ublOf({ textOf }: Office, docNo: string): Payload {
  const invoice = invoiceIn(textOf(docNo));
  assert.ok(invoice);
  return invoice;
}

function submitted(office: Office, type: string, docType: string, payload: Payload): Payload {
  const made = office.run(type, payload);
  assert.equal(codeOf(made), 'ok', JSON.stringify(made.error));
  const result = office.run('einvoice.submit', { docType, docNos: [String(made.docNo)] });
  assert.equal(codeOf(result), 'ok', JSON.stringify(result.error));
  return ublOf(office, String(made.docNo));
}

const totalsOf = (invoice: Payload) => {
  const legal = blockAt(invoice, 'LegalMonetaryTotal');
  return {
    net: numberAt(legal, 'TaxExclusiveAmount'),
    tax: numberAt(invoice, 'TaxTotal', 'TaxAmount'),
    gross: numberAt(legal, 'TaxInclusiveAmount'),
    rounding: numberAt(legal, 'PayableRoundingAmount'),
    payable: numberAt(legal, 'PayableAmount'),
  };
};

const subtotalsOf = (invoice: Payload) =>
  blocksAt(blockAt(invoice, 'TaxTotal'), 'TaxSubtotal').map((one) => [
    textAt(one, 'TaxCategory', 'ID'),
    numberAt(one, 'Percent'),
    numberAt(one, 'TaxableAmount'),
    numberAt(one, 'TaxAmount'),
  ]);

const linesOf = (invoice: Payload) =>
  blocksAt(invoice, 'InvoiceLine').map((line) => ({
    quantity: numberAt(line, 'InvoicedQuantity'),
    unit: blockAt(line, 'InvoicedQuantity')?.unitCode,
    price: numberAt(line, 'Price', 'PriceAmount'),
    discount: numberAt(line, 'AllowanceCharge', 'Amount'),
    gross: numberAt(line, 'ItemPriceExtension', 'Amount'),
    net: numberAt(line, 'LineExtensionAmount'),
    class: textAt(line, 'Item', 'CommodityClassification', 'ItemClassificationCode'),
  }));

test('an exclusive invoice: net, tax by kind and rate, and the discount of each line, to the sen', () => {
  const office = openOffice();
  const invoice = submitted(
    office,
    'create-sales-invoice',
    'IV',
    invoiceFor({
      lines: [
        { itemCode: 'GOODS-A', qty: 3, unitPrice: 100, discount: '10%', taxCode: 'ST10' },
        { itemCode: 'GOODS-B', qty: 2, unitPrice: 55.55, discount: '5%+3%', taxCode: 'ST10', classification: '010' },
        { itemCode: 'SVC', qty: 1, unitPrice: 250, discount: '12.50', taxCode: 'SV8' },
      ],
    }),
  );
  assert.deepEqual(totalsOf(invoice), { net: 609.88, tax: 56.24, gross: 666.12, rounding: undefined, payable: 666.12 });
  assert.deepEqual(subtotalsOf(invoice), [
    ['01', 10, 372.38, 37.24],
    ['02', 8, 237.5, 19],
  ]);
  assert.deepEqual(linesOf(invoice), [
    { quantity: 3, unit: 'C62', price: 100, discount: 30, gross: 300, net: 270, class: '022' },
    { quantity: 2, unit: 'C62', price: 55.55, discount: 8.72, gross: 111.1, net: 102.38, class: '010' },
    { quantity: 1, unit: 'HUR', price: 250, discount: 12.5, gross: 250, net: 237.5, class: '022' },
  ]);
  assert.equal(textAt(invoice, 'IssueDate'), '2026-07-06', 'it is issued when it is submitted');
  assert.equal(textAt(invoice, 'IssueTime'), '04:00:00Z');
  assert.equal(blockAt(invoice, 'InvoiceTypeCode')?.listVersionID, '1.0');
});

test('an inclusive cash sale: tax is taken out of the price, and five-sen rounding is separate', () => {
  const office = openOffice();
  const invoice = submitted(office, 'create-cash-sale', 'CS', {
    debtorCode: '300-A001',
    docDate: '2026-07-01',
    inclusiveTax: true,
    lines: [
      { description: 'Lunch', qty: 3, unitPrice: 35.35, accountNo: '500-1000', taxCode: 'SV6' },
      { itemCode: 'GOODS-A', qty: 1, unitPrice: 49.93, taxCode: 'ST10' },
    ],
    payments: [{ paymentMethod: 'CASH', paymentAmount: 156 }],
  });
  assert.deepEqual(totalsOf(invoice), { net: 145.44, tax: 10.54, gross: 155.98, rounding: 0.02, payable: 156 });
  assert.deepEqual(
    linesOf(invoice).map(({ price, net, discount }) => [price, net, discount]),
    [
      [33.35, 100.05, undefined],
      [45.39, 45.39, undefined],
    ],
  );
  assert.equal(textAt(invoice, 'PaymentMeans', 'PaymentMeansCode'), '01');
});

test('a foreign invoice is in its own currency, with its rate and a buyer abroad', () => {
  const office = openOffice();
  const invoice = submitted(office, 'create-sales-invoice', 'IV', {
    debtorCode: '300-U001',
    taxEntityID: FOREIGN_BUYER,
    docDate: '2026-07-01',
    currencyRate: 4.2155,
    lines: [{ description: 'Report', qty: 1, unitPrice: 333.33, accountNo: '500-1000', taxCode: 'NT' }],
  });
  assert.equal(textAt(invoice, 'DocumentCurrencyCode'), 'USD');
  assert.equal(numberAt(invoice, 'TaxExchangeRate', 'CalculationRate'), 4.2155);
  assert.equal(totalsOf(invoice).payable, 333.33);
  assert.deepEqual(subtotalsOf(invoice), [['06', 0, 333.33, 0]]);
  assert.equal(identityIn(partyIn(invoice, 'AccountingCustomerParty'), 'TIN'), 'EI00000000020');
});

test('parties have TIN, identity, SST and tourism tax numbers, NA where there are none; empty blocks are left out', () => {
  const office = openOffice();
  const invoice = submitted(office, 'create-sales-invoice', 'IV', invoiceFor());
  const [supplier, buyer] = [partyIn(invoice, 'AccountingSupplierParty'), partyIn(invoice, 'AccountingCustomerParty')];
  assert.deepEqual(
    ['TIN', 'BRN', 'SST', 'TTX'].map((scheme) => identityIn(supplier, scheme)),
    ['C2584563200', '202001234567', 'W10-1808-32000001', 'NA'],
  );
  assert.equal(textAt(supplier, 'IndustryClassificationCode'), '46900');
  assert.deepEqual(
    ['TIN', 'BRN', 'SST', 'TTX'].map((scheme) => identityIn(buyer, scheme)),
    ['C1122334450', '201901000001', 'NA', 'NA'],
  );
  assert.equal(textAt(buyer, 'PostalAddress', 'CountrySubentityCode'), '10');
  assert.deepEqual(Object.keys(blockAt(buyer, 'Contact') ?? {}), ['Telephone']);
  for (const name of ['BillingReference', 'TaxExchangeRate', 'PaymentMeans', 'InvoicePeriod'])
    assert.ok(!(name in invoice), name);
});

test('credit, debit and refund notes are 02, 03 and 04 and refer to the Valid original', () => {
  const office = openOffice();
  const docNo = validInvoice(office);
  const { uuid } = resultsOf(office.run('einvoice.status.list', { docNo }))[0] as { uuid: string };
  const note = { debtorCode: '300-A001', docDate: '2026-07-02', ourInvoiceNo: docNo };
  const line = { itemCode: 'GOODS-A', qty: 1, unitPrice: 100, taxCode: 'ST10' };
  const notes: readonly (readonly [string, string, string, Payload])[] = [
    ['create-sales-credit-note', 'CN', '02', { ...note, lines: [line] }],
    ['create-sales-debit-note', 'DN', '03', { ...note, lines: [line] }],
    ['create-ar-credit-note', 'RC', '02', { ...note, amount: 5, accountNo: '510-0000' }],
    ['create-ar-debit-note', 'RD', '03', { ...note, amount: 5, accountNo: '530-0000' }],
    [
      'create-ar-refund',
      'RF',
      '04',
      {
        debtorCode: '300-A001',
        docDate: '2026-07-03',
        payments: [{ paymentMethod: 'BANK', paymentAmount: 110 }],
        knockOffs: [{ docType: 'CN', docNo: 'CN-000001', amount: 110 }],
      },
    ],
  ];
  for (const [type, docType, typeCode, payload] of notes) {
    const invoice = submitted(office, type, docType, payload);
    assert.equal(textAt(invoice, 'InvoiceTypeCode'), typeCode, docType);
    assert.deepEqual(
      blocksAt(invoice, 'BillingReference').map((one) => [
        textAt(one, 'InvoiceDocumentReference', 'ID'),
        textAt(one, 'InvoiceDocumentReference', 'UUID'),
      ]),
      [[docNo, uuid]],
      docType,
    );
  }
});

test('what is sent is the minified text under its own digest', () => {
  const office = openOffice();
  const docNo = validInvoice(office);
  const text = office.textOf(docNo);
  assert.equal(text, JSON.stringify(JSON.parse(text)));
  const [row] = resultsOf(office.run('einvoice.status.list', { docNo }));
  assert.deepEqual([row?.document, row?.sha256], [text, sha256Of(text)]);
});

const line = fc.record({
  qty: fc.integer({ min: 1, max: 99_999 }).map((units) => units / 1000),
  unitPrice: fc.integer({ min: 1, max: 999_999 }).map((units) => units / 10_000),
  discount: fc.constantFrom('', '10%', '5%+3%', '0.01', '33.333%'),
  taxCode: fc.constantFrom('ST10', 'ST5', 'SV8', 'SV6', 'STE', 'NT'),
});

test('for any lines, the e-invoice totals the document, and its lines total the e-invoice', () => {
  const office = openOffice();
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      fc.constantFrom('300-A001', '300-U001'),
      (rows, inclusiveTax, debtorCode) => {
        const lines = rows.map((row) => ({ description: 'Thing', accountNo: '500-0000', ...row }));
        const taxEntityID = debtorCode === '300-U001' ? FOREIGN_BUYER : 1;
        const made = office.run('create-sales-invoice', { debtorCode, taxEntityID, docDate: '2026-07-01', inclusiveTax, lines });
        fc.pre(made.ok === true);
        const result = office.run('einvoice.submit', { docType: 'IV', docNos: [String(made.docNo)] });
        assert.equal(codeOf(result), 'ok', JSON.stringify(result.error));
        const invoice = ublOf(office, String(made.docNo));
        const fields = made.fields as { NetTotal: number; Tax: number; FinalTotal: number };
        const { net, tax, payable } = totalsOf(invoice);
        assert.deepEqual([net, tax, payable], [fields.NetTotal, fields.Tax, fields.FinalTotal]);
        for (const one of linesOf(invoice)) {
          assert.equal(Math.round(((one.gross ?? 0) - (one.discount ?? 0)) * 100), Math.round((one.net ?? 0) * 100));
        }
      },
    ),
    { numRuns: isThorough ? 60 : 20, endOnFailure: true },
  );
});
