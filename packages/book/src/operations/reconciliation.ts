/** Uncleared lines, matches between statement and ledger lines, and the reconciliation of a statement with the book. */

import type { Payload } from '@ledgerline/catalog';
import type { CommandContext } from '../command/command-context.ts';
import type { Handler, OwnHandlers } from '../command/handler-result.ts';
import { refused, uncommitted } from '../command/handler-result.ts';
import { cut, LIST_ROWS_MAX, pageOf } from '../command/paging.ts';
import { businessDate, daysBetween } from '../date.ts';
import type { Document } from '../document/document.ts';
import { RECONCILIATION } from '../ledger/nature.ts';
import { baseCurrency, findAccount, isMoneyAccount, noMoneyAccount } from '../master-data/master.ts';
import { senNumber, senOf, sumSen } from '../money.ts';
import { rowsOf, textOf } from '../payload.ts';
import { type BankLine, linesLeftOpen, unclearedLines, unclearedPage } from '../reconciliation/clearing.ts';
import { validateDocument } from './document/create.ts';
import { getDocument } from './document/get.ts';
import { selectDocument } from './document/select.ts';

const NO_END = '9999-12-31';
const DAYS_APART_MAX = 5;

/** Null for an account in base currency. */
const foreignCurrency = (command: CommandContext, account: string): string | null => {
  const currency = findAccount(command, account)?.currency ?? baseCurrency(command);
  return currency === baseCurrency(command) ? null : currency;
};

const lineView = (line: BankLine): Payload => ({
  glKey: line.gl_key.toString(),
  bankAccount: line.account,
  docType: line.doc_type,
  docNo: line.doc_no,
  docKey: line.doc_key.toString(),
  docDate: line.date,
  chequeNo: line.cheque_no,
  amount: senNumber(line.amount),
});

const uncleared: Handler = (command, payload) => {
  const named = textOf(payload.bankAccount);
  const bank = named === null ? undefined : findAccount(command, named);
  if (bank && !isMoneyAccount(bank)) {
    command.refuse('/bankAccount', 'ACCOUNT_NOT_POSTABLE', noMoneyAccount(bank.accountNo));
    return refused(command);
  }
  const accounts = command.records.all('account').flatMap(({ code }) => {
    const account = findAccount(command, code);
    return account && isMoneyAccount(account) && (named === null || code === named) ? [code] : [];
  });
  const page = pageOf(command, payload, ['', '', 0n], LIST_ROWS_MAX);
  if (!page) return refused(command);
  const [afterAccount = '', afterDate = '', afterKey = '0'] = page.after ?? [];
  const found: BankLine[] = [];
  for (const account of accounts.filter((code) => code >= afterAccount)) {
    const after = account === afterAccount ? ([afterDate, BigInt(afterKey)] as const) : (['', 0n] as const);
    const date = textOf(payload.statementDate) ?? NO_END;
    found.push(
      ...unclearedPage(command.db, account, foreignCurrency(command, account), date, after, page.limit + 1 - found.length),
    );
    if (found.length > page.limit) break;
  }
  const { shown, nextCursor } = cut(found, page, (line) => [line.account, line.date, line.gl_key]);
  return uncommitted({ ok: true, rows: shown.map(lineView), count: shown.length, truncated: nextCursor !== null, nextCursor });
};

/** Proposes matches: same amount and cheque number, then same amount within five days, and only if exactly one line fits. */
function proposals(command: CommandContext, payload: Payload): readonly Payload[] {
  const account = String(payload.bankAccount);
  const lines = unclearedLines(command.db, account, foreignCurrency(command, account), String(payload.statementDate));
  const taken = new Set<bigint>();
  return rowsOf(payload, 'statementLines').map((row, index) => {
    const free = lines.filter((line) => !taken.has(line.gl_key) && line.amount === senOf(row.amount));
    const cheque = textOf(row.chequeNo);
    const byCheque = cheque === null ? [] : free.filter((line) => line.cheque_no === cheque);
    const day = businessDate(row.lineDate);
    const byDate = free.filter((line) => Math.abs(daysBetween(day, businessDate(line.date))) <= DAYS_APART_MAX);
    const [match] = byCheque.length === 1 ? byCheque : byDate.length === 1 ? byDate : [];
    if (match) taken.add(match.gl_key);
    return { index, ...row, match: match ? lineView(match) : null };
  });
}

const validateReconciliation: Handler = (command, payload) => {
  const handled = validateDocument(command, RECONCILIATION, payload);
  return handled.result.ok ? { ...handled, result: { ...handled.result, proposals: proposals(command, payload) } } : handled;
};

/** The steps from the statement balance to the book balance: deposits in transit are added, unpresented cheques are deducted. */
function reportOf(command: CommandContext, { key, header }: Document): Payload {
  const [account, date] = [String(header.bankAccount), String(header.statementDate)];
  const lines = linesLeftOpen(command.db, account, foreignCurrency(command, account), date, key);
  const open = lines.map((line) => line.amount);
  return {
    statementBalance: header.statementBalance ?? 0,
    depositsInTransit: senNumber(sumSen(open.filter((amount) => amount > 0n))),
    unpresentedPayments: senNumber(-sumSen(open.filter((amount) => amount < 0n))),
    difference: header.difference ?? 0,
    bookBalance: senNumber(senOf(header.clearedBalance ?? 0) + sumSen(open)),
    lines: lines.map(lineView),
  };
}

const getReconciliation: Handler = (command, payload) => {
  const handled = getDocument(command, [RECONCILIATION], payload);
  const document = selectDocument(command, [RECONCILIATION], payload);
  if (!handled.result.ok || document?.status !== 'Saved') return handled;
  return { ...handled, result: { ...handled.result, report: reportOf(command, document) } };
};

export const RECONCILIATION_COMMANDS = {
  'list-gl-bank-reconciliation-uncleared': uncleared,
  'get-gl-bank-reconciliation': getReconciliation,
  'validate-gl-bank-reconciliation': validateReconciliation,
} satisfies OwnHandlers;
