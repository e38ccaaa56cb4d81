import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { templateOf } from '../../conformance/fresh-book.ts';

const folder = mkdtempSync(join(tmpdir(), 'ledgerline-report-'));
after(() => rmSync(folder, { recursive: true }));

const book = join(folder, 'sample.sqlite');
copyFileSync(templateOf('SAMPLE'), book);

const MAIN = join(import.meta.dirname, '..', 'main.ts');
const tried = (...parameters: readonly string[]) =>
  spawnSync(process.execPath, [MAIN, 'report', ...parameters], { encoding: 'utf8' });

test('a report is written to the terminal as rows, or to a file in the format of its extension', () => {
  const shown = tried('trial-balance', '--book', book, '--to', '2026-06-30');
  assert.deepEqual([shown.status, shown.stderr], [0, '']);
  assert.match(shown.stdout, /^Account,Name,Opening,Debit,Credit,Closing,31 Dec 2025\r\n100-0000,Share capital,/);
  const file = join(folder, 'neraca.pdf');
  const printed = tried('balance-sheet', '--book', book, '--to', '2026-06-30', '--language', 'ms', '--output', file);
  assert.deepEqual([printed.status, printed.stdout, printed.stderr], [0, '', '']);
  assert.equal(readFileSync(file).toString('latin1', 0, 5), '%PDF-');
});

test('an unknown report or option ends with the list of known ones', () => {
  const unknown = tried('balance');
  assert.equal(unknown.status, 1);
  assert.match(unknown.stderr, /^Name one report: trial-balance, profit-and-loss,/);
  const wrong = tried('trial-balance', '--book', book, '--to', '2026-02-31');
  assert.equal(wrong.status, 1);
  assert.match(wrong.stderr, /dateTo/);
});
