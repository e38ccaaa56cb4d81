import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { excessOf } from './budget.ts';
import { openBook } from './sqlite/open.ts';
import { buildTemplate } from './sqlite/template-file.ts';

const MEBIBYTE = 1024 * 1024;
const AMPLE = { rows: 1_000_000, payloadBytes: 64 * MEBIBYTE, milliseconds: 600_000 };
const folder = mkdtempSync(join(tmpdir(), 'budget-'));
const template = join(folder, 'template.sqlite');
before(() => void buildTemplate('BLANK', template));
after(() => rmSync(folder, { recursive: true, force: true }));

function bookIn(name: string, options: Parameters<typeof openBook>[1]) {
  const path = join(folder, `${name}.sqlite`);
  copyFileSync(template, path);
  return { path, book: openBook(path, options) };
}

const invoice = (lines = 1, text = 'Service') => ({
  debtorCode: '300-A001',
  docDate: '2026-07-06',
  lines: Array.from({ length: lines }, () => ({
    description: 'Service',
    furtherDescription: text,
    qty: 1,
    unitPrice: 10,
    accountNo: '500-1000',
  })),
});
const codeOf = (result: object): unknown => (result as { error?: { code: string } }).error?.code;

test('rows count anywhere in the payload, bytes as JSON', () => {
  const payload = { rows: [invoice(2), invoice(3)], tags: ['a'] };
  assert.equal(excessOf(payload, { ...AMPLE, rows: 8 }), null);
  assert.match(String(excessOf(payload, { ...AMPLE, rows: 7 })), /8 rows.*limit of this account book is 7/);
  assert.match(String(excessOf({ text: 'é' }, { ...AMPLE, payloadBytes: 12 })), /13 bytes.*limit of this account book is 12/);
});

test('a command over its budget of rows, bytes or time changes nothing, is recorded, and the book continues', () => {
  const failures: unknown[] = [];
  const onFailure = (failure: unknown): void => void failures.push(failure);
  const cases = { rows: { ...AMPLE, rows: 2 }, bytes: { ...AMPLE, payloadBytes: 300 }, time: { ...AMPLE, milliseconds: -1 } };
  for (const [name, budget] of Object.entries(cases)) {
    const { path, book } = bookIn(name, { budget, onFailure });
    const result = book.execute('create-sales-invoice', invoice(3), 'too-much');
    assert.deepEqual([codeOf(result), result.saved], ['BUDGET_EXCEEDED', false], name);
    assert.equal(codeOf(book.recorded('too-much') ?? {}), 'BUDGET_EXCEEDED', 'sent again, it returns the same');
    book.close();
    const after = openBook(path, { budget: AMPLE });
    assert.deepEqual(after.execute('list-sales-invoices', {}, 'look').rows, []);
    assert.equal(after.execute('create-sales-invoice', invoice(3), 'fits').ok, true);
    assert.deepEqual(after.invariants(), []);
    after.close();
  }
  assert.deepEqual(failures, [], 'no bug of ours');
});

test('a book whose file is full refuses commands that need space, and still reads, voids and deletes', () => {
  const fileBytesMax = statSync(template).size + MEBIBYTE;
  const { path, book } = bookIn('full', { fileBytesMax });
  const first = book.execute('create-sales-invoice', invoice(), 'first');
  assert.equal(first.ok, true);
  const text = 'x'.repeat(4_000);
  let last: ReturnType<typeof book.execute> = first;
  for (let count = 0; last.ok && count < 500; count += 1)
    last = book.execute('create-sales-invoice', invoice(20, text), `fill-${count}`);
  assert.deepEqual([codeOf(last), last.saved], ['BOOK_FULL', false]);
  assert.equal(codeOf(book.execute('create-sales-invoice', invoice(20, text), 'again')), 'BOOK_FULL');
  assert.ok((book.execute('list-sales-invoices', {}, 'look').rows as unknown[]).length > 1);
  assert.equal(book.execute('void-sales-invoice', { docNo: first.docNo, reason: 'Room' }, 'void').ok, true);
  assert.deepEqual(book.invariants(), []);
  book.close();
  assert.ok(statSync(path).size <= fileBytesMax + MEBIBYTE, 'the file ends within its limit and the reserve');
  const raised = openBook(path, { fileBytesMax: fileBytesMax + 8 * MEBIBYTE });
  assert.equal(raised.execute('create-sales-invoice', invoice(20, text), 'more').ok, true);
  raised.close();
});
