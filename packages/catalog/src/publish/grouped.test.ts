import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recipes } from '../catalog.ts';
import { findGroupedPath, groupedPaths } from './grouped.ts';

test('a path serves the command of its document and action', () => {
  assert.deepEqual(findGroupedPath('sales-invoice', 'edit'), {
    path: '/v1/sales-module/sales-invoice/edit',
    document: 'sales-invoice',
    action: 'edit',
    commandTypes: ['update-sales-invoice'],
  });
});

test('the list path serves the list unless the body asks for the lines', () => {
  assert.deepEqual(findGroupedPath('sales-invoice', 'list')?.commandTypes, ['list-sales-invoices', 'read-sales-invoice-lines']);
});

test('a list is the default of its path wherever there is one', () => {
  for (const { path, commandTypes } of groupedPaths()) {
    const lists = commandTypes.filter((type) => type.startsWith('list-'));
    if (lists.length > 0) assert.equal(commandTypes[0], lists.at(-1), path);
  }
});

test('documents and actions that do not exist have no path', () => {
  assert.equal(findGroupedPath('sales-invoice', 'approve'), undefined);
  assert.equal(findGroupedPath('sales-invoices', 'list'), undefined);
  assert.equal(findGroupedPath('__proto__', 'list'), undefined);
});

test('every command that has a grouped path is served by exactly one', () => {
  const served = groupedPaths().flatMap((path) => path.commandTypes);
  assert.equal(new Set(served).size, served.length);
  assert.deepEqual(new Set(served), new Set(recipes().flatMap((recipe) => (recipe.grouped ? [recipe.commandType] : []))));
});

test('every family that is listed, read, validated, created, updated, voided or deleted has its path', () => {
  const families = [
    'sales-invoice',
    'purchase-order',
    'stock-transfer',
    'ar-payment',
    'ap-invoice',
    'journal-entry',
    'debtor',
    'location',
  ];
  for (const family of families) {
    for (const { commandType, grouped } of recipes()) {
      if (new RegExp(`^(get|validate|create|update|cancel|void|delete)-${family}$`).test(commandType)) {
        assert.equal(grouped?.document, family, commandType);
      }
    }
  }
});
