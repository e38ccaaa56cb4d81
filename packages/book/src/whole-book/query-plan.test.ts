import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { assertDeclared } from '../../conformance/declared-result.ts';
import { templateOf } from '../../conformance/fresh-book.ts';
import { Book, type Database, fixedClock, openDatabase } from '../index.ts';

type Run = (type: string, payload: Payload) => Readonly<Record<string, unknown>>;

/** A book that counts every statement it runs. */
function watchedBook(): { readonly run: Run; readonly db: Database; readonly statements: Map<string, number> } {
  const db = openDatabase(':memory:');
  db.run(`ATTACH '${templateOf('BLANK')}' AS template`);
  for (const { name } of db.all<{ name: string }>(
    `SELECT name FROM template.sqlite_master JOIN pragma_table_list USING (name)
       WHERE schema = 'template' AND pragma_table_list.type = 'table' AND (name NOT LIKE 'sqlite_%' OR name = 'sqlite_sequence')
       ORDER BY sqlite_master.rowid`,
  )) {
    db.run(`DELETE FROM main.${name}`);
    db.run(`INSERT INTO main.${name} SELECT * FROM template.${name}`);
  }
  db.run('DETACH template');
  const statements = new Map<string, number>();
  const noted =
    <Result>(work: (sql: string, parameters?: Parameters<Database['all']>[1]) => Result) =>
    (sql: string, parameters?: Parameters<Database['all']>[1]): Result => {
      statements.set(sql, (statements.get(sql) ?? 0) + 1);
      return work(sql, parameters);
    };
  const watched: Database = {
    ...db,
    all: noted(db.all) as Database['all'],
    get: noted(db.get) as Database['get'],
    run: noted(db.run),
  };
  const book = new Book(watched, { clock: fixedClock('2026-07-06T04:00:00.000Z'), onResult: assertDeclared });
  let count = 0;
  const run: Run = (type, payload) => {
    count += 1;
    const result = book.execute(type, payload, `plan-${count}`);
    assert.equal(result.ok, true, `${type}: ${JSON.stringify(result.error)}`);
    return result;
  };
  return { run, db, statements };
}

const ITEMS = ['WIDGET', 'COG', 'BOLT', 'A', 'B'];
const lines = (more: Payload) => ITEMS.map((itemCode) => ({ itemCode, location: 'HQ', ...more }));

/** What most callers send most of the time. */
function playHotPath(run: Run): void {
  const customer = { debtorCode: '300-A001', docDate: '2026-07-03' };
  run('create-purchase-invoice', { creditorCode: '400-S001', docDate: '2026-07-01', lines: lines({ qty: 50, unitPrice: 3 }) });
  const sale = { ...customer, lines: lines({ qty: 2, unitPrice: 12.34, taxCode: 'ST10' }) };
  const invoice = run('create-sales-invoice', sale);
  const { FinalTotal } = invoice.fields as { FinalTotal: number };
  run('create-ar-payment', {
    ...customer,
    payments: [{ paymentMethod: 'BANK', paymentAmount: FinalTotal }],
    knockOffs: [{ docType: 'IV', docNo: invoice.docNo as string, amount: FinalTotal }],
  });
  run('create-delivery-order', { ...sale, docDate: '2026-07-04' });
  run('transfer-delivery-order-to-sales-invoice', { fromDocNo: 'DO-000001', docDate: '2026-07-05' });
  run('transfer-sales-invoice-to-sales-credit-note', {
    fromDocNo: 'IV-000001',
    docDate: '2026-07-05',
    lines: [{ lineNo: 1, qty: 1 }],
  });
  run('create-cash-sale', {
    ...customer,
    lines: lines({ qty: 1, unitPrice: 10 }),
    payments: [{ paymentMethod: 'CASH', paymentAmount: 50 }],
  });
  run('update-delivery-order', { docNo: 'DO-000001', reason: 'Other words', ref: 'X-1' });
  run('void-sales-credit-note', { docNo: 'CN-000001' });
  run('get-sales-invoice', { docNo: 'IV-000001' });
  run('get-ar-payment', { docNo: 'RP-000001' });
  run('list-sales-invoices', {});
  run('list-ar-invoices', {});
}

test('no statement of the hot path reads a whole table', () => {
  const { run, db, statements } = watchedBook();
  playHotPath(run);
  const scans = [...statements.keys()]
    .filter((sql) => /^\s*(?:SELECT|UPDATE|DELETE|WITH)\b/i.test(sql))
    .flatMap((sql) => {
      const names = [...sql.matchAll(/:([A-Za-z_]\w*)/g)].map(([, name = '']) => [name, null] as const);
      const plan = db.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, Object.fromEntries(names));
      // Rows of a JSON text, and rows that a part of the same statement has just found.
      const isWhole = ({ detail }: { detail: string }): boolean =>
        /^SCAN (?!CONSTANT ROW|json_each|\(|counted\b)/.test(detail) && !detail.includes('VIRTUAL TABLE');
      return plan.filter(isWhole).map(({ detail }) => `${detail}: ${sql.replace(/\s+/g, ' ')}`);
    });
  assert.ok(statements.size > 60, `${statements.size} statements`);
  assert.deepEqual(scans, []);
});

test('a movement with another cost takes few statements, and no amount owed is read', () => {
  const { run, db, statements } = watchedBook();
  const buy = (docDate: string, unitPrice: number) =>
    run('create-purchase-invoice', {
      creditorCode: '400-S001',
      docDate,
      lines: [{ itemCode: 'WIDGET', location: 'HQ', qty: 50, unitPrice }],
    });
  const sales = 20;
  buy('2026-07-02', 3);
  for (let sale = 0; sale < sales; sale += 1) {
    run('create-sales-invoice', {
      debtorCode: '300-A001',
      docDate: '2026-07-03',
      lines: [{ itemCode: 'WIDGET', location: 'HQ', qty: 1, unitPrice: 9 }],
    });
  }
  const ledger = () => db.all<{ gl_key: bigint; debit: bigint }>('SELECT gl_key, debit FROM gl_entry ORDER BY gl_key');
  const before = ledger();
  statements.clear();
  buy('2026-07-03', 3);
  const forward = new Map(statements);
  statements.clear();
  buy('2026-07-01', 5);
  const more = [...statements].map(([sql, count]) => [sql, count - (forward.get(sql) ?? 0)] as const);
  const count = more.reduce((sum, [, times]) => sum + Math.max(times, 0), 0);
  assert.ok(count <= 8 * (sales + 2), `${count} statements for ${sales} sales`);
  const owed = more.filter(([sql, times]) => times > 0 && /open_item|knock_off/.test(sql));
  assert.deepEqual(owed, []);
  // Rows keep their keys; only the amounts change.
  const after = ledger().slice(0, before.length);
  assert.deepEqual(
    after.map((row) => row.gl_key),
    before.map((row) => row.gl_key),
  );
  assert.equal(after.filter((row, index) => row.debit !== before[index]?.debit).length, sales);
});
