/** The views of a mirror of the sample company against what its book reports, to the sen. */

import assert from 'node:assert/strict';
import type { Ledgerline } from '../../packages/client/src/index.ts';
import type { MirrorTarget } from '../../packages/client/src/mirror.ts';

type Targets = readonly MirrorTarget[];

type Sums = Readonly<Record<string, readonly number[]>>;

const sen = (amount: unknown): number => Math.round(Number(amount ?? 0) * 100);

/** Rows by a name, each as amounts in sen. */
const sumsOf = (
  rows: readonly Readonly<Record<string, unknown>>[],
  name: (row: Readonly<Record<string, unknown>>) => string,
  columns: readonly string[],
): Sums =>
  Object.fromEntries(
    rows.map((row) => [name(row), columns.map((column) => sen(row[column]))] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

async function assertView(
  targets: Targets,
  sql: string,
  name: string,
  columns: readonly string[],
  expected: Sums,
): Promise<void> {
  for (const target of targets)
    assert.deepEqual(
      sumsOf(await target.query(sql), (row) => String(row[name]), columns),
      expected,
      `${target.place}: ${sql}`,
    );
}

const AGES = ['current', 'month1', 'month2', 'month3', 'month4', 'month5', 'total'];
const AGE_COLUMNS = ['current_month', 'month_1', 'month_2', 'month_3', 'month_4', 'month_5_and_more', 'total'];

/** The book is asked once for all targets. */
export async function assertViews(targets: Targets, client: Ledgerline): Promise<void> {
  const [first] = targets;
  assert.ok(first);
  const [{ today } = { today: '' }] = await first.query(`SELECT CAST(CURRENT_DATE AS TEXT) AS today`);
  await assertOpen(targets, client, String(today));
  const months = (await first.query('SELECT month FROM v_sales_by_month ORDER BY month')).map(({ month }) => String(month));
  assert.ok(months.length >= 12);
  for (const month of months) {
    const [dateFrom, dateTo] = [`${month}-01`, lastDay(month)];
    const { report } = await client.run('sales-report-html', { dateFrom, dateTo, groupBy: 'month' });
    const expected = { [month]: [sen(report.net), sen(report.tax)] };
    const ofMonth = `WHERE month = '${month}'`;
    await assertView(targets, `SELECT * FROM v_sales_by_month ${ofMonth}`, 'month', ['net', 'tax'], expected);
    const customers = `SELECT month, sum(net) AS net, sum(tax) AS tax FROM v_sales_by_customer_month ${ofMonth} GROUP BY month`;
    await assertView(targets, customers, 'month', ['net', 'tax'], expected);
    await assertItems(targets, client, month);
  }
  await assertPurchasesAndTax(targets, client);
}

const lastDay = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

/** Every open document, and the totals of the aged report in each currency. */
async function assertOpen(targets: Targets, client: Ledgerline, today: string): Promise<void> {
  const sides = [
    ['receivables', 'read-ar-outstanding-documents'],
    ['payables', 'read-ap-outstanding-documents'],
  ] as const;
  for (const [side, type] of sides) {
    const reported: Readonly<Record<string, unknown>>[] = [];
    for await (const row of client.rows(type, { asOf: today }))
      reported.push(row as unknown as Readonly<Record<string, unknown>>);
    assert.ok(reported.length > 5);
    const open = sumsOf(reported, (row) => String(row.docKey), ['outstanding', 'daysOverdue']);
    await assertView(targets, `SELECT * FROM v_open_${side}`, 'doc_key', ['outstanding', 'days_overdue'], open);
    const { report } = (await client.run('statement-report-html', {
      template: `aged-${side}`,
      dateTo: today,
    } as never)) as unknown as {
      report: { currencies: readonly Readonly<Record<string, unknown>>[] };
    };
    const sums = AGE_COLUMNS.map((column) => `sum(${column}) AS ${column}`).join(', ');
    const aged = sumsOf(report.currencies, (row) => String(row.currencyCode), AGES);
    await assertView(
      targets,
      `SELECT currency_code, ${sums} FROM v_${side}_aged GROUP BY currency_code`,
      'currency_code',
      AGE_COLUMNS,
      aged,
    );
  }
}

async function assertItems(targets: Targets, client: Ledgerline, month: string): Promise<void> {
  const sums = new Map<string, { qty: number; net: number; tax: number }>();
  for await (const { itemCode, qty, net, tax } of client.rows('read-item-sales-by-customer', {
    dateFrom: `${month}-01`,
    dateTo: lastDay(month),
  })) {
    const sum = sums.get(itemCode) ?? { qty: 0, net: 0, tax: 0 };
    sums.set(itemCode, { qty: sum.qty + qty, net: sum.net + net, tax: sum.tax + tax });
  }
  const columns = ['qty', 'net', 'tax'];
  const reported = sumsOf(
    [...sums].map(([item, sum]) => ({ item, ...sum })),
    ({ item }) => String(item),
    columns,
  );
  await assertView(targets, `SELECT * FROM v_sales_by_item_month WHERE month = '${month}'`, 'item_code', columns, reported);
}

/** Against the reads of all lines, which are not those that the mirror was made from. */
async function assertPurchasesAndTax(targets: Targets, client: Ledgerline): Promise<void> {
  const bought = new Map<string, number>();
  const taxed = new Map<string, number>();
  const add = (sums: Map<string, number>, name: string, amount: number): void =>
    void sums.set(name, (sums.get(name) ?? 0) + sen(amount));
  const sides = [
    ['input', 'read-purchase-detail-lines', ['PI', 'CP', 'PR']],
    ['output', 'read-sales-detail-lines', ['IV', 'CS', 'DN', 'CN']],
  ] as const;
  for (const [side, type, types] of sides)
    for await (const line of client.rows(type, {}) as AsyncIterable<Line>) {
      if (line.status !== 'Saved' || !(types as readonly string[]).includes(line.docType)) continue;
      const sign = line.docType === 'PR' || line.docType === 'CN' ? -1 : 1;
      const month = line.docDate.slice(0, 7);
      if (side === 'input') add(bought, month, sign * line.localNetAmount);
      if (line.taxCode !== undefined) add(taxed, `${month} ${side} ${line.taxCode}`, sign * line.localTaxAmount);
    }
  await assertView(targets, 'SELECT * FROM v_purchases_by_month', 'month', ['net'], plain(bought));
  const named = `SELECT month || ' ' || side || ' ' || tax_code AS name, tax FROM v_tax_by_code_month`;
  await assertView(targets, named, 'name', ['tax'], plain(taxed));
}

interface Line {
  readonly status: string;
  readonly docType: string;
  readonly docDate: string;
  readonly localNetAmount: number;
  readonly localTaxAmount: number;
  readonly taxCode?: string;
}

const plain = (sums: ReadonlyMap<string, number>): Sums =>
  Object.fromEntries([...sums].map(([name, sum]) => [name, [sum]] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The postings of every document against the trial balance of the book. */
export async function assertLedger(target: MirrorTarget, client: Ledgerline): Promise<void> {
  const balances = await client.run('read-gl-account-balance', {});
  const posted = balances.rows.filter(({ debit, credit }) => debit !== 0 || credit !== 0);
  assert.ok(posted.length > 10);
  const expected = sumsOf(
    posted.map(({ accountNo, debit, credit }) => ({ accountNo, debit, credit })),
    ({ accountNo }) => String(accountNo),
    ['debit', 'credit'],
  );
  const ledger = 'SELECT account_no, sum(debit) AS debit, sum(credit) AS credit FROM v_postings GROUP BY account_no';
  await assertView([target], ledger, 'account_no', ['debit', 'credit'], expected);
}
