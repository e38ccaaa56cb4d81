import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { CHANGES_MAX, type Change, changesBetween } from './change-list.ts';
import { comparable, type Fields, type Image, imageOf, NOTHING, type Scalar } from './document-image.ts';

const names = fc.constantFrom('DebtorCode', 'Ref', 'qty', 'unitPrice', '__proto__', 'constructor', 'UDF_Colour');
const value: fc.Arbitrary<Scalar> = fc.oneof(fc.string(), fc.integer(), fc.boolean());
const fields: fc.Arbitrary<Fields> = fc.array(fc.tuple(names, value)).map((entries) => Object.fromEntries(entries));
const image: fc.Arbitrary<Image> = fc.record({
  header: fields,
  lines: fc
    .uniqueArray(fc.tuple(fc.constantFrom('1', '2', '3', '534', '535'), fields), { selector: ([key]) => key })
    .map((rows) => rows.map(([key, held]) => ({ key, fields: held }))),
});

/** What a reader of the changes would do by hand. */
function applied({ header, lines }: Image, changes: readonly Change[]): { header: object; lines: Record<string, object> } {
  const made = {
    header: new Map(Object.entries(header)),
    lines: new Map(lines.map((line) => [line.key, new Map(Object.entries(line.fields))])),
  };
  for (const { path, from, to } of changes) {
    const [, key, name = path] = /^lines\[(.*?)\]\.(.*)$/s.exec(path) ?? [];
    const target = key === undefined ? made.header : (made.lines.get(key) ?? new Map());
    if (key !== undefined) made.lines.set(key, target);
    assert.equal(target.get(name) ?? null, from, path);
    if (to === null) target.delete(name);
    else target.set(name, to);
  }
  return shaped(made.header, made.lines);
}

/** Lines without a field are as good as none. */
const shaped = (header: ReadonlyMap<string, Scalar>, lines: ReadonlyMap<string, ReadonlyMap<string, Scalar>>) => ({
  header: Object.fromEntries(header),
  lines: Object.fromEntries([...lines].filter(([, held]) => held.size > 0).map(([key, held]) => [key, Object.fromEntries(held)])),
});

const wanted = ({ header, lines }: Image) =>
  shaped(new Map(Object.entries(header)), new Map(lines.map((line) => [line.key, new Map(Object.entries(line.fields))])));

test('the changes applied to before give after, for any two images', () => {
  fc.assert(
    fc.property(image, image, (before, after) => {
      const { changes, total } = changesBetween(before, after);
      assert.equal(changes.length, total);
      assert.deepEqual(applied(before, changes), wanted(after));
      assert.deepEqual(changesBetween(after, after), { changes: [], total: 0 });
    }),
    { numRuns: 500 },
  );
});

test('a list of changes ends at a limit and counts the rest', () => {
  const lines = Array.from({ length: 150 }, (_, place) => ({ key: String(place), fields: { qty: 1, uom: 'PCS' } }));
  const { changes, total } = changesBetween(NOTHING, { header: {}, lines });
  assert.deepEqual([changes.length, total], [CHANGES_MAX, 300]);
});

test('lines are told apart by their keys, and named by their place', () => {
  const line = (key: string, qty: number) => ({ key, fields: { qty, unitPrice: 10 } });
  const { changes } = changesBetween(
    { header: {}, lines: [line('7', 1), line('8', 1)] },
    { header: { DebtorName: 'A' }, lines: [line('8', 1), line('7', 2)] },
  );
  assert.deepEqual(changes, [
    { path: 'DebtorName', label: 'Debtor name', from: null, to: 'A' },
    { path: 'lines[7].qty', label: 'Line 2: qty', from: 1, to: 2 },
  ]);
});

test('what only a saved document has is no change, and what was cleared is one', () => {
  const before = {
    fields: { Ref: 'A', TransferStatus: 'none', LastModified: 'then', readErrors: [] },
    lines: [{ dtlKey: '5', seq: 1, qty: 1, outstandingQty: 1, description: 'Old' }],
  };
  const after = {
    fields: { LastModified: 'now', readErrors: [] },
    lines: [{ dtlKey: '5', seq: 1, qty: 1 }],
    fieldCapabilities: { header: { Ref: { writable: true, aliases: ['ref'] } }, lines: { description: { writable: true } } },
  };
  const { before: then, after: now } = comparable(before, after);
  assert.deepEqual(
    changesBetween(then, now).changes.map(({ path, from, to }) => [path, from, to]),
    [
      ['Ref', 'A', null],
      ['lines[5].description', 'Old', null],
    ],
  );
});

test('a record that is read from a list is compared by the names of its fields', () => {
  const row = { rows: [{ debtorCode: '300-D001', creditLimit: 20_000, lastModified: 'x' }] };
  const after = {
    fields: { DebtorCode: '300-D001', CreditLimit: 25_000 },
    fieldCapabilities: {
      header: { DebtorCode: { aliases: ['debtorCode'] }, CreditLimit: { writable: true, aliases: ['creditLimit'] } },
    },
  };
  const { before, after: now } = comparable(row, after);
  assert.deepEqual(
    changesBetween(before, now).changes.map(({ path, from, to }) => [path, from, to]),
    [['CreditLimit', 20_000, 25_000]],
  );
  assert.deepEqual(imageOf({ totals: { netTotal: 3 }, lines: [{ qty: 2 }] }), {
    header: { netTotal: 3 },
    lines: [{ key: '1', fields: { qty: 2 } }],
  });
});
