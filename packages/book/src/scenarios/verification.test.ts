import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { freshBook, runner } from '../../conformance/fresh-book.ts';
import { speculativeBook } from '../../conformance/speculative-book.ts';
import type { Database } from '../database.ts';

/** What a test has damaged is shown as it is read, and need not be as declared. */
const DAMAGED = { onResult: () => {} };

/** A book in which a test changes something between the commit of a write and the read that verifies it. */
function disturbed(change: (db: Database) => void) {
  let isArmed = false;
  const book = freshBook('BLANK', false, {
    ...DAMAGED,
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

type Result = {
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
  const result = run('update-sales-invoice', {
    docNo: 'IV-000001',
    reason: 'Text',
    description: 'As ordered',
    ref: 'PO-7',
  }) as unknown as Result;
  assert.deepEqual([result.ok, result.saved, result.error?.code], [false, true, 'VERIFY_MISMATCH']);
  assert.deepEqual(result.writeVerification.differences, [{ path: 'description', expected: 'As ordered', actual: 'Other' }]);
  assert.deepEqual([result.writeVerification.matched, result.writeVerification.identityMatched], [false, true]);
  const { fields } = run('get-sales-invoice', { docNo: 'IV-000001' }) as { fields: Payload };
  assert.deepEqual([fields.Ref, fields.Description], ['PO-7', 'Other']);
});

test('a create whose reload differs says so with verifyAfterSave, line by line, and is not entered twice when sent again', () => {
  const { book, arm } = disturbed((db) => db.run(`UPDATE document_line SET data = json_set(data, '$.qty', 3)`));
  arm();
  const payload = { ...INVOICE, verifyAfterSave: true };
  const result = book.execute('create-sales-invoice', payload, 'once') as unknown as Result;
  assert.deepEqual([result.ok, result.saved, result.error?.code, result.docNo], [false, true, 'VERIFY_MISMATCH', 'IV-000001']);
  assert.deepEqual(result.readBack.differences, [{ path: 'lines/0/qty', expected: 2, actual: 3 }]);
  assert.deepEqual(book.execute('create-sales-invoice', payload, 'once'), result);
  assert.equal((book.execute('list-sales-invoices', {}, 'list').rows as readonly unknown[]).length, 1);
});

test('a void that was not saved, a changed record and missing links are mismatches too', () => {
  const live = disturbed((db) => db.run(`UPDATE document SET status = 'Saved'`));
  live.run('create-sales-invoice', INVOICE);
  live.arm();
  const kept = live.run('void-sales-invoice', { docNo: 'IV-000001' }) as unknown as Result;
  assert.deepEqual([kept.ok, kept.saved, kept.writeVerification.differences[0]?.path], [false, true, 'Cancelled']);

  const renamed = disturbed((db) =>
    db.run(`UPDATE record SET data = json_set(data, '$.companyName', 'Other') WHERE code = '300-B001'`),
  );
  renamed.arm();
  const record = renamed.run('update-debtor', {
    debtorCode: '300-B001',
    companyName: 'Beta',
    reason: 'Name',
  }) as unknown as Result;
  assert.deepEqual([record.ok, record.saved, record.error?.code], [false, true, 'VERIFY_MISMATCH']);

  const unlinked = disturbed((db) => db.run('DELETE FROM document_link'));
  unlinked.run('create-quotation', INVOICE);
  unlinked.run('transfer-quotation-to-sales-order', { fromDocNo: 'QT-000001', docDate: '2026-01-06' });
  unlinked.arm();
  const order = unlinked.run('update-sales-order', { docNo: 'SO-000001', reason: 'Text', description: 'x' }) as unknown as Result;
  assert.deepEqual([order.ok, order.saved, order.writeVerification.linkageMatched], [false, true, false]);
});

test('section 5: a field without a definition can no longer be read, and get reports it', () => {
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

const PARTY = { debtorCode: '300-A001', docDate: '2026-01-05' };
const PAID = [{ paymentMethod: 'CASH', paymentAmount: 100, chequeNo: 'C-1' }];
const PAYMENT = { ...PARTY, payments: PAID, knockOffs: [{ docNo: 'RI-000001', amount: 60 }] };
const CASH_SALE = { ...PARTY, lines: [{ accountNo: '500-0000', amount: 100 }], payments: PAID };
const OWN = 'WHERE doc_key = (SELECT max(doc_key) FROM document)';

/** A tampering between the commit and the verification of a write, and the path of the reported difference. */
const TAMPERED: readonly (readonly [type: string, payload: Payload, sql: string, path: string])[] = [
  [
    'create-ar-payment',
    PAYMENT,
    `UPDATE document SET payments = json_set(payments, '$[0].amount', '1') ${OWN}`,
    'payments/0/paymentAmount',
  ],
  [
    'create-ar-payment',
    PAYMENT,
    `UPDATE document SET payments = json_set(payments, '$[0].account', '310-1000') ${OWN}`,
    'payments/0/posting/account',
  ],
  [
    'create-ar-payment',
    PAYMENT,
    `UPDATE document SET payments = json_set(payments, '$[0].data.chequeNo', 'X') ${OWN}`,
    'payments/0/chequeNo',
  ],
  [
    'create-ar-payment',
    PAYMENT,
    `UPDATE document SET payments = json_insert(payments, '$[1]', json('{"data":{},"amount":"1","charge":"0","withheld":"0"}')) ${OWN}`,
    'payments/length',
  ],
  ['create-ar-payment', PAYMENT, 'UPDATE knock_off SET amount = 1', 'knockOffs/0/amount'],
  ['create-ar-payment', PAYMENT, 'DELETE FROM knock_off', 'knockOffs/0/amount'],
  [
    'create-ar-payment',
    PAYMENT,
    `UPDATE document SET knock_offs = json_set(knock_offs, '$[0].docKey', '2') ${OWN}`,
    'knockOffs/0/docNo',
  ],
  ['create-ar-payment', PAYMENT, `UPDATE document SET total = 1 ${OWN}`, 'finalTotal'],
  ['create-ar-refund', { ...PARTY, payments: PAID }, `UPDATE document SET payments = '[]' ${OWN}`, 'payments/0/paymentAmount'],
  ['create-ar-deposit', { ...PARTY, payments: PAID }, `UPDATE document SET payments = '[]' ${OWN}`, 'payments/0/paymentMethod'],
  [
    'create-cash-sale',
    CASH_SALE,
    `UPDATE document SET payments = json_set(payments, '$[0].amount', '9900') ${OWN}`,
    'payments/0/paymentAmount',
  ],
  ['create-cash-sale', CASH_SALE, `UPDATE document_line SET net = 1 ${OWN}`, 'lines/0/netAmount'],
  [
    'create-cash-sale',
    CASH_SALE,
    `UPDATE document_line SET posting = json_set(posting, '$.account', '510-0000') ${OWN}`,
    'lines/0/posting/account',
  ],
  ['create-cash-sale', CASH_SALE, `UPDATE document SET doc_date = '2026-01-31' ${OWN}`, 'docDate'],
  [
    'create-ar-invoice',
    { ...PARTY, amount: 10, accountNo: '500-0000' },
    `UPDATE document_line SET sub_total = 1 ${OWN}`,
    'amount',
  ],
  [
    'create-item',
    { itemCode: 'N', description: 'N', baseUom: 'PCS', uoms: [{ uom: 'BOX', rate: 12, price: 9 }] },
    `UPDATE record SET data = json_set(data, '$.uoms[0].price', 8) WHERE code = 'N'`,
    'uoms/0/price',
  ],
  [
    'create-item',
    { itemCode: 'M', description: 'M', baseUom: 'PCS', prices: [{ uom: 'PCS', debtorCode: '300-A001', price: 5 }] },
    `UPDATE record SET data = json_remove(data, '$.prices[0]') WHERE code = 'M'`,
    'prices/0/price',
  ],
  [
    'create-debtor',
    { debtorCode: '300-K900', companyName: 'N', branches: [{ branchCode: 'B1', branchName: 'First' }] },
    `UPDATE record SET data = json_set(data, '$.branches[0].branchName', 'X') WHERE code = '300-K900'`,
    'branches/0/branchName',
  ],
  [
    'update-debtor',
    { debtorCode: '300-N001', reason: 'New', branches: [{ branchCode: 'B2', phone1: '2' }] },
    `UPDATE record SET data = json_remove(data, '$.branches[0]') WHERE code = '300-N001'`,
    'branches/0/branchCode',
  ],
  [
    'create-item-package',
    { packageCode: 'P', lines: [{ itemCode: 'GOODS-A', qty: 2 }] },
    `UPDATE record SET data = json_set(data, '$.lines[0].qty', 3) WHERE code = 'P'`,
    'lines/0/qty',
  ],
  [
    'create-item-bom',
    { itemCode: 'PART', lines: [{ itemCode: 'A', qty: 2 }] },
    `UPDATE record SET data = json_set(data, '$.lines[0].itemCode', 'B') WHERE code = 'PART'`,
    'lines/0/itemCode',
  ],
  [
    'create-general-address',
    { code: 'A1', description: 'Yard', address1: 'Gate' },
    `UPDATE record SET data = json_set(data, '$.address1', 'X') WHERE code = 'A1'`,
    'address1',
  ],
  [
    'create-general-currency',
    { code: 'PHP', description: 'Peso', rate: 0.08, effectiveDate: '2026-01-01' },
    `UPDATE record SET data = json_set(data, '$.rate', 1) WHERE kind = 'currency-rate'`,
    'rate',
  ],
  [
    'bulk-create-debtors',
    { rows: [{ debtorCode: '300-M001', companyName: 'M' }] },
    `UPDATE record SET data = json_set(data, '$.companyName', 'X') WHERE code = '300-M001'`,
    'rows/0/companyName',
  ],
];

test('any tampering with a write, a payment, a knock-off or a row of a record is found and named by its verification', () => {
  let tamper: string | null = null;
  const { book, speculate, close } = speculativeBook('BLANK', {
    ...DAMAGED,
    onCommitted: (db) => {
      if (tamper !== null) db.run(tamper);
    },
  });
  const run = runner(book);
  for (const docNo of ['RI-000001', 'RI-000002'])
    run('create-ar-invoice', { ...PARTY, docNo, amount: 60, accountNo: '500-0000' });
  run('create-debtor', { debtorCode: '300-N001', companyName: 'N' });
  for (const [type, payload, sql, path] of TAMPERED) {
    tamper = sql;
    const result = speculate(() => run(type, payload)) as unknown as Result;
    const paths = result.writeVerification?.differences.map((difference) => difference.path) ?? [];
    assert.deepEqual([result.ok, result.saved, result.error?.code], [false, true, 'VERIFY_MISMATCH'], `${type}: ${path}`);
    assert.ok(paths.includes(path), `${type}: ${path} is not among ${paths.join(', ')}`);
  }
  close();
});

test('tampering during the write is found as well, and a missing document is reported as missing', () => {
  const { book, db, close } = speculativeBook('BLANK', DAMAGED);
  db.run(`CREATE TEMP TRIGGER less AFTER INSERT ON document WHEN NEW.payments <> '[]' BEGIN
    UPDATE document SET payments = json_set(payments, '$[0].amount', '1') WHERE doc_key = NEW.doc_key; END`);
  const payload = { ...PARTY, payments: PAID };
  const result = book.execute('create-ar-payment', payload, 'less') as unknown as Result;
  assert.deepEqual([result.ok, result.saved, result.error?.code], [false, true, 'VERIFY_MISMATCH']);
  assert.ok(result.writeVerification.differences.some(({ path }) => path === 'payments/0/paymentAmount'));
  assert.deepEqual(book.execute('create-ar-payment', payload, 'less'), result);
  close();
  const gone = disturbed((book) => {
    book.run('PRAGMA foreign_keys = OFF');
    book.run('DELETE FROM document');
  });
  gone.arm();
  const lost = gone.run('create-quotation', INVOICE) as unknown as Result;
  assert.deepEqual([lost.ok, lost.saved, lost.writeVerification.identityMatched], [false, true, false]);
  assert.deepEqual(lost.writeVerification.differences, [{ path: 'docNo', expected: 'QT-000001', actual: null }]);
});
