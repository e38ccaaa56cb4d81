import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { type ConnectorFolder, folderAt, isProblems } from '../config.ts';
import { createNewBook, type WantedBook } from './new-book.ts';

const root = mkdtempSync(join(tmpdir(), 'new-book-'));
after(() => rmSync(root, { recursive: true }));

const company = { name: 'Kedai', baseCurrency: 'MYR', fiscalYearStart: '2026-01-01' };
const wanted = (more: Partial<WantedBook> = {}): WantedBook => ({ companyId: 'MAIN', template: 'blank', company, ...more });

function folderWith(companies?: unknown): ConnectorFolder {
  const folder = folderAt(mkdtempSync(join(root, 'folder-')));
  if (companies !== undefined)
    writeFileSync(folder.companies, typeof companies === 'string' ? companies : JSON.stringify(companies));
  return folder;
}

const problemOf = (folder: ConnectorFolder, more: Partial<WantedBook> = {}): string => {
  const created = createNewBook(folder, wanted(more));
  return isProblems(created) ? created.problems.join(' ') : '';
};

test('a book is added to those that are listed, and everything else in the file stays', () => {
  const listed = { companyId: 'DESK', name: 'Desk', driver: 'external', settings: { command: 'desk' } };
  const folder = folderWith({ note: 'ours', companies: [listed] });
  assert.equal(problemOf(folder), '');
  assert.deepEqual(JSON.parse(readFileSync(folder.companies, 'utf8')), {
    note: 'ours',
    companies: [listed, { companyId: 'MAIN', name: 'Kedai', driver: 'embedded' }],
  });
  assert.ok(existsSync(join(folder.books, 'MAIN.sqlite')));
});

test('a company that is listed without a book gets it at the path in the file', () => {
  const folder = folderWith({
    companies: [{ companyId: 'MAIN', name: 'Kedai', driver: 'embedded', settings: { path: 'own/main.db' } }],
  });
  assert.match(
    problemOf(folder, { path: join(root, 'other.db') }),
    /is already in .*, with its book at .*own\/main\.db\. Leave --file out\.$/,
  );
  assert.equal(problemOf(folder), '');
  assert.ok(existsSync(join(folder.path, 'own', 'main.db')));
  assert.match(problemOf(folder), /An account book already exists at .*own\/main\.db\./);
});

test('what is not ours to change is left alone', () => {
  const external = { companyId: 'MAIN', name: 'Desk', driver: 'external' };
  assert.match(
    problemOf(folderWith({ companies: [external] })),
    /MAIN is already in .* with the driver external\. Choose another --company\.$/,
  );
  const broken = folderWith('{');
  assert.match(problemOf(broken), /is not valid JSON\.$/);
  assert.equal(readFileSync(broken.companies, 'utf8'), '{');
  assert.match(problemOf(folderWith(), { companyId: '..' }), /^--company must have 1 to 64 letters/);
});
