import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scheduleRhythms } from '@ledgerline/contract';
import { nextDueAt } from './schedule-time.ts';

const at = (text: string): number => Date.parse(`${text}+08:00`);

test('a report is due at six in the morning of a Monday, of the first day of a month, of the first day of a quarter', () => {
  const due = (after: string) =>
    scheduleRhythms.map((every) => new Date(nextDueAt(every, at(after)) + 8 * 3_600_000).toISOString().slice(0, 16));
  assert.deepEqual(due('2026-11-18T15:00'), ['2026-11-23T06:00', '2026-12-01T06:00', '2027-01-01T06:00']);
  assert.deepEqual(
    due('2026-06-01T05:59'),
    ['2026-06-01T06:00', '2026-06-01T06:00', '2026-07-01T06:00'],
    'a Monday, and a first',
  );
  assert.deepEqual(due('2026-06-01T06:00'), ['2026-06-08T06:00', '2026-07-01T06:00', '2026-07-01T06:00'], 'after it, not at it');
  assert.deepEqual(due('2026-09-30T23:59'), ['2026-10-05T06:00', '2026-10-01T06:00', '2026-10-01T06:00']);
});
