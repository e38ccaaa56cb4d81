/** Lists documents of a family, newest first, in pages. */

import type { DocType, Payload } from '@ledgerline/catalog';
import { decimalNumber, decimalOf } from '@ledgerline/catalog/decimal';
import type { CommandContext } from '../../command/command-context.ts';
import { type HandlerResult, refused, uncommitted } from '../../command/handler-result.ts';
import { compareNewest, cut, LIST_ROWS_MAX, merged, type Page, pageOf } from '../../command/paging.ts';
import { MATRIX } from '../../ledger/matrix.ts';
import { senNumber } from '../../money.ts';
import { textOf } from '../../payload.ts';
import { stockColumns, stockView } from '../view/stock-view.ts';
import { listKey, placeBehind, selectionOf, UNUSED } from './document-filter.ts';
import { PARTY_NAME, seenTypes } from './select.ts';

interface Row {
  /** The sort key of the list: a date or, by change, a timestamp. */
  readonly moment: string;
  readonly doc_key: bigint;
  readonly doc_type: DocType;
  readonly doc_no: string;
  readonly doc_date: string;
  readonly due_date: string | null;
  readonly party: string | null;
  readonly party_name: string | null;
  readonly currency: string;
  readonly rate: string;
  readonly net: bigint;
  readonly tax: bigint;
  readonly total: bigint;
  readonly total_local: bigint;
  readonly status: string;
  readonly changed_at: string;
  readonly description: string | null;
  readonly ref: string | null;
  /** How many an assembly makes, as JSON. */
  readonly assembled: string | null;
  readonly outstanding: bigint | null;
  /** User-defined fields, as JSON. */
  readonly fields: string | null;
}

/** The open amount with the sign of each ledger: amounts owed are positive, unapplied credit is negative. */
const OPEN = `(SELECT sum(CASE item.side WHEN 'AP' THEN -item.sign ELSE item.sign END * (item.total - item.cleared))
  FROM open_item AS item WHERE item.doc_key = document.doc_key)`;

const outstandingSql = (type: DocType): string => {
  const effect = MATRIX[type];
  return effect.kind === 'settlement' && effect.isDeposit ? UNUSED : OPEN;
};

/** Selects the documents to show. Of documents paid immediately, the party ledgers show only those with an unpaid rest. */
const shownSql = (type: DocType, isOwn: boolean): string => {
  const effect = MATRIX[type];
  const isHidden = !isOwn && effect.kind === 'bill' && effect.isPaidAtOnce;
  return isHidden ? 'AND EXISTS (SELECT 1 FROM open_item AS owed WHERE owed.doc_key = document.doc_key)' : '';
};

/** Reads one type at a time, each from its own index, so that a list never sorts rows that it does not show. */
function rowsOfType(command: CommandContext, type: DocType, isOwn: boolean, payload: Payload, page: Page): readonly Row[] {
  const { source, where, parameters, place } = selectionOf(command.db, type, payload);
  return command.db.all<Row>(
    `SELECT ${place[0]} AS moment, document.doc_key, doc_type, doc_no, document.doc_date, document.due_date, document.party,
       ${PARTY_NAME} AS party_name, document.currency, rate, net, tax, document.total, document.total_local, status, changed_at,
       header ->> 'description' AS description, header ->> 'ref' AS ref, header -> 'qty' AS assembled,
       header -> 'userDefinedFields' AS fields, ${outstandingSql(type)} AS outstanding
     FROM ${source} WHERE ${where} AND (${place.join(', ')}) < (:moment, :key) ${shownSql(type, isOwn)}
     ORDER BY ${place[0]} DESC, ${place[1]} DESC LIMIT :limit`,
    { ...parameters, ...placeBehind(page), limit: page.limit + 1 },
  );
}

export function listDocuments(command: CommandContext, types: readonly DocType[], payload: Payload): HandlerResult {
  const first = listKey(payload);
  const page = pageOf(command, payload, first, LIST_ROWS_MAX);
  if (!page) return refused(command);
  const wanted = types.filter((type) => textOf(payload.docType) === null || type === payload.docType);
  const rows = merged(
    seenTypes(wanted).map((type) => rowsOfType(command, type, types.includes(type), payload, page)),
    (left, right) => compareNewest([left.moment, left.doc_key], [right.moment, right.doc_key]),
    page.limit + 1,
  );
  const { shown, nextCursor } = cut(rows, page, (row) => [...first.slice(0, -2), row.moment, row.doc_key]);
  return uncommitted({
    ok: true,
    rows: shown.map((row) => documentRow(command, row, types)),
    count: shown.length,
    truncated: nextCursor !== null,
    nextCursor,
  });
}

function documentRow(command: CommandContext, row: Row, types: readonly DocType[]): Payload {
  const header = row.assembled === null ? {} : { qty: row.assembled };
  const stock = stockView(command.db, { key: row.doc_key, type: row.doc_type, header });
  return {
    docKey: row.doc_key.toString(),
    docType: row.doc_type,
    docNo: row.doc_no,
    docDate: row.doc_date,
    ...(row.due_date === null ? {} : { dueDate: row.due_date }),
    party: row.party,
    partyName: row.party_name,
    currencyCode: row.currency,
    currencyRate: decimalNumber(decimalOf(row.rate)),
    netTotal: senNumber(row.net),
    tax: senNumber(row.tax),
    finalTotal: senNumber(row.total),
    localTotal: senNumber(row.total_local),
    ...(stock ? stockColumns(stock) : {}),
    outstanding: senNumber(row.outstanding ?? 0n),
    status: row.status,
    description: row.description,
    ref: row.ref,
    lastModified: row.changed_at,
    ...(row.fields === null ? {} : { userDefinedFields: JSON.parse(row.fields) as Payload }),
    ...(types.includes(row.doc_type) ? {} : { sourceType: row.doc_type }),
  };
}
