import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldPath } from './field-path.ts';

test('a pointer is shown as a dotted path', () => {
  assert.equal(fieldPath('/lines/0/qty'), 'lines[0].qty');
  assert.equal(fieldPath('/access/sales/2'), 'access.sales[2]');
  assert.equal(fieldPath('/a~1b/m~0n'), 'a/b.m~n');
  assert.equal(fieldPath(''), '');
});
