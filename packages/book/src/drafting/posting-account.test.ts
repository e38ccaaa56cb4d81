import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { freshBook, runner } from '../../conformance/fresh-book.ts';
import { speculativeBook } from '../../conformance/speculative-book.ts';
import type { Run } from '../../conformance/story.ts';
import { Records } from '../record-store/records.ts';

const errorOf = (result: Record<string, unknown>) =>
  result.error as { readonly code: string; readonly details: readonly { readonly path: string }[] } | undefined;

const refusalOf = (result: Record<string, unknown>): readonly unknown[] => {
  const error = errorOf(result);
  return [error?.code, error?.details.map(({ path }) => path)];
};

const accountsOf = (result: Record<string, unknown>): readonly unknown[] => {
  assert.equal(result.ok, true, JSON.stringify(result.error));
  return (result.lines as readonly Payload[]).map(({ accountNo }) => accountNo);
};

/** Every line shows the account that the ledger shows too: the write, the get, the list of lines. */
function assertShown(
  run: Run,
  name: string,
  created: Record<string, unknown>,
  expected: readonly string[],
  lines?: string,
): void {
  assert.deepEqual(accountsOf(created), expected, `create ${name}`);
  const type = ['PV', 'OR'].includes(String(created.docType)) ? { docType: created.docType } : {};
  const got = run(`get-${name}`, { docNo: created.docNo, ...type });
  assert.deepEqual(accountsOf(got), expected, `get ${name}`);
  const posted = (got.postings as readonly Payload[]).map(({ accountNo }) => accountNo);
  for (const account of expected) assert.ok(posted.includes(account), `${name} does not post to ${account}: ${posted}`);
  if (lines === undefined) return;
  const { rows } = run(lines, { docNo: created.docNo as string }) as { rows: readonly Payload[] };
  assert.deepEqual(
    rows.map(({ accountNo }) => accountNo),
    expected,
    lines,
  );
}

const bill = { creditorCode: '400-S001', docDate: '2026-03-01' };

test('an AP invoice is never posted to an account that no document named, when it is entered or changed', () => {
  const run = runner(freshBook());
  assert.deepEqual(refusalOf(run('create-ap-invoice', { ...bill, lines: [{ amount: 10 }] })), [
    'REQUIRED',
    ['/lines/0/accountNo'],
  ]);
  assert.deepEqual(refusalOf(run('create-ap-invoice', { ...bill, amount: 10 })), ['REQUIRED', ['/accountNo']]);
  const { docNo, lines } = run('create-ap-invoice', { ...bill, lines: [{ amount: 10, accountNo: '900-9000' }] }) as {
    docNo: string;
    lines: readonly Payload[];
  };
  const rows = [{ dtlKey: lines[0]?.dtlKey ?? '', accountNo: null }];
  const cleared = run('update-ap-invoice', { docNo, reason: 'Try', detailMode: 'update', lines: rows });
  assert.deepEqual(refusalOf(cleared), ['REQUIRED', ['/lines/0/accountNo']]);
});

test('an AP invoice that names no account takes the one last used for the supplier, and keeps it', () => {
  const run = runner(freshBook());
  const first = run('create-ap-invoice', { ...bill, lines: [{ amount: 10, accountNo: '900-6000' }] });
  const taken = run('create-ap-invoice', {
    ...bill,
    docDate: '2026-04-01',
    lines: [{ amount: 20 }, { amount: 5, accountNo: '900-9000' }],
  });
  assertShown(run, 'ap-invoice', taken, ['900-6000', '900-9000'], 'read-ap-invoice-lines');
  const other = run('create-ap-invoice', { creditorCode: '400-A001', docDate: '2026-04-01', amount: 10 });
  assert.deepEqual(refusalOf(other), ['REQUIRED', ['/accountNo']], 'the history of another supplier counts for nothing');
  // The newest entry counts: the first line of the second invoice took 900-6000, a later debit note uses another.
  assertShown(
    run,
    'ap-debit-note',
    run('create-ap-debit-note', { ...bill, docDate: '2026-05-01', accountNo: '900-9000', amount: 1 }),
    ['900-9000'],
  );
  assert.deepEqual(accountsOf(run('create-ap-invoice', { ...bill, docDate: '2026-05-02', amount: 3 })), ['900-9000']);
  // The chosen account stays, although the newest entry now has another.
  const { lines, docNo } = taken as { lines: readonly Payload[]; docNo: string };
  const changed = run('update-ap-invoice', {
    docNo,
    reason: 'More',
    detailMode: 'update',
    lines: [{ dtlKey: lines[0]?.dtlKey ?? '', amount: 25 }],
  });
  assert.deepEqual(accountsOf(changed), ['900-6000', '900-9000']);
  // Void entries and inactive accounts do not count as history.
  run('void-ap-invoice', { docNo: first.docNo });
  run('void-gl-account', { accountNo: '900-9000' });
  assert.deepEqual(accountsOf(run('create-ap-invoice', { ...bill, docDate: '2026-06-01', amount: 7 })), ['900-6000']);
});

test('other AR and AP entries take the default account, and the history only where the book has none', () => {
  const { book, db, close } = speculativeBook('BLANK');
  const run = runner(book);
  const customer = { debtorCode: '300-A001', docDate: '2026-03-01' };
  assert.deepEqual(accountsOf(run('create-ar-invoice', { ...customer, amount: 10, accountNo: '530-0000' })), ['530-0000']);
  assert.deepEqual(
    accountsOf(run('create-ar-invoice', { ...customer, amount: 10 })),
    ['500-0000'],
    'the default account comes first',
  );
  run('create-ar-invoice', { ...customer, docDate: '2026-03-02', amount: 10, accountNo: '530-0000' });
  for (const role of ['sales', 'salesReturn', 'purchase']) new Records(db).remove('default-account', role);
  const entered = run('create-ar-invoice', { ...customer, docDate: '2026-03-03', amount: 10 });
  assertShown(run, 'ar-invoice', entered, ['530-0000'], 'read-ar-invoice-lines');
  assertShown(run, 'ar-credit-note', run('create-ar-credit-note', { ...customer, docDate: '2026-03-04', amount: 1 }), [
    '530-0000',
  ]);
  const stranger = { ...customer, debtorCode: '300-B001', amount: 10 };
  assert.deepEqual(refusalOf(run('create-ar-invoice', stranger)), ['REQUIRED', ['/accountNo']]);
  assert.match(
    String((run('validate-ar-debit-note', stranger).error as Payload).message),
    /no default account for it, and 300-B001 no earlier document/,
  );
  close();
});

const HQ = { location: 'HQ' };

test('every line shows the account it posts to, in results and reads, for every document', () => {
  const run = runner(freshBook());
  const supplier = { creditorCode: '400-S001', docDate: '2026-03-01' };
  const customer = { debtorCode: '300-A001', docDate: '2026-03-05' };
  const goods = { itemCode: 'WIDGET', qty: 5, unitPrice: 8, ...HQ };
  const fee = { description: 'Fee', amount: 10 };
  const invoice = run('create-purchase-invoice', { ...supplier, lines: [goods, fee, { ...fee, accountNo: '900-9000' }] });
  assertShown(run, 'purchase-invoice', invoice, ['330-0000', '600-1000', '900-9000'], 'read-purchase-invoice-lines');
  run('create-goods-received-note', { ...supplier, docNo: 'GR-1', lines: [goods] });
  const billed = run('transfer-goods-received-note-to-purchase-invoice', { fromDocNo: 'GR-1', docDate: '2026-03-02' });
  assertShown(run, 'purchase-invoice', billed, ['405-0000']);
  const sale = { ...customer, lines: [{ ...goods, qty: 1 }, fee, { ...fee, accountNo: '530-0000' }] };
  assertShown(
    run,
    'sales-invoice',
    run('create-sales-invoice', sale),
    ['500-0000', '500-0000', '530-0000'],
    'read-sales-invoice-lines',
  );
  assertShown(run, 'sales-credit-note', run('create-sales-credit-note', { ...customer, lines: [{ ...goods, qty: 1 }] }), [
    '510-0000',
  ]);
  const entry = {
    bankAccount: '310-1000',
    docDate: '2026-03-06',
    lines: [
      { debtorCode: '300-A001', amount: 5 },
      { accountNo: '900-9000', amount: 2 },
    ],
  };
  assertShown(run, 'gl-cash-book-entry', run('create-gl-cash-book-payment', entry), ['300-0000', '900-9000']);
  const journal = {
    docDate: '2026-03-06',
    lines: [
      { creditorCode: '400-S001', debit: 5 },
      { accountNo: '900-9000', credit: 5 },
    ],
  };
  assertShown(run, 'journal-entry', run('create-journal-entry', journal), ['400-0000', '900-9000']);
  const stock = { docDate: '2026-03-07', lines: [{ itemCode: 'WIDGET', qty: 1, ...HQ }] };
  assertShown(run, 'stock-issue', run('create-stock-issue', stock), ['600-5000'], 'read-stock-issue-lines');
  assertShown(run, 'stock-write-off', run('create-stock-write-off', stock), ['600-4000'], 'read-stock-write-off-lines');
  const validated = run('validate-sales-invoice', sale);
  assert.deepEqual(accountsOf(validated), ['500-0000', '500-0000', '530-0000']);
});

test('a line of purchased goods can be sent back with the account it was read with', () => {
  const run = runner(freshBook());
  const line = { itemCode: 'WIDGET', qty: 5, unitPrice: 8, ...HQ };
  const invoice = run('create-purchase-invoice', { creditorCode: '400-S001', docDate: '2026-03-01', lines: [line] });
  const { lines, docNo } = invoice as { lines: readonly Payload[]; docNo: string };
  const { dtlKey, accountNo } = lines[0] as { dtlKey: string; accountNo: string };
  const changed = run('update-purchase-invoice', {
    docNo,
    reason: 'More',
    detailMode: 'update',
    lines: [{ dtlKey, accountNo, qty: 6 }],
  });
  assert.deepEqual(accountsOf(changed), ['330-0000']);
  const fee = run('create-purchase-invoice', {
    creditorCode: '400-S001',
    docDate: '2026-03-01',
    lines: [{ description: 'Fee', amount: 1, accountNo }],
  });
  assert.deepEqual(refusalOf(fee), ['ACCOUNT_NOT_POSTABLE', ['/lines/0/accountNo']]);
});
