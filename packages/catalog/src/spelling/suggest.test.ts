import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closest, closestFew } from './suggest.ts';

test('a similar name is found, in any case and with any separators', () => {
  assert.equal(closest('debtorcode', ['docNo', 'debtorCode']), 'debtorCode');
  assert.equal(closest('debtor_code', ['docNo', 'debtorCode']), 'debtorCode');
  assert.equal(closest('unitPrce', ['unitPrice', 'unitCost']), 'unitPrice');
});

test('a name that is close to nothing suggests nothing', () => {
  assert.equal(closest('colour', ['docNo', 'debtorCode']), undefined);
  assert.deepEqual(closestFew('', ['a', 'bcd'], 3), ['a']);
});

test('only names nearly as close as the closest are offered', () => {
  assert.deepEqual(closestFew('create-sale-invoice', ['create-ap-invoice', 'create-sales-invoice', 'create-quotation'], 3), [
    'create-sales-invoice',
  ]);
});
