/** Lists documents of a family, newest first. */

import type { Payload } from '@ledgerline/catalog';
import { decimalNumber, decimalOf } from '../decimal.ts';
import type { DocType } from '../doc-type.ts';
import { senNumber } from '../money.ts';
import { answered, type Outcome } from '../outcome.ts';
import type { Work } from '../work.ts';
import { seenTypes } from './select.ts';

const LIST_ROWS_MAX = 5000;

interface Row {
  readonly doc_key: bigint;
  readonly doc_type: DocType;
  readonly doc_no: string;
  readonly doc_date: string;
  readonly due_date: string | null;
  readonly party: string | null;
  readonly currency: string;
  readonly rate: string;
  readonly net: bigint;
  readonly tax: bigint;
  readonly total: bigint;
  readonly total_local: bigint;
  readonly status: string;
  readonly description: string | null;
  readonly ref: string | null;
  readonly outstanding: bigint | null;
}

export function listDocuments(work: Work, types: readonly DocType[]): Outcome {
  const shown = seenTypes(types);
  const rows = work.db.all<Row>(
    `SELECT doc_key, doc_type, doc_no, doc_date, document.due_date, document.party, document.currency, rate, net, tax,
       document.total, document.total_local, status, header ->> 'description' AS description, header ->> 'ref' AS ref,
       (SELECT sum(sign * (open_item.total - cleared)) FROM open_item WHERE open_item.doc_key = document.doc_key) AS outstanding
     FROM document WHERE doc_type IN (SELECT value FROM json_each(:types))
     ORDER BY doc_date DESC, doc_key DESC LIMIT :limit`,
    { types: JSON.stringify(shown), limit: LIST_ROWS_MAX + 1 },
  );
  const kept = rows.slice(0, LIST_ROWS_MAX);
  return answered({
    ok: true,
    rows: kept.map((row) => documentRow(row, types)),
    count: kept.length,
    truncated: rows.length > kept.length,
  });
}

function documentRow(row: Row, types: readonly DocType[]): Payload {
  return {
    docKey: row.doc_key.toString(),
    docType: row.doc_type,
    docNo: row.doc_no,
    docDate: row.doc_date,
    ...(row.due_date === null ? {} : { dueDate: row.due_date }),
    party: row.party,
    currencyCode: row.currency,
    currencyRate: decimalNumber(decimalOf(row.rate)),
    netTotal: senNumber(row.net),
    tax: senNumber(row.tax),
    finalTotal: senNumber(row.total),
    localTotal: senNumber(row.total_local),
    outstanding: senNumber(row.outstanding ?? 0n),
    status: row.status,
    description: row.description,
    ref: row.ref,
    ...(types.includes(row.doc_type) ? {} : { sourceType: row.doc_type }),
  };
}
