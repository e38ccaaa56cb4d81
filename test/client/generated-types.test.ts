import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openApiDocument } from '../../packages/cloud/src/http/description/openapi.ts';
import { documentWithFewTypes } from '../description-linter/few-types.ts';
import { typesOf } from '../type-generator/generate.ts';

const caller = new URL('./fixtures/generated-types/caller.ts', import.meta.url);
const compiler = new URL('../../node_modules/typescript/bin/tsc', import.meta.url).pathname;
const OPTIONS = [
  '--noEmit',
  '--singleThreaded',
  '--strict',
  '--noUncheckedIndexedAccess',
  '--module',
  'nodenext',
  '--allowImportingTsExtensions',
];

/** What the caller sends and reads, and one of each other kind; with LEDGERLINE_EVERYTHING=1, all types. */
const TYPES: ReadonlySet<string> = new Set([
  'read-debtors',
  'create-sales-invoice',
  'update-sales-invoice',
  'get-sales-invoice',
  'create-quotation',
  'create-cash-sale',
  'einvoice.submit',
  'statement-report-html',
  'bulk-create-sales-invoices',
  'transfer-quotation-to-sales-order',
  'void-sales-invoice',
  'validate-sales-invoice',
  'list-sales-invoices',
  'create-ar-payment',
  'create-journal-entry',
  'create-stock-transfer',
  'create-debtor',
  'change-debtor-code',
]);
const document =
  process.env.LEDGERLINE_EVERYTHING === '1' ? openApiDocument('https://ledgerline.test') : documentWithFewTypes(TYPES);

test('generated types take right callers and no wrong ones: payload and result follow from the type of a command', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'generated-types-'));
  try {
    const started = process.cpuUsage();
    const types = await typesOf(document);
    const { user, system } = process.cpuUsage(started);
    const seconds = ((user + system) / 1e6).toFixed(1);
    context.diagnostic(`${(types.length / 1e6).toFixed(1)} MB of types in ${seconds} s of processor time`);
    writeFileSync(join(folder, 'ledgerline.ts'), types);
    copyFileSync(caller, join(folder, 'caller.ts'));
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [compiler, ...OPTIONS, '--types', '', join(folder, 'caller.ts')],
      {
        encoding: 'utf8',
        cwd: folder,
      },
    );
    assert.equal(status, 0, `${stdout}${stderr}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
