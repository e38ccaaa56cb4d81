import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays, addMonths, businessDate, daysBetween, monthsBetween } from './date.ts';
import { counterPeriod, numberText } from './document/numbering.ts';

const day = fc.integer({ min: 0, max: 30_000 }).map((days) => addDays(businessDate('2000-01-01'), days));

test('days are added and counted exactly', () => {
  assert.equal(addDays(businessDate('2026-02-27'), 2), '2026-03-01');
  assert.equal(addDays(businessDate('2028-02-28'), 1), '2028-02-29');
  fc.assert(
    fc.property(day, fc.integer({ min: -500, max: 500 }), (date, days) =>
      assert.equal(daysBetween(date, addDays(date, days)), days),
    ),
  );
});

test('arithmetic ends with the first and the last date that can be written', () => {
  assert.equal(addDays(businessDate('9999-12-31'), 30), '9999-12-31');
  assert.equal(addDays(businessDate('0001-01-01'), -1), '0001-01-01');
  assert.equal(addMonths(businessDate('9999-12-01'), 1), '9999-12-31');
  assert.equal(addDays(businessDate('0099-12-31'), 1), '0100-01-01');
  assert.equal(daysBetween(businessDate('0099-12-31'), businessDate('0100-01-01')), 1);
});

test('a month on is the same day, or the last day of a shorter month', () => {
  assert.equal(addMonths(businessDate('2026-01-31'), 1), '2026-02-28');
  assert.equal(addMonths(businessDate('2026-11-30'), 3), '2027-02-28');
  fc.assert(
    fc.property(day, fc.integer({ min: -60, max: 60 }), (date, months) =>
      assert.equal(monthsBetween(date, addMonths(date, months)), months),
    ),
  );
});

test('numbers follow their format, dated parts and running part', () => {
  assert.equal(numberText('IV-<000000>', businessDate('2026-07-06'), 12), 'IV-000012');
  assert.equal(numberText('IV-{@yyMM}-<0000>', businessDate('2026-07-06'), 7), 'IV-2607-0007');
  assert.equal(numberText('<000>', businessDate('2026-07-06'), 1234), '1234');
  assert.equal(counterPeriod({ format: '', perMonth: true }, businessDate('2026-07-06')), '2026-07');
  assert.equal(counterPeriod({ format: '', perMonth: false }, businessDate('2026-07-06')), '');
});

test('an invalid calendar date is never accepted', () => {
  assert.throws(() => businessDate('2026-02-30'));
  assert.throws(() => businessDate('06/07/2026'));
});
