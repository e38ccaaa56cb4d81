import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decimalNumber, decimalOf, decimalText, divideRounded, ONE, parseDecimal } from '@ledgerline/catalog/decimal';
import fc from 'fast-check';
import { convertSen, insideSen, parseSen, percentSen, roundToFiveSen, senNumber, senOf, senText, splitSen } from './money.ts';

test('rounding is half away from zero, on both sides of it', () => {
  assert.equal(divideRounded(5n, 2n), 3n);
  assert.equal(divideRounded(-5n, 2n), -3n);
  assert.equal(divideRounded(4n, 3n), 1n);
  assert.equal(divideRounded(-4n, 3n), -1n);
  fc.assert(
    fc.property(fc.bigInt(), fc.bigInt({ min: 1n, max: 10n ** 12n }), (top, bottom) => {
      const rounded = divideRounded(top, bottom);
      const distance = top - rounded * bottom;
      assert.ok(2n * (distance < 0n ? -distance : distance) <= bottom);
      assert.equal(divideRounded(-top, bottom), -rounded);
    }),
  );
});

test('numbers are read through their shortest decimal text', () => {
  assert.equal(parseDecimal(0.1), ONE / 10n);
  assert.equal(parseDecimal(1e-7), ONE / 10n ** 7n);
  assert.equal(parseDecimal(4.2155), 4_215_500_000_000n);
  assert.equal(parseDecimal('12.50'), 12n * ONE + ONE / 2n);
  assert.equal(parseDecimal(0.1 + 0.2), undefined, 'more than 15 significant digits are refused');
  assert.equal(parseDecimal(Number.NaN), undefined);
  assert.equal(parseDecimal('1,5'), undefined);
  assert.equal(parseSen(1.005), undefined);
});

test('decimals survive a round trip', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), (units) => {
      assert.equal(decimalOf(decimalText(units)), units);
    }),
  );
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }), (sen) => {
      assert.equal(senOf(senNumber(sen)), sen);
      assert.equal(senOf(senText(sen)), sen);
    }),
  );
  assert.equal(decimalNumber(decimalOf('0.123456789')), 0.12345679);
});

test('the parts of a cumulative split add up to the whole, for any parts', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
      fc.array(fc.bigInt({ min: 1n, max: 10n ** 9n }), { minLength: 1 }),
      (total, parts) => {
        const all = parts.reduce((sum, part) => sum + part, 0n);
        let [done, sum] = [0n, 0n];
        for (const part of parts) {
          sum += splitSen(total, done, part, all);
          done += part;
        }
        assert.equal(sum, total);
      },
    ),
  );
  assert.deepEqual(
    [0n, 11_111n, 22_222n].map((done) => splitSen(140_515n, done, 11_111n, 33_333n)),
    [46_838n, 46_839n, 46_838n],
  );
});

test('tax on top and tax inside agree to the sen', () => {
  assert.equal(percentSen(10_238n, decimalOf('10')), 1024n);
  assert.equal(insideSen(10_605n, decimalOf('6')), 600n);
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 10n }), fc.integer({ min: 0, max: 30 }), (net, rate) => {
      const percent = decimalOf(rate);
      const difference = insideSen(net + percentSen(net, percent), percent) - percentSen(net, percent);
      assert.ok(difference >= -1n && difference <= 1n);
    }),
  );
});

test('five-sen rounding goes to the nearest five', () => {
  assert.equal(roundToFiveSen(15_598n), 15_600n);
  assert.equal(roundToFiveSen(15_597n), 15_595n);
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 10n }), (amount) => {
      const rounded = roundToFiveSen(amount);
      assert.equal(rounded % 5n, 0n);
      assert.ok(rounded - amount <= 2n && amount - rounded <= 2n);
    }),
  );
});

test('converting at the rate 1 changes nothing', () => {
  fc.assert(fc.property(fc.bigInt(), (amount) => assert.equal(convertSen(amount, ONE), amount)));
});
