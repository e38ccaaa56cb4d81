/** Payment rows of cash documents and settlements: method, account, charge, tax kept back, or the deposit that pays. */

import type { DocType, Payload } from '@ledgerline/catalog';
import { decimalOf } from '@ledgerline/catalog/decimal';
import type { CommandContext } from '../command/command-context.ts';
import type { BusinessDate } from '../date.ts';
import type { PaymentRow } from '../document/document.ts';
import { findDocument } from '../document/document-store.ts';
import { type LedgerSide, SIDES } from '../ledger/matrix.ts';
import { percentSen, type Sen, senOf, senText } from '../money.ts';
import { textOf } from '../payload.ts';
import type { StoredRecord } from '../record-store/records.ts';
import { activeRecord, defaultAccount, isInForce, lineAccount, moneyAccount } from '../records/master.ts';
import { nextRowKey } from '../records/row-key.ts';
import { checkRowFields } from '../records/user-defined-value.ts';

export interface PaymentContext {
  readonly type: DocType;
  readonly side: LedgerSide;
  readonly party: string;
  readonly currency: string;
  readonly date: BusinessDate;
  /** Whether the money comes in or goes out; a bank takes its charge out of what comes in. */
  readonly flow: 'in' | 'out';
}

/** Rows that were there before keep their keys. */
export function draftPayments(work: CommandContext, rows: readonly Payload[], context: PaymentContext): readonly PaymentRow[] {
  return rows.map(({ dtlKey, ...row }, index) => {
    checkRowFields(work, `${context.type}.payment`, rows[index] ?? row, `/payments/${index}`);
    const key = dtlKey === undefined || dtlKey === null ? nextRowKey(work) : String(dtlKey);
    return { key, ...draftPayment(work, row, context, `/payments/${index}`) };
  });
}

function draftPayment(work: CommandContext, row: Payload, context: PaymentContext, path: string): PaymentRow {
  const amount = row.paymentAmount === undefined ? 0n : senOf(row.paymentAmount);
  if (amount <= 0n) work.refuse(`${path}/paymentAmount`, 'REQUIRED', 'Each payment row needs an amount.');
  const depositNo = textOf(row.depositDocNo);
  if (depositNo !== null) return depositRow(work, row, amount, depositNo, context, path);
  const method = methodOf(work, row, path);
  const account = textOf(row.paymentAccountNo) ?? textOf(method?.data.accountNo);
  const isUntold = account === null && (method !== undefined || textOf(row.paymentMethod) === null);
  if (isUntold) work.refuse(path, 'REQUIRED', 'The payment row needs a payment method or an account.');
  if (account !== null && moneyAccount(work, account, context.currency, `${path}/paymentAccountNo`))
    work.refer('account', account);
  const charge = chargeOf(row, method, amount, context.flow);
  const namedCharge = textOf(row.bankChargeAccountNo);
  if (namedCharge !== null) lineAccount(work, namedCharge, `${path}/bankChargeAccountNo`);
  const chargeAccount = charge > 0n ? (namedCharge ?? defaultAccount(work, 'bankCharge')) : null;
  if (chargeAccount !== null) work.refer('account', chargeAccount);
  const withheld = withheldOf(work, row, amount, context, path);
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

function methodOf(work: CommandContext, row: Payload, path: string): StoredRecord | undefined {
  const code = textOf(row.paymentMethod);
  if (code !== null) {
    const method = activeRecord(work, 'payment-method', code, `${path}/paymentMethod`);
    if (method) work.refer('payment-method', code);
    if (method?.data.isDeposit === true) {
      work.refuse(`${path}/depositDocNo`, 'REQUIRED', `${code} uses a deposit. Send depositDocNo.`);
    }
    return method;
  }
  const by = textOf(row.paymentBy);
  if (by === null) return undefined;
  return work.records.all('payment-method').find(({ data, isActive }) => isActive && data.paymentBy === by);
}

function chargeOf(row: Payload, method: StoredRecord | undefined, amount: Sen, flow: 'in' | 'out'): Sen {
  if (row.bankCharge !== undefined && row.bankCharge !== null) return senOf(row.bankCharge);
  const rate = method?.data.bankChargeRate;
  return flow === 'in' && typeof rate === 'number' ? percentSen(amount, decimalOf(rate)) : 0n;
}

export function withheldOf(
  work: CommandContext,
  row: Payload,
  amount: Sen,
  { flow, date }: Pick<PaymentContext, 'flow' | 'date'>,
  path: string,
): { readonly amount: Sen; readonly account: string | null } {
  const code = textOf(row.withholdingTaxCode);
  const given =
    row.withholdingTaxAmount === undefined || row.withholdingTaxAmount === null ? null : senOf(row.withholdingTaxAmount);
  if (code === null && given === null) return { amount: 0n, account: null };
  if (code === null) return { amount: given ?? 0n, account: defaultAccount(work, 'withholdingTax') };
  const record = activeRecord(work, 'withholding-tax-code', code, `${path}/withholdingTaxCode`);
  if (!record) return { amount: 0n, account: null };
  work.refer('withholding-tax-code', code);
  const kind = flow === 'out' ? 'payment' : 'receipt';
  if (record.data.kind !== kind) {
    work.refuse(
      `${path}/withholdingTaxCode`,
      'TAX_CODE_INVALID',
      `${code} is not a code for ${kind}s. Choose another with list-withholding-tax-codes.`,
    );
  }
  if (!isInForce(record.data, date)) {
    work.refuse(`${path}/withholdingTaxCode`, 'TAX_CODE_INVALID', `${code} does not hold on ${date}.`);
  }
  return { amount: given ?? percentSen(amount, decimalOf(record.data.rate)), account: String(record.data.accountNo) };
}

/** A row that a deposit of the same party pays; how much is left of it is checked when the document is saved. */
function depositRow(
  work: CommandContext,
  row: Payload,
  amount: Sen,
  no: string,
  context: PaymentContext,
  path: string,
): PaymentRow {
  const deposit = findDocument(work.db, context.side === 'AR' ? 'RDP' : 'PDP', no);
  if (deposit?.status !== 'Saved') {
    work.refuse(
      `${path}/depositDocNo`,
      'NOT_FOUND',
      `There is no active deposit ${no}. Use ${context.side === 'AR' ? 'list-ar-deposits' : 'list-ap-deposits'} to list the existing ones.`,
    );
  } else if (deposit.party !== context.party) {
    work.refuse(`${path}/depositDocNo`, 'INVALID_VALUE', `${no} is a deposit of ${deposit.party}, not of ${context.party}.`);
  } else if (deposit.totals.total < amount) {
    work.refuse(path, 'DEPOSIT_EXCEEDS', `${no} totals only ${senText(deposit.totals.total)}. Use at most what is left of it.`);
  }
  return {
    data: row,
    account: defaultAccount(work, SIDES[context.side].depositRole),
    amount: amount.toString(),
    charge: '0',
    chargeAccount: null,
    withheld: '0',
    withheldAccount: null,
    depositDocKey: deposit?.key.toString() ?? null,
  };
}
