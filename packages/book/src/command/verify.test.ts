import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checksOf, isSame, rowSetChecks, said } from './verify.ts';

test('every leaf is compared under its own path, at any depth', () => {
  const asked = { ref: 'A', userDefinedFields: { Route: 'North' }, docNos: ['1', '2'], uoms: [{ uom: 'BOX', rate: 12 }] };
  const stored = { ref: 'A', userDefinedFields: { Route: 'South' }, docNos: ['1'], uoms: [{ uom: 'BOX', rate: 12, price: 1 }] };
  assert.deepEqual(
    checksOf(asked, stored, '').map(({ path, matched }) => `${path} ${matched}`),
    ['ref true', 'userDefinedFields/Route false', 'docNos/0 true', 'docNos/1 false', 'uoms/0/uom true', 'uoms/0/rate true'],
  );
});

test('values are equal if a reader would see them as equal: keys as text or number, notes by their visible text, blank as nothing', () => {
  assert.ok(isSame('docKey', 12, '12') && isSame('ref', '', undefined) && isSame('ref', null, undefined));
  assert.ok(isSame('note', 'Gate', '{\\rtf1\\ansi Gate}') && !isSame('ref', 'Gate', '{\\rtf1\\ansi Gate}'));
  assert.ok(!isSame('userDefinedFields', { A: 1 }, { A: 2 }) && isSame('userDefinedFields', { A: 1 }, { A: 1, B: 2 }));
  assert.ok(!isSame('userDefinedFields', { A: 1 }, undefined));
});

test('a set of rows that has one row too many differs, and fields left blank in a new row are not compared', () => {
  const differences = rowSetChecks('payments', [{ paymentAmount: 5, chequeNo: '' }], [{ paymentAmount: 5, chequeNo: 'X' }, {}])
    .filter(({ matched }) => !matched)
    .map(({ path }) => path);
  assert.deepEqual(differences, ['payments/length']);
  assert.deepEqual(said({ a: null, b: '', c: 0, d: false }), { c: 0, d: false });
});

test('objects are compared by the requested fields, whatever their names', () => {
  assert.ok(isSame('userDefinedFields', { Colour: 'red' }, { Colour: 'red', Size: 'L' }));
  assert.ok(!isSame('userDefinedFields', { Colour: 'red' }, { Colour: 'blue' }));
  assert.ok(!isSame('userDefinedFields', { toString: 'x' }, {}));
  assert.ok(!isSame('userDefinedFields', { toString: 'x' }, undefined));
  assert.ok(!isSame('ref', 'x', { toString: 'x' }));
  assert.ok(!isSame('codes', ['A'], ['A', 'B']));
  assert.ok(isSame('qty', 2, '2'));
});
