import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { decimalOf, fitsDecimals, sumOf } from './decimal.ts';

test('numbers are read through their shortest decimal text', () => {
  assert.equal(decimalOf(0.1), 10_000_000n);
  assert.equal(decimalOf(-19.99), -1_999_000_000n);
  assert.equal(decimalOf(1e-8), 1n);
  assert.equal(decimalOf(1e21), 10n ** 29n);
  assert.equal(decimalOf(1e-9), undefined);
  assert.equal(decimalOf('1'), undefined);
});

test('0.1 + 0.2 is 0.3', () => {
  assert.equal(sumOf([0.1, 0.2]), decimalOf(0.3));
});

test('any amount of sen fits two decimals, and with a third digit does not', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (sen) => {
      assert.ok(fitsDecimals(sen / 100, 2));
      assert.ok(sen % 10 === 0 || !fitsDecimals(sen / 1000, 2));
    }),
  );
});

test('more than 15 significant digits fit nowhere', () => {
  assert.ok(fitsDecimals(999_999_999_999_999, 2));
  assert.ok(!fitsDecimals(9_999_999_999_999_998, 2));
  assert.ok(!fitsDecimals(1_234_567.123_456_789, 12));
});
