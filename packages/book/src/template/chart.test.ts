import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { DOC_TYPES, type Payload } from '@ledgerline/catalog';
import { NOW, runner, tested } from '../../conformance/fresh-book.ts';
import { playScenario, type Scenario, scenarios } from '../../conformance/golden.ts';
import type { Book } from '../book.ts';
import { fixedClock, openBook, openTemplate } from '../index.ts';
import { companyDetails } from '../setup/company.ts';
import { CHART_NAMES, type ChartName, seedOfChart } from './chart.ts';
import { readSeed } from './seed.ts';
import { fillFrom } from './template.ts';

const folder = mkdtempSync(join(tmpdir(), 'book-charts-'));
after(() => rmSync(folder, { recursive: true }));

const COMPANY = { name: 'Kedai Contoh Sdn Bhd', baseCurrency: 'MYR', fiscalYearStart: '2026-01-01' };

const options = { clock: fixedClock(NOW), isChecked: true, ...tested };

function bookOf(chart: ChartName, company = COMPANY): Book {
  const book = openBook(':memory:', options);
  fillFrom(book, seedOfChart(chart, company));
  return book;
}

const D = { docDate: '2026-07-06' };
const AR = { ...D, debtorCode: '300-A001' };
const AP = { ...D, creditorCode: '400-S001' };
const GOODS = { itemCode: 'WIDGET', qty: 2, location: 'HQ' };
const [sold, bought] = [[{ ...GOODS, unitPrice: 20, taxCode: 'ST10' }], [{ ...GOODS, unitPrice: 12 }]];
const [income, cost] = [[{ description: 'Fee', amount: 50 }], [{ description: 'Fee', amount: 50, accountNo: '900-9000' }]];
const paid = (paymentAmount: number) => ({ payments: [{ paymentMethod: 'BANK', paymentAmount }] });

/** The least that each type of document needs, in an order in which stock is there. */
const LEAST: readonly (readonly [type: string, payload: Payload])[] = [
  ['create-location', { location: 'KL' }],
  ['create-debtor', { debtorCode: '300-A001', companyName: 'Alpha' }],
  ['create-creditor', { creditorCode: '400-S001', companyName: 'Supplier' }],
  ['create-item', { itemCode: 'WIDGET', description: 'Widget', baseUom: 'PCS', uoms: [{ uom: 'BOX', rate: 12 }] }],
  ['create-item', { itemCode: 'KIT', description: 'Kit', baseUom: 'PCS' }],
  ['create-item-bom', { itemCode: 'KIT', lines: [{ itemCode: 'WIDGET', qty: 1 }] }],
  ['create-stock-receive', { ...D, lines: [{ ...GOODS, qty: 500, unitCost: 10 }] }],
  ['create-purchase-order', { ...AP, lines: bought }],
  ['create-goods-received-note', { ...AP, lines: bought }],
  ['create-purchase-invoice', { ...AP, lines: bought }],
  ['create-cash-purchase', { ...AP, lines: bought, ...paid(24) }],
  ['create-purchase-return', { ...AP, lines: bought }],
  ['create-advanced-quotation', { ...AR, lines: sold }],
  ['create-quotation', { ...AR, lines: sold }],
  ['create-sales-order', { ...AR, lines: sold }],
  ['create-delivery-order', { ...AR, lines: sold }],
  ['create-sales-invoice', { ...AR, lines: sold }],
  ['create-cash-sale', { ...AR, lines: sold, payments: [{ paymentMethod: 'CASH', paymentAmount: 44 }] }],
  ['create-sales-credit-note', { ...AR, lines: sold }],
  ['create-sales-debit-note', { ...AR, lines: sold }],
  ['create-ar-invoice', { ...AR, lines: income }],
  ['create-ar-debit-note', { ...AR, lines: income }],
  ['create-ar-credit-note', { ...AR, lines: income }],
  ['create-ar-payment', { ...AR, ...paid(30) }],
  ['create-ar-refund', { ...AR, ...paid(5) }],
  ['create-ar-deposit', { ...AR, ...paid(100) }],
  ['create-ap-invoice', { ...AP, lines: cost }],
  ['create-ap-debit-note', { ...AP, lines: cost }],
  ['create-ap-credit-note', { ...AP, lines: cost }],
  ['create-ap-payment', { ...AP, ...paid(30) }],
  ['create-ap-refund', { ...AP, ...paid(5) }],
  ['create-ap-deposit', { ...AP, ...paid(100) }],
  [
    'create-arap-contra',
    {
      ...D,
      debtorCode: '300-A001',
      creditorCode: '400-S001',
      amount: 10,
      knockOffs: [
        { side: 'AR', docType: 'IV', docNo: 'IV-000001', amount: 10 },
        { side: 'AP', docType: 'PI', docNo: 'PI-000001', amount: 10 },
      ],
    },
  ],
  [
    'create-journal-entry',
    {
      ...D,
      lines: [
        { accountNo: '900-9000', debit: 8 },
        { accountNo: '320-0000', credit: 8 },
      ],
    },
  ],
  ['create-gl-cash-book-payment', { ...D, bankAccount: '310-1000', lines: [{ accountNo: '900-9000', amount: 9 }] }],
  ['create-gl-cash-book-receipt', { ...D, bankAccount: '310-1000', lines: [{ accountNo: '530-0000', amount: 9 }] }],
  ['create-stock-adjustment', { ...D, lines: [{ ...GOODS, qty: -1 }] }],
  ['create-stock-issue', { ...D, lines: [GOODS] }],
  ['create-stock-write-off', { ...D, lines: [GOODS] }],
  ['create-stock-transfer', { ...D, fromLocation: 'HQ', toLocation: 'KL', lines: [{ itemCode: 'WIDGET', qty: 3 }] }],
  ['create-stock-take', { ...D, lines: [{ itemCode: 'WIDGET', location: 'KL', countedQty: 2 }] }],
  [
    'create-stock-uom-conversion',
    { ...D, lines: [{ itemCode: 'WIDGET', location: 'HQ', qty: 12, fromUom: 'PCS', toUom: 'BOX', toQty: 1 }] },
  ],
  ['create-stock-update-cost', { ...D, lines: [{ itemCode: 'WIDGET', location: 'HQ', unitCost: 11 }] }],
  ['create-stock-assembly-order', { ...D, itemCode: 'KIT', qty: 1, location: 'HQ' }],
  ['create-stock-assembly', { ...D, itemCode: 'KIT', qty: 2, location: 'HQ', assemblyCost: 1 }],
  ['create-stock-disassembly', { ...D, itemCode: 'KIT', qty: 1, location: 'HQ' }],
  [
    'create-gl-bank-reconciliation',
    {
      bankAccount: '310-1000',
      statementDate: '2026-07-06',
      statementBalance: 0,
      clearedEntries: [{ docNo: 'OR-000001' }],
      allowDifference: true,
    },
  ],
  ['create-sst-processor', { dateFrom: '2026-07-01', dateTo: '2026-08-31', commit: true }],
  ['einvoice.consolidated.create-draft', { month: '2026-07' }],
  ['einvoice.self-billed.create-draft', { docType: 'PB', docNos: ['PB-000001'] }],
];

/** A request for quotation is entered in the desktop package, and GST has been history since 2018. */
const WITHOUT_CREATE = ['RQ', 'GST'];

for (const chart of CHART_NAMES) {
  test(`every type of document can be created on a new ${chart} book, which stays sound`, () => {
    const book = bookOf(chart);
    const run = runner(book);
    const types = new Set<unknown>();
    for (const [type, payload] of LEAST) {
      const result = run(type, payload);
      assert.equal(result.ok, true, `${type}: ${JSON.stringify(result.error)}`);
      types.add(result.docType);
    }
    assert.deepEqual(
      DOC_TYPES.filter((type) => !types.has(type) && !WITHOUT_CREATE.includes(type)),
      [],
    );
    assert.deepEqual(
      book.examine().filter(({ state }) => state !== 'fine'),
      [],
    );
    book.close();
  });
}

test('a service company earns service income where a line names no account', () => {
  const run = runner(bookOf('service'));
  run('create-debtor', { debtorCode: '300-A001', companyName: 'Alpha' });
  run('create-sales-invoice', { ...AR, lines: [{ description: 'Advice', qty: 1, unitPrice: 100, taxCode: 'SV8' }] });
  const { postings } = run('get-sales-invoice', { docNo: 'IV-000001' }) as { postings: readonly { accountNo: string }[] };
  assert.deepEqual(
    postings.map(({ accountNo }) => accountNo),
    ['500-1000', '430-2000', '300-0000'],
  );
});

const swapped = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value).replaceAll('"MYR"', '"-"').replaceAll('"SGD"', '"MYR"').replaceAll('"-"', '"SGD"')) as Value;

test('the golden scenarios are exact to the cent in another base currency', async () => {
  const template = join(folder, 'other-currency.sqlite');
  const filled = openBook(template, options);
  fillFrom(filled, swapped(readSeed()));
  filled.close();
  for (const scenario of scenarios.map((one): Scenario => swapped(one))) {
    const book = openTemplate(template, ':memory:', options);
    const run = runner(book);
    await playScenario(scenario, async (type, payload) => run(type, payload) as never);
    book.close();
  }
});

test('a book with another base currency has its accounts in it, and issues no e-invoices', () => {
  const run = runner(bookOf('trading', { ...COMPANY, baseCurrency: 'SGD' }));
  const { rows } = run('list-gl-bank-cash-accounts', {}) as { rows: readonly { currencyCode: string }[] };
  assert.deepEqual([...new Set(rows.map(({ currencyCode }) => currencyCode))], ['SGD']);
  const { document } = run('einvoice.setting.get', {}) as { document: { problems: readonly { path: string }[] } };
  assert.ok(document.problems.some(({ path }) => path === '/baseCurrency'));
});

test('details of a company are checked as a whole', () => {
  assert.deepEqual(companyDetails({ ...COMPANY, tin: '', name: ' Kedai ' }), { ...COMPANY, name: 'Kedai' });
  const wrong = companyDetails({ baseCurrency: 'JPY', fiscalYearStart: '2026-02-30', tin: '12', colour: 'red' });
  assert.ok('problems' in wrong);
  assert.deepEqual(
    wrong.problems.map((problem) => String(problem).split(' ')[0]),
    ['colour', 'name', 'tin', 'baseCurrency', 'fiscalYearStart'],
  );
});
