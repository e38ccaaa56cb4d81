import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { CODE_TABLES, PUBLISHED_FILES } from '@ledgerline/book';
import type { CodeFile } from '../packaging/e-invoice-codes/code-file.ts';

const program = new URL('../packaging/e-invoice-codes/main.ts', import.meta.url).pathname;
const released = new URL('../packages/book/seed/e-invoice-codes.json', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'published-'));
after(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'tables.json');

const run = (): string => spawnSync(process.execPath, [program, '--from', folder, '--file', file], { encoding: 'utf8' }).stdout;
const tablesNow = (): CodeFile => JSON.parse(readFileSync(file, 'utf8')) as CodeFile;

function publish(name: (typeof CODE_TABLES)[number], codes: readonly string[]): void {
  writeFileSync(join(folder, PUBLISHED_FILES[name]), JSON.stringify(codes.map((Code) => ({ Code, Name: `about ${Code}` }))));
}

test('published tables are taken into a release, and what is new is printed', () => {
  copyFileSync(released, file);
  const before = tablesNow();
  const codesOf = (name: string): readonly string[] => (before.tables[name] ?? []).join(' ').split(' ');
  for (const name of CODE_TABLES) publish(name, codesOf(name));
  assert.match(run(), /^No code differs\.\nThe tables are of \d{4}-\d{2}-\d{2}\.\n$/);
  assert.deepEqual(tablesNow().tables, before.tables);
  assert.equal(
    readFileSync(file, 'utf8').split('\n').slice(2).join('\n'),
    readFileSync(released, 'utf8').split('\n').slice(2).join('\n'),
  );

  publish('country', [...codesOf('country').filter((code) => code !== 'ANT'), 'QQQ']);
  assert.match(run(), /^country: \+QQQ -ANT\n/);
  const countries = (tablesNow().tables.country ?? []).join(' ').split(' ');
  assert.deepEqual(
    [countries.includes('QQQ'), countries.includes('ANT'), countries.length],
    [true, false, codesOf('country').length],
  );
});

test('with a file missing the date stays, and the file is named', () => {
  copyFileSync(released, file);
  rmSync(join(folder, PUBLISHED_FILES.unit));
  assert.match(
    run(),
    /Not compared, because these are missing or no code tables: UnitTypes\.json\. The date stays 2026-07-17\.\n$/,
  );
  assert.equal(tablesNow().asOf, '2026-07-17');
});
