import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../check/check.ts';
import type { Payload } from '../declaration/declaration.ts';

const problemsOf = (type: string, payload: Payload): readonly string[] => {
  const checked = check(type, payload);
  return checked.ok ? [] : checked.problems.map((problem) => problem.path);
};

const NUT = { itemCode: 'NUT', description: 'Nut', baseUom: 'PCS' };

test('a unit of measure is on one row only', () => {
  assert.deepEqual(problemsOf('create-item', { ...NUT, uoms: [{ uom: 'PCS' }, { uom: 'PCS' }] }), ['/uoms/1']);
});

test('the base unit has the rate 1 and every other unit names its own', () => {
  assert.deepEqual(problemsOf('create-item', { ...NUT, uoms: [{ uom: 'PCS', rate: 2 }, { uom: 'BOX' }] }), [
    '/uoms/0/rate',
    '/uoms/1/rate',
  ]);
  assert.deepEqual(problemsOf('create-item', { ...NUT, uoms: [{ uom: 'PCS' }, { uom: 'BOX', rate: 12 }] }), []);
});

test('an update of a record needs its code and a reason, and rejects what it does not know', () => {
  assert.deepEqual(problemsOf('update-item', { description: 'Nut', colour: 'red' }).toSorted(), [
    '/colour',
    '/itemCode',
    '/reason',
  ]);
});

test('an update clears an optional text with null, never the name of a record', () => {
  assert.deepEqual(problemsOf('update-debtor', { debtorCode: '300-A001', reason: 'Moved', address4: null, email: null }), []);
  assert.deepEqual(problemsOf('update-debtor', { debtorCode: '300-A001', reason: 'Moved', companyName: '' }), ['/companyName']);
});

test('an update of a branch or a unit names it by code and rejects unknown fields', () => {
  const branches = [{ branchName: 'Penang', town: 'Ipoh' }];
  assert.deepEqual(problemsOf('update-debtor', { debtorCode: '300-A001', reason: 'Moved', branches }).toSorted(), [
    '/branches/0/branchCode',
    '/branches/0/town',
  ]);
});

test('a debtor takes no creditorCode and a creditor no debtorCode', () => {
  assert.deepEqual(problemsOf('create-debtor', { debtorCode: '300-X001', companyName: 'X', creditorCode: '400-X001' }), [
    '/creditorCode',
  ]);
  assert.deepEqual(problemsOf('create-creditor', { creditorCode: '400-X001', companyName: 'X', debtorCode: '300-X001' }), [
    '/debtorCode',
  ]);
});

test('a change of code needs two different codes, and confirm unless it is a preflight', () => {
  const change = { oldCode: 'KL', newCode: 'KL-1', reason: 'Second store' };
  assert.deepEqual(problemsOf('change-location-code', change), ['/confirm']);
  assert.deepEqual(problemsOf('change-location-code', { ...change, validateOnly: true }), []);
  assert.deepEqual(problemsOf('change-location-code', { ...change, confirm: true, newCode: 'KL' }), ['/newCode']);
  assert.deepEqual(problemsOf('change-location-code', { ...change, confirm: true, newCode: 'KUALA-LUMPUR' }), ['/newCode']);
});

test('codes of maintenance kinds keep to the length of their column', () => {
  assert.deepEqual(problemsOf('create-general-price-category', { code: 'WHOLESALE' }), ['/code']);
  assert.deepEqual(problemsOf('create-general-currency', { code: 'CHF' }), ['/rate']);
});
