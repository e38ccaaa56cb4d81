import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { codeOf, play, type Run, type Step, stockOf, story } from '../../conformance/story.ts';

const HQ = { location: 'HQ' };

function items(run: Run): void {
  const base = {
    itemGroup: 'GOODS',
    baseUom: 'PCS',
    uoms: [
      { uom: 'PCS', rate: 1, price: 10 },
      { uom: 'PACK', rate: 2, price: 20 },
    ],
  };
  assert.equal(codeOf(run('create-item', { itemCode: 'PAINT', description: 'Paint', hasBatchNo: true, ...base })), 'ok');
  assert.equal(codeOf(run('create-item', { itemCode: 'DRILL', description: 'Drill', hasSerialNo: true, ...base })), 'ok');
}

const receive = (docDate: string, itemCode: string, qty: number, more: Payload): Step => [
  'create-stock-receive',
  { docDate, lines: [{ itemCode, qty, unitCost: 10, ...HQ, ...more }] },
];
const issue = (docDate: string, itemCode: string, qty: number, more: Payload, code?: string): Step => [
  'create-stock-issue',
  { docDate, lines: [{ itemCode, qty, ...HQ, ...more }] },
  code as never,
];
const serials = (run: Run): readonly unknown[] =>
  (run('get-stock-item-detail', { itemCode: 'DRILL' }).serialNumbers as readonly Payload[]).map(
    ({ serialNo, location }) => `${serialNo} ${location}`,
  );

test('a batch is a separate quantity inside a pool whose cost it shares', () => {
  const { run } = story();
  items(run);
  play(run, [
    ['create-stock-receive', { docDate: '2026-01-01', lines: [{ itemCode: 'PAINT', qty: 4, unitCost: 10, ...HQ }] }, 'REQUIRED'],
    receive('2026-01-01', 'PAINT', 4, { batchNo: 'B1' }),
    [
      'create-purchase-invoice',
      {
        docDate: '2026-01-02',
        creditorCode: '400-S001',
        lines: [{ itemCode: 'PAINT', qty: 4, unitPrice: 13, batchNo: 'B2', ...HQ }],
      },
      { '330-0000': 52, '400-0000 400-S001': -52 },
    ],
    // The pool has 8 for 92.00: 3 of batch one cost 34.50, not 30.
    [
      'create-sales-invoice',
      {
        docDate: '2026-01-03',
        debtorCode: '300-A001',
        lines: [{ itemCode: 'PAINT', qty: 3, unitPrice: 20, batchNo: 'B1', ...HQ }],
      },
      { '500-0000': -60, '300-0000 300-A001': 60, '330-0000': -34.5, '600-0000': 34.5 },
    ],
    issue('2026-01-04', 'PAINT', 2, { batchNo: 'B1' }, 'STOCK_NEGATIVE'),
    issue('2026-01-04', 'PAINT', 1, { batchNo: 'B3' }, 'STOCK_NEGATIVE'),
    // Back-dated, there was enough of the batch; one day later there is not.
    issue('2026-01-02', 'PAINT', 2, { batchNo: 'B1' }, 'STOCK_NEGATIVE'),
    [
      'create-stock-transfer',
      { docDate: '2026-01-05', fromLocation: 'HQ', toLocation: 'KL', lines: [{ itemCode: 'PAINT', qty: 1, batchNo: 'B2' }] },
    ],
    // The goods of a note return to the batch they left.
    [
      'transfer-sales-invoice-to-sales-credit-note',
      { fromDocNo: 'IV-000001', docDate: '2026-01-06', lines: [{ lineNo: 1, qty: 1 }] },
    ],
  ]);
  // HQ: B1 4 - 3 + 1, B2 4 - 1; 92 - 34.50 - 11.50 + 11.50 = 57.50 for 5. KL: 11.50.
  assert.deepEqual(stockOf(run, 'PAINT'), { 'HQ B1': [2, 23], 'HQ B2': [3, 34.5], 'KL B2': [1, 11.5] });
});

test('a count of batches counts each for itself, and a movement entered later changes the difference of its batch alone', () => {
  const { run } = story();
  items(run);
  play(run, [
    receive('2026-01-01', 'PAINT', 4, { batchNo: 'B1' }),
    receive('2026-01-01', 'PAINT', 6, { batchNo: 'B2' }),
    [
      'create-stock-take',
      {
        docDate: '2026-01-31',
        ...HQ,
        lines: [
          { itemCode: 'PAINT', countedQty: 3, batchNo: 'B1' },
          { itemCode: 'PAINT', countedQty: 7, batchNo: 'B2' },
        ],
      },
      {},
    ],
    issue('2026-01-15', 'PAINT', 2, { batchNo: 'B2' }),
  ]);
  assert.deepEqual(stockOf(run, 'PAINT'), { 'HQ B1': [3, 30], 'HQ B2': [7, 70] });
});

test('a serial number is in stock once: it leaves only where it is and is received only where it is not', () => {
  const { run } = story();
  items(run);
  play(run, [
    ['create-stock-receive', { docDate: '2026-01-01', lines: [{ itemCode: 'DRILL', qty: 2, unitCost: 10, ...HQ }] }, 'REQUIRED'],
    [
      'create-stock-receive',
      { docDate: '2026-01-01', lines: [{ itemCode: 'DRILL', qty: 2, unitCost: 10, serialNo: 'S1', ...HQ }] },
      'INVALID_VALUE',
    ],
    [
      'create-stock-receive',
      { docDate: '2026-01-01', lines: [{ itemCode: 'DRILL', qty: 2, unitCost: 10, serialNo: 'S1,S1', ...HQ }] },
      'INVALID_VALUE',
    ],
    [
      'create-stock-receive',
      {
        docDate: '2026-01-01',
        lines: [{ itemCode: 'DRILL', uom: 'PACK', qty: 2, unitCost: 20, serialNo: 'S1, S2, S3, S4', ...HQ }],
      },
      { '330-0000': 40, '600-3000': -40 },
    ],
    [
      'create-stock-receive',
      { docDate: '2026-01-02', lines: [{ itemCode: 'DRILL', qty: 1, unitCost: 10, serialNo: 'S2', location: 'KL' }] },
      'SERIAL_IN_STOCK',
    ],
    issue('2026-01-02', 'DRILL', 1, { serialNo: 'S9' }, 'STOCK_NEGATIVE'),
    [
      'create-sales-invoice',
      {
        docDate: '2026-01-03',
        debtorCode: '300-A001',
        lines: [{ itemCode: 'DRILL', qty: 2, unitPrice: 30, serialNo: 'S1,S2', ...HQ }],
      },
      { '500-0000': -60, '300-0000 300-A001': 60, '330-0000': -20, '600-0000': 20 },
    ],
    issue('2026-01-04', 'DRILL', 1, { serialNo: 'S1' }, 'STOCK_NEGATIVE'),
    [
      'create-stock-transfer',
      { docDate: '2026-01-04', fromLocation: 'HQ', toLocation: 'KL', lines: [{ itemCode: 'DRILL', qty: 1, serialNo: 'S3' }] },
    ],
    issue('2026-01-05', 'DRILL', 1, { serialNo: 'S3' }, 'STOCK_NEGATIVE'),
    // Part of an invoice is returned: the payload must say which one.
    [
      'transfer-sales-invoice-to-sales-credit-note',
      { fromDocNo: 'IV-000001', docDate: '2026-01-05', lines: [{ lineNo: 1, qty: 1 }] },
      'REQUIRED',
    ],
    [
      'transfer-sales-invoice-to-sales-credit-note',
      { fromDocNo: 'IV-000001', docDate: '2026-01-05', lines: [{ lineNo: 1, qty: 1, serialNo: 'S4' }] },
      'SERIAL_IN_STOCK',
    ],
    [
      'transfer-sales-invoice-to-sales-credit-note',
      { fromDocNo: 'IV-000001', docDate: '2026-01-05', lines: [{ lineNo: 1, qty: 1, serialNo: 'S2' }] },
    ],
  ]);
  assert.deepEqual(serials(run), ['S2 HQ', 'S3 KL', 'S4 HQ']);
  // S3 has left HQ, so the receipt cannot be voided, although three others are still there.
  assert.equal(codeOf(run('void-stock-receive', { docNo: 'SR-000001' })), 'STOCK_NEGATIVE');
  play(run, [
    ['void-sales-credit-note', { docNo: 'CN-000001' }],
    ['void-sales-invoice', { docNo: 'IV-000001' }],
    ['void-stock-transfer', { docNo: 'ST-000001' }],
  ]);
  assert.deepEqual(serials(run), ['S1 HQ', 'S2 HQ', 'S3 HQ', 'S4 HQ']);
});

test('a delivery names the serial numbers; its invoice does not move them again', () => {
  const { run } = story();
  items(run);
  play(run, [
    receive('2026-01-01', 'DRILL', 2, { serialNo: 'S1,S2' }),
    [
      'create-sales-order',
      { docDate: '2026-01-02', debtorCode: '300-A001', lines: [{ itemCode: 'DRILL', qty: 2, unitPrice: 30, ...HQ }] },
    ],
    ['transfer-sales-order-to-delivery-order', { fromDocNo: 'SO-000001', docDate: '2026-01-03' }, 'REQUIRED'],
    [
      'transfer-sales-order-to-delivery-order',
      { fromDocNo: 'SO-000001', docDate: '2026-01-03', lines: [{ lineNo: 1, serialNo: 'S2,S1' }] },
    ],
    [
      'transfer-delivery-order-to-sales-invoice',
      { fromDocNo: 'DO-000001', docDate: '2026-01-04', lines: [{ lineNo: 1, qty: 1 }] },
    ],
  ]);
  assert.deepEqual(serials(run), []);
});

test('a count of serial numbers decides which are in stock', () => {
  const { run } = story();
  items(run);
  play(run, [
    receive('2026-01-01', 'DRILL', 3, { serialNo: 'S1,S2,S3' }),
    [
      'create-stock-take',
      { docDate: '2026-01-31', ...HQ, lines: [{ itemCode: 'DRILL', countedQty: 3, serialNo: 'S1,S4' }] },
      'INVALID_VALUE',
    ],
    // S2 and S3 are gone, S4 was found: one less, 10.00.
    [
      'create-stock-take',
      { docDate: '2026-01-31', ...HQ, lines: [{ itemCode: 'DRILL', countedQty: 2, serialNo: 'S1,S4' }] },
      { '330-0000': -10, '600-3000': 10 },
    ],
    issue('2026-02-01', 'DRILL', 1, { serialNo: 'S2' }, 'STOCK_NEGATIVE'),
    issue('2026-02-01', 'DRILL', 1, { serialNo: 'S4' }),
    ['void-stock-take', { docNo: 'TK-000001' }, 'STOCK_NEGATIVE'],
  ]);
  assert.deepEqual(serials(run), ['S1 HQ']);
});

test('tracking by batch or serial number is decided before the item is used; other items accept both as text', () => {
  const { run } = story();
  items(run);
  play(run, [receive('2026-01-01', 'PAINT', 4, { batchNo: 'B1' })]);
  assert.equal(codeOf(run('update-item', { itemCode: 'PAINT', hasBatchNo: false, reason: 'No more batches' })), 'FIELD_FROZEN');
  const result = run('create-stock-receive', {
    docDate: '2026-01-01',
    lines: [{ itemCode: 'WIDGET', qty: 1, unitCost: 5, batchNo: 'X', ...HQ }],
  });
  assert.deepEqual(
    (result.warnings as readonly Payload[]).map(({ code }) => code),
    ['BATCH_NOT_KEPT'],
  );
});

test('a finished good and its components have batch and serial number in an assembly', () => {
  const { run } = story();
  items(run);
  run('create-item', { itemCode: 'KIT', description: 'Kit', hasBatchNo: true, itemGroup: 'GOODS', baseUom: 'PCS' });
  run('create-item-bom', {
    itemCode: 'KIT',
    lines: [
      { itemCode: 'DRILL', qty: 1 },
      { itemCode: 'PAINT', qty: 2 },
    ],
  });
  const lines = [
    { itemCode: 'DRILL', qty: 1, serialNo: 'S1,S2' },
    { itemCode: 'PAINT', qty: 2, batchNo: 'B1' },
  ];
  play(run, [
    receive('2026-01-01', 'DRILL', 2, { serialNo: 'S1,S2' }),
    receive('2026-01-01', 'PAINT', 5, { batchNo: 'B1' }),
    ['create-stock-assembly', { docDate: '2026-01-02', itemCode: 'KIT', qty: 2, ...HQ }, 'REQUIRED'],
    ['create-stock-assembly', { docDate: '2026-01-02', itemCode: 'KIT', qty: 2, ...HQ, lines }, 'REQUIRED'],
    ['create-stock-assembly', { docDate: '2026-01-02', itemCode: 'KIT', qty: 2, batchNo: 'K1', ...HQ, lines }, {}],
  ]);
  assert.deepEqual(stockOf(run, 'KIT'), { 'HQ K1': [2, 60] });
  assert.deepEqual(stockOf(run, 'PAINT'), { 'HQ B1': [1, 10] });
  assert.deepEqual(serials(run), []);
});
