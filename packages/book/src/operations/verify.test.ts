import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSame } from './verify.ts';

test('objects are compared by what was asked of them, whatever their members are called', () => {
  assert.ok(isSame('userDefinedFields', { Colour: 'red' }, { Colour: 'red', Size: 'L' }));
  assert.ok(!isSame('userDefinedFields', { Colour: 'red' }, { Colour: 'blue' }));
  assert.ok(!isSame('userDefinedFields', { toString: 'x' }, {}));
  assert.ok(!isSame('userDefinedFields', { toString: 'x' }, undefined));
  assert.ok(!isSame('ref', 'x', { toString: 'x' }));
  assert.ok(!isSame('codes', ['A'], ['A', 'B']));
  assert.ok(isSame('qty', 2, '2'));
});
