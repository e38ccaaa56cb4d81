import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { outstandingOf, play, type Run, type Step, story } from '../../conformance/story.ts';

const LINE = { itemCode: 'GOODS-A', qty: 1, unitPrice: 100 };
const sale = (paid: number): Step => [
  'create-cash-sale',
  {
    docDate: '2026-01-05',
    debtorCode: '300-A001',
    lines: [LINE],
    ...(paid === 0 ? {} : { payments: [{ paymentMethod: 'CASH', paymentAmount: paid }] }),
  },
];
const purchase = (paid: number): Step => [
  'create-cash-purchase',
  {
    docDate: '2026-01-05',
    creditorCode: '400-S001',
    lines: [LINE],
    payments: [{ paymentMethod: 'CASH', paymentAmount: paid }],
  },
];
const listed = (run: Run, command: string): readonly (readonly unknown[])[] =>
  (run(command, {}).rows as readonly Payload[]).map(({ docNo, sourceType, outstanding }) => [docNo, sourceType, outstanding]);

test('section 3: of cash sales and purchases the party ledgers list what was left unpaid, settled since or not', () => {
  const { run } = story();
  play(run, [
    sale(100),
    sale(40),
    sale(0),
    [
      'create-ar-payment',
      {
        docDate: '2026-01-06',
        debtorCode: '300-A001',
        payments: [{ paymentMethod: 'CASH', paymentAmount: 60 }],
        knockOffs: [{ docType: 'CS', docNo: 'CS-000002', amount: 60 }],
      },
    ],
    purchase(100),
    purchase(99),
  ]);
  assert.deepEqual(listed(run, 'list-ar-invoices'), [
    ['CS-000003', 'CS', 100],
    ['CS-000002', 'CS', 0],
  ]);
  assert.deepEqual(listed(run, 'list-ap-invoices'), [['CP-000002', 'CP', 1]]);
  assert.deepEqual(
    listed(run, 'list-cash-sales').map(([docNo]) => docNo),
    ['CS-000003', 'CS-000002', 'CS-000001'],
  );
});

test('section 11: a reduced note settles no more than its total, as if it were entered again', () => {
  const { book, run } = story();
  const line = { itemCode: 'GOODS-A', qty: 5, unitPrice: 11 };
  play(run, [
    ['create-sales-invoice', { docDate: '2026-01-05', debtorCode: '300-A001', lines: [line] }],
    [
      'transfer-sales-invoice-to-sales-credit-note',
      { fromDocNo: 'IV-000001', docDate: '2026-01-06', lines: [{ lineNo: 1, qty: 3 }] },
    ],
  ]);
  const { lines } = run('get-sales-credit-note', { docNo: 'CN-000001' }) as { lines: readonly Payload[] };
  const change = (qty: number): Step => [
    'update-sales-credit-note',
    { docNo: 'CN-000001', reason: 'Counted again', detailMode: 'update', lines: [{ dtlKey: lines[0]?.dtlKey ?? '', qty }] },
    { '510-0000': 11 * qty, '300-0000 300-A001': -11 * qty },
  ];
  const open = () => [
    outstandingOf(run, 'get-sales-invoice', 'IV-000001'),
    outstandingOf(run, 'get-sales-credit-note', 'CN-000001'),
  ];
  assert.deepEqual(open(), [22, 0]);
  play(run, [change(1)]);
  assert.deepEqual(open(), [44, 0]);
  // When it is increased again, it settles the same amount: nothing is matched automatically a second time.
  play(run, [change(4)]);
  assert.deepEqual(open(), [44, -33]);
  assert.deepEqual(book.invariants(), []);
});

test('section 5: a document is not due before its own day, after a change either', () => {
  const { run } = story();
  const invoice = { docDate: '2026-01-05', debtorCode: '300-A001', lines: [LINE] };
  play(run, [
    ['create-sales-invoice', { ...invoice, dueDate: '2026-01-31' }],
    ['update-sales-invoice', { docNo: 'IV-000001', reason: 'Day', docDate: '2026-01-31' }],
    ['update-sales-invoice', { docNo: 'IV-000001', reason: 'Day', docDate: '2026-02-01' }, 'INVALID_DATE'],
    // Due by its term, it moves along: 30 days from the first of February.
    ['create-sales-invoice', invoice],
    ['update-sales-invoice', { docNo: 'IV-000002', reason: 'Day', docDate: '2026-02-01' }],
  ]);
  assert.equal((run('get-sales-invoice', { docNo: 'IV-000002' }).fields as Payload).DueDate, '2026-03-03');
});

test('the credit control of a debtor counts what its orders still wait for, at their price', () => {
  const { run } = story();
  const ordered = (qty: number, unitPrice: number): Step => [
    'create-sales-order',
    { docDate: '2026-01-05', debtorCode: '300-A001', lines: [{ itemCode: 'GOODS-A', qty, unitPrice }] },
  ];
  const delivered = (fromDocNo: string, qty: number): Step => [
    'transfer-sales-order-to-delivery-order',
    { fromDocNo, docDate: '2026-01-06', lines: [{ lineNo: 1, qty }] },
  ];
  play(run, [ordered(3, 10), ordered(7, 5), delivered('SO-000001', 1), delivered('SO-000001', 1), delivered('SO-000002', 7)]);
  const { document } = run('get-debtor-credit-control', { debtorCode: '300-A001' });
  assert.equal((document as Payload).undelivered, 10);
});
