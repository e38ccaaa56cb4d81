/** Journals and cash book entries, from the payload to a draft: lines on accounts, parties or deposits. */

import type { DocType, Payload } from '@ledgerline/catalog';
import { ONE } from '@ledgerline/catalog/decimal';
import { bookEntrySays } from '@ledgerline/words/book/entry';
import { bookPaymentSays } from '@ledgerline/words/book/payment';
import type { CommandContext } from '../command/command-context.ts';
import { blankDraft, type DraftHead } from '../document/blank-draft.ts';
import type { Draft, DraftLine, LinePosting, Totals } from '../document/document.ts';
import { findDocument } from '../document/document-store.ts';
import type { CashBook, LedgerSide } from '../ledger/matrix.ts';
import { SIDES } from '../ledger/matrix.ts';
import { DEPOSIT } from '../ledger/nature.ts';
import {
  activeParty,
  activeRecord,
  baseCurrency,
  controlAccount,
  defaultAccount,
  findAccount,
  findParty,
  isControlAccount,
  isDepositAccount,
  moneyAccount,
  postableAccount,
} from '../master-data/master.ts';
import { checkRowFields } from '../master-data/user-defined-value.ts';
import { convertSen, type Sen, senOf, senText, sumSen } from '../money.ts';
import { rowsOf, textOf } from '../payload.ts';
import { refuseTaxWithoutAccount, taxedAmount, taxOfLine } from './bill-line.ts';
import { checkCodes, draftHead } from './header.ts';
import { withheldOf } from './payment-draft.ts';

/** The account of a line and, where it has one, the party or deposit behind it. */
function accountOfRow(command: CommandContext, row: Payload, head: DraftHead, path: string): LinePosting {
  const named = textOf(row.accountNo);
  const side: LedgerSide | null = partySideOf(command, row, named);
  if (side !== null) {
    const { partyCode, partyKind } = SIDES[side];
    const code = textOf(row[partyCode]) ?? named ?? '';
    const party = activeParty(command, side, code, `${path}/${partyCode}`);
    if (!party) return {};
    command.refer(partyKind, code);
    const currency = textOf(party.data.currencyCode) ?? baseCurrency(command);
    if (currency !== head.currency) {
      command.refuse(`${path}/${partyCode}`, 'CURRENCY_MISMATCH', bookEntrySays.lineCurrency(code, currency, head.currency));
    }
    return { account: controlAccount(command, side, party.data), party: { side, code } };
  }
  if (named === null && textOf(row.depositDocNo) !== null) return depositLine(command, row, head, path);
  if (named === null) {
    command.refuse(`${path}/accountNo`, 'REQUIRED', bookEntrySays.needsAccount());
    return {};
  }
  const account = postableAccount(command, named, `${path}/accountNo`);
  if (!account) return {};
  command.refer('account', named);
  if (isControlAccount(account)) {
    command.refuse(`${path}/accountNo`, 'ACCOUNT_NOT_POSTABLE', bookEntrySays.controlAccount(named));
  }
  return { account: named, ...(isDepositAccount(account) ? depositOf(command, row, account.special, head, path) : {}) };
}

/** A line that names a deposit and no account is on the account of that deposit. */
function depositLine(command: CommandContext, row: Payload, head: DraftHead, path: string): LinePosting {
  const no = String(row.depositDocNo);
  const special = findDocument(command.db, DEPOSIT.AR, no) ? 'CUSTOMER_DEPOSIT' : 'SUPPLIER_DEPOSIT';
  const account = defaultAccount(command, special === 'CUSTOMER_DEPOSIT' ? 'customerDeposit' : 'supplierDeposit');
  command.refer('account', account);
  return { account, ...depositOf(command, row, special, head, path) };
}

function partySideOf(command: CommandContext, row: Payload, named: string | null): LedgerSide | null {
  if (textOf(row.debtorCode) !== null) return 'AR';
  if (textOf(row.creditorCode) !== null) return 'AP';
  if (named === null || command.records.find('account', named)) return null;
  if (findParty(command, 'AR', named)) return 'AR';
  return findParty(command, 'AP', named) ? 'AP' : null;
}

function depositOf(command: CommandContext, row: Payload, special: string | null, head: DraftHead, path: string): LinePosting {
  const no = textOf(row.depositDocNo);
  if (no === null) {
    command.refuse(`${path}/depositDocNo`, 'REQUIRED', bookPaymentSays.accountNeedsDeposit());
    return {};
  }
  const deposit = findDocument(command.db, DEPOSIT[special === 'CUSTOMER_DEPOSIT' ? 'AR' : 'AP'], no);
  if (deposit?.status !== 'Saved') {
    command.refuse(
      `${path}/depositDocNo`,
      'NOT_FOUND',
      bookPaymentSays.noDeposit(no, special === 'CUSTOMER_DEPOSIT' ? 'list-ar-deposits' : 'list-ap-deposits'),
    );
    return {};
  }
  if (deposit.currency !== head.currency) {
    command.refuse(
      `${path}/depositDocNo`,
      'CURRENCY_MISMATCH',
      bookPaymentSays.depositCurrency(no, deposit.currency, head.currency),
    );
  }
  return { depositDocKey: deposit.key.toString() };
}

/** A deposit is created by a deposit document; other documents only use it. */
function checkUse(command: CommandContext, posting: LinePosting, amount: Sen, path: string): void {
  if (posting.depositDocKey === undefined) return;
  const special = findAccount(command, posting.account ?? '')?.special;
  if (special === 'CUSTOMER_DEPOSIT' ? amount > 0n : amount < 0n) return;
  command.refuse(path, 'INVALID_VALUE', bookPaymentSays.depositOnlyUsed());
}

const storedRow = (row: Payload): Payload =>
  Object.fromEntries(Object.entries(row).filter(([name, value]) => name !== 'dtlKey' && value !== null));

const keyOf = (row: Payload): bigint => (typeof row.dtlKey === 'string' ? BigInt(row.dtlKey) : 0n);

const ledgerLine = (row: Payload, posting: LinePosting, amounts: Pick<DraftLine, 'net' | 'tax' | 'netLocal' | 'taxLocal'>) => ({
  key: keyOf(row),
  data: storedRow(row),
  itemCode: null,
  location: null,
  quantity: ONE,
  baseQuantity: 0n,
  subTotal: amounts.net,
  ...amounts,
  posting,
});

const signedSen = (row: Payload): Sen => senOf(row.debit ?? 0) - senOf(row.credit ?? 0);

export function draftJournal(command: CommandContext, type: DocType, payload: Payload): Draft {
  const head = draftHead(command, type, payload);
  const rows = rowsOf(payload, 'lines');
  if (rows.length === 0) command.refuse('/lines', 'REQUIRED', bookEntrySays.needsLine());
  const entered = rows.map((row, index): DraftLine => {
    const path = `/lines/${index}`;
    const amount = signedSen(row);
    checkCodes(command, row, path);
    checkRowFields(command, `${type}.line`, row, path);
    const isOneSided = senOf(row.debit ?? 0) === 0n || senOf(row.credit ?? 0) === 0n;
    if (amount === 0n || !isOneSided) command.refuse(path, 'INVALID_VALUE', bookEntrySays.journalSide());
    const taxCode = textOf(row.taxCode);
    if (taxCode !== null && activeRecord(command, 'tax-code', taxCode, `${path}/taxCode`)) command.refer('tax-code', taxCode);
    const posting = accountOfRow(command, row, head, path);
    checkUse(command, posting, amount, path);
    const netLocal = convertSen(amount, head.rate);
    return { ...ledgerLine(row, posting, { net: amount, tax: 0n, netLocal, taxLocal: 0n }), taxCode };
  });
  const lines = balancedInBase(entered);
  const sum = sumSen(lines.map((line) => line.net));
  if (sum !== 0n) command.refuse('/lines', 'NOT_BALANCED', bookEntrySays.unbalanced(senText(sum)));
  const total = sumSen(lines.map((line) => (line.net > 0n ? line.net : 0n)));
  const totalLocal = sumSen(lines.map((line) => (line.netLocal > 0n ? line.netLocal : 0n)));
  return ledgerDraft(command, type, head, lines, { net: total, tax: 0n, netLocal: totalLocal, taxLocal: 0n });
}

/** Rounds each line separately. The last line of the smaller side takes the difference, so that a foreign journal balances in base currency. */
function balancedInBase(lines: readonly DraftLine[]): readonly DraftLine[] {
  const rest = sumSen(lines.map((line) => line.netLocal));
  if (rest === 0n || sumSen(lines.map((line) => line.net)) !== 0n) return lines;
  const last = lines.findLastIndex(({ net }) => (rest > 0n ? net < 0n : net > 0n));
  return lines.map((line, index) => (index === last ? { ...line, netLocal: line.netLocal - rest } : line));
}

export function draftCashBook(command: CommandContext, type: DocType, effect: CashBook, payload: Payload): Draft {
  const head = draftHead(command, type, payload);
  const bank = textOf(payload.bankAccount);
  if (bank === null) command.refuse('/bankAccount', 'REQUIRED', bookEntrySays.required('bankAccount'));
  else if (moneyAccount(command, bank, head.currency, '/bankAccount')) command.refer('account', bank);
  const method = textOf(payload.paymentMethod);
  if (method !== null && activeRecord(command, 'payment-method', method, '/paymentMethod'))
    command.refer('payment-method', method);
  const rows = rowsOf(payload, 'lines');
  if (rows.length === 0) command.refuse('/lines', 'REQUIRED', bookEntrySays.needsLine());
  const direction = effect.moneySign === 1 ? 'supply' : 'purchase';
  const lines = rows.map((row, index): DraftLine => {
    const path = `/lines/${index}`;
    checkCodes(command, row, path);
    checkRowFields(command, `${type}.line`, row, path);
    const posting = accountOfRow(command, row, head, path);
    checkUse(command, posting, -BigInt(effect.moneySign) * senOf(row.amount ?? 0), path);
    const tax = taxOfLine(command, textOf(row.taxCode), direction, head.date, `${path}/taxCode`);
    const amounts = taxedAmount(command, senOf(row.amount ?? 0), tax.rate, payload.inclusiveTax === true, row, direction, path);
    refuseTaxWithoutAccount(command, tax, amounts.tax, `${path}/taxCode`);
    const withheld = withheldOf(
      command,
      row,
      senOf(row.amount ?? 0),
      { flow: effect.moneySign === 1 ? 'in' : 'out', date: head.date },
      path,
    );
    return {
      ...ledgerLine(
        row,
        {
          ...posting,
          ...(tax.account === null ? {} : { taxAccount: tax.account }),
          ...(withheld.account === null
            ? {}
            : {
                withheld: {
                  account: withheld.account,
                  amount: convertSen(withheld.amount, head.rate).toString(),
                  foreign: withheld.amount.toString(),
                },
              }),
        },
        { ...amounts, netLocal: convertSen(amounts.net, head.rate), taxLocal: convertSen(amounts.tax, head.rate) },
      ),
      taxCode: tax.taxCode,
    };
  });
  const totals = {
    net: sumSen(lines.map((line) => line.net)),
    tax: sumSen(lines.map((line) => line.tax)),
    netLocal: sumSen(lines.map((line) => line.netLocal)),
    taxLocal: sumSen(lines.map((line) => line.taxLocal)),
  };
  if (totals.net + totals.tax <= 0n) command.refuse('/lines', 'INVALID_VALUE', bookEntrySays.notPositive());
  return ledgerDraft(command, type, head, lines, totals);
}

function ledgerDraft(
  command: CommandContext,
  type: DocType,
  head: DraftHead,
  lines: readonly DraftLine[],
  sums: Pick<Totals, 'net' | 'tax' | 'netLocal' | 'taxLocal'>,
): Draft {
  const totals = { ...sums, rounding: 0n, total: sums.net + sums.tax, totalLocal: sums.netLocal + sums.taxLocal };
  return { ...blankDraft(type, head, command.references), totals, lines };
}
