import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { BusinessDate, daysInMonth, isBusinessDate } from './business-date.ts';

test('a business date is a real calendar date', () => {
  for (const text of ['2026-01-31', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])
    assert.ok(isBusinessDate(text), text);
});

test('a day that no calendar has is rejected', () => {
  for (const text of ['2026-02-29', '1900-02-29', '2026-04-31', '2026-00-10', '2026-13-01', '2026-01-00', '2026-01-32']) {
    assert.ok(!isBusinessDate(text), text);
  }
});

test('a date in any other spelling is rejected', () => {
  for (const text of [
    '',
    '2026-1-5',
    '20260105',
    '2026/01/05',
    ' 2026-01-05',
    '2026-01-05T00:00:00Z',
    '2026-01-05\n',
    '２０２６-01-05',
  ]) {
    assert.ok(!isBusinessDate(text), JSON.stringify(text));
  }
});

test('the schema and the check agree on every date of every month', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9999 }),
      fc.integer({ min: 0, max: 14 }),
      fc.integer({ min: 0, max: 33 }),
      (year, month, day) => {
        const text = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
        assert.equal(isBusinessDate(text), Value.Check(BusinessDate, text), text);
      },
    ),
  );
});

test('a year has as many days as the calendar gives it', () => {
  const dayMilliseconds = 24 * 60 * 60 * 1000;
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 9999 }), (year) => {
      const days = Array.from({ length: 12 }, (_, index) => daysInMonth(year, index + 1)).reduce((sum, each) => sum + each, 0);
      assert.equal(days, (Date.UTC(year + 1, 0) - Date.UTC(year, 0)) / dayMilliseconds);
    }),
  );
});
