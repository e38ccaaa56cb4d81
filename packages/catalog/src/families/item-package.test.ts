/** Protects the contract of update-item-package and of the rows of create-item-package, member by member. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalOf } from '../check/canonical.ts';
import { findErrors, type ValueError } from '../check/validator.ts';
import type { Payload, Shape } from '../declaration/declaration.ts';
import { itemPackages } from './item-package.ts';

const family = itemPackages({ examples: [], updateExample: {}, samples: [], sampleCodes: {} });

/** Where the payload is refused, sorted, each place once. */
function refusedAt(shape: Shape, sent: Payload): readonly string[] {
  const canonical = canonicalOf(shape, sent, () => undefined, 'create');
  const values: string[] = [];
  findErrors(shape, canonical.payload, '', ({ at, errors }) => values.push(...errors.map((error) => at + placeOf(error))));
  const places = [
    ...canonical.problems.listed.map((problem) => problem.path),
    ...values,
    ...shape.rules.flatMap((rule) => rule.check(canonical.payload)).map((finding) => finding.path),
  ];
  return [...new Set(places)].sort();
}

const placeOf = ({ keyword, instancePath, params }: ValueError): string =>
  keyword === 'required' ? `${instancePath}/${params.missingProperty}` : instancePath;

const update = (change: Payload): readonly string[] =>
  refusedAt(family.update, { packageCode: 'PKG-1', reason: 'Season ended', ...change });
const create = (payload: Payload): readonly string[] => refusedAt(family.create, { packageCode: 'PKG-1', ...payload });

test('packageCode and reason are required, even for a preview', () => {
  assert.deepEqual(refusedAt(family.update, { validateOnly: true }), ['/packageCode', '/reason']);
  assert.deepEqual(update({ reason: '' }), ['/reason']);
  assert.deepEqual(update({ validateOnly: true }), []);
});

test('unitPrice and limitedQty take a number or a non-empty text', () => {
  assert.deepEqual(update({ unitPrice: 39.9, limitedQty: '200' }), []);
  assert.deepEqual(update({ unitPrice: '', limitedQty: true }), ['/limitedQty', '/unitPrice']);
});

test('null or an empty text clears optional texts, never a code or a number', () => {
  for (const empty of [null, '']) {
    assert.deepEqual(update({ description: empty, Master: { BarCode: empty } }), []);
    const row = { lineKey: '7', description: empty, desc2: empty, taxCode: empty, purchaseTaxCode: empty };
    assert.deepEqual(update({ lines: [row] }), []);
    assert.deepEqual(update({ lineKey: '7', lineDescription: empty, purchaseTaxCode: empty }), []);
    assert.deepEqual(update({ unitPrice: empty, lines: [{ lineKey: '7', itemCode: empty, uom: empty }] }), [
      '/lines/0/itemCode',
      '/lines/0/uom',
      '/unitPrice',
    ]);
  }
});

test('Master and fields take the six native header names and no others', () => {
  const native = { PackageCode: 'PKG-1', Description: 'Set', BarCode: '955', UnitPrice: '39.90', IsActive: true, LimitedQty: 5 };
  assert.deepEqual(update({ Master: native, fields: native }), []);
  assert.deepEqual(update({ Master: { Discount: '5%' }, fields: { Note: 'x' } }), ['/Master/Discount', '/fields/Note']);
  assert.deepEqual(update({ Master: { PackageCode: 'PKG-2' } }), ['/Master/PackageCode']);
});

test('unknown fields are rejected in the header and in rows', () => {
  assert.deepEqual(update({ colour: 'red', lines: [{ lineKey: '7', discount: '5%' }] }), ['/colour', '/lines/0/discount']);
});

test('a row takes all thirteen members it lists', () => {
  const row = {
    lineKey: '9007199254740991',
    dtlKey: '9007199254740991',
    itemCode: 'WIDGET',
    description: 'Widget',
    desc2: 'blue',
    furtherDescription: 'Long text',
    uom: 'PCS',
    qty: 2,
    unitPrice: 20,
    purchasePrice: 12,
    taxCode: 'ST10',
    purchaseTaxCode: '',
    printOut: true,
  };
  assert.equal(Object.keys(row).length, 13);
  assert.deepEqual(update({ lines: [row] }), []);
});

test('lines and items are one member and never sent together', () => {
  assert.deepEqual(update({ items: [{ dtlKey: 7, qty: 2 }] }), []);
  assert.deepEqual(update({ lines: [{ dtlKey: 7 }], items: [{ dtlKey: 8 }] }), ['/items']);
});

test('empty arrays are rejected in every mode', () => {
  for (const detailMode of ['update', 'append', 'replace', 'delete'])
    assert.deepEqual(update({ detailMode, lines: [] }), ['/lines']);
});

test('update, also by default, and delete need a key on every row', () => {
  assert.deepEqual(update({ lines: [{ qty: 2 }] }), ['/lines/0/lineKey']);
  assert.deepEqual(update({ detailMode: 'delete', lines: [{ dtlKey: 7 }, { itemCode: 'COG' }] }), ['/lines/1/lineKey']);
});

test('append and replace need itemCode and reject keys', () => {
  for (const detailMode of ['append', 'replace']) {
    assert.deepEqual(update({ detailMode, lines: [{ itemCode: 'COG' }] }), []);
    assert.deepEqual(update({ detailMode, lines: [{ lineKey: '7' }] }), ['/lines/0/itemCode', '/lines/0/lineKey']);
  }
});

test('a key is a positive whole number, as text or exact in JSON', () => {
  assert.deepEqual(update({ lines: [{ lineKey: Number.MAX_SAFE_INTEGER }, { dtlKey: '12' }] }), []);
  assert.deepEqual(update({ lines: [{ lineKey: 0 }, { lineKey: '-3' }, { lineKey: 1.5 }] }), [
    '/lines/0/lineKey',
    '/lines/1/lineKey',
    '/lines/2/lineKey',
  ]);
});

test('lineKey and dtlKey of a row may not differ, and a key comes once', () => {
  assert.deepEqual(update({ lines: [{ lineKey: 7, dtlKey: '7' }] }), []);
  assert.deepEqual(update({ lines: [{ lineKey: 7, dtlKey: 8 }] }), ['/lines/0/dtlKey']);
  assert.deepEqual(update({ lines: [{ lineKey: '7' }, { dtlKey: 7 }] }), ['/lines/1']);
});

test('the same component twice needs allowDuplicateItemCode', () => {
  const twice = { detailMode: 'replace', lines: [{ itemCode: 'COG' }, { itemCode: 'COG' }] };
  assert.deepEqual(update(twice), ['/lines/1/itemCode']);
  assert.deepEqual(update({ ...twice, allowDuplicateItemCode: true }), []);
  assert.deepEqual(create({ lines: twice.lines }), ['/lines/1/itemCode']);
});

test('the single component of the top level is accepted alone, never together with lines', () => {
  const single = {
    itemCode: 'WIDGET',
    qty: 2,
    uom: 'PCS',
    lineDescription: 'Widget',
    lineDescription2: 'blue',
    furtherDescription: 'Long text',
    lineUnitPrice: 20,
    purchasePrice: 12,
    taxCode: 'ST10',
    purchaseTaxCode: '',
  };
  assert.deepEqual(update(single), []);
  assert.deepEqual(create(single), []);
  assert.deepEqual(update({ itemCode: 'WIDGET', lines: [{ lineKey: '7' }] }), ['/itemCode']);
  assert.deepEqual(update({ qty: 2 }), ['/itemCode']);
  assert.deepEqual(update({ detailMode: 'append', itemCode: 'WIDGET', lineKey: '7' }), ['/lineKey']);
});

test('detailMode without components is rejected', () => {
  assert.deepEqual(update({ detailMode: 'delete' }), ['/lines']);
});

test('a new package has components, each with an itemCode and without a key', () => {
  assert.deepEqual(create({}), ['/lines']);
  assert.deepEqual(create({ lines: [{ itemCode: 'COG' }] }), []);
  assert.deepEqual(create({ lines: [{ qty: 1 }, { itemCode: 'COG', dtlKey: '7' }] }), ['/lines/0/itemCode', '/lines/1/dtlKey']);
});
