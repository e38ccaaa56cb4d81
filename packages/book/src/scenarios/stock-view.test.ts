import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findRecipe, type Payload } from '@ledgerline/catalog';
import { type Run, story } from '../../conformance/story.ts';

const HQ = { location: 'HQ' };

interface Shown {
  readonly line: readonly [qty: unknown, unitCost: unknown, value: unknown];
  readonly total: readonly [qty: number, value: number];
}

/** A document with one line, and its figures: quantity as entered, unit cost, value; total base units and value. */
const DOCUMENTS: readonly (readonly [document: string, payload: Payload, shown: Shown])[] = [
  [
    'stock-receive',
    { docDate: '2026-04-01', ...HQ, lines: [{ itemCode: 'BOLT', uom: 'BOX', qty: 10, unitCost: 6 }] },
    { line: [10, 6, 60], total: [120, 60] },
  ],
  [
    'stock-receive',
    { docDate: '2026-04-01', ...HQ, lines: [{ itemCode: 'BOLT', qty: 30, unitCost: 0.8 }] },
    { line: [30, 0.8, 24], total: [30, 24] },
  ],
  // 84.00 for 150: 0.56 each, 6.72 a box of 12.
  [
    'stock-issue',
    { docDate: '2026-04-02', ...HQ, lines: [{ itemCode: 'BOLT', qty: 7 }] },
    { line: [7, 0.56, 3.92], total: [7, 3.92] },
  ],
  [
    'stock-write-off',
    { docDate: '2026-04-02', ...HQ, lines: [{ itemCode: 'BOLT', uom: 'BOX', qty: 1 }] },
    { line: [1, 6.72, 6.72], total: [12, 6.72] },
  ],
  [
    'stock-adjustment',
    { docDate: '2026-04-03', ...HQ, lines: [{ itemCode: 'BOLT', qty: 9 }] },
    { line: [9, 0.56, 5.04], total: [9, 5.04] },
  ],
  [
    'stock-adjustment',
    { docDate: '2026-04-04', ...HQ, lines: [{ itemCode: 'BOLT', qty: -5 }] },
    { line: [-5, 0.56, -2.8], total: [-5, -2.8] },
  ],
  [
    'stock-transfer',
    { docDate: '2026-04-05', fromLocation: 'HQ', toLocation: 'KL', lines: [{ itemCode: 'BOLT', uom: 'BOX', qty: 5 }] },
    { line: [5, 6.72, 33.6], total: [60, 33.6] },
  ],
  [
    'stock-uom-conversion',
    { docDate: '2026-04-06', ...HQ, lines: [{ itemCode: 'BOLT', qty: 24, fromUom: 'PCS', toUom: 'BOX', toQty: 2 }] },
    { line: [24, 0.56, 13.44], total: [24, 13.44] },
  ],
  // 75 are at HQ, worth 42.00; counted 70: 5 x 0.56 = 2.80 missing.
  [
    'stock-take',
    { docDate: '2026-04-07', ...HQ, lines: [{ itemCode: 'BOLT', countedQty: 70 }] },
    { line: [undefined, 0.56, -2.8], total: [-5, -2.8] },
  ],
  // A box is to cost 9.00, so that the 60 bolts at KL are worth 45.00 instead of 33.60.
  [
    'stock-update-cost',
    { docDate: '2026-04-08', lines: [{ itemCode: 'BOLT', uom: 'BOX', unitCost: 9, location: 'KL' }] },
    { line: [60, 9, 11.4], total: [60, 11.4] },
  ],
];

const lineOf = ({ qty, unitCost, value }: Payload): Shown['line'] => [qty, unitCost, value];
const pluralOf = (document: string): string => (document.endsWith('y') ? `${document.slice(0, -1)}ies` : `${document}s`);

/** The same figures everywhere the document is shown. */
function assertShown(run: Run, document: string, created: Payload, { line, total }: Shown): void {
  const docNo = String(created.docNo);
  const got = run(`get-${document}`, { docNo });
  for (const [where, result] of [
    ['create', created],
    ['get', got],
  ] as const) {
    const [first] = result.lines as readonly Payload[];
    const { TotalQty, TotalValue, FinalTotal } = result.fields as Payload;
    assert.deepEqual(lineOf(first ?? {}), line, `${where}-${document}`);
    assert.deepEqual([TotalQty, TotalValue, FinalTotal], [...total, total[1]], `${where}-${document}`);
  }
  const row = (run(`list-${pluralOf(document)}`, {}).rows as readonly Payload[]).find((one) => one.docNo === docNo);
  assert.deepEqual([row?.totalQty, row?.totalValue, row?.finalTotal], [...total, total[1]], `list of ${document}`);
  if (!findRecipe(`read-${document}-lines`)) return;
  const [read] = run(`read-${document}-lines`, { docNo }).rows as readonly Payload[];
  assert.deepEqual(lineOf(read ?? {}), line, `read-${document}-lines`);
}

test('section 5: a stock document shows quantities and values, by line and in total, everywhere it is shown', () => {
  const { run } = story();
  for (const [document, payload, shown] of DOCUMENTS) {
    const created = run(`create-${document}`, payload) as Payload;
    assert.equal(created.ok, true, `${document}: ${JSON.stringify(created.error)}`);
    assertShown(run, document, created, shown);
  }
  const [taken] = run('get-stock-take', { docNo: 'TK-000001' }).lines as readonly Payload[];
  assert.deepEqual([taken?.countedQty, taken?.differenceQty], [70, -5]);
  run('void-stock-update-cost', { docNo: 'UC-000001' });
  const { fields } = run('get-stock-update-cost', { docNo: 'UC-000001' }) as { fields: Payload };
  assert.deepEqual([fields.TotalQty, fields.TotalValue], [0, 0]);
});

test('section 5: an assembly shows the cost of its components and what was made from them', () => {
  const { run } = story();
  const received = run('create-stock-receive', {
    docDate: '2026-04-01',
    ...HQ,
    lines: [
      { itemCode: 'A', qty: 100, unitCost: 3 },
      { itemCode: 'B', qty: 50, unitCost: 4.2 },
    ],
  });
  assert.equal(received.ok, true, JSON.stringify(received.error));
  const lines = [
    { itemCode: 'A', qty: 2 },
    { itemCode: 'B', qty: 1 },
  ];
  const made = run('create-stock-assembly', {
    docDate: '2026-04-02',
    itemCode: 'FG',
    qty: 20,
    assemblyCost: 1.5,
    ...HQ,
    lines,
  }) as Payload;
  assert.equal(made.ok, true, JSON.stringify(made.error));
  assertShown(run, 'stock-assembly', made, { line: [2, 3, 120], total: [20, 234] });
  const apart = run('create-stock-disassembly', { docDate: '2026-04-03', itemCode: 'FG', qty: 5, ...HQ, lines }) as Payload;
  assertShown(run, 'stock-disassembly', apart, { line: [2, 3.441, 34.41], total: [5, 58.5] });
  const order = run('create-stock-assembly-order', { docDate: '2026-04-03', itemCode: 'FG', qty: 5, ...HQ, lines });
  const { TotalQty, TotalValue } = order.fields as Payload;
  assert.deepEqual([TotalQty, TotalValue], [5, 0]);
});

test('section 5: the package count of a line is a number, and its parts add up to no more', () => {
  const { run } = story();
  run('create-item-package', {
    packageCode: 'SET',
    unitPrice: 90,
    limitedQty: 2,
    lines: [{ itemCode: 'GOODS-A', qty: 3, unitPrice: 30 }],
  });
  run('create-sales-order', { docDate: '2026-01-02', debtorCode: '300-A001', lines: [{ itemCode: 'SET', qty: 2, ...HQ }] });
  const parts = [1, 2, 3].map(() => {
    const lines = [{ lineNo: 1, qty: 2 }];
    const part = run('transfer-sales-order-to-sales-invoice', { fromDocNo: 'SO-000001', docDate: '2026-01-03', lines });
    assert.equal(part.ok, true, JSON.stringify(part.error));
    return (part.lines as readonly Payload[])[0]?.packageQty;
  });
  assert.deepEqual(parts, [0.66666667, 0.66666666, 0.66666667]);
});
