import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NOW, tested } from '../../conformance/fresh-book.ts';
import { killWriters } from '../../conformance/killed-log.ts';
import { checkWrites } from '../../conformance/logged-writes.ts';
import { playLoggedBook } from '../../conformance/random-book/logged-books.ts';
import { speculativeBook } from '../../conformance/speculative-book.ts';
import { faultsOfLog, namedSince, readAll, rowsOfOthers } from '../../conformance/told-changes.ts';
import { Book, fixedClock } from '../index.ts';

/** `npm run soak:changes` runs the writes of all types and reads the whole book after each, plays 500 books, and kills 100 programs. */
const SHARES = 24;
const BOOKS = 3;
const KILLS = 2;

test('for each kind of write on the sample company, what reads show differently is exactly what the log names', (context) => {
  const { commands, faults } = checkWrites(SHARES);
  context.diagnostic(`${commands} commands`);
  assert.deepEqual(faults, []);
  assert.ok(commands >= 200);
});

test(`in ${BOOKS} random books the log names exactly what reads show differently`, (context) => {
  let saved = 0;
  for (let seed = 1; seed <= BOOKS; seed += 1) saved += playLoggedBook(seed, 60);
  context.diagnostic(`${saved} commands were saved`);
  assert.ok(saved > 20 * BOOKS);
});

test('the comparison notices a log without settlements', () => {
  const { db, close } = speculativeBook('BLANK');
  const book = new Book(db, { clock: fixedClock(NOW), ...tested });
  const head = { debtorCode: '300-A001', docDate: '2026-07-06' };
  const invoice = book.execute('create-ar-invoice', { ...head, lines: [{ accountNo: '500-0000', amount: 100 }] }, 'invoice');
  const payments = [{ paymentMethod: 'CASH', paymentAmount: 100 }];
  const knockOffs = [{ docType: 'RI', docNo: invoice.docNo, amount: 100 }];
  db.run('DROP TRIGGER open_item_noted_changed');
  const [before, cursor] = [readAll(db, NOW), book.changesAfter(null, 0).nextCursor];
  assert.equal(book.execute('create-ar-payment', { ...head, payments, knockOffs }, 'payment').ok, true);
  assert.match(
    faultsOfLog(namedSince(book, cursor), before, readAll(db, NOW)).join(),
    /^ar-invoice #\d+ differs and is not named$/,
  );
  close();
});

test('the comparison notices a log whose rows have the id of the command before', () => {
  const { db, close } = speculativeBook('BLANK');
  const book = new Book(db, { clock: fixedClock(NOW), ...tested });
  db.run(`CREATE TRIGGER late_id AFTER INSERT ON change BEGIN
    UPDATE change SET command_id = (SELECT command_id FROM change WHERE seq < NEW.seq ORDER BY seq DESC LIMIT 1) WHERE seq = NEW.seq; END`);
  const faults = ['300-X', '300-Y'].map((debtorCode) => {
    const cursor = book.changesAfter(null, 0).nextCursor;
    assert.equal(book.execute('create-debtor', { debtorCode, companyName: 'New' }, debtorCode).ok, true);
    return rowsOfOthers(book, cursor, debtorCode);
  });
  assert.deepEqual(faults, [
    ['debtor 300-X is logged for desk, and 300-X wrote it'],
    ['debtor 300-Y is logged for desk, and 300-Y wrote it'],
  ]);
  close();
});

test('a new date of a document leaves what the document that it was transferred from shows as it is', () => {
  const { db, close } = speculativeBook('BLANK');
  const book = new Book(db, { clock: fixedClock(NOW), ...tested });
  const run = (type: string, payload: object, id: string): void =>
    assert.equal(book.execute(type, payload as never, id).ok, true, `${type} ${JSON.stringify(payload)}`);
  const lines = [{ description: 'Goods', accountNo: '500-0000', qty: 5, unitPrice: 10 }];
  run('create-sales-order', { docNo: 'SO-1', debtorCode: '300-A001', docDate: '2026-03-01', lines }, 'order');
  for (const [docNo, docDate] of [
    ['IV-1', '2026-03-02'],
    ['IV-2', '2026-03-03'],
  ]) {
    const part = { fromDocNo: 'SO-1', docNo, docDate, lines: [{ lineNo: 1, qty: 1 }] };
    run('transfer-sales-order-to-sales-invoice', part, `part-${docNo}`);
  }
  const [before, cursor] = [readAll(db, NOW), book.changesAfter(null, 0).nextCursor];
  run('update-sales-invoice', { docNo: 'IV-1', docDate: '2026-03-04', reason: 'Later' }, 'date');
  assert.deepEqual(faultsOfLog(namedSince(book, cursor), before, readAll(db, NOW)), []);
  close();
});

test('what is in a book is in its log, once, wherever the program that writes it is killed', async (context) => {
  const { saved, faults } = await killWriters(KILLS, 1);
  context.diagnostic(`${saved} commands were saved before ${KILLS} kills`);
  assert.deepEqual(faults, []);
});
