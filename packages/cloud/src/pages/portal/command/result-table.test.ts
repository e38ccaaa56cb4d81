import assert from 'node:assert/strict';
import { test } from 'node:test';
import { columnsOf, factsOf, rowsOf, rowsText, rowsTitle } from './result-table.ts';

const invoice = (docNo: string, finalTotal: number, ref: string | null = null) => ({
  docKey: docNo.slice(-1),
  docType: 'IV',
  docNo,
  docDate: '2026-04-01',
  party: '300-A001',
  currencyCode: 'MYR',
  currencyRate: 1,
  netTotal: finalTotal - 4,
  tax: 4,
  finalTotal,
  localTotal: finalTotal,
  qty: 3,
  lines: [],
  ref,
});
const rows = [invoice('IV-1', 864), invoice('IV-2', 1314.5), invoice('IV-3', 20)];

const shownOf = (given: readonly Record<string, unknown>[]) =>
  columnsOf(given, 'en').map((column) => [column.name, column.isNumeric, ...given.map(column.textOf)]);

test('where there are too many columns, those that distinguish rows stay', () => {
  assert.deepEqual(
    columnsOf(rows, 'en').map(({ name }) => name),
    ['docType', 'docNo', 'docDate', 'party', 'currencyCode', 'currencyRate', 'netTotal', 'finalTotal'],
  );
  assert.deepEqual(
    columnsOf(
      rows.map(({ docNo, ref, lines }) => ({ docNo, ref, lines })),
      'en',
    ).map(({ name }) => name),
    ['docNo'],
    'neither empty nor nested ones',
  );
});

test('amounts have two decimals, other numbers what they have, and both are right-aligned', () => {
  const given = [
    { code: 'A', balance: 1000, qty: 2, rate: 4.123456, isActive: true, note: null },
    { code: 'B', balance: -0.5, qty: 10000, rate: 1, isActive: false },
  ];
  assert.deepEqual(shownOf(given), [
    ['code', false, 'A', 'B'],
    ['balance', true, '1,000.00', '-0.50'],
    ['qty', true, '2', '10,000'],
    ['rate', true, '4.123456', '1'],
    ['isActive', false, 'yes', 'no'],
  ]);
});

test('rows are those of a read, of a report or of a document, whatever else the result contains', () => {
  assert.deepEqual(rowsOf({ rows }), rows);
  assert.equal(rowsTitle({ rows: [] }), 'rows');
  assert.deepEqual(rowsOf({ report: { opening: 0, rows } }), rows);
  const document = { fields: { DocNo: 'IV-1', FinalTotal: 20, readErrors: [] }, lines: [{ qty: 1 }] };
  assert.deepEqual([rowsTitle(document), rowsOf(document)], ['lines', [{ qty: 1 }]]);
  assert.deepEqual(factsOf(document, 'en'), [
    ['DocNo', 'IV-1'],
    ['FinalTotal', '20.00'],
  ]);
  for (const nonsense of [null, 5, 'rows', [], { rows: 'none' }, { rows: [5, null] }]) {
    assert.doesNotThrow(() => columnsOf(rowsOf(nonsense), 'en'));
    assert.doesNotThrow(() => factsOf(nonsense, 'en'));
  }
});

test('the file has every row and column, and nothing that a spreadsheet would run', () => {
  const text = rowsText([
    { name: '=1+1', amount: -5, nested: { a: 1 }, isActive: true },
    { name: 'a "b", c', '@late': null },
  ]);
  assert.deepEqual(text.split('\r\n'), [
    "\uFEFFname,amount,nested,isActive,'@late",
    `'=1+1,-5,"{""a"":1}",true,`,
    '"a ""b"", c",,,,',
    '',
  ]);
});
