import assert from 'node:assert/strict';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { readDescription } from '../drivers/driver-folder.ts';
import { createDriver } from './new-driver.ts';

const parent = mkdtempSync(join(tmpdir(), 'new-driver-'));
after(() => rmSync(parent, { recursive: true }));

/** By language: the mapping, with the line that has the name, and a file of the kit. */
const WRITTEN = {
  csharp: ['Driver.cs', 'return "kedai";', 'Ledgerline.DriverKit/record/SideFileRecord.cs'],
  python: ['driver.py', 'name = "kedai"', 'ledgerline_driver/side_file.py'],
  typescript: ['driver.ts', "name: 'kedai'", 'ledgerline-driver/side-file.ts'],
} as const;

for (const [language, [mapping, name, kit]] of Object.entries(WRITTEN))
  test(`a new driver in ${language} is a folder under its name, with the kit and without a placeholder`, () => {
    const folder = join(parent, language, 'kedai');
    assert.equal(createDriver(language, 'kedai', join(parent, language)), folder);
    const description = readDescription(folder);
    assert.ok(typeof description !== 'string' && description.name === 'kedai', String(description));
    const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
    assert.ok(read(mapping).includes(name));
    assert.match(read('README.md'), /^# kedai\n/);
    assert.match(read(kit), /class SideFileRecord/);
    for (const file of globSync('*.{cs,json,md,py,sh,ts}', { cwd: folder }))
      assert.doesNotMatch(read(file), /\bNAME\b|@ledgerline/, file);
  });

test('a driver of Node runs on the Node of the connector, because the machine may have no other', () => {
  const description = readDescription(String(createDriver('typescript', 'shop', parent)));
  assert.ok(typeof description !== 'string');
  assert.deepEqual(description.command.linux, [process.execPath, 'driver.ts']);
});

test('a language that has no template, a name that is none and a folder that exists are said', () => {
  createDriver('python', 'taken', parent);
  const said = (language: string, name: string) => JSON.stringify(createDriver(language, name, parent));
  assert.match(said('cobol', 'x'), /--language must be one of csharp, python, typescript; you sent \\"cobol\\"/);
  assert.match(said('python', '../x'), /The name must be lower-case letters/);
  assert.match(said('python', 'taken'), /already exists/);
});
