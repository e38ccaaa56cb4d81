import assert from 'node:assert/strict';
import { test } from 'node:test';
import { excerptOf } from './excerpt.ts';

const rowsOf = (count: number, row: object): { rows: object[] } => ({ rows: Array.from({ length: count }, () => row) });

test('a value of usual size stays as it is', () => {
  const value = { ok: true, rows: [{ docNo: 'IV-000001', lines: [{ qty: 1, tax: null }] }], note: 'short' };
  assert.deepEqual(excerptOf(value), value);
});

test('every row of a long list keeps its fields, and only the first rows keep what is deeper', () => {
  const row = { docNo: 'IV', lines: [{ qty: 1 }, { qty: 2 }] };
  const excerpt = excerptOf(rowsOf(4_000, row)) as { rows: object[] };
  assert.equal(excerpt.rows.length, 4_000);
  assert.deepEqual([excerpt.rows[0], excerpt.rows.at(-1)], [row, { docNo: 'IV', lines: [null, null] }]);
});

test('values past the limit become null, and long texts are cut', () => {
  const excerpt = excerptOf(rowsOf(60_000, { docNo: 'IV' })) as { rows: (object | null)[] };
  assert.equal(excerpt.rows.length, 60_000);
  assert.deepEqual([excerpt.rows[0], excerpt.rows.at(-1)], [{ docNo: 'IV' }, null]);
  assert.equal((excerptOf({ text: 'x'.repeat(5_000) }) as { text: string }).text, `${'x'.repeat(2_000)}…`);
});
