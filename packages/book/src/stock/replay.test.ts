import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { type Amounts, balances, play, type Run, type Step, stockOf, story } from '../../conformance/story.ts';
import { watchedBook } from '../../conformance/watched-book.ts';

const HQ = { location: 'HQ' };
const KL = { location: 'KL' };

const receive = (docDate: string, ...lines: readonly Payload[]): Step => [
  'create-stock-receive',
  { docDate, lines: lines.map((line) => ({ ...HQ, ...line })) },
];
const issue = (docDate: string, itemCode: string, qty: number, cost: number, place = HQ): Step => [
  'create-stock-issue',
  { docDate, lines: [{ itemCode, qty, ...place }] },
  { '600-5000': cost, '330-0000': -cost },
];
const count = (docDate: string, itemCode: string, countedQty: number, expected: Amounts = {}): Step => [
  'create-stock-take',
  { docDate, ...HQ, lines: [{ itemCode, countedQty }] },
  expected,
];
const transfer = (docDate: string, itemCode: string, qty: number, expected: Amounts = {}): Step => [
  'create-stock-transfer',
  { docDate, fromLocation: 'HQ', toLocation: 'KL', lines: [{ itemCode, qty }] },
  expected,
];

/** Gives the lines of a receipt other costs. */
function recost(run: Run, docNo: string, ...costs: readonly number[]): void {
  const { lines } = run('get-stock-receive', { docNo }) as { lines: readonly { dtlKey: string }[] };
  const result = run('update-stock-receive', {
    docNo,
    reason: 'Price',
    detailMode: 'update',
    lines: lines.map(({ dtlKey }, index) => ({ dtlKey, unitCost: costs[index] ?? 0 })),
  });
  assert.equal(result.ok, true, JSON.stringify(result.error));
}

const costOf = (run: Run, docNo: string): number =>
  (run('get-stock-issue', { docNo }).postings as readonly Payload[])
    .filter(({ accountNo }) => accountNo === '600-5000')
    .reduce((sum, { debit }) => sum + Number(debit), 0);

test('a count that found nothing hands a new cost on, though it changes neither quantity nor value itself', () => {
  const { run } = story();
  play(run, [
    receive('2026-01-01', { itemCode: 'WIDGET', qty: 10, unitCost: 6 }),
    receive('2026-01-01', { itemCode: 'COG', qty: 5, unitCost: 6 }, { itemCode: 'COG', qty: 5, unitCost: 8 }),
    count('2026-01-02', 'WIDGET', 10),
    count('2026-01-02', 'COG', 10),
    issue('2026-01-03', 'WIDGET', 5, 30),
    issue('2026-01-03', 'COG', 5, 30),
  ]);
  recost(run, 'SR-000001', 7);
  // The value of the pool stays; only its layers change places.
  recost(run, 'SR-000002', 8, 6);
  assert.deepEqual([costOf(run, 'SI-000001'), costOf(run, 'SI-000002')], [35, 40]);
  // What is entered after the count starts from the layers that were stored with it.
  play(run, [issue('2026-01-02', 'COG', 1, 8)]);
  assert.equal(costOf(run, 'SI-000002'), 38);
});

test('goods that a count finds come in at the cost of the pool, as its newest layer', () => {
  const { run } = story();
  play(run, [
    receive('2026-01-01', { itemCode: 'COG', qty: 3, unitCost: 5 }, { itemCode: 'COG', qty: 2, unitCost: 8 }),
    // 31.00 for five: 6.20 each.
    count('2026-01-02', 'COG', 6, { '330-0000': 6.2, '600-3000': -6.2 }),
    issue('2026-01-03', 'COG', 5, 31),
    issue('2026-01-04', 'COG', 1, 6.2),
  ]);
});

test('a transfer carries what leaves one pool into the other, whichever of the two a change touches first', () => {
  const { run } = story();
  play(run, [
    receive('2026-01-01', { itemCode: 'WIDGET', qty: 1, unitCost: 9, ...KL }, { itemCode: 'WIDGET', qty: 10, unitCost: 6 }),
    transfer('2026-01-05', 'WIDGET', 4),
  ]);
  assert.deepEqual(stockOf(run, 'WIDGET'), { HQ: [6, 36], KL: [5, 33] });
  // Both pools change, the receiving one first.
  recost(run, 'SR-000001', 10, 7);
  assert.deepEqual(stockOf(run, 'WIDGET'), { HQ: [6, 42], KL: [5, 38] });
  // Only the receiving one changes.
  play(run, [receive('2026-01-02', { itemCode: 'WIDGET', qty: 1, unitCost: 5, ...KL })]);
  assert.deepEqual(stockOf(run, 'WIDGET'), { HQ: [6, 42], KL: [6, 43] });
});

test('a transfer that covers a shortage hands a later change of its cost to the cost of sales', () => {
  const { book, run } = story();
  book.seed([{ kind: 'setting', code: 'stock.allowNegative', data: { value: true } }]);
  play(run, [
    receive('2026-01-01', { itemCode: 'WIDGET', qty: 1, unitCost: 5, ...KL }, { itemCode: 'WIDGET', qty: 10, unitCost: 6 }),
    issue('2026-01-02', 'WIDGET', 3, 15, KL),
    // Two that left at 5 come at 6: 2.00 more for the cost of sales.
    transfer('2026-01-03', 'WIDGET', 2, { '330-0000': -2, '600-0000': 2 }),
  ]);
  recost(run, 'SR-000001', 5, 7);
  assert.deepEqual(balances(run, '600-0000', '330-0000'), { '600-0000': 4, '330-0000': 56 });
  assert.deepEqual(stockOf(run, 'WIDGET'), { HQ: [8, 56] });
});

test('a disassembly weighs by quantity where a component is in stock at no value', () => {
  const { run } = story();
  play(run, [
    receive('2026-01-01', { itemCode: 'FG', qty: 10, unitCost: 10 }, { itemCode: 'A', qty: 10, unitCost: 3 }),
    receive('2026-01-01', { itemCode: 'B', qty: 1, unitCost: 0 }),
    // 20.00 over 4 A and 2 B.
    ['create-stock-disassembly', { docDate: '2026-01-02', itemCode: 'FG', qty: 2, ...HQ }, {}],
  ]);
  assert.deepEqual(
    [stockOf(run, 'A').HQ, stockOf(run, 'B').HQ],
    [
      [14, 43.33],
      [3, 6.67],
    ],
  );
});

test('a cost is unknown only where neither a standard cost nor an earlier receipt tells it; a standard cost of 0 tells nothing', () => {
  const { run } = story();
  const warned = (docDate: string): readonly string[] => {
    const lines = [{ itemCode: 'WIDGET', qty: 1, ...KL }];
    const { warnings = [] } = run('create-stock-receive', { docDate, lines }) as { warnings?: readonly { code: string }[] };
    return warnings.map(({ code }) => code);
  };
  run('update-item', { itemCode: 'WIDGET', standardCost: 0, reason: 'None' });
  assert.deepEqual(warned('2026-01-01'), ['COST_UNKNOWN']);
  play(run, [['void-stock-receive', { docNo: 'SR-000001' }], receive('2026-01-02', { itemCode: 'WIDGET', qty: 1, unitCost: 6 })]);
  assert.deepEqual(warned('2026-01-03'), []);
  assert.deepEqual(stockOf(run, 'WIDGET'), { HQ: [1, 6], KL: [1, 6] });
  run('update-item', { itemCode: 'WIDGET', standardCost: 4, reason: 'Standard' });
  play(run, [['void-stock-receive', { docNo: 'SR-000003' }]]);
  assert.deepEqual(warned('2026-01-04'), []);
  assert.deepEqual(stockOf(run, 'WIDGET'), { HQ: [1, 6], KL: [1, 4] });
});

test('a shortage is reported once, with its first day, and names the document that would lack the goods', () => {
  const { run } = story();
  const problems = (type: string, payload: Payload): readonly string[] =>
    (run(type, payload).error as { details: readonly { message: string }[] }).details.map(({ message }) => message);
  play(run, [
    receive('2026-01-01', { itemCode: 'WIDGET', qty: 5, unitCost: 6 }),
    issue('2026-01-05', 'WIDGET', 3, 18),
    issue('2026-01-06', 'WIDGET', 2, 12),
  ]);
  const [later, ...others] = problems('create-stock-issue', {
    docDate: '2026-01-02',
    lines: [{ itemCode: 'WIDGET', qty: 3, ...HQ }],
  });
  assert.deepEqual(others, []);
  assert.match(later ?? '', /SI-000001/);
  assert.match(later ?? '', /2026-01-05/);
  const [own] = problems('create-stock-issue', { docDate: '2026-01-07', lines: [{ itemCode: 'WIDGET', qty: 3, ...HQ }] });
  assert.match(own ?? '', /-3/);
  assert.doesNotMatch(own ?? '', /SI-/);
});

test('a pool whose value exceeds what can be stored is refused at its line', () => {
  const { run } = story();
  const most = { itemCode: 'WIDGET', qty: 10, unitCost: 900_000_000_000, ...HQ };
  play(run, [receive('2026-01-01', most)]);
  const { error } = run('create-stock-receive', { docDate: '2026-01-02', lines: [{ ...most, itemCode: 'COG' }, most] }) as {
    error: { details: readonly Payload[] };
  };
  assert.deepEqual(
    error.details.map(({ path, code }) => [path, code]),
    [['/lines/1', 'AMOUNT_TOO_LARGE']],
  );
});

test('a conversion of units moves goods out and in; in first in first out they become the newest layer', () => {
  const { run } = story();
  const moves = () =>
    (run('read-stock-detail-lines', { itemCode: 'BOLT' }).rows as readonly Payload[]).map(({ qty, value }) => [qty, value]);
  play(run, [
    receive('2026-01-01', { itemCode: 'BOLT', qty: 48, unitCost: 1 }),
    [
      'create-stock-uom-conversion',
      { docDate: '2026-01-02', ...HQ, lines: [{ itemCode: 'BOLT', qty: 24, fromUom: 'PCS', toUom: 'BOX' }] },
      {},
    ],
  ]);
  assert.deepEqual(moves().toReversed(), [
    [48, 48],
    [-24, -24],
    [24, 24],
  ]);
});

test('a pool of sixty layers keeps each of them, also when goods are issued on an earlier day', () => {
  const { run } = story();
  const lines = Array.from({ length: 60 }, (_line, index) => ({ itemCode: 'COG', qty: 1, unitCost: index + 1 }));
  play(run, [
    receive('2026-01-01', ...lines),
    // 1 + 2 + ... + 30.
    issue('2026-01-05', 'COG', 30, 465),
    issue('2026-01-03', 'COG', 2, 3),
  ]);
  // 3 + 4 + ... + 32; the last 28 layers are worth 33 + ... + 60.
  assert.equal(costOf(run, 'SI-000001'), 525);
  assert.deepEqual(stockOf(run, 'COG'), { HQ: [28, 1302] });
  play(run, [issue('2026-01-06', 'COG', 28, 1302)]);
});

for (const costingMethod of ['WA', 'FIFO'])
  test(`a replay writes only movements that differ, and reads only pools that are connected: ${costingMethod}`, () => {
    const { book, statements } = watchedBook();
    let sent = 0;
    const run = (type: string, payload: Payload): Payload => {
      statements.length = 0;
      sent += 1;
      const result = book.execute(type, payload, `command-${sent}`) as Payload;
      assert.equal(result.ok, true, `${type}: ${JSON.stringify(result.error)}`);
      const ofMoves = (pattern: RegExp): number => statements.filter(({ sql }) => pattern.test(sql)).length;
      return {
        written: ofMoves(/^\s*UPDATE stock_move/),
        pools: ofMoves(/FROM stock_move WHERE item = :item AND location = :location AND \([^)]*\) >= /),
        returns: ofMoves(/source_dtl_key = :dtlKey/),
      };
    };
    const goods = { itemCode: 'PIN', qty: 1, ...HQ };
    const received = (unitCost: number) => ({ lines: [{ ...goods, qty: 100, unitCost }] });
    run('create-item', { itemCode: 'PIN', description: 'Pin', baseUom: 'PCS', costingMethod });
    assert.deepEqual(run('create-stock-receive', { docDate: '2026-01-01', ...received(2) }), {
      written: 1,
      pools: 1,
      returns: 0,
    });
    for (const day of [2, 3, 4, 5, 6, 7, 8, 9])
      assert.deepEqual(run('create-stock-issue', { docDate: `2026-01-0${day}`, lines: [goods] }), {
        written: 1,
        pools: 1,
        returns: 0,
      });
    // Itself and those of the 6th to the 9th. Only movements whose value changes are looked for in returns, and a new document has none.
    assert.deepEqual(run('create-stock-issue', { docDate: '2026-01-05', lines: [goods] }), { written: 5, pools: 1, returns: 0 });
    const again = { docNo: 'SR-000001', reason: 'Price', detailMode: 'replace', ...received(3) };
    assert.deepEqual(run('update-stock-receive', again), { written: 10, pools: 1, returns: 10 });
    assert.deepEqual(run('update-stock-receive', again), { written: 1, pools: 1, returns: 1 });
    // Its two legs, and the issues from the 6th on, which follow it on that day.
    const moved = { docDate: '2026-01-06', fromLocation: 'HQ', toLocation: 'KL', lines: [{ itemCode: 'PIN', qty: 4 }] };
    assert.deepEqual(run('create-stock-transfer', moved), { written: 6, pools: 2, returns: 0 });
    // What it leaves in HQ changes all day long; what comes to KL is what it was.
    assert.deepEqual(run('void-stock-issue', { docNo: 'SI-000001' }), { written: 9, pools: 2, returns: 0 });
  });
