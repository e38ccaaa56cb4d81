/** Links between lines of documents: where a quantity went. Derived from the lines that name their source. */

import type { LinkKind, Payload } from '@ledgerline/catalog';
import { type Decimal, decimalOf, decimalText } from '@ledgerline/catalog/decimal';
import type { Database } from '../database.ts';
import type { Document, DraftLine } from './document.ts';

/** Kinds of links between lines. Each is counted separately: what was delivered, what was returned, and what was ordered from a supplier. */
export const LINK_KINDS = ['next', 'return', 'procure'] as const satisfies readonly LinkKind[];

export interface Link {
  readonly fromDtlKey: bigint;
  readonly toDtlKey: bigint;
  readonly fromDocKey: bigint;
  readonly toDocKey: bigint;
  readonly kind: LinkKind;
  readonly quantity: Decimal;
}

interface Row {
  readonly from_dtl_key: bigint;
  readonly to_dtl_key: bigint;
  readonly from_doc_key: bigint;
  readonly to_doc_key: bigint;
  readonly kind: LinkKind;
  readonly quantity: string;
}

const linkFrom = (row: Row): Link => ({
  fromDtlKey: row.from_dtl_key,
  toDtlKey: row.to_dtl_key,
  fromDocKey: row.from_doc_key,
  toDocKey: row.to_doc_key,
  kind: row.kind,
  quantity: decimalOf(row.quantity),
});

/** Links out of a line, in the order in which its quantity was used up. */
export const linksFromLine = (db: Database, dtlKey: bigint, kind: LinkKind): readonly Link[] =>
  db
    .all<Row>(
      `SELECT * FROM document_link WHERE from_dtl_key = :dtlKey AND kind = :kind ORDER BY to_date, to_doc_key, to_dtl_key`,
      { dtlKey, kind },
    )
    .map(linkFrom);

/** A part of a line that was transferred to another document and is still there. */
export interface LinkedPart {
  readonly quantity: Decimal;
  readonly data: Payload;
}

export const partsOfLine = (db: Database, dtlKey: bigint, kind: LinkKind): readonly LinkedPart[] =>
  db
    .all<{ readonly quantity: string; readonly data: string }>(
      `SELECT document_link.quantity, document_line.data FROM document_link JOIN document_line ON dtl_key = to_dtl_key
       WHERE from_dtl_key = :dtlKey AND kind = :kind`,
      { dtlKey, kind },
    )
    .map(({ quantity, data }) => ({ quantity: decimalOf(quantity), data: JSON.parse(data) as Payload }));

export const linksFromDocument = (db: Database, docKey: bigint): readonly Link[] =>
  db.all<Row>('SELECT * FROM document_link WHERE from_doc_key = :docKey ORDER BY to_date, to_doc_key', { docKey }).map(linkFrom);

/** In the order in which the documents were created: another date of one of them changes nothing that this document shows. */
export const linksShownBy = (db: Database, docKey: bigint): readonly Link[] =>
  db
    .all<Row>('SELECT * FROM document_link WHERE from_doc_key = :docKey ORDER BY to_doc_key, to_dtl_key, from_dtl_key', {
      docKey,
    })
    .map(linkFrom);

export const linksToDocument = (db: Database, docKey: bigint): readonly Link[] =>
  db.all<Row>('SELECT * FROM document_link WHERE to_doc_key = :docKey ORDER BY to_dtl_key', { docKey }).map(linkFrom);

export function linkedQuantity(db: Database, dtlKey: bigint, kind: LinkKind): Decimal {
  let sum = 0n;
  for (const link of linksFromLine(db, dtlKey, kind)) sum += link.quantity;
  return sum;
}

/** The links that the lines of a document name: what must be stored of it while it is live. */
export const namedLinks = (document: Pick<Document, 'key'> & { readonly lines: readonly DraftLine[] }): readonly Link[] =>
  document.lines.flatMap(({ key, quantity, posting: { from, linkQuantity } }) =>
    from === undefined
      ? []
      : [
          {
            fromDtlKey: BigInt(from.dtlKey),
            toDtlKey: key,
            fromDocKey: BigInt(from.docKey),
            toDocKey: document.key,
            kind: from.kind,
            quantity: linkQuantity === undefined ? quantity : decimalOf(linkQuantity),
          },
        ],
  );

/** Every link of a document as it is stored, in both directions. */
export const storedLinks = (db: Database, docKey: bigint): readonly Link[] => [
  ...linksToDocument(db, docKey),
  ...linksFromDocument(db, docKey),
];

/** Whether two lists contain the same links with the same quantities, in any order. */
export function areSameLinks(some: readonly Link[], others: readonly Link[]): boolean {
  const texts = (links: readonly Link[]): string =>
    links
      .map(({ fromDtlKey, toDtlKey, kind, quantity }) => `${fromDtlKey} ${kind} ${toDtlKey} ${quantity}`)
      .sort()
      .join('\n');
  return texts(some) === texts(others);
}

export function insertLinks(db: Database, document: Document): void {
  for (const { quantity, ...link } of namedLinks(document)) {
    db.run(
      `INSERT INTO document_link (from_dtl_key, to_dtl_key, from_doc_key, to_doc_key, to_date, kind, quantity)
       VALUES (:fromDtlKey, :toDtlKey, :fromDocKey, :toDocKey, :date, :kind, :quantity)`,
      { ...link, date: document.date, quantity: decimalText(quantity) },
    );
  }
}

export const deleteLinks = (db: Database, docKey: bigint): void => {
  db.run('DELETE FROM document_link WHERE to_doc_key = :docKey', { docKey });
};
