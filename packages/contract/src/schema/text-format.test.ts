import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { areLines, isLine } from './text-format.ts';

const control = fc.oneof(
  fc.integer({ min: 0, max: 0x1f }),
  fc.integer({ min: 0x7f, max: 0x9f }),
  fc.integer({ min: 0x202a, max: 0x202e }),
  fc.integer({ min: 0x2066, max: 0x2069 }),
);
const isBreak = (letter: string): boolean => '\t\n\r'.includes(letter);

test('one line takes no control character and several lines take only breaks and tabs, in any position', () => {
  fc.assert(
    fc.property(fc.string(), control, fc.string(), (before, code, after) => {
      const letter = String.fromCharCode(code);
      const plain = (text: string): string => text.replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '');
      const text = `${plain(before)}${letter}${plain(after)}`;
      assert.equal(isLine(text), false);
      assert.equal(areLines(text), isBreak(letter));
    }),
  );
});

test('letters of every language, emoji, joiners and marks of right-to-left text are accepted', () => {
  for (const text of ['Kedai Kopi 咖啡店', 'நாணயம்', 'شركة\u200fعربية', '👩‍👩‍👧', 'a\u00a0b', 'naïve – “quoted”', '']) {
    assert.ok(isLine(text) && areLines(text), text);
  }
});
