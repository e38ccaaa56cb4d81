import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { balances, codeOf, play, type Run, story } from '../../conformance/story.ts';

const HQ = { location: 'HQ' };
const CUSTOMER = { debtorCode: '300-A001' };
const USD = { debtorCode: '300-U001' };

const currencyBalance = (run: Run, accountNo: string): unknown =>
  (run('read-gl-account-balance', { accountNo }).rows as readonly Payload[])[0]?.currencyBalance;

test('a tax return posts what is due when it is committed, and nothing before', () => {
  const { run } = story();
  const lines = [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 1000, taxCode: 'ST10' }];
  play(run, [['create-sales-invoice', { ...CUSTOMER, docDate: '2026-01-10', lines }]]);
  const due = { dateFrom: '2026-01-01', dateTo: '2026-02-28' };
  assert.equal(codeOf(run('create-sst-processor', due)), 'ok');
  assert.deepEqual(balances(run, '430-1000', '430-9000'), { '430-1000': -100, '430-9000': 0 });
  assert.equal(codeOf(run('update-sst-processor', { returnNo: 'SST-000001', reason: 'Due', commit: true })), 'ok');
  assert.deepEqual(balances(run, '430-1000', '430-9000'), { '430-1000': 0, '430-9000': -100 });
});

test('a bank in a foreign currency gets what is left after the charge and the tax that is withheld', () => {
  const { run } = story();
  play(run, [
    ['create-creditor', { creditorCode: '400-U001', companyName: 'Overseas Parts', currencyCode: 'USD' }],
    [
      'create-ar-payment',
      {
        ...USD,
        docDate: '2026-01-05',
        currencyRate: 4,
        payments: [{ paymentAccountNo: '310-2000', paymentAmount: 100, bankCharge: 3 }],
      },
      { '310-2000': 388, '900-1000': 12, '300-0000 300-U001': -400 },
    ],
  ]);
  assert.equal(currencyBalance(run, '310-2000'), 97);
  play(run, [
    [
      'create-ap-payment',
      {
        creditorCode: '400-U001',
        docDate: '2026-01-06',
        currencyRate: 4,
        payments: [{ paymentAccountNo: '310-2000', paymentAmount: 50, bankCharge: 2, withholdingTaxCode: 'WHT10-ROY' }],
      },
      { '310-2000': -188, '900-1000': 8, '435-0000': -20, '400-0000 400-U001': 200 },
    ],
  ]);
  // 97 less 45 for the supplier and 2 for the bank.
  assert.equal(currencyBalance(run, '310-2000'), 50);
});

test('the tax inside a discount in a foreign currency goes back to the tax account at the rate of the payment', () => {
  const { run } = story();
  play(run, [
    [
      'create-sales-invoice',
      {
        ...USD,
        docDate: '2026-01-10',
        currencyRate: 4,
        lines: [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 100, taxCode: 'ST10' }],
      },
      { '500-0000': -400, '430-1000': -40, '300-0000 300-U001': 440 },
    ],
    // 11 at 4.10 are 45.10, of them 1 for tax: 4.10. The 110 were worth 440.00 and are settled with 451.00.
    [
      'create-ar-payment',
      {
        ...USD,
        docDate: '2026-01-11',
        currencyRate: 4.1,
        payments: [{ paymentAccountNo: '310-2000', paymentAmount: 99 }],
        knockOffs: [{ docType: 'IV', docNo: 'IV-000001', amount: 99, discountAmount: 11, taxAdjustment: 1 }],
      },
      { '310-2000': 405.9, '900-4000': 41, '430-1000': 4.1, '300-0000 300-U001': -440, '530-3000': -11 },
    ],
  ]);
});

test('goods of a group are posted to the accounts of the group', () => {
  const { run } = story();
  const ACCOUNTS = { salesAccountNo: '530-0000', cogsAccountNo: '600-4000' };
  play(run, [
    ['create-stock-item-group', { itemGroup: 'OWN', description: 'Own accounts', ...ACCOUNTS }],
    ['create-item', { itemCode: 'BRASS', description: 'Brass', baseUom: 'PCS', itemGroup: 'OWN' }],
    ['create-stock-receive', { docDate: '2026-01-01', lines: [{ itemCode: 'BRASS', qty: 4, unitCost: 5, ...HQ }] }],
    [
      'create-delivery-order',
      { ...CUSTOMER, docDate: '2026-01-02', lines: [{ itemCode: 'BRASS', qty: 1, unitPrice: 9, ...HQ }] },
      { '335-0000': 5, '330-0000': -5 },
    ],
    [
      'transfer-delivery-order-to-sales-invoice',
      { fromDocNo: 'DO-000001', docDate: '2026-01-03' },
      { '530-0000': -9, '300-0000 300-A001': 9, '600-4000': 5, '335-0000': -5 },
    ],
    [
      'create-sales-invoice',
      { ...CUSTOMER, docDate: '2026-01-03', lines: [{ itemCode: 'BRASS', qty: 2, unitPrice: 9, ...HQ }] },
      { '530-0000': -18, '300-0000 300-A001': 18, '600-4000': 10, '330-0000': -10 },
    ],
  ]);
});

test('an assembly absorbs its own cost, and its finished good takes that of the components', () => {
  const { run } = story();
  play(run, [
    [
      'create-stock-receive',
      {
        docDate: '2026-01-01',
        lines: [
          { itemCode: 'A', qty: 10, unitCost: 3, ...HQ },
          { itemCode: 'B', qty: 10, unitCost: 4.2, ...HQ },
        ],
      },
    ],
    // 2 x (2 x 3.00 + 4.20 + 1.50) = 23.40, of which 3.00 are absorbed.
    [
      'create-stock-assembly',
      { docDate: '2026-01-02', itemCode: 'FG', qty: 2, assemblyCost: 1.5, ...HQ },
      { '330-0000': 3, '600-6000': -3 },
    ],
    ['create-stock-disassembly', { docDate: '2026-01-03', itemCode: 'FG', qty: 1, ...HQ }, {}],
  ]);
});

test('a document that was posted to an account can be changed while the account is inactive', () => {
  const { book, run } = story();
  const paid = { ...CUSTOMER, docDate: '2026-01-10', payments: [{ paymentMethod: 'BANK', paymentAmount: 20, bankCharge: 1 }] };
  play(run, [['create-ar-payment', paid]]);
  const { document } = run('get-gl-account', { accountNo: '900-1000' }) as { document: Payload };
  book.seed([{ kind: 'account', code: '900-1000', data: { ...document, isActive: false } }]);
  play(run, [
    ['create-ar-payment', paid, 'RECORD_INACTIVE'],
    [
      'update-ar-payment',
      { docNo: 'RP-000001', reason: 'Later', docDate: '2026-01-11' },
      { '310-1000': 19, '900-1000': 1, '300-0000 300-A001': -20 },
    ],
  ]);
});

test('tax on a line of the cash book belongs to the foreign amount of its account, unless it has an account of its own', () => {
  const { run } = story();
  const paid = { docDate: '2026-01-02', bankAccount: '310-2000', currencyCode: 'USD', currencyRate: 4 };
  play(run, [
    [
      'create-gl-account',
      { accountNo: '310-3000', description: 'Second account', accountType: 'CA', specialType: 'BANK', currencyCode: 'USD' },
    ],
    [
      'create-gl-cash-book-payment',
      { ...paid, lines: [{ accountNo: '310-3000', amount: 100, taxCode: 'PST10' }] },
      { '310-2000': -440, '310-3000': 440 },
    ],
  ]);
  assert.deepEqual([currencyBalance(run, '310-2000'), currencyBalance(run, '310-3000')], [-110, 110]);
  play(run, [
    [
      'create-gl-cash-book-payment',
      { ...paid, lines: [{ accountNo: '310-3000', amount: 100, taxCode: 'TX-GST' }] },
      { '310-2000': -424, '310-3000': 400, '340-0000': 24 },
    ],
  ]);
  assert.deepEqual([currencyBalance(run, '310-2000'), currencyBalance(run, '310-3000')], [-216, 210]);
});

test('a discount on a document without tax is a discount as a whole, whatever tax is said to be in it', () => {
  const { run } = story();
  play(run, [
    ['create-sales-invoice', { ...CUSTOMER, docDate: '2026-01-10', lines: [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 100 }] }],
    [
      'create-ar-payment',
      {
        ...CUSTOMER,
        docDate: '2026-01-11',
        payments: [{ paymentMethod: 'CASH', paymentAmount: 89 }],
        knockOffs: [{ docType: 'IV', docNo: 'IV-000001', amount: 89, discountAmount: 11, taxAdjustment: 1 }],
      },
      { '320-0000': 89, '900-4000': 11, '300-0000 300-A001': -100 },
    ],
  ]);
});
