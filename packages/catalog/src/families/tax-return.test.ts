/** The rules of tax returns that need no account book. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload, Shape } from '../declaration/declaration.ts';
import { taxReturn } from './tax-return.ts';

const family = taxReturn({
  scheme: 'SST',
  about: 'A return.',
  figures: 'Figures.',
  example: {},
  sample: {},
  sampleFiledOn: '2026-02-28',
  updateExample: {},
});

const findings = (shape: Shape, payload: Payload): readonly string[] =>
  shape.rules.flatMap((rule) => rule.check(payload).map(({ path }) => `${rule.id} ${path}`));

test('a period does not end before it begins', () => {
  assert.deepEqual(findings(family.create, { dateFrom: '2026-03-01', dateTo: '2026-02-28' }), ['dates-in-order /dateTo']);
  assert.deepEqual(findings(family.create, { dateFrom: '2026-03-01', dateTo: '2026-04-30' }), []);
});

test('a return is committed or reopened, not both', () => {
  assert.deepEqual(findings(family.update, { commit: true, reopen: true }), ['commit-or-reopen /reopen']);
  assert.deepEqual(findings(family.update, { commit: true, reopen: false }), []);
});

test('a return takes its turn among the sample documents on the day it is filed', () => {
  assert.deepEqual(family.samples, [
    { code: 'SST-000001', commandType: 'create-sst-processor', payload: {}, happensOn: '2026-02-28' },
  ]);
});
