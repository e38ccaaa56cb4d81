import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { type Statement, watchedBook } from '../../conformance/watched-book.ts';
import type { Database } from '../database.ts';

const GROWING = [
  'document',
  'document_line',
  'document_link',
  'gl_entry',
  'open_item',
  'knock_off',
  'stock_move',
  'stock_serial',
  'tax_entry',
  'document_reference',
  'record',
];

/** SQLite compares several columns at once by walking over the rows that are equal in all of them; with a key among them that is one. */
const isWalked = (sql: string): boolean => {
  const [, columns = 'doc_key'] = /\(([\w., ]+)\) [<>]=? \(/.exec(sql) ?? [];
  return !/(?:_key|\bleg|\bcode)$/.test(columns);
};

/** What a statement would do to a growing table: scan it from end to end, or sort more than a page of it. */
function faultsOf(db: Database, { sql, parameters }: Statement, mayNotSort: boolean): readonly string[] {
  if (!/^\s*SELECT/.test(sql)) return [];
  if (isWalked(sql)) return [`walks over equal rows: ${sql}`];
  const plan = db.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, parameters).map(({ detail }) => detail);
  return plan.filter((detail) => {
    const [, table = ''] = /^SCAN (\w+)/.exec(detail) ?? [];
    return GROWING.includes(table) || (mayNotSort && /TEMP B-TREE FOR (?:LAST TERM OF )?ORDER BY/.test(detail));
  });
}

/** A sum over all that a party or an item has: it grows with them. One over the rows of a document or of a line does not. */
const isGrowingSum = ({ sql }: Statement): boolean =>
  /^\s*SELECT.*\b(?:sum|count|max|min)\(/s.test(sql) &&
  GROWING.some((table) => new RegExp(`\\bFROM ${table}\\b`).test(sql)) &&
  !/\b(?:doc_key|from_doc_key|dtl_key|from_dtl_key|debit_item|credit_item) = :/.test(sql);

const LISTS: readonly (readonly [command: string, payload: Payload])[] = [
  ['list-sales-invoices', {}],
  ['list-ar-invoices', {}],
  ['list-sales-invoices', { dateFrom: '2026-01-01', dateTo: '2026-06-30' }],
  ['list-sales-invoices', { debtorCode: '300-A001' }],
  ['list-sales-invoices', { debtorCode: '300-A001', dateFrom: '2026-01-01', status: 'Saved' }],
  ['list-sales-invoices', { docNo: 'IV-000001' }],
  ['list-sales-invoices', { status: 'Draft' }],
  ['list-sales-invoices', { status: 'Void' }],
  ['list-sales-invoices', { status: 'Saved' }],
  ['list-sales-invoices', { status: 'Open' }],
  ['list-sales-invoices', { status: 'Settled' }],
  ['list-sales-invoices', { changedSince: '2026-01-01T00:00:00Z' }],
  ['list-sales-invoices', { changedSince: '2026-01-01T00:00:00Z', debtorCode: '300-A001', status: 'Open' }],
  ['list-ar-deposits', { status: 'Open' }],
  ['list-sst-processors', { isCommitted: false }],
  ['list-arap-contras', { debtorCode: '300-A001' }],
  ['read-sales-invoice-lines', {}],
  ['read-sales-invoice-lines', { dateFrom: '2026-01-01', dateTo: '2026-06-30' }],
  ['read-sales-invoice-lines', { debtorCode: '300-A001' }],
  ['read-sales-detail-lines', {}],
  ['read-ar-outstanding-documents', { debtorCode: '300-A001' }],
  ['read-ar-outstanding-documents', {}],
  ['read-ar-payment-lines', {}],
  ['read-ar-payment-lines', { debtorCode: '300-A001', dateFrom: '2026-01-01' }],
  ['read-stock-detail-lines', {}],
  ['read-stock-detail-lines', { itemCode: 'WIDGET' }],
  ['read-stock-detail-lines', { itemCode: 'WIDGET', location: 'HQ', dateFrom: '2026-01-01' }],
  ['list-gl-cash-book-documents', {}],
  ['list-gl-cheques', {}],
  ['list-gl-cheques', { bankAccount: '310-1000', dateFrom: '2026-01-01', dateTo: '2026-06-30', search: '77' }],
  ['list-gl-bank-reconciliation-uncleared', {}],
  ['read-debtors', {}],
  ['read-debtors', { code: '300-A001' }],
  ['read-debtors', { name: 'sdn', isActive: true }],
  ['read-debtors', { isActive: false }],
  ['read-debtors', { changedSince: '2026-01-01T00:00:00Z' }],
  ['read-items', {}],
  ['read-items', { search: 'bolt', itemGroup: 'GOODS' }],
  ['list-tax-codes', { isActive: false, changedSince: '2026-01-01T00:00:00Z' }],
];

const LOOK_UPS: readonly (readonly [command: string, payload: Payload])[] = [
  ['read-sales-invoice-lines', { itemCode: 'WIDGET' }],
  ['read-sales-invoice-lines', { docNo: 'IV-000001' }],
  ['list-sales-invoices', { status: 'Open', debtorCode: '300-A001' }],
  // At most 500 are asked for by key, and sorted.
  ['list-sales-invoices', { keys: ['IV-000001', 'IV-000002'] }],
  ['list-sales-invoices', { keys: ['IV-000001', 'IV-000002'], changedSince: '2026-01-01T00:00:00Z' }],
  ['read-sales-invoice-lines', { keys: ['IV-000001'] }],
  ['read-sales-invoice-lines', { keys: ['IV-000001'], itemCode: 'WIDGET' }],
  ['read-ar-payment-lines', { keys: ['RP-000001'] }],
  ['list-sst-processors', { keys: ['SST-000001'] }],
  ['read-debtors', { keys: ['300-A001'], changedSince: '2026-01-01T00:00:00Z' }],
  // Those of one party are sorted: the party is on lines, so no index has them in order.
  ['list-journal-entries', { debtorCode: '300-A001' }],
  ['list-gl-cash-book-entries', { creditorCode: '400-S001' }],
  ['list-arap-contras', { creditorCode: '400-S001' }],
  ['read-ar-outstanding', {}],
  ['read-item-sales-by-customer', {}],
  ['read-stock-movement', {}],
  ['stock-balance', {}],
  ['get-stock-item-detail', { itemCode: 'WIDGET' }],
  ['get-sales-invoice', { docNo: 'IV-000001' }],
  // Sorts at most a thousand documents; a text that is in more is looked for in the order of the list.
  ['list-sales-invoices', { search: 'web' }],
  ['get-ar-payment', { docNo: 'RP-000001' }],
  ['get-debtor-credit-control', { debtorCode: '300-A001' }],
  ['debtor-statement-report', { debtorCode: '300-A001' }],
];

test('what all customers owed on a day is read with one look for what was settled since then', () => {
  const { book, statements } = watchedBook();
  const lines = [{ description: 'Fee', qty: 1, unitPrice: 10 }];
  for (const debtorCode of ['300-A001', '300-B001', '300-C001'])
    assert.equal(book.execute('create-sales-invoice', { debtorCode, docDate: '2026-07-01', lines }, debtorCode).ok, true);
  statements.length = 0;
  const { rows } = book.execute('read-ar-outstanding', { asOf: '2026-07-02' }, 'owed');
  assert.equal((rows as readonly Payload[]).length, 3);
  assert.equal(statements.filter(({ sql }) => sql.includes('knock_off')).length, 1);
});

test('section 6: no read scans a growing table from end to end, and lists are read in the order of an index', () => {
  const { book, db, statements } = watchedBook();
  const HQ = { location: 'HQ' };
  book.execute(
    'create-stock-receive',
    { docDate: '2026-01-01', lines: [{ itemCode: 'WIDGET', qty: 9, unitCost: 1, ...HQ }] },
    'w1',
  );
  book.execute(
    'create-sales-invoice',
    { docDate: '2026-01-02', debtorCode: '300-A001', lines: [{ itemCode: 'WIDGET', qty: 1, ...HQ }] },
    'w2',
  );
  book.execute(
    'create-ar-payment',
    { docDate: '2026-01-03', debtorCode: '300-A001', payments: [{ paymentMethod: 'CASH', paymentAmount: 1 }] },
    'w3',
  );
  const faults: string[] = [];
  for (const [mayNotSort, reads] of [
    [true, LISTS],
    [false, LOOK_UPS],
  ] as const) {
    for (const [command, payload] of reads) {
      statements.length = 0;
      const result = book.execute(command, payload, `read-${command}`);
      assert.equal(result.ok, true, `${command}: ${JSON.stringify(result.error)}`);
      for (const statement of [...statements]) {
        for (const fault of faultsOf(db, statement, mayNotSort)) faults.push(`${command} ${JSON.stringify(payload)}: ${fault}`);
      }
    }
  }
  assert.deepEqual([...new Set(faults)], []);
});

/** How each filter finds its documents or records: the index, and the part of it that limits the rows read. */
const WAYS: readonly (readonly [command: string, payload: Payload, step: string])[] = [
  ['list-sales-invoices', {}, 'document_by_date (doc_type=? AND doc_date<?)'],
  ['list-sales-invoices', { dateFrom: '2026-01-01' }, 'document_by_date (doc_type=? AND doc_date>? AND doc_date<?)'],
  ['list-sales-invoices', { debtorCode: '300-A001' }, 'document_by_party (party=? AND doc_type=? AND doc_date<?)'],
  ['list-sales-invoices', { search: 'web' }, 'document_search VIRTUAL TABLE INDEX 0:M2'],
  ['list-sales-invoices', { search: 'we' }, 'document_by_date (doc_type=? AND doc_date<?)'],
  ['list-sales-invoices', { docNo: 'IV-000001' }, 'sqlite_autoindex_document_1 (doc_type=? AND doc_no=?)'],
  ['list-sales-invoices', { keys: ['IV-000001'] }, 'sqlite_autoindex_document_1 (doc_type=? AND doc_no=?)'],
  ['read-sales-invoice-lines', { keys: ['IV-000001'] }, 'sqlite_autoindex_document_1 (doc_type=? AND doc_no=?)'],
  ['list-sales-invoices', { status: 'Void' }, 'document_not_saved (doc_type=? AND status=? AND doc_date<?)'],
  ['list-sales-invoices', { status: 'Open' }, 'open_item_by_date (side=? AND (doc_date,doc_key)<(?,?))'],
  ['list-sales-invoices', { status: 'Open', debtorCode: '300-A001' }, 'open_item_open (side=? AND party=? AND doc_date<?)'],
  [
    'list-sales-invoices',
    { changedSince: '2026-01-01T00:00:00Z' },
    'document_by_change (doc_type=? AND changed_at>? AND changed_at<?)',
  ],
  ['list-journal-entries', { debtorCode: '300-A001' }, 'document_reference_target (kind=? AND code=?)'],
  ['read-sales-invoice-lines', { debtorCode: '300-A001' }, 'document_by_party (party=? AND doc_type=? AND doc_date<?)'],
  ['read-ar-payment-lines', { debtorCode: '300-A001' }, 'document_by_party (party=? AND doc_type=? AND doc_date<?)'],
  ['read-debtors', { keys: ['300-A001', '300-B001'] }, 'PRIMARY KEY (kind=? AND code=?)'],
  ['read-debtors', { isActive: false }, 'record_inactive (kind=? AND code>?)'],
  [
    'read-debtors',
    { changedSince: '2026-01-01T00:00:00Z' },
    'record_by_change (kind=? AND changed_at>? AND (changed_at,code)<(?,?))',
  ],
  ['read-debtors', { search: 'sdn' }, 'PRIMARY KEY (kind=? AND code>?)'],
];

test('section 6: each filter of a list is served by the index that was made for it', () => {
  const { book, db, statements } = watchedBook();
  for (const [command, payload, step] of WAYS) {
    statements.length = 0;
    assert.equal(book.execute(command, payload, 'read').ok, true, command);
    const plans = [...statements].flatMap(({ sql, parameters }) =>
      db.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, parameters).map(({ detail }) => detail),
    );
    assert.ok(
      plans.some((detail) => detail.endsWith(step)),
      `${command} ${JSON.stringify(payload)}:\n${plans.join('\n')}`,
    );
  }
});

test('section 4: a write neither scans a growing table nor sums what a party or an item has in it', () => {
  const { book, db, statements } = watchedBook();
  const HQ = { location: 'HQ' };
  const run = (type: string, payload: Payload) => book.execute(type, payload, `${type}-${statements.length}`);
  const steps: readonly (readonly [string, Payload])[] = [
    [
      'create-purchase-invoice',
      { docDate: '2026-01-01', creditorCode: '400-S001', lines: [{ itemCode: 'WIDGET', qty: 9, unitPrice: 1, ...HQ }] },
    ],
    ['create-sales-order', { docDate: '2026-01-02', debtorCode: '300-A001', lines: [{ itemCode: 'WIDGET', qty: 4, ...HQ }] }],
    ['transfer-sales-order-to-delivery-order', { fromDocNo: 'SO-000001', docDate: '2026-01-02' }],
    ['transfer-delivery-order-to-sales-invoice', { fromDocNo: 'DO-000001', docDate: '2026-01-02' }],
    [
      'create-ar-payment',
      {
        docDate: '2026-01-03',
        debtorCode: '300-A001',
        payments: [{ paymentMethod: 'CASH', paymentAmount: 1 }],
        knockOffs: [{ docType: 'IV', docNo: 'IV-000001', amount: 1 }],
      },
    ],
    ['create-stock-take', { docDate: '2026-01-04', ...HQ, lines: [{ itemCode: 'WIDGET', countedQty: 7 }] }],
    ['update-sales-order', { docNo: 'SO-000001', reason: 'Text', description: 'x' }],
    ['void-ar-payment', { docNo: 'RP-000001' }],
  ];
  const faults: string[] = [];
  for (const [command, payload] of steps) {
    statements.length = 0;
    const result = run(command, payload);
    assert.equal(result.ok, true, `${command}: ${JSON.stringify(result.error)}`);
    for (const statement of [...statements]) {
      for (const fault of faultsOf(db, statement, false)) faults.push(`${command}: ${fault} ${statement.sql}`);
      if (isGrowingSum(statement)) faults.push(`${command}: ${statement.sql}`);
    }
  }
  assert.deepEqual([...new Set(faults)], []);
});
