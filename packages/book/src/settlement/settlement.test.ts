import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { freshBook, runner } from '../../conformance/fresh-book.ts';

type Run = ReturnType<typeof runner>;
const codeOf = (result: Record<string, unknown>): string => (result.error as { code: string } | undefined)?.code ?? 'ok';
const balanceOf = (run: Run, accountNo: string) =>
  (run('read-gl-account-balance', { accountNo }).rows as readonly Payload[])[0]?.closing;

const USD = { debtorCode: '300-U001' };
const foreignInvoice = (docDate: string, currencyRate: number, unitPrice: number): Payload => ({
  ...USD,
  docDate,
  currencyRate,
  lines: [{ description: 'Support', qty: 1, unitPrice, accountNo: '500-1000' }],
});
const foreignPayment = (docDate: string, currencyRate: number, amount: number): Payload => ({
  ...USD,
  docDate,
  currencyRate,
  payments: [{ paymentAccountNo: '310-1000', paymentAmount: amount }],
  knockOffs: [{ docType: 'IV', docNo: 'IV-000001', amount }],
});
const gainOf = (run: Run, docNo: string) =>
  (run('get-ar-payment', { docNo }).postings as readonly Payload[])
    .filter(({ accountNo }) => accountNo === '530-3000')
    .map(({ credit }) => credit);

test('when an earlier part payment is voided, the later ones are split again', () => {
  const run = runner(freshBook());
  run('create-sales-invoice', foreignInvoice('2026-03-01', 4.2155, 333.33));
  for (const day of ['11', '12', '13']) run('create-ar-payment', foreignPayment(`2026-03-${day}`, 4.3, 111.11));
  assert.deepEqual(
    ['RP-000001', 'RP-000002', 'RP-000003'].map((no) => gainOf(run, no)),
    [[9.39], [9.38], [9.39]],
  );
  run('void-ar-payment', { docNo: 'RP-000001' });
  assert.deepEqual(
    ['RP-000002', 'RP-000003'].map((no) => gainOf(run, no)),
    [[9.39], [9.38]],
  );
  assert.equal((run('get-sales-invoice', { docNo: 'IV-000001' }).fields as Payload).Outstanding, 111.11);
});

test('a foreign deposit is used at its own carrying value', () => {
  const run = runner(freshBook());
  run('create-ar-deposit', {
    ...USD,
    docDate: '2026-01-03',
    currencyRate: 4.1,
    payments: [{ paymentMethod: 'BANK', paymentAmount: 100 }],
  });
  run('create-sales-invoice', foreignInvoice('2026-01-10', 4.2, 100));
  run('create-ar-payment', {
    ...USD,
    docDate: '2026-01-11',
    currencyRate: 4.3,
    payments: [{ depositDocNo: 'RDP-000001', paymentAmount: 100 }],
    knockOffs: [{ docType: 'IV', docNo: 'IV-000001', amount: 100 }],
  });
  assert.deepEqual(
    ['420-0000', '300-0000', '900-2000'].map((account) => balanceOf(run, account)),
    [0, 0, 10],
  );
});

test('the tax inside a settlement discount goes back to the tax account', () => {
  const run = runner(freshBook());
  run('create-sales-invoice', {
    debtorCode: '300-A001',
    docDate: '2026-01-10',
    lines: [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 100, taxCode: 'ST10' }],
  });
  run('create-ar-payment', {
    debtorCode: '300-A001',
    docDate: '2026-01-11',
    payments: [{ paymentMethod: 'BANK', paymentAmount: 99 }],
    knockOffs: [{ docType: 'IV', docNo: 'IV-000001', amount: 99, discountAmount: 11, taxAdjustment: 1 }],
  });
  assert.deepEqual(
    ['300-0000', '900-4000', '430-1000'].map((account) => balanceOf(run, account)),
    [0, 10, -9],
  );
});

test('a contra lowers both accounts and settles on both sides', () => {
  const run = runner(freshBook());
  run('create-ar-invoice', { debtorCode: '300-A001', docDate: '2026-01-10', amount: 100, accountNo: '530-0000' });
  run('create-ap-invoice', { creditorCode: '400-A001', docDate: '2026-01-10', amount: 80, accountNo: '900-9000' });
  const contra = run('create-arap-contra', {
    debtorCode: '300-A001',
    creditorCode: '400-A001',
    docDate: '2026-01-12',
    amount: 80,
    knockOffs: [
      { side: 'AR', docType: 'RI', docNo: 'RI-000001', amount: 80 },
      { side: 'AP', docType: 'PB', docNo: 'PB-000001', amount: 80 },
    ],
  });
  assert.equal(codeOf(contra), 'ok');
  assert.deepEqual(
    ['300-0000', '400-0000'].map((account) => balanceOf(run, account)),
    [20, 0],
  );
});

test('nothing is settled beyond what is outstanding, for another party, or on the same side', () => {
  const run = runner(freshBook());
  run('create-ar-invoice', { debtorCode: '300-A001', docDate: '2026-01-10', amount: 100, accountNo: '530-0000' });
  const pay = (debtorCode: string, amount: number): Payload => ({
    debtorCode,
    docDate: '2026-01-12',
    payments: [{ paymentMethod: 'BANK', paymentAmount: amount }],
    knockOffs: [{ docType: 'RI', docNo: 'RI-000001', amount }],
  });
  assert.equal(codeOf(run('create-ar-payment', pay('300-A001', 100.01))), 'KNOCK_OFF_EXCEEDS');
  assert.equal(codeOf(run('create-ar-payment', pay('300-B001', 50))), 'KNOCK_OFF_EXCEEDS');
  const debit = { debtorCode: '300-A001', docDate: '2026-01-12', amount: 5, accountNo: '530-0000' };
  assert.equal(
    codeOf(run('create-ar-debit-note', { ...debit, knockOffs: [{ docType: 'RI', docNo: 'RI-000001', amount: 5 }] })),
    'KNOCK_OFF_EXCEEDS',
  );
});

test('a statement ends where its aging adds up', () => {
  const run = runner(freshBook('SAMPLE'));
  for (const [type, member, code] of [
    ['debtor-statement-report', 'debtorCode', '300-A001'],
    ['creditor-statement-report', 'creditorCode', '400-S001'],
  ] as const) {
    const { report } = run(type, { [member]: code, dateFrom: '2026-05-01', dateTo: '2026-06-30' }) as { report: Payload };
    const aged = Object.values(report.aging as Payload).reduce(
      (sum: number, amount) => sum + Math.round(Number(amount) * 100),
      0,
    );
    assert.equal(aged, Math.round(Number(report.closing) * 100), type);
  }
});

test('a payment returns its rows with their keys, and a row that is sent back with its key keeps it', () => {
  const run = runner(freshBook());
  run('create-ar-invoice', { debtorCode: '300-A001', docDate: '2026-01-05', amount: 100, accountNo: '500-0000' });
  const rowsOf = (result: Record<string, unknown>, name: string) => result[name] as readonly Payload[];
  const created = run('create-ar-payment', {
    debtorCode: '300-A001',
    docDate: '2026-01-06',
    payments: [
      { paymentMethod: 'CASH', paymentAmount: 40 },
      { paymentAccountNo: '310-1000', paymentAmount: 50, bankCharge: 1 },
    ],
    knockOffs: [{ docNo: 'RI-000001', amount: 80, discountAmount: 2 }],
  });
  const [cash, bank] = rowsOf(created, 'payments');
  assert.deepEqual([cash?.paymentAccountNo, bank?.bankCharge, bank?.bankChargeAccountNo], ['320-0000', 1, '900-1000']);
  assert.ok(typeof cash?.dtlKey === 'string' && cash.dtlKey !== bank?.dtlKey);
  const [knockOff] = rowsOf(created, 'knockOffs');
  assert.deepEqual(
    [knockOff?.docType, knockOff?.docNo, knockOff?.amount, knockOff?.discountAmount, typeof knockOff?.docKey],
    ['RI', 'RI-000001', 80, 2, 'string'],
  );
  const got = run('get-ar-payment', { docNo: created.docNo });
  assert.deepEqual([got.payments, got.knockOffs], [created.payments, created.knockOffs]);
  const change = (payments: readonly Payload[]) =>
    run('update-ar-payment', { docNo: created.docNo, reason: 'Cash was 45', payments });
  const kept = { dtlKey: cash.dtlKey, paymentMethod: 'CASH', paymentAmount: 45 };
  const changed = change([kept, { paymentAccountNo: '310-1000', paymentAmount: 50 }]);
  assert.deepEqual([changed.ok, rowsOf(changed, 'payments')[0]?.dtlKey], [true, cash.dtlKey]);
  assert.notEqual(rowsOf(changed, 'payments')[1]?.dtlKey, bank?.dtlKey);
  assert.equal(change([kept, kept]).ok, false);
  const [read] = run('read-ar-payment-lines', {}).rows as readonly Payload[];
  assert.equal(read?.dtlKey, cash.dtlKey);
});

test('a knock-off is not entered, changed or removed in a locked period; a later one leaves the locked document as it is', () => {
  const book = freshBook();
  const run = runner(book);
  run('create-sales-invoice', foreignInvoice('2026-01-05', 4.2, 100));
  run('create-sales-invoice', foreignInvoice('2026-02-05', 4.25, 50));
  const { knockOffs: _none, ...unapplied } = foreignPayment('2026-01-20', 4.3, 200);
  assert.equal(codeOf(run('create-ar-payment', unapplied)), 'ok');
  const settles = (docNo: string, amount: number, knockOffDate: string, more: Payload = {}): Payload => ({
    docType: 'IV',
    docNo,
    amount,
    knockOffDate,
    ...more,
  });
  const settle = (...knockOffs: readonly Payload[]) =>
    run('update-ar-payment', { docNo: 'RP-000001', reason: 'Matched', knockOffs });
  const january = settles('IV-000001', 60, '2026-01-31');
  assert.equal(codeOf(settle(january)), 'ok');
  book.seed([{ kind: 'period-lock', code: 'test', data: { from: '2026-01-01', to: '2026-01-31' } }]);
  const before = run('read-gl-account-balance', { dateTo: '2026-01-31' }).rows;
  const february = settles('IV-000002', 50, '2026-02-10');
  assert.equal(codeOf(settle(settles('IV-000001', 100, '2026-01-31'), february)), 'PERIOD_LOCKED');
  assert.equal(codeOf(settle(february)), 'PERIOD_LOCKED');
  assert.equal(codeOf(settle(january, { ...february, amount: 49, discountAmount: 1 })), 'PERIOD_LOCKED');
  assert.equal(codeOf(run('update-ar-payment', { docNo: 'RP-000001', reason: 'x', currencyRate: 4.4 })), 'PERIOD_LOCKED');
  assert.equal(codeOf(settle(january, february)), 'ok');
  assert.deepEqual(run('read-gl-account-balance', { dateTo: '2026-01-31' }).rows, before);
  // 60 x (4.30 - 4.20) in January, 50 x (4.30 - 4.25) in February.
  assert.deepEqual(gainOf(run, 'RP-000001'), [6, 2.5]);
  // A payment of an open month, settled in a month that is locked.
  book.seed([{ kind: 'period-lock', code: 'test', data: { from: '2026-03-01', to: '2026-03-31' } }]);
  const later = { ...foreignPayment('2026-02-20', 4.3, 40), knockOffs: [settles('IV-000001', 40, '2026-03-05')] };
  const refusal = run('create-ar-payment', later) as { error: { code: string; details: readonly { path: string }[] } };
  assert.deepEqual([refusal.error.code, refusal.error.details[0]?.path], ['PERIOD_LOCKED', '/knockOffs/0']);
});

for (const [name, no, type, party] of [
  ['sales-credit-note', 'CN-000001', 'IV', { debtorCode: '300-A001' }],
  ['ar-credit-note', 'RC-000001', 'IV', { debtorCode: '300-A001' }],
  ['purchase-return', 'PR-000001', 'PI', { creditorCode: '400-S001' }],
  ['ap-credit-note', 'PC-000001', 'PI', { creditorCode: '400-S001' }],
] as const) {
  test(`${name} is not lowered below the knock-off that was stated with it`, () => {
    const run = runner(freshBook());
    const isTrade = name === 'sales-credit-note' || name === 'purchase-return';
    const goods = (unitPrice: number) => [{ itemCode: 'GOODS-A', qty: 1, unitPrice }];
    run(type === 'IV' ? 'create-sales-invoice' : 'create-purchase-invoice', {
      ...party,
      docDate: '2026-03-01',
      lines: goods(100),
    });
    const note = run(`create-${name}`, {
      ...party,
      docDate: '2026-03-02',
      lines: isTrade ? goods(60) : [{ accountNo: '510-0000', amount: 60 }],
      knockOffs: [{ docType: type, docNo: `${type}-000001`, amount: 50 }],
    });
    const [line] = note.lines as readonly Payload[];
    const lower = (amount: number) =>
      codeOf(
        run(`update-${name}`, {
          docNo: no,
          reason: 'Less',
          detailMode: 'update',
          lines: [{ dtlKey: line?.dtlKey ?? '', [isTrade ? 'unitPrice' : 'amount']: amount }],
        }),
      );
    assert.equal(lower(40), 'KNOCK_OFF_EXCEEDS');
    assert.equal(lower(50), 'ok');
  });
}

test('a note made by transfer settles its source by itself, and a lower total settles less', () => {
  const run = runner(freshBook());
  const lines = [{ itemCode: 'GOODS-A', qty: 4, unitPrice: 25 }];
  run('create-sales-invoice', { debtorCode: '300-A001', docDate: '2026-03-01', lines });
  const note = run('transfer-sales-invoice-to-sales-credit-note', { fromDocNo: 'IV-000001', docDate: '2026-03-02' });
  const [line] = note.lines as readonly Payload[];
  const change = { detailMode: 'update', lines: [{ dtlKey: line?.dtlKey ?? '', qty: 1 }] };
  const updated = run('update-sales-credit-note', { docNo: 'CN-000001', reason: 'One only', ...change });
  assert.deepEqual([updated.ok, updated.followed], [true, ['knockOffs']]);
  assert.equal((run('get-sales-invoice', { docNo: 'IV-000001' }).fields as Payload).Outstanding, 75);
});
