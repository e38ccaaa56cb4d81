import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { freshBook, runner } from '../../conformance/fresh-book.ts';
import { codeOf } from '../../conformance/story.ts';
import type { Database } from '../database.ts';

const HQ = { location: 'HQ' };
const SALE = { itemCode: 'WIDGET', qty: 2, unitPrice: 20, ...HQ };
const invoice = (more: Payload, line: Payload = {}): Payload => ({
  docDate: '2026-02-01',
  debtorCode: '300-A001',
  lines: [{ ...SALE, ...line }],
  ...more,
});
const cash = (paymentAmount: number) => ({ paymentMethod: 'CASH', paymentAmount });
const STATEMENT = { bankAccount: '310-1000', statementDate: '2026-01-31', clearedEntries: [{ docNo: 'PV-000001' }] };

/** Everything the book contains, counters and keys included, except the stored results of commands. */
function dump(db: Database): string {
  const tables = db.all<{ name: string }>(
    `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT IN ('command', 'sqlite_schema') ORDER BY name`,
  );
  const sequence = db.all(`SELECT name, seq FROM sqlite_sequence ORDER BY name`);
  return JSON.stringify(
    [...tables.map(({ name }) => [name, db.all(`SELECT * FROM ${name}`)]), sequence],
    (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value),
  );
}

function busyBook() {
  const seen: { db?: Database } = {};
  const book = freshBook('BLANK', false, {
    onCommitted: (db) => {
      seen.db = db;
    },
  });
  const run = runner(book);
  const must = (type: string, payload: Payload): void => assert.equal(codeOf(run(type, payload)), 'ok', type);
  must('create-purchase-invoice', {
    docDate: '2026-01-02',
    creditorCode: '400-S001',
    lines: [{ itemCode: 'WIDGET', qty: 10, unitPrice: 5, ...HQ }],
  });
  must('create-sales-order', { docDate: '2026-01-03', debtorCode: '300-A001', lines: [SALE] });
  must('transfer-sales-order-to-delivery-order', { fromDocNo: 'SO-000001', docDate: '2026-01-04' });
  must('create-sales-invoice', invoice({ docDate: '2026-01-05' }));
  must('create-ar-payment', {
    docDate: '2026-01-06',
    debtorCode: '300-A001',
    payments: [cash(10)],
    knockOffs: [{ docType: 'IV', docNo: 'IV-000001', amount: 10 }],
  });
  must('create-ar-deposit', { docDate: '2026-01-06', debtorCode: '300-A001', payments: [cash(50)] });
  must('create-gl-cash-book-payment', {
    docDate: '2026-01-07',
    bankAccount: '310-1000',
    chequeNo: '77',
    lines: [{ accountNo: '900-6000', amount: 40 }],
  });
  must('create-gl-bank-reconciliation', { ...STATEMENT, statementBalance: -40 });
  must('create-journal-entry', {
    docDate: '2026-01-08',
    lines: [
      { accountNo: '900-6000', debit: 5 },
      { accountNo: '410-0000', credit: 5 },
    ],
  });
  must('void-journal-entry', { docNo: 'JE-000001' });
  must('create-cash-sale', {
    docDate: '2026-01-09',
    debtorCode: '300-C001',
    lines: [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 10 }],
    payments: [cash(10)],
  });
  must('create-item-bom', { itemCode: 'PART', lines: [{ itemCode: 'A', qty: 1 }] });
  must('create-item-package', { packageCode: 'SET', description: 'Set', unitPrice: 30, lines: [{ itemCode: 'A', qty: 1 }] });
  must('create-debtor', { debtorCode: '300-X001', companyName: 'Gone', isActive: false });
  book.seed([{ kind: 'period-lock', code: '2025', data: { from: '2026-03-01', to: '2026-03-31' } }]);
  must('update-debtor', { debtorCode: '300-B001', phone1: '1', reason: 'Phone' });
  if (!seen.db) throw new Error('Nothing was written.');
  return { book, run, db: seen.db };
}

const REFUSALS: readonly (readonly [command: string, payload: Payload, code: string])[] = [
  ['create-sales-invoice', invoice({ debtorCode: '300-NONE' }), 'UNKNOWN_CODE'],
  ['create-sales-invoice', invoice({ debtorCode: '300-X001' }), 'RECORD_INACTIVE'],
  ['create-sales-invoice', invoice({ docDate: '2025-12-31' }), 'OUTSIDE_FISCAL_YEAR'],
  ['create-sales-invoice', invoice({ docDate: '2026-03-15' }), 'PERIOD_LOCKED'],
  ['create-sales-invoice', invoice({ docNo: 'IV-000001' }), 'DOC_NO_USED'],
  ['create-sales-invoice', invoice({ currencyCode: 'USD' }), 'CURRENCY_MISMATCH'],
  ['create-sales-invoice', invoice({ creditorCode: '400-S001' }), 'INVALID_PAYLOAD'],
  ['create-sales-invoice', invoice({}, { itemCode: 'NONE' }), 'UNKNOWN_CODE'],
  ['create-sales-invoice', invoice({}, { uom: 'CRATE' }), 'UNKNOWN_CODE'],
  ['create-sales-invoice', invoice({}, { location: 'MOON' }), 'UNKNOWN_CODE'],
  ['create-sales-invoice', invoice({}, { location: '' }), 'REQUIRED'],
  ['create-sales-invoice', invoice({}, { accountNo: '330-0000' }), 'ACCOUNT_NOT_POSTABLE'],
  ['create-sales-invoice', invoice({}, { taxCode: 'PST10' }), 'TAX_CODE_INVALID'],
  ['create-sales-invoice', invoice({}, { discount: '200%' }), 'INVALID_PAYLOAD'],
  ['create-sales-invoice', invoice({}, { discount: '41' }), 'INVALID_DISCOUNT'],
  ['create-sales-invoice', invoice({}, { qty: 100 }), 'STOCK_NEGATIVE'],
  ['create-sales-invoice', invoice({ userDefinedFields: { Nope: 1 } }), 'UNKNOWN_CODE'],
  ['create-sales-invoice', invoice({ docNoFormatName: 'NOPE' }), 'UNKNOWN_CODE'],
  ['validate-sales-invoice', invoice({}), 'ok'],
  ['validate-purchase-order', { docDate: '2026-02-01', creditorCode: '400-S001', lines: [SALE] }, 'ok'],
  ['create-cash-sale', { ...invoice({}), payments: [cash(999)] }, 'OVERPAID'],
  [
    'create-ar-payment',
    {
      docDate: '2026-02-01',
      debtorCode: '300-A001',
      payments: [cash(99)],
      knockOffs: [{ docType: 'IV', docNo: 'IV-000001', amount: 99 }],
    },
    'KNOCK_OFF_EXCEEDS',
  ],
  [
    'create-ar-payment',
    { docDate: '2026-02-01', debtorCode: '300-A001', payments: [{ depositDocNo: 'RDP-000001', paymentAmount: 51 }] },
    'DEPOSIT_EXCEEDS',
  ],
  [
    'create-journal-entry',
    {
      docDate: '2026-02-01',
      lines: [
        { accountNo: '900-6000', debit: 5 },
        { accountNo: '410-0000', credit: 4 },
      ],
    },
    'INVALID_PAYLOAD',
  ],
  [
    'create-journal-entry',
    {
      docDate: '2026-02-01',
      lines: [
        { accountNo: '335-0000', debit: 5 },
        { accountNo: '410-0000', credit: 5 },
      ],
    },
    'ACCOUNT_NOT_POSTABLE',
  ],
  ['transfer-sales-order-to-delivery-order', { fromDocNo: 'SO-000001', docDate: '2026-02-01' }, 'TRANSFER_EXCEEDS'],
  ['void-delivery-order', { docNo: 'NONE' }, 'NOT_FOUND'],
  ['void-journal-entry', { docNo: 'JE-000001' }, 'DOC_CANCELLED'],
  ['void-sales-order', { docNo: 'SO-000001' }, 'DOC_TRANSFERRED'],
  ['void-sales-invoice', { docNo: 'IV-000001' }, 'DOC_KNOCKED_OFF'],
  ['void-ar-invoice', { docNo: 'IV-000001' }, 'DOC_KNOCKED_OFF'],
  ['void-gl-cash-book-entry', { docNo: 'PV-000001', docType: 'PV' }, 'BANK_RECONCILED'],
  ['update-gl-cash-book-entry', { docNo: 'PV-000001', docType: 'PV', reason: 'Date', docDate: '2026-01-08' }, 'BANK_RECONCILED'],
  ['void-purchase-invoice', { docNo: 'PI-000001' }, 'STOCK_NEGATIVE'],
  ['update-purchase-invoice', { docNo: 'PI-000001', reason: 'Date', docDate: '2026-01-05' }, 'STOCK_NEGATIVE'],
  ['update-cash-sale', { docNo: 'CS-000001', reason: 'Text', description: 'x' }, 'DOC_PAID'],
  ['update-sales-invoice', { docNo: 'IV-000001', reason: 'Total', Master: { FinalTotal: 1 } }, 'INVALID_PAYLOAD'],
  ['update-sales-invoice', { docNo: 'IV-000001', reason: 'x', withholdingTaxVersion: '2' }, 'INVALID_VALUE'],
  [
    'update-sales-order',
    { docNo: 'SO-000001', reason: 'x', detailMode: 'update', lines: [{ dtlKey: '999', qty: 1 }] },
    'NOT_FOUND',
  ],
  ['update-sales-order', { docNo: 'SO-000001', reason: 'x', validateOnly: true, description: 'Preview' }, 'ok'],
  ['update-sales-order', { docNo: 'SO-000001', reason: 'x', detailMode: 'append', validateOnly: true, lines: [SALE] }, 'ok'],
  ['create-gl-bank-reconciliation', { ...STATEMENT, statementDate: '2026-01-31', statementBalance: -40 }, 'INVALID_DATE'],
  [
    'create-gl-bank-reconciliation',
    { bankAccount: '310-1000', statementDate: '2026-02-28', statementBalance: 7, clearedEntries: [{ docNo: 'PV-000001' }] },
    'NOT_FOUND',
  ],
  ['create-stock-update-cost', { docDate: '2026-02-01', lines: [{ itemCode: 'COG', unitCost: 3, ...HQ }] }, 'NO_STOCK'],
  ['create-item-bom', { itemCode: 'A', lines: [{ itemCode: 'PART', qty: 1 }] }, 'INVALID_VALUE'],
  ['create-item', { itemCode: 'WIDGET', description: 'Again', baseUom: 'PCS' }, 'RECORD_EXISTS'],
  ['create-debtor', { debtorCode: '310-1000', companyName: 'An account' }, 'RECORD_EXISTS'],
  ['update-item', { itemCode: 'WIDGET', costingMethod: 'FIFO', reason: 'x' }, 'FIELD_FROZEN'],
  ['update-item', { itemCode: 'WIDGET', uoms: [{ uom: 'BOX', rate: 10 }], reason: 'x' }, 'FIELD_FROZEN'],
  ['delete-debtor', { debtorCode: '300-A001' }, 'RECORD_IN_USE'],
  ['delete-item', { itemCode: 'A' }, 'RECORD_IN_USE'],
  [
    'update-item-package',
    { packageCode: 'SET', reason: 'x', detailMode: 'append', lines: [{ itemCode: 'A', qty: 1 }] },
    'RECORD_EXISTS',
  ],
  ['create-debtor', { debtorCode: '300-Y001', companyName: 'Y', salesAgent: 'NOBODY' }, 'UNKNOWN_CODE'],
  [
    'bulk-create-quotations',
    {
      mode: 'atomic',
      rows: [
        { debtorCode: '300-A001', lines: [SALE] },
        { debtorCode: '300-NONE', lines: [SALE] },
      ],
    },
    'UNKNOWN_CODE',
  ],
  ['bulk-create-quotations', { validateOnly: true, rows: [{ debtorCode: '300-A001', lines: [SALE] }] }, 'ok'],
];

test('section 11: what is refused, validated or previewed changes no row, no counter and no key', () => {
  const { book, run, db } = busyBook();
  const before = dump(db);
  for (const [command, payload, code] of REFUSALS) {
    const result = run(command, payload);
    assert.equal(codeOf(result), code, `${command} ${JSON.stringify(payload)}: ${JSON.stringify(result.error)}`);
    assert.equal(result.saved ?? false, false, command);
    if (dump(db) !== before) assert.fail(`${command} ${code} changed the book`);
  }
  assert.deepEqual(book.invariants(), []);
});

test('section 4: a protected document is refused with the first reason, in their order', () => {
  const { book, run } = busyBook();
  const voidInvoice = () => codeOf(run('void-sales-invoice', { docNo: 'IV-000001' }));
  const lock = (from: string, to: string) => book.seed([{ kind: 'period-lock', code: 'test', data: { from, to } }]);
  // All at once: not permitted, locked, transferred, settled. They are removed one after another.
  run('transfer-sales-invoice-to-sales-credit-note', {
    fromDocNo: 'IV-000001',
    docDate: '2026-02-02',
    lines: [{ lineNo: 1, qty: 1 }],
  });
  lock('2026-01-01', '2026-01-31');
  book.seed([{ kind: 'setting', code: 'user.permissions', data: { value: { locations: ['KL'] } } }]);
  assert.equal(voidInvoice(), 'PERMISSION_DENIED');
  book.seed([{ kind: 'setting', code: 'user.permissions', data: { value: {} } }]);
  assert.equal(voidInvoice(), 'PERIOD_LOCKED');
  lock('2027-01-01', '2027-01-31');
  assert.equal(voidInvoice(), 'DOC_TRANSFERRED');
  run('void-sales-credit-note', { docNo: 'CN-000001' });
  assert.equal(voidInvoice(), 'DOC_KNOCKED_OFF');
  run('void-ar-payment', { docNo: 'RP-000001' });
  assert.equal(codeOf(run('void-ar-invoice', { docNo: 'IV-000001' })), 'SOURCE_OWNED');
  assert.equal(voidInvoice(), 'ok');
  lock('2026-01-01', '2026-01-31');
  assert.equal(voidInvoice(), 'DOC_CANCELLED');
});

test('a refusal lists every problem with its place, its code and a sentence', () => {
  const { run } = busyBook();
  const result = run('create-sales-invoice', {
    docDate: '2025-01-01',
    debtorCode: '300-A001',
    salesAgent: 'NOBODY',
    lines: [
      { ...SALE, uom: 'CRATE' },
      { ...SALE, location: 'MOON', taxCode: 'PST10' },
    ],
  });
  const { details } = result.error as { details: readonly { path: string; code: string; message: string }[] };
  assert.deepEqual(
    details.map(({ path, code }) => `${path} ${code}`),
    [
      '/docDate OUTSIDE_FISCAL_YEAR',
      '/salesAgent UNKNOWN_CODE',
      '/lines/0/uom UNKNOWN_CODE',
      '/lines/1/taxCode TAX_CODE_INVALID',
      '/lines/1/location UNKNOWN_CODE',
    ],
  );
  assert.ok(details.every(({ message }) => /^.+\.$/.test(message)));
});
