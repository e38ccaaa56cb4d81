import assert from 'node:assert/strict';
import { test } from 'node:test';
import { balances, outstandingOf, play, story } from '../../conformance/story.ts';

const HQ = { location: 'HQ' };
const A = '300-0000 300-A001';
const S = '400-0000 400-S001';

test('section 3: trading documents, each with what it posts', () => {
  const { run } = story();
  play(run, [
    // 10 at 5 and 2 free: 12 in stock for 50.00.
    [
      'create-purchase-invoice',
      { docDate: '2026-01-02', creditorCode: '400-S001', lines: [{ itemCode: 'COG', qty: 10, focQty: 2, unitPrice: 5, ...HQ }] },
      { '330-0000': 50, [S]: -50 },
    ],
    // Claimable tax is not a cost: 6% of 100.
    [
      'create-purchase-invoice',
      {
        docDate: '2026-01-02',
        creditorCode: '400-S001',
        lines: [{ itemCode: 'A', qty: 20, unitPrice: 5, taxCode: 'TX-GST', ...HQ }],
      },
      { '330-0000': 100, '340-0000': 6, [S]: -106 },
    ],
    // A line of a non-stock item goes to purchases, together with tax that cannot be claimed.
    [
      'create-purchase-invoice',
      {
        docDate: '2026-01-02',
        creditorCode: '400-S001',
        lines: [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 80, taxCode: 'PST10' }],
      },
      { '600-1000': 88, [S]: -88 },
    ],
    // Goods without a price still have a cost: 3 of 12 from first in first out, 50 x 3/12 = 12.50.
    [
      'create-sales-invoice',
      {
        docDate: '2026-01-05',
        debtorCode: '300-A001',
        lines: [{ itemCode: 'COG', qty: 3, unitPrice: 9, taxCode: 'ST10', ...HQ }],
      },
      { '500-0000': -27, '430-1000': -2.7, [A]: 29.7, '330-0000': -12.5, '600-0000': 12.5 },
    ],
    // A debit note changes the price alone.
    [
      'create-sales-debit-note',
      { docDate: '2026-01-06', debtorCode: '300-A001', lines: [{ itemCode: 'COG', qty: 3, unitPrice: 1, taxCode: 'ST10' }] },
      { '500-0000': -3, '430-1000': -0.3, [A]: 3.3 },
    ],
    // So does a credit note of a type that is price-only.
    [
      'create-sales-credit-note',
      {
        docDate: '2026-01-06',
        debtorCode: '300-A001',
        cnType: 'PRICE-ADJ',
        lines: [{ itemCode: 'COG', qty: 1, unitPrice: 2, ...HQ }],
      },
      { '510-0000': 2, [A]: -2 },
    ],
    // Not linked, at the cost that is given: 4.50 of it.
    [
      'create-sales-credit-note',
      { docDate: '2026-01-07', debtorCode: '300-A001', lines: [{ itemCode: 'COG', qty: 1, unitPrice: 9, unitCost: 4.5, ...HQ }] },
      { '510-0000': 9, [A]: -9, '330-0000': 4.5, '600-0000': -4.5 },
    ],
    // The account of the line wins over that of the header, that over the item group.
    [
      'create-sales-invoice',
      {
        docDate: '2026-01-08',
        debtorCode: '300-A001',
        accountNo: '530-0000',
        lines: [
          { itemCode: 'GOODS-A', qty: 1, unitPrice: 10, accountNo: '500-1000' },
          { itemCode: 'GOODS-A', qty: 1, unitPrice: 7 },
        ],
      },
      { '500-1000': -10, '530-0000': -7, [A]: 17 },
    ],
    // A card that costs 1.5 %: 100 less 1.50; the rest of 20 on account.
    [
      'create-cash-sale',
      {
        docDate: '2026-01-09',
        debtorCode: '300-A001',
        lines: [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 120 }],
        payments: [{ paymentMethod: 'CARD', paymentAmount: 100 }],
      },
      { '500-0000': -120, '321-0000': 98.5, '900-1000': 1.5, [A]: 20 },
    ],
    [
      'create-cash-sale',
      {
        docDate: '2026-01-09',
        debtorCode: '300-A001',
        lines: [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 120 }],
        payments: [{ paymentMethod: 'CARD', paymentAmount: 120.01 }],
      },
      'OVERPAID',
    ],
    [
      'create-cash-purchase',
      {
        docDate: '2026-01-09',
        creditorCode: '400-S001',
        lines: [{ itemCode: 'B', qty: 4, unitPrice: 2.5, taxCode: 'PST10', ...HQ }],
        payments: [{ paymentMethod: 'BANK', paymentAmount: 8 }],
      },
      { '330-0000': 11, '310-1000': -8, [S]: -3 },
    ],
  ]);
  assert.deepEqual(balances(run, '330-0000'), { '330-0000': 50 + 100 - 12.5 + 4.5 + 11 });
});

test('section 3: goods received and delivered wait for their invoice; parts of it clear them to the last sen', () => {
  const { run } = story();
  play(run, [
    // 3 for 10.00: the invoices of one each take 3.33, 3.34 and 3.33 of it.
    [
      'create-goods-received-note',
      { docDate: '2026-01-02', creditorCode: '400-S001', lines: [{ itemCode: 'PART', qty: 3, unitPrice: 3.3333, ...HQ }] },
      { '330-0000': 10, '405-0000': -10 },
    ],
    [
      'transfer-goods-received-note-to-purchase-invoice',
      { fromDocNo: 'GR-000001', docDate: '2026-01-03', lines: [{ lineNo: 1, qty: 1, unitPrice: 4 }] },
      { '405-0000': 3.33, '600-2000': 0.67, [S]: -4 },
    ],
    [
      'transfer-goods-received-note-to-purchase-invoice',
      { fromDocNo: 'GR-000001', docDate: '2026-01-04', lines: [{ lineNo: 1, qty: 1, unitPrice: 3 }] },
      { '405-0000': 3.34, '600-2000': -0.34, [S]: -3 },
    ],
    [
      'transfer-goods-received-note-to-purchase-invoice',
      { fromDocNo: 'GR-000001', docDate: '2026-01-05' },
      { '405-0000': 3.33, [S]: -3.33 },
    ],
    [
      'create-delivery-order',
      { docDate: '2026-01-06', debtorCode: '300-A001', lines: [{ itemCode: 'PART', qty: 3, unitPrice: 5, ...HQ }] },
      { '335-0000': 10, '330-0000': -10 },
    ],
    [
      'transfer-delivery-order-to-sales-invoice',
      { fromDocNo: 'DO-000001', docDate: '2026-01-07', lines: [{ lineNo: 1, qty: 2 }] },
      { '500-0000': -10, [A]: 10, '600-0000': 6.67, '335-0000': -6.67 },
    ],
    [
      'transfer-delivery-order-to-sales-invoice',
      { fromDocNo: 'DO-000001', docDate: '2026-01-08' },
      { '500-0000': -5, [A]: 5, '600-0000': 3.33, '335-0000': -3.33 },
    ],
    // Returned at the share of the line that sold it: 6.67 x 1/2 = 3.335 -> 3.34.
    [
      'transfer-sales-invoice-to-sales-credit-note',
      { fromDocNo: 'IV-000001', docDate: '2026-01-09', lines: [{ lineNo: 1, qty: 1 }] },
      { '510-0000': 5, [A]: -5, '330-0000': 3.34, '600-0000': -3.34 },
    ],
    [
      'transfer-sales-invoice-to-sales-credit-note',
      { fromDocNo: 'IV-000001', docDate: '2026-01-10' },
      { '510-0000': 5, [A]: -5, '330-0000': 3.33, '600-0000': -3.33 },
    ],
  ]);
  assert.deepEqual(balances(run, '335-0000', '405-0000', '330-0000', '600-0000'), {
    '335-0000': 0,
    '405-0000': 0,
    '330-0000': 6.67,
    '600-0000': 3.33,
  });
});

test('section 3: a purchase return leaves at the cost of the pool; the price it is credited at makes the variance', () => {
  const { run } = story();
  play(run, [
    [
      'create-purchase-invoice',
      { docDate: '2026-01-02', creditorCode: '400-S001', lines: [{ itemCode: 'PART', qty: 10, unitPrice: 8, ...HQ }] },
    ],
    [
      'create-purchase-invoice',
      {
        docDate: '2026-01-03',
        creditorCode: '400-S001',
        lines: [{ itemCode: 'PART', qty: 10, unitPrice: 10, taxCode: 'TX-GST', ...HQ }],
      },
      { '330-0000': 100, '340-0000': 6, [S]: -106 },
    ],
    // The pool cost is 9: 3 of the second invoice are returned for 30, worth 27; input tax of 1.80 is reversed too.
    [
      'transfer-purchase-invoice-to-purchase-return',
      { fromDocNo: 'PI-000002', docDate: '2026-01-04', lines: [{ lineNo: 1, qty: 3 }] },
      { [S]: 31.8, '330-0000': -27, '600-2000': -3, '340-0000': -1.8 },
    ],
    [
      'transfer-purchase-invoice-to-purchase-return',
      { fromDocNo: 'PI-000002', docDate: '2026-01-04', lines: [{ lineNo: 1, qty: 8 }] },
      'TRANSFER_EXCEEDS',
    ],
  ]);
  assert.equal(outstandingOf(run, 'get-purchase-invoice', 'PI-000002'), 74.2);
});
