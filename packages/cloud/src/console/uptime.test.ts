import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY_MS, MINUTE_MS } from '@ledgerline/contract';
import { dayOf } from '../system/business-day.ts';
import { uptimeOf } from './uptime.ts';

/** Noon in Kuala Lumpur. */
const NOON = Date.UTC(2026, 9, 1, 4);
const minuteOf = (instant: number): number => Math.floor(instant / MINUTE_MS);
const recorded = (from: number, minutes: number) => ({
  day: dayOf(from),
  firstMinute: minuteOf(from),
  lastMinute: minuteOf(from) + minutes - 1,
  minutes,
});

test('nothing is said of a service that recorded nothing', () => {
  assert.deepEqual(uptimeOf([], NOON), []);
});

test('the first day counts from its first minute, and today up to now', () => {
  assert.deepEqual(uptimeOf([recorded(NOON, 60)], NOON + 60 * MINUTE_MS), [{ date: '2026-10-01', expected: 60, minutes: 60 }]);
  assert.deepEqual(uptimeOf([recorded(NOON, 61)], NOON + 60 * MINUTE_MS), [{ date: '2026-10-01', expected: 61, minutes: 61 }]);
});

test('a day without a single minute, and the minutes that are missing, count as down', () => {
  const first = { ...recorded(NOON, 12 * 60), minutes: 700 };
  const today = recorded(NOON + 2 * DAY_MS, 30);
  assert.deepEqual(uptimeOf([first, today], NOON + 2 * DAY_MS + 30 * MINUTE_MS), [
    { date: '2026-10-01', expected: 720, minutes: 700 },
    { date: '2026-10-02', expected: 1440, minutes: 0 },
    { date: '2026-10-03', expected: 750, minutes: 30 },
  ]);
});
