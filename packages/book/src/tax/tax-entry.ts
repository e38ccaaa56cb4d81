/** Tax by code and date, one row a line: what returns collect. Amounts follow the ledger, debits positive. */

import type { CommandContext } from '../command/command-context.ts';
import type { Database } from '../database.ts';
import type { Document } from '../document/document.ts';
import { MATRIX, type PostingRule } from '../ledger/matrix.ts';
import { convertSen } from '../money.ts';
import { rowsOf, textOf } from '../payload.ts';

/** Rows of discounts come after those of the lines. */
const DISCOUNT_SEQ = 100_000;

/** The sign of the tax postings; 0 for documents without tax. */
function taxSign(effect: PostingRule): bigint {
  if (effect.kind === 'bill') return effect.isPosted ? -BigInt(effect.partySign) : 0n;
  return effect.kind === 'cash-book' ? -BigInt(effect.moneySign) : 0n;
}

/** The account with most of a document's tax. */
export function taxAccountOf(db: Database, docKey: bigint): string | null {
  const row = db.get<{ account: string }>(
    `SELECT account FROM tax_entry WHERE doc_key = :docKey AND account IS NOT NULL GROUP BY account
     ORDER BY abs(sum(tax)) DESC, account LIMIT 1`,
    { docKey },
  );
  return row?.account ?? null;
}

export function writeTaxEntries(command: CommandContext, document: Document, isLive: boolean, isNew = false): void {
  const { db } = command;
  if (!isNew) db.run('DELETE FROM tax_entry WHERE doc_key = :docKey', { docKey: document.key });
  if (!isLive) return;
  const effect = MATRIX[document.type];
  const sign = taxSign(effect);
  const taxDate = textOf(document.header.taxDate) ?? document.date;
  for (const line of sign === 0n ? [] : document.lines) {
    if (line.taxCode === null) continue;
    insert(
      db,
      document.key,
      line.seq,
      line.taxCode,
      taxDate,
      line.posting.taxAccount ?? null,
      sign * line.netLocal,
      sign * line.taxLocal,
    );
  }
  if (effect.kind !== 'settlement') return;
  document.knockOffs.forEach((row, index) => {
    const inside = BigInt(row.taxAdjustment);
    const account = inside === 0n ? null : taxAccountOf(db, BigInt(row.docKey));
    if (account === null) return;
    const code = db.get<{ tax_code: string }>(
      'SELECT tax_code FROM tax_entry WHERE doc_key = :docKey AND account = :account LIMIT 1',
      {
        docKey: BigInt(row.docKey),
        account,
      },
    );
    const tax = -BigInt(effect.partySign) * convertSen(inside, document.rate);
    insert(db, document.key, DISCOUNT_SEQ + index, code?.tax_code ?? '', document.date, account, 0n, tax);
  });
}

function insert(
  db: Database,
  docKey: bigint,
  seq: number,
  taxCode: string,
  taxDate: string,
  account: string | null,
  taxable: bigint,
  tax: bigint,
): void {
  db.run(
    `INSERT INTO tax_entry (doc_key, seq, tax_code, tax_date, account, taxable, tax)
     VALUES (:docKey, :seq, :taxCode, :taxDate, :account, :taxable, :tax)`,
    { docKey, seq, taxCode, taxDate, account, taxable, tax },
  );
}

/** The documents of a committed return are frozen while it exists. */
export function writeFiled(db: Database, document: Document): void {
  if (MATRIX[document.type].kind !== 'tax-return') return;
  db.run('DELETE FROM tax_filed WHERE return_key = :returnKey', { returnKey: document.key });
  const rows = rowsOf(document.header, 'filed');
  const keys = new Set(rows.flatMap(({ docKey, causeKey }) => [String(docKey), String(causeKey)]));
  for (const docKey of document.status === 'Saved' ? keys : []) {
    db.run('INSERT INTO tax_filed (doc_key, return_key) VALUES (:docKey, :returnKey)', {
      docKey: BigInt(docKey),
      returnKey: document.key,
    });
  }
}
