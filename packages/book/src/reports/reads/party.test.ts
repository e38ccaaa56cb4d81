import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { freshBook, runner } from '../../../conformance/fresh-book.ts';
import type { Database } from '../../database.ts';
import { openAt } from '../../settlement/open-item.ts';

const PARTY = { debtorCode: '300-A001' };

/** Days from the due date to the day of the read, and an amount that names them. */
const OPEN: readonly (readonly [dueDate: string, amount: number])[] = [
  ['2026-12-02', 1],
  ['2026-12-01', 2],
  ['2026-11-01', 4],
  ['2026-10-31', 8],
  ['2026-10-02', 16],
  ['2026-10-01', 32],
  ['2026-09-02', 64],
  ['2026-09-01', 128],
  ['2026-08-03', 256],
  ['2026-08-02', 512.07],
];

test('what is open is added up by the days since its due date, and by what falls due within 30 days', () => {
  const book = freshBook();
  const run = runner(book);
  for (const [dueDate, unitPrice] of OPEN) {
    const lines = [{ description: 'Fee', qty: 1, unitPrice }];
    const result = run('create-sales-invoice', { debtorCode: '300-A001', docDate: '2026-08-01', dueDate, lines });
    assert.equal(result.ok, true, JSON.stringify(result.error));
  }
  run('create-ar-payment', {
    debtorCode: '300-A001',
    docDate: '2026-08-02',
    payments: [{ paymentMethod: 'CASH', paymentAmount: 7 }],
  });
  const [row] = run('read-ar-outstanding', { asOf: '2026-11-01' }).rows as readonly [Payload];
  const { total, current, overdue, unapplied, dueSoon, ages } = row;
  assert.deepEqual(ages, { days1To30: 24, days31To60: 96, days61To90: 384, daysOver90: 512.07 });
  assert.deepEqual(
    { total, current, overdue, unapplied, dueSoon },
    { total: 1016.07, current: 7, overdue: 1016.07, unapplied: 7, dueSoon: 6 },
  );
  book.close();
});

test('what is open on a day is the sum of its documents, whatever was entered, settled and voided since then', () => {
  const book = freshBook();
  const run = runner(book);
  const done = (type: string, payload: Payload): Payload => {
    const result = run(type, payload);
    assert.equal(result.ok, true, JSON.stringify(result.error));
    return result as Payload;
  };
  const invoice = (docDate: string, dueDate: string, unitPrice: number): string =>
    String(
      done('create-sales-invoice', { ...PARTY, docDate, dueDate, lines: [{ description: 'Fee', qty: 1, unitPrice }] }).docNo,
    );
  const first = invoice('2026-08-01', '2026-08-31', 100);
  const second = invoice('2026-08-10', '2026-08-31', 50.5);
  const voided = invoice('2026-08-05', '2026-08-31', 7);
  invoice('2026-08-20', '2026-10-01', 3);
  const pay = (docDate: string, paymentAmount: number, docNo: string): Payload =>
    done('create-ar-payment', {
      ...PARTY,
      docDate,
      payments: [{ paymentMethod: 'CASH', paymentAmount }],
      knockOffs: [{ docNo, amount: 30 }],
    });
  pay('2026-08-15', 40, first);
  pay('2026-09-20', 30, second);
  pay('2026-09-10', 35, first);
  done('void-sales-invoice', { docNo: voided });
  const sums = (asOf: string) => {
    const documents = done('read-ar-outstanding-documents', { ...PARTY, asOf }).rows as readonly {
      outstandingLocal: number;
      dueDate: string;
    }[];
    const sen = (rows: typeof documents): number =>
      rows.reduce((sum, row) => sum + Math.round(row.outstandingLocal * 100), 0) / 100;
    const owed = documents.filter(({ outstandingLocal }) => outstandingLocal >= 0);
    return {
      total: sen(documents),
      unapplied: 0 - sen(documents.filter((row) => !owed.includes(row))),
      overdue: sen(owed.filter(({ dueDate }) => dueDate < asOf)),
    };
  };
  for (const asOf of ['2026-07-31', '2026-08-01', '2026-08-12', '2026-08-15', '2026-09-05', '2026-09-10', '2026-10-02']) {
    const {
      total = 0,
      unapplied = 0,
      overdue = 0,
    } = (done('read-ar-outstanding', { ...PARTY, asOf }).rows as readonly Payload[])[0] ?? {};
    assert.deepEqual({ total, unapplied, overdue }, sums(asOf), asOf);
    const listed = (done('read-ar-outstanding', { asOf }).rows as readonly Payload[])[0] ?? {};
    assert.deepEqual([listed.total ?? 0, listed.overdue ?? 0], [total, overdue], asOf);
  }
  book.close();
});

test('the balance of a customer is read from a row for each due date, however many items are open', () => {
  let written: Database | undefined;
  const book = freshBook('BLANK', false, {
    onCommitted: (db) => {
      written = db;
    },
  });
  const run = runner(book);
  const lines = [{ description: 'Fee', qty: 1, unitPrice: 10 }];
  for (let count = 0; count < 20; count += 1) {
    run('create-sales-invoice', { ...PARTY, docDate: '2026-07-01', dueDate: '2026-07-31', lines });
  }
  assert.ok(written);
  assert.deepEqual(openAt(written, 'AR', '2026-07-06', null)(PARTY.debtorCode), [
    { due_date: '2026-07-31', debit: 200_00n, credit: 0n, debits: 20n, credits: 0n },
  ]);
  const { balance } = run('get-debtor-detail', PARTY);
  assert.deepEqual(balance, { total: 200, current: 200, overdue: 0, unapplied: 0 });
  book.close();
});
