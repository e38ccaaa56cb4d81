/** Reads single lines of documents with their header columns, filtered by what the payload names. */

import type { Payload } from '@ledgerline/catalog';
import { decimalOf } from '../decimal.ts';
import type { DocType } from '../doc-type.ts';
import { senNumber } from '../money.ts';
import { answered, type Outcome, refused } from '../outcome.ts';
import { textMember } from '../records/master.ts';
import type { Work } from '../work.ts';
import { compareNewest, cut, merged, NEWEST, type Page, pageOf } from './paging.ts';
import { PARTY_NAME, seenTypes } from './select.ts';
import { type StockView, stockView } from './stock-view.ts';

interface Row {
  readonly doc_key: bigint;
  readonly doc_type: DocType;
  readonly doc_no: string;
  readonly doc_date: string;
  readonly party: string | null;
  readonly party_name: string | null;
  readonly currency: string;
  readonly status: string;
  readonly dtl_key: bigint;
  readonly seq: bigint;
  readonly data: string;
  readonly quantity: string;
  /** How many an assembly makes, as JSON. */
  readonly assembled: string | null;
  readonly sub_total: bigint;
  readonly net: bigint;
  readonly tax: bigint;
  readonly net_local: bigint;
  readonly tax_local: bigint;
}

type Filter = readonly [condition: string, value: string | null];

/** Conditions of the filters that the payload names; the others are left out, so that the indexes serve the rest. */
function filtersOf(payload: Payload): readonly Filter[] {
  const party = textMember(payload.debtorCode) ?? textMember(payload.creditorCode);
  const all: Readonly<Record<string, Filter>> = {
    itemCode: ['item_code = :itemCode', textMember(payload.itemCode)],
    party: ['party = :party', party],
    docNo: ['doc_no = :docNo', textMember(payload.docNo)],
    location: ['location = :location', textMember(payload.location)],
    dateFrom: ['doc_date >= :dateFrom', textMember(payload.dateFrom)],
    dateTo: ['doc_date <= :dateTo', textMember(payload.dateTo)],
  };
  return Object.values(all).filter(([, value]) => value !== null);
}

const nameOf = (condition: string): string => condition.slice(condition.indexOf(':') + 1);

function rowsOfType(work: Work, type: DocType, filters: readonly Filter[], { limit, after }: Page): readonly Row[] {
  const [date, key] = after === null ? NEWEST : [after[0] ?? '', BigInt(after[1] ?? 0)];
  const seq = after === null ? 0n : BigInt(after[2] ?? 0);
  const isItemRead = filters.some(([condition]) => condition.startsWith('item_code'));
  // Lines of one item are found by the item; all others by walking the documents in the order of the answer.
  const source = isItemRead ? 'document_line JOIN document USING (doc_key)' : 'document CROSS JOIN document_line USING (doc_key)';
  return work.db.all<Row>(
    `SELECT document.doc_key, doc_type, doc_no, doc_date, party, ${PARTY_NAME} AS party_name, currency, status, dtl_key, seq, data, sub_total,
       document_line.quantity, header -> 'qty' AS assembled,
       document_line.net, document_line.tax, document_line.net_local, document_line.tax_local
     FROM ${source}
     WHERE doc_type = :type AND status <> 'Void' AND (doc_date, doc_key) <= (:date, :key)
       AND (doc_date <> :date OR doc_key <> :key OR seq > :seq)
       ${filters.map(([condition]) => `AND ${condition}`).join(' ')}
     ORDER BY doc_date DESC, document.doc_key DESC, seq LIMIT :limit`,
    {
      type,
      date,
      key,
      seq,
      limit: limit + 1,
      ...Object.fromEntries(filters.map(([condition, value]) => [nameOf(condition), value])),
    },
  );
}

export function readLines(work: Work, types: readonly DocType[], payload: Payload): Outcome {
  return linesOf(work, seenTypes(types), payload);
}

export function linesOf(work: Work, types: readonly DocType[], payload: Payload): Outcome {
  const page = pageOf(work, payload, ['', 0n, 0n]);
  if (!page) return refused(work);
  const filters = filtersOf(payload);
  const wanted = types.filter((type) => textMember(payload.docType) === null || type === payload.docType);
  const rows = merged(
    wanted.map((type) => rowsOfType(work, type, filters, page)),
    (left, right) =>
      compareNewest([left.doc_date, left.doc_key], [right.doc_date, right.doc_key]) || Number(left.seq - right.seq),
    page.limit + 1,
  );
  const { shown, nextCursor } = cut(rows, page, (row) => [row.doc_date, row.doc_key, row.seq]);
  return answered({ ok: true, rows: shown.map(lineRowOf(work)), count: shown.length, nextCursor });
}

/** Lines of stock documents come with what they moved; each document is looked up once. */
function lineRowOf(work: Work): (row: Row) => Payload {
  const views = new Map<bigint, StockView | undefined>();
  const viewOf = ({ doc_key: key, doc_type: type, assembled }: Row): StockView | undefined => {
    if (!views.has(key)) views.set(key, stockView(work.db, { key, type, header: assembled === null ? {} : { qty: assembled } }));
    return views.get(key);
  };
  return (row) => {
    const shown = lineRow(row);
    const stock = viewOf(row)?.lineView({ key: row.dtl_key, quantity: decimalOf(row.quantity), data: shown });
    const value = stock?.value ?? 0;
    return stock ? { ...shown, ...stock, subTotal: value, netAmount: value, localNetAmount: value } : shown;
  };
}

const lineRow = (row: Row): Payload => ({
  docKey: row.doc_key.toString(),
  docType: row.doc_type,
  docNo: row.doc_no,
  docDate: row.doc_date,
  party: row.party,
  partyName: row.party_name,
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
