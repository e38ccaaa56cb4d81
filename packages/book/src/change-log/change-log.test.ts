import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { freshBook, NOW, openedTemplateOf, runner, tested } from '../../conformance/fresh-book.ts';
import { speculativeBook } from '../../conformance/speculative-book.ts';
import { Book, fixedClock, openBook, openDatabase } from '../index.ts';
import { logChanges } from './change-log.ts';

const sale = { debtorCode: '300-A001', docDate: '2026-07-06', lines: [{ itemCode: 'WIDGET', qty: 1, unitPrice: 10 }] };

/** The changes after a position, in short: `debtor created 300-X`. */
const told = (book: Book, cursor: string): readonly string[] =>
  book
    .changesAfter(cursor, 1_000)
    .changes.map(({ entity, change, key, formerKey, part }) =>
      [entity, change, formerKey ?? [], key, part ?? []].flat().join(' '),
    );

test('a command leaves one row for each thing it changed, with its id', () => {
  const book = freshBook();
  const cursor = book.changesAfter(null, 0).nextCursor;
  book.execute('create-debtor', { debtorCode: '300-X', companyName: 'First' }, 'debtor-1');
  book.execute('update-debtor', { debtorCode: '300-X', companyName: 'Second', reason: 'test' }, 'debtor-2');
  const { changes, nextCursor, hasMore, resync } = book.changesAfter(cursor, 10);
  assert.deepEqual(changes, [
    { entity: 'debtor', key: '300-X', change: 'created', at: NOW, source: 'command', commandId: 'debtor-1' },
    { entity: 'debtor', key: '300-X', change: 'updated', at: NOW, source: 'command', commandId: 'debtor-2' },
  ]);
  assert.equal(nextCursor, book.changesAfter(null, 0).nextCursor);
  assert.deepEqual([hasMore, resync], [false, []]);
  assert.deepEqual(book.changesAfter(nextCursor, 10), { changes: [], nextCursor, hasMore: false, resync: [] });
  book.close();
});

test('reads, refusals and validations leave no row, and a repeated command leaves no second one', () => {
  const book = freshBook();
  book.execute('create-debtor', { debtorCode: '300-X', companyName: 'First' }, 'debtor-1');
  const cursor = book.changesAfter(null, 0).nextCursor;
  book.execute('create-debtor', { debtorCode: '300-X', companyName: 'First' }, 'debtor-1');
  book.execute('create-debtor', { debtorCode: '300-X', companyName: 'Again' }, 'debtor-2');
  book.execute('read-debtors', {}, 'read-1');
  book.execute('validate-quotation', sale, 'validate-1');
  assert.deepEqual(told(book, cursor), []);
  book.close();
});

test('a payment tells the invoice that it settles, and a void tells both', () => {
  const book = freshBook('SAMPLE');
  const run = runner(book);
  const invoice = run('create-ar-invoice', {
    debtorCode: '300-A001',
    docDate: '2026-07-06',
    lines: [{ accountNo: '500-0000', amount: 100 }],
  });
  const cursor = book.changesAfter(null, 0).nextCursor;
  const payment = run('create-ar-payment', {
    debtorCode: '300-A001',
    docDate: '2026-07-06',
    payments: [{ paymentMethod: 'CASH', paymentAmount: 100 }],
    knockOffs: [{ docType: 'RI', docNo: invoice.docNo, amount: 100 }],
  });
  assert.equal(payment.ok, true, JSON.stringify(payment));
  assert.deepEqual(told(book, cursor), [`ar-payment created ${payment.docNo}`, `ar-invoice updated ${invoice.docNo} settlement`]);
  const paid = book.changesAfter(null, 0).nextCursor;
  run('void-ar-payment', { docNo: payment.docNo, reason: 'test' });
  assert.deepEqual(told(book, paid), [`ar-payment voided ${payment.docNo}`, `ar-invoice updated ${invoice.docNo} settlement`]);
  book.close();
});

test('a changed code is one renaming, and an update of each document that names it', () => {
  const book = freshBook('SAMPLE');
  const cursor = book.changesAfter(null, 0).nextCursor;
  const result = book.execute(
    'change-debtor-code',
    { oldCode: '300-A001', newCode: '300-Z001', reason: 'test', confirm: true },
    'rename-1',
  );
  assert.equal(result.ok, true, JSON.stringify(result));
  const changes = told(book, cursor);
  assert.deepEqual(
    changes.filter((change) => change.startsWith('debtor')),
    ['debtor renamed 300-A001 300-Z001'],
  );
  assert.ok(changes.some((change) => change.startsWith('sales-invoice updated')));
  assert.equal(new Set(changes).size, changes.length);
  book.close();
});

test('what no command does is told as done at the desk', () => {
  const book = freshBook();
  const cursor = book.changesAfter(null, 0).nextCursor;
  book.seed([{ kind: 'department', code: 'HQ', data: { description: 'Head office' } }]);
  assert.deepEqual(book.changesAfter(cursor, 10).changes, [
    { entity: 'department', key: 'HQ', change: 'created', at: NOW, source: 'desk' },
  ]);
  book.seed([{ kind: 'department', code: 'HQ', data: { description: 'Head office' } }]);
  assert.equal(book.changesAfter(cursor, 10).changes.length, 1, 'written again without a difference');
  book.close();
});

test('a rebuild is told as one gap', () => {
  const book = freshBook('SAMPLE');
  const cursor = book.changesAfter(null, 0).nextCursor;
  book.rebuild();
  const page = book.changesAfter(cursor, 10);
  assert.deepEqual([page.changes, page.resync], [[], [{ scope: 'book', reason: 'book_replaced' }]]);
  assert.deepEqual(book.changesAfter(page.nextCursor, 10).resync, []);
  book.close();
});

test('a restored file is found, even when its numbers were used again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'change-log-'));
  const [path, backup] = [join(folder, 'book.db'), join(folder, 'backup.db')];
  copyFileSync(openedTemplateOf('BLANK'), path);
  const open = (file: string): Book => openBook(file, { clock: fixedClock(NOW), ...tested });
  const debtor = (book: Book, code: string) => book.execute('create-debtor', { debtorCode: code, companyName: code }, code);
  const first = open(path);
  debtor(first, '300-X');
  first.close();
  copyFileSync(path, backup);
  const before = open(path);
  debtor(before, '300-Y');
  const cursor = before.changesAfter(null, 0).nextCursor;
  before.close();
  const restored = open(backup);
  const gap = {
    changes: [],
    nextCursor: restored.changesAfter(null, 0).nextCursor,
    hasMore: false,
    resync: [{ scope: 'book', reason: 'restored', commandIds: ['300-X'] }],
  };
  assert.deepEqual(restored.changesAfter(cursor, 10), gap, 'the number is not there yet');
  debtor(restored, '300-Z');
  assert.equal(restored.changesAfter(null, 0).nextCursor.split('.')[0], cursor.split('.')[0], 'the number was used again');
  const { resync, ...page } = restored.changesAfter(cursor, 10);
  assert.deepEqual(page, { changes: [], nextCursor: restored.changesAfter(null, 0).nextCursor, hasMore: false });
  assert.deepEqual(
    resync.map(({ reason, commandIds }) => [reason, commandIds?.toSorted()]),
    [['restored', ['300-X', '300-Z']]],
    'not 300-Y',
  );
  for (const bad of ['', 'x', '1', '-1.0', '1.', `999999.${cursor.split('.')[1]}`])
    assert.equal(restored.changesAfter(bad, 10).resync[0]?.reason, 'restored', bad);
  restored.close();
  rmSync(folder, { recursive: true });
});

test('the log is kept for 30 days, a position in a quiet book stays valid, and an older one is a gap', () => {
  const { db, book, close } = speculativeBook('BLANK');
  const start = book.changesAfter(null, 0).nextCursor;
  const on = (instant: string, code: string): string => {
    const later = new Book(db, { clock: fixedClock(instant), ...tested });
    later.seed([{ kind: 'department', code, data: {} }]);
    return later.changesAfter(null, 0).nextCursor;
  };
  const first = on('2026-07-07T00:00:00.000Z', 'A');
  assert.deepEqual(book.changesAfter(start, 10).resync, []);
  const second = on('2026-12-07T00:00:00.000Z', 'B');
  assert.deepEqual(book.changesAfter(first, 10).resync, [{ scope: 'book', reason: 'log_expired' }]);
  assert.deepEqual(book.changesAfter('0.0', 10).resync, [{ scope: 'book', reason: 'log_expired' }]);
  assert.deepEqual(book.changesAfter(second, 10).changes, []);
  on('2027-05-07T00:00:00.000Z', 'C');
  assert.equal(book.changesAfter(second, 10).resync[0]?.reason, 'log_expired');
  close();
});

test('more changes of one entity than are listed are one gap, and deletions are told all the same', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'change-log-')), 'book.db');
  const db = openDatabase(path);
  const book = new Book(db, { clock: fixedClock(NOW), ...tested });
  const cursor = book.changesAfter(null, 0).nextCursor;
  db.transaction(() => {
    db.run(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20001)
      INSERT INTO record (kind, code, is_active, data, changed_at) SELECT 'item', 'I' || i, 1, '{}', '' FROM n`);
    logChanges(db, NOW, 'import-1');
  });
  book.seed([{ kind: 'department', code: 'HQ', data: {} }]);
  db.transaction(() => {
    db.run(`DELETE FROM record WHERE kind = 'item' AND code = 'I7'`);
    logChanges(db, NOW, 'delete-1');
  });
  const page = book.changesAfter(cursor, 1_000);
  assert.deepEqual(page.resync, [{ scope: 'item', reason: 'bulk', count: 20_001, since: NOW }]);
  assert.deepEqual(
    page.changes.map(({ entity, change, key }) => `${entity} ${change} ${key}`),
    ['department created HQ', 'item deleted I7'],
  );
  assert.deepEqual([page.nextCursor, page.hasMore], [book.changesAfter(null, 0).nextCursor, false]);
  book.close();
  rmSync(join(path, '..'), { recursive: true });
});
