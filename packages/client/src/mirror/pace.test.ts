import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextRows } from './pace.ts';

test('a page grows or shrinks towards 80 ms, and 30 ms where it is gentle, at most twofold at once, from 50 to 5,000 rows', () => {
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
  for (const [rows, milliseconds, next] of cases)
    assert.equal(nextRows('fast', rows, milliseconds), next, `${rows} ${milliseconds}`);
  assert.equal(nextRows('gentle', 500, 60), 250);
});
