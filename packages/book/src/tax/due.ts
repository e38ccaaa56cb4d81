/**
 * When tax falls due: with the invoice, or, for service tax, as the invoice is paid, and after twelve months for the unpaid part.
 */

import type { DocType } from '@ledgerline/catalog';
import type { CommandContext } from '../command/command-context.ts';
import type { Database } from '../database.ts';
import { addMonths, businessDate } from '../date.ts';
import { reducesDebt, settles } from '../ledger/nature.ts';
import { type Sen, splitSen } from '../money.ts';
import { taxSettings } from './settings.ts';

export type Scheme = 'SST' | 'GST';

/** Tax that falls due on a day; credits of the tax account are positive, as the authority counts. */
export interface DueTax {
  readonly date: string;
  readonly taxCode: string;
  /** The tax account; null for exempt supplies, which are counted and cost no tax. */
  readonly account: string | null;
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
  readonly doc_type: DocType;
  readonly tax_code: string;
  readonly tax_date: string;
  readonly account: string | null;
  readonly taxable: bigint;
  readonly tax: bigint;
}

const UNPAID_MONTHS = 12;

function entriesOf(db: Database, codes: readonly string[]): readonly Entry[] {
  return db.all<Entry>(
    `SELECT doc_key, doc_type, tax_code, tax_date, account, sum(taxable) AS taxable, sum(tax_entry.tax) AS tax
     FROM tax_entry JOIN document USING (doc_key)
     WHERE tax_code IN (SELECT value FROM json_each(:codes))
     GROUP BY doc_key, tax_code, tax_date, account ORDER BY tax_date, doc_key`,
    { codes: JSON.stringify(codes) },
  );
}

/** Codes of a scheme by when their tax falls due; if a code has none, by the settings of the scheme. */
const codesOf = (command: CommandContext, scheme: Scheme, basis: 'accrual' | 'payment'): readonly string[] =>
  command.records
    .all('tax-code')
    .filter(({ data }) => data.scheme === scheme && (data.basis ?? taxSettings(command, scheme).basis) === basis)
    .map(({ code }) => code);

/** All tax that falls due up to a date. */
export function dueTax(command: CommandContext, scheme: Scheme, to: string): readonly DueTax[] {
  const accrued = entriesOf(command.db, codesOf(command, scheme, 'accrual')).map(dueAtOnce);
  const paid = entriesOf(command.db, codesOf(command, scheme, 'payment')).flatMap((entry) => dueByPayment(command.db, entry));
  return [...accrued, ...netted(paid)].filter(({ date }) => date <= to);
}

const dueAtOnce = (entry: Entry): DueTax => ({
  date: entry.tax_date,
  taxCode: entry.tax_code,
  account: entry.account,
  taxable: -entry.taxable,
  tax: -entry.tax,
  isCredit: reducesDebt(entry.doc_type),
  docKey: entry.doc_key,
  causeKey: entry.doc_key,
});

/** A part of a document's tax, and the knock-off that made it fall due, if it was one. */
interface Share extends DueTax {
  readonly knockOffKey: bigint | null;
}

interface Step {
  readonly knock_off_key: bigint | null;
  readonly date: string;
  readonly amount: bigint;
  readonly owner_doc_key: bigint;
}

/** The document's tax, shared out over what settles it in order. */
function dueByPayment(db: Database, entry: Entry): readonly Share[] {
  const document = db.get<{ total: bigint; doc_date: string }>('SELECT total, doc_date FROM document WHERE doc_key = :docKey', {
    docKey: entry.doc_key,
  });
  // A settlement has tax only inside a discount: it is reversed immediately.
  const isAtOnce = entry.account === null || settles(entry.doc_type);
  if (isAtOnce || !document || document.total <= 0n) return [{ ...dueAtOnce(entry), knockOffKey: null }];
  const open = db.get<{ total: bigint }>('SELECT total FROM open_item WHERE doc_key = :docKey', { docKey: entry.doc_key });
  const settled = db.all<Step>(
    `SELECT knock_off_key, knock_off.date, amount, owner_doc_key
     FROM open_item JOIN knock_off ON debit_item = item_key OR credit_item = item_key
     WHERE open_item.doc_key = :docKey ORDER BY knock_off.date, owner_doc_key, knock_off.seq, knock_off_key`,
    { docKey: entry.doc_key },
  );
  const paidAtOnce: Step = {
    knock_off_key: null,
    date: entry.tax_date,
    amount: document.total - (open?.total ?? 0n),
    owner_doc_key: entry.doc_key,
  };
  return shared(entry, [paidAtOnce, ...settled], document.total, addMonths(businessDate(document.doc_date), UNPAID_MONTHS));
}

function shared(entry: Entry, steps: readonly Step[], total: Sen, unpaidDate: string): readonly Share[] {
  const shares: Share[] = [];
  let done = 0n;
  const take = (date: string, amount: Sen, causeKey: bigint, knockOffKey: bigint | null): void => {
    const tax = -splitSen(entry.tax, done, amount, total);
    const taxable = -splitSen(entry.taxable, done, amount, total);
    done += amount;
    if (tax !== 0n || taxable !== 0n) shares.push({ ...dueAtOnce(entry), date, tax, taxable, causeKey, knockOffKey });
  };
  for (const step of steps) {
    if (step.date > unpaidDate) break;
    take(step.date, step.amount, step.owner_doc_key, step.knock_off_key);
  }
  take(unpaidDate, total - done, entry.doc_key, null);
  return shares;
}

/**
 * If a note settles an invoice, the tax of the note can no longer fall due: the two shares are set against each other, and only a
 * difference falls due, if the note has a different tax than the invoice.
 */
function netted(shares: readonly Share[]): readonly DueTax[] {
  const groups = Map.groupBy(shares, ({ knockOffKey, taxCode, account }) =>
    knockOffKey === null ? null : `${knockOffKey} ${taxCode} ${account}`,
  );
  return [...groups].flatMap(([key, group]) => {
    const [note, invoice] = [group.find(({ isCredit }) => isCredit), group.find(({ isCredit }) => !isCredit)];
    if (key === null || !note || !invoice) return group;
    const [tax, taxable] = [invoice.tax + note.tax, invoice.taxable + note.taxable];
    if (tax === 0n && taxable === 0n) return [];
    return [{ ...(tax < 0n || (tax === 0n && taxable < 0n) ? note : invoice), tax, taxable }];
  });
}
