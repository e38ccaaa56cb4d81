import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { balances, play, type Run, type Step, story } from '../../conformance/story.ts';
import { watchedBook } from '../../conformance/watched-book.ts';

const HQ = { location: 'HQ' };
const PART = { itemCode: 'PART', ...HQ };
const CUSTOMER = { debtorCode: '300-A001' };
const SUPPLIER = { creditorCode: '400-S001' };
const USD = { debtorCode: '300-U001' };

/** Rows of each derived table. */
function countsOf(rows: readonly string[]): Readonly<Record<string, number>> {
  const tables = Map.groupBy(rows, (row) => row.slice(0, row.indexOf(' ')));
  return Object.fromEntries([...tables].map(([table, { length }]) => [table, length]));
}

interface Problem {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

const problemsOf = (result: Record<string, unknown>): readonly Problem[] =>
  (result.error as { readonly details: readonly Problem[] }).details;

const received = (docDate: string, qty: number, unitPrice: number): Step => [
  'create-goods-received-note',
  { ...SUPPLIER, docDate, lines: [{ ...PART, qty, unitPrice }] },
];
const billed = (docDate: string, qty: number, clears: number): Step => [
  'transfer-goods-received-note-to-purchase-invoice',
  { fromDocNo: 'GR-000001', docDate, lines: [{ lineNo: 1, qty, unitPrice: 3 }] },
  { '405-0000': clears, '600-2000': Math.round(300 * qty - clears * 100) / 100, '400-0000 400-S001': -3 * qty },
];
const delivered = (docDate: string, qty: number): Step => [
  'create-delivery-order',
  { ...CUSTOMER, docDate, lines: [{ ...PART, qty, unitPrice: 5, taxCode: 'ST10' }] },
];
const invoiced = (docDate: string, qty: number): Step => [
  'transfer-delivery-order-to-sales-invoice',
  { fromDocNo: 'DO-000001', docDate, lines: [{ lineNo: 1, qty }] },
];
const postedTo = (run: Run, get: string, docNo: string, account: string): number =>
  (run(get, { docNo }).postings as readonly Payload[])
    .filter(({ accountNo }) => accountNo === account)
    .reduce((sum, { debit, credit }) => sum + Number(debit) - Number(credit), 0);

test('everything that follows from documents is the same when it is derived again; drafts and void documents leave nothing', () => {
  const { book, run } = story();
  play(run, [
    received('2026-01-02', 3, 3.3333),
    billed('2026-01-03', 1, 3.33),
    billed('2026-01-04', 2, 6.67),
    delivered('2026-01-06', 2),
    invoiced('2026-01-07', 2),
    [
      'transfer-sales-invoice-to-sales-credit-note',
      { fromDocNo: 'IV-000001', docDate: '2026-01-09', lines: [{ lineNo: 1, qty: 1 }] },
    ],
    [
      'create-ar-deposit',
      { ...USD, docDate: '2026-01-03', currencyRate: 4.1, payments: [{ paymentAccountNo: '310-2000', paymentAmount: 40 }] },
    ],
    [
      'create-sales-invoice',
      { ...USD, docDate: '2026-01-04', currencyRate: 4.2, lines: [{ description: 'Fee', qty: 1, unitPrice: 100 }] },
    ],
    [
      'create-ar-payment',
      {
        ...USD,
        docDate: '2026-01-05',
        currencyRate: 4.3,
        payments: [
          { depositDocNo: 'RDP-000001', paymentAmount: 15 },
          { paymentAccountNo: '310-2000', paymentAmount: 20 },
        ],
        knockOffs: [{ docType: 'IV', docNo: 'IV-000002', amount: 35 }],
      },
    ],
    ['create-item', { itemCode: 'DRILL', description: 'Drill', baseUom: 'PCS', hasSerialNo: true }],
    [
      'create-stock-receive',
      { docDate: '2026-01-02', lines: [{ itemCode: 'DRILL', qty: 2, unitCost: 10, serialNo: 'S1,S2', ...HQ }] },
    ],
  ]);
  const rows = book.derivedRows();
  assert.deepEqual(countsOf(rows), {
    gl_entry: 31,
    open_item: 6,
    knock_off: 2,
    deposit_use: 1,
    stock_move: 4,
    stock_serial: 2,
    tax_entry: 2,
    document_link: 4,
  });
  const account = { accountNo: '530-0000' };
  play(run, [
    ['create-ar-invoice', { ...CUSTOMER, docDate: '2026-01-10', amount: 10, ...account, Options: { SaveAsDraft: true } }],
    ['create-ar-invoice', { ...CUSTOMER, docDate: '2026-01-10', amount: 10, ...account }],
    ['void-ar-invoice', { docNo: 'RI-000001' }],
  ]);
  assert.deepEqual(book.derivedRows(), rows);
  book.rebuild();
  assert.deepEqual(book.derivedRows(), rows);
  assert.deepEqual(book.invariants(), []);
});

test('bills that share a receipt share its value again when one of them is void', () => {
  const { run } = story();
  // 3 for 10.00: 3.33, 3.34 and 3.33.
  play(run, [
    received('2026-01-02', 3, 3.3333),
    billed('2026-01-03', 1, 3.33),
    billed('2026-01-04', 1, 3.34),
    billed('2026-01-05', 1, 3.33),
    ['void-purchase-invoice', { docNo: 'PI-000001' }, {}],
  ]);
  const cleared = (docNo: string): number => postedTo(run, 'get-purchase-invoice', docNo, '405-0000');
  assert.deepEqual([cleared('PI-000002'), cleared('PI-000003')], [3.33, 3.34]);
  assert.deepEqual(balances(run, '405-0000'), { '405-0000': -3.33 });
});

test('a delivery that turns out more expensive raises the cost of its invoice, and of what is returned from it', () => {
  const { run } = story();
  play(run, [
    received('2026-01-02', 4, 3),
    delivered('2026-01-06', 2),
    invoiced('2026-01-07', 2),
    [
      'transfer-sales-invoice-to-sales-credit-note',
      { fromDocNo: 'IV-000001', docDate: '2026-01-09', lines: [{ lineNo: 1, qty: 1 }] },
    ],
  ]);
  const costs = (): readonly number[] => [
    postedTo(run, 'get-delivery-order', 'DO-000001', '335-0000'),
    postedTo(run, 'get-sales-invoice', 'IV-000001', '600-0000'),
    postedTo(run, 'get-sales-credit-note', 'CN-000001', '600-0000'),
  ];
  assert.deepEqual(costs(), [6, 6, -3]);
  // Four more at 5 on the day before: 32.00 for eight.
  play(run, [received('2026-01-01', 4, 5)]);
  assert.deepEqual(costs(), [8, 8, -4]);
  play(run, [['void-goods-received-note', { docNo: 'GR-000002' }, {}]]);
  assert.deepEqual(costs(), [6, 6, -3]);
});

test('a quantity that is changed beyond the source names the line, what would be transferred and what can be', () => {
  const { run } = story();
  play(run, [received('2026-01-02', 10, 3), delivered('2026-01-06', 10), invoiced('2026-01-07', 6), invoiced('2026-01-08', 3)]);
  const [line] = run('get-sales-invoice', { docNo: 'IV-000001' }).lines as readonly Payload[];
  const change = (qty: number): Payload => ({
    docNo: 'IV-000001',
    reason: 'Counted',
    detailMode: 'update',
    lines: [{ dtlKey: line?.dtlKey ?? '', qty }],
  });
  const [problem] = problemsOf(run('update-sales-invoice', change(8)));
  assert.deepEqual([problem?.path, problem?.code], ['/lines/0/qty', 'TRANSFER_EXCEEDS']);
  assert.match(
    problem?.message ?? '',
    /Line 1 of DO-000001 has 10, but 11 would be transferred from it\. Transfer at most 7 here\./,
  );
  play(run, [['update-sales-invoice', change(7)]]);
});

test('goods that are missing are reported at the first line of their item, those of an assembly at its lines or its quantity', () => {
  const { run } = story();
  const at = (type: string, payload: Payload): readonly string[] =>
    problemsOf(run(type, payload)).map(({ path, code }) => `${path} ${code}`);
  play(run, [received('2026-01-02', 10, 3)]);
  const issue = [1, 2, 3].map((qty, index) => ({ itemCode: index === 0 ? 'PART' : 'WIDGET', qty, ...HQ }));
  assert.deepEqual(at('create-stock-issue', { docDate: '2026-01-03', lines: issue }), ['/lines/1 STOCK_NEGATIVE']);
  const good = { docDate: '2026-01-03', itemCode: 'FG', qty: 1, ...HQ };
  assert.deepEqual(at('create-stock-assembly', good), ['/lines STOCK_NEGATIVE', '/lines STOCK_NEGATIVE']);
  assert.deepEqual(at('create-stock-disassembly', good), ['/qty STOCK_NEGATIVE']);
});

test('a new document has nothing derived yet: none of it is deleted, and nothing that takes from the same sources is looked for', () => {
  const { book, statements } = watchedBook();
  const BOLT = { itemCode: 'BOLT', ...HQ };
  const steps: readonly Step[] = [
    ['create-goods-received-note', { ...SUPPLIER, docDate: '2026-01-02', lines: [{ ...BOLT, qty: 9, unitPrice: 1 }] }],
    ['create-delivery-order', { ...CUSTOMER, docDate: '2026-01-03', lines: [{ ...BOLT, qty: 4, unitPrice: 5 }] }],
    ['create-sales-invoice', { ...CUSTOMER, docDate: '2026-01-03', lines: [{ ...BOLT, qty: 2, unitPrice: 5 }] }],
    ['create-ar-deposit', { ...CUSTOMER, docDate: '2026-01-04', payments: [{ paymentMethod: 'CASH', paymentAmount: 3 }] }],
    [
      'create-ar-payment',
      {
        ...CUSTOMER,
        docDate: '2026-01-05',
        payments: [
          { paymentMethod: 'CASH', paymentAmount: 1 },
          { depositDocNo: 'RDP-000001', paymentAmount: 3 },
        ],
        knockOffs: [{ docType: 'IV', docNo: 'IV-000001', amount: 4 }],
      },
    ],
  ];
  for (const [command, payload] of steps) {
    statements.length = 0;
    const { ok, error } = book.execute(command, payload, command) as Payload;
    assert.equal(ok, true, `${command}: ${JSON.stringify(error)}`);
    const needless = statements.filter(({ sql }) => /^\s*DELETE FROM (?!change_note)|\bdocument_link\b/.test(sql));
    assert.deepEqual(
      needless.map(({ sql }) => sql.replaceAll(/\s+/g, ' ')),
      [],
      command,
    );
  }
});

test('an assembly that would cost more than can be stored is refused at its cost', () => {
  const { run } = story();
  const made = { docDate: '2026-01-02', itemCode: 'FG', assemblyCost: 900_000_000_000, ...HQ };
  const parts = ['A', 'B'].map((itemCode) => ({ itemCode, qty: 100, unitCost: 1, ...HQ }));
  play(run, [['create-stock-receive', { docDate: '2026-01-01', lines: parts }]]);
  const problems = problemsOf(run('create-stock-assembly', { ...made, qty: 20 }));
  assert.deepEqual(
    problems.map(({ path, code }) => [path, code]),
    [['/assemblyCost', 'AMOUNT_TOO_LARGE']],
  );
  play(run, [['create-stock-assembly', { ...made, qty: 1 }]]);
});
