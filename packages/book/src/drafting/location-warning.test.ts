import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { freshBook, runner } from '../../conformance/fresh-book.ts';

const SALE = { debtorCode: '300-A001', docDate: '2026-03-01' };
const PURCHASE = { creditorCode: '400-S001', docDate: '2026-03-01' };

for (const [name, party] of [
  ['advanced-quotation', SALE],
  ['quotation', SALE],
  ['sales-order', SALE],
  ['sales-debit-note', SALE],
  ['purchase-order', PURCHASE],
] as const) {
  test(`${name} warns of a stock line without the location that a later document needs`, () => {
    const run = runner(freshBook());
    const warned = (more: Payload): unknown => {
      const lines = [{ itemCode: 'WIDGET', qty: 1, unitPrice: 20, ...more }];
      const { warnings } = run(`create-${name}`, { ...party, lines }) as { warnings: readonly { code: string; path: string }[] };
      return warnings.filter(({ code }) => code === 'LOCATION_MISSING').map(({ path }) => path);
    };
    assert.deepEqual(warned({}), ['/lines/0/location']);
    assert.deepEqual(warned({ location: 'HQ' }), []);
  });
}

test('a statement is printed for the side that the field names', () => {
  const run = runner(freshBook());
  const print = (payload: Payload): unknown => {
    const result = run('statement-report-html', payload) as { ok: boolean; error?: { details: readonly { path: string }[] } };
    return result.ok || result.error?.details.map(({ path }) => path);
  };
  assert.equal(print({ debtorCode: '300-A001' }), true);
  assert.equal(print({ creditorCode: '400-S001' }), true);
  assert.equal(print({ partyCode: '400-S001' }), true);
  assert.deepEqual(print({ debtorCode: '400-S001' }), ['/debtorCode']);
  assert.deepEqual(print({ creditorCode: '300-A001' }), ['/creditorCode']);
});
