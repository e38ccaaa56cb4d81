import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { readDescription } from '../drivers/driver-folder.ts';
import { createDriver } from './new-driver.ts';

const parent = mkdtempSync(join(tmpdir(), 'new-driver-'));
after(() => rmSync(parent, { recursive: true }));

test('a new driver is a folder under its name, with the kit and without a placeholder', () => {
  const folder = createDriver('python', 'kedai', parent);
  assert.equal(folder, join(parent, 'kedai'));
  const description = readDescription(join(parent, 'kedai'));
  assert.ok(typeof description !== 'string' && description.name === 'kedai', String(description));
  assert.match(readFileSync(join(parent, 'kedai/driver.py'), 'utf8'), /name = "kedai"/);
  assert.match(readFileSync(join(parent, 'kedai/README.md'), 'utf8'), /^# kedai\n/);
  assert.match(readFileSync(join(parent, 'kedai/ledgerline_driver/once.py'), 'utf8'), /class OnceOnly/);
});

test('a language that has no template, a name that is none and a folder that exists are said', () => {
  createDriver('python', 'taken', parent);
  const said = (language: string, name: string) => JSON.stringify(createDriver(language, name, parent));
  assert.match(said('cobol', 'x'), /--language must be one of python; you sent \\"cobol\\"/);
  assert.match(said('python', '../x'), /The name must be lower-case letters/);
  assert.match(said('python', 'taken'), /already exists/);
});
