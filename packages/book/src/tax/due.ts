/** When tax falls due: with the invoice, or, for service tax, as the invoice is paid, and twelve months on for what is not. */

import type { Database } from '../database.ts';
import { addMonths, businessDate } from '../date.ts';
import { type Sen, splitSen } from '../money.ts';
import type { Work } from '../work.ts';

export type Scheme = 'SST' | 'GST';

/** Tax that falls due on a day; credits of the tax account are positive, as the authority counts. */
export interface DueTax {
  readonly date: string;
  readonly taxCode: string;
  readonly account: string;
  readonly taxable: Sen;
  readonly tax: Sen;
  readonly isCredit: boolean;
  /** The document whose tax it is. */
  readonly docKey: bigint;
  /** The document that made it fall due. */
  readonly causeKey: bigint;
}

interface Entry {
  readonly doc_key: bigint;
  readonly doc_type: string;
  readonly tax_code: string;
  readonly tax_date: string;
  readonly account: string;
  readonly taxable: bigint;
  readonly tax: bigint;
}

const NOTES = ['CN', 'RC', 'PR', 'PC'];
const UNPAID_MONTHS = 12;

function entriesOf(db: Database, codes: readonly string[]): readonly Entry[] {
  return db.all<Entry>(
    `SELECT doc_key, doc_type, tax_code, tax_date, account, sum(taxable) AS taxable, sum(tax_entry.tax) AS tax
     FROM tax_entry JOIN document USING (doc_key)
     WHERE tax_code IN (SELECT value FROM json_each(:codes)) AND account IS NOT NULL
     GROUP BY doc_key, tax_code, tax_date, account ORDER BY tax_date, doc_key`,
    { codes: JSON.stringify(codes) },
  );
}

const codesOf = (work: Work, scheme: Scheme, basis: 'accrual' | 'payment'): readonly string[] =>
  work.records
    .all('tax-code')
    .filter(({ data }) => data.scheme === scheme && (data.basis ?? 'accrual') === basis)
    .map(({ code }) => code);

/** Everything that falls due from one day to another. */
export function dueTax(work: Work, scheme: Scheme, from: string, to: string): readonly DueTax[] {
  const accrued = entriesOf(work.db, codesOf(work, scheme, 'accrual')).map((entry) => dueAtOnce(entry));
  const paid = entriesOf(work.db, codesOf(work, scheme, 'payment')).flatMap((entry) => dueByPayment(work.db, entry));
  return [...accrued, ...paid].filter(({ date }) => date >= from && date <= to);
}

const dueAtOnce = (entry: Entry): DueTax => ({
  date: entry.tax_date,
  taxCode: entry.tax_code,
  account: entry.account,
  taxable: -entry.taxable,
  tax: -entry.tax,
  isCredit: NOTES.includes(entry.doc_type),
  docKey: entry.doc_key,
  causeKey: entry.doc_key,
});

interface Cleared {
  readonly date: string;
  readonly amount: bigint;
  readonly owner_doc_key: bigint;
  readonly owner_type: string;
}

/** The invoice's tax, shared out over what settles it in order; notes take their part away without its falling due. */
function dueByPayment(db: Database, entry: Entry): readonly DueTax[] {
  // A note lowers what can become due of the invoice it settles, so its own entry adds nothing.
  if (NOTES.includes(entry.doc_type)) return [];
  const total = db.get<{ total: bigint; doc_date: string }>('SELECT total, doc_date FROM document WHERE doc_key = :docKey', {
    docKey: entry.doc_key,
  });
  if (!total || total.total <= 0n) return [dueAtOnce(entry)];
  const open = db.get<{ total: bigint }>('SELECT total FROM open_item WHERE doc_key = :docKey', { docKey: entry.doc_key });
  const paidAtOnce = total.total - (open?.total ?? 0n);
  const settled = db.all<Cleared>(
    `SELECT knock_off.date, amount, owner_doc_key, document.doc_type AS owner_type
     FROM open_item JOIN knock_off ON debit_item = item_key OR credit_item = item_key
       JOIN document ON document.doc_key = owner_doc_key
     WHERE open_item.doc_key = :docKey ORDER BY knock_off.date, owner_doc_key, knock_off.seq`,
    { docKey: entry.doc_key },
  );
  const steps: Cleared[] = [
    { date: entry.tax_date, amount: paidAtOnce, owner_doc_key: entry.doc_key, owner_type: 'CS' },
    ...settled,
  ];
  const unpaidDate = addMonths(businessDate(total.doc_date), UNPAID_MONTHS);
  return shared(entry, steps, total.total, unpaidDate);
}

function shared(entry: Entry, steps: readonly Cleared[], total: Sen, unpaidDate: string): readonly DueTax[] {
  const due: DueTax[] = [];
  let done = 0n;
  const take = (date: string, amount: Sen, causeKey: bigint): void => {
    const tax = -splitSen(entry.tax, done, amount, total);
    const taxable = -splitSen(entry.taxable, done, amount, total);
    done += amount;
    if (tax !== 0n || taxable !== 0n) due.push({ ...dueAtOnce(entry), date, tax, taxable, causeKey });
  };
  for (const step of steps) {
    if (step.date > unpaidDate) break;
    if (NOTES.includes(step.owner_type)) done += step.amount;
    else take(step.date, step.amount, step.owner_doc_key);
  }
  take(unpaidDate, total - done, entry.doc_key);
  return due;
}
