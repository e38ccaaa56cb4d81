/** The columns of payment rows and of the documents they settle. */

import type { DocType } from '@ledgerline/catalog';
import type { KnockOffRow, PaymentRow } from '../../document/document.ts';
import type { Sen } from '../../money.ts';
import { textOf } from '../../payload.ts';
import type { ColumnOf } from '../sheet/table.ts';
import { dateText, moneyText } from '../words/figures.ts';
import { isPrinted, TITLES } from '../words/titles.ts';
import { accountName, type Print } from './print.ts';

export interface PrintedPayment {
  readonly print: Print;
  readonly row: PaymentRow;
}

const figureOf = (amount: string): string => (amount === '0' ? '' : moneyText(BigInt(amount)));

function methodOf({ print: { command }, row: { data } }: PrintedPayment): string {
  const deposit = textOf(data.depositDocNo);
  const code = textOf(data.paymentMethod);
  const stored = code === null ? null : textOf(command.records.find('payment-method', code)?.data.paymentBy);
  const method = textOf(data.paymentBy) ?? stored ?? code ?? '';
  return deposit === null ? method : `${method} ${deposit}`.trim();
}

const reference = ({ row: { data } }: PrintedPayment): string =>
  textOf(data.chequeNo) ?? textOf(data.creditCardApprovalCode) ?? '';

export const PAYMENT_COLUMNS = {
  method: { head: 'method', isWide: true, cell: methodOf },
  account: { head: 'account', isWide: true, cell: ({ print, row }) => accountName(print.command, row.account) },
  chequeNo: { head: 'chequeNo', cell: reference },
  bankCharge: {
    head: 'bankCharge',
    isFigure: true,
    cell: ({ row }) => figureOf(row.charge),
    sum: ({ row }) => BigInt(row.charge),
  },
  withheld: {
    head: 'withheld',
    isFigure: true,
    cell: ({ row }) => figureOf(row.withheld),
    sum: ({ row }) => BigInt(row.withheld),
  },
  amount: {
    head: 'amount',
    isFigure: true,
    isMoney: true,
    cell: ({ row }) => moneyText(BigInt(row.amount)),
    sum: ({ row }) => BigInt(row.amount),
  },
} as const satisfies Readonly<Record<string, ColumnOf<PrintedPayment>>>;

export type PaymentColumn = keyof typeof PAYMENT_COLUMNS;

export const printedPayments = (print: Print): readonly PrintedPayment[] =>
  print.document.payments.map((row) => ({ print, row }));

export interface PrintedKnockOff {
  readonly print: Print;
  readonly row: KnockOffRow;
  readonly target:
    | { readonly doc_type: DocType; readonly doc_no: string; readonly doc_date: string; readonly total: bigint }
    | undefined;
}

const discountOf = ({ row }: PrintedKnockOff): Sen => BigInt(row.discount);
const settledOf = ({ row }: PrintedKnockOff): Sen => BigInt(row.amount);

export const KNOCK_OFF_COLUMNS: readonly ColumnOf<PrintedKnockOff>[] = [
  { head: 'documentDate', cell: ({ print, target }) => (target ? dateText(print.language, target.doc_date) : '') },
  { head: 'document', cell: ({ target }) => target?.doc_no ?? '' },
  {
    head: 'description',
    isWide: true,
    cell: ({ print, target }) => (target && isPrinted(target.doc_type) ? TITLES[target.doc_type][print.language] : ''),
  },
  { head: 'original', isFigure: true, cell: ({ target }) => (target ? moneyText(target.total) : '') },
  {
    head: 'discount',
    isFigure: true,
    cell: (printed) => (discountOf(printed) === 0n ? '' : moneyText(discountOf(printed))),
    sum: discountOf,
  },
  { head: 'settled', isFigure: true, isMoney: true, cell: (printed) => moneyText(settledOf(printed)), sum: settledOf },
];

/** The knock-offs of a document, of both ledgers or of one. */
export const printedKnockOffs = (print: Print, side?: KnockOffRow['side']): readonly PrintedKnockOff[] =>
  print.document.knockOffs
    .filter((row) => side === undefined || row.side === side)
    .map((row) => ({
      print,
      row,
      target: print.command.db.get('SELECT doc_type, doc_no, doc_date, total FROM document WHERE doc_key = :docKey', {
        docKey: BigInt(row.docKey),
      }),
    }));
