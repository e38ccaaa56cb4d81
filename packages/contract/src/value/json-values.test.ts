import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { countJsonValues, hasMoreJsonValues } from './json-values.ts';

const counted = (value: unknown): number =>
  1 +
  (typeof value === 'object' && value !== null ? Object.values(value).reduce((sum: number, one) => sum + counted(one), 0) : 0);

test('as many values are counted in a text as a parser finds in it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2, '\t'), (value, space) => {
      const text = JSON.stringify(value, null, space);
      assert.equal(countJsonValues(text), counted(JSON.parse(text)), text);
    }),
  );
});

test('brackets, commas and quotes inside texts count for nothing', () => {
  assert.equal(countJsonValues(JSON.stringify({ a: '[1,2,{"b":3}]', 'x,\\"y': '\\' })), 3);
});

test('a text that is too short to have so many values is not counted', () => {
  assert.equal(hasMoreJsonValues('[1,1,1]', 4), false);
  assert.equal(hasMoreJsonValues('[1,1,1]', 3), true);
});
