import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findRecipe, recipes } from '../catalog.ts';
import { type FieldRow, fieldReference, payloadEnums } from './field-reference.ts';

function rowsOf(commandType: string): readonly FieldRow[] {
  const recipe = findRecipe(commandType);
  assert.ok(recipe, `There is no ${commandType}.`);
  return fieldReference(recipe);
}

const rowAt = (commandType: string, path: string): FieldRow | undefined => rowsOf(commandType).find((row) => row.path === path);

test('a field of a line has the path of its row, its type, length, aliases and native name', () => {
  assert.deepEqual(rowAt('update-sales-invoice', 'lines[].accountNo'), {
    path: 'lines[].accountNo',
    type: 'string or null',
    required: false,
    description: 'GL posting account; takes precedence over the top-level accountNo.',
    aliases: ['accNo', 'glAccount', 'postingAccountNo'],
    maxLength: 12,
    native: 'AccNo',
  });
});

test('a row shows which numbers and how many elements are allowed', () => {
  const { minItems, maxItems } = rowAt('create-sales-invoice', 'lines') ?? {};
  assert.deepEqual([minItems, maxItems], [1, 1000]);
  const { exclusiveMinimum, decimals } = rowAt('create-sales-invoice', 'currencyRate') ?? {};
  assert.deepEqual([exclusiveMinimum, decimals], [0, 12]);
  const limit = rowAt('read-sales-invoice-lines', 'limit');
  assert.deepEqual([limit?.minimum, limit?.maximum], [1, 5000]);
  assert.equal(rowAt('create-ar-invoice', 'amount')?.maximum, undefined, 'a bound that only keeps it exact says nothing');
});

test('a row shows whether its field is required', () => {
  assert.equal(rowAt('create-sales-invoice', 'debtorCode')?.required, true);
  assert.equal(rowAt('create-sales-invoice', 'docDate')?.required, false);
});

test('a field that only selects carries its role, one that may be set carries none', () => {
  assert.equal(rowAt('update-sales-invoice', 'docNo')?.role, 'selector');
  assert.equal(rowAt('update-sales-invoice', 'ref')?.role, undefined);
});

test('a field with a few values lists them', () => {
  assert.deepEqual(rowAt('update-sales-invoice', 'detailMode')?.enum, ['update', 'append', 'replace', 'delete']);
});

test('a field that a native container takes too is listed once, with its native name', () => {
  assert.equal(rowAt('update-sales-invoice', 'dueDate')?.native, 'DueDate');
  assert.equal(rowAt('update-sales-invoice', 'Master.DueDate'), undefined);
});

test('rows of a bulk command refer to the command they repeat instead of listing its fields', () => {
  const rows = rowsOf('bulk-create-quotations').filter((row) => row.path.startsWith('rows'));
  assert.deepEqual(
    rows.map((row) => row.path),
    ['rows', 'rows[]', 'rows[].rowId'],
  );
  assert.match(rows[1]?.description ?? '', /create-quotation;/);
});

test('every bulk command of one kind refers to the create command of that kind', () => {
  const bulk = recipes().filter((recipe) => recipe.commandType.startsWith('bulk-create-'));
  assert.ok(bulk.length > 0);
  for (const { commandType } of bulk) {
    const description = rowAt(commandType, 'rows[]')?.description ?? '';
    const single = /create-[a-z-]+/.exec(description)?.[0] ?? '';
    const stem = single.slice('create-'.length, -1);
    assert.ok(findRecipe(single) && commandType.startsWith(`bulk-create-${stem}`), `${commandType}: ${description}`);
  }
});

test('every row of every command has a unique path and a description', () => {
  for (const recipe of recipes()) {
    const rows = fieldReference(recipe);
    assert.equal(new Set(rows.map((row) => row.path)).size, rows.length, recipe.commandType);
    for (const row of rows) {
      assert.notEqual(row.type, '', `${recipe.commandType} ${row.path}`);
      assert.match(row.description, /[.…]$/, `${recipe.commandType} ${row.path}`);
    }
  }
});

test('enums are listed by the path of their field', () => {
  const recipe = findRecipe('update-sales-invoice');
  assert.ok(recipe);
  assert.deepEqual(payloadEnums(recipe.shape), { detailMode: ['update', 'append', 'replace', 'delete'] });
});
