/** The rules of tax entities that need no account book. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '../declaration/declaration.ts';
import { identityWhole, mergePayload, tinShape } from './tax-entity.ts';

const findings = (payload: Payload): readonly string[] =>
  mergePayload.rules.flatMap((rule) => rule.check(payload).map(({ path }) => `${rule.id} ${path}`));

test('a TIN of an individual, of a company or of the generic kind passes', () => {
  for (const tin of ['IG24680135791', 'C2584563200', 'CS1234567890', 'EI00000000010', 'EI00000000040']) {
    assert.deepEqual(tinShape.check({ tin }), [], tin);
  }
});

test('a TIN with a leading zero, another last digit or an unknown generic number is rejected', () => {
  for (const tin of ['C0584563200', 'C2584563201', 'EI00000000050', 'IG0246801357', 'c2584563200']) {
    assert.deepEqual(tinShape.check({ tin }), [{ path: '/tin' }], tin);
  }
});

test('kind and number of an identity go together', () => {
  assert.deepEqual(identityWhole.check({ idType: 'BRN' }), [{ path: '/idNo' }]);
  assert.deepEqual(identityWhole.check({ idNo: '201901000001' }), [{ path: '/idType' }]);
  assert.deepEqual(identityWhole.check({}), []);
});

test('a merge needs two different entities, and confirm unless it is a preflight', () => {
  assert.deepEqual(findings({ oldTaxEntityID: 11, newTaxEntityID: 11, validateOnly: true }), ['entities-differ /newTaxEntityID']);
  assert.deepEqual(findings({ oldTaxEntityID: 11, newTaxEntityID: 12 }), ['confirm-unless-validate-only /confirm']);
  assert.deepEqual(findings({ oldTaxEntityID: 11, newTaxEntityID: 12, confirm: true }), []);
});
