/** Reads single lines of documents with their header columns, filtered by what the payload names. */

import type { Payload } from '@ledgerline/catalog';
import type { SqlValue } from '../database.ts';
import type { DocType } from '../doc-type.ts';
import { senNumber } from '../money.ts';
import { answered, type Outcome } from '../outcome.ts';
import type { Work } from '../work.ts';
import { seenTypes } from './select.ts';

interface Row {
  readonly doc_key: bigint;
  readonly doc_type: DocType;
  readonly doc_no: string;
  readonly doc_date: string;
  readonly party: string | null;
  readonly currency: string;
  readonly status: string;
  readonly dtl_key: bigint;
  readonly seq: bigint;
  readonly data: string;
  readonly sub_total: bigint;
  readonly net: bigint;
  readonly tax: bigint;
  readonly net_local: bigint;
  readonly tax_local: bigint;
}

export const LIMIT_DEFAULT = 500;
export const limitOf = (payload: Payload): number => (typeof payload.limit === 'number' ? payload.limit : LIMIT_DEFAULT);

/** Where the answer before ended. */
export const offsetOf = (payload: Payload): number => {
  const offset = typeof payload.cursor === 'string' ? Number(payload.cursor) : 0;
  return Number.isSafeInteger(offset) && offset > 0 ? offset : 0;
};

export function page<Item>(
  items: readonly Item[],
  payload: Payload,
): { readonly shown: readonly Item[]; readonly nextCursor: string | null } {
  const [limit, offset] = [limitOf(payload), offsetOf(payload)];
  const shown = items.slice(0, limit);
  return { shown, nextCursor: items.length > limit ? String(offset + limit) : null };
}

const filter = (value: unknown): SqlValue => (typeof value === 'string' && value !== '' ? value : null);

export function readLines(work: Work, types: readonly DocType[], payload: Payload): Outcome {
  return linesOf(work, seenTypes(types), payload);
}

export function linesOf(work: Work, types: readonly DocType[], payload: Payload): Outcome {
  const rows = work.db.all<Row>(
    `SELECT document.doc_key, doc_type, doc_no, doc_date, party, currency, status, dtl_key, seq, data, sub_total,
       document_line.net, document_line.tax, document_line.net_local, document_line.tax_local
     FROM document JOIN document_line USING (doc_key)
     WHERE doc_type IN (SELECT value FROM json_each(:types)) AND status <> 'Void'
       AND (:docType IS NULL OR doc_type = :docType)
       AND (:itemCode IS NULL OR item_code = :itemCode)
       AND (:party IS NULL OR party = :party)
       AND (:docNo IS NULL OR doc_no = :docNo)
       AND (:location IS NULL OR location = :location)
       AND (:dateFrom IS NULL OR doc_date >= :dateFrom) AND (:dateTo IS NULL OR doc_date <= :dateTo)
     ORDER BY doc_date DESC, document.doc_key DESC, seq LIMIT :limit OFFSET :offset`,
    {
      types: JSON.stringify(types),
      docType: filter(payload.docType),
      itemCode: filter(payload.itemCode),
      party: filter(payload.debtorCode ?? payload.creditorCode),
      docNo: filter(payload.docNo),
      location: filter(payload.location),
      dateFrom: filter(payload.dateFrom),
      dateTo: filter(payload.dateTo),
      limit: limitOf(payload) + 1,
      offset: offsetOf(payload),
    },
  );
  const { shown, nextCursor } = page(rows, payload);
  return answered({ ok: true, rows: shown.map(lineRow), count: shown.length, nextCursor });
}

const lineRow = (row: Row): Payload => ({
  docKey: row.doc_key.toString(),
  docType: row.doc_type,
  docNo: row.doc_no,
  docDate: row.doc_date,
  party: row.party,
  currencyCode: row.currency,
  status: row.status,
  dtlKey: row.dtl_key.toString(),
  seq: Number(row.seq),
  ...(JSON.parse(row.data) as Payload),
  subTotal: senNumber(row.sub_total),
  netAmount: senNumber(row.net),
  taxAmount: senNumber(row.tax),
  localNetAmount: senNumber(row.net_local),
  localTaxAmount: senNumber(row.tax_local),
});
