import assert from 'node:assert/strict';
import { test } from 'node:test';
import { balances, play, type Step, stockOf, story } from '../../conformance/story.ts';

const HQ = { location: 'HQ' };
const buy = (docDate: string, itemCode: string, qty: number, unitPrice: number, location = 'HQ'): Step => [
  'create-purchase-invoice',
  { docDate, creditorCode: '400-S001', lines: [{ itemCode, qty, unitPrice, location }] },
  { '330-0000': Math.round(qty * unitPrice * 100) / 100, '400-0000 400-S001': -Math.round(qty * unitPrice * 100) / 100 },
];
const sell = (docDate: string, itemCode: string, qty: number, unitPrice: number, cost: number): Step => [
  'create-sales-invoice',
  { docDate, debtorCode: '300-A001', lines: [{ itemCode, qty, unitPrice, taxCode: '', ...HQ }] },
  {
    '500-0000': -qty * unitPrice,
    '300-0000 300-A001': qty * unitPrice,
    '330-0000': -cost,
    '600-0000': cost,
  },
];

test('weighted average: 3 for 10.00, sold one by one, leaves no value behind', () => {
  const { run } = story();
  // 10.00 × 1/3 = 3.33; (6.67) × 1/2 = 3.335 → 3.34; the last takes the remaining 3.33.
  play(run, [
    [
      'create-stock-receive',
      { docDate: '2026-01-01', lines: [{ itemCode: 'BOLT', qty: 3, unitCost: 3.33333333, ...HQ }] },
      { '330-0000': 10, '600-3000': -10 },
    ],
    sell('2026-01-02', 'BOLT', 1, 5, 3.33),
    sell('2026-01-03', 'BOLT', 1, 5, 3.34),
    sell('2026-01-04', 'BOLT', 1, 5, 3.33),
  ]);
  assert.deepEqual(balances(run, '330-0000', '600-0000'), { '330-0000': 0, '600-0000': 10 });
});

test('a return follows its sale when the cost of that sale changes, whatever the stock in between', () => {
  const { run } = story();
  play(run, [
    buy('2026-01-01', 'WIDGET', 10, 5),
    sell('2026-01-02', 'WIDGET', 10, 20, 50),
    buy('2026-01-03', 'WIDGET', 3, 4),
    [
      'transfer-sales-invoice-to-sales-credit-note',
      { fromDocNo: 'IV-000001', docDate: '2026-01-04', lines: [{ lineNo: 1, qty: 2 }] },
      { '510-0000': 40, '300-0000 300-A001': -40, '330-0000': 10, '600-0000': -10 },
    ],
    // The first purchase was really at 6: the sale cost 60, two of it 12.
    [
      'create-purchase-invoice',
      { docDate: '2025-12-31', creditorCode: '400-S001', lines: [{ itemCode: 'WIDGET', qty: 1, unitPrice: 1, ...HQ }] },
      'OUTSIDE_FISCAL_YEAR',
    ],
  ]);
  const { lines } = run('get-purchase-invoice', { docNo: 'PI-000001' }) as { lines: readonly { dtlKey: string }[] };
  play(run, [
    [
      'update-purchase-invoice',
      { docNo: 'PI-000001', reason: 'Price', detailMode: 'update', lines: [{ dtlKey: lines[0]?.dtlKey ?? '', unitPrice: 6 }] },
      { '330-0000': 60, '400-0000 400-S001': -60 },
    ],
  ]);
  // 12 came back, 3 × 4 were bought: 24 in stock; 60 − 12 sold.
  assert.deepEqual(stockOf(run, 'WIDGET'), { HQ: [5, 24] });
  assert.deepEqual(balances(run, '600-0000', '330-0000'), { '600-0000': 48, '330-0000': 24 });
});

const receive = (docDate: string, itemCode: string, qty: number, unitCost: number, location = 'HQ'): Step => [
  'create-stock-receive',
  { docDate, lines: [{ itemCode, qty, unitCost, location }] },
];
const issue = (docDate: string, itemCode: string, qty: number, cost: number, location = 'HQ'): Step => [
  'create-stock-issue',
  { docDate, lines: [{ itemCode, qty, location }] },
  { '600-5000': cost, '330-0000': -cost },
];

test('first in first out: a transfer enters as one layer with the value that left', () => {
  const { run } = story();
  play(run, [
    receive('2026-01-01', 'COG', 2, 5),
    receive('2026-01-02', 'COG', 3, 6),
    // 2 x 5 + 2 x 6 = 22.00 for four: 5.50 each, not 5 and then 6.
    [
      'create-stock-transfer',
      { docDate: '2026-01-03', fromLocation: 'HQ', toLocation: 'KL', lines: [{ itemCode: 'COG', qty: 4 }] },
      {},
    ],
    issue('2026-01-04', 'COG', 1, 5.5, 'KL'),
  ]);
  assert.deepEqual(stockOf(run, 'COG'), { HQ: [1, 6], KL: [3, 16.5] });
});

test('first in first out: a cost update spreads the new value over the layers by quantity', () => {
  const { run } = story();
  play(run, [
    receive('2026-01-01', 'COG', 3, 5),
    receive('2026-01-02', 'COG', 2, 8),
    // 5 x 7.01 = 35.05 instead of 31.00: 21.03 for the three, 14.02 for the two.
    [
      'create-stock-update-cost',
      { docDate: '2026-01-03', lines: [{ itemCode: 'COG', unitCost: 7.01, ...HQ }] },
      { '330-0000': 4.05, '600-7000': -4.05 },
    ],
    issue('2026-01-04', 'COG', 3, 21.03),
    issue('2026-01-05', 'COG', 2, 14.02),
  ]);
});

test('a disassembly weighs by cost where every cost is known, else all by quantity', () => {
  const { run } = story();
  play(run, [
    receive('2026-01-01', 'FG', 10, 10),
    receive('2026-01-01', 'A', 10, 3),
    // The cost of B is not known: 2 x 10.00 over 4 A and 2 B, 13.33 and 6.67.
    ['create-stock-disassembly', { docDate: '2026-01-02', itemCode: 'FG', qty: 2, ...HQ }, {}],
  ]);
  assert.deepEqual(
    [stockOf(run, 'A').HQ, stockOf(run, 'B').HQ],
    [
      [14, 43.33],
      [2, 6.67],
    ],
  );
  // Now both are: A 43.33 / 14 x 4 = 12.38, B 6.67 / 2 x 2 = 6.67; A gets 20 x 12.38 / 19.05 = 13.00, B 7.00.
  play(run, [['create-stock-disassembly', { docDate: '2026-01-03', itemCode: 'FG', qty: 2, ...HQ }, {}]]);
  assert.deepEqual(
    [stockOf(run, 'A').HQ, stockOf(run, 'B').HQ, stockOf(run, 'FG').HQ],
    [
      [18, 56.33],
      [4, 13.67],
      [6, 60],
    ],
  );
});

test('a component that turns out more expensive raises the cost of the finished good and its sale', () => {
  const { run } = story();
  play(run, [
    receive('2026-01-02', 'A', 100, 3),
    receive('2026-01-02', 'B', 10, 4),
    ['create-stock-assembly', { docDate: '2026-01-03', itemCode: 'FG', qty: 10, ...HQ }, {}],
    sell('2026-01-05', 'FG', 5, 25, 50),
    // Another hundred A at 5 on the day before: 4 each, FG 20 x 4 + 40 = 120, the sale 60.
    receive('2026-01-01', 'A', 100, 5),
  ]);
  assert.deepEqual(balances(run, '600-0000'), { '600-0000': 60 });
  assert.deepEqual(stockOf(run, 'FG'), { HQ: [5, 60] });
});

test('goods without a cost follow the last receipt before them, whenever that is entered', () => {
  const { run } = story();
  play(run, [
    ['create-stock-receive', { docDate: '2026-01-10', lines: [{ itemCode: 'WIDGET', qty: 2, location: 'KL' }] }, {}],
    receive('2026-01-12', 'WIDGET', 1, 99),
    receive('2026-01-05', 'WIDGET', 10, 6),
  ]);
  assert.deepEqual(stockOf(run, 'WIDGET'), { HQ: [11, 159], KL: [2, 12] });
  play(run, [['void-stock-receive', { docNo: 'SR-000003' }, {}]]);
  assert.deepEqual(stockOf(run, 'WIDGET'), { HQ: [1, 99], KL: [2, 0] });
});

test('a receipt that took the cost of its pool passes a change of that cost on to goods elsewhere', () => {
  const { run } = story();
  const without = (docDate: string, qty: number, location: string): Step => [
    'create-stock-receive',
    { docDate, lines: [{ itemCode: 'WIDGET', qty, location }] },
  ];
  play(run, [receive('2026-01-01', 'WIDGET', 10, 6), without('2026-01-03', 1, 'HQ'), without('2026-01-04', 2, 'KL')]);
  assert.deepEqual(stockOf(run, 'WIDGET'), { HQ: [11, 66], KL: [2, 12] });
  play(run, [['create-stock-update-cost', { docDate: '2026-01-02', lines: [{ itemCode: 'WIDGET', unitCost: 8, ...HQ }] }]]);
  assert.deepEqual(stockOf(run, 'WIDGET'), { HQ: [11, 88], KL: [2, 16] });
});

test('the standard cost takes precedence over the last receipt, and the cost of the pool over both', () => {
  const { run } = story();
  run('update-item', { itemCode: 'WIDGET', standardCost: 4, reason: 'Standard' });
  play(run, [
    receive('2026-01-01', 'WIDGET', 1, 9),
    [
      'create-stock-adjustment',
      { docDate: '2026-01-02', lines: [{ itemCode: 'WIDGET', qty: 2, location: 'KL' }] },
      { '330-0000': 8, '600-3000': -8 },
    ],
    [
      'create-stock-adjustment',
      { docDate: '2026-01-03', lines: [{ itemCode: 'WIDGET', qty: 1, location: 'HQ' }] },
      { '330-0000': 9, '600-3000': -9 },
    ],
    // Goods returned without their invoice: at the cost of the pool.
    [
      'create-sales-credit-note',
      {
        docDate: '2026-01-04',
        debtorCode: '300-A001',
        lines: [{ itemCode: 'WIDGET', qty: 1, unitPrice: 20, taxCode: 'NT', location: 'HQ' }],
      },
      { '510-0000': 20, '300-0000 300-A001': -20, '330-0000': 9, '600-0000': -9 },
    ],
  ]);
});

test('within a day receipts come first, then composites, issues, returns and counts, in any order of entry', () => {
  const { run } = story();
  play(run, [
    receive('2026-01-01', 'WIDGET', 1, 4),
    // Counted at the end of a day on which everything else is still to be entered: 1 more than the book.
    [
      'create-stock-take',
      { docDate: '2026-01-02', ...HQ, lines: [{ itemCode: 'WIDGET', countedQty: 2 }] },
      { '330-0000': 4, '600-3000': -4 },
    ],
    receive('2026-01-02', 'WIDGET', 3, 8),
    issue('2026-01-02', 'WIDGET', 2, 14),
  ]);
  // 1 x 4 + 3 x 8 = 28 for 4; two leave at 7; two are left and counted.
  assert.deepEqual(stockOf(run, 'WIDGET'), { HQ: [2, 14] });
  assert.deepEqual(balances(run, '600-3000'), { '600-3000': -4 - 24 });
});
