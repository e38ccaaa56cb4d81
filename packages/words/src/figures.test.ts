import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figuresOf, readZone } from './figures.ts';
import { languages } from './language.ts';

const zone = 'Asia/Kuala_Lumpur';
const instant = Date.parse('2026-11-13T08:42:07Z');
const inEach = (show: (figures: ReturnType<typeof figuresOf>) => string): readonly string[] =>
  languages.map((language) => show(figuresOf({ language, zone })));

test('dates and times are those of the language and the time zone of the reader', () => {
  assert.deepEqual(
    inEach(({ dayText }) => dayText(instant)),
    ['13 Nov 2026', '13 Nov 2026', '2026年11月13日'],
  );
  assert.deepEqual(
    inEach(({ clockText }) => clockText(instant)),
    ['16:42', '16:42', '16:42'],
  );
  assert.equal(figuresOf({ language: 'en', zone: 'Europe/London' }).secondText(instant), '08:42:07');
  assert.equal(figuresOf({ language: 'en', zone: 'Europe/London' }).place, 'London');
});

test('a moment of today is its time, another one has its day too', () => {
  assert.deepEqual(
    inEach(({ momentText }) => `${momentText(instant, instant + 60_000)} ${momentText(instant, instant + 86_400_000)}`),
    ['16:42 13 Nov 2026, 16:42', '16:42 13 Nov 2026, 16:42', '16:42 2026年11月13日 16:42'],
  );
  assert.deepEqual(
    inEach(({ instantText }) => instantText(instant)),
    ['13 Nov 2026, 16:42 (Kuala Lumpur)', '13 Nov 2026, 16:42 (Kuala Lumpur)', '2026年11月13日 16:42（Kuala Lumpur）'],
  );
});

test('a day begins at midnight where the reader is, also when clocks change', () => {
  const startIn = (place: string, day: string): string =>
    new Date(figuresOf({ language: 'en', zone: place }).startOfDay(day)).toISOString();
  assert.equal(startIn('Asia/Kuala_Lumpur', '2026-11-10'), '2026-11-09T16:00:00.000Z');
  assert.equal(startIn('UTC', '2026-11-10'), '2026-11-10T00:00:00.000Z');
  assert.equal(startIn('Asia/Kathmandu', '2026-11-10'), '2026-11-09T18:15:00.000Z');
  assert.equal(startIn('America/New_York', '2026-11-01'), '2026-11-01T04:00:00.000Z');
  assert.equal(startIn('America/New_York', '2026-11-02'), '2026-11-02T05:00:00.000Z');
  assert.equal(startIn('Europe/London', '2026-03-29'), '2026-03-29T00:00:00.000Z');
  assert.equal(startIn('Europe/London', '2026-03-30'), '2026-03-29T23:00:00.000Z');
  // At midnight the clocks of Beirut go on to 01:00.
  assert.equal(startIn('Asia/Beirut', '2026-03-29'), '2026-03-28T22:00:00.000Z');
});

test('money is RM with two decimals in every language, exact beyond what a number holds', () => {
  assert.deepEqual(
    inEach(({ moneyText }) => moneyText(123_450n)),
    ['RM 1,234.50', 'RM 1,234.50', 'RM 1,234.50'],
  );
  assert.equal(figuresOf({ language: 'en', zone }).moneyText(-5n), '-RM 0.05');
  assert.equal(figuresOf({ language: 'en', zone }).moneyText(123_456_789_012_345_678_90n), 'RM 123,456,789,012,345,678.90');
});

test('how long ago, how long and how large is said in words of the language', () => {
  assert.deepEqual(
    inEach(({ agoText }) => agoText(instant, instant + 12 * 60_000)),
    ['12 min ago', '12 min lalu', '12 分钟前'],
  );
  assert.deepEqual(
    inEach(({ durationText }) => durationText(184_000)),
    ['3 min 4 s', '3 min 4 s', '3 分 4 秒'],
  );
  assert.equal(figuresOf({ language: 'en', zone }).sizeText(19_293_798), '18 MB');
});

test('a time zone that does not exist is the default', () => {
  for (const value of ['Mars/Olympus', '', '../etc', null, 7]) assert.equal(readZone(value), zone);
  assert.equal(readZone('Europe/London'), 'Europe/London');
});
