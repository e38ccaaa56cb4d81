/** The figures of a return: tax due in its period and late entries of periods filed before, field by field. */

import type { Payload } from '@ledgerline/catalog';
import type { CommandContext } from '../command/command-context.ts';
import type { Document } from '../document/document.ts';
import { loadDocument } from '../document/document-store.ts';
import { type Sen, senNumber, senOf, sumSen } from '../money.ts';
import { rowsOf, textOf } from '../payload.ts';
import { type DueTax, dueTax, type Scheme } from './due.ts';

export interface Figure {
  readonly field: string;
  readonly taxable: number;
  readonly tax: number;
  readonly documents: readonly string[];
}

/** The figures of one document in a return: stored with it, so that the next return knows what was filed. */
export interface FiledTax {
  readonly docKey: string;
  readonly causeKey: string;
  readonly taxCode: string;
  readonly account: string | null;
  readonly field: string;
  readonly taxable: Sen;
  readonly tax: Sen;
}

export interface Figures {
  readonly lines: readonly Figure[];
  readonly payable: Sen;
  /** Tax by account, credits positive: the amounts that a commitment moves to the control account. */
  readonly byAccount: ReadonlyMap<string, Sen>;
  readonly filed: readonly FiledTax[];
}

/** Credit notes are deducted in a field of their own. */
const DEDUCTION_FIELDS: Readonly<Record<Scheme, string | null>> = { SST: '13', GST: null };

function fieldOf(command: CommandContext, scheme: Scheme, { taxCode, account, isCredit }: DueTax): string | null {
  const own = textOf(command.records.find('tax-code', taxCode)?.data.returnField);
  if (account === null) return own;
  return (isCredit ? DEDUCTION_FIELDS[scheme] : null) ?? own ?? 'other';
}

const keyOf = ({ docKey, causeKey, taxCode, account, field }: FiledTax): string =>
  [docKey, causeKey, taxCode, account, field].join('\n');

/** Rows of the same document, cause, code and field as one. */
function summed(rows: readonly FiledTax[]): readonly FiledTax[] {
  const sums = new Map<string, FiledTax>();
  for (const row of rows) {
    const known = sums.get(keyOf(row));
    sums.set(keyOf(row), known ? { ...known, taxable: known.taxable + row.taxable, tax: known.tax + row.tax } : row);
  }
  return [...sums.values()].filter(({ taxable, tax }) => taxable !== 0n || tax !== 0n);
}

const filedIn = ({ header }: Document): readonly FiledTax[] =>
  rowsOf(header, 'filed').map((row) => ({
    docKey: String(row.docKey),
    causeKey: String(row.causeKey),
    taxCode: String(row.taxCode),
    account: textOf(row.account),
    field: String(row.field),
    taxable: senOf(row.taxable),
    tax: senOf(row.tax),
  }));

export const filedRow = ({ taxable, tax, ...row }: FiledTax): Payload => ({
  ...row,
  taxable: senNumber(taxable),
  tax: senNumber(tax),
});

/** Committed returns of a scheme before a day, oldest first. */
const returnsBefore = (command: CommandContext, scheme: Scheme, from: string): readonly Document[] =>
  command.db
    .all<{ doc_key: bigint }>(
      `SELECT doc_key FROM document WHERE doc_type = :scheme AND status = 'Saved' AND doc_date < :from
         AND header ->> 'isCommitted' = 1 ORDER BY doc_date`,
      { scheme, from },
    )
    .map((row) => loadDocument(command.db, row.doc_key));

/** Whether a day is in the period from `from`, or in a period that was filed; a period in between is still to be filed. */
function isDueIn(filed: readonly Document[], from: string): (date: string) => boolean {
  const first = String(filed[0]?.header.dateFrom ?? from);
  const last: string = filed.at(-1)?.date ?? '';
  return (date) => date >= from || (date >= first && date <= last);
}

export function figuresOf(command: CommandContext, scheme: Scheme, from: string, to: string): Figures {
  const before = returnsBefore(command, scheme, from);
  const isIncluded = isDueIn(before, from);
  const due = dueTax(command, scheme, to)
    .filter(({ date }) => isIncluded(date))
    .flatMap((item): readonly FiledTax[] => {
      const field = fieldOf(command, scheme, item);
      const { taxCode, account, taxable } = item;
      const tax = account === null ? 0n : item.tax;
      const keys = { docKey: item.docKey.toString(), causeKey: item.causeKey.toString() };
      return field === null ? [] : [{ ...keys, taxCode, account, field, taxable, tax }];
    });
  // What falls due in the period and in periods that were filed, less what was filed: this includes late entries.
  const taken = before.flatMap(filedIn).map((row) => ({ ...row, taxable: -row.taxable, tax: -row.tax }));
  return figuresFrom(command, scheme, summed([...due, ...taken]));
}

/** The figures of a committed return, as they were filed. */
export const figuresFiled = (command: CommandContext, scheme: Scheme, document: Document): Figures =>
  figuresFrom(command, scheme, filedIn(document));

function figuresFrom(command: CommandContext, scheme: Scheme, filed: readonly FiledTax[]): Figures {
  const byAccount = new Map<string, Sen>();
  for (const { account, tax } of filed) {
    if (account !== null) byAccount.set(account, (byAccount.get(account) ?? 0n) + tax);
  }
  const payable = sumSen(filed.map(({ tax }) => tax));
  return { lines: linesOf(command, scheme, filed), payable, byAccount, filed };
}

const numberOf = (field: string): number => Number.parseInt(field, 10) || Number.MAX_SAFE_INTEGER;
const inOrder = (left: Figure, right: Figure): number =>
  numberOf(left.field) - numberOf(right.field) || (left.field < right.field ? -1 : 1);

function linesOf(command: CommandContext, scheme: Scheme, filed: readonly FiledTax[]): readonly Figure[] {
  const groups = Map.groupBy(filed, ({ field }) => field);
  const lines = [...groups].map(([field, rows]) => figure(command, field, rows));
  return [...lines, ...(scheme === 'SST' ? summary(command, filed) : [])].sort(inOrder);
}

/** The number alone: a return can rest on tens of thousands of documents. */
const documentNo = ({ db }: CommandContext, docKey: bigint): string =>
  db.get<{ doc_no: string }>('SELECT doc_no FROM document WHERE doc_key = :docKey', { docKey })?.doc_no ?? '';

function figure(command: CommandContext, field: string, rows: readonly FiledTax[], isValueOnly = false): Figure {
  const numbers = [...new Set(rows.map(({ docKey }) => docKey))].map((key) => documentNo(command, BigInt(key)));
  return {
    field,
    taxable: senNumber(sumSen(rows.map(({ taxable }) => taxable))),
    tax: isValueOnly ? 0 : senNumber(sumSen(rows.map(({ tax }) => tax))),
    documents: numbers,
  };
}

/** Fields of form SST-02 that follow from others: values of goods sold, goods used otherwise and services; total; payable. */
function summary(command: CommandContext, filed: readonly FiledTax[]): readonly Figure[] {
  const taxed = filed.filter(({ account, field }) => account !== null && field !== DEDUCTION_FIELDS.SST);
  const isService = ({ field }: FiledTax): boolean => field.startsWith('11c');
  return [
    figure(
      command,
      '8',
      taxed.filter((row) => !isService(row)),
      true,
    ),
    figure(command, '9', [], true),
    figure(command, '10', taxed.filter(isService), true),
    figure(command, '12', taxed),
    figure(
      command,
      '14',
      filed.filter(({ account }) => account !== null),
    ),
  ];
}
