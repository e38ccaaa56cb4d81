import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decimalOf } from '@ledgerline/catalog/decimal';
import { dateText, moneyText, percentText, priceText, quantityText, rateText } from './figures.ts';

test('figures are in groups of three, money with two decimals and prices with at least two', () => {
  assert.equal(moneyText(123_456_789n), '1,234,567.89');
  assert.equal(moneyText(-100_000n), '-1,000.00');
  assert.equal(moneyText(5n), '0.05');
  assert.equal(priceText(decimalOf('1250')), '1,250.00');
  assert.equal(priceText(decimalOf('0.123456')), '0.123456');
  assert.equal(quantityText(decimalOf('12000.5')), '12,000.5');
  assert.equal(rateText(decimalOf('4.2')), '4.2000');
});

test('a part of nothing has no percentage', () => {
  assert.equal(percentText(1n, 0n), '');
  assert.equal(percentText(-1n, 3n), '-33.3\u00a0%');
  assert.equal(percentText(5n, 10_000n), '0.1\u00a0%');
});

test('dates are written as the language writes them', () => {
  assert.equal(dateText('en', '2026-08-03'), '3 Aug 2026');
  assert.equal(dateText('ms', '2026-08-03'), '3 Ogos 2026');
  assert.equal(dateText('zh', '2026-08-03'), '2026年8月3日');
  assert.equal(dateText('en', '2026-08'), 'Aug 2026');
});
