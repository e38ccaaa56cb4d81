import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { codesAsOf, hasCode, hasIndustry, unreadableCodeFiles, useCodeTablesOf } from './code-table.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'codes-'));
});
afterEach(() => {
  useCodeTablesOf(null);
  rmSync(folder, { recursive: true });
});

const RELEASED = '2026-07-17';

function put(name: string, text: string, date: string): void {
  writeFileSync(join(folder, name), text);
  utimesSync(join(folder, name), new Date(date), new Date(date));
}

test('without newer files the tables of the release count', () => {
  useCodeTablesOf(folder);
  assert.deepEqual([hasCode('country', 'MYS'), hasCode('country', 'QQQ'), codesAsOf()], [true, false, RELEASED]);
  assert.deepEqual(unreadableCodeFiles(), []);
});

test('a published file in the folder takes the place of the table of the release, the others stay', () => {
  put(
    'CountryCodes.json',
    '\uFEFF[{ "Code": "MYS", "Country": "MALAYSIA" }, { "Code": "QQQ", "Country": "NEW" }]',
    '2027-01-05T00:00:00Z',
  );
  useCodeTablesOf(folder);
  assert.deepEqual([hasCode('country', 'QQQ'), hasCode('country', 'SGP'), hasCode('currency', 'MYR')], [true, false, true]);
  assert.deepEqual([codesAsOf('country'), codesAsOf('currency'), codesAsOf()], ['2027-01-05', RELEASED, RELEASED]);
});

test('industries are of the newer file too', () => {
  put('MSICSubCategoryCodes.json', '[{ "Code": "98765", "Description": "New" }]', '2027-01-05T00:00:00Z');
  useCodeTablesOf(folder);
  assert.deepEqual([hasIndustry('98765'), hasIndustry('98760'), hasIndustry('01111')], [true, true, false]);
});

for (const [what, text] of Object.entries({
  'cut off': '[{ "Code": "KGM", "Name": "kilogram" }, { "Co',
  'without codes': '[{ "Name": "kilogram" }]',
  empty: '[]',
  'no list': '{ "Code": "KGM" }',
  'with a code of another kind': '[{ "Code": "K G" }]',
}))
  test(`a file that is ${what} is named, and the table of the release counts`, () => {
    put('UnitTypes.json', text, '2027-01-05T00:00:00Z');
    useCodeTablesOf(folder);
    assert.deepEqual([hasCode('unit', 'KGM'), unreadableCodeFiles(), codesAsOf()], [true, ['UnitTypes.json'], RELEASED]);
  });
