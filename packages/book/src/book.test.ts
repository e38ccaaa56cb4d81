import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { assertDeclared } from '../conformance/declared-result.ts';
import { freshBook, NOW, runner } from '../conformance/fresh-book.ts';
import { fixedClock, openBook, type ProducedFile } from './index.ts';
import { fillBlank } from './template/template.ts';

const INVOICE = {
  debtorCode: '300-A001',
  docDate: '2026-07-06',
  lines: [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 100, taxCode: 'ST10' }],
};

test('a repeated commandId returns the stored result and changes nothing', () => {
  const book = freshBook();
  const first = book.execute('create-sales-invoice', INVOICE, 'one');
  const before = book.derivedRows();
  const again = book.execute(
    'create-sales-invoice',
    { lines: INVOICE.lines, docDate: '2026-07-06', debtorCode: '300-A001' },
    'one',
  );
  assert.deepEqual(JSON.parse(JSON.stringify(again)), JSON.parse(JSON.stringify(first)));
  assert.deepEqual(book.derivedRows(), before);
  const other = book.execute('create-sales-invoice', { ...INVOICE, ref: 'X' }, 'one') as unknown as { error: { code: string } };
  assert.equal(other.error.code, 'COMMAND_ID_REUSED');
});

test('a refusal is remembered too, even when the book would accept the command now', () => {
  const book = freshBook();
  const payload = { ...INVOICE, debtorCode: '300-Z999' };
  const refused = book.execute('create-sales-invoice', payload, 'early');
  assert.equal(refused.ok, false);
  book.execute('create-debtor', { debtorCode: '300-Z999', companyName: 'Zeta' }, 'debtor');
  assert.deepEqual(
    JSON.parse(JSON.stringify(book.execute('create-sales-invoice', payload, 'early'))),
    JSON.parse(JSON.stringify(refused)),
  );
  assert.equal(book.execute('create-sales-invoice', payload, 'late').ok, true);
});

test('all problems of a payload are listed, and counters stay where they were', () => {
  const book = freshBook();
  const run = runner(book);
  const refused = run('create-sales-invoice', {
    debtorCode: '300-A001',
    docDate: '2026-07-06',
    salesAgent: 'NOBODY',
    lines: [
      { itemCode: 'NOPE', qty: 1, unitPrice: 1 },
      { itemCode: 'WIDGET', qty: 1, unitPrice: 1, discount: '5.00', taxCode: 'PST10' },
    ],
  }) as { error: { details: readonly { path: string; code: string }[] } };
  assert.deepEqual(
    refused.error.details.map(({ path, code }) => `${path} ${code}`),
    [
      '/salesAgent UNKNOWN_CODE',
      '/lines/0/itemCode UNKNOWN_CODE',
      '/lines/1/discount INVALID_DISCOUNT',
      '/lines/1/taxCode TAX_CODE_INVALID',
      '/lines/1/location REQUIRED',
    ],
  );
  assert.equal(run('create-sales-invoice', INVOICE).docNo, 'IV-000001');
});

test('validate shows what create would do and uses no number', () => {
  const book = freshBook();
  const run = runner(book);
  const before = book.derivedRows();
  const shown = run('validate-sales-invoice', INVOICE) as { valid: boolean; saved: boolean; totals: unknown; postings: unknown };
  assert.equal(shown.valid, true);
  assert.equal(shown.saved, false);
  assert.deepEqual(shown.totals, { netTotal: 100, tax: 10, roundAdj: 0, finalTotal: 110, localTotal: 110 });
  assert.equal((shown.postings as readonly unknown[]).length, 3);
  assert.deepEqual(book.derivedRows(), before);
  assert.equal(run('create-sales-invoice', INVOICE).docNo, 'IV-000001');
});

test('a write returns native fields, lines, and a verification from a fresh read', () => {
  const result = runner(freshBook())('create-sales-invoice', { ...INVOICE, verifyAfterSave: true }) as Record<string, never>;
  assert.equal(result.operationUsed, 'CreateDocument');
  const fields: Record<string, unknown> = result.fields ?? {};
  assert.deepEqual(
    ['DocNo', 'DocDate', 'DebtorCode', 'NetTotal', 'Tax', 'FinalTotal', 'readErrors'].map((name) => fields[name]),
    ['IV-000001', '2026-07-06', '300-A001', 100, 10, 110, []],
  );
  assert.deepEqual(result.writeVerification, { matched: true, identityMatched: true, linkageMatched: true, differences: [] });
  const readBack: { checks: readonly { matched: boolean }[]; differences: readonly unknown[] } = result.readBack ?? {
    checks: [],
    differences: [],
  };
  assert.ok(readBack.checks.length > 3 && readBack.checks.every(({ matched }) => matched));
});

test('a command type that the catalog does not have is refused, and nothing was changed', () => {
  const result = freshBook().execute('create-castle', {}, 'x') as unknown as { error: { code: string }; saved: boolean };
  assert.equal(result.error.code, 'INVALID_PAYLOAD');
  assert.equal(result.saved, false);
});

test('a book on disk is the same book when it is opened again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'book-'));
  try {
    const path = join(folder, 'company.db');
    const first = openBook(path, { clock: fixedClock(NOW), onResult: assertDeclared });
    fillBlank(first);
    const saved = first.execute('create-sales-invoice', INVOICE, 'one');
    const rows = first.derivedRows();
    first.close();
    const second = openBook(path, { clock: fixedClock(NOW), onResult: assertDeclared });
    assert.deepEqual(second.derivedRows(), rows);
    assert.deepEqual(
      JSON.parse(JSON.stringify(second.execute('create-sales-invoice', INVOICE, 'one'))),
      JSON.parse(JSON.stringify(saved)),
    );
    second.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a file is passed to the caller next to the result, which describes it', () => {
  const files: ProducedFile[] = [];
  const result = freshBook().execute('export-items', { itemGroup: 'SERVICE' }, 'x', (file) => files.push(file));
  const [file] = files;
  const text = new TextDecoder().decode(file?.bytes);
  assert.ok(text.startsWith('itemCode,description,'));
  assert.ok(text.includes('SVC,Service hour'));
  const artifact = result.artifact as { fileName: string; size: number };
  assert.deepEqual([artifact.fileName, artifact.size], ['items.csv', file?.bytes.byteLength]);
});
