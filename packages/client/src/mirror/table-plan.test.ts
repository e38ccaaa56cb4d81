import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mirrorEntities, rowFields } from '../generated/mirror-reads.ts';
import type { MirrorEntity } from '../mirror-entity.ts';
import { databaseName, planOf } from './table-plan.ts';

const tables = planOf(mirrorEntities, rowFields).flatMap(({ table, children }) => [
  table,
  ...children.map((child) => child.table),
]);

test('names are snake_case, as both databases take them without quotes', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['docKey', 'doc_key'],
    ['taxEntityID', 'tax_entity_id'],
    ['address1', 'address1'],
    ['sales-invoice', 'sales_invoice'],
    ['order', 'order_'],
    ['limit', 'limit_'],
  ];
  for (const [name, expected] of cases) assert.equal(databaseName(name), expected);
});

test('a name of more than 63 characters ends in a digest of the whole, so that two of them stay two', () => {
  const long = 'a'.repeat(70);
  const [one, other] = [databaseName(`${long}One`), databaseName(`${long}Two`)];
  assert.deepEqual([one.length, other.length], [63, 63]);
  assert.notEqual(one, other);
  assert.equal(databaseName('a'.repeat(63)), 'a'.repeat(63));
});

test('a field with the name of a column that the mirror adds gets another name', () => {
  const entity: MirrorEntity = {
    entity: 'thing',
    names: ['thing'],
    table: 'things',
    rows: 'things',
    list: 'list-things',
    key: 'code',
    number: 'code',
    filter: 'code',
    isPaged: true,
    children: [],
  };
  const [plan] = planOf([entity], {
    things: [
      ['code', 'text', ''],
      ['companyId', 'text', ''],
      ['company_id', 'text', ''],
      ['mirrorRun', 'integer', ''],
      ['deletedAt', 'timestamp', ''],
    ],
  });
  assert.deepEqual(
    plan?.table.columns.map(({ name }) => name),
    ['company_id', 'code', 'company_id_2', 'company_id_3', 'mirror_run_2', 'deleted_at_2', 'mirror_run', 'deleted_at'],
  );
});

test('no two tables share a name, no two columns of a table either, and every key is one of them', () => {
  assert.equal(new Set(tables.map(({ name }) => name)).size, tables.length);
  for (const { name, columns, key, index = [] } of tables) {
    const names = columns.map((column) => column.name);
    assert.equal(new Set(names).size, names.length, name);
    assert.deepEqual(
      [...key, ...index].filter((one) => !names.includes(one)),
      [],
      name,
    );
    assert.equal(key[0], 'company_id');
    assert.ok(name.length <= 63 && names.every((one) => one.length <= 63), name);
  }
});

test('documents are found by their key, records by their code, and what belongs to a document by its position', () => {
  const keys = Object.fromEntries(tables.map(({ name, key }) => [name, key.slice(1).join(' ')]));
  assert.equal(keys.sales_invoices, 'doc_key');
  assert.equal(keys.sales_invoice_lines, 'doc_key seq');
  assert.equal(keys.ar_payment_payments, 'doc_key seq');
  assert.equal(keys.ar_payment_knock_offs, 'doc_key seq');
  assert.equal(keys.journal_entry_lines, 'doc_key seq');
  assert.equal(keys.debtors, 'debtor_code');
  assert.equal(keys.items, 'item_code');
});

test('postings have a table for each kind of document, and only if they are asked for', () => {
  const posted = planOf(mirrorEntities, rowFields, { postings: true });
  const added = posted
    .flatMap(({ table, children }) => [table, ...children.map((child) => child.table)])
    .filter(({ name }) => !tables.some((table) => table.name === name));
  assert.equal(added.length, mirrorEntities.filter(({ postings }) => postings !== undefined).length);
  assert.deepEqual([...new Set(added.map(({ key }) => key.join(' ')))], ['company_id doc_key seq']);
  assert.ok(['sales_invoice_postings', 'sst_processor_postings'].every((name) => added.some((table) => table.name === name)));
});

test('no column contains what a read only looks up or adds up, because nothing tells when that changes', () => {
  const fields = tables.flatMap(({ name, columns }) => columns.map(({ field }) => `${name}.${field}`));
  assert.deepEqual(
    fields.filter((field) => /\.(?:partyName|debtorName|creditorName)$|^gl_accounts\.balance$/.test(field)),
    [],
  );
});
