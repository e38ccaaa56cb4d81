import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { templateOf } from '../../conformance/fresh-book.ts';
import { openBook } from '../sqlite/open.ts';
import { changeOf, settingsText } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'ledgerline-settings-'));
after(() => rmSync(folder, { recursive: true }));

const MAIN = join(import.meta.dirname, '..', 'main.ts');

let copies = 0;

function sampleBook(): string {
  copies += 1;
  const path = join(folder, `${copies}.sqlite`);
  copyFileSync(templateOf('SAMPLE'), path);
  return path;
}

const tried = (...parameters: readonly string[]) =>
  spawnSync(process.execPath, [MAIN, 'settings', ...parameters], { encoding: 'utf8' });

/** What the program does with `--set`, without starting it: loading the catalog takes longer than the rest. */
function settingsOf(book: string, ...texts: readonly string[]): string {
  const changes = texts.map(changeOf);
  const problems = changes.flatMap((change) => ('problem' in change ? [change.problem] : []));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return settingsText(
    book,
    changes.filter((change) => 'code' in change),
  );
}

test('settings are shown, changed all or none, and apply to the next command', () => {
  const book = sampleBook();
  assert.match(settingsOf(book), /credit\.onExceed = "warn"/);
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

test('stock below zero cannot be forbidden while some exists, and no other setting changes with it', () => {
  const book = sampleBook();
  settingsOf(book, 'stock.allowNegative=true');
  const opened = openBook(book);
  const lines = [{ itemCode: 'WIDGET', qty: 100_000, location: 'HQ' }];
  assert.equal(opened.execute('create-stock-issue', { docDate: '2026-07-06', lines }, 'below').ok, true);
  opened.close();
  assert.throws(
    () => settingsOf(book, 'credit.onExceed=block', 'stock.allowNegative=false'),
    /^Error: These settings cannot be applied, so nothing was changed\.\n/,
  );
  assert.match(settingsOf(book), /stock\.allowNegative = true\n[\s\S]*credit\.onExceed = "warn"/);
});

/** A PNG of one white pixel: grey, 8 bits, not interlaced. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAGM+5vAAAAABJRU5ErkJggg==',
  'base64',
);

test('a logo is read from its file, and shown by its size; what cannot be printed is not set', () => {
  const book = sampleBook();
  const file = join(folder, 'logo.png');
  writeFileSync(file, PIXEL);
  const set = settingsOf(book, `print.logo=@${file}`, 'print.bankName=Bank Nasional');
  assert.match(set, /print\.logo = "image\/png, 1 x 1 pixels"\nprint\.bankName = "Bank Nasional"/);
  const opened = openBook(book);
  let pdf = '';
  opened.execute('sales-invoice-acct-pdf', { docNo: 'IV-000001' }, 'print', ({ bytes }) => {
    pdf = Buffer.from(bytes).toString('latin1');
  });
  opened.close();
  assert.match(pdf, /\/Subtype \/Image/);
  assert.match(pdf, /%%EOF\s*$/);
  const transparent = Buffer.from(PIXEL);
  transparent[25] = 6;
  writeFileSync(file, transparent);
  const problems = [`print.logo=@${file}`, 'print.paymentCode=00020163040000', 'print.colour=red'].map((text) =>
    JSON.stringify(changeOf(text)),
  );
  assert.match(problems[0] ?? '', /print\.logo must be @ and the name of a JPEG file, or of a PNG file without transparency/);
  assert.match(problems[1] ?? '', /print\.paymentCode must be the text of an EMVCo merchant code/);
  assert.match(problems[2] ?? '', /print\.colour is not a setting\. Use logo, bankName,/);
  assert.match(settingsOf(book, 'print.bankName='), /print\.logo = (?!.*bankName = )/);
});
