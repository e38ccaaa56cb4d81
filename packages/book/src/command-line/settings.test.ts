import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { openBook } from '../sqlite/open.ts';
import { buildTemplate } from '../sqlite/template-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'ledgerline-settings-'));
after(() => rmSync(folder, { recursive: true }));

const MAIN = join(import.meta.dirname, '..', 'main.ts');

const template = join(folder, 'template.sqlite');
buildTemplate('SAMPLE', template);
let copies = 0;

function sampleBook(): string {
  copies += 1;
  const path = join(folder, `${copies}.sqlite`);
  copyFileSync(template, path);
  return path;
}

const tried = (...parameters: readonly string[]) =>
  spawnSync(process.execPath, [MAIN, 'settings', ...parameters], { encoding: 'utf8' });

test('settings are shown, changed as a whole or not at all, and hold for the next command', () => {
  const book = sampleBook();
  assert.match(
    execFileSync(process.execPath, [MAIN, 'settings', '--book', book], { encoding: 'utf8' }),
    /credit\.onExceed = "warn"/,
  );
  const permissions = 'user.permissions={"denied":["create-journal-entry"]}';

  const half = tried('--book', book, '--set', permissions, '--set', 'credit.onExceed=maybe', '--set', 'colour=red');
  assert.equal(half.status, 1);
  assert.match(half.stderr, /credit\.onExceed takes warn, block\.\nUnknown setting colour\. The settings are user\.permissions,/);

  const set = tried('--book', book, '--set', permissions, '--set', 'credit.onExceed=block');
  assert.deepEqual([set.status, set.stderr], [0, '']);
  assert.match(set.stdout, /credit\.onExceed = "block"/);

  const opened = openBook(book);
  const lines = [
    { accountNo: '900-6000', debit: 10 },
    { accountNo: '310-1000', credit: 10 },
  ];
  const { error } = opened.execute('create-journal-entry', { docDate: '2026-07-06', lines }, 'denied') as {
    error?: { code: string };
  };
  assert.equal(error?.code, 'PERMISSION_DENIED');
  opened.close();
});

test('stock below zero is not forbidden while there is some, and nothing else is changed with it', () => {
  const book = sampleBook();
  assert.equal(tried('--book', book, '--set', 'stock.allowNegative=true').status, 0);
  const opened = openBook(book);
  const lines = [{ itemCode: 'WIDGET', qty: 100_000, location: 'HQ' }];
  assert.equal(opened.execute('create-stock-issue', { docDate: '2026-07-06', lines }, 'below').ok, true);
  opened.close();
  const refused = tried('--book', book, '--set', 'credit.onExceed=block', '--set', 'stock.allowNegative=false');
  assert.equal(refused.status, 1);
  assert.match(refused.stderr, /^These settings cannot be applied, so nothing was changed\.\n/);
  assert.match(tried('--book', book).stdout, /stock\.allowNegative = true\n[\s\S]*credit\.onExceed = "warn"/);
});
