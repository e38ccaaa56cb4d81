import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fingerprintOf } from './fingerprint.ts';

test('the order of fields does not make another fingerprint; types and the order of rows do', () => {
  assert.notEqual(fingerprintOf({ a: 1 }), fingerprintOf({ a: '1' }));
  assert.notEqual(fingerprintOf([1, 2]), fingerprintOf([2, 1]));
  assert.equal(fingerprintOf({ a: 1.0, b: -0 }), fingerprintOf({ b: 0, a: 1 }));
});
