import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { NOW, runner, templateOf, tested } from '../../conformance/fresh-book.ts';
import { balances, outstandingOf, play, type Run, type Step, story } from '../../conformance/story.ts';
import { fixedClock, openBook, openTemplate } from '../index.ts';
import { EXCHANGE_DATE } from '../sqlite/migrations/exchange-date.ts';

const U = '300-0000 300-U001';
const fee = (docDate: string, unitPrice: number, currencyRate: number): Step => [
  'create-sales-invoice',
  { docDate, debtorCode: '300-U001', currencyRate, lines: [{ description: 'Fee', qty: 1, unitPrice, accountNo: '500-1000' }] },
];
const receipt = (
  docDate: string,
  amount: number,
  currencyRate: number,
  knockOffs: readonly Payload[],
  expected: Step[2],
): Step => [
  'create-ar-payment',
  {
    docDate,
    debtorCode: '300-U001',
    currencyRate,
    payments: [{ paymentAccountNo: '310-2000', paymentAmount: amount }],
    ...(knockOffs.length === 0 ? {} : { knockOffs }),
  },
  expected as never,
];
const iv = (n: number, amount: number, more: Payload = {}): Payload => ({
  docType: 'IV',
  docNo: `IV-00000${n}`,
  amount,
  ...more,
});

test('section 3: one receipt over two invoices of different rates realises the difference of each', () => {
  const { run } = story();
  play(run, [
    fee('2026-01-10', 100, 4.2),
    fee('2026-01-11', 50, 4.4),
    // 120 at 4.30 = 516.00. Of the receipt 100/120 is 430.00 against 420.00: gain 10.00. 20/120 is 86.00 against 20/50 of 220 =
    // 88.00: loss 2.00.
    receipt('2026-02-01', 120, 4.3, [iv(1, 100), iv(2, 20)], { '310-2000': 516, [U]: -508, '530-3000': -10, '900-2000': 2 }),
    // The last 30 of the second: 220 - 88 = 132.00 against 30 x 4.5 = 135.00.
    receipt('2026-02-02', 30, 4.5, [iv(2, 30)], { '310-2000': 135, [U]: -132, '530-3000': -3 }),
  ]);
  assert.deepEqual(balances(run, '300-U001', '530-3000', '900-2000'), { '300-U001': 0, '530-3000': -13, '900-2000': 2 });
});

test('section 3: what a receipt did not settle stays open, and realises its difference when it is settled', () => {
  const { run } = story();
  play(run, [
    receipt('2026-01-05', 100, 4.1, [], { '310-2000': 410, [U]: -410 }),
    fee('2026-01-10', 40, 4.25),
    // A debit note of the ledger settles itself against the receipt: 40/100 of 410 = 164.00 against 170.00: loss 6.00.
    [
      'create-ar-debit-note',
      {
        docDate: '2026-01-12',
        debtorCode: '300-U001',
        currencyRate: 4.25,
        lines: [{ accountNo: '530-0000', amount: 40 }],
        knockOffs: [{ docType: 'RP', docNo: 'RP-000001', amount: 40 }],
      },
      { '530-0000': -170, [U]: 164, '900-2000': 6 },
    ],
    ['void-ar-payment', { docNo: 'RP-000001' }, 'DOC_KNOCKED_OFF'],
    ['void-ar-debit-note', { docNo: 'RD-000001' }, {}],
  ]);
  assert.equal(outstandingOf(run, 'get-ar-payment', 'RP-000001'), -100);
  // 170 owed, 410 paid, no difference is realised now.
  assert.deepEqual(balances(run, '300-U001', '900-2000'), { '300-U001': -240, '900-2000': 0 });
});

test('section 3: a discount in foreign currency settles at the rate of the payment', () => {
  const { run } = story();
  play(run, [
    fee('2026-01-10', 100, 4.2),
    // 98 x 4.30 = 421.40 and 2 x 4.30 = 8.60 discount: 430.00 against 420.00.
    receipt('2026-02-01', 98, 4.3, [iv(1, 98, { discountAmount: 2 })], {
      '310-2000': 421.4,
      '900-4000': 8.6,
      [U]: -420,
      '530-3000': -10,
    }),
  ]);
  assert.equal(outstandingOf(run, 'get-sales-invoice', 'IV-000001'), 0);
});

test('section 3: charge and bank in foreign currency: both are converted, the bank gets the rest', () => {
  const { run } = story();
  play(run, [
    fee('2026-01-10', 111.11, 4.2155),
    // 111.11 x 4.3005 = 477.828555 -> 477.83; 3.33 x 4.3005 = 14.320665 -> 14.32; the bank 463.51. 111.11 x 4.2155 = 468.384205
    // -> 468.38.
    [
      'create-ar-payment',
      {
        docDate: '2026-02-01',
        debtorCode: '300-U001',
        currencyRate: 4.3005,
        payments: [{ paymentAccountNo: '310-2000', paymentAmount: 111.11, bankCharge: 3.33 }],
        knockOffs: [iv(1, 111.11)],
      },
      { '310-2000': 463.51, '900-1000': 14.32, [U]: -468.38, '530-3000': -9.45 },
    ],
  ]);
});

test('section 3: a credit note by transfer takes the rate of its invoice, so that nothing is realised', () => {
  const { run } = story();
  play(run, [
    fee('2026-01-10', 100, 4.2),
    [
      'transfer-sales-invoice-to-sales-credit-note',
      { fromDocNo: 'IV-000001', docDate: '2026-03-01', lines: [{ lineNo: 1, unitPrice: 30 }] },
      { '500-1000': 126, [U]: -126 },
    ],
    receipt('2026-03-02', 70, 4.5, [iv(1, 70)], { '310-2000': 315, [U]: -294, '530-3000': -21 }),
    ['void-sales-credit-note', { docNo: 'CN-000001' }, {}],
  ]);
  // The invoice is open by 30 again; nothing is matched by itself.
  assert.equal(outstandingOf(run, 'get-sales-invoice', 'IV-000001'), 30);
  assert.deepEqual(balances(run, '300-U001'), { '300-U001': 126 });
});

test('section 11: a foreign cash sale that is paid in full leaves nothing with the customer, not a sen', () => {
  const { run } = story();
  // Two lines of 10.01 x 4.2155 = 42.197155 -> 42.20 each: 84.40. Paid 20.02 x 4.2155 = 84.39431 -> 84.39.
  play(run, [
    [
      'create-cash-sale',
      {
        docDate: '2026-01-10',
        debtorCode: '300-U001',
        currencyRate: 4.2155,
        lines: [
          { description: 'a', qty: 1, unitPrice: 10.01, accountNo: '500-1000' },
          { description: 'b', qty: 1, unitPrice: 10.01, accountNo: '500-1000' },
        ],
        payments: [{ paymentAccountNo: '310-2000', paymentAmount: 20.02 }],
      },
      { '500-1000': -84.4, '310-2000': 84.39, '900-2000': 0.01 },
    ],
  ]);
  assert.deepEqual(balances(run, '300-U001'), { '300-U001': 0 });
});

test('section 3: money goes only to accounts in the currency of the document or in ringgit', () => {
  const { run } = story();
  run('create-gl-account', {
    accountNo: '310-3000',
    description: 'Bank SGD',
    accountType: 'CA',
    specialType: 'BANK',
    currencyCode: 'SGD',
  });
  play(run, [
    [
      'create-ar-payment',
      { docDate: '2026-01-05', debtorCode: '300-U001', payments: [{ paymentAccountNo: '310-3000', paymentAmount: 10 }] },
      'CURRENCY_MISMATCH',
    ],
    [
      'create-ar-payment',
      { docDate: '2026-01-05', debtorCode: '300-A001', payments: [{ paymentAccountNo: '310-2000', paymentAmount: 10 }] },
      'CURRENCY_MISMATCH',
    ],
    [
      'create-ar-payment',
      {
        docDate: '2026-01-05',
        debtorCode: '300-U001',
        currencyCode: 'SGD',
        payments: [{ paymentAccountNo: '310-1000', paymentAmount: 10 }],
      },
      'CURRENCY_MISMATCH',
    ],
    [
      'create-ar-payment',
      {
        docDate: '2026-01-05',
        debtorCode: '300-A001',
        currencyRate: 2,
        payments: [{ paymentAccountNo: '310-1000', paymentAmount: 10 }],
      },
      'CURRENCY_MISMATCH',
    ],
    [
      'create-ar-payment',
      { docDate: '2026-01-05', debtorCode: '300-U001', payments: [{ paymentAccountNo: '310-1000', paymentAmount: 10 }] },
      { '310-1000': 42, [U]: -42 },
    ],
  ]);
});

test('section 3: a settlement is not dated before either document, names each document once, and stays with the party', () => {
  const { run } = story();
  play(run, [
    ['create-ar-invoice', { docDate: '2026-02-10', debtorCode: '300-A001', amount: 100, accountNo: '530-0000' }],
    [
      'create-ar-payment',
      {
        docDate: '2026-02-05',
        debtorCode: '300-A001',
        payments: [{ paymentMethod: 'CASH', paymentAmount: 60 }],
        knockOffs: [{ docType: 'RI', docNo: 'RI-000001', amount: 60, knockOffDate: '2026-02-09' }],
      },
      'INVALID_DATE',
    ],
    [
      'create-ar-payment',
      {
        docDate: '2026-02-05',
        debtorCode: '300-A001',
        payments: [{ paymentMethod: 'CASH', paymentAmount: 60 }],
        knockOffs: [
          { docType: 'RI', docNo: 'RI-000001', amount: 30 },
          { docType: 'RI', docNo: 'RI-000001', amount: 30 },
        ],
      },
      'INVALID_PAYLOAD',
    ],
    [
      'create-ar-payment',
      {
        docDate: '2026-02-12',
        debtorCode: '300-B001',
        payments: [{ paymentMethod: 'CASH', paymentAmount: 60 }],
        knockOffs: [{ docType: 'RI', docNo: 'RI-000001', amount: 60 }],
      },
      'KNOCK_OFF_EXCEEDS',
    ],
    [
      'create-ar-payment',
      {
        docDate: '2026-02-12',
        debtorCode: '300-A001',
        payments: [{ paymentMethod: 'CASH', paymentAmount: 60 }],
        knockOffs: [{ docType: 'RI', docNo: 'RI-000001', amount: 60, discountAmount: 41 }],
      },
      'KNOCK_OFF_EXCEEDS',
    ],
    // Paid before it was invoiced: settled on the later day.
    [
      'create-ar-payment',
      {
        docDate: '2026-02-05',
        debtorCode: '300-A001',
        payments: [{ paymentMethod: 'CASH', paymentAmount: 60 }],
        knockOffs: [{ docType: 'RI', docNo: 'RI-000001', amount: 60 }],
      },
    ],
  ]);
  const asOf = (date: string) =>
    (run('read-ar-outstanding-documents', { debtorCode: '300-A001', asOf: date }).rows as readonly Payload[]).map(
      ({ docNo, outstanding }) => [docNo, outstanding],
    );
  assert.deepEqual(asOf('2026-02-09'), [['RP-000001', -60]]);
  assert.deepEqual(asOf('2026-02-10'), [['RI-000001', 40]]);
});

const onDay = (run: Run, dateTo: string): Payload => {
  const { rows } = run('read-gl-account-balance', { partyCode: '300-U001', dateTo }) as { rows: readonly Payload[] };
  const open = run('read-ar-outstanding', { debtorCode: '300-U001', asOf: dateTo }) as { rows: readonly Payload[] };
  return { ledger: Number(rows[0]?.closing ?? 0), items: Number(open.rows[0]?.total ?? 0) };
};

test('section 3: a difference is posted on the day of the knock-off, so debtors equal the open items on every day', () => {
  const { run } = story();
  play(run, [
    fee('2026-01-10', 100, 4.2),
    receipt('2026-01-20', 200, 4.3, [iv(1, 100, { knockOffDate: '2026-02-15' })], {
      '310-2000': 860,
      [U]: -850,
      '530-3000': -10,
    }),
  ]);
  // 420 owed and 860 paid are open until the knock-off, which leaves 430 of the receipt.
  assert.deepEqual(onDay(run, '2026-01-31'), { ledger: -440, items: -440 });
  assert.deepEqual(onDay(run, '2026-02-14'), { ledger: -440, items: -440 });
  assert.deepEqual(onDay(run, '2026-02-15'), { ledger: -430, items: -430 });
  const { rows } = run('read-gl-account-balance', { accountNo: '530-3000', dateTo: '2026-01-31' }) as {
    rows: readonly Payload[];
  };
  assert.equal(
    rows.reduce((sum, row) => sum + Number(row.closing), 0),
    0,
  );
});

test('exchange rows of an older file move to the day of their knock-off', () => {
  const folder = mkdtempSync(join(tmpdir(), 'older-book-'));
  const path = join(folder, 'book.sqlite');
  const book = openTemplate(templateOf('BLANK'), path, { clock: fixedClock(NOW), isChecked: true, ...tested });
  const run = runner(book);
  play(run, [
    fee('2026-01-10', 100, 4.2),
    fee('2026-01-11', 100, 4.2),
    fee('2026-01-12', 100, 4.4),
    receipt(
      '2026-01-20',
      250,
      4.3,
      [
        iv(1, 100, { knockOffDate: '2026-02-15' }),
        iv(2, 100, { knockOffDate: '2026-03-15' }),
        iv(3, 50, { knockOffDate: '2026-02-15' }),
      ],
      { '310-2000': 1075, [U]: -1060, '530-3000': -20, '900-2000': 5 },
    ),
  ]);
  const rows = book.derivedRows();
  book.close();
  const older = new DatabaseSync(path);
  older.exec(`UPDATE gl_entry SET date = '2026-01-20' WHERE kind = 'exchange'`);
  older.exec(EXCHANGE_DATE);
  older.close();
  const opened = openBook(path, { clock: fixedClock(NOW) });
  assert.deepEqual(opened.derivedRows(), rows);
  assert.deepEqual(opened.invariants(), []);
  opened.close();
  rmSync(folder, { recursive: true });
});

test('section 2: lines of a foreign journal are rounded one by one, and the last line of the smaller side takes the rest', () => {
  const { run } = story();
  const amounts = (lines: readonly Payload[]): unknown => {
    const made = run('create-journal-entry', { docDate: '2026-01-10', currencyCode: 'USD', currencyRate: 4.2155, lines });
    const { postings } = run('get-journal-entry', { docNo: made.docNo as string }) as { postings: readonly Payload[] };
    return postings.map(({ debit, credit }) => Number(debit) - Number(credit));
  };
  const debit = (amount: number): Payload => ({ accountNo: '900-9000', debit: amount });
  const credit = (amount: number): Payload => ({ accountNo: '530-0000', credit: amount });
  // 140.50 + 140.50 + 140.54 = 421.54 against 421.55.
  assert.deepEqual(amounts([debit(33.33), debit(33.33), debit(33.34), credit(100)]), [140.5, 140.5, 140.55, -421.55]);
  // 46.8342 and 46.8342 and 46.83 make 140.49 against 140.50.
  assert.deepEqual(amounts([debit(33.33), credit(11.11), credit(11.11), credit(11.11)]), [140.5, -46.83, -46.83, -46.84]);
  assert.deepEqual(amounts([debit(10), credit(10)]), [42.16, -42.16]);
});
