/** Reads of the cash book: bank and cash accounts, everything that touched them, cheques, cash flow by account. */

import type { Payload } from '@ledgerline/catalog';
import { senNumber } from '../money.ts';
import { answered, type Handler } from '../outcome.ts';
import { findAccount, isMoneyAccount, textMember } from '../records/master.ts';
import type { Work } from '../work.ts';

const LIST_ROWS_MAX = 5000;

const moneyAccounts = (work: Work): readonly string[] =>
  work.records.all('account').flatMap(({ code }) => {
    const account = findAccount(work, code);
    return account && isMoneyAccount(account) ? [code] : [];
  });

const bankCashAccounts: Handler = (work) => {
  const rows = moneyAccounts(work).map((accountNo) => {
    const sums = work.db.get<{ balance: bigint | null; foreign_balance: bigint | null }>(
      `SELECT sum(debit - credit) AS balance, sum(CASE WHEN currency = :currency THEN foreign_amount ELSE 0 END) AS foreign_balance
       FROM gl_entry WHERE account = :accountNo`,
      { accountNo, currency: findAccount(work, accountNo)?.currency ?? '' },
    );
    const record = work.records.find('account', accountNo);
    return {
      accountNo,
      description: record?.data.description ?? '',
      specialType: record?.data.specialType ?? null,
      currencyCode: findAccount(work, accountNo)?.currency ?? '',
      isActive: record?.isActive ?? false,
      balance: senNumber(sums?.balance ?? 0n),
      currencyBalance: senNumber(sums?.foreign_balance ?? 0n),
    };
  });
  return answered({ ok: true, rows, count: rows.length });
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

const entriesOfMoney = (work: Work): readonly EntryRow[] =>
  work.db.all<EntryRow>(
    `SELECT gl_entry.gl_key, doc_key, doc_type, doc_no, date, account, debit, credit, document.party,
       coalesce(header ->> 'chequeNo', (SELECT value ->> '$.data.chequeNo' FROM json_each(payments)
         WHERE value ->> '$.account' = account AND value ->> '$.data.chequeNo' IS NOT NULL LIMIT 1)) AS cheque_no,
       coalesce(header ->> 'payee', header ->> 'debtorName', header ->> 'creditorName') AS payee,
       EXISTS (SELECT 1 FROM bank_clear WHERE bank_clear.gl_key = gl_entry.gl_key) AS is_cleared
     FROM gl_entry JOIN document USING (doc_key) WHERE account IN (SELECT value FROM json_each(:accounts))
     ORDER BY date DESC, gl_entry.gl_key DESC LIMIT :limit`,
    { accounts: JSON.stringify(moneyAccounts(work)), limit: LIST_ROWS_MAX + 1 },
  );

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

const listed = (rows: readonly EntryRow[]) => {
  const shown = rows.slice(0, LIST_ROWS_MAX).map(entryView);
  return answered({ ok: true, rows: shown, count: shown.length, truncated: rows.length > LIST_ROWS_MAX });
};

const cashBookDocuments: Handler = (work) => listed(entriesOfMoney(work));
const cheques: Handler = (work) => listed(entriesOfMoney(work).filter((row) => row.cheque_no !== null));

/** Movement of every account in a period; a credit on an account is cash that came in. */
const cashFlow: Handler = (work, payload) => {
  const sums = work.db.all<{ account: string; movement: bigint }>(
    `SELECT account, sum(debit - credit) AS movement FROM gl_entry
     WHERE (:dateFrom IS NULL OR date >= :dateFrom) AND (:dateTo IS NULL OR date <= :dateTo) GROUP BY account ORDER BY account`,
    { dateFrom: textMember(payload.dateFrom), dateTo: textMember(payload.dateTo) },
  );
  const rows = sums.map(({ account, movement }) => {
    const data = work.records.find('account', account)?.data;
    return {
      cashFlowClass: textMember(data?.cashFlowClass) ?? 'OTHER',
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
  return answered({ ok: true, rows, count: rows.length, classes });
};

const paymentMethods: Handler = (work) => {
  const rows = work.records
    .all('payment-method')
    .filter(({ isActive }) => isActive)
    .map(({ data }) => data);
  return answered({ ok: true, rows, count: rows.length });
};

export const CASH_READS: Readonly<Record<string, Handler>> = {
  'list-gl-bank-cash-accounts': bankCashAccounts,
  'list-gl-cash-book-documents': cashBookDocuments,
  'list-gl-cheques': cheques,
  'read-gl-cash-flow-accounts': cashFlow,
  'read-payment-methods': paymentMethods,
};
