/** Reads of payments, in or out: the payment rows of payments and refunds, with what they settled. One for both ledgers. */

import type { Payload } from '@ledgerline/catalog';
import type { CommandContext } from '../../command/command-context.ts';
import { type Handler, refused, uncommitted } from '../../command/handler-result.ts';
import { cut, NEWEST, type Page, pageOf } from '../../command/paging.ts';
import type { KnockOffRow, PaymentRow } from '../../document/document.ts';
import { type LedgerSide, SIDES } from '../../ledger/matrix.ts';
import { PAYMENT, REFUND } from '../../ledger/nature.ts';
import { selectionOf } from '../../operations/document/document-filter.ts';
import { knockOffView, paymentView } from '../../operations/view/settlement-view.ts';

const PAID = { payment: PAYMENT, refund: REFUND } as const;

interface PaidDocument {
  readonly doc_key: bigint;
  readonly doc_no: string;
  readonly doc_date: string;
  readonly party: string;
  readonly payments: string;
  readonly knock_offs: string;
}

function paidDocuments(
  command: CommandContext,
  side: LedgerSide,
  kind: 'payment' | 'refund',
  payload: Payload,
  page: Page,
): readonly PaidDocument[] {
  const [date, key] = page.after === null ? NEWEST : [page.after[0] ?? '', BigInt(page.after[1] ?? 0)];
  const { source, where, parameters } = selectionOf(command.db, PAID[kind][side], payload);
  return command.db.all<PaidDocument>(
    `SELECT doc_key, doc_no, doc_date, party, payments, knock_offs FROM ${source}
     WHERE ${where} AND (doc_date, doc_key) <= (:date, :key) AND status = 'Saved'
     ORDER BY doc_date DESC, doc_key DESC LIMIT :limit`,
    // Every document has a row, and the document that the previous page ended in may have no more rows.
    { ...parameters, date, key, limit: page.limit + 2 },
  );
}

/** Payment rows with the knock-offs of their document. */
export function paidLines(side: LedgerSide, kind: 'payment' | 'refund'): Handler {
  return (command, payload) => {
    const page = pageOf(command, payload, ['', 0n, 0n]);
    if (!page) return refused(command);
    const all = paidDocuments(command, side, kind, payload, page).flatMap((document) => paidRows(command, side, document));
    const isShown = (row: PaidRow): boolean =>
      page.after === null || row.docDate !== page.after[0] || row.docKey !== page.after[1] || row.seq > Number(page.after[2]);
    const { shown, nextCursor } = cut(all.filter(isShown), page, (row) => [row.docDate, row.docKey, String(row.seq)]);
    return uncommitted({ ok: true, rows: shown, count: shown.length, nextCursor });
  };
}

interface PaidRow {
  readonly docKey: string;
  readonly docDate: string;
  readonly seq: number;
}

function paidRows(command: CommandContext, side: LedgerSide, document: PaidDocument): readonly PaidRow[] {
  const knockOffs = (JSON.parse(document.knock_offs) as readonly KnockOffRow[]).map((row) => knockOffView(command.db, row));
  return (JSON.parse(document.payments) as readonly PaymentRow[]).map((row, index) => ({
    docKey: document.doc_key.toString(),
    docNo: document.doc_no,
    docDate: document.doc_date,
    [SIDES[side].partyCode]: document.party,
    seq: index + 1,
    ...paymentView(row),
    ...(index === 0 ? { knockOffs } : {}),
  }));
}
