import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inSimplified } from './simplified.ts';

test('traditional characters become simplified ones, and everything else stays', () => {
  assert.equal(inSimplified('開一張發票給客戶'), '开一张发票给客户');
  assert.equal(inSimplified('資產負債表'), '资产负债表');
  assert.equal(inSimplified('销售发票 IV-000021 untuk Encik Tan'), '销售发票 IV-000021 untuk Encik Tan');
});
