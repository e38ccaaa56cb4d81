import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshBook } from '../../conformance/fresh-book.ts';

const refusedPaths = (type: string, payload: Record<string, unknown>): readonly string[] => {
  const book = freshBook('BLANK');
  const { ok, saved, error } = book.execute(type, payload as never, 'wrong') as {
    ok: boolean;
    saved: boolean;
    error: { details: readonly { path: string; code: string }[] };
  };
  book.close();
  assert.deepEqual([ok, saved], [false, false]);
  return error.details.map(({ path, code }) => `${path} ${code}`);
};

test('an unknown customer does not hide problems of the lines', () => {
  const payload = {
    debtorCode: '300-ZZZZ',
    docDate: '2026-07-01',
    salesAgent: 'NOBODY',
    lines: [
      { itemCode: 'CAT-5L', qty: 1, uom: 'PCS', unitPrice: 1, location: 'HQ' },
      { itemCode: 'WIDGET', qty: 1, uom: 'PCS', unitPrice: 1, location: 'NOWHERE' },
    ],
  };
  assert.deepEqual(refusedPaths('create-sales-invoice', payload).toSorted(), [
    '/debtorCode UNKNOWN_CODE',
    '/lines/0/itemCode UNKNOWN_CODE',
    '/lines/1/location UNKNOWN_CODE',
    '/salesAgent UNKNOWN_CODE',
  ]);
});

test('an unknown supplier does not hide problems of the payments and knock-offs', () => {
  const payload = {
    creditorCode: '400-ZZZZ',
    docDate: '2026-07-01',
    payments: [{ paymentMethod: 'NONE', paymentAmount: 10 }],
    knockOffs: [{ docType: 'PI', docNo: 'PI-NONE', amount: 10 }],
  };
  const paths = refusedPaths('create-ap-payment', payload).map((line) => line.split(' ', 1)[0]);
  assert.deepEqual(paths.toSorted(), ['/creditorCode', '/knockOffs/0', '/payments/0/paymentMethod']);
});
