/** A new document family is four files: a copy of the packages gets one, compiles, and a book creates it. */

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, test } from 'node:test';

const ROOT = join(import.meta.dirname, '../../../..');
const PACKAGES = ['contract', 'sqlite', 'look', 'words', 'catalog', 'book'];

const copy = mkdtempSync(join(tmpdir(), 'new-family-'));
after(() => rmSync(copy, { recursive: true, force: true }));

const isCopied = (path: string): boolean => basename(path) !== 'node_modules' && !path.endsWith('.test.ts');

/** Copies the packages of the book, with their own modules instead of links into this tree. */
function copyPackages(): void {
  for (const name of PACKAGES)
    cpSync(join(ROOT, 'packages', name), join(copy, 'packages', name), { recursive: true, filter: isCopied });
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@ledgerline'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@ledgerline') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  for (const name of PACKAGES) symlinkSync(join(copy, 'packages', name), join(modules, '@ledgerline', name));
  const { compilerOptions } = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8'));
  // The modules are linked: the copy must not overwrite what the check of this tree remembers there.
  compilerOptions.tsBuildInfoFile = 'types.tsbuildinfo';
  const include = ['packages/catalog/src/**/*.ts', 'packages/book/src/**/*.ts'];
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }));
}

/** Puts a row in front of the first place where a text stands. */
function insert(file: string, before: string, row: string): void {
  const path = join(copy, 'packages', file);
  const text = readFileSync(path, 'utf8');
  assert.ok(text.includes(before), `${file} no longer has ${before}`);
  writeFileSync(path, text.replace(before, `${row}${before}`));
}

/** What is published is pinned, by golden files and by the number of commands: a family has nine. */
function countCommands(): void {
  const path = join(copy, 'packages/catalog/src/catalog.ts');
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(/(COMMAND_TYPE_COUNT = )(\d+)/, (_, name, count) => `${name}${Number(count) + 9}`),
  );
}

const FAMILY = `const serviceInvoice = tradeDocument('sales', {
  document: 'service-invoice',
  docType: 'SV',
  about: 'A bill for services: the debtor owes the total, sales and tax are credited, and no stock moves.',
  examples: [{ title: 'A visit', payload: { ...CUSTOMER, lines: [{ description: 'Visit', qty: 1, unitPrice: 80 }] } }],
  sampleMonth: '2026-04',
  updateExample: { ref: 'VISIT-2' },
});

`;

const compile = (): string =>
  // On several threads it takes less time and twice the processor.
  spawnSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '--noEmit', '--singleThreaded', '-p', copy], {
    cwd: copy,
    encoding: 'utf8',
  }).stdout;

/** Created, owed, read with other sales, and voided; every command reads back what it wrote. */
const USE = `
  import { freshBook, runner } from './packages/book/conformance/fresh-book.ts';
  import { entityTerms } from './packages/catalog/src/publish/ontology/ontology-terms.ts';
  const run = runner(freshBook());
  const lines = [{ description: 'Visit', qty: 2, unitPrice: 80 }];
  const made = run('create-service-invoice', { debtorCode: '300-A001', docNo: 'SV-1', lines });
  const owed = run('read-ar-outstanding-documents', { debtorCode: '300-A001' });
  const sold = run('read-sales-detail-lines', {});
  const voided = run('void-service-invoice', { docNo: 'SV-1', reason: 'Not done' });
  console.log(JSON.stringify([
    made.writeVerification.matched,
    owed.rows.map(({ docType, outstanding }) => [docType, outstanding]),
    sold.rows.map(({ docType, netAmount }) => [docType, netAmount]),
    voided.ok,
    entityTerms.find(({ docType }) => docType === 'SV').synonyms.ms,
  ]));`;

test('a new document family is its declaration, its type, its row of the posting matrix and its words', () => {
  copyPackages();
  insert('catalog/src/modules/sales.ts', 'const families = [', FAMILY);
  insert('catalog/src/modules/sales.ts', '  salesInvoice,\n', '  serviceInvoice,\n');
  insert('catalog/src/declaration/doc-type.ts', "  CS: billed('cash-sale'),\n", "  SV: sale('service-invoice'),\n");
  insert(
    'words/src/book/document-name.ts',
    "  CS: { en: 'cash sale'",
    "  SV: { en: 'service invoice', ms: 'invois perkhidmatan', zh: '服务发票' },\n",
  );
  const forgotten = compile();
  assert.match(forgotten, /^packages\/book\/src\/ledger\/matrix\.ts\(\d+,\d+\): error TS2741: Property 'SV' is missing/);
  assert.equal(forgotten.match(/: error TS/g)?.length, 1, forgotten);
  insert('book/src/ledger/matrix.ts', '  CS: bill(', "  SV: bill('AR', 'invoice'),\n");
  countCommands();

  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module-typescript', '-e', USE], {
    cwd: copy,
    encoding: 'utf8',
  });
  assert.deepEqual(JSON.parse(stdout || 'null'), [true, [['SV', 160]], [['SV', 160]], true, ['invois perkhidmatan']], stderr);
});
