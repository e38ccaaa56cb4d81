/** Reads of the general ledger: the chart with balances, the balance of an account or party, the default accounts. */

import type { Payload } from '@ledgerline/catalog';
import { bookReportSays } from '@ledgerline/words/book/tax-return';
import type { CommandContext } from '../../command/command-context.ts';
import { type Handler, type OwnHandlers, refused, uncommitted } from '../../command/handler-result.ts';
import { addDays, businessDate } from '../../date.ts';
import { isYearType } from '../../ledger/account-side.ts';
import { effectiveRow } from '../../master-data/effective.ts';
import { yearStartOf } from '../../master-data/fiscal-year.ts';
import { baseCurrency, findAccount } from '../../master-data/master.ts';
import { type Sen, senNumber, sumSen } from '../../money.ts';
import { recordTest } from '../../operations/record/record-filter.ts';
import { textOf } from '../../payload.ts';

interface Sums {
  readonly account: string;
  readonly party: string | null;
  readonly currency: string;
  readonly opening: bigint;
  readonly debit: bigint;
  readonly credit: bigint;
  readonly foreign_closing: bigint;
}

/** The sum before the period, and the sum of the period. */
const SUMS = `coalesce(sum(CASE WHEN :dateFrom IS NOT NULL AND date < :dateFrom THEN debit - credit END), 0) AS opening,
  coalesce(sum(CASE WHEN :dateFrom IS NULL OR date >= :dateFrom THEN debit END), 0) AS debit,
  coalesce(sum(CASE WHEN :dateFrom IS NULL OR date >= :dateFrom THEN credit END), 0) AS credit`;

const datesOf = (payload: Payload) => ({ dateFrom: textOf(payload.dateFrom), dateTo: textOf(payload.dateTo) });

/** Totals by account, of every account or of one; debits positive. */
const balances = (command: CommandContext, account: string | null, payload: Payload): readonly Sums[] =>
  command.db.all<Sums>(
    `SELECT account, NULL AS party, '' AS currency, ${SUMS}, 0 AS foreign_closing FROM account_day
     WHERE (:account IS NULL OR account = :account) AND (:dateTo IS NULL OR date <= :dateTo) GROUP BY account ORDER BY account`,
    { account, ...datesOf(payload) },
  );

/** Totals of a party by account; debits positive. */
const partyBalances = (command: CommandContext, party: string, payload: Payload): readonly Sums[] =>
  command.db.all<Sums>(
    `SELECT account, party, max(currency) AS currency, ${SUMS}, coalesce(sum(foreign_amount), 0) AS foreign_closing FROM gl_entry
     WHERE party = :party AND (:dateTo IS NULL OR date <= :dateTo) GROUP BY account ORDER BY account`,
    { party, ...datesOf(payload) },
  );

const closingOf = ({ opening, debit, credit }: Sums): Sen => opening + debit - credit;

/** The balance of an account in its own currency; postings in other currencies do not change it. */
export function currencyBalanceOf(command: CommandContext, account: string, closing: Sen, dateTo: string | null = null): Sen {
  const currency = findAccount(command, account)?.currency ?? baseCurrency(command);
  if (currency === baseCurrency(command)) return closing;
  const row = command.db.get<{ balance: bigint | null }>(
    `SELECT sum(foreign_amount) AS balance FROM gl_entry
     WHERE account = :account AND currency = :currency AND (:dateTo IS NULL OR date <= :dateTo)`,
    { account, currency, dateTo },
  );
  return row?.balance ?? 0n;
}

/** The party's currency, or the account's own. */
function inCurrency(command: CommandContext, row: Sums, dateTo: string | null): Payload {
  if (row.party !== null) {
    return { partyCode: row.party, currencyCode: row.currency, currencyBalance: senNumber(row.foreign_closing) };
  }
  return {
    currencyCode: findAccount(command, row.account)?.currency ?? baseCurrency(command),
    currencyBalance: senNumber(currencyBalanceOf(command, row.account, closingOf(row), dateTo)),
  };
}

/** The name of the account; a party without postings has no account yet and uses its own name. */
const accountName = (command: CommandContext, account: string): Payload[string] => {
  const own = command.records.find('account', account)?.data.description;
  const party = (['debtor', 'creditor'] as const).map((kind) => command.records.find(kind, account)?.data.companyName);
  return own ?? party[0] ?? party[1] ?? null;
};

const balanceRow = (command: CommandContext, row: Sums, dateTo: string | null): Payload => ({
  accountNo: row.account,
  description: accountName(command, row.account),
  ...inCurrency(command, row, dateTo),
  opening: senNumber(row.opening),
  debit: senNumber(row.debit),
  credit: senNumber(row.credit),
  closing: senNumber(closingOf(row)),
});

const nothing = (account: string, party: string | null): Sums => ({
  account,
  party,
  currency: '',
  opening: 0n,
  debit: 0n,
  credit: 0n,
  foreign_closing: 0n,
});

const isOfTheYear = (command: CommandContext, account: string): boolean =>
  isYearType(findAccount(command, account)?.accountType ?? '');

/**
 * Accounts of income and expense are never closed; read from a date on, they begin with the year of that date, and what
 * the years before earned opens retained earnings.
 */
function withYearsFolded(
  command: CommandContext,
  rows: readonly Sums[],
  account: string | null,
  payload: Payload,
): readonly Sums[] {
  const from = textOf(payload.dateFrom);
  const start = from === null ? null : yearStartOf(command, businessDate(from));
  const retained = textOf(command.records.find('default-account', 'retainedEarnings')?.data.accountNo);
  const isConcerned = account === null || account === retained || isOfTheYear(command, account);
  if (start === null || retained === null || !isConcerned) return rows;
  const before = balances(command, account === retained ? null : account, { dateTo: addDays(start, -1) });
  const earned = new Map(before.filter((row) => isOfTheYear(command, row.account)).map((row) => [row.account, closingOf(row)]));
  const profit = account === null || account === retained ? sumSen(earned.values()) : 0n;
  const hasRetained = profit === 0n || rows.some((row) => row.account === retained);
  return [...rows, ...(hasRetained ? [] : [nothing(retained, null)])]
    .map((row) => ({ ...row, opening: row.opening - (earned.get(row.account) ?? 0n) + (row.account === retained ? profit : 0n) }))
    .filter((row) => !earned.has(row.account) || row.opening !== 0n || row.debit !== 0n || row.credit !== 0n)
    .sort((left, right) => (left.account < right.account ? -1 : 1));
}

/** Sums of every account, or of one with its sub-accounts, which contain the postings. */
function accountSums(command: CommandContext, account: string | null, payload: Payload): readonly Sums[] {
  const own = withYearsFolded(command, balances(command, account, payload), account, payload);
  const below = account === null ? [] : command.records.all('account').filter(({ data }) => data.parentAccountNo === account);
  if (account === null || below.length === 0) return own;
  const parts = [...own, ...below.flatMap(({ code }) => accountSums(command, code, payload))];
  const sum = (of: 'opening' | 'debit' | 'credit'): Sen => sumSen(parts.map((row) => row[of]));
  return [{ ...nothing(account, null), opening: sum('opening'), debit: sum('debit'), credit: sum('credit') }];
}

interface MonthSums {
  readonly month: string;
  readonly debit: bigint;
  readonly credit: bigint;
}

/** The months of a period in which an account, or one below it, has postings. */
function monthsOf(command: CommandContext, account: string, payload: Payload): readonly Payload[] {
  const [dateFrom, dateTo] = [textOf(payload.dateFrom), textOf(payload.dateTo)];
  const sums = new Map<string, MonthSums>();
  for (const code of withBelow(command, account)) {
    const found = command.db.all<MonthSums>(
      `SELECT substr(date, 1, 7) AS month, sum(debit) AS debit, sum(credit) AS credit FROM account_day
       WHERE account = :code AND (:dateFrom IS NULL OR date >= :dateFrom) AND (:dateTo IS NULL OR date <= :dateTo) GROUP BY month`,
      { code, dateFrom, dateTo },
    );
    for (const { month, debit, credit } of found) {
      const known = sums.get(month) ?? { debit: 0n, credit: 0n };
      sums.set(month, { month, debit: known.debit + debit, credit: known.credit + credit });
    }
  }
  return [...sums.values()]
    .toSorted((one, other) => (one.month < other.month ? -1 : 1))
    .map(({ month, debit, credit }) => ({ month, debit: senNumber(debit), credit: senNumber(credit) }));
}

function withBelow(command: CommandContext, account: string): readonly string[] {
  const below = command.records.all('account').filter(({ data }) => data.parentAccountNo === account);
  return [account, ...below.flatMap(({ code }) => withBelow(command, code))];
}

/** A party's code is accepted wherever a balance is read. */
const accountBalance: Handler = (command, payload) => {
  const ofParty = textOf(payload.partyCode) ?? textOf(payload.debtorCode) ?? textOf(payload.creditorCode);
  const named = ofParty ?? textOf(payload.accountNo);
  const isAccount = named !== null && ofParty === null && command.records.find('account', named) !== undefined;
  if (named !== null && !isAccount && !command.records.find('debtor', named) && !command.records.find('creditor', named)) {
    command.refuse(
      payload.partyCode === undefined ? '/accountNo' : '/partyCode',
      'NOT_FOUND',
      bookReportSays.noAccountOrParty(named),
    );
    return refused(command);
  }
  const [account, party] = named === null ? [null, null] : isAccount ? [named, null] : [null, named];
  const found = party === null ? accountSums(command, account, payload) : partyBalances(command, party, payload);
  const rows = found.length === 0 && named !== null ? [nothing(named, party)] : found;
  const dateTo = textOf(payload.dateTo);
  const months = account !== null && payload.groupBy === 'month' ? { months: monthsOf(command, account, payload) } : {};
  const shown = rows.map((row) => ({ ...balanceRow(command, row, dateTo), ...months }));
  return uncommitted({ ok: true, rows: shown, count: rows.length });
};

/** The chart as a tree written out: every account with its level, parents before children. */
const chart: Handler = (command, payload) => {
  const isShown = recordTest({ kind: 'account', isActiveOnly: false }, payload);
  const sums = new Map(balances(command, null, { dateTo: command.today }).map((row) => [row.account, row.debit - row.credit]));
  const accounts = command.records.all('account');
  const children = new Map<string | null, typeof accounts>();
  for (const account of accounts) {
    const parent = textOf(account.data.parentAccountNo);
    children.set(parent, [...(children.get(parent) ?? []), account]);
  }
  const balanceOf = (code: string): Sen =>
    (children.get(code) ?? []).reduce((sum, child) => sum + balanceOf(child.code), sums.get(code) ?? 0n);
  const rows: Payload[] = [];
  const visit = (parent: string | null, level: number): void => {
    for (const account of children.get(parent) ?? []) {
      const { code } = account;
      if (isShown(account))
        rows.push({ ...effectiveRow(command, account), accountNo: code, level, balance: senNumber(balanceOf(code)) });
      visit(code, level + 1);
    }
  };
  visit(null, 0);
  return uncommitted({ ok: true, rows, count: rows.length });
};

const defaultAccounts: Handler = (command) => {
  const rows = command.records.all('default-account').map(({ code, data }) => ({
    role: code,
    accountNo: data.accountNo ?? null,
    description: command.records.find('account', String(data.accountNo))?.data.description ?? null,
  }));
  return uncommitted({ ok: true, rows, count: rows.length });
};

export const LEDGER_READS = {
  'read-chart-accounts': chart,
  'read-gl-account-balance': accountBalance,
  'read-default-accounts': defaultAccounts,
} satisfies OwnHandlers;
