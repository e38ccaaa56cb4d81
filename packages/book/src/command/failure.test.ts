import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { assertDeclared } from '../../conformance/declared-result.ts';
import { NOW, templateOf } from '../../conformance/fresh-book.ts';
import { stateOf } from '../../conformance/state.ts';
import { Book, type BookOptions } from '../book.ts';
import { CommitFailure } from '../database.ts';
import { fixedClock, openDatabase, openTemplate } from '../index.ts';
import type { FailedCommand } from './failure.ts';

const folder = mkdtempSync(join(tmpdir(), 'book-failure-'));
after(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;

/** A book in its own file, and the failures that its owner receives. */
function openedBook(options: Partial<BookOptions> = {}) {
  count += 1;
  const path = join(folder, `${count}.sqlite`);
  openTemplate(templateOf('BLANK'), path).close();
  const db = openDatabase(path);
  db.run('PRAGMA busy_timeout = 0');
  const heard: { failure: unknown; command: FailedCommand }[] = [];
  const onFailure: BookOptions['onFailure'] = (failure, command) => heard.push({ failure, command });
  return { path, db, heard, book: new Book(db, { clock: fixedClock(NOW), onFailure, onResult: assertDeclared, ...options }) };
}

interface Failed {
  readonly ok: boolean;
  readonly saved: boolean;
  readonly error: { readonly code: string; readonly message: string };
}

const INVOICE = { debtorCode: '300-A001', docDate: '2026-07-06', lines: [{ itemCode: 'GOODS-A', qty: 1 }] };

const invoice = (book: Book, commandId: string): Failed =>
  book.execute('create-sales-invoice', INVOICE, commandId) as unknown as Failed;

const setPrice = (path: string, price: string): void => {
  const other = new DatabaseSync(path);
  other.exec(`UPDATE record SET data = json_set(data, '$.uoms[0].price', ${price}) WHERE kind = 'item' AND code = 'GOODS-A'`);
  other.close();
};

test('a bug ends not applied: everything is rolled back, the caller learns that and the operator learns why', () => {
  const { path, db, heard, book } = openedBook();
  setPrice(path, `'a hundred'`);
  const before = stateOf(db);
  const { ok, saved, error } = invoice(book, 'poisonous');
  assert.deepEqual([ok, saved, error.code], [false, false, 'INTERNAL_ERROR']);
  assert.match(error.message, /Nothing was changed in the account book.*poisonous/);
  assert.doesNotMatch(error.message, /a hundred/);
  assert.equal(stateOf(db), before);
  assert.deepEqual(heard[0]?.command, { type: 'create-sales-invoice', commandId: 'poisonous' });
  assert.match(String(heard[0]?.failure), /a hundred is not a decimal/);
  setPrice(path, '100');
  assert.equal(invoice(book, 'poisonous').error.code, 'INTERNAL_ERROR', 'what was reported not applied is never applied');
  assert.equal(invoice(book, 'later').ok, true);
  book.close();
});

test('a read that fails is a result too', () => {
  const { path, db, book } = openedBook();
  db.run(`UPDATE record SET data = json_set(data, '$.rate', 'much') WHERE kind = 'tax-code' AND code = 'ST10'`);
  const payload = { ...INVOICE, lines: [{ description: 'x', qty: 1, unitPrice: 1, taxCode: 'ST10' }] };
  const { ok, error } = book.execute('validate-sales-invoice', payload, 'read') as unknown as Failed;
  assert.deepEqual([ok, error.code], [false, 'INTERNAL_ERROR'], path);
  book.close();
});

test('a locked or full file ends not applied, and the command can be retried', () => {
  const { path, db, book } = openedBook();
  const other = new DatabaseSync(path);
  other.exec('BEGIN IMMEDIATE');
  const locked = invoice(book, 'locked');
  assert.deepEqual([locked.saved, locked.error.code], [false, 'book_unavailable']);
  assert.match(locked.error.message, /Another program has locked the file/);
  other.exec('ROLLBACK');
  other.close();
  const pages = db.get<{ page_count: bigint }>('PRAGMA page_count')?.page_count ?? 0n;
  db.get(`PRAGMA max_page_count = ${pages}`);
  let ended: Failed;
  let attempt = 0;
  do {
    attempt += 1;
    ended = invoice(book, `full-${attempt}`);
  } while (ended.ok && attempt < 200);
  assert.deepEqual([ended.saved, ended.error.code], [false, 'book_unavailable']);
  assert.match(ended.error.message, /disk of the account book is full/);
  db.get('PRAGMA max_page_count = 1073741823');
  assert.equal(invoice(book, 'room').ok, true);
  assert.deepEqual(book.invariants(), []);
  book.close();
});

test('a failure after the commit is reported as saved', () => {
  const { heard, book } = openedBook({
    onCommitted: () => {
      throw new Error('gone');
    },
  });
  const { ok, saved, error } = invoice(book, 'one');
  assert.deepEqual([ok, saved, error.code], [false, true, 'VERIFY_MISMATCH']);
  assert.equal(heard.length, 1);
  assert.equal(book.recorded('one')?.saved, true);
  book.close();
});

test('after a failed commit the record decides: what it does not contain was not applied', () => {
  const { db, book } = openedBook();
  db.run('CREATE TABLE parent (id INTEGER PRIMARY KEY)');
  db.run('CREATE TABLE child (id INTEGER REFERENCES parent DEFERRABLE INITIALLY DEFERRED)');
  db.run('CREATE TRIGGER orphan AFTER INSERT ON command BEGIN INSERT INTO child VALUES (1); END');
  const before = stateOf(db);
  assert.throws(() => invoice(book, 'one'), CommitFailure);
  assert.equal(book.recorded('one'), undefined);
  assert.equal(stateOf(db), before);
  db.run('DROP TRIGGER orphan');
  assert.equal(invoice(book, 'one').ok, true);
  book.close();
});
