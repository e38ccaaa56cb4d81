import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { codeOf, play, type Run, type Step, story } from '../../conformance/story.ts';

const A = '300-0000 300-A001';
const HQ = { location: 'HQ' };
const get = (run: Run, name: string, docNo: string) =>
  run(`get-${name}`, { docNo }) as unknown as { fields: Payload; lines: readonly Payload[]; links: readonly Payload[] };
const stock = (run: Run, itemCode: string, qty: number, unitCost: number) =>
  run('create-stock-receive', { docDate: '2026-01-01', lines: [{ itemCode, qty, unitCost, ...HQ }] });

test('section 4: parts after a voided one share what the others left of a discount amount', () => {
  const part = (docDate: string, qty: number, net: number): Step => [
    'transfer-quotation-to-sales-invoice',
    { fromDocNo: 'QT-000001', docDate, lines: [{ lineNo: 1, qty }] },
    { '500-0000': -net, [A]: net },
  ];
  play(story().run, [
    [
      'create-quotation',
      {
        docDate: '2026-01-02',
        debtorCode: '300-A001',
        lines: [{ itemCode: 'GOODS-A', qty: 3, unitPrice: 100, discount: '1' }],
      },
    ],
    part('2026-01-03', 1, 99.67),
    part('2026-01-04', 1, 99.66),
    ['void-sales-invoice', { docNo: 'IV-000001' }],
    // 0.34 is used, so 0.66 is left: 299.00 in all, as quoted.
    part('2026-01-05', 2, 199.34),
  ]);
});

test('section 4: a discount amount is shared over the parts by the cumulative split, a percentage applies to each', () => {
  const { run } = story();
  play(run, [
    [
      'create-quotation',
      {
        docDate: '2026-01-02',
        debtorCode: '300-A001',
        lines: [{ itemCode: 'GOODS-A', qty: 3, unitPrice: 100, discount: '10%+10' }],
      },
    ],
    // 100 less 10 % = 90 less 3.33, 3.34, 3.33.
    [
      'transfer-quotation-to-sales-invoice',
      { fromDocNo: 'QT-000001', docDate: '2026-01-03', lines: [{ lineNo: 1, qty: 1 }] },
      { '500-0000': -86.67, [A]: 86.67 },
    ],
    [
      'transfer-quotation-to-sales-invoice',
      { fromDocNo: 'QT-000001', docDate: '2026-01-04', lines: [{ lineNo: 1, qty: 1 }] },
      { '500-0000': -86.66, [A]: 86.66 },
    ],
    [
      'transfer-quotation-to-sales-invoice',
      { fromDocNo: 'QT-000001', docDate: '2026-01-05' },
      { '500-0000': -86.67, [A]: 86.67 },
    ],
    ['transfer-quotation-to-sales-invoice', { fromDocNo: 'QT-000001', docDate: '2026-01-06' }, 'TRANSFER_EXCEEDS'],
    ['void-sales-invoice', { docNo: 'IV-000002' }],
    [
      'transfer-quotation-to-sales-invoice',
      { fromDocNo: 'QT-000001', docDate: '2026-01-06', lines: [{ lineNo: 1, qty: 2 }] },
      'TRANSFER_EXCEEDS',
    ],
    ['transfer-quotation-to-sales-invoice', { fromDocNo: 'QT-000001', docDate: '2026-01-01' }, 'INVALID_DATE'],
    [
      'transfer-quotation-to-sales-invoice',
      { fromDocNo: 'QT-000001', docDate: '2026-01-06', debtorCode: '300-B001' },
      'INVALID_VALUE',
    ],
    [
      'transfer-quotation-to-sales-invoice',
      { fromDocNo: 'QT-000001', docDate: '2026-01-06', lines: [{ lineNo: 1, qty: 0 }] },
      'INVALID_PAYLOAD',
    ],
    [
      'transfer-quotation-to-sales-invoice',
      { fromDocNo: 'QT-000001', docDate: '2026-01-06', lines: [{ lineNo: 2 }] },
      'NOT_FOUND',
    ],
    [
      'transfer-quotation-to-sales-invoice',
      { fromDocNo: 'QT-000001', docDate: '2026-01-06', lines: [{ lineNo: 1, itemCode: 'GOODS-B' }] },
      'INVALID_VALUE',
    ],
  ]);
});

test('section 4: a transferred order cannot be dated after the document it was transferred to', () => {
  const { run } = story();
  const order = (docDate: string): Payload => ({ docNo: 'SO-000001', reason: 'Day', docDate });
  play(run, [
    ['create-sales-order', { docDate: '2026-01-02', debtorCode: '300-A001', lines: [{ itemCode: 'GOODS-A', qty: 3 }] }],
    ['transfer-sales-order-to-sales-invoice', { fromDocNo: 'SO-000001', docDate: '2026-01-05', lines: [{ lineNo: 1, qty: 1 }] }],
    ['transfer-sales-order-to-sales-invoice', { fromDocNo: 'SO-000001', docDate: '2026-01-04', lines: [{ lineNo: 1, qty: 1 }] }],
    ['update-sales-order', order('2026-01-05'), 'INVALID_DATE'],
    ['update-sales-order', order('2026-01-04'), {}],
    ['void-sales-invoice', { docNo: 'IV-000002' }],
    ['update-sales-order', order('2026-01-05'), {}],
  ]);
});

test('section 4: drafts and void documents cannot be transferred; a line by value counts as one', () => {
  const { run } = story();
  play(run, [
    [
      'create-quotation',
      {
        docDate: '2026-01-02',
        debtorCode: '300-A001',
        saveAsDraft: true,
        docNo: 'Q-DRAFT',
        lines: [{ itemCode: 'GOODS-A', qty: 3, unitPrice: 100 }],
      },
      {},
    ],
    ['transfer-quotation-to-sales-order', { fromDocNo: 'Q-DRAFT', docDate: '2026-01-03' }, 'DOC_DRAFT'],
    // The option under its SDK name, at the top: no number of the series is used up either.
    [
      'create-quotation',
      { docDate: '2026-01-02', debtorCode: '300-A001', SaveAsDraft: true, lines: [{ itemCode: 'GOODS-A', qty: 1 }] },
      {},
    ],
    [
      'create-quotation',
      {
        docDate: '2026-01-02',
        debtorCode: '300-A001',
        lines: [{ description: 'Installation', amount: 250, accountNo: '500-1000' }],
      },
    ],
    ['transfer-quotation-to-sales-order', { fromDocNo: 'QT-000001', docDate: '2026-01-03' }],
    ['transfer-sales-order-to-sales-invoice', { fromDocNo: 'SO-000001', docDate: '2026-01-03' }, { '500-1000': -250, [A]: 250 }],
    ['transfer-quotation-to-sales-order', { fromDocNo: 'QT-000001', docDate: '2026-01-03' }, 'TRANSFER_EXCEEDS'],
    ['void-sales-order', { docNo: 'SO-000001' }, 'DOC_TRANSFERRED'],
    ['void-sales-invoice', { docNo: 'IV-000001' }],
    ['void-sales-order', { docNo: 'SO-000001' }],
    ['transfer-sales-order-to-sales-invoice', { fromDocNo: 'SO-000001', docDate: '2026-01-03' }, 'DOC_CANCELLED'],
  ]);
  assert.equal(get(run, 'quotation', 'QT-000001').fields.TransferStatus, 'none');
});

test('section 4: ordering for a customer does not use the quantity to deliver; the price is the last cost in the unit of the line', () => {
  const { run } = story();
  stock(run, 'BOLT', 24, 0.5);
  play(run, [
    [
      'create-sales-order',
      {
        docDate: '2026-01-02',
        debtorCode: '300-A001',
        project: '',
        lines: [{ itemCode: 'BOLT', uom: 'BOX', qty: 4, unitPrice: 11, ...HQ }],
      },
    ],
    [
      'transfer-sales-order-to-purchase-order',
      { fromDocNo: 'SO-000001', docDate: '2026-01-03', creditorCode: '400-S001', lines: [{ lineNo: 1, qty: 3 }] },
    ],
    [
      'transfer-sales-order-to-purchase-order',
      { fromDocNo: 'SO-000001', docDate: '2026-01-03', creditorCode: '400-S001', lines: [{ lineNo: 1, qty: 2 }] },
      'TRANSFER_EXCEEDS',
    ],
    [
      'transfer-sales-order-to-delivery-order',
      { fromDocNo: 'SO-000001', docDate: '2026-01-04', lines: [{ lineNo: 1, qty: 2 }] },
      { '335-0000': 12, '330-0000': -12 },
    ],
  ]);
  const [ordered] = get(run, 'purchase-order', 'PO-000001').lines;
  assert.deepEqual([ordered?.unitPrice, ordered?.uom, ordered?.qty], [6, 'BOX', 3]);
  assert.equal(get(run, 'sales-order', 'SO-000001').lines[0]?.outstandingQty, 2);
  assert.equal(get(run, 'sales-order', 'SO-000001').fields.TransferStatus, 'partial');
});

test('section 4: a purchase order to a foreign supplier is priced in the currency of that supplier', () => {
  const { run } = story();
  stock(run, 'BOLT', 24, 0.84);
  play(run, [
    ['create-creditor', { creditorCode: '400-V001', companyName: 'Overseas', currencyCode: 'USD' }],
    [
      'create-sales-order',
      { docDate: '2026-01-02', debtorCode: '300-A001', lines: [{ itemCode: 'BOLT', uom: 'BOX', qty: 4, unitPrice: 11, ...HQ }] },
    ],
    [
      'transfer-sales-order-to-purchase-order',
      { fromDocNo: 'SO-000001', docDate: '2026-01-03', creditorCode: '400-V001', lines: [{ lineNo: 1, qty: 1 }] },
    ],
    [
      'transfer-sales-order-to-purchase-order',
      {
        fromDocNo: 'SO-000001',
        docDate: '2026-01-03',
        creditorCode: '400-V001',
        currencyRate: 4,
        lines: [{ lineNo: 1, qty: 1 }],
      },
    ],
  ]);
  // A box cost 12 x 0.84 = 10.08 ringgit: 2.40 dollars at the book's 4.20, 2.52 at 4.
  const prices = ['PO-000001', 'PO-000002'].map((docNo) => get(run, 'purchase-order', docNo).lines[0]?.unitPrice);
  assert.deepEqual(prices, [2.4, 2.52]);
});

test('section 4: an assembly order is worked off in parts', () => {
  const { run } = story();
  stock(run, 'A', 100, 3);
  stock(run, 'B', 50, 4);
  play(run, [
    ['create-stock-assembly-order', { docDate: '2026-01-02', itemCode: 'FG', qty: 10, ...HQ, assemblyCost: 1 }, {}],
    // 4 x (2 x 3 + 4 + 1) = 44.00, of which 4.00 assembly cost.
    [
      'create-stock-assembly',
      { docDate: '2026-01-03', itemCode: 'FG', qty: 4, fromDocNo: 'AO-000001', ...HQ },
      { '330-0000': 4, '600-6000': -4 },
    ],
    [
      'create-stock-assembly',
      { docDate: '2026-01-04', itemCode: 'FG', qty: 7, fromDocNo: 'AO-000001', ...HQ },
      'TRANSFER_EXCEEDS',
    ],
    ['void-stock-assembly-order', { docNo: 'AO-000001' }, 'DOC_TRANSFERRED'],
    [
      'create-stock-assembly',
      { docDate: '2026-01-04', itemCode: 'FG', qty: 6, fromDocNo: 'AO-000001', ...HQ },
      { '330-0000': 6, '600-6000': -6 },
    ],
    [
      'create-stock-assembly',
      { docDate: '2026-01-05', itemCode: 'FG', qty: 1, fromDocNo: 'AO-000001', ...HQ },
      'TRANSFER_EXCEEDS',
    ],
  ]);
});

test('section 4: a note cannot return more than was invoiced, and a return is not a delivery', () => {
  const { run } = story();
  stock(run, 'WIDGET', 10, 5);
  const line = { itemCode: 'WIDGET', qty: 6, unitPrice: 20, taxCode: 'NT', ...HQ };
  play(run, [
    ['create-sales-invoice', { docDate: '2026-01-02', debtorCode: '300-A001', lines: [line] }],
    [
      'create-ar-payment',
      {
        docDate: '2026-01-03',
        debtorCode: '300-A001',
        payments: [{ paymentMethod: 'CASH', paymentAmount: 100 }],
        knockOffs: [{ docType: 'IV', docNo: 'IV-000001', amount: 100 }],
      },
    ],
    // 40 are returned, but only 20 are still owed: the other 20 remain as the customer's credit.
    [
      'transfer-sales-invoice-to-sales-credit-note',
      { fromDocNo: 'IV-000001', docDate: '2026-01-04', lines: [{ lineNo: 1, qty: 2 }] },
      { '510-0000': 40, [A]: -40, '330-0000': 10, '600-0000': -10 },
    ],
    [
      'transfer-sales-invoice-to-sales-credit-note',
      { fromDocNo: 'IV-000001', docDate: '2026-01-04', lines: [{ lineNo: 1, qty: 5 }] },
      'TRANSFER_EXCEEDS',
    ],
    ['void-sales-invoice', { docNo: 'IV-000001' }, 'DOC_TRANSFERRED'],
  ]);
  const { fields, lines } = get(run, 'sales-invoice', 'IV-000001');
  assert.deepEqual([fields.Outstanding, lines[0]?.returnableQty, lines[0]?.outstandingQty], [0, 4, 6]);
  assert.equal(get(run, 'sales-credit-note', 'CN-000001').fields.Outstanding, -20);
});

test('section 3: a credit note of a price-only type returns no goods, by transfer too', () => {
  const { run } = story();
  stock(run, 'WIDGET', 10, 3);
  const line = { itemCode: 'WIDGET', qty: 4, unitPrice: 20, taxCode: 'NT', ...HQ };
  play(run, [
    ['create-sales-invoice', { docDate: '2026-01-02', debtorCode: '300-A001', lines: [line] }],
    [
      'transfer-sales-invoice-to-sales-credit-note',
      { fromDocNo: 'IV-000001', docDate: '2026-01-03', cnType: 'PRICE-ADJ', lines: [{ lineNo: 1, qty: 3, unitPrice: 1 }] },
      { '510-0000': 3, [A]: -3 },
    ],
    [
      'transfer-sales-invoice-to-sales-credit-note',
      { fromDocNo: 'IV-000001', docDate: '2026-01-03', cnType: 'RETURN', lines: [{ lineNo: 1, qty: 1 }] },
      { '510-0000': 20, [A]: -20, '330-0000': 3, '600-0000': -3 },
    ],
  ]);
  assert.equal(get(run, 'sales-invoice', 'IV-000001').fields.Outstanding, 57);
});

test('section 5: a package is transferred in parts with its share of the price, and counts against its limit however it is sold', () => {
  const { run } = story();
  stock(run, 'A', 50, 1);
  stock(run, 'B', 50, 1);
  // A weighs 2 x 5 of 17, B 7 of 17.
  assert.equal(
    codeOf(
      run('create-item-package', {
        packageCode: 'SET',
        description: 'Set',
        unitPrice: 100.01,
        limitedQty: 5,
        lines: [
          { itemCode: 'A', qty: 2, unitPrice: 5 },
          { itemCode: 'B', qty: 1, unitPrice: 7 },
        ],
      }),
    ),
    'ok',
  );
  play(run, [
    ['create-sales-order', { docDate: '2026-01-02', debtorCode: '300-A001', lines: [{ itemCode: 'SET', qty: 3, ...HQ }] }],
    // 300.03 in all: A 300.03 x 10/17 = 176.49, B 123.54. A third of each: 58.83 and 41.18.
    [
      'transfer-sales-order-to-sales-invoice',
      {
        fromDocNo: 'SO-000001',
        docDate: '2026-01-03',
        lines: [
          { lineNo: 1, qty: 2 },
          { lineNo: 2, qty: 1 },
        ],
      },
      { '500-0000': -100.01, [A]: 100.01, '330-0000': -3, '600-0000': 3 },
    ],
    [
      'transfer-sales-order-to-sales-invoice',
      { fromDocNo: 'SO-000001', docDate: '2026-01-04' },
      { '500-0000': -200.02, [A]: 200.02, '330-0000': -6, '600-0000': 6 },
    ],
    // Three of five are sold.
    [
      'create-cash-sale',
      { docDate: '2026-01-05', debtorCode: '300-A001', lines: [{ itemCode: 'SET', qty: 3, ...HQ }] },
      'INVALID_VALUE',
    ],
    ['create-quotation', { docDate: '2026-01-05', debtorCode: '300-A001', lines: [{ itemCode: 'SET', qty: 3, ...HQ }] }],
    ['transfer-quotation-to-sales-invoice', { fromDocNo: 'QT-000001', docDate: '2026-01-05' }, 'INVALID_VALUE'],
    ['void-sales-invoice', { docNo: 'IV-000002' }],
    ['transfer-quotation-to-sales-invoice', { fromDocNo: 'QT-000001', docDate: '2026-01-05' }],
    ['delete-item-package', { packageCode: 'SET' }, 'RECORD_IN_USE'],
  ]);
});
