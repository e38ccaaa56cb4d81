import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { decimalNumber, decimalOf, decimalText, divideRounded, fitsDecimals, parseNumber, sumOf } from './decimal.ts';

test('numbers are read through their shortest decimal text', () => {
  assert.equal(parseNumber(0.1), 100_000_000_000n);
  assert.equal(parseNumber(-19.99), -19_990_000_000_000n);
  assert.equal(parseNumber(1e-8), 10_000n);
  assert.equal(parseNumber(1e21), 10n ** 33n);
  assert.equal(parseNumber(1e-9), undefined);
  assert.equal(parseNumber('1'), undefined);
});

test('0.1 + 0.2 is 0.3', () => {
  assert.equal(sumOf([0.1, 0.2]), parseNumber(0.3));
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

test('the text of a decimal is the shortest one, and is read back as the same decimal', () => {
  assert.deepEqual(
    ['4.20', '-0.5', '1000'].map((text) => decimalText(decimalOf(text))),
    ['4.2', '-0.5', '1000'],
  );
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), (value) => {
      assert.equal(decimalOf(decimalText(value)), value);
    }),
  );
  assert.throws(() => decimalOf('much'), /much is not a decimal/);
});

test('a half is rounded away from zero for any sign', () => {
  const halves = [
    [5n, 10n],
    [-5n, 10n],
    [5n, -10n],
    [4n, 10n],
  ] as const;
  assert.deepEqual(
    halves.map(([dividend, divisor]) => divideRounded(dividend, divisor)),
    [1n, -1n, -1n, 0n],
  );
  assert.equal(decimalNumber(decimalOf('0.123456785')), 0.12345679);
});
