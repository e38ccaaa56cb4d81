import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { play, type Run, stockOf, story } from '../../conformance/story.ts';

const HQ = { location: 'HQ' };
const receive = (run: Run, itemCode: string, qty: number, unitCost: number) =>
  run('create-stock-receive', { docDate: '2026-01-01', lines: [{ itemCode, qty, unitCost, ...HQ }] });
const lineOf = (run: Run, get: string, docNo: string): Payload => {
  const { lines } = run(get, { docNo }) as { lines: readonly Payload[] };
  return lines[0] ?? {};
};

test('section 11: lines that took the location of the header follow it, as if the document were entered again', () => {
  const { book, run } = story();
  receive(run, 'WIDGET', 10, 3);
  play(run, [
    ['create-stock-receive', { docDate: '2026-01-02', ...HQ, lines: [{ itemCode: 'COG', qty: 4, unitCost: 2 }] }],
    ['update-stock-receive', { docNo: 'SR-000002', reason: 'Other shelf', location: 'KL' }],
    [
      'create-stock-transfer',
      { docDate: '2026-01-03', fromLocation: 'HQ', toLocation: 'KL', lines: [{ itemCode: 'WIDGET', qty: 2 }] },
      {},
    ],
    // Nothing of it is at KL to be sent from there.
    ['update-stock-transfer', { docNo: 'ST-000001', reason: 'Turned', fromLocation: 'KL', toLocation: 'HQ' }, 'STOCK_NEGATIVE'],
  ]);
  assert.deepEqual([stockOf(run, 'COG'), stockOf(run, 'WIDGET')], [{ KL: [4, 8] }, { HQ: [8, 24], KL: [2, 6] }]);
  play(run, [
    [
      'create-sales-invoice',
      {
        docDate: '2026-01-04',
        debtorCode: '300-A001',
        salesLocation: 'HQ',
        lines: [
          { itemCode: 'WIDGET', qty: 1, unitPrice: 20 },
          { itemCode: 'COG', qty: 1, unitPrice: 9, location: 'KL' },
        ],
      },
    ],
    ['update-sales-invoice', { docNo: 'IV-000001', reason: 'Sold there', salesLocation: 'KL' }],
  ]);
  assert.deepEqual([stockOf(run, 'COG'), stockOf(run, 'WIDGET')], [{ KL: [3, 6] }, { HQ: [8, 24], KL: [1, 3] }]);
  assert.deepEqual(book.invariants(), []);
});

test('section 11: a line that names its location keeps it when that of the header changes', () => {
  const { run } = story();
  receive(run, 'WIDGET', 10, 3);
  play(run, [
    [
      'create-sales-invoice',
      { docDate: '2026-01-04', debtorCode: '300-A001', lines: [{ itemCode: 'WIDGET', qty: 1, unitPrice: 20, ...HQ }] },
    ],
    ['update-sales-invoice', { docNo: 'IV-000001', reason: 'Shop', salesLocation: 'KL' }],
  ]);
  const { dtlKey = '' } = lineOf(run, 'get-sales-invoice', 'IV-000001');
  play(run, [
    [
      'update-sales-invoice',
      {
        docNo: 'IV-000001',
        reason: 'Shop',
        salesLocation: 'HQ',
        detailMode: 'update',
        lines: [{ dtlKey, qty: 2, ...HQ }],
      },
    ],
  ]);
  assert.deepEqual(stockOf(run, 'WIDGET'), { HQ: [8, 24] });
});

test('section 4: a changed assembly consumes of its order the quantity it makes now', () => {
  const { book, run } = story();
  receive(run, 'A', 50, 1);
  receive(run, 'B', 50, 2);
  play(run, [
    ['create-stock-assembly-order', { docDate: '2026-01-02', itemCode: 'FG', qty: 10, ...HQ }, {}],
    ['create-stock-assembly', { docDate: '2026-01-03', itemCode: 'FG', qty: 4, fromDocNo: 'AO-000001', ...HQ }, {}],
    ['update-stock-assembly', { docNo: 'AS-000001', reason: 'Counted', qty: 11 }, 'TRANSFER_EXCEEDS'],
    ['update-stock-assembly', { docNo: 'AS-000001', reason: 'Counted', qty: 9 }, {}],
    [
      'create-stock-assembly',
      { docDate: '2026-01-04', itemCode: 'FG', qty: 2, fromDocNo: 'AO-000001', ...HQ },
      'TRANSFER_EXCEEDS',
    ],
    ['create-stock-assembly', { docDate: '2026-01-04', itemCode: 'FG', qty: 1, fromDocNo: 'AO-000001', ...HQ }, {}],
  ]);
  // Two A and one B each: 4.00 a piece.
  assert.deepEqual(stockOf(run, 'FG'), { HQ: [10, 40] });
  const rows = book.derivedRows();
  book.rebuild();
  assert.deepEqual(book.derivedRows(), rows);
});

test('section 11: another quantity of a conversion makes another quantity on its other side', () => {
  const { run } = story();
  receive(run, 'BOLT', 48, 1);
  play(run, [
    [
      'create-stock-uom-conversion',
      { docDate: '2026-01-02', ...HQ, lines: [{ itemCode: 'BOLT', qty: 24, fromUom: 'PCS', toUom: 'BOX' }] },
      {},
    ],
  ]);
  const { dtlKey = '', toQty } = lineOf(run, 'get-stock-uom-conversion', 'UV-000001');
  const change = (more: Payload): Payload => ({
    docNo: 'UV-000001',
    reason: 'Counted',
    detailMode: 'update',
    lines: [{ dtlKey, ...more }],
  });
  assert.equal(toQty, 2);
  play(run, [['update-stock-uom-conversion', change({ qty: 36 }), {}]]);
  assert.equal(lineOf(run, 'get-stock-uom-conversion', 'UV-000001').toQty, 3);
  play(run, [['update-stock-uom-conversion', change({ qty: 36, toQty: 2 }), 'INVALID_VALUE']]);
});

test('section 11: another finished good uses its own bill of materials', () => {
  const { run } = story();
  for (const [itemCode, cost] of [
    ['A', 1],
    ['B', 2],
    ['PART', 5],
  ] as const) {
    receive(run, itemCode, 50, cost);
  }
  play(run, [
    ['create-item-bom', { itemCode: 'WIDGET', lines: [{ itemCode: 'PART', qty: 3 }] }],
    ['create-stock-assembly', { docDate: '2026-01-02', itemCode: 'FG', qty: 2, ...HQ }, {}],
    ['update-stock-assembly', { docNo: 'AS-000001', reason: 'Wrong good', itemCode: 'WIDGET' }, {}],
  ]);
  assert.deepEqual([stockOf(run, 'WIDGET'), stockOf(run, 'FG')], [{ HQ: [2, 30] }, {}]);
  assert.deepEqual([stockOf(run, 'A'), stockOf(run, 'PART')], [{ HQ: [50, 50] }, { HQ: [44, 220] }]);
  // COG has none, so its components are required.
  play(run, [['update-stock-assembly', { docNo: 'AS-000001', reason: 'Wrong good', itemCode: 'COG' }, 'REQUIRED']]);
});

test('section 4: an assembly must match its order, and the order cannot go below what was made', () => {
  const { run } = story();
  for (const itemCode of ['A', 'B', 'PART']) receive(run, itemCode, 50, 1);
  const made = (docDate: string, itemCode: string, qty: number): Payload => ({
    docDate,
    itemCode,
    qty,
    fromDocNo: 'AO-000001',
    ...HQ,
  });
  const order = (more: Payload): Payload => ({ docNo: 'AO-000001', reason: 'Plan', ...more });
  play(run, [
    ['create-item-bom', { itemCode: 'WIDGET', lines: [{ itemCode: 'PART', qty: 3 }] }],
    ['create-stock-assembly-order', { docDate: '2026-01-03', itemCode: 'FG', qty: 10, ...HQ }, {}],
    ['create-stock-assembly', made('2026-01-02', 'FG', 4), 'INVALID_DATE'],
    ['create-stock-assembly', made('2026-01-03', 'WIDGET', 4), 'INVALID_VALUE'],
    ['create-stock-assembly', made('2026-01-03', 'FG', 4), {}],
    ['update-stock-assembly', { docNo: 'AS-000001', reason: 'Day', docDate: '2026-01-02' }, 'INVALID_DATE'],
    ['update-stock-assembly', { docNo: 'AS-000001', reason: 'Good', itemCode: 'WIDGET' }, 'INVALID_VALUE'],
    ['update-stock-assembly-order', order({ itemCode: 'WIDGET' }), 'DOC_TRANSFERRED'],
    ['update-stock-assembly-order', order({ qty: 3 }), 'DOC_TRANSFERRED'],
    ['update-stock-assembly-order', order({ qty: 4 }), {}],
    ['create-stock-assembly', made('2026-01-04', 'FG', 1), 'TRANSFER_EXCEEDS'],
    ['void-stock-assembly', { docNo: 'AS-000001' }, {}],
    ['update-stock-assembly-order', order({ itemCode: 'WIDGET', qty: 2 }), {}],
    ['create-stock-assembly', made('2026-01-04', 'WIDGET', 2), {}],
  ]);
  assert.deepEqual(stockOf(run, 'WIDGET'), { HQ: [2, 6] });
});
