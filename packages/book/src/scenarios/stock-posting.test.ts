import assert from 'node:assert/strict';
import { test } from 'node:test';
import { balances, play, story } from '../../conformance/story.ts';

const HQ = { location: 'HQ' };

test('section 3: stock documents, each with what it posts', () => {
  const { run } = story();
  play(run, [
    [
      'create-stock-receive',
      { docDate: '2026-04-01', ...HQ, lines: [{ itemCode: 'BOLT', uom: 'BOX', qty: 10, unitCost: 6 }] },
      { '330-0000': 60, '600-3000': -60 },
    ],
    [
      'create-stock-receive',
      { docDate: '2026-04-01', ...HQ, lines: [{ itemCode: 'BOLT', qty: 30, unitCost: 0.8, accountNo: '151-0000' }] },
      { '330-0000': 24, '151-0000': -24 },
    ],
    // 84.00 for 150: 0.56 each. 7 of them 3.92.
    [
      'create-stock-issue',
      { docDate: '2026-04-02', ...HQ, lines: [{ itemCode: 'BOLT', qty: 7 }] },
      { '600-5000': 3.92, '330-0000': -3.92 },
    ],
    [
      'create-stock-write-off',
      { docDate: '2026-04-02', ...HQ, lines: [{ itemCode: 'BOLT', uom: 'BOX', qty: 1 }] },
      { '600-4000': 6.72, '330-0000': -6.72 },
    ],
    // Up by the cost of the pool, 73.36 / 131 = 0.56; down by it.
    [
      'create-stock-adjustment',
      { docDate: '2026-04-03', ...HQ, lines: [{ itemCode: 'BOLT', qty: 9 }] },
      { '330-0000': 5.04, '600-3000': -5.04 },
    ],
    [
      'create-stock-adjustment',
      { docDate: '2026-04-04', ...HQ, lines: [{ itemCode: 'BOLT', qty: -5 }] },
      { '330-0000': -2.8, '600-3000': 2.8 },
    ],
    [
      'create-stock-transfer',
      { docDate: '2026-04-05', fromLocation: 'HQ', toLocation: 'KL', lines: [{ itemCode: 'BOLT', uom: 'BOX', qty: 5 }] },
      {},
    ],
    [
      'create-stock-uom-conversion',
      { docDate: '2026-04-06', ...HQ, lines: [{ itemCode: 'BOLT', qty: 24, fromUom: 'PCS', toUom: 'BOX', toQty: 2 }] },
      {},
    ],
    [
      'create-stock-uom-conversion',
      { docDate: '2026-04-06', ...HQ, lines: [{ itemCode: 'BOLT', qty: 24, fromUom: 'PCS', toUom: 'BOX', toQty: 3 }] },
      'INVALID_VALUE',
    ],
    // 135 - 60 = 75 at HQ, worth 42.00; counted 70: 5 x 0.56 = 2.80 missing.
    [
      'create-stock-take',
      { docDate: '2026-04-07', ...HQ, lines: [{ itemCode: 'BOLT', countedQty: 70 }] },
      { '330-0000': -2.8, '600-3000': 2.8 },
    ],
    [
      'create-stock-take',
      {
        docDate: '2026-04-07',
        ...HQ,
        lines: [
          { itemCode: 'BOLT', countedQty: 70 },
          { itemCode: 'BOLT', countedQty: 7 },
        ],
      },
      'INVALID_VALUE',
    ],
    // A box is to cost 9.00, so that a bolt costs 0.75: 60 x 0.75 = 45.00 at KL instead of 33.60.
    [
      'create-stock-update-cost',
      { docDate: '2026-04-08', lines: [{ itemCode: 'BOLT', uom: 'BOX', unitCost: 9, location: 'KL' }] },
      { '330-0000': 11.4, '600-7000': -11.4 },
    ],
    ['create-stock-update-cost', { docDate: '2026-04-08', lines: [{ itemCode: 'COG', unitCost: 9, ...HQ }] }, 'NO_STOCK'],
    ['create-stock-issue', { docDate: '2026-04-09', location: 'KL', lines: [{ itemCode: 'BOLT', qty: 61 }] }, 'STOCK_NEGATIVE'],
  ]);
  assert.deepEqual(balances(run, '330-0000'), { '330-0000': 39.2 + 45 });
});
