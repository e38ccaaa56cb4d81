import assert from 'node:assert/strict';
import { test } from 'node:test';
import { balances, play, type Step, stockOf, story } from '../../conformance/story.ts';

const HQ = { location: 'HQ' };
const allowing = () => {
  const told = story();
  told.book.seed([{ kind: 'setting', code: 'stock.allowNegative', data: { value: true } }]);
  return told;
};
const receive = (docDate: string, itemCode: string, qty: number, unitCost: number, expected: Step[2]): Step => [
  'create-stock-receive',
  { docDate, lines: [{ itemCode, qty, unitCost, ...HQ }] },
  expected as never,
];
const issue = (docDate: string, itemCode: string, qty: number, cost: number): Step => [
  'create-stock-issue',
  { docDate, lines: [{ itemCode, qty, ...HQ }] },
  { '600-5000': cost, '330-0000': -cost },
];

test('stock below zero is refused by default, on the day and on any later one', () => {
  const { run } = story();
  play(run, [
    receive('2026-01-02', 'WIDGET', 5, 6, { '330-0000': 30, '600-3000': -30 }),
    ['create-stock-issue', { docDate: '2026-01-03', lines: [{ itemCode: 'WIDGET', qty: 6, ...HQ }] }, 'STOCK_NEGATIVE'],
    issue('2026-01-05', 'WIDGET', 4, 24),
    ['create-stock-issue', { docDate: '2026-01-03', lines: [{ itemCode: 'WIDGET', qty: 2, ...HQ }] }, 'STOCK_NEGATIVE'],
  ]);
});

for (const itemCode of ['WIDGET', 'COG'] as const) {
  test(`where it is allowed, ${itemCode} leaves at the last cost, and the receipt that covers the shortage posts the difference to cost of sales`, () => {
    const { book, run } = allowing();
    play(run, [
      receive('2026-01-02', itemCode, 5, 6, { '330-0000': 30, '600-3000': -30 }),
      // 5 for 30.00 and 3 that are not there at 6: 48.00. The pool owes 3, worth 18.00.
      issue('2026-01-03', itemCode, 8, 48),
      // 2 of the 3 come at 7.50: 15.00 for what had left at 12.00.
      receive('2026-01-04', itemCode, 2, 7.5, { '330-0000': 12, '600-0000': 3, '600-3000': -15 }),
      // The last comes with nine others at 8: 8.00 for what had left at 6.00; nine stay at 8.
      receive('2026-01-05', itemCode, 10, 8, { '330-0000': 78, '600-0000': 2, '600-3000': -80 }),
    ]);
    assert.deepEqual(stockOf(run, itemCode), { HQ: [9, 72] });
    assert.deepEqual(balances(run, '330-0000', '600-0000'), { '330-0000': 72, '600-0000': 5 });
    const rows = book.derivedRows();
    book.rebuild();
    assert.deepEqual(book.derivedRows(), rows);
    // With the receipt back-dated, there is no shortage to cover: 15 for 118.00... and 8 of them leave.
    play(run, [['void-stock-issue', { docNo: 'SI-000001' }, {}]]);
    assert.deepEqual(balances(run, '600-0000'), { '600-0000': 0 });
  });
}

test('goods sold before they came: the purchase invoice corrects the cost of the sale', () => {
  const { run } = allowing();
  play(run, [
    receive('2026-01-01', 'WIDGET', 1, 4, { '330-0000': 4, '600-3000': -4 }),
    // 1 at 4.00 and 2 at the last cost of 4.00.
    [
      'create-sales-invoice',
      {
        docDate: '2026-01-03',
        debtorCode: '300-A001',
        lines: [{ itemCode: 'WIDGET', qty: 3, unitPrice: 20, taxCode: 'NT', ...HQ }],
      },
      { '500-0000': -60, '300-0000 300-A001': 60, '330-0000': -12, '600-0000': 12 },
    ],
    [
      'create-purchase-invoice',
      { docDate: '2026-01-04', creditorCode: '400-S001', lines: [{ itemCode: 'WIDGET', qty: 2, unitPrice: 5, ...HQ }] },
      { '330-0000': 8, '600-0000': 2, '400-0000 400-S001': -10 },
    ],
  ]);
  assert.deepEqual(stockOf(run, 'WIDGET'), {});
  assert.deepEqual(balances(run, '330-0000', '600-0000'), { '330-0000': 0, '600-0000': 14 });
});

test('goods received not invoiced keep their whole value when they cover a shortage', () => {
  const { run } = allowing();
  play(run, [
    receive('2026-01-01', 'PART', 1, 4, { '330-0000': 4, '600-3000': -4 }),
    issue('2026-01-02', 'PART', 3, 12),
    [
      'create-goods-received-note',
      { docDate: '2026-01-03', creditorCode: '400-S001', lines: [{ itemCode: 'PART', qty: 4, unitPrice: 6, ...HQ }] },
      { '330-0000': 20, '600-0000': 4, '405-0000': -24 },
    ],
    [
      'transfer-goods-received-note-to-purchase-invoice',
      { fromDocNo: 'GR-000001', docDate: '2026-01-04' },
      { '405-0000': 24, '400-0000 400-S001': -24 },
    ],
  ]);
  assert.deepEqual(stockOf(run, 'PART'), { HQ: [2, 12] });
});
