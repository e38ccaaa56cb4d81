/** The rules of the supplier import and of its mappings that need no account book. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Payload, Shape } from '../declaration/declaration.ts';
import { importApply, importPreview, mappingCreate, mappingUpdate } from './supplier-import.ts';

const findings = (shape: Shape, payload: Payload): readonly string[] =>
  shape.rules.flatMap((rule) => rule.check(payload).map(({ path }) => `${rule.id} ${path}`));

const UBL = '{"Invoice":[{}]}';

test('an import names exactly one source', () => {
  assert.deepEqual(findings(importPreview, {}), ['one-source /uuid']);
  assert.deepEqual(findings(importPreview, { uuid: 'U1', document: UBL }), ['one-source /document']);
  assert.deepEqual(findings(importPreview, { uuid: 'U1' }), []);
  assert.deepEqual(findings(importPreview, { document: UBL }), []);
});

test('a document that is not the JSON text of one invoice is rejected, whatever it contains', () => {
  for (const document of ['', 'null', '[]', '{}', '{"Invoice":{}}', '{"Invoice":[]}', '{"Invoice":[{},{}]}', '{"Invoice":[{}']) {
    assert.deepEqual(findings(importPreview, { document }), ['document-is-ubl /document'], document);
  }
  fc.assert(fc.property(fc.string(), (document) => findings(importPreview, { document }).length === 1));
});

test('payments go with a cash purchase only', () => {
  const payments = [{ paymentMethod: 'CASH', paymentAmount: 10 }];
  assert.deepEqual(findings(importApply, { uuid: 'U1', payments }), ['payments-of-cash-purchase /payments']);
  assert.deepEqual(findings(importApply, { uuid: 'U1', targetType: 'CP', payments }), []);
});

test('a line is overridden at most once', () => {
  const overrides = [{ lineNo: 1 }, { lineNo: 2 }, { lineNo: 1 }];
  assert.deepEqual(findings(importApply, { uuid: 'U1', overrides }), ['override-once /overrides/2/lineNo']);
});

test('a mapping goes by code or by text and leads to an item or an account', () => {
  const mapping = { creditorCode: '400-S001', supplierItemCode: 'S1', itemCode: 'WIDGET' };
  assert.deepEqual(findings(mappingCreate, mapping), []);
  assert.deepEqual(findings(mappingCreate, { ...mapping, supplierDescription: 'Widget' }), [
    'mapping-by-one /supplierDescription',
  ]);
  assert.deepEqual(findings(mappingCreate, { creditorCode: '400-S001', supplierDescription: 'Freight', uom: 'PCS' }), [
    'mapping-leads-somewhere /itemCode',
    'unit-needs-item /itemCode',
  ]);
  assert.deepEqual(findings(mappingUpdate, { creditorCode: '400-S001', reason: 'x' }), ['mapping-by-one /supplierItemCode']);
});
