import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { freshBook, runner } from '../../../conformance/fresh-book.ts';

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
