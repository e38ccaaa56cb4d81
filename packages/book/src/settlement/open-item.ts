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

/** What is open of a party and due on a day, in base currency: what it owes and what it is owed, and how many items each is. */
export interface OpenDue {
  readonly due_date: string;
  readonly debit: bigint;
  readonly credit: bigint;
  readonly debits: bigint;
  readonly credits: bigint;
}

const openByDueDate = (db: Database, side: LedgerSide, party: string): readonly OpenDue[] =>
  db.all<OpenDue>(
    'SELECT due_date, debit, credit, debits, credits FROM open_due WHERE side = :side AND party = :party ORDER BY due_date',
    { side, party },
  );

/** What a debtor owes now, in base currency. The rows are added by SQLite, because someone who pays late for years has thousands. */
export const owedBy = (db: Database, debtor: string): Sen =>
  db.get<{ readonly owed: bigint }>(
    `SELECT coalesce(sum(debit - credit), 0) AS owed FROM open_due WHERE side = 'AR' AND party = :debtor`,
    { debtor },
  )?.owed ?? 0n;

/** Items that were open at the end of a day and are not as open now, or the other way round. */
const changedSince = (ofParty: string): string => `
  WITH later (item_key, local) AS MATERIALIZED (
    SELECT item_key, sum(local) FROM (
      SELECT debit_item AS item_key, debit_local AS local FROM knock_off WHERE date > :asOf
      UNION ALL SELECT credit_item, credit_local FROM knock_off WHERE date > :asOf) GROUP BY item_key)
  SELECT party, due_date, sign, cleared < total AS open_now, total_local - cleared_local AS now, 1 AS open_then,
    total_local - cleared_local + local AS at_that_time
  FROM later CROSS JOIN open_item USING (item_key) WHERE side = :side ${ofParty} AND doc_date <= :asOf
  UNION ALL
  SELECT party, due_date, sign, 1, total_local - cleared_local, 0, 0
  FROM open_item WHERE side = :side ${ofParty} AND cleared < total AND doc_date > :asOf`;

const CHANGED_OF_ALL = changedSince('');
const CHANGED_OF_PARTY = changedSince('AND party = :party');

interface ChangedSince {
  readonly party: string;
  readonly due_date: string;
  readonly sign: bigint;
  readonly open_now: bigint;
  readonly now: bigint;
  readonly open_then: bigint;
  readonly at_that_time: bigint;
}

/** What was open of a party at the end of a day, by due date: what is open now, without what happened since then. */
export type OpenAtThatTime = (party: string) => readonly OpenDue[];

/** Looks once for what happened since then, to one party or, without one, to all of a side. */
export function openAt(db: Database, side: LedgerSide, asOf: string, party: string | null): OpenAtThatTime {
  const rows =
    party === null
      ? db.all<ChangedSince>(CHANGED_OF_ALL, { side, asOf })
      : db.all<ChangedSince>(CHANGED_OF_PARTY, { side, asOf, party });
  const changed = Map.groupBy(rows, (row) => row.party);
  return (code) => takenBack(openByDueDate(db, side, code), changed.get(code) ?? []);
}

function takenBack(open: readonly OpenDue[], changed: readonly ChangedSince[]): readonly OpenDue[] {
  const found = new Map(open.map((row) => [row.due_date, row]));
  for (const item of changed) {
    const { due_date, debit, credit, debits, credits } = found.get(item.due_date) ?? { ...NOTHING_DUE, due_date: item.due_date };
    const [amount, count] = [item.at_that_time - item.now * item.open_now, item.open_then - item.open_now];
    found.set(
      due_date,
      item.sign === 1n
        ? { due_date, debit: debit + amount, credit, debits: debits + count, credits }
        : { due_date, debit, credit: credit + amount, debits, credits: credits + count },
    );
  }
  return [...found.values()].filter(({ debits, credits }) => debits + credits > 0n);
}

const NOTHING_DUE = { debit: 0n, credit: 0n, debits: 0n, credits: 0n };

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
