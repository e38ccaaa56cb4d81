/** Journals and cash book entries, from the payload to a draft: lines on accounts, parties or deposits. */

import type { DocType, Payload } from '@ledgerline/catalog';
import { type Decimal, ONE } from '@ledgerline/catalog/decimal';
import type { CommandContext } from '../command/command-context.ts';
import { blankDraft, type DraftHead } from '../document/blank-draft.ts';
import type { Draft, DraftLine, LinePosting, Totals } from '../document/document.ts';
import { findDocument } from '../document/document-store.ts';
import type { CashBook, LedgerSide } from '../ledger/matrix.ts';
import { SIDES } from '../ledger/matrix.ts';
import { convertSen, type Sen, senOf, senText, splitSen, sumSen } from '../money.ts';
import { rowsOf, textOf } from '../payload.ts';
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
} from '../records/master.ts';
import { checkRowFields } from '../records/user-defined-value.ts';
import { refuseTaxWithoutAccount, taxedAmount, taxOfLine } from './bill-line.ts';
import { checkCodes, draftHead } from './header.ts';
import { withheldOf } from './payments.ts';

/** The account of a line and, where it has one, the party or deposit behind it. */
function accountOfRow(work: CommandContext, row: Payload, head: DraftHead, path: string): LinePosting {
  const named = textOf(row.accountNo);
  const side: LedgerSide | null = partySideOf(work, row, named);
  if (side !== null) {
    const { partyCode, partyKind } = SIDES[side];
    const code = textOf(row[partyCode]) ?? named ?? '';
    const party = activeParty(work, side, code, `${path}/${partyCode}`);
    if (!party) return {};
    work.refer(partyKind, code);
    const currency = textOf(party.data.currencyCode) ?? baseCurrency(work);
    if (currency !== head.currency) {
      work.refuse(
        `${path}/${partyCode}`,
        'CURRENCY_MISMATCH',
        `${code} is kept in ${currency}, the document in ${head.currency}.`,
      );
    }
    return { account: controlAccount(work, side, party.data), party: { side, code } };
  }
  if (named === null && textOf(row.depositDocNo) !== null) return depositLine(work, row, head, path);
  if (named === null) {
    work.refuse(`${path}/accountNo`, 'REQUIRED', 'The line needs an account or a party.');
    return {};
  }
  const account = postableAccount(work, named, `${path}/accountNo`);
  if (!account) return {};
  work.refer('account', named);
  if (isControlAccount(account)) {
    work.refuse(`${path}/accountNo`, 'ACCOUNT_NOT_POSTABLE', `${named} is a control account. Send the debtor or creditor.`);
  }
  return { account: named, ...(isDepositAccount(account) ? depositOf(work, row, account.special, head, path) : {}) };
}

/** A line that names a deposit and no account is on the account of that deposit. */
function depositLine(work: CommandContext, row: Payload, head: DraftHead, path: string): LinePosting {
  const no = String(row.depositDocNo);
  const special = findDocument(work.db, 'RDP', no) ? 'CUSTOMER_DEPOSIT' : 'SUPPLIER_DEPOSIT';
  const account = defaultAccount(work, special === 'CUSTOMER_DEPOSIT' ? 'customerDeposit' : 'supplierDeposit');
  work.refer('account', account);
  return { account, ...depositOf(work, row, special, head, path) };
}

function partySideOf(work: CommandContext, row: Payload, named: string | null): LedgerSide | null {
  if (textOf(row.debtorCode) !== null) return 'AR';
  if (textOf(row.creditorCode) !== null) return 'AP';
  if (named === null || work.records.find('account', named)) return null;
  if (findParty(work, 'AR', named)) return 'AR';
  return findParty(work, 'AP', named) ? 'AP' : null;
}

function depositOf(work: CommandContext, row: Payload, special: string | null, head: DraftHead, path: string): LinePosting {
  const no = textOf(row.depositDocNo);
  if (no === null) {
    work.refuse(`${path}/depositDocNo`, 'REQUIRED', 'A deposit account needs the number of the deposit.');
    return {};
  }
  const deposit = findDocument(work.db, special === 'CUSTOMER_DEPOSIT' ? 'RDP' : 'PDP', no);
  if (deposit?.status !== 'Saved') {
    work.refuse(
      `${path}/depositDocNo`,
      'NOT_FOUND',
      `There is no active deposit ${no}. Use ${special === 'CUSTOMER_DEPOSIT' ? 'list-ar-deposits' : 'list-ap-deposits'} to list the existing ones.`,
    );
    return {};
  }
  if (deposit.currency !== head.currency) {
    work.refuse(
      `${path}/depositDocNo`,
      'CURRENCY_MISMATCH',
      `${no} is in ${deposit.currency}, the document in ${head.currency}.`,
    );
  }
  return { depositDocKey: deposit.key.toString() };
}

/** A deposit is made by a deposit document; other documents only use it up. */
function checkUse(work: CommandContext, posting: LinePosting, amount: Sen, path: string): void {
  if (posting.depositDocKey === undefined) return;
  const special = findAccount(work, posting.account ?? '')?.special;
  if (special === 'CUSTOMER_DEPOSIT' ? amount > 0n : amount < 0n) return;
  work.refuse(path, 'INVALID_VALUE', 'A line on a deposit account can only use the deposit, not increase it.');
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

export function draftJournal(work: CommandContext, type: DocType, payload: Payload): Draft {
  const head = draftHead(work, type, payload);
  const rows = rowsOf(payload, 'lines');
  if (rows.length === 0) work.refuse('/lines', 'REQUIRED', 'The journal needs lines.');
  const local = localByCumulation(head.rate);
  const lines = rows.map((row, index): DraftLine => {
    const path = `/lines/${index}`;
    const amount = signedSen(row);
    checkCodes(work, row, path);
    checkRowFields(work, `${type}.line`, row, path);
    const isOneSided = senOf(row.debit ?? 0) === 0n || senOf(row.credit ?? 0) === 0n;
    if (amount === 0n || !isOneSided)
      work.refuse(path, 'INVALID_VALUE', 'Each journal line needs either a debit or a credit, not both.');
    const taxCode = textOf(row.taxCode);
    if (taxCode !== null && activeRecord(work, 'tax-code', taxCode, `${path}/taxCode`)) work.refer('tax-code', taxCode);
    const posting = accountOfRow(work, row, head, path);
    checkUse(work, posting, amount, path);
    return { ...ledgerLine(row, posting, { net: amount, tax: 0n, netLocal: local(amount), taxLocal: 0n }), taxCode };
  });
  const sum = sumSen(lines.map((line) => line.net));
  if (sum !== 0n) work.refuse('/lines', 'NOT_BALANCED', `Debits and credits differ by ${senText(sum)}. They must be equal.`);
  const total = sumSen(lines.map((line) => (line.net > 0n ? line.net : 0n)));
  const totalLocal = sumSen(lines.map((line) => (line.netLocal > 0n ? line.netLocal : 0n)));
  return ledgerDraft(work, type, head, lines, { net: total, tax: 0n, netLocal: totalLocal, taxLocal: 0n });
}

/** Base values of either side by the cumulative split, so that a foreign journal balances in base currency too. */
function localByCumulation(rate: Decimal): (amount: Sen) => Sen {
  const done = { debit: 0n, credit: 0n };
  return (amount) => {
    const side = amount < 0n ? 'credit' : 'debit';
    const size = amount < 0n ? -amount : amount;
    const part = splitSen(rate, done[side], size, ONE);
    done[side] += size;
    return amount < 0n ? -part : part;
  };
}

export function draftCashBook(work: CommandContext, type: DocType, effect: CashBook, payload: Payload): Draft {
  const head = draftHead(work, type, payload);
  const bank = textOf(payload.bankAccount);
  if (bank === null) work.refuse('/bankAccount', 'REQUIRED', 'bankAccount is required.');
  else if (moneyAccount(work, bank, head.currency, '/bankAccount')) work.refer('account', bank);
  const method = textOf(payload.paymentMethod);
  if (method !== null && activeRecord(work, 'payment-method', method, '/paymentMethod')) work.refer('payment-method', method);
  const rows = rowsOf(payload, 'lines');
  if (rows.length === 0) work.refuse('/lines', 'REQUIRED', 'The entry needs lines.');
  const direction = effect.moneySign === 1 ? 'supply' : 'purchase';
  const lines = rows.map((row, index): DraftLine => {
    const path = `/lines/${index}`;
    checkCodes(work, row, path);
    checkRowFields(work, `${type}.line`, row, path);
    const posting = accountOfRow(work, row, head, path);
    checkUse(work, posting, -BigInt(effect.moneySign) * senOf(row.amount ?? 0), path);
    const tax = taxOfLine(work, textOf(row.taxCode), direction, head.date, `${path}/taxCode`);
    const amounts = taxedAmount(work, senOf(row.amount ?? 0), tax.rate, payload.inclusiveTax === true, row, direction, path);
    refuseTaxWithoutAccount(work, tax, amounts.tax, `${path}/taxCode`);
    const withheld = withheldOf(
      work,
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
  if (totals.net + totals.tax <= 0n) work.refuse('/lines', 'INVALID_VALUE', 'The lines must total more than zero.');
  return ledgerDraft(work, type, head, lines, totals);
}

function ledgerDraft(
  work: CommandContext,
  type: DocType,
  head: DraftHead,
  lines: readonly DraftLine[],
  sums: Pick<Totals, 'net' | 'tax' | 'netLocal' | 'taxLocal'>,
): Draft {
  const totals = { ...sums, rounding: 0n, total: sums.net + sums.tax, totalLocal: sums.netLocal + sums.taxLocal };
  return { ...blankDraft(type, head, work.references), totals, lines };
}
