/** Open items: what a document leaves owed, by party. Written from the document; knock-off.ts records settlements. */

import type { Database } from '../database.ts';
import type { Document } from '../document/document.ts';
import type { GlRow } from '../ledger/gl-entry.ts';
import { type LedgerSide, MATRIX } from '../ledger/matrix.ts';
import { type Sen, senText } from '../money.ts';

export interface OpenItem {
  readonly item_key: bigint;
  readonly doc_key: bigint;
  readonly seq: bigint;
  readonly side: LedgerSide;
  readonly party: string;
  readonly sign: bigint;
  readonly doc_date: string;
  readonly due_date: string;
  readonly currency: string;
  readonly total: bigint;
  readonly total_local: bigint;
  readonly cleared: bigint;
  readonly cleared_local: bigint;
}

interface Wanted {
  readonly seq: number;
  readonly side: LedgerSide;
  readonly party: string;
  readonly foreign: Sen;
  readonly local: Sen;
}

/** Items follow the party rows of the ledger: one per document, and one per line where lines have their own parties. */
function itemsOf(document: Document, rows: readonly GlRow[]): readonly Wanted[] {
  const effect = MATRIX[document.type];
  if (effect.kind === 'journal' || effect.kind === 'cash-book') return lineItems(document, rows);
  const sideOf = (row: GlRow): LedgerSide =>
    effect.kind === 'contra' ? (row.amount > 0n ? 'AP' : 'AR') : 'side' in effect ? effect.side : 'AR';
  return rows
    .filter((row) => row.kind === 'main' && row.party !== null && row.foreign !== 0n)
    .map((row) => ({ seq: 0, side: sideOf(row), party: row.party ?? '', foreign: row.foreign, local: row.amount }));
}

function lineItems(document: Document, rows: readonly GlRow[]): readonly Wanted[] {
  const partyRows = rows.filter((row) => row.party !== null);
  const lines = document.lines.filter((line) => line.posting.party !== undefined);
  return lines.flatMap((line, index) => {
    const row = partyRows[index];
    const { party } = line.posting;
    return row && party ? [{ seq: line.seq, side: party.side, party: party.code, foreign: row.foreign, local: row.amount }] : [];
  });
}

export const itemsOfDocument = (db: Database, docKey: bigint): readonly OpenItem[] =>
  db.all<OpenItem>('SELECT * FROM open_item WHERE doc_key = :docKey ORDER BY side, seq', { docKey });

export const findItem = (db: Database, itemKey: bigint): OpenItem => {
  const item = db.get<OpenItem>('SELECT * FROM open_item WHERE item_key = :itemKey', { itemKey });
  if (!item) throw new Error(`There is no open item ${itemKey}.`);
  return item;
};

/** Items that stay are changed in place, because knock-offs of other documents may refer to them. Returns all keys. */
export function writeOpenItems(db: Database, document: Document, rows: readonly GlRow[], isNew: boolean): readonly bigint[] {
  const wanted = itemsOf(document, rows);
  for (const item of isNew ? [] : itemsOfDocument(db, document.key)) {
    if (!wanted.some(({ side, seq }) => side === item.side && seq === Number(item.seq))) {
      db.run('DELETE FROM open_item WHERE item_key = :itemKey', { itemKey: item.item_key });
    }
  }
  const inserted = wanted.map((item) => {
    const sign = item.foreign > 0n ? 1n : -1n;
    if (sign * item.local < 0n) throw new Error(`${document.no}: ${senText(item.local)} runs against its foreign amount.`);
    return db.run(
      `INSERT INTO open_item (doc_key, seq, side, party, sign, doc_date, due_date, currency, total, total_local)
       VALUES (:docKey, :seq, :side, :party, :sign, :date, :dueDate, :currency, :total, :totalLocal)
       ON CONFLICT (doc_key, side, seq) DO UPDATE SET party = excluded.party, sign = excluded.sign, doc_date = excluded.doc_date,
         due_date = excluded.due_date, currency = excluded.currency, total = excluded.total, total_local = excluded.total_local`,
      {
        docKey: document.key,
        seq: item.seq,
        side: item.side,
        party: item.party,
        sign,
        date: document.date,
        dueDate: document.dueDate ?? document.date,
        currency: document.currency,
        total: sign * item.foreign,
        totalLocal: sign * item.local,
      },
    );
  });
  return isNew ? inserted : itemsOfDocument(db, document.key).map((item) => item.item_key);
}

export const deleteOpenItems = (db: Database, docKey: bigint): void => {
  db.run('DELETE FROM open_item WHERE doc_key = :docKey', { docKey });
};
