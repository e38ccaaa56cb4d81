/** Documents stored and loaded, line by line. Keys are never reused; what follows from a document is derived elsewhere. */

import type { DocType, Json, Payload } from '@ledgerline/catalog';
import { decimalOf, decimalText } from '@ledgerline/catalog/decimal';
import type { Database } from '../database.ts';
import { businessDate } from '../date.ts';
import { hasRichNote } from '../ledger/nature.ts';
import type { RecordKind } from '../record-store/kinds.ts';
import type { Reference } from '../record-store/records.ts';
import { canonicalRtf } from '../rich-text.ts';
import type { Document, Draft, DraftLine, KnockOffRow, Line, LinePosting, PaymentRow, Status } from './document.ts';

interface DocumentRow {
  readonly doc_key: bigint;
  readonly doc_type: DocType;
  readonly doc_no: string;
  readonly status: Status;
  readonly doc_date: string;
  readonly due_date: string | null;
  readonly party: string | null;
  readonly currency: string;
  readonly rate: string;
  readonly net: bigint;
  readonly tax: bigint;
  readonly rounding: bigint;
  readonly total: bigint;
  readonly net_local: bigint;
  readonly tax_local: bigint;
  readonly total_local: bigint;
  readonly header: string;
  readonly payments: string;
  readonly knock_offs: string;
  readonly revision: bigint;
  readonly created_at: string;
  readonly changed_at: string;
}

interface LineRow {
  readonly dtl_key: bigint;
  readonly seq: bigint;
  readonly item_code: string | null;
  readonly location: string | null;
  readonly tax_code: string | null;
  readonly quantity: string;
  readonly base_quantity: string;
  readonly sub_total: bigint;
  readonly net: bigint;
  readonly tax: bigint;
  readonly net_local: bigint;
  readonly tax_local: bigint;
  readonly posting: string;
  readonly data: string;
}

const lineFrom = (row: LineRow): Line => ({
  key: row.dtl_key,
  seq: Number(row.seq),
  data: JSON.parse(row.data) as Payload,
  itemCode: row.item_code,
  location: row.location,
  taxCode: row.tax_code,
  quantity: decimalOf(row.quantity),
  baseQuantity: decimalOf(row.base_quantity),
  subTotal: row.sub_total,
  net: row.net,
  tax: row.tax,
  netLocal: row.net_local,
  taxLocal: row.tax_local,
  posting: JSON.parse(row.posting) as LinePosting,
});

/** The rows of a document as they are stored. */
export interface StoredDocument {
  readonly row: DocumentRow;
  readonly lines: readonly LineRow[];
}

export function documentOf({ row, lines }: StoredDocument): Document {
  return {
    key: row.doc_key,
    type: row.doc_type,
    no: row.doc_no,
    status: row.status,
    date: businessDate(row.doc_date),
    dueDate: row.due_date === null ? null : businessDate(row.due_date),
    party: row.party,
    currency: row.currency,
    rate: decimalOf(row.rate),
    totals: {
      net: row.net,
      tax: row.tax,
      rounding: row.rounding,
      total: row.total,
      netLocal: row.net_local,
      taxLocal: row.tax_local,
      totalLocal: row.total_local,
    },
    header: JSON.parse(row.header) as Payload,
    lines: lines.map(lineFrom),
    payments: JSON.parse(row.payments) as readonly PaymentRow[],
    knockOffs: JSON.parse(row.knock_offs) as readonly KnockOffRow[],
    revision: Number(row.revision),
    createdAt: row.created_at,
    changedAt: row.changed_at,
  };
}

const linesOf = (db: Database, docKey: bigint): readonly LineRow[] =>
  db.all<LineRow>('SELECT * FROM document_line WHERE doc_key = :docKey ORDER BY seq', { docKey });

export function findStored(db: Database, docKey: bigint): StoredDocument | undefined {
  const row = db.get<DocumentRow>('SELECT * FROM document WHERE doc_key = :docKey', { docKey });
  return row && { row, lines: linesOf(db, docKey) };
}

export function readStored(db: Database, docKey: bigint): StoredDocument {
  const stored = findStored(db, docKey);
  if (!stored) throw new Error(`There is no document with key ${docKey}.`);
  return stored;
}

export const loadDocument = (db: Database, docKey: bigint): Document => documentOf(readStored(db, docKey));

export function findDocument(db: Database, type: DocType, no: string): Document | undefined {
  const row = db.get<DocumentRow>('SELECT * FROM document WHERE doc_type = :type AND doc_no = :no', { type, no });
  return row && documentOf({ row, lines: linesOf(db, row.doc_key) });
}

/** Just enough of a document to identify it and to see whether it is live. */
export interface DocumentHead {
  readonly key: bigint;
  readonly type: DocType;
  readonly no: string;
  readonly status: Status;
  readonly date: string;
}

const HEAD = 'SELECT doc_key AS key, doc_type AS type, doc_no AS no, status, doc_date AS date FROM document';

export const findHead = (db: Database, type: DocType, no: string): DocumentHead | undefined =>
  db.get<DocumentHead>(`${HEAD} WHERE doc_type = :type AND doc_no = :no`, { type, no });

export const loadHead = (db: Database, docKey: bigint): DocumentHead | undefined =>
  db.get<DocumentHead>(`${HEAD} WHERE doc_key = :docKey`, { docKey });

export function findLine(db: Database, dtlKey: bigint): (Line & { readonly docKey: bigint }) | undefined {
  const row = db.get<LineRow & { readonly doc_key: bigint }>('SELECT * FROM document_line WHERE dtl_key = :dtlKey', { dtlKey });
  return row && { ...lineFrom(row), docKey: row.doc_key };
}

export const documentKeys = (db: Database, status: Status): readonly bigint[] =>
  db
    .all<{ doc_key: bigint }>('SELECT doc_key FROM document WHERE status = :status ORDER BY doc_date, doc_key', { status })
    .map((row) => row.doc_key);

const storedHeader = ({ type, header }: Draft): Payload =>
  hasRichNote(type) && typeof header.note === 'string' && header.note !== ''
    ? { ...header, note: canonicalRtf(header.note) }
    : header;

/** The stored columns of a draft. */
export const headerColumns = (draft: Draft) => ({
  date: draft.date,
  dueDate: draft.dueDate,
  party: draft.party,
  currency: draft.currency,
  rate: decimalText(draft.rate),
  net: draft.totals.net,
  tax: draft.totals.tax,
  rounding: draft.totals.rounding,
  total: draft.totals.total,
  netLocal: draft.totals.netLocal,
  taxLocal: draft.totals.taxLocal,
  totalLocal: draft.totals.totalLocal,
  header: JSON.stringify(storedHeader(draft)),
  payments: JSON.stringify(draft.payments),
  knockOffs: JSON.stringify(draft.knockOffs),
});

/** A draft uses no number of the series, so its key identifies it. */
export const draftNumber = (docKey: bigint): string => `DRAFT-${docKey}`;

export function insertDocument(db: Database, draft: Draft, no: string | null, status: Status, now: string): bigint {
  const docKey = db.run(
    `INSERT INTO document (doc_type, doc_no, status, doc_date, due_date, party, currency, rate, net, tax, rounding, total,
       net_local, tax_local, total_local, header, payments, knock_offs, revision, created_at, changed_at)
     VALUES (:type, :no, :status, :date, :dueDate, :party, :currency, :rate, :net, :tax, :rounding, :total,
       :netLocal, :taxLocal, :totalLocal, :header, :payments, :knockOffs, 1, :now, :now)`,
    { type: draft.type, no: no ?? '', status, now, ...headerColumns(draft) },
  );
  if (no === null) db.run('UPDATE document SET doc_no = :no WHERE doc_key = :docKey', { no: draftNumber(docKey), docKey });
  draft.lines.forEach((line, index) => {
    insertLine(db, docKey, line, index + 1);
  });
  putReferences(db, docKey, draft.references);
  return docKey;
}

/** Rewrites a document; lines with a known key keep their rows, all others are new, and keys are never reused. */
export function replaceDocument(db: Database, docKey: bigint, draft: Draft, now: string): void {
  db.run(
    `UPDATE document SET doc_date = :date, due_date = :dueDate, party = :party, currency = :currency, rate = :rate, net = :net,
       tax = :tax, rounding = :rounding, total = :total, net_local = :netLocal, tax_local = :taxLocal, total_local = :totalLocal,
       header = :header, payments = :payments, knock_offs = :knockOffs, revision = revision + 1, changed_at = :now
     WHERE doc_key = :docKey`,
    { docKey, now, ...headerColumns(draft) },
  );
  // Links to removed lines are released when everything is derived again, which needs to see them first.
  db.run('PRAGMA defer_foreign_keys = ON');
  const kept = new Set(draft.lines.map((line) => line.key));
  for (const line of linesOf(db, docKey)) {
    if (!kept.has(line.dtl_key)) db.run('DELETE FROM document_line WHERE dtl_key = :dtlKey', { dtlKey: line.dtl_key });
  }
  draft.lines.forEach((line, index) => {
    if (line.key === 0n) insertLine(db, docKey, line, index + 1);
    else updateLine(db, line, index + 1);
  });
  db.run('DELETE FROM document_reference WHERE doc_key = :docKey', { docKey });
  putReferences(db, docKey, draft.references);
}

export function setStatus(db: Database, docKey: bigint, status: Status, now: string): void {
  db.run('UPDATE document SET status = :status, revision = revision + 1, changed_at = :now WHERE doc_key = :docKey', {
    docKey,
    status,
    now,
  });
}

/** Gives a draft its final number and status. */
export function endDraft(db: Database, docKey: bigint, no: string, status: Exclude<Status, 'Draft'>, now: string): void {
  db.run('UPDATE document SET doc_no = :no WHERE doc_key = :docKey', { docKey, no });
  setStatus(db, docKey, status, now);
}

export const lineColumns = (line: DraftLine, seq: number) => ({
  seq,
  itemCode: line.itemCode,
  location: line.location,
  taxCode: line.taxCode,
  quantity: decimalText(line.quantity),
  baseQuantity: decimalText(line.baseQuantity),
  subTotal: line.subTotal,
  net: line.net,
  tax: line.tax,
  netLocal: line.netLocal,
  taxLocal: line.taxLocal,
  posting: JSON.stringify(line.posting),
  data: JSON.stringify(line.data),
});

function insertLine(db: Database, docKey: bigint, line: DraftLine, seq: number): void {
  db.run(
    `INSERT INTO document_line (doc_key, seq, item_code, location, tax_code, quantity, base_quantity, sub_total, net, tax,
       net_local, tax_local, posting, data)
     VALUES (:docKey, :seq, :itemCode, :location, :taxCode, :quantity, :baseQuantity, :subTotal, :net, :tax,
       :netLocal, :taxLocal, :posting, :data)`,
    { docKey, ...lineColumns(line, seq) },
  );
}

function updateLine(db: Database, line: DraftLine, seq: number): void {
  db.run(
    `UPDATE document_line SET seq = :seq, item_code = :itemCode, location = :location, tax_code = :taxCode, quantity = :quantity,
       base_quantity = :baseQuantity, sub_total = :subTotal, net = :net, tax = :tax, net_local = :netLocal, tax_local = :taxLocal,
       posting = :posting, data = :data
     WHERE dtl_key = :dtlKey`,
    { dtlKey: line.key, ...lineColumns(line, seq) },
  );
}

function putReferences(db: Database, docKey: bigint, references: readonly Reference[]): void {
  for (const { kind, code } of references) {
    db.run('INSERT OR IGNORE INTO document_reference (doc_key, kind, code) VALUES (:docKey, :kind, :code)', {
      docKey,
      kind: kind satisfies RecordKind,
      code,
    });
  }
}

export const referencesOf = (db: Database, docKey: bigint): readonly Reference[] =>
  db.all<Reference>('SELECT kind, code FROM document_reference WHERE doc_key = :docKey', { docKey });

/** A document as the payload that would enter it again: what an update starts from. */
export function payloadOf(document: Document): Payload {
  const rows = (list: readonly { readonly data: Payload }[]): Json => list.map(({ data }) => data);
  return {
    ...document.header,
    ...(document.lines.length > 0
      ? { lines: document.lines.map((line) => ({ ...line.data, dtlKey: line.key.toString() })) }
      : {}),
    ...(document.payments.length > 0
      ? { payments: document.payments.map(({ data, key }) => (key === undefined ? data : { ...data, dtlKey: key })) }
      : {}),
    ...(document.knockOffs.length > 0 ? { knockOffs: rows(document.knockOffs) } : {}),
  };
}
