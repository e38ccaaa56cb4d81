import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DigestCounts } from './digest-counts.ts';
import { DocumentReader } from './documents.ts';
import { FieldTypes } from './field-types.ts';
import { RowIds } from './row-id.ts';

const types = new FieldTypes({
  type: 'object',
  properties: {
    docNo: { type: 'string' },
    docDate: { type: 'string', format: 'date' },
    isActive: { type: 'boolean' },
    discount: { anyOf: [{ type: 'string' }, { type: 'number' }] },
    tags: { type: 'array', items: { type: 'string' } },
    lines: { type: 'array', items: { $ref: '#/$defs/line' } },
  },
  $defs: { line: { type: 'object', properties: { itemCode: { type: 'string' }, qty: { type: 'number' } } } },
});

async function documentsIn(cells: readonly (readonly string[])[], options: { groupBy?: string; sets?: string[] } = {}) {
  const reader = new DocumentReader({ types, map: { Number: 'docNo' }, sets: options.sets ?? [], groupBy: options.groupBy });
  async function* rows() {
    for (const [index, row] of cells.entries()) yield { line: index + 1, cells: row };
  }
  return Array.fromAsync(reader.read(rows()));
}

test('cells become values of the type that the schema names; an empty cell is absent and \\null is null', async () => {
  const [document] = await documentsIn([
    ['Number', 'docDate', 'isActive', 'discount', 'tags', 'lines.qty'],
    ['0012', '2026-11-16', 'TRUE', '10%', '["a"]', '2.50'],
  ]);
  assert.deepEqual(document?.payload, {
    docNo: '0012',
    docDate: '2026-11-16',
    isActive: true,
    discount: '10%',
    tags: ['a'],
    lines: [{ qty: 2.5 }],
  });
  const [empty] = await documentsIn([
    ['docNo', 'docDate'],
    ['', '\\null'],
  ]);
  assert.deepEqual(empty?.payload, { docDate: null });
});

test('consecutive rows of a group become one document with lines, and a header that differs is a problem', async () => {
  const cells = [
    ['docNo', 'discount', 'lines.itemCode', 'lines.qty'],
    ['A', '5', 'X', '1'],
    ['A', '', 'Y', '2'],
    ['A', '6', 'Z', '3'],
    ['B', '', 'X', '1'],
  ];
  const [first, second] = await documentsIn(cells, { groupBy: 'docNo', sets: ['isActive=true'] });
  assert.deepEqual(first?.payload, {
    docNo: 'A',
    discount: 5,
    isActive: true,
    lines: [
      { itemCode: 'X', qty: 1 },
      { itemCode: 'Y', qty: 2 },
      { itemCode: 'Z', qty: 3 },
    ],
  });
  assert.deepEqual(
    first?.problems.map(({ line, column }) => [line, column]),
    [[4, 2]],
  );
  assert.equal(second?.payload.docNo, 'B');
});

test('wrong numbers, dates and flags are named where they stand', async () => {
  const [document] = await documentsIn([
    ['docDate', 'isActive', 'lines.qty'],
    ['16.11.2026', 'maybe', '1,000'],
  ]);
  assert.deepEqual(
    document?.problems.map(({ line, column }) => [line, column]),
    [
      [2, 1],
      [2, 2],
      [2, 3],
    ],
  );
});

test('digests are counted however many there are', () => {
  const counts = new DigestCounts();
  for (let round = 1; round <= 2; round += 1)
    for (let key = 1; key <= 30_000; key += 1) assert.equal(counts.add(key * 4096 + (key % 7)), round);
});

test('an id follows from the row, its book and its name; equal rows have different ones', () => {
  const purpose = { type: 'create-debtor', connectorId: 'c', companyId: 'B', name: undefined };
  const ids = (name?: string) => {
    const made = new RowIds({ ...purpose, name });
    return [made.next({ a: 1, b: 2 }), made.next({ b: 2, a: 1 }), made.next({ a: 2 })];
  };
  assert.deepEqual(ids(), ids());
  assert.equal(new Set([...ids(), ...ids('december')]).size, 6);
  for (const id of ids()) assert.match(id, /^imp-[a-z2-7]{32}$/);
});
