/** Rows of the general ledger: written, compared and summed. Which rows a document has, posting/ decides. */

import type { Posting } from '@ledgerline/contract';
import type { Database } from '../database.ts';
import type { BusinessDate } from '../date.ts';
import { type Sen, senNumber } from '../money.ts';

export type GlKind = 'main' | 'cost' | 'exchange';

export interface GlRow {
  readonly kind: GlKind;
  readonly account: string;
  readonly party: string | null;
  /** Base currency, debits positive. */
  readonly amount: Sen;
  /** Currency of the document, debits positive. */
  readonly foreign: Sen;
}

interface StoredRow {
  readonly gl_key: bigint;
  readonly kind: GlKind;
  readonly date: string;
  readonly currency: string;
  readonly account: string;
  readonly party: string | null;
  readonly debit: bigint;
  readonly credit: bigint;
  readonly foreign_amount: bigint;
}

interface Owner {
  readonly key: bigint;
  readonly date: BusinessDate;
  readonly currency: string;
}

const storedRows = (db: Database, docKey: bigint, kind: GlKind): readonly StoredRow[] =>
  db.all<StoredRow>('SELECT * FROM gl_entry WHERE doc_key = :docKey AND kind = :kind ORDER BY gl_key', { docKey, kind });

export const hasRows = (db: Database, docKey: bigint, kind: GlKind): boolean =>
  db.get('SELECT 1 FROM gl_entry WHERE doc_key = :docKey AND kind = :kind LIMIT 1', { docKey, kind }) !== undefined;

const isSame = (stored: StoredRow, row: GlRow, owner: Owner): boolean =>
  stored.date === owner.date &&
  stored.currency === owner.currency &&
  stored.account === row.account &&
  stored.party === row.party &&
  stored.debit - stored.credit === row.amount &&
  stored.foreign_amount === row.foreign;

/** Rewrites the rows of one kind; rows that stay the same keep their keys, since reconciliations hold on to them. */
export function writeRows(db: Database, owner: Owner, kind: GlKind, rows: readonly GlRow[], isNew = false): void {
  const wanted = rows.filter((row) => row.kind === kind && row.amount !== 0n);
  const left = isNew ? [] : [...storedRows(db, owner.key, kind)];
  const fresh = wanted.filter((row) => {
    const index = left.findIndex((stored) => isSame(stored, row, owner));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  for (const row of left) db.run('DELETE FROM gl_entry WHERE gl_key = :glKey', { glKey: row.gl_key });
  for (const row of fresh) {
    db.run(
      `INSERT INTO gl_entry (doc_key, kind, date, account, party, debit, credit, currency, foreign_amount)
       VALUES (:docKey, :kind, :date, :account, :party, :debit, :credit, :currency, :foreign)`,
      {
        docKey: owner.key,
        kind,
        date: owner.date,
        account: row.account,
        party: row.party,
        debit: row.amount > 0n ? row.amount : 0n,
        credit: row.amount < 0n ? -row.amount : 0n,
        currency: owner.currency,
        foreign: row.foreign,
      },
    );
  }
}

export const deleteRows = (db: Database, docKey: bigint): void => {
  db.run('DELETE FROM gl_entry WHERE doc_key = :docKey', { docKey });
};

/** What a document posts, as results show it. */
export const postingsOf = (db: Database, docKey: bigint): Posting[] =>
  db.all<StoredRow>('SELECT * FROM gl_entry WHERE doc_key = :docKey ORDER BY gl_key', { docKey }).map((row) => ({
    accountNo: row.account,
    party: row.party,
    debit: senNumber(row.debit),
    credit: senNumber(row.credit),
  }));
