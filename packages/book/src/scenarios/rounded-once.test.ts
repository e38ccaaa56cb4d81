import assert from 'node:assert/strict';
import { test } from 'node:test';
import { play, stockOf, story } from '../../conformance/story.ts';

const HQ = { location: 'HQ' };
const receive = (itemCode: string, qty: number, unitCost: number, location = 'HQ') =>
  ['create-stock-receive', { docDate: '2026-03-01', lines: [{ itemCode, qty, unitCost, location }] }] as const;

test('section 2: goods at the last receipt cost are rounded once, not a unit first', () => {
  const { run } = story();
  play(run, [
    // 3 came for 10.21; 10.5 at that cost are 35.735, and half a sen is rounded up.
    receive('B', 3, 3.4024, 'KL'),
    [
      'create-stock-take',
      { docDate: '2026-03-02', lines: [{ itemCode: 'B', countedQty: 10.5, ...HQ }] },
      { '330-0000': 35.74, '600-3000': -35.74 },
    ],
  ]);
});

test('section 2: a cost update by the box is rounded once, not a piece first', () => {
  const { run } = story();
  play(run, [
    receive('BOLT', 6, 1),
    // Half a box of 7.03 is 3.515.
    [
      'create-stock-update-cost',
      { docDate: '2026-03-02', lines: [{ itemCode: 'BOLT', uom: 'BOX', unitCost: 7.03, ...HQ }] },
      { '330-0000': -2.48, '600-7000': 2.48 },
    ],
  ]);
  assert.deepEqual(stockOf(run, 'BOLT'), { HQ: [6, 3.52] });
});

test('section 3: a disassembly weighs its components by their exact cost', () => {
  const { run } = story();
  play(run, [
    receive('A', 3, 3.33333333),
    receive('B', 1, 10),
    receive('FG', 1, 1.01),
    // Three of A cost 10.00, one of B costs 10.00: 1.01 falls to them by halves, the first half sen up.
    [
      'create-stock-disassembly',
      {
        docDate: '2026-03-02',
        itemCode: 'FG',
        qty: 1,
        ...HQ,
        lines: [
          { itemCode: 'A', qty: 3 },
          { itemCode: 'B', qty: 1 },
        ],
      },
      {},
    ],
  ]);
  assert.deepEqual([stockOf(run, 'A'), stockOf(run, 'B')], [{ HQ: [6, 10.51] }, { HQ: [2, 10.5] }]);
});
