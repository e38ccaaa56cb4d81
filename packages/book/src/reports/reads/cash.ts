/** Reads of the cash book: bank and cash accounts, everything that touched them, cheques, cash flow by account. */

import type { Payload } from '@ledgerline/catalog';
import type { CommandContext } from '../../command/command-context.ts';
import { type Handler, type OwnHandlers, refused, uncommitted } from '../../command/handler-result.ts';
import { compareNewest, cut, LIST_ROWS_MAX, merged, NEWEST, type Page, pageOf } from '../../command/paging.ts';
import { findAccount, isMoneyAccount } from '../../master-data/master.ts';
import { senNumber } from '../../money.ts';
import { containing } from '../../operations/document/document-filter.ts';
import { recordRow, recordTest } from '../../operations/record/record-filter.ts';
import { textOf } from '../../payload.ts';
import { currencyBalanceOf } from './ledger.ts';

const moneyAccounts = (command: CommandContext): readonly string[] =>
  command.records.all('account').flatMap(({ code }) => {
    const account = findAccount(command, code);
    return account && isMoneyAccount(account) ? [code] : [];
  });

const bankCashAccounts: Handler = (command, payload) => {
  const isShown = recordTest({ kind: 'account', isActiveOnly: false }, payload);
  const shown = moneyAccounts(command).filter((accountNo) => {
    const record = command.records.find('account', accountNo);
    return record !== undefined && isShown(record);
  });
  const rows = shown.map((accountNo) => {
    const sums = command.db.get<{ balance: bigint | null }>(
      'SELECT sum(debit - credit) AS balance FROM account_day WHERE account = :accountNo',
      { accountNo },
    );
    const balance = sums?.balance ?? 0n;
    const record = command.records.find('account', accountNo);
    return {
      accountNo,
      description: record?.data.description ?? '',
      specialType: record?.data.specialType ?? null,
      currencyCode: findAccount(command, accountNo)?.currency ?? '',
      isActive: record?.isActive ?? false,
      balance: senNumber(balance),
      currencyBalance: senNumber(currencyBalanceOf(command, accountNo, balance)),
    };
  });
  return uncommitted({ ok: true, rows, count: rows.length });
};

interface EntryRow {
  readonly gl_key: bigint;
  readonly doc_key: bigint;
  readonly doc_type: string;
  readonly doc_no: string;
  readonly date: string;
  readonly account: string;
  readonly debit: bigint;
  readonly credit: bigint;
  readonly party: string | null;
  readonly cheque_no: string | null;
  readonly payee: string | null;
  readonly is_cleared: bigint;
}

/** Filters of entries in addition to their account. */
const ENTRY_FILTERS = {
  dateFrom: 'date >= :dateFrom',
  dateTo: 'date <= :dateTo',
  debtorCode: 'document.party = :debtorCode',
  creditorCode: 'document.party = :creditorCode',
} as const;

const SEARCHED = ['doc_no', 'cheque_no', 'payee'].map((column) => `${column} LIKE :search ESCAPE '\\'`).join(' OR ');

/** Entries of one account, newest first, after a position in that order. */
function entriesOf(
  command: CommandContext,
  account: string,
  hasCheque: boolean,
  payload: Payload,
  { limit, after }: Page,
): readonly EntryRow[] {
  const [date, key] = after === null ? NEWEST : [after[0] ?? '', BigInt(after[1] ?? 0)];
  const filters = Object.entries(ENTRY_FILTERS).filter(([name]) => textOf(payload[name]) !== null);
  const search = textOf(payload.search);
  return command.db.all<EntryRow>(
    `SELECT * FROM (
       SELECT gl_entry.gl_key, doc_key, doc_type, doc_no, date, account, debit, credit, document.party,
         coalesce(header ->> 'chequeNo', (SELECT value ->> '$.data.chequeNo' FROM json_each(payments)
           WHERE value ->> '$.account' = account AND value ->> '$.data.chequeNo' IS NOT NULL LIMIT 1)) AS cheque_no,
         coalesce(header ->> 'payee', header ->> 'debtorName', header ->> 'creditorName') AS payee,
         EXISTS (SELECT 1 FROM bank_clear WHERE bank_clear.gl_key = gl_entry.gl_key) AS is_cleared
       FROM gl_entry CROSS JOIN document USING (doc_key)
       WHERE account = :account AND (date, gl_entry.gl_key) < (:date, :key) ${filters.map(([, sql]) => `AND ${sql}`).join(' ')}
     ) WHERE (:hasCheque = 0 OR cheque_no IS NOT NULL) ${search === null ? '' : `AND (${SEARCHED})`}
     ORDER BY date DESC, gl_key DESC LIMIT :limit`,
    {
      account,
      date,
      key,
      hasCheque: hasCheque ? 1 : 0,
      limit: limit + 1,
      ...(search === null ? {} : { search: containing(search) }),
      ...Object.fromEntries(filters.map(([name]) => [name, textOf(payload[name])])),
    },
  );
}

const entryView = (row: EntryRow): Payload => ({
  glKey: row.gl_key.toString(),
  docKey: row.doc_key.toString(),
  docType: row.doc_type,
  docNo: row.doc_no,
  docDate: row.date,
  accountNo: row.account,
  party: row.party,
  payee: row.payee,
  chequeNo: row.cheque_no,
  amount: senNumber(row.debit - row.credit),
  isCleared: row.is_cleared === 1n,
});

const moneyEntries =
  (hasCheque: boolean): Handler =>
  (command, payload) => {
    const page = pageOf(command, payload, ['', 0n], LIST_ROWS_MAX);
    if (!page) return refused(command);
    const named = textOf(payload.bankAccount);
    const accounts = moneyAccounts(command).filter((account) => named === null || account === named);
    const rows = merged(
      accounts.map((account) => entriesOf(command, account, hasCheque, payload, page)),
      (left, right) => compareNewest([left.date, left.gl_key], [right.date, right.gl_key]),
      page.limit + 1,
    );
    const { shown, nextCursor } = cut(rows, page, (row) => [row.date, row.gl_key]);
    return uncommitted({
      ok: true,
      rows: shown.map(entryView),
      count: shown.length,
      truncated: nextCursor !== null,
      nextCursor,
    });
  };

/** Movement of every account in a period; a credit on an account is cash that came in. */
const cashFlow: Handler = (command, payload) => {
  const sums = command.db.all<{ account: string; movement: bigint }>(
    `SELECT account, sum(debit - credit) AS movement FROM account_day
     WHERE (:dateFrom IS NULL OR date >= :dateFrom) AND (:dateTo IS NULL OR date <= :dateTo) GROUP BY account ORDER BY account`,
    { dateFrom: textOf(payload.dateFrom), dateTo: textOf(payload.dateTo) },
  );
  const rows = sums.map(({ account, movement }) => {
    const data = command.records.find('account', account)?.data;
    return {
      cashFlowClass: textOf(data?.cashFlowClass) ?? 'OTHER',
      accountNo: account,
      description: data?.description ?? '',
      movement: senNumber(movement),
    };
  });
  const totals: Record<string, bigint> = {};
  for (const [index, { cashFlowClass }] of rows.entries()) {
    totals[cashFlowClass] = (totals[cashFlowClass] ?? 0n) + (sums[index]?.movement ?? 0n);
  }
  const classes = Object.entries(totals).map(([cashFlowClass, sum]) => ({ cashFlowClass, movement: senNumber(sum) }));
  return uncommitted({ ok: true, rows, count: rows.length, classes });
};

const paymentMethods: Handler = (command, payload) => {
  const isShown = recordTest({ kind: 'payment-method', isActiveOnly: true }, payload);
  const rows = command.records
    .all('payment-method')
    .filter(isShown)
    .map((method) => recordRow(command, method));
  return uncommitted({ ok: true, rows, count: rows.length });
};

export const CASH_READS = {
  'list-gl-bank-cash-accounts': bankCashAccounts,
  'list-gl-cash-book-documents': moneyEntries(false),
  'list-gl-cheques': moneyEntries(true),
  'read-gl-cash-flow-accounts': cashFlow,
  'read-payment-methods': paymentMethods,
} satisfies OwnHandlers;
