import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextRows, Pace, type PaceName } from './pace.ts';

test('a page grows or shrinks towards the time that it should take, at most twofold at once, from 50 to 5,000 rows', () => {
  const cases: readonly (readonly [rows: number, milliseconds: number, next: number])[] = [
    [500, 80, 500],
    [500, 40, 1_000],
    [500, 1, 1_000],
    [500, 160, 250],
    [500, 10_000, 250],
    [60, 10_000, 50],
    [4_000, 1, 5_000],
    [500, 0, 1_000],
  ];
  for (const [rows, milliseconds, next] of cases) assert.equal(nextRows(80, rows, milliseconds), next, `${rows} ${milliseconds}`);
});

/** Reads pages of a book that needs a millisecond for every 50 rows; returns the rows of a page and the rest after it. */
function settled(name: PaceName, wayMs: number): { readonly rows: number; readonly rest: number } {
  const pace = new Pace(name, undefined);
  let rest = 0;
  for (let page = 0; page < 50; page += 1) rest = pace.restAfter(wayMs + pace.rows / 50, true);
  return { rows: pace.rows, rest };
}

test('a gentle page takes the book 25 ms, a fast one 75, however long the way to it is', () => {
  // The quickest page has 50 rows, whose millisecond counts as part of the way.
  assert.deepEqual(settled('gentle', 5), { rows: 1_300, rest: 100 });
  assert.deepEqual(settled('fast', 5), { rows: 3_800, rest: 0 });
  assert.deepEqual(settled('fast', 300), { rows: 3_800, rest: 0 });
});

test('behind a slow network a gentle page takes half as long as the way, and the rest is still four times that', () => {
  assert.deepEqual(settled('gentle', 99), { rows: 2_550, rest: 200 });
});

test('a first page from its stored result says nothing about the way to the book', () => {
  const pace = new Pace('gentle', undefined);
  assert.equal(pace.restAfter(1, true), 4);
  assert.equal(pace.rows, 50);
  for (let page = 0; page < 50; page += 1) pace.restAfter(20 + pace.rows / 50, true);
  assert.equal(pace.rows, 1_300);
});
