/** Reads single lines of documents with their header columns, filtered by the payload. */

import type { DocType, Payload } from '@ledgerline/catalog';
import { decimalOf } from '@ledgerline/catalog/decimal';
import type { CommandContext } from '../../command/command-context.ts';
import { type HandlerResult, refused, uncommitted } from '../../command/handler-result.ts';
import { compareNewest, cut, merged, NEWEST, type Page, pageOf } from '../../command/paging.ts';
import type { LinePosting } from '../../document/document.ts';
import { senNumber } from '../../money.ts';
import { keysIn, textOf } from '../../payload.ts';
import { accountUsed } from '../../posting/account-used.ts';
import { type StockView, stockView } from '../view/stock-view.ts';
import { selectionOf } from './document-filter.ts';
import { PARTY_NAME, seenTypes } from './select.ts';

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
  readonly posting: string;
  readonly sub_total: bigint;
  readonly net: bigint;
  readonly tax: bigint;
  readonly net_local: bigint;
  readonly tax_local: bigint;
}

/** Filters of the lines themselves; those of their documents are in document-filter.ts. */
const LINE_FILTERS = { itemCode: 'item_code = :itemCode', location: 'location = :location' } as const;

function lineFilters(payload: Payload): readonly (readonly [name: string, sql: string, value: string])[] {
  return Object.entries(LINE_FILTERS).flatMap(([name, sql]) => {
    const value = textOf(payload[name]);
    return value === null ? [] : [[name, sql, value] as const];
  });
}

/** Fields of a read of lines that select documents. */
const documentFilters = ({ docNo, keys, dateFrom, dateTo, debtorCode, creditorCode }: Payload): Payload => ({
  docNo: docNo ?? null,
  keys: keys ?? null,
  dateFrom: dateFrom ?? null,
  dateTo: dateTo ?? null,
  debtorCode: debtorCode ?? null,
  creditorCode: creditorCode ?? null,
});

function rowsOfType(command: CommandContext, type: DocType, payload: Payload, { limit, after }: Page): readonly Row[] {
  const [date, key] = after === null ? NEWEST : [after[0] ?? '', BigInt(after[1] ?? 0)];
  const seq = after === null ? 0n : BigInt(after[2] ?? 0);
  const filters = lineFilters(payload);
  const documents = selectionOf(command.db, type, documentFilters(payload));
  // Lines of one item are found by the item; all others by walking the documents in the order of the result.
  const isItemRead = keysIn(payload) === null && filters.some(([name]) => name === 'itemCode');
  const source = isItemRead
    ? 'document_line JOIN document USING (doc_key)'
    : `${documents.source} CROSS JOIN document_line USING (doc_key)`;
  return command.db.all<Row>(
    `SELECT document.doc_key, doc_type, doc_no, doc_date, party, ${PARTY_NAME} AS party_name, currency, status, dtl_key, seq, data, posting, sub_total,
       document_line.quantity, header -> 'qty' AS assembled,
       document_line.net, document_line.tax, document_line.net_local, document_line.tax_local
     FROM ${source}
     WHERE ${documents.where} AND status <> 'Void' AND (doc_date, document.doc_key) <= (:date, :key)
       AND (doc_date <> :date OR document.doc_key <> :key OR seq > :seq)
       ${filters.map(([, sql]) => `AND ${sql}`).join(' ')}
     ORDER BY doc_date DESC, document.doc_key DESC, seq LIMIT :limit`,
    {
      ...documents.parameters,
      date,
      key,
      seq,
      limit: limit + 1,
      ...Object.fromEntries(filters.map(([name, , value]) => [name, value])),
    },
  );
}

export function readLines(command: CommandContext, types: readonly DocType[], payload: Payload): HandlerResult {
  return linesOf(command, seenTypes(types), payload);
}

export function linesOf(command: CommandContext, types: readonly DocType[], payload: Payload): HandlerResult {
  const page = pageOf(command, payload, ['', 0n, 0n]);
  if (!page) return refused(command);
  const wanted = types.filter((type) => textOf(payload.docType) === null || type === payload.docType);
  const rows = merged(
    wanted.map((type) => rowsOfType(command, type, payload, page)),
    (left, right) =>
      compareNewest([left.doc_date, left.doc_key], [right.doc_date, right.doc_key]) || Number(left.seq - right.seq),
    page.limit + 1,
  );
  const { shown, nextCursor } = cut(rows, page, (row) => [row.doc_date, row.doc_key, row.seq]);
  return uncommitted({ ok: true, rows: shown.map(lineRowOf(command)), count: shown.length, nextCursor });
}

/** Lines of stock documents include what they moved; each document is looked up once. */
function lineRowOf(command: CommandContext): (row: Row) => Payload {
  const views = new Map<bigint, StockView | undefined>();
  const viewOf = ({ doc_key: key, doc_type: type, assembled }: Row): StockView | undefined => {
    if (!views.has(key))
      views.set(key, stockView(command.db, { key, type, header: assembled === null ? {} : { qty: assembled } }));
    return views.get(key);
  };
  return (row) => {
    const shown = lineRow(command, row);
    const stock = viewOf(row)?.lineView({ key: row.dtl_key, quantity: decimalOf(row.quantity), data: shown });
    const value = stock?.value ?? 0;
    return stock ? { ...shown, ...stock, subTotal: value, netAmount: value, localNetAmount: value } : shown;
  };
}

function lineRow(command: CommandContext, row: Row): Payload {
  const line = { data: JSON.parse(row.data) as Payload, posting: JSON.parse(row.posting) as LinePosting };
  return {
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
    ...line.data,
    ...accountUsed(command.db, row.doc_type, line),
    subTotal: senNumber(row.sub_total),
    netAmount: senNumber(row.net),
    taxAmount: senNumber(row.tax),
    localNetAmount: senNumber(row.net_local),
    localTaxAmount: senNumber(row.tax_local),
  };
}
