/** Which ledger lines a bank has cleared: written by reconciliation, read by the lists and the protection of documents. */

import type { Database } from '../database.ts';
import type { Document } from '../document/document.ts';
import { loadDocument } from '../document/document-store.ts';
import { isReconciliation, sqlTypes } from '../ledger/nature.ts';
import type { Sen } from '../money.ts';

export interface BankLine {
  readonly gl_key: bigint;
  readonly doc_key: bigint;
  readonly doc_type: string;
  readonly doc_no: string;
  readonly date: string;
  readonly account: string;
  readonly amount: bigint;
  readonly cheque_no: string | null;
}

/**
 * Amounts are in the currency of the account, money at the bank positive. `currency` is that of a foreign account, whose lines
 * are those in it: entries in base currency only never reach the bank.
 */
const LINES = `
  SELECT gl_entry.gl_key, doc_key, doc_type, doc_no, date, account,
    CASE WHEN :currency IS NULL THEN debit - credit ELSE foreign_amount END AS amount,
    coalesce(header ->> 'chequeNo', (SELECT value ->> '$.data.chequeNo' FROM json_each(payments)
      WHERE value ->> '$.account' = account AND value ->> '$.data.chequeNo' IS NOT NULL LIMIT 1)) AS cheque_no
  FROM gl_entry CROSS JOIN document USING (doc_key) LEFT JOIN bank_clear USING (gl_key)
  WHERE account = :account AND date <= :date AND (:currency IS NULL OR gl_entry.currency = :currency)`;

/** Lines that no live reconciliation, or only this one, has cleared. */
export const unclearedLines = (
  db: Database,
  account: string,
  currency: string | null,
  date: string,
  ownKey: bigint = 0n,
): readonly BankLine[] =>
  db.all<BankLine>(`${LINES} AND (reconciliation_key IS NULL OR reconciliation_key = :ownKey) ORDER BY date, gl_entry.gl_key`, {
    account,
    currency,
    date,
    ownKey,
  });

/** Lines that a reconciliation left open, those that later ones have cleared included: statement dates only increase. */
export const linesLeftOpen = (
  db: Database,
  account: string,
  currency: string | null,
  date: string,
  docKey: bigint,
): readonly BankLine[] =>
  db.all<BankLine>(`${LINES} AND (reconciliation_key IS NULL OR reconciliation_key > :docKey) ORDER BY date, gl_entry.gl_key`, {
    account,
    currency,
    date,
    docKey,
  });

/** A page of uncleared lines, after a position in their order. */
export const unclearedPage = (
  db: Database,
  account: string,
  currency: string | null,
  date: string,
  after: readonly [date: string, glKey: bigint],
  limit: number,
): readonly BankLine[] =>
  db.all<BankLine>(
    `${LINES} AND reconciliation_key IS NULL AND (date, gl_entry.gl_key) > (:afterDate, :afterKey)
     ORDER BY date, gl_entry.gl_key LIMIT :limit`,
    { account, currency, date, afterDate: after[0], afterKey: after[1], limit },
  );

/** What other reconciliations have cleared of an account. */
export function clearedBalance(db: Database, account: string, currency: string | null, ownKey: bigint): Sen {
  const row = db.get<{ sum: bigint | null }>(
    `SELECT sum(CASE WHEN :currency IS NULL THEN debit - credit ELSE foreign_amount END) AS sum
     FROM gl_entry JOIN bank_clear USING (gl_key) WHERE account = :account AND reconciliation_key <> :ownKey`,
    { account, currency, ownKey },
  );
  return row?.sum ?? 0n;
}

export function latestOf(db: Database, account: string, exceptKey: bigint = 0n): Document | undefined {
  const row = db.get<{ doc_key: bigint }>(
    `SELECT doc_key FROM document WHERE doc_type IN ${sqlTypes(isReconciliation)} AND status = 'Saved' AND header ->> 'bankAccount' = :account
       AND doc_key <> :exceptKey ORDER BY header ->> 'statementDate' DESC LIMIT 1`,
    { account, exceptKey },
  );
  return row && loadDocument(db, row.doc_key);
}

/** A line that a reconciliation has cleared, and its document. */
export interface ClearedEntry {
  readonly glKey: string;
  readonly docNo: string;
  readonly docType: string;
}

export const clearedEntries = (db: Database, docKey: bigint): readonly ClearedEntry[] =>
  db
    .all<{ gl_key: bigint; doc_no: string; doc_type: string }>(
      `SELECT gl_key, doc_no, doc_type FROM bank_clear JOIN gl_entry USING (gl_key) JOIN document USING (doc_key)
       WHERE reconciliation_key = :docKey ORDER BY gl_key`,
      { docKey },
    )
    .map((row) => ({ glKey: row.gl_key.toString(), docNo: row.doc_no, docType: row.doc_type }));

export function writeClearings(db: Database, document: Document, isLive: boolean): void {
  if (!isReconciliation(document.type)) return;
  db.run('DELETE FROM bank_clear WHERE reconciliation_key = :docKey', { docKey: document.key });
  const keys = Array.isArray(document.header.clearedKeys) ? (document.header.clearedKeys as readonly string[]) : [];
  for (const glKey of isLive ? keys : []) {
    db.run('INSERT INTO bank_clear (gl_key, reconciliation_key) VALUES (:glKey, :docKey)', {
      glKey: BigInt(glKey),
      docKey: document.key,
    });
  }
}
