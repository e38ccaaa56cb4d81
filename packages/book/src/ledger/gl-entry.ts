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
  /** If it is not the date of the document: an exchange difference arises when the two items are settled. */
  readonly date?: BusinessDate;
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

const dateOf = (row: GlRow, owner: Owner): BusinessDate => row.date ?? owner.date;

/** Whether the two differ in their amount at most. */
const isSamePlace = (stored: StoredRow, row: GlRow, owner: Owner): boolean =>
  stored.date === dateOf(row, owner) &&
  stored.currency === owner.currency &&
  stored.account === row.account &&
  stored.party === row.party &&
  stored.foreign_amount === row.foreign;

const isSame = (stored: StoredRow, row: GlRow, owner: Owner): boolean =>
  stored.debit - stored.credit === row.amount && isSamePlace(stored, row, owner);

const sidesOf = (amount: Sen) => ({ debit: amount > 0n ? amount : 0n, credit: amount < 0n ? -amount : 0n });

/** A foreign amount can be worth less than half a sen in base currency, and still changes what a party owes or a bank holds. */
const isEmpty = ({ amount, foreign }: GlRow): boolean => amount === 0n && foreign === 0n;

/** Rewrites the rows of one kind; rows that stay the same keep their keys, because reconciliations refer to them. */
export function writeRows(db: Database, owner: Owner, kind: GlKind, rows: readonly GlRow[], isNew = false): void {
  const wanted = rows.filter((row) => row.kind === kind && !isEmpty(row));
  const left = isNew ? [] : [...storedRows(db, owner.key, kind)];
  const changed = wanted.filter((row) => takeFirst(left, (stored) => isSame(stored, row, owner)) === undefined);
  // No index contains an amount, so a row with only another amount is changed in place.
  const fresh = kind === 'cost' ? changed.filter((row) => !isChangedInPlace(db, left, row, owner)) : changed;
  for (const row of left) db.run('DELETE FROM gl_entry WHERE gl_key = :glKey', { glKey: row.gl_key });
  for (const row of fresh) {
    db.run(
      `INSERT INTO gl_entry (doc_key, kind, date, account, party, debit, credit, currency, foreign_amount)
       VALUES (:docKey, :kind, :date, :account, :party, :debit, :credit, :currency, :foreign)`,
      {
        docKey: owner.key,
        kind,
        date: dateOf(row, owner),
        account: row.account,
        party: row.party,
        ...sidesOf(row.amount),
        currency: owner.currency,
        foreign: row.foreign,
      },
    );
  }
}

function takeFirst(left: StoredRow[], isWanted: (stored: StoredRow) => boolean): StoredRow | undefined {
  const index = left.findIndex(isWanted);
  return index < 0 ? undefined : left.splice(index, 1)[0];
}

function isChangedInPlace(db: Database, left: StoredRow[], row: GlRow, owner: Owner): boolean {
  const stored = takeFirst(left, (one) => isSamePlace(one, row, owner));
  if (!stored) return false;
  db.run('UPDATE gl_entry SET debit = :debit, credit = :credit WHERE gl_key = :glKey', {
    ...sidesOf(row.amount),
    glKey: stored.gl_key,
  });
  return true;
}

export const deleteRows = (db: Database, docKey: bigint): void => {
  db.run('DELETE FROM gl_entry WHERE doc_key = :docKey', { docKey });
};

/** What a document posts, as results show it. */
export const postingsOf = (db: Database, docKey: bigint): Posting[] =>
  db
    .all<Pick<StoredRow, 'account' | 'party' | 'debit' | 'credit'>>(
      'SELECT account, party, debit, credit FROM gl_entry WHERE doc_key = :docKey ORDER BY gl_key',
      { docKey },
    )
    .map((row) => ({
      accountNo: row.account,
      party: row.party,
      debit: senNumber(row.debit),
      credit: senNumber(row.credit),
    }));
