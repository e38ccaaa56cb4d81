import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { freshBook, runner } from '../../conformance/fresh-book.ts';

/** A package of a phone at 900, ten cases at 10 and an item without a price, sold at 500. */
function sold(components: readonly Payload[], sale: Payload = {}, unitPrice: Payload = { unitPrice: 500 }) {
  const run = runner(freshBook());
  const create = (itemCode: string, price?: number) =>
    run('create-item', {
      itemCode,
      description: itemCode,
      baseUom: 'PCS',
      stockControl: false,
      uoms: [{ uom: 'PCS', rate: 1, ...(price === undefined ? {} : { price }) }],
    });
  create('PHONE', 900);
  create('CASE', 10);
  create('FREE');
  create('FREE-2');
  run('create-item-package', { packageCode: 'SET', ...unitPrice, lines: components });
  const lines = [
    { itemCode: 'SET', qty: 1, ...sale },
    { description: 'Delivery', qty: 1, unitPrice: 5 },
  ];
  const invoice = run('create-sales-invoice', { debtorCode: '300-A001', docDate: '2026-01-05', lines });
  const { error } = invoice as { error?: { details: readonly { path: string; code: string }[] } };
  if (error) return error.details.map(({ path, code }) => [path, code]);
  return (invoice.lines as readonly Payload[]).slice(0, -1).map(({ itemCode, subTotal }) => [itemCode, subTotal]);
}

test('a package is split by the selling prices of its items where it gives its components none', () => {
  const lines = [
    { itemCode: 'PHONE', qty: 1 },
    { itemCode: 'CASE', qty: 10 },
  ];
  assert.deepEqual(sold(lines), [
    ['PHONE', 450],
    ['CASE', 50],
  ]);
});

test('the price that a package gives a component comes before that of the item, and an item without a price has no share', () => {
  const lines = [
    { itemCode: 'PHONE', qty: 1, unitPrice: 300 },
    { itemCode: 'CASE', qty: 10 },
    { itemCode: 'FREE', qty: 4 },
  ];
  assert.deepEqual(sold(lines), [
    ['PHONE', 375],
    ['CASE', 125],
    ['FREE', 0],
  ]);
});

test('a package is split by quantity only if none of its components has a price', () => {
  const lines = [
    { itemCode: 'FREE', qty: 1 },
    { itemCode: 'FREE-2', qty: 4 },
  ];
  assert.deepEqual(sold(lines), [
    ['FREE', 100],
    ['FREE-2', 400],
  ]);
});

test('a package without a price is sold at the prices of its components, and is refused if one of them has none', () => {
  const priced = [
    { itemCode: 'PHONE', qty: 1 },
    { itemCode: 'FREE', qty: 2, unitPrice: 7 },
  ];
  assert.deepEqual(sold(priced, {}, {}), [
    ['PHONE', 900],
    ['FREE', 14],
  ]);
  assert.deepEqual(sold([{ itemCode: 'FREE', qty: 2 }], {}, {}), [['/lines/0/unitPrice', 'REQUIRED']]);
  assert.deepEqual(sold([{ itemCode: 'FREE', qty: 2 }], { unitPrice: 0 }, {}), [['FREE', 0]]);
});
