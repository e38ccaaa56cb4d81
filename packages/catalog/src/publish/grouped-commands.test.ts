import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recipes } from '../catalog.ts';
import { findGroupedCommands, groupedCommands } from './grouped-commands.ts';

test('a group serves the command of its document and action', () => {
  assert.deepEqual(findGroupedCommands('sales-invoice', 'edit'), {
    document: 'sales-invoice',
    action: 'edit',
    commandTypes: ['update-sales-invoice'],
  });
});

test('the list serves the list unless the body asks for the lines', () => {
  assert.deepEqual(findGroupedCommands('sales-invoice', 'list')?.commandTypes, [
    'list-sales-invoices',
    'read-sales-invoice-lines',
  ]);
});

test('a list is the default of its group if there is one', () => {
  for (const { document, commandTypes } of groupedCommands()) {
    const lists = commandTypes.filter((type) => type.startsWith('list-'));
    if (lists.length > 0) assert.equal(commandTypes[0], lists.at(-1), document);
  }
});

test('documents and actions that do not exist have no group', () => {
  assert.equal(findGroupedCommands('sales-invoice', 'approve'), undefined);
  assert.equal(findGroupedCommands('sales-invoices', 'list'), undefined);
  assert.equal(findGroupedCommands('__proto__', 'list'), undefined);
});

test('every command that is grouped is served by exactly one group', () => {
  const served = groupedCommands().flatMap((group) => group.commandTypes);
  assert.equal(new Set(served).size, served.length);
  assert.deepEqual(new Set(served), new Set(recipes().flatMap((recipe) => (recipe.grouped ? [recipe.commandType] : []))));
});

test('every family that is listed, read, validated, created, updated, voided or deleted has its group', () => {
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
