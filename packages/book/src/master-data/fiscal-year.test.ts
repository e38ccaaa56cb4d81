import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { freshBook, runner } from '../../conformance/fresh-book.ts';
import { codeOf } from '../../conformance/story.ts';

const entry = (docDate: string, more: Payload = {}): Payload => ({
  debtorCode: '300-A001',
  docDate,
  amount: 10,
  accountNo: '530-0000',
  ...more,
});
const at = (now: string) => runner(freshBook('BLANK', false, { clock: { now: () => Date.parse(now) } }));
const told = (result: Record<string, unknown>) =>
  (result.error as { details: readonly { path: string; message: string }[] }).details.map(({ path, message }) => [path, message]);

test('a document is dated at most a year after the open fiscal year; the next year can be started', () => {
  const run = at('2026-07-06T04:00:00.000Z');
  assert.equal(codeOf(run('create-ar-invoice', entry('2027-12-31'))), 'ok');
  const far = run('create-ar-invoice', entry('2028-01-01'));
  assert.equal(codeOf(far), 'OUTSIDE_FISCAL_YEAR');
  assert.deepEqual(told(far), [
    [
      '/docDate',
      '2028-01-01 is more than a year away from the open fiscal years, 2026-01-01 to 2026-12-31. Use 2027-12-31 or an earlier date.',
    ],
  ]);
  assert.equal(codeOf(run('create-ar-invoice', entry('2025-12-31'))), 'OUTSIDE_FISCAL_YEAR');
  assert.equal(
    codeOf(run('update-ar-invoice', { docNo: 'RI-000001', reason: 'Slip', docDate: '2062-07-06' })),
    'OUTSIDE_FISCAL_YEAR',
  );
});

test('the open year moves on with the calendar, and with a year that is entered', () => {
  assert.equal(codeOf(at('2031-02-03T04:00:00.000Z')('create-ar-invoice', entry('2032-12-31'))), 'ok');
  assert.equal(codeOf(at('2031-02-03T04:00:00.000Z')('create-ar-invoice', entry('2033-01-01'))), 'OUTSIDE_FISCAL_YEAR');
  const book = freshBook();
  book.seed([{ kind: 'fiscal-year', code: '2027-07-01', data: { from: '2027-07-01' } }]);
  const run = runner(book);
  assert.equal(codeOf(run('create-ar-invoice', entry('2029-06-30'))), 'ok');
  assert.equal(codeOf(run('create-ar-invoice', entry('2029-07-01'))), 'OUTSIDE_FISCAL_YEAR');
});

test('tax dates and knock-off dates are not years away either', () => {
  const run = at('2026-07-06T04:00:00.000Z');
  assert.equal(codeOf(run('create-ar-invoice', entry('2026-07-01', { taxDate: '2025-12-31' }))), 'ok');
  for (const taxDate of ['2024-12-31', '2062-07-01']) {
    assert.equal(told(run('create-ar-invoice', entry('2026-07-01', { taxDate })))[0]?.[0], '/taxDate');
  }
  const payment = {
    debtorCode: '300-A001',
    docDate: '2026-07-01',
    payments: [{ paymentMethod: 'BANK', paymentAmount: 10 }],
    knockOffs: [{ docType: 'RI', docNo: 'RI-000001', amount: 10, knockOffDate: '2062-07-01' }],
  };
  assert.equal(told(run('create-ar-payment', payment))[0]?.[0], '/knockOffs/0/knockOffDate');
});
