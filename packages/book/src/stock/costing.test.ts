import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import fc from 'fast-check';
import { freshBook, runner } from '../../conformance/fresh-book.ts';

type Run = ReturnType<typeof runner>;
const codeOf = (result: Record<string, unknown>): string => (result.error as { code: string } | undefined)?.code ?? 'ok';

const buy = (run: Run, day: string, qty: number, unitPrice: number, itemCode = 'COG') =>
  run('create-purchase-invoice', {
    creditorCode: '400-S001',
    docDate: `2026-01-${day}`,
    lines: [{ itemCode, qty, unitPrice, location: 'HQ' }],
  });
const sell = (run: Run, day: string, qty: number, itemCode = 'COG') =>
  run('create-sales-invoice', {
    debtorCode: '300-A001',
    docDate: `2026-01-${day}`,
    lines: [{ itemCode, qty, unitPrice: 9, location: 'HQ' }],
  });
const valuesOf = (run: Run, itemCode: string, location = 'HQ') =>
  (run('read-stock-detail-lines', { itemCode, location }).rows as readonly Payload[]).map(({ value }) => value).reverse();
const balanceOf = (run: Run, accountNo: string) =>
  (run('read-gl-account-balance', { accountNo }).rows as readonly Payload[])[0]?.closing;

test('first in first out uses the oldest layers, and the last units of a layer take its remaining value', () => {
  const run = runner(freshBook());
  buy(run, '01', 10, 5);
  buy(run, '02', 10, 6);
  sell(run, '03', 12);
  buy(run, '04', 5, 7);
  sell(run, '05', 8);
  assert.deepEqual(valuesOf(run, 'COG'), [50, 60, -62, 35, -48]);
});

test('a back-dated receipt re-costs everything after it, in stock and in the ledger', () => {
  const run = runner(freshBook());
  buy(run, '02', 10, 6, 'WIDGET');
  sell(run, '05', 5, 'WIDGET');
  assert.equal(balanceOf(run, '600-0000'), 30);
  buy(run, '01', 10, 4, 'WIDGET');
  assert.deepEqual(valuesOf(run, 'WIDGET'), [40, 60, -25]);
  assert.equal(balanceOf(run, '600-0000'), 25);
  assert.equal(balanceOf(run, '330-0000'), 75);
});

test('stock never falls below zero, today or on any later day', () => {
  const run = runner(freshBook());
  buy(run, '02', 10, 6);
  sell(run, '05', 8);
  assert.equal(codeOf(sell(run, '03', 3)), 'STOCK_NEGATIVE');
  assert.equal(codeOf(sell(run, '01', 1)), 'STOCK_NEGATIVE');
  assert.equal(codeOf(sell(run, '03', 2)), 'ok');
});

test('a transfer carries its cost to the other location, and follows when that cost changes', () => {
  const run = runner(freshBook());
  buy(run, '02', 10, 6, 'WIDGET');
  run('create-stock-transfer', {
    docDate: '2026-01-03',
    fromLocation: 'HQ',
    toLocation: 'KL',
    lines: [{ itemCode: 'WIDGET', qty: 4 }],
  });
  assert.deepEqual(valuesOf(run, 'WIDGET', 'KL'), [24]);
  buy(run, '01', 10, 4, 'WIDGET');
  assert.deepEqual(valuesOf(run, 'WIDGET', 'KL'), [20]);
});

test('a count takes precedence: a movement entered later changes the difference, not the count', () => {
  const run = runner(freshBook());
  buy(run, '02', 10, 6, 'WIDGET');
  run('create-stock-take', { docDate: '2026-01-10', location: 'HQ', lines: [{ itemCode: 'WIDGET', countedQty: 8 }] });
  sell(run, '05', 3, 'WIDGET');
  assert.deepEqual(valuesOf(run, 'WIDGET'), [60, -18, 6]);
});

test('a cost update sets the value of the stock, and is refused where there is none', () => {
  const run = runner(freshBook());
  buy(run, '02', 10, 6);
  buy(run, '03', 5, 7);
  const update = (docDate: string) =>
    run('create-stock-update-cost', { docDate, location: 'HQ', lines: [{ itemCode: 'COG', unitCost: 8 }] });
  assert.equal(codeOf(update('2026-01-01')), 'NO_STOCK');
  assert.equal(codeOf(update('2026-01-04')), 'ok');
  sell(run, '05', 12);
  assert.deepEqual(valuesOf(run, 'COG'), [60, 35, 25, -96]);
});

test('goods of unknown cost are received at zero with a warning; a known last cost is used instead', () => {
  const run = runner(freshBook());
  const receive = (location: string, day: string) =>
    run('create-stock-receive', { docDate: `2026-01-${day}`, lines: [{ itemCode: 'WIDGET', qty: 2, location }] });
  const first = receive('HQ', '02') as { warnings: readonly { code: string }[] };
  assert.deepEqual(
    first.warnings.map(({ code }) => code),
    ['COST_UNKNOWN'],
  );
  buy(run, '03', 10, 6, 'WIDGET');
  receive('KL', '04');
  assert.deepEqual(valuesOf(run, 'WIDGET', 'KL'), [12]);
});

test('free goods enter stock at no value, and tax that cannot be claimed is part of the cost', () => {
  const run = runner(freshBook());
  run('create-purchase-invoice', {
    creditorCode: '400-S001',
    docDate: '2026-01-02',
    lines: [{ itemCode: 'WIDGET', qty: 10, focQty: 2, unitPrice: 12, taxCode: 'PST10', location: 'HQ' }],
  });
  const [row] = run('stock-balance', { asOfDate: '2026-01-31' }).rows as readonly Payload[];
  assert.deepEqual([row?.qty, row?.value, row?.unitCost], [12, 132, 11]);
});

test('the order of entry does not matter where dates differ', () => {
  const documents = [
    ['create-purchase-invoice', '03', { itemCode: 'COG', qty: 7, unitPrice: 5.13 }],
    ['create-sales-invoice', '04', { itemCode: 'COG', qty: 9, unitPrice: 9 }],
    ['create-stock-transfer', '05', { itemCode: 'COG', qty: 4 }],
    ['create-purchase-invoice', '06', { itemCode: 'COG', qty: 11, unitPrice: 6.01 }],
    ['create-stock-take', '07', { itemCode: 'COG', countedQty: 33 }],
    ['create-sales-invoice', '08', { itemCode: 'COG', qty: 13, unitPrice: 9 }],
    ['create-stock-update-cost', '09', { itemCode: 'COG', unitCost: 6.5 }],
    ['create-sales-invoice', '10', { itemCode: 'COG', qty: 2, unitPrice: 9 }],
  ] as const;
  const enter = (order: readonly number[]) => {
    const run = runner(freshBook('BLANK', false));
    buy(run, '01', 40, 4.99);
    for (const index of order) {
      const [type, day, line] = documents[index] ?? documents[0];
      const isTransfer = type === 'create-stock-transfer';
      const party = type.includes('purchase')
        ? { creditorCode: '400-S001' }
        : type.includes('sales')
          ? { debtorCode: '300-A001' }
          : {};
      const place = isTransfer ? { fromLocation: 'HQ', toLocation: 'KL' } : {};
      const lines = [isTransfer ? line : { ...line, location: 'HQ' }];
      const result = run(type, { docNo: `N-${day}`, docDate: `2026-01-${day}`, ...party, ...place, lines });
      assert.equal(codeOf(result), 'ok', type);
    }
    const moves = (run('read-stock-detail-lines', {}).rows as readonly Payload[]).map(({ docNo, location, qty, value }) => [
      docNo,
      location,
      qty,
      value,
    ]);
    return { moves, trial: run('read-gl-account-balance', {}).rows };
  };
  const all = documents.map((_document, index) => index);
  const expected = enter(all);
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (order) => assert.deepEqual(enter(order), expected)),
    { numRuns: 15, seed: 9 },
  );
});

test('a movement that moves past others to a later day is costed there, even where the stock in between is unchanged', () => {
  const run = runner(freshBook());
  buy(run, '02', 10, 6, 'WIDGET');
  run('create-stock-adjustment', { docDate: '2026-01-03', lines: [{ itemCode: 'WIDGET', qty: -3, location: 'HQ' }] });
  run('create-stock-take', { docDate: '2026-01-05', location: 'HQ', lines: [{ itemCode: 'WIDGET', countedQty: 8 }] });
  buy(run, '06', 2, 6, 'WIDGET');
  assert.deepEqual(valuesOf(run, 'WIDGET'), [60, -18, 6, 12]);
  const moved = run('update-stock-adjustment', { docNo: 'SA-000001', reason: 'Happened later', docDate: '2026-01-07' });
  assert.equal(codeOf(moved), 'ok');
  assert.deepEqual(valuesOf(run, 'WIDGET'), [60, -12, 12, -18]);
});

test('returned parts of a sale share its cost in the order of their dates, whatever locations they return to', () => {
  const run = runner(freshBook());
  run('create-stock-receive', {
    docDate: '2026-01-01',
    lines: [{ itemCode: 'WIDGET', qty: 8, unitCost: 3.625, location: 'HQ' }],
  });
  sell(run, '02', 4, 'WIDGET');
  const takeBack = (docDate: string, qty: number, location: string) =>
    run('transfer-sales-invoice-to-sales-credit-note', {
      fromDocNo: 'IV-000001',
      docDate,
      lines: [{ lineNo: 1, qty, location }],
    });
  takeBack('2026-01-14', 1, 'HQ');
  assert.deepEqual(valuesOf(run, 'WIDGET', 'HQ').at(-1), 3.63);
  takeBack('2026-01-04', 3, 'KL');
  assert.deepEqual([valuesOf(run, 'WIDGET', 'KL'), valuesOf(run, 'WIDGET', 'HQ').at(-1)], [[10.88], 3.62]);
  run('void-sales-credit-note', { docNo: 'CN-000002' });
  assert.deepEqual(valuesOf(run, 'WIDGET', 'HQ').at(-1), 3.63);
});

test('goods returned from a delivery follow its invoice when an earlier part of the delivery is invoiced later', () => {
  const run = runner(freshBook());
  const line = { itemCode: 'WIDGET', location: 'HQ' };
  run('create-stock-receive', { docDate: '2026-01-01', lines: [{ ...line, qty: 8, unitCost: 3.375 }] });
  run('create-delivery-order', { debtorCode: '300-A001', docDate: '2026-01-02', lines: [{ ...line, qty: 3, unitPrice: 9 }] });
  const invoice = (docDate: string) =>
    run('transfer-delivery-order-to-sales-invoice', { fromDocNo: 'DO-000001', docDate, lines: [{ lineNo: 1, qty: 1 }] });
  invoice('2026-01-10');
  run('transfer-sales-invoice-to-sales-credit-note', { fromDocNo: 'IV-000001', docDate: '2026-01-12' });
  assert.deepEqual(valuesOf(run, 'WIDGET').at(-1), 3.38);
  invoice('2026-01-05');
  assert.deepEqual(valuesOf(run, 'WIDGET').at(-1), 3.37);
});
