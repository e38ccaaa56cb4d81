/** The totals of a document, line by line down to the final one. */

import { decimalOf } from '@ledgerline/catalog/decimal';
import type { Line } from '../../document/document.ts';
import { productSen, type Sen, senOf, sumSen } from '../../money.ts';
import type { Total } from '../sheet/sheet.ts';
import { dateText, moneyText } from '../words/figures.ts';
import { type Phrase, paidUpTo } from '../words/phrases.ts';
import type { Print } from './print.ts';

type TotalsOf = (print: Print) => readonly Total[];

const plain = ({ say }: Print, label: Phrase, amount: Sen): Total => ({
  label: say(label),
  amount: moneyText(amount),
  isSum: false,
});

const whenAny = (print: Print, label: Phrase, amount: Sen): readonly Total[] =>
  amount === 0n ? [] : [plain(print, label, amount)];

const sum = ({ say, sign }: Print, label: Phrase, amount: Sen): Total => ({
  label: say(label),
  amount: `${sign} ${moneyText(amount)}`,
  isSum: true,
});

/** A foreign total in base currency. */
const inBase = ({ say, document, isForeign, baseSign }: Print): readonly Total[] =>
  isForeign ? [{ label: `${say('totalIn')} ${baseSign}`, amount: moneyText(document.totals.totalLocal), isSum: false }] : [];

/** The amount before the discount: quantity times price, or the amount that a line states. */
function grossOf({ data, quantity, subTotal }: Line): Sen {
  if (data.unitPrice !== undefined) return productSen(quantity, decimalOf(data.unitPrice));
  return data.amount === undefined ? subTotal : senOf(data.amount);
}

function beforeTotal(print: Print): readonly Total[] {
  const { lines, totals, header } = print.document;
  const subTotal = sumSen(lines.map((line) => line.subTotal));
  const hasDiscount = lines.some(({ data }) => data.discount !== undefined && data.discount !== '');
  const gross = sumSen(lines.map(grossOf));
  return [
    ...(hasDiscount ? [plain(print, 'gross', gross), plain(print, 'lessDiscount', subTotal - gross)] : []),
    ...(header.inclusiveTax === true
      ? [plain(print, 'netOfTax', totals.net)]
      : totals.tax !== 0n || hasDiscount
        ? [plain(print, 'subtotal', subTotal)]
        : []),
    ...whenAny(print, 'taxTotal', totals.tax),
    ...whenAny(print, 'rounding', totals.rounding),
  ];
}

const totalOf = (print: Print): readonly Total[] => [
  ...beforeTotal(print),
  sum(print, 'total', print.document.totals.total),
  ...inBase(print),
];

const paidAtOnce = ({ document: { payments } }: Print): Sen => sumSen(payments.map((row) => BigInt(row.amount)));

/** Bills: discount, tax and rounding, the total, and the immediate payment. */
export const billTotals: TotalsOf = (print) => {
  const paid = paidAtOnce(print);
  const due = print.document.totals.total - paid;
  return [...totalOf(print), ...(paid === 0n ? [] : [plain(print, 'paid', paid), ...whenAny(print, 'balanceDue', due)])];
};

/** The unpaid amount of a bill. */
export const balanceDue = (print: Print): Sen => {
  const { paid, credited, discount } = print.settled;
  return print.document.totals.total - paidAtOnce(print) - paid - credited - discount;
};

/** The totals of a bill. An unpaid bill also shows what has been settled since, up to which date, and what is left. */
export const owedTotals: TotalsOf = (print) => {
  const { settled, language } = print;
  if (settled.upTo === null) return billTotals(print);
  const paid = paidAtOnce(print) + settled.paid;
  return [
    ...totalOf(print),
    ...(paid === 0n
      ? []
      : [{ label: paidUpTo(language, dateText(language, settled.upTo)), amount: moneyText(paid), isSum: false }]),
    ...whenAny(print, 'credited', settled.credited),
    ...whenAny(print, 'settlementDiscount', settled.discount),
    sum(print, 'balanceDue', balanceDue(print)),
  ];
};

/** Payments: what they settle and what is unused. */
export const settlementTotals: TotalsOf = (print) => {
  const { totals, knockOffs, payments } = print.document;
  const settled = sumSen(knockOffs.map((row) => BigInt(row.amount)));
  const withheld = sumSen(payments.map((row) => BigInt(row.withheld)));
  return [
    ...(knockOffs.length === 0
      ? []
      : [plain(print, 'settledTotal', settled), ...whenAny(print, 'unapplied', totals.total - settled)]),
    sum(print, 'total', totals.total),
    ...(withheld === 0n ? [] : [plain(print, 'lessWithheld', -withheld), plain(print, 'netPaid', totals.total - withheld)]),
    ...inBase(print),
  ];
};

/** Cash book entries; withheld tax is in base currency. */
export const cashBookTotals: TotalsOf = (print) => {
  const { totals, lines } = print.document;
  const withheld = sumSen(lines.map(({ posting }) => BigInt(posting.withheld?.amount ?? 0)));
  return [
    ...totalOf(print),
    ...(withheld === 0n ? [] : [plain(print, 'lessWithheld', -withheld), plain(print, 'netPaid', totals.totalLocal - withheld)]),
  ];
};

export const plainTotals: TotalsOf = (print) => [sum(print, 'total', print.document.totals.total), ...inBase(print)];

export const noTotals: TotalsOf = () => [];

/** The value of the goods of a stock document; nothing while it moves nothing. */
export const stockTotals: TotalsOf = (print) => {
  const { command, document, effect } = print;
  if (effect.kind === 'assembly') return assemblyTotals(print);
  const moved = command.db.get<{ value: bigint | null; count: bigint }>(
    `SELECT sum(CASE WHEN :isSigned THEN value ELSE abs(value) END) AS value, count(*) AS count FROM stock_move
     WHERE doc_key = :docKey AND leg = 0`,
    { docKey: document.key, isSigned: isSigned(print) ? 1n : 0n },
  );
  return moved === undefined || moved.count === 0n ? [] : [sum(print, 'total', moved.value ?? 0n)];
};

const isSigned = ({ effect }: Print): boolean =>
  effect.kind === 'stock' && (effect.movement === 'signed' || effect.movement === 'count' || effect.movement === 'revalue');

/** Components and labour of an assembly; a disassembly adds no cost. */
function assemblyTotals(print: Print): readonly Total[] {
  const { command, document } = print;
  const moved = command.db.get<{ parts: bigint | null; finished: bigint | null; count: bigint }>(
    `SELECT sum(CASE WHEN dtl_key IS NOT NULL THEN abs(value) END) AS parts, sum(CASE WHEN dtl_key IS NULL THEN abs(value) END) AS finished,
       count(*) AS count FROM stock_move WHERE doc_key = :docKey`,
    { docKey: document.key },
  );
  if (moved === undefined || moved.count === 0n) return [];
  const [parts, finished] = [moved.parts ?? 0n, moved.finished ?? 0n];
  return [
    ...(finished === parts ? [] : [plain(print, 'componentCost', parts), plain(print, 'assemblyCostTotal', finished - parts)]),
    sum(print, 'total', finished),
  ];
}
