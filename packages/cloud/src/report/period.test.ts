import assert from 'node:assert/strict';
import { test } from 'node:test';
import { periodNames, periodOf } from './period.ts';

test('a period is found from any day, over the ends of months, quarters and years', () => {
  const seen = (today: string) => periodNames.map((name) => Object.values(periodOf(name, today)).join(' '));
  assert.deepEqual(seen('2028-03-31'), [
    '2028-03-20 2028-03-26',
    '2028-03-01 2028-03-31',
    '2028-02-01 2028-02-29',
    '2028-01-01 2028-03-31',
    '2027-10-01 2027-12-31',
    '2028-01-01 2028-12-31',
    '2027-01-01 2027-12-31',
  ]);
  assert.deepEqual(seen('2026-01-01').slice(2, 5), ['2025-12-01 2025-12-31', '2026-01-01 2026-03-31', '2025-10-01 2025-12-31']);
  assert.deepEqual(
    ['2026-11-16', '2026-11-22', '2026-01-01'].map((today) => periodOf('last-week', today)),
    [
      { dateFrom: '2026-11-09', dateTo: '2026-11-15' },
      { dateFrom: '2026-11-09', dateTo: '2026-11-15' },
      { dateFrom: '2025-12-22', dateTo: '2025-12-28' },
    ],
  );
});
