/** Reads of the general ledger: the chart with balances, the balance of an account or party, the default accounts. */

import type { Payload } from '@ledgerline/catalog';
import type { SqlValue } from '../database.ts';
import { type Sen, senNumber } from '../money.ts';
import { answered, type Handler, refused } from '../outcome.ts';
import { textMember } from '../records/master.ts';
import type { Work } from '../work.ts';

interface Sums {
  readonly account: string;
  readonly party: string | null;
  readonly currency: string;
  readonly opening: bigint;
  readonly debit: bigint;
  readonly credit: bigint;
  readonly foreign_closing: bigint;
}

/** Sums by account, or by party where one is asked for; debits positive. */
function balances(work: Work, account: SqlValue, party: SqlValue, payload: Payload): readonly Sums[] {
  const by = party === null ? 'account' : 'account, party';
  return work.db.all<Sums>(
    `SELECT account, ${party === null ? 'NULL' : 'party'} AS party, max(currency) AS currency,
       coalesce(sum(CASE WHEN :dateFrom IS NOT NULL AND date < :dateFrom THEN debit - credit END), 0) AS opening,
       coalesce(sum(CASE WHEN :dateFrom IS NULL OR date >= :dateFrom THEN debit END), 0) AS debit,
       coalesce(sum(CASE WHEN :dateFrom IS NULL OR date >= :dateFrom THEN credit END), 0) AS credit,
       coalesce(sum(foreign_amount), 0) AS foreign_closing
     FROM gl_entry
     WHERE (:account IS NULL OR account = :account) AND (:party IS NULL OR party = :party) AND (:dateTo IS NULL OR date <= :dateTo)
     GROUP BY ${by} ORDER BY account`,
    { account, party, dateFrom: textMember(payload.dateFrom), dateTo: textMember(payload.dateTo) },
  );
}

const balanceRow = (row: Sums): Payload => ({
  accountNo: row.account,
  ...(row.party === null
    ? {}
    : { partyCode: row.party, currencyCode: row.currency, currencyBalance: senNumber(row.foreign_closing) }),
  opening: senNumber(row.opening),
  debit: senNumber(row.debit),
  credit: senNumber(row.credit),
  closing: senNumber(row.opening + row.debit - row.credit),
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

/** A party's code is accepted wherever a balance is read. */
const accountBalance: Handler = (work, payload) => {
  const named = textMember(payload.partyCode) ?? textMember(payload.accountNo);
  const isAccount = named !== null && textMember(payload.partyCode) === null && work.records.find('account', named) !== undefined;
  if (named !== null && !isAccount && !work.records.find('debtor', named) && !work.records.find('creditor', named)) {
    work.refuse(
      payload.partyCode === undefined ? '/accountNo' : '/partyCode',
      'NOT_FOUND',
      `There is no account or party ${named} in this account book; read-chart-accounts, read-debtors and read-creditors list those that there are.`,
    );
    return refused(work);
  }
  const [account, party] = named === null ? [null, null] : isAccount ? [named, null] : [null, named];
  const found = balances(work, account, party, payload);
  const rows = found.length === 0 && named !== null ? [nothing(named, party)] : found;
  return answered({ ok: true, rows: rows.map(balanceRow), count: rows.length });
};

/** The chart as a tree written out: every account with its level, parents before children. */
const chart: Handler = (work) => {
  const sums = new Map(balances(work, null, null, { dateTo: work.today }).map((row) => [row.account, row.debit - row.credit]));
  const accounts = work.records.all('account');
  const children = new Map<string | null, typeof accounts>();
  for (const account of accounts) {
    const parent = textMember(account.data.parentAccountNo);
    children.set(parent, [...(children.get(parent) ?? []), account]);
  }
  const balanceOf = (code: string): Sen =>
    (children.get(code) ?? []).reduce((sum, child) => sum + balanceOf(child.code), sums.get(code) ?? 0n);
  const rows: Payload[] = [];
  const visit = (parent: string | null, level: number): void => {
    for (const { code, data, isActive } of children.get(parent) ?? []) {
      rows.push({ ...data, accountNo: code, isActive, level, balance: senNumber(balanceOf(code)) });
      visit(code, level + 1);
    }
  };
  visit(null, 0);
  return answered({ ok: true, rows, count: rows.length });
};

const defaultAccounts: Handler = (work) => {
  const rows = work.records.all('default-account').map(({ code, data }) => ({
    role: code,
    accountNo: data.accountNo ?? null,
    description: work.records.find('account', String(data.accountNo))?.data.description ?? null,
  }));
  return answered({ ok: true, rows, count: rows.length });
};

export const LEDGER_READS: Readonly<Record<string, Handler>> = {
  'read-chart-accounts': chart,
  'read-gl-account-balance': accountBalance,
  'read-default-accounts': defaultAccounts,
};
