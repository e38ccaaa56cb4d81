import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { freshBook, runner } from '../../conformance/fresh-book.ts';

test('a number given with the wrong type is reported with the right type', () => {
  const run = runner(freshBook());
  const lines = [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 10 }];
  const { docKey } = run('create-sales-invoice', { debtorCode: '300-A001', docDate: '2026-03-01', lines }) as { docKey: string };
  const told = (knockOff: Payload): unknown => {
    const payments = [{ paymentMethod: 'BANK', paymentAmount: 10 }];
    const head = { debtorCode: '300-A001', docDate: '2026-03-02', payments };
    const { error } = run('validate-ar-payment', { ...head, knockOffs: [{ amount: 10, ...knockOff }] }) as {
      error?: { details: readonly { path: string; code: string; message: string }[] };
    };
    return error?.details.map(({ path, code, message }) => [path, code, message]);
  };
  const wrong = 'IV-000001 has the type sales invoice (docType IV), not docType RI. Send the right docType, or leave it out.';
  assert.deepEqual(told({ docType: 'RI', docNo: 'IV-000001' }), [['/knockOffs/0/docType', 'NOT_FOUND', wrong]]);
  assert.deepEqual(told({ docType: 'RI', docKey }), [['/knockOffs/0/docType', 'NOT_FOUND', wrong]]);
  assert.deepEqual(told({ docType: 'XX', docNo: 'IV-000001' }), [
    ['/knockOffs/0/docType', 'NOT_FOUND', wrong.replace('docType RI', 'docType XX')],
  ]);
  assert.deepEqual(told({ docType: 'RI', docNo: 'RI-000009' }), [
    [
      '/knockOffs/0',
      'NOT_FOUND',
      'There is no document RI-000009 to settle. Use read-ar-outstanding-documents to list what can be settled.',
    ],
  ]);
  for (const right of [{ docNo: 'IV-000001' }, { docType: 'IV', docNo: 'IV-000001' }, { docType: 'IV', docKey }]) {
    assert.equal(told(right), undefined);
  }
});
