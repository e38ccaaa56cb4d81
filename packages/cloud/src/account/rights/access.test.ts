import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findRecipe, type Recipe, recipes } from '@ledgerline/catalog';
import type { Access } from '@ledgerline/contract';
import { denial, followDenial, fullRights, isWithinReach, rowTypesOf, visibleIn } from './access.ts';

function recipe(type: string): Recipe {
  const found = findRecipe(type);
  if (!found) assert.fail(`There is no ${type}.`);
  return found;
}

const asked = (companyId: string, payload: unknown) => ({ companyId, rowTypes: () => rowTypesOf(payload) });

const refusalOf = (access: Access, type: string, payload: unknown = {}): string | undefined =>
  denial({ access, companies: null }, recipe(type), asked('BOOK', payload))?.refused.message;

const allows: readonly (readonly [type: string, access: Access])[] = [
  ['list-sales-invoices', { sales: ['read'] }],
  ['validate-sales-invoice', { sales: ['read'] }],
  ['create-sales-invoice', { sales: ['write'] }],
  ['update-sales-invoice', { sales: ['write'] }],
  ['void-sales-invoice', { sales: ['write'] }],
  ['cancel-sales-invoice', { sales: ['write'] }],
  ['delete-sales-invoice', { sales: ['delete'] }],
  ['transfer-quotation-to-sales-order', { sales: ['write'] }],
  ['list-tax-codes', {}],
  ['read-change-code-capabilities', {}],
  ['merge-tax-entity', 'full'],
  ['create-tax-code', 'full'],
  ['bulk-create-sales-invoices', { 'bulk-tools': ['write'], sales: ['write'] }],
  ['bulk-create-debtors', { 'bulk-tools': ['write'], 'master-data': ['write'] }],
];

for (const [type, access] of allows) {
  test(`${type} is allowed to ${JSON.stringify(access)}`, () => {
    assert.equal(refusalOf(access, type), undefined);
  });
}

const denies: readonly (readonly [type: string, access: Access, missing: RegExp])[] = [
  ['list-sales-invoices', {}, /lacks the read right for sales\./],
  ['list-sales-invoices', { sales: ['write', 'delete'] }, /lacks the read right for sales\./],
  ['validate-sales-invoice', { sales: ['write'] }, /lacks the read right for sales\./],
  ['create-sales-invoice', { sales: ['read'], purchase: ['write'] }, /lacks the write right for sales\./],
  ['void-sales-invoice', { sales: ['read', 'delete'] }, /lacks the write right for sales\./],
  ['delete-sales-invoice', { sales: ['read', 'write'] }, /lacks the delete right for sales\./],
  ['create-tax-code', { sales: ['read', 'write', 'delete'] }, /lacks full access\./],
  ['merge-tax-entity', { 'master-data': ['read', 'write', 'delete'] }, /lacks full access\./],
  ['bulk-create-sales-invoices', { sales: ['write'] }, /lacks the write right for bulk-tools\./],
  ['bulk-create-sales-invoices', { 'bulk-tools': ['write'], sales: ['read'] }, /lacks the write right for sales\./],
  ['bulk-create-fixed-asset-gl-accounts', { 'bulk-tools': ['write'] }, /lacks the write right for gl\./],
];

for (const [type, access, missing] of denies) {
  test(`${type} is denied to ${JSON.stringify(access)}, and the missing right is named`, () => {
    assert.match(refusalOf(access, type) ?? 'allowed', missing);
  });
}

test('full access is enough for every command type', () => {
  for (const { commandType } of recipes()) assert.equal(refusalOf('full', commandType), undefined);
});

test('a key without any right may read Tax and nothing else', () => {
  const allowed = recipes().filter(({ commandType }) => refusalOf({}, commandType) === undefined);
  assert.ok(allowed.length > 0);
  assert.deepEqual(new Set(allowed.map(({ module, operation }) => `${module} ${operation}`)), new Set(['tax Read']));
});

test('every bulk-create-X is tied to the module of X', () => {
  const bulk = recipes().filter(({ commandType }) => commandType.startsWith('bulk-create-'));
  assert.equal(bulk.length, 58);
  for (const { commandType } of bulk) {
    assert.match(refusalOf({ 'bulk-tools': ['write'] }, commandType) ?? 'allowed', /lacks the write right for (?!bulk-tools)/);
  }
});

test('bulk-create needs the right over the module of every row, named by the row or by the call', () => {
  const access: Access = { 'bulk-tools': ['write'], sales: ['write'] };
  const sale = { commandType: 'create-sales-invoice' };
  assert.equal(refusalOf(access, 'bulk-create', { rows: [sale] }), undefined);
  assert.equal(refusalOf(access, 'bulk-create', { ...sale, rows: [{}, {}] }), undefined);
  const mixed = { ...sale, rows: [{}, { commandType: 'create-purchase-invoice' }] };
  assert.match(refusalOf(access, 'bulk-create', mixed) ?? '', /lacks the write right for purchase\./);
  const tax = { rows: [{ commandType: 'create-tax-code' }] };
  assert.match(refusalOf(access, 'bulk-create', tax) ?? '', /lacks full access\./);
});

test('rows that are not rows are left to the payload check', () => {
  const access: Access = { 'bulk-tools': ['write'] };
  for (const payload of [
    null,
    [],
    'x',
    {},
    { rows: 'x' },
    { rows: [null, 1, [], { commandType: 7 }, { commandType: 'nothing' }] },
  ]) {
    assert.equal(refusalOf(access, 'bulk-create', payload), undefined);
  }
});

test('a key that is bound to account books may use no other, even with full access', () => {
  const rights = { access: 'full', companies: ['A', 'B'] } as const;
  assert.equal(denial(rights, recipe('list-sales-invoices'), asked('A', {})), null);
  const refusal = denial(rights, recipe('list-sales-invoices'), asked('C', {}));
  assert.equal(refusal?.refused.code, 'access_denied');
  assert.match(refusal?.refused.message ?? '', /account book C\. It can use A, B/);
});

test('lists leave out the reads of a module that a key may only write to, and bulk commands of modules it has no right over', () => {
  const visible = visibleIn({ access: { sales: ['write'], 'bulk-tools': ['write'] }, companies: null });
  assert.deepEqual(visible?.modules, ['sales', 'bulk-tools', 'tax']);
  const hidden = new Set(visible?.hiddenTypes);
  for (const type of ['list-sales-invoices', 'validate-sales-invoice', 'delete-sales-invoice', 'bulk-create-debtors']) {
    assert.ok(hidden.has(type), type);
  }
  for (const type of [
    'create-sales-invoice',
    'void-sales-invoice',
    'bulk-create-sales-invoices',
    'bulk-create',
    'list-tax-codes',
  ]) {
    assert.ok(!hidden.has(type), type);
  }
  assert.equal(visibleIn(fullRights), null);
});

test('a command of a type that has left the catalog is for keys that read its module', () => {
  const command = { type: 'create-telegram', module: 'sales', companyId: 'A', payload: '{}' } as const;
  const denied = followDenial({ access: { sales: ['write'] }, companies: null }, command);
  assert.match(denied?.refused.message ?? '', /cannot read create-telegram because it lacks the read right for sales\./);
  assert.equal(followDenial({ access: { sales: ['read'] }, companies: null }, command), null);
  assert.equal(isWithinReach({ access: { sales: ['read'] }, companies: ['B'] }, command), false);
  assert.equal(isWithinReach({ access: { gl: ['read'] }, companies: null }, command), false);
});
