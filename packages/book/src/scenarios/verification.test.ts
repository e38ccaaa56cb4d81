import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { freshBook, runner } from '../../conformance/fresh-book.ts';
import type { Database } from '../database.ts';

/** A book in which another hand changes something between the commit of a write and the read that proves it. */
function disturbed(change: (db: Database) => void) {
  let isArmed = false;
  const book = freshBook('BLANK', false, {
    onCommitted: (db) => {
      if (isArmed) change(db);
    },
  });
  return {
    run: runner(book),
    book,
    arm: () => {
      isArmed = true;
    },
  };
}

type Answer = {
  readonly ok: boolean;
  readonly saved: boolean;
  readonly docNo: string;
  readonly error?: { readonly code: string; readonly message: string };
  readonly writeVerification: {
    readonly matched: boolean;
    readonly identityMatched: boolean;
    readonly linkageMatched: boolean;
    readonly differences: readonly Payload[];
  };
  readonly readBack: { readonly differences: readonly Payload[] };
};

const INVOICE = {
  debtorCode: '300-A001',
  docDate: '2026-01-05',
  description: 'As agreed',
  lines: [{ itemCode: 'GOODS-A', qty: 2, unitPrice: 100, description: 'Pumps' }],
};

test('an update whose reload differs is saved and not ok: nothing is rolled back, every difference is named', () => {
  const { run, arm } = disturbed((db) => db.run(`UPDATE document SET header = json_set(header, '$.description', 'Other')`));
  run('create-sales-invoice', INVOICE);
  arm();
  const answer = run('update-sales-invoice', {
    docNo: 'IV-000001',
    reason: 'Text',
    description: 'As ordered',
    ref: 'PO-7',
  }) as unknown as Answer;
  assert.deepEqual([answer.ok, answer.saved, answer.error?.code], [false, true, 'VERIFY_MISMATCH']);
  assert.deepEqual(answer.writeVerification.differences, [{ path: 'description', expected: 'As ordered', actual: 'Other' }]);
  assert.deepEqual([answer.writeVerification.matched, answer.writeVerification.identityMatched], [false, true]);
  const { fields } = run('get-sales-invoice', { docNo: 'IV-000001' }) as { fields: Payload };
  assert.deepEqual([fields.Ref, fields.Description], ['PO-7', 'Other']);
});

test('a create whose reload differs says so with verifyAfterSave, line by line, and is not entered twice when asked again', () => {
  const { book, arm } = disturbed((db) => db.run(`UPDATE document_line SET data = json_set(data, '$.qty', 3)`));
  arm();
  const payload = { ...INVOICE, verifyAfterSave: true };
  const answer = book.execute('create-sales-invoice', payload, 'once') as unknown as Answer;
  assert.deepEqual([answer.ok, answer.saved, answer.error?.code, answer.docNo], [false, true, 'VERIFY_MISMATCH', 'IV-000001']);
  assert.deepEqual(answer.readBack.differences, [{ path: 'lines/0/qty', expected: 2, actual: 3 }]);
  assert.deepEqual(book.execute('create-sales-invoice', payload, 'once'), answer);
  assert.equal((book.execute('list-sales-invoices', {}, 'list').rows as readonly unknown[]).length, 1);
});

test('a void that did not hold, a record that changed and links that went are mismatches too', () => {
  const live = disturbed((db) => db.run(`UPDATE document SET status = 'Saved'`));
  live.run('create-sales-invoice', INVOICE);
  live.arm();
  const kept = live.run('void-sales-invoice', { docNo: 'IV-000001' }) as unknown as Answer;
  assert.deepEqual([kept.ok, kept.saved, kept.writeVerification.differences[0]?.path], [false, true, 'Cancelled']);

  const renamed = disturbed((db) =>
    db.run(`UPDATE record SET data = json_set(data, '$.companyName', 'Other') WHERE code = '300-B001'`),
  );
  renamed.arm();
  const record = renamed.run('update-debtor', {
    debtorCode: '300-B001',
    companyName: 'Beta',
    reason: 'Name',
  }) as unknown as Answer;
  assert.deepEqual([record.ok, record.saved, record.error?.code], [false, true, 'VERIFY_MISMATCH']);

  const unlinked = disturbed((db) => db.run('DELETE FROM document_link'));
  unlinked.run('create-quotation', INVOICE);
  unlinked.run('transfer-quotation-to-sales-order', { fromDocNo: 'QT-000001', docDate: '2026-01-06' });
  unlinked.arm();
  const order = unlinked.run('update-sales-order', { docNo: 'SO-000001', reason: 'Text', description: 'x' }) as unknown as Answer;
  assert.deepEqual([order.ok, order.saved, order.writeVerification.linkageMatched], [false, true, false]);
});

test('section 5: a field whose definition is gone cannot be read any more, and get says so', () => {
  const { book, run, arm } = disturbed((db) => db.run(`DELETE FROM record WHERE kind = 'user-defined-field'`));
  book.seed([{ kind: 'user-defined-field', code: 'IV:Route', data: { type: 'text' } }]);
  run('create-sales-invoice', { ...INVOICE, userDefinedFields: { Route: 'North' } });
  const errorsOf = () =>
    (run('get-sales-invoice', { docNo: 'IV-000001' }).fields as { readErrors: readonly Payload[] }).readErrors;
  assert.deepEqual(errorsOf(), []);
  arm();
  run('update-debtor', { debtorCode: '300-B001', phone1: '1', reason: 'Phone' });
  assert.deepEqual(errorsOf(), [
    { path: 'userDefinedFields/Route', message: 'The book no longer defines the user-defined field Route.' },
  ]);
});
