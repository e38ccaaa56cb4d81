import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decimalOf } from '@ledgerline/catalog/decimal';
import { Sentence } from '@ledgerline/words';
import fc from 'fast-check';
import { discountedAmountSen, discountedSen, proratedDiscount } from './discount.ts';

const line = (quantity: string, price: string, discount: string) =>
  discountedSen(decimalOf(quantity), decimalOf(price), discount);

test('percentages and amounts are applied left to right, and rounded once', () => {
  assert.equal(line('3', '100', '10%'), 27_000n);
  assert.equal(line('2', '55.55', '5%+3%'), 10_238n);
  assert.equal(line('1', '250', '12.50'), 23_750n);
  assert.equal(line('1', '100', '10+10%'), 8_100n);
  assert.equal(line('1', '100', ''), 10_000n);
  assert.equal(discountedAmountSen(10_000n, '5%'), 9_500n);
});

test('other syntax, more than 100% and a negative remainder are refused', () => {
  for (const discount of ['abc', '10%%', '-5', '101%', '5 %+', '100.01', '1e5%x']) {
    assert.ok(line('1', '100', discount) instanceof Sentence, discount);
  }
});

test('a full discount leaves nothing, and a discount never adds', () => {
  assert.equal(line('7', '0.33', '100%'), 0n);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 0, max: 100 }), (quantity, percent) => {
      const rest = line(String(quantity), '1.37', `${percent}%`);
      assert.ok(typeof rest === 'bigint' && rest >= 0n && rest <= BigInt(quantity) * 137n);
    }),
  );
});

test('an amount is shared over the parts of a line, a percentage stays unchanged', () => {
  const parts = [0, 1, 2].map((done) => proratedDiscount('10%+1', decimalOf(done), decimalOf(1), decimalOf(3)));
  assert.deepEqual(parts, ['10%+0.33', '10%+0.34', '10%+0.33']);
});
