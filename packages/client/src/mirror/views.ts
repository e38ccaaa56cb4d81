/** Views over the tables of a mirror. They add up what the book has worked out, and work out nothing of their own. */

import { mirrorEntities } from '../generated/mirror-reads.ts';
import { DELETED, type EntityPlan, POSTINGS } from './table-plan.ts';
import { type Dialect, quoted } from './target.ts';

export interface View {
  readonly name: string;
  readonly text: string;
}

/** How the names of views begin; no table does. */
export const VIEW = 'v_';

/** A table of documents, and how its amounts count. */
interface Part {
  readonly table: string;
  readonly sign: 1 | -1;
}

const part = (table: string, sign: 1 | -1 = 1): Part => ({ table, sign });

const RECEIVABLE = [
  'sales_invoices',
  'cash_sales',
  'sales_debit_notes',
  'sales_credit_notes',
  'ar_invoices',
  'ar_debit_notes',
  'ar_credit_notes',
  'ar_payments',
  'ar_refunds',
];
const PAYABLE = [
  'purchase_invoices',
  'cash_purchases',
  'purchase_returns',
  'ap_invoices',
  'ap_debit_notes',
  'ap_credit_notes',
  'ap_payments',
  'ap_refunds',
];
/** Every table of postings: a ledger that lacks some of its documents does not add up. */
const POSTED = mirrorEntities.flatMap(({ postings }) => (postings === undefined ? [] : [postings.table]));
const SALES = [part('sales_invoice'), part('cash_sale'), part('sales_debit_note'), part('sales_credit_note', -1)];
const PURCHASES = [part('purchase_invoice'), part('cash_purchase'), part('purchase_return', -1)];

/** The views whose tables are all in the plan. */
export function viewsOf(plans: readonly EntityPlan[], dialect: Dialect): readonly View[] {
  const tables = new Set(plans.flatMap(({ table, children }) => [table.name, ...children.map((child) => child.table.name)]));
  const has = (needed: readonly string[]): boolean => needed.every((name) => tables.has(name));
  const lines = (parts: readonly Part[]): readonly string[] => parts.map(({ table }) => `${table}_lines`);
  return [
    ...(has(RECEIVABLE) ? openViews('receivables', RECEIVABLE, dialect) : []),
    ...(has(PAYABLE) ? openViews('payables', PAYABLE, dialect) : []),
    ...(has(lines(SALES)) ? salesViews(dialect) : []),
    ...(has(lines(PURCHASES)) ? [byMonth('v_purchases_by_month', PURCHASES, dialect)] : []),
    ...(has(lines([...SALES, ...PURCHASES])) ? [taxView(dialect)] : []),
    ...(has(POSTED) ? [postingsView(plans)] : []),
  ];
}

/** What is open of each document, and the same by age today, in months of the calendar as the book counts them. */
function openViews(name: string, tables: readonly string[], dialect: Dialect): readonly View[] {
  const days = dialect.daysSince('due_date');
  const rows = tables.map(
    (table) => `SELECT company_id, doc_key, doc_type, doc_no, doc_date, due_date, party, currency_code, outstanding
    FROM ${quoted(table)} WHERE status = 'Saved' AND outstanding <> 0 AND ${DELETED} IS NULL`,
  );
  const bucket = (sum: string, when: string): string => `sum(CASE WHEN ${when} THEN outstanding ELSE 0 END) AS ${sum}`;
  const aged = [
    bucket('current_month', 'months_old <= 0'),
    ...[1, 2, 3, 4].map((month) => bucket(`month_${month}`, `months_old = ${month}`)),
    bucket('month_5_and_more', 'months_old >= 5'),
  ];
  return [
    {
      name: `v_open_${name}`,
      text: `SELECT open_document.*, CASE WHEN ${days} > 0 THEN ${days} ELSE 0 END AS days_overdue, ${dialect.monthsSince('due_date')} AS months_old
  FROM (\n  ${rows.join('\n  UNION ALL ')}\n) AS open_document`,
    },
    {
      name: `v_${name}_aged`,
      text: `SELECT company_id, party, currency_code, ${aged.join(', ')}, sum(outstanding) AS total
  FROM v_open_${name} GROUP BY company_id, party, currency_code`,
    },
  ];
}

/** Lines of documents that count, with the sign of their document. */
const counted = (parts: readonly Part[]): string =>
  parts
    .map(({ table, sign }) => {
      const amount = (name: string): string => (sign === 1 ? name : `-${name} AS ${name}`);
      return `SELECT company_id, doc_date, party, item_code, ${amount('qty')}, tax_code, ${amount('local_net_amount')}, ${amount('local_tax_amount')}
    FROM ${quoted(`${table}_lines`)} WHERE status = 'Saved' AND ${DELETED} IS NULL`;
    })
    .join('\n  UNION ALL ');

const SUMS = 'sum(local_net_amount) AS net, sum(local_tax_amount) AS tax';

const grouped = (
  name: string,
  parts: readonly Part[],
  columns: readonly string[],
  sums: string,
  dialect: Dialect,
  where = '',
): View => ({
  name,
  text: `SELECT company_id, ${dialect.month('doc_date')} AS month, ${[...columns, sums].join(', ')} FROM (\n  ${counted(parts)}\n) AS line ${where}
  GROUP BY ${['company_id', dialect.month('doc_date'), ...columns].join(', ')}`,
});

const byMonth = (name: string, parts: readonly Part[], dialect: Dialect): View => grouped(name, parts, [], SUMS, dialect);

const salesViews = (dialect: Dialect): readonly View[] => [
  byMonth('v_sales_by_month', SALES, dialect),
  grouped('v_sales_by_customer_month', SALES, ['party'], SUMS, dialect),
  grouped('v_sales_by_item_month', SALES, ['item_code'], `sum(qty) AS qty, ${SUMS}`, dialect, 'WHERE item_code IS NOT NULL'),
];

/** Output tax of sales is positive, and so is input tax of purchases: the column `side` distinguishes them. */
function taxView(dialect: Dialect): View {
  const side = (name: string, parts: readonly Part[]): string =>
    `SELECT company_id, ${dialect.month('doc_date')} AS month, '${name}' AS side, tax_code, ${SUMS} FROM (\n  ${counted(parts)}\n) AS line
  WHERE tax_code IS NOT NULL GROUP BY company_id, ${dialect.month('doc_date')}, tax_code`;
  return { name: 'v_tax_by_code_month', text: `${side('output', SALES)}\n  UNION ALL ${side('input', PURCHASES)}` };
}

/** The general ledger: what each document posts. A tax return has a period, and is dated by its end. */
function postingsView(plans: readonly EntityPlan[]): View {
  const parts = plans.flatMap(({ entity, table, children }) => {
    const postings = children.find(({ child }) => child.member === POSTINGS)?.table;
    if (postings === undefined) return [];
    const columnOf = (...fields: readonly string[]): string =>
      quoted(table.columns.find(({ field }) => field !== undefined && fields.includes(field))?.name ?? '');
    return [
      `SELECT posting.company_id, posting.doc_key, '${entity.entity}' AS entity, document.${columnOf(entity.number)} AS doc_no,
    document.${columnOf('docDate', 'dateTo')} AS doc_date, posting.seq, account_no, posting.party, debit, credit
    FROM ${quoted(postings.name)} AS posting JOIN ${quoted(table.name)} AS document
      ON document.company_id = posting.company_id AND document.doc_key = posting.doc_key WHERE posting.${DELETED} IS NULL`,
    ];
  });
  return { name: 'v_postings', text: parts.join('\n  UNION ALL ') };
}
