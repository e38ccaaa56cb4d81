/** Payments, refunds, deposits and contras, from the payload to a draft. */

import type { DocType, Payload } from '@ledgerline/catalog';
import { bookPaymentSays } from '@ledgerline/words/book/payment';
import type { CommandContext } from '../command/command-context.ts';
import { blankDraft, NO_TOTALS } from '../document/blank-draft.ts';
import type { Draft, KnockOffRow, Totals } from '../document/document.ts';
import type { Settlement } from '../ledger/matrix.ts';
import { activeParty, baseCurrency } from '../master-data/master.ts';
import { convertSen, type Sen, senOf, senText, sumSen } from '../money.ts';
import { rowsOf, textOf } from '../payload.ts';
import { draftPartyHead } from './header.ts';
import { draftKnockOffs } from './knock-offs.ts';
import { draftPayments } from './payment-draft.ts';

const plainTotals = (total: Sen, totalLocal: Sen): Totals => ({
  ...NO_TOTALS,
  net: total,
  total,
  netLocal: totalLocal,
  totalLocal,
});

export function draftSettlement(command: CommandContext, type: DocType, effect: Settlement, payload: Payload): Draft | undefined {
  const head = draftPartyHead(command, type, effect.side, payload);
  const rows = rowsOf(payload, 'payments');
  if (rows.length === 0) command.refuse('/payments', 'REQUIRED', bookPaymentSays.needsRow());
  const flow = effect.partySign === -1 ? 'in' : 'out';
  const payments = draftPayments(command, rows, {
    type,
    side: effect.side,
    party: head.party,
    currency: head.currency,
    date: head.date,
    flow,
  });
  const knockOffs = draftKnockOffs(command, rowsOf(payload, 'knockOffs'), effect.side, head.date);
  const paid = sumSen(payments.map((row) => BigInt(row.amount)));
  const settled = sumSen(knockOffs.map((row) => BigInt(row.amount)));
  if (settled > paid) {
    command.refuse('/knockOffs', 'KNOCK_OFF_EXCEEDS', bookPaymentSays.settlesTooMuch(senText(settled), senText(paid)));
  }
  return {
    ...blankDraft(type, head, command.references),
    dueDate: head.date,
    party: head.party,
    totals: plainTotals(paid, sumSen(payments.map((row) => convertSen(BigInt(row.amount), head.rate)))),
    payments,
    knockOffs,
  };
}

/** A contra is in both ledgers: the customer's account and the supplier's fall by the same amount. */
export function draftContra(command: CommandContext, type: DocType, payload: Payload): Draft | undefined {
  const head = draftPartyHead(command, type, 'AR', payload);
  const creditorCode = textOf(payload.creditorCode) ?? '';
  const creditor = activeParty(command, 'AP', creditorCode, '/creditorCode');
  if (!creditor) return undefined;
  command.refer('creditor', creditorCode);
  const currency = textOf(creditor.data.currencyCode) ?? baseCurrency(command);
  if (currency !== head.currency) {
    command.refuse(
      '/creditorCode',
      'CURRENCY_MISMATCH',
      bookPaymentSays.contraCurrency(creditorCode, currency, head.party, head.currency),
    );
  }
  const amount = senOf(payload.amount ?? 0);
  const knockOffs = draftKnockOffs(command, rowsOf(payload, 'knockOffs'), 'AR', head.date);
  const settled = (side: KnockOffRow['side']): Sen =>
    sumSen(knockOffs.filter((row) => row.side === side).map((row) => BigInt(row.amount)));
  if (settled('AR') > amount || settled('AP') > amount) {
    command.refuse('/knockOffs', 'KNOCK_OFF_EXCEEDS', bookPaymentSays.contraExceeded(senText(amount)));
  }
  return {
    ...blankDraft(type, head, command.references),
    dueDate: head.date,
    party: head.party,
    totals: plainTotals(amount, convertSen(amount, head.rate)),
    header: { ...head.header, creditorCode },
    knockOffs,
  };
}
