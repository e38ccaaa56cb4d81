import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { freshBook, runner } from '../../../conformance/fresh-book.ts';
import { balances, codeOf, stockOf } from '../../../conformance/story.ts';

type Result = Record<string, unknown>;
interface Refused {
  readonly error: { readonly code: string; readonly details: readonly { readonly path: string; readonly message: string }[] };
}

const LINE = { itemCode: 'BOLT', uom: 'PCS', qty: 6, unitPrice: 2, location: 'HQ' };
const SALE = { debtorCode: '300-A001', docDate: '2026-03-01', lines: [LINE, { itemCode: 'SVC', qty: 1, unitPrice: 50 }] };
const PURCHASE = { creditorCode: '400-S001', docDate: '2026-03-01', lines: [LINE, { itemCode: 'SVC', qty: 1, unitPrice: 50 }] };

interface Path {
  readonly from: string;
  readonly to: string;
  readonly source: Payload;
  /** What the target needs in addition. */
  readonly more?: Payload;
  /** Which figure of the source line decreases: none where ordering does not use the quantity to deliver. */
  readonly counter: 'outstandingQty' | 'returnableQty' | 'none';
}

/** Documents that have moved or billed nothing can release their source. */
const ORDERS = ['sales-order', 'purchase-order'];

const path = (from: string, to: string, source: Payload, counter: Path['counter'] = 'outstandingQty', more = {}): Path => ({
  from,
  to,
  source,
  counter,
  more,
});

const PATHS: readonly Path[] = [
  path('quotation', 'sales-order', SALE),
  path('quotation', 'delivery-order', SALE),
  path('quotation', 'sales-invoice', SALE),
  path('sales-order', 'delivery-order', SALE),
  path('sales-order', 'sales-invoice', SALE),
  path('sales-order', 'purchase-order', SALE, 'none', { creditorCode: '400-S001' }),
  path('delivery-order', 'sales-invoice', SALE),
  path('sales-invoice', 'sales-credit-note', SALE, 'returnableQty'),
  path('purchase-order', 'goods-received-note', PURCHASE),
  path('purchase-order', 'purchase-invoice', PURCHASE),
  path('goods-received-note', 'purchase-invoice', PURCHASE),
  path('purchase-invoice', 'purchase-return', PURCHASE, 'returnableQty'),
];

const linesOf = (result: Result): readonly Payload[] => result.lines as readonly Payload[];
const verification = (result: Result): Payload => result.writeVerification as Payload;
const firstOf = (result: Result) => (result as unknown as Refused).error.details[0];

const book = freshBook();
const run = runner(book);
run('create-stock-receive', { docDate: '2026-01-01', lines: [{ itemCode: 'BOLT', qty: 400, unitCost: 1, location: 'HQ' }] });

/** Four of six, and all of the second line, are transferred. */
function transferred({ from, to, source, more, counter }: Path) {
  const { docNo: sourceNo } = run(`create-${from}`, source) as { docNo: string };
  // The book knows no cost of a service, so an order to the supplier says its price.
  const lines = [
    { lineNo: 1, qty: 4 },
    { lineNo: 2, ...(counter === 'none' ? { unitPrice: 30 } : {}) },
  ];
  const made = run(`transfer-${from}-to-${to}`, { fromDocNo: sourceNo, docDate: '2026-03-05', ...more, lines });
  assert.deepEqual([made.ok, verification(made)?.linkageMatched], [true, true], JSON.stringify(made.error));
  const { docNo } = made as { docNo: string };
  const update = (change: Payload): Result => run(`update-${to}`, { docNo, reason: 'Customer called', ...change });
  const saved = (change: Payload): Result => {
    const result = update(change);
    assert.deepEqual([result.ok, verification(result)?.linkageMatched], [true, true], JSON.stringify(result.error));
    return result;
  };
  const left = (): readonly unknown[] =>
    linesOf(run(`get-${from}`, { docNo: sourceNo })).map((line) => line[counter === 'none' ? 'outstandingQty' : counter]);
  const [first = '', second = ''] = linesOf(made).map(({ dtlKey }) => String(dtlKey));
  return { docNo, sourceNo, update, saved, left, first, second };
}

for (const one of PATHS) {
  const { from, to, source, counter } = one;
  const isOrder = ORDERS.includes(to);
  const otherParty: Payload = 'debtorCode' in source ? { debtorCode: '300-B001' } : { creditorCode: '400-A001' };
  test(`${from} to ${to}: links stay through every way of changing lines, or are released and named`, () => {
    const { docNo, sourceNo, update, saved, left, first, second } = transferred(one);
    const taken = counter === 'none' ? [6, 1] : [2, 0];
    assert.deepEqual(left(), taken);

    const before = book.derivedRows();
    const refused: readonly (readonly [change: Payload, path: string])[] = [
      [{ detailMode: 'update', lines: [{ dtlKey: first, itemCode: 'WIDGET' }] }, '/lines/0/itemCode'],
      [
        {
          detailMode: 'update',
          lines: [
            { dtlKey: second, qty: 1 },
            { dtlKey: first, uom: 'BOX' },
          ],
        },
        '/lines/1/uom',
      ],
      ...(counter === 'none' ? [] : [[otherParty, `/${Object.keys(otherParty)[0]}`] as const]),
      ...(isOrder ? [] : [[{ detailMode: 'delete', lines: [{ dtlKey: second }] }, '/lines/0'] as const]),
      ...(isOrder ? [] : [[{ detailMode: 'replace', lines: [LINE] }, '/detailMode'] as const]),
    ];
    for (const [change, at] of refused) {
      const result = update(change);
      assert.deepEqual([codeOf(result), result.saved, firstOf(result)?.path], ['DOC_TRANSFERRED', false, at]);
    }
    assert.deepEqual(book.derivedRows(), before);
    if (counter !== 'none') {
      const over = update({ detailMode: 'update', lines: [{ dtlKey: second, qty: 2 }] });
      assert.deepEqual([codeOf(over), firstOf(over)?.path], ['TRANSFER_EXCEEDS', '/lines/0/qty']);
    }

    saved({ detailMode: 'update', lines: [{ dtlKey: first, qty: 1 }] });
    assert.deepEqual(left(), counter === 'none' ? taken : [5, 0]);
    saved({ detailMode: 'append', lines: [{ itemCode: 'SVC', qty: 1, unitPrice: 1 }] });
    saved({ detailMode: 'update', lines: [{ dtlKey: first, qty: 4 }] });
    assert.deepEqual(left(), taken);

    if (isOrder) {
      const { warnings } = saved({ detailMode: 'delete', lines: [{ dtlKey: first }] });
      const message = `Line 1 of ${docNo} came from ${sourceNo}. That link is released, and its quantity can be transferred again.`;
      const wording = { key: 'bookLink.released', params: [1, docNo, sourceNo] };
      assert.deepEqual(warnings, [{ code: 'LINK_RELEASED', message, wording }]);
      assert.deepEqual(left(), [6, taken[1]]);
      saved({ detailMode: 'replace', lines: [LINE] });
      assert.deepEqual(left(), [6, 1]);
    }
    const voided = run(`void-${to}`, { docNo });
    assert.deepEqual([voided.ok, verification(voided).linkageMatched], [true, true]);
    assert.deepEqual(left(), [6, 1]);
  });
}

test('an invoice of a delivery cannot release it: stock leaves once, and goods delivered not invoiced stay correct', () => {
  const run = runner(freshBook());
  run('create-stock-receive', { docDate: '2026-01-01', lines: [{ itemCode: 'WIDGET', qty: 20, unitCost: 12, location: 'HQ' }] });
  const line = { itemCode: 'WIDGET', qty: 6, unitPrice: 20, location: 'HQ' };
  run('create-delivery-order', { debtorCode: '300-A001', docDate: '2026-02-01', lines: [line] });
  const made = run('transfer-delivery-order-to-sales-invoice', { fromDocNo: 'DO-000001', docDate: '2026-02-02' });
  const dtlKey = String(linesOf(made)[0]?.dtlKey);
  const update = (change: Payload) => run('update-sales-invoice', { docNo: 'IV-000001', reason: 'Again', ...change });
  assert.equal(codeOf(update({ detailMode: 'replace', lines: [line] })), 'DOC_TRANSFERRED');
  assert.equal(codeOf(update({ detailMode: 'delete', lines: [{ dtlKey }] })), 'DOC_TRANSFERRED');
  assert.deepEqual(stockOf(run, 'WIDGET'), { HQ: [14, 168] });
  assert.deepEqual(balances(run, '335-0000', '600-0000'), { '335-0000': 0, '600-0000': 72 });
  assert.equal(update({ detailMode: 'update', lines: [{ dtlKey, qty: 2 }] }).ok, true);
  assert.deepEqual(balances(run, '335-0000', '600-0000'), { '335-0000': 48, '600-0000': 24 });
  assert.deepEqual(stockOf(run, 'WIDGET'), { HQ: [14, 168] });
});

test('an assembly keeps the line of its order, and releases the quantity by which it is reduced', () => {
  const run = runner(freshBook());
  const parts = ['A', 'B'].map((itemCode) => ({ itemCode, qty: 100, unitCost: 1, location: 'HQ' }));
  run('create-stock-receive', { docDate: '2026-01-01', lines: parts });
  run('create-stock-assembly-order', { docDate: '2026-01-02', itemCode: 'FG', qty: 5, location: 'HQ' });
  const made = run('create-stock-assembly', { docDate: '2026-01-03', fromDocNo: 'AO-000001', qty: 4 });
  assert.equal(verification(made).linkageMatched, true);
  const [first, second] = linesOf(made).map(({ dtlKey }) => String(dtlKey));
  const update = (change: Payload) => run('update-stock-assembly', { docNo: 'AS-000001', reason: 'Counted', ...change });
  const gone = update({ detailMode: 'delete', lines: [{ dtlKey: first ?? '' }] });
  assert.deepEqual(
    [codeOf(gone), firstOf(gone)?.message],
    ['DOC_TRANSFERRED', 'Line 1 of AS-000001 came from AO-000001, so it cannot be deleted. Void AS-000001 instead.'],
  );
  assert.equal(codeOf(update({ detailMode: 'replace', lines: [{ itemCode: 'A', qty: 1 }] })), 'DOC_TRANSFERRED');
  assert.equal(codeOf(update({ qty: 6 })), 'TRANSFER_EXCEEDS');
  const order = run('get-stock-assembly-order', { docNo: 'AO-000001' });
  const all = linesOf(order).map(({ dtlKey }) => ({ dtlKey: dtlKey ?? '' }));
  const bare = { docNo: 'AO-000001', reason: 'All', detailMode: 'delete', lines: all };
  assert.equal(codeOf(run('update-stock-assembly-order', bare)), 'DOC_TRANSFERRED');
  const fewer = update({ qty: 3, detailMode: 'delete', lines: [{ dtlKey: second ?? '' }] });
  assert.deepEqual([fewer.ok, verification(fewer).linkageMatched], [true, true], JSON.stringify(fewer.error));
  assert.equal(
    codeOf(run('create-stock-assembly', { docDate: '2026-01-04', fromDocNo: 'AO-000001', qty: 3 })),
    'TRANSFER_EXCEEDS',
  );
  assert.equal(run('create-stock-assembly', { docDate: '2026-01-04', fromDocNo: 'AO-000001', qty: 2 }).ok, true);
});

test('an assembly does not lose its last component to those of its bill of materials', () => {
  const run = runner(freshBook());
  const made = run('create-stock-assembly-order', {
    docDate: '2026-01-02',
    itemCode: 'FG',
    qty: 1,
    lines: [{ itemCode: 'A', qty: 1 }],
  });
  const lines = [{ dtlKey: linesOf(made)[0]?.dtlKey ?? '' }];
  const refused = run('update-stock-assembly-order', { docNo: 'AO-000001', reason: 'Try', detailMode: 'delete', lines });
  assert.deepEqual([codeOf(refused), firstOf(refused)?.path], ['REQUIRED', '/lines']);
});

test('what is ordered from a supplier for a sales order never exceeds it, whichever side is changed', () => {
  const run = runner(freshBook());
  const line = { itemCode: 'WIDGET', qty: 6, unitPrice: 20 };
  const ordered = run('create-sales-order', { debtorCode: '300-A001', docDate: '2026-03-01', lines: [line] });
  const procured = run('transfer-sales-order-to-purchase-order', {
    fromDocNo: ordered.docNo as string,
    docDate: '2026-03-02',
    creditorCode: '400-S001',
    lines: [{ lineNo: 1, qty: 4, unitPrice: 8 }],
  });
  const change = (name: string, { docNo, lines }: Record<string, unknown>, qty: number): string => {
    const [{ dtlKey }] = lines as readonly [{ dtlKey: string }];
    const payload = { docNo: docNo as string, reason: 'Other quantity', detailMode: 'update', lines: [{ dtlKey, qty }] };
    return codeOf(run(`update-${name}`, payload));
  };
  assert.equal(change('purchase-order', procured, 7), 'TRANSFER_EXCEEDS');
  assert.equal(change('sales-order', ordered, 3), 'DOC_TRANSFERRED');
  assert.equal(change('sales-order', ordered, 4), 'ok');
  assert.equal(change('purchase-order', procured, 5), 'TRANSFER_EXCEEDS');
  assert.equal(change('purchase-order', procured, 3), 'ok');
  assert.equal(change('sales-order', ordered, 3), 'ok');
});

test('an assembly order shows how much of it was assembled', () => {
  const run = runner(freshBook());
  const receipt = ['A', 'B'].map((itemCode) => ({ itemCode, qty: 50, unitCost: 1, location: 'HQ' }));
  run('create-stock-receive', { docDate: '2026-03-01', lines: receipt });
  run('create-stock-assembly-order', { docDate: '2026-03-02', itemCode: 'FG', qty: 5, location: 'HQ' });
  const progress = () => {
    const { fields } = run('get-stock-assembly-order', { docNo: 'AO-000001' }) as { fields: Payload };
    return [fields.TransferStatus, fields.TransferedQty, fields.OutstandingQty];
  };
  assert.deepEqual(progress(), ['none', 0, 5]);
  const make = (qty: number) => run('create-stock-assembly', { docDate: '2026-03-03', fromDocNo: 'AO-000001', qty });
  assert.equal(codeOf(make(2)), 'ok');
  assert.deepEqual(progress(), ['partial', 2, 3]);
  assert.equal(codeOf(make(3)), 'ok');
  assert.deepEqual(progress(), ['full', 5, 0]);
});
