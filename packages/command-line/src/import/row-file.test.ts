import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import fc from 'fast-check';
import { Failure } from '../failure.ts';
import { guarded, tableLine } from '../table-text.ts';
import { DocumentReader } from './documents.ts';
import { FieldTypes } from './field-types.ts';
import { formatOf, type Row, rowsOf, UnreadableFile } from './row-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'row-file-'));
after(() => rmSync(folder, { recursive: true, force: true }));

async function rowsIn(name: string, text: string): Promise<readonly Row[]> {
  const path = join(folder, name);
  writeFileSync(path, text);
  const rows: Row[] = [];
  for await (const row of rowsOf(path, formatOf(path, undefined))) rows.push(row);
  return rows;
}

test('any cells that are written as CSV are read back, with the lines that they start on', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ' ', '=', 'é', "'") });
  const table = fc.array(fc.tuple(cell, cell, fc.constant('x')), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(table, async (cells) => {
      const rows = await rowsIn('any.csv', `${cells.map((row) => tableLine(row)).join('\n')}\n`);
      assert.deepEqual(
        rows.map((row) => row.cells),
        cells,
      );
      let line = 1;
      for (const [index, row] of rows.entries()) {
        assert.equal(row.line, line);
        line += (cells[index] ?? []).join('').split('\n').length;
      }
    }),
    { numRuns: 40 },
  );
});

test('a byte order mark, tabs, NDJSON and arrays are read; what is broken is named by its line', async () => {
  assert.deepEqual((await rowsIn('mark.csv', '\uFEFFa,b\n1,2\n'))[0]?.cells, ['a', 'b']);
  assert.deepEqual((await rowsIn('tabs.tsv', 'a\tb\n1\t2\n'))[1], { line: 2, cells: ['1', '2'] });
  assert.deepEqual(await rowsIn('rows.ndjson', '{"a":1}\n\n{"a":2}\n'), [
    { line: 1, object: { a: 1 } },
    { line: 3, object: { a: 2 } },
  ]);
  assert.equal((await rowsIn('rows.json', '[{"a":1},{"a":2}]')).length, 2);
  const broken = {
    'open.csv': ['a,b\n1,"2\n', 2],
    'short.csv': ['a,b\n1,2\n1\n', 3],
    'bad.ndjson': ['{"a":1}\n{', 2],
    'no.json': ['{}', 1],
  } as const;
  for (const [name, [text, line]] of Object.entries(broken)) {
    await assert.rejects(rowsIn(name, text), (error) => error instanceof UnreadableFile && error.problem.line === line, name);
  }
  assert.throws(() => formatOf('rows.xlsx', undefined), Failure);
});

test('texts that a spreadsheet would run are kept texts, numbers stay numbers', () => {
  assert.deepEqual(['＝1', '＋1', '－1', '＠x', '=1+1', '+60123', '-5.20', '@x', 'plain', '-x'].map(guarded), [
    "'＝1",
    "'＋1",
    "'－1",
    "'＠x",
    "'=1+1",
    '+60123',
    '-5.20',
    "'@x",
    'plain',
    "'-x",
  ]);
});

test('any text is read back as it was written, in CSV and in TSV', async () => {
  const types = new FieldTypes({
    type: 'object',
    properties: { a: { type: 'string' }, b: { type: 'number' }, c: { type: 'boolean' } },
  });
  const part = fc.constantFrom('a', '"', ',', '\t', '\r', '\n', ' ', '=', '-', '@', "'", '5', '\\null', 'é', '永');
  const row = fc.record({
    a: fc.string({ unit: part, minLength: 1 }),
    b: fc.double({ noNaN: true, min: -1e9, max: 1e9 }).map((value) => Math.round(value * 100) / 100 || 0),
    c: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(',' as const, '\t' as const),
      async (rows, delimiter) => {
        const lines = rows.map(({ a, b, c }) => tableLine([guarded(a), guarded(String(b)), String(c)], delimiter));
        const path = join(folder, delimiter === ',' ? 'texts.csv' : 'texts.tsv');
        writeFileSync(path, `${[tableLine(['a', 'b', 'c'], delimiter), ...lines].join('\n')}\n`);
        const reader = new DocumentReader({ types, map: {}, sets: [], groupBy: undefined });
        const documents = await Array.fromAsync(reader.read(rowsOf(path, formatOf(path, undefined))));
        assert.deepEqual(
          documents.map(({ payload, problems }) => ({ ...payload, problems })),
          rows.map((one) => ({ ...one, problems: [] })),
        );
      },
    ),
    { numRuns: 100 },
  );
});
