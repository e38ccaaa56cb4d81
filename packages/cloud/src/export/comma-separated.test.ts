import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyText } from '../../testing/any-text.ts';
import { csvRow, firstRows } from './comma-separated.ts';

test('what is written can be read again, and only what looks like a formula gets an apostrophe', () => {
  const cell = anyText({ minLength: 1, maxLength: 20 }).filter((text) => !text.includes('\r'));
  fc.assert(
    fc.property(fc.array(cell, { minLength: 2, maxLength: 5 }), (cells) => {
      const { rows } = firstRows(csvRow(cells), true);
      const wanted = cells.map((text) => (/^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text));
      assert.deepEqual(rows, [wanted[0]?.startsWith('\uFEFF') ? [wanted[0].slice(1), ...wanted.slice(1)] : wanted]);
    }),
  );
});

test('a file is shown up to its twentieth row, and a row that may be cut off is not shown', () => {
  const text = `a,b\n${'1,2\n'.repeat(40)}`;
  const long = firstRows(text, true);
  assert.deepEqual([long.rows.length, long.isWhole], [21, false]);
  assert.deepEqual(firstRows('a,b\n1,2\n3,', false), {
    rows: [
      ['a', 'b'],
      ['1', '2'],
    ],
    isWhole: false,
  });
  assert.deepEqual(firstRows('a,b\n1,2', true), {
    rows: [
      ['a', 'b'],
      ['1', '2'],
    ],
    isWhole: true,
  });
  assert.deepEqual(firstRows('', true).rows, []);
});
