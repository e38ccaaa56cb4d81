import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findRecipe, type Recipe } from '@ledgerline/catalog';
import type { Access, ModuleId } from '@ledgerline/contract';
import {
  denial,
  followDenial,
  isErrorHidden,
  isWithinReach,
  mayRead,
  mayReadFile,
  maySend,
  neededRights,
  rightsNeeded,
  storedCommand,
  visibleIn,
} from './access.ts';

function recipe(type: string): Recipe {
  const found = findRecipe(type);
  if (!found) assert.fail(`There is no ${type}.`);
  return found;
}

const rights = (access: Access, companies: readonly string[] | null = null) => ({ access, companies });
const followed = (type: string, module: ModuleId, payload = '{}') => ({ type, module, companyId: 'BOOK', payload });

const SALE = followed('create-sales-invoice', 'sales');
/** Longer than what is parsed at once. */
const large = (type: string): string => JSON.stringify({ rows: [{ commandType: type, payload: { note: 'x'.repeat(200_000) } }] });

test('the rights that the docs show are those that are asked for', () => {
  assert.deepEqual(neededRights(recipe('create-sales-invoice')), ['sales: write']);
  assert.deepEqual(neededRights(recipe('create-tax-code')), ['full']);
  assert.deepEqual(neededRights(recipe('bulk-create-sales-invoices')), ['bulk-tools: write', 'sales: write']);
  assert.deepEqual(neededRights(recipe('bulk-create')), ['bulk-tools: write']);
  assert.deepEqual(rightsNeeded(recipe('create-sales-invoice')), ['sales:write']);
  assert.deepEqual(rightsNeeded(recipe('create-tax-code')), ['full']);
  assert.deepEqual(rightsNeeded(recipe('list-tax-codes')), []);
  assert.deepEqual(rightsNeeded(recipe('bulk-create')), ['bulk-tools:write']);
});

test('a key sends what all of its rights allow, and reads modules that it has the right for', () => {
  assert.equal(maySend(rights({ sales: ['write'] }), recipe('create-sales-invoice')), true);
  assert.equal(maySend(rights({ sales: ['write'] }), recipe('bulk-create-sales-invoices')), false);
  assert.equal(maySend(rights({ 'bulk-tools': ['write'] }), recipe('bulk-create')), true);
  assert.equal(maySend(rights('full'), recipe('create-tax-code')), true);
  assert.equal(mayRead(rights({ sales: ['write'] }), 'sales'), false);
  assert.equal(mayRead(rights({ sales: ['read'] }), 'sales'), true);
  assert.equal(mayRead(rights({}), 'tax'), true);
});

test('the types of rows in a stored payload decide, also when it is too large to be parsed', () => {
  const small = JSON.stringify({ rows: [{ commandType: 'create-purchase-invoice' }] });
  for (const payload of [small, large('create-purchase-invoice')]) {
    const { rowTypes } = storedCommand({ companyId: 'BOOK', payload });
    assert.deepEqual(rowTypes(), ['create-purchase-invoice']);
    const bulk = followed('bulk-create', 'bulk-tools', payload);
    const missing = denial(rights({ 'bulk-tools': ['write'], sales: ['write'] }), recipe('bulk-create'), storedCommand(bulk));
    assert.match(missing?.refused.message ?? '', /lacks the write right for purchase\./);
    assert.match(followDenial(rights({ 'bulk-tools': ['read'] }), bulk)?.refused.message ?? '', /purchase/);
    assert.equal(followDenial(rights({ 'bulk-tools': ['read'], purchase: ['read'] }), bulk), null);
    assert.equal(mayReadFile(rights({ 'bulk-tools': ['read'] }), bulk), false);
    assert.equal(mayReadFile(rights({ 'bulk-tools': ['read'], purchase: ['read'] }), bulk), true);
  }
});

test('a key of some books reaches and sends to them alone', () => {
  assert.equal(isWithinReach(rights('full', ['OTHER']), SALE), false);
  assert.equal(isWithinReach(rights('full', ['BOOK']), SALE), true);
  assert.equal(isWithinReach(rights({ sales: ['write'] }), SALE), true);
  assert.equal(isWithinReach(rights({ purchase: ['write'] }), SALE), false);
  assert.equal(isWithinReach(rights({ sales: [] }), SALE), false);
  assert.equal(isWithinReach(rights({}), followed('create-tax-code', 'tax')), true);
  assert.notEqual(denial(rights('full', ['OTHER']), recipe('read-debtors'), storedCommand(SALE)), null);
  assert.equal(denial(rights('full', ['BOOK']), recipe('read-debtors'), storedCommand(SALE)), null);
});

test('who sent a command may follow it, and a file needs the right to read', () => {
  assert.equal(followDenial(rights({ sales: ['write'] }), SALE), null);
  assert.equal(followDenial(rights({ sales: ['read'] }), SALE), null);
  assert.match(followDenial(rights({ sales: ['delete'] }), SALE)?.refused.message ?? '', /sales/);
  assert.equal(mayReadFile(rights({ sales: ['write'] }), SALE), false);
  assert.equal(mayReadFile(rights({ sales: ['read'] }), SALE), true);
  assert.equal(mayReadFile(rights('full'), followed('create-tax-code', 'tax')), true);
});

test('a command type that has left the catalog is for keys that read its module', () => {
  const gone = followed('create-gone', 'sales');
  assert.equal(followDenial(rights({ sales: ['read'] }), gone), null);
  assert.notEqual(followDenial(rights({ sales: ['write'] }), gone), null);
  assert.equal(followDenial(rights('full'), gone), null);
});

test('lists hide what a key cannot see, and the error of a bulk-create', () => {
  assert.equal(visibleIn(rights('full')), null);
  const visible = visibleIn(rights({ 'bulk-tools': ['write'], sales: ['write'] }));
  assert.deepEqual(visible?.modules.toSorted(), ['bulk-tools', 'sales', 'tax']);
  assert.ok(visible?.hiddenTypes.includes('bulk-create-debtors'));
  assert.ok(!visible?.hiddenTypes.includes('bulk-create-sales-invoices'));
  assert.ok(visible?.hiddenTypes.every((type) => ['bulk-tools', 'sales', 'tax'].includes(recipe(type).module)));
  assert.equal(isErrorHidden(rights('full'), 'bulk-create'), false);
  assert.equal(isErrorHidden(rights({ sales: ['write'] }), 'bulk-create'), true);
  assert.equal(isErrorHidden(rights({ sales: ['write'] }), 'create-sales-invoice'), false);
});
