import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visibleLines } from './rich-text.ts';

test('only the visible text of rich text is printed', () => {
  const rtf = String.raw`{\rtf1\ansi{\fonttbl{\f0 Arial;}}{\*\generator X;}\f0\fs18 Terms \b apply\b0 .\par Goods \{sold\} stay ours\line \u20013?\u22269? caf\'e9\par}`;
  assert.deepEqual(visibleLines(rtf), ['Terms apply.', 'Goods {sold} stay ours', '中国 café']);
});

test('plain text keeps its lines and loses its blank ones', () => {
  assert.deepEqual(visibleLines('first {a}\r\n\r\n second \\ b '), ['first {a}', 'second \\ b']);
  assert.deepEqual(visibleLines(null), []);
});
