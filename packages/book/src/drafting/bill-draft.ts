/** Trading and ledger documents of a party, from the payload to a draft: head, lines, rounding, payments, knock-offs. */

import { type DocType, type Payload, unappliedPayment } from '@ledgerline/catalog';
import { bookEntrySays, type OppositeDocument } from '@ledgerline/words/book/entry';
import { bookPaymentSays } from '@ledgerline/words/book/payment';
import type { CommandContext } from '../command/command-context.ts';
import { type BusinessDate, businessDate } from '../date.ts';
import type { Draft, DraftLine, PaymentRow, Totals } from '../document/document.ts';
import type { Bill } from '../ledger/matrix.ts';
import { takesGoodsBack } from '../ledger/nature.ts';
import { baseCurrency, findAccount, settingOf } from '../master-data/master.ts';
import { convertSen, roundToFiveSen, type Sen, senText, sumSen } from '../money.ts';
import { rowsOf, textOf } from '../payload.ts';
import { type BillContext, draftBillLine } from './bill-line.ts';
import { checkNotFar, draftPartyHead, type PartyHead } from './header.ts';
import { draftKnockOffs } from './knock-offs.ts';
import { withComponents } from './package.ts';
import { draftPayments } from './payment-draft.ts';

/** Whether the single row of a ledger document is at the top level of the payload. */
const isToldAtTop = (payload: Payload): boolean => !Array.isArray(payload.lines) && payload.amount !== undefined;

function rowsOfBill(payload: Payload): readonly Payload[] {
  if (!isToldAtTop(payload)) return rowsOf(payload, 'lines');
  const description = payload.lineDescription ?? payload.description;
  return [
    {
      amount: payload.amount ?? null,
      ...(payload.accountNo === undefined ? {} : { accountNo: payload.accountNo }),
      ...(payload.taxCode === undefined ? {} : { taxCode: payload.taxCode }),
      ...(description === undefined ? {} : { description }),
    },
  ];
}

const AT_THE_TOP = ['amount', 'taxCode', 'lineDescription'];

/** The type of document that reverses another: purchases of goods have a separate return. */
function oppositeOf({ side, lines, form, isPosted }: Bill): OppositeDocument {
  const isPurchase = side === 'AP' && lines === 'items' && isPosted;
  if (form === 'credit-note') return isPurchase ? 'purchase-invoice' : 'debit-note';
  return isPurchase ? 'purchase-return' : 'credit-note';
}

export function draftBill(command: CommandContext, type: DocType, effect: Bill, payload: Payload): Draft | undefined {
  const head = draftPartyHead(command, type, effect.side, payload);
  const told = rowsOfBill(payload).map((row, index) => ({ row, index }));
  const rows = effect.side === 'AR' && effect.lines === 'items' ? withComponents(command, told) : told;
  if (rows.length === 0) command.refuse('/lines', 'REQUIRED', bookEntrySays.needsLine());
  const context: BillContext = {
    type,
    effect,
    head,
    isInclusive: payload.inclusiveTax === true,
    taxDate: taxDateOf(command, payload) ?? head.date,
    movesStock: !isPriceOnly(command, type, payload),
  };
  const unapplied = unappliedPayment(type, payload);
  if (unapplied) command.addWarning(unapplied.warning);
  const pathOf = (index: number): string => (isToldAtTop(payload) ? '' : `/lines/${index}`);
  const lines = rows.map(({ row, index }) => draftBillLine(command, context, row, pathOf(index)));
  const payments = effect.isPaidAtOnce
    ? draftPayments(command, rowsOf(payload, 'payments'), {
        type,
        side: effect.side,
        party: head.party,
        currency: head.currency,
        date: head.date,
        flow: effect.side === 'AR' ? 'in' : 'out',
      })
    : [];
  const totals = totalsOf(command, type, head, lines, payments, payload);
  if (totals.total < 0n) {
    command.refuse('/lines', 'INVALID_VALUE', bookEntrySays.negativeTotal(senText(totals.total), oppositeOf(effect)));
  }
  const paid = sumSen(payments.map((row) => BigInt(row.amount)));
  if (paid > totals.total && totals.total >= 0n) {
    command.refuse('/payments', 'OVERPAID', bookPaymentSays.overpaid(senText(paid), senText(totals.total)));
  }
  const header = Object.fromEntries(
    Object.entries(head.header).filter(([name]) => effect.lines === 'items' || !AT_THE_TOP.includes(name)),
  );
  return {
    type,
    date: head.date,
    dueDate: head.dueDate,
    party: head.party,
    currency: head.currency,
    rate: head.rate,
    totals,
    header,
    lines,
    payments,
    knockOffs: draftKnockOffs(command, rowsOf(payload, 'knockOffs'), effect.side, head.date),
    references: command.references,
  };
}

function taxDateOf(command: CommandContext, payload: Payload): BusinessDate | null {
  const given = textOf(payload.taxDate);
  if (given === null) return null;
  checkNotFar(command, businessDate(given), '/taxDate');
  return businessDate(given);
}

/** A credit note of a price-only type returns no goods. */
function isPriceOnly(command: CommandContext, type: DocType, payload: Payload): boolean {
  const code = textOf(payload.cnType);
  return takesGoodsBack(type) && code !== null && command.records.find('cn-type', code)?.data.isPriceOnly === true;
}

function totalsOf(
  command: CommandContext,
  type: DocType,
  head: PartyHead,
  lines: readonly DraftLine[],
  payments: readonly PaymentRow[],
  payload: Payload,
): Totals {
  const net = sumSen(lines.map((line) => line.net));
  const tax = sumSen(lines.map((line) => line.tax));
  const netLocal = sumSen(lines.map((line) => line.netLocal));
  const taxLocal = sumSen(lines.map((line) => line.taxLocal));
  const rounding = roundingOf(command, type, head, net + tax, payments, payload);
  return {
    net,
    tax,
    rounding,
    total: net + tax + rounding,
    netLocal,
    taxLocal,
    totalLocal: netLocal + taxLocal + convertSen(rounding, head.rate),
  };
}

/** The five-sen rounding: as in the payload, otherwise by the setting of the type. */
function roundingOf(
  command: CommandContext,
  type: DocType,
  head: PartyHead,
  total: Sen,
  payments: readonly PaymentRow[],
  payload: Payload,
): Sen {
  if (head.currency !== baseCurrency(command)) return 0n;
  const difference = roundToFiveSen(total) - total;
  const setting = settingOf(command, `round5.${type}`);
  if (setting === 'enforce') return difference;
  if (typeof payload.rounding5Cents === 'boolean') return payload.rounding5Cents ? difference : 0n;
  if (setting === 'enable') return difference;
  if (setting !== 'cash-only' || payments.length === 0) return 0n;
  const isCash = payments.every((row) => findAccount(command, row.account)?.special === 'CASH');
  const paid = sumSen(payments.map((row) => BigInt(row.amount)));
  return isCash && paid === total + difference ? difference : 0n;
}
