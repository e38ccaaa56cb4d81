/** Payment rows of cash documents and settlements: method, account, charge, withheld tax, or the deposit used. */

import type { DocType, Payload } from '@ledgerline/catalog';
import { decimalOf } from '@ledgerline/catalog/decimal';
import { bookPaymentSays } from '@ledgerline/words/book/payment';
import type { CommandContext } from '../command/command-context.ts';
import type { BusinessDate } from '../date.ts';
import type { PaymentRow } from '../document/document.ts';
import { findDocument } from '../document/document-store.ts';
import { type LedgerSide, SIDES } from '../ledger/matrix.ts';
import { DEPOSIT } from '../ledger/nature.ts';
import { activeRecord, defaultAccount, isInForce, lineAccount, moneyAccount } from '../master-data/master.ts';
import { nextRowKey } from '../master-data/row-key.ts';
import { checkRowFields } from '../master-data/user-defined-value.ts';
import { percentSen, type Sen, senOf, senText } from '../money.ts';
import { textOf } from '../payload.ts';
import type { StoredRecord } from '../record-store/records.ts';

export interface PaymentContext {
  readonly type: DocType;
  readonly side: LedgerSide;
  readonly party: string;
  readonly currency: string;
  readonly date: BusinessDate;
  /** Whether the money comes in or goes out; a bank deducts its charge from incoming money. */
  readonly flow: 'in' | 'out';
}

/** Existing rows keep their keys. */
export function draftPayments(command: CommandContext, rows: readonly Payload[], context: PaymentContext): readonly PaymentRow[] {
  return rows.map(({ dtlKey, ...row }, index) => {
    checkRowFields(command, `${context.type}.payment`, rows[index] ?? row, `/payments/${index}`);
    const key = dtlKey === undefined || dtlKey === null ? nextRowKey(command) : String(dtlKey);
    return { key, ...draftPayment(command, row, context, `/payments/${index}`) };
  });
}

function draftPayment(command: CommandContext, row: Payload, context: PaymentContext, path: string): PaymentRow {
  const amount = row.paymentAmount === undefined ? 0n : senOf(row.paymentAmount);
  if (amount <= 0n) command.refuse(`${path}/paymentAmount`, 'REQUIRED', bookPaymentSays.needsAmount());
  const depositNo = textOf(row.depositDocNo);
  if (depositNo !== null) return depositRow(command, row, amount, depositNo, context, path);
  const method = methodOf(command, row, path);
  const account = textOf(row.paymentAccountNo) ?? textOf(method?.data.accountNo);
  const isUntold = account === null && (method !== undefined || textOf(row.paymentMethod) === null);
  if (isUntold) command.refuse(path, 'REQUIRED', bookPaymentSays.needsMethod());
  if (account !== null && moneyAccount(command, account, context.currency, `${path}/paymentAccountNo`))
    command.refer('account', account);
  const charge = chargeOf(row, method, amount, context.flow);
  const namedCharge = textOf(row.bankChargeAccountNo);
  if (namedCharge !== null) lineAccount(command, namedCharge, `${path}/bankChargeAccountNo`);
  const chargeAccount = charge > 0n ? (namedCharge ?? defaultAccount(command, 'bankCharge')) : null;
  if (chargeAccount !== null) command.refer('account', chargeAccount);
  const withheld = withheldOf(command, row, amount, context, path);
  return {
    data: row,
    account: account ?? '',
    amount: amount.toString(),
    charge: charge.toString(),
    chargeAccount,
    withheld: withheld.amount.toString(),
    withheldAccount: withheld.account,
    depositDocKey: null,
  };
}

function methodOf(command: CommandContext, row: Payload, path: string): StoredRecord | undefined {
  const code = textOf(row.paymentMethod);
  if (code !== null) {
    const method = activeRecord(command, 'payment-method', code, `${path}/paymentMethod`);
    if (method) command.refer('payment-method', code);
    if (method?.data.isDeposit === true) {
      command.refuse(`${path}/depositDocNo`, 'REQUIRED', bookPaymentSays.usesDeposit(code));
    }
    return method;
  }
  const by = textOf(row.paymentBy);
  if (by === null) return undefined;
  return command.records.all('payment-method').find(({ data, isActive }) => isActive && data.paymentBy === by);
}

function chargeOf(row: Payload, method: StoredRecord | undefined, amount: Sen, flow: 'in' | 'out'): Sen {
  if (row.bankCharge !== undefined && row.bankCharge !== null) return senOf(row.bankCharge);
  const rate = method?.data.bankChargeRate;
  return flow === 'in' && typeof rate === 'number' ? percentSen(amount, decimalOf(rate)) : 0n;
}

export function withheldOf(
  command: CommandContext,
  row: Payload,
  amount: Sen,
  { flow, date }: Pick<PaymentContext, 'flow' | 'date'>,
  path: string,
): { readonly amount: Sen; readonly account: string | null } {
  const code = textOf(row.withholdingTaxCode);
  const given =
    row.withholdingTaxAmount === undefined || row.withholdingTaxAmount === null ? null : senOf(row.withholdingTaxAmount);
  if (code === null && given === null) return { amount: 0n, account: null };
  if (code === null) return { amount: given ?? 0n, account: defaultAccount(command, 'withholdingTax') };
  const record = activeRecord(command, 'withholding-tax-code', code, `${path}/withholdingTaxCode`);
  if (!record) return { amount: 0n, account: null };
  command.refer('withholding-tax-code', code);
  const kind = flow === 'out' ? 'payment' : 'receipt';
  if (record.data.kind !== kind) {
    command.refuse(
      `${path}/withholdingTaxCode`,
      'TAX_CODE_INVALID',
      flow === 'out' ? bookPaymentSays.notForPayments(code) : bookPaymentSays.notForReceipts(code),
    );
  }
  if (!isInForce(record.data, date)) {
    command.refuse(`${path}/withholdingTaxCode`, 'TAX_CODE_INVALID', bookPaymentSays.withholdingNotValid(code, date));
  }
  return { amount: given ?? percentSen(amount, decimalOf(record.data.rate)), account: String(record.data.accountNo) };
}

/** A row that a deposit of the same party pays; how much is left of it is checked when the document is saved. */
function depositRow(
  command: CommandContext,
  row: Payload,
  amount: Sen,
  no: string,
  context: PaymentContext,
  path: string,
): PaymentRow {
  const deposit = findDocument(command.db, DEPOSIT[context.side], no);
  if (deposit?.status !== 'Saved') {
    command.refuse(
      `${path}/depositDocNo`,
      'NOT_FOUND',
      bookPaymentSays.noDeposit(no, context.side === 'AR' ? 'list-ar-deposits' : 'list-ap-deposits'),
    );
  } else if (deposit.party !== context.party) {
    command.refuse(
      `${path}/depositDocNo`,
      'INVALID_VALUE',
      bookPaymentSays.depositOfOther(no, deposit.party ?? '', context.party ?? ''),
    );
  } else if (deposit.totals.total < amount) {
    command.refuse(path, 'DEPOSIT_EXCEEDS', bookPaymentSays.depositTotal(no, senText(deposit.totals.total)));
  }
  return {
    data: row,
    account: defaultAccount(command, SIDES[context.side].depositRole),
    amount: amount.toString(),
    charge: '0',
    chargeAccount: null,
    withheld: '0',
    withheldAccount: null,
    depositDocKey: deposit?.key.toString() ?? null,
  };
}
