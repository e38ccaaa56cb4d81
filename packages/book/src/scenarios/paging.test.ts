import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { freshBook, runner } from '../../conformance/fresh-book.ts';
import { codeOf, type Run } from '../../conformance/story.ts';

const HQ = { location: 'HQ' };
const day = (n: number): string => `2026-01-${String((n % 28) + 1).padStart(2, '0')}`;

/** Some months of a shop in short: sales of several items to several customers, with payments. */
function fill(run: Run): void {
  for (const itemCode of ['WIDGET', 'COG', 'BOLT']) {
    for (const location of ['HQ', 'KL'])
      run('create-stock-receive', { docDate: '2026-01-01', lines: [{ itemCode, qty: 500, unitCost: 2, location }] });
  }
  for (let n = 0; n < 12; n += 1) {
    const debtorCode = ['300-A001', '300-B001', '300-C001'][n % 3] ?? '';
    run('create-sales-invoice', {
      debtorCode,
      docDate: day(n * 5),
      lines: [
        { itemCode: 'WIDGET', qty: 1, unitPrice: 10, ...HQ },
        { itemCode: 'COG', qty: 2, unitPrice: 5, ...HQ },
      ],
    });
    run('create-ar-payment', {
      debtorCode,
      docDate: day(n * 5),
      payments: [
        { paymentMethod: 'CASH', paymentAmount: 3 },
        { paymentMethod: 'CHEQUE', paymentAmount: 2, chequeNo: `C${n}` },
      ],
    });
  }
}

type Row = Readonly<Record<string, unknown>>;

function pages(run: Run, command: string, payload: Payload, limit: number, between?: () => void): readonly Row[] {
  const all: Row[] = [];
  let cursor: string | null = null;
  do {
    const result: Record<string, unknown> = run(command, { ...payload, limit, ...(cursor === null ? {} : { cursor }) });
    assert.equal(result.ok, true, `${command}: ${JSON.stringify(result.error)}`);
    const rows = result.rows as readonly Row[];
    assert.ok(rows.length <= limit, `${command} gave ${rows.length} rows for a limit of ${limit}`);
    assert.equal(result.count, rows.length);
    all.push(...rows);
    cursor = result.nextCursor as string | null;
    between?.();
  } while (cursor !== null);
  return all;
}

const READS: readonly (readonly [command: string, payload: Payload])[] = [
  ['list-sales-invoices', {}],
  ['list-ar-invoices', {}],
  ['list-gl-cash-book-documents', {}],
  ['list-gl-cheques', {}],
  ['list-gl-bank-reconciliation-uncleared', {}],
  ['list-general-areas', {}],
  ['read-sales-invoice-lines', {}],
  ['read-sales-invoice-lines', { itemCode: 'COG' }],
  ['read-sales-invoice-lines', { debtorCode: '300-B001', dateFrom: '2026-01-03' }],
  ['read-sales-detail-lines', {}],
  ['read-ar-outstanding-documents', {}],
  ['read-ar-outstanding-documents', { debtorCode: '300-A001' }],
  ['read-ar-outstanding', {}],
  ['read-ar-payment-lines', {}],
  ['read-item-sales-by-customer', {}],
  ['read-stock-detail-lines', {}],
  ['read-stock-detail-lines', { itemCode: 'WIDGET', location: 'HQ' }],
  ['read-stock-movement', { includeCards: false }],
  ['stock-balance', {}],
  ['read-items', {}],
  ['read-debtors', {}],
];

test('all pages together are the whole read, for any page size', () => {
  const run = runner(freshBook('BLANK', false));
  fill(run);
  for (const [command, payload] of READS) {
    const whole = run(command, { ...payload, limit: 5000 }) as { rows: readonly Row[]; nextCursor: string | null };
    assert.equal(whole.nextCursor, null, command);
    assert.ok(whole.rows.length > 1, `${command} has ${whole.rows.length} rows`);
    for (const limit of [1, 2, 7]) assert.deepEqual(pages(run, command, payload, limit), whole.rows, `${command} by ${limit}`);
  }
});

test('documents entered between two pages neither repeat a row nor hide one', () => {
  const run = runner(freshBook('BLANK', false));
  fill(run);
  for (const [command, payload] of READS) {
    const before = run(command, { ...payload, limit: 5000 }).rows as readonly Row[];
    let count = 0;
    const read = pages(run, command, payload, 3, () => {
      count += 1;
      if (count > 2) return;
      // The newest day and the oldest: before and after the position of the read.
      for (const docDate of ['2026-01-28', '2026-01-01']) {
        run('create-sales-invoice', {
          debtorCode: '300-B001',
          docDate,
          lines: [{ itemCode: 'COG', qty: 1, unitPrice: 5, ...HQ }],
        });
        run('create-ar-payment', {
          debtorCode: '300-B001',
          docDate,
          payments: [{ paymentMethod: 'CHEQUE', paymentAmount: 2, chequeNo: `N${count}` }],
        });
      }
    });
    const keyOf = (row: Row): string =>
      [row.glKey, row.dtlKey, row.docKey, row.seq, row.itemCode, row.location, row.debtorCode, row.code].join(' ');
    const seen = read.map(keyOf);
    assert.equal(new Set(seen).size, seen.length, `${command} repeats a row`);
    const missing = before.map(keyOf).filter((key) => !seen.includes(key));
    assert.deepEqual(missing, [], `${command} hid a row`);
  }
});

test('a cursor belongs to its read', () => {
  const run = runner(freshBook('BLANK', false));
  fill(run);
  const { nextCursor } = run('list-sales-invoices', { limit: 1 });
  assert.equal(codeOf(run('read-sales-invoice-lines', { cursor: nextCursor })), 'INVALID_VALUE');
  assert.equal(codeOf(run('list-sales-invoices', { cursor: 'nonsense' })), 'INVALID_VALUE');
  assert.equal(codeOf(run('list-sales-invoices', { limit: 5001 })), 'INVALID_PAYLOAD');
});
