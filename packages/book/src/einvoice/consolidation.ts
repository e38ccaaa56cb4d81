/**
 * Consolidated e-invoices: the month's sales to buyers who requested none, collected into drafts by type, location and currency.
 */

import type { Json, Payload } from '@ledgerline/catalog';
import type { ReadBackCheck } from '@ledgerline/contract';
import { bookEInvoiceSays } from '@ledgerline/words/book/e-invoice';
import { audit } from '../command/audit.ts';
import type { CommandContext } from '../command/command-context.ts';
import { type Handler, refused, uncommitted, verificationOf } from '../command/handler-result.ts';
import { cut, pageOf } from '../command/paging.ts';
import { checksOf, said } from '../command/verify.ts';
import { addDays, addMonths, type BusinessDate, businessDate } from '../date.ts';
import type { Document } from '../document/document.ts';
import { loadDocument } from '../document/document-store.ts';
import { CONSOLIDATED, isInvoice, typesThat } from '../ledger/nature.ts';
import { activeRecord } from '../master-data/master.ts';
import { senNumber } from '../money.ts';
import { textOf } from '../payload.ts';
import { CONSOLIDATION_LIMIT, draftStatus, draftsOf, insertDraft, sourcesOf, totalsOf } from './draft.ts';
import { isPublicBuyer } from './party.ts';
import { receiptRanges } from './receipt-range.ts';
import { submissionColumns } from './state/status-view.ts';
import { draftsHolding, latestSubmission, liveSubmission } from './state/submission-store.ts';

/** A consolidation is due by this day of the month that follows. */
const DUE_DAY = '07';

const locationOf = (document: Document): string | null =>
  textOf(document.header.salesLocation) ?? document.lines.find(({ location }) => location !== null)?.location ?? null;

function salesOf(command: CommandContext, payload: Payload): readonly Document[] {
  const from = businessDate(`${String(payload.month)}-01`);
  const rows = command.db.all<{ doc_key: bigint }>(
    `SELECT doc_key FROM document WHERE status = 'Saved' AND doc_type IN (SELECT value FROM json_each(:types))
       AND doc_date >= :from AND doc_date <= :to AND (:currency IS NULL OR currency = :currency)
     ORDER BY doc_type, doc_no`,
    {
      types: JSON.stringify(typeof payload.docType === 'string' ? [payload.docType] : typesThat(isInvoice('AR'))),
      from,
      to: addDays(addMonths(from, 1), -1),
      currency: textOf(payload.currencyCode),
    },
  );
  const location = textOf(payload.location);
  return rows
    .map((row) => loadDocument(command.db, row.doc_key))
    .filter((document) => location === null || locationOf(document) === location);
}

/** Why a sale is left out; null when it is included. */
function reasonAgainst(command: CommandContext, sale: Document): string | null {
  if (!isPublicBuyer(command, sale)) return 'The buyer gets its own e-invoice.';
  if (liveSubmission(command.db, sale.key)) return 'It was submitted on its own.';
  const [holder] = draftsHolding(command.db, sale.key);
  if (holder !== undefined) return `It is already in ${loadDocument(command.db, holder).no}.`;
  if (sale.totals.totalLocal > CONSOLIDATION_LIMIT) return 'A single sale over RM 10,000 needs its own e-invoice.';
  return sale.totals.total === 0n ? 'Its total is zero.' : null;
}

function groupsOf(sales: readonly Document[]): readonly (readonly [Document, ...Document[]])[] {
  const groups = new Map<string, [Document, ...Document[]]>();
  for (const sale of sales) {
    const key = JSON.stringify([sale.type, locationOf(sale), sale.currency]);
    const known = groups.get(key);
    if (known) known.push(sale);
    else groups.set(key, [sale]);
  }
  return [...groups.values()];
}

const dueDateOf = (month: string): BusinessDate =>
  businessDate(`${addMonths(businessDate(`${month}-01`), 1).slice(0, 8)}${DUE_DAY}`);

export const createConsolidations: Handler = (command, payload) => {
  const month = String(payload.month);
  for (const [member, kind] of [
    ['location', 'location'],
    ['currencyCode', 'currency'],
  ] as const) {
    const code = textOf(payload[member]);
    if (code !== null) activeRecord(command, kind, code, `/${member}`);
  }
  if (command.isRefused) return refused(command);
  const judged = salesOf(command, payload).map((sale) => ({ sale, reason: reasonAgainst(command, sale) }));
  const leftOut = judged.flatMap(({ sale, reason }) => (reason === null ? [] : [{ docType: sale.type, docNo: sale.no, reason }]));
  const gathered = judged.flatMap(({ sale, reason }) => (reason === null ? [sale] : []));
  if (gathered.length === 0) {
    command.refuse(
      '/month',
      'NOTHING_TO_CONSOLIDATE',
      leftOut[0]
        ? bookEInvoiceSays.allLeftOut(month, leftOut.length, leftOut[0].docNo)
        : bookEInvoiceSays.nothingToConsolidate(month),
    );
    return refused(command);
  }
  const drafts = groupsOf(gathered).flatMap((sources) => {
    const [first] = sources;
    const header = { month, docType: first.type, location: locationOf(first) };
    return insertDraft(command, { type: CONSOLIDATED, header, party: null, dueDate: dueDateOf(month), sources }) ?? [];
  });
  const [first] = drafts;
  if (command.isRefused || !first) return refused(command);
  auditDrafts(command, drafts);
  return {
    result: {
      ...draftsResult(
        first,
        drafts.map((draft) => consolidationRow(command, draft)),
      ),
      leftOut,
      warnings: command.warnings,
    },
    isCommitted: true,
    verify: (fresh) =>
      draftsVerification(fresh, drafts, (now) => {
        const narrowed = said(Object.fromEntries(Object.entries(payload).filter(([name]) => name !== 'verifyAfterSave')));
        return now.flatMap(({ header, currency }) => checksOf(narrowed, { ...header, currencyCode: currency }, ''));
      }),
  };
};

export function auditDrafts(command: CommandContext, drafts: readonly Document[]): void {
  for (const { type, no, header } of drafts)
    audit(command, { operation: 'CreateDocument', subject: `${type} ${no}`, after: header });
}

/** What a command that creates drafts returns: the first as its document, and a row for each. */
export const draftsResult = (first: Document, rows: readonly Payload[]) => ({
  ok: true,
  saved: true,
  operationUsed: 'CreateDocument',
  document: { docKey: first.key.toString(), docNo: first.no },
  docType: first.type,
  docKey: first.key.toString(),
  docNo: first.no,
  rows,
  count: rows.length,
});

/** Every draft exists, with its total and the requested values. */
export function draftsVerification(
  fresh: CommandContext,
  drafts: readonly Document[],
  askedOf: (now: readonly Document[]) => readonly ReadBackCheck[],
) {
  const now = drafts.map(({ key }) => loadDocument(fresh.db, key));
  const totals = drafts.map((draft, index) => {
    const [expected, actual] = [draft, now[index]].map((one) => senNumber(one?.totals.total ?? 0n));
    return { path: `${draft.no}/finalTotal`, expected, actual, matched: expected === actual };
  });
  return verificationOf([...askedOf(now), ...totals], true, true, {});
}

const memberView = (source: Document): Payload => ({
  docType: source.type,
  docNo: source.no,
  docKey: source.key.toString(),
  docDate: source.date,
  party: source.party,
  partyName: source.header.debtorName ?? source.header.creditorName ?? null,
  finalTotal: senNumber(source.totals.total),
});

/** What both kinds of draft show: their documents, totals and status. */
export function draftColumns(command: CommandContext, draft: Document): Record<string, Json> {
  const sources = sourcesOf(command.db, draft);
  const totals = totalsOf(sources);
  const submission = latestSubmission(command.db, draft.key);
  return {
    docType: draft.type,
    docNo: draft.no,
    docKey: draft.key.toString(),
    docDate: draft.date,
    sourceType: draft.header.docType ?? null,
    currencyCode: draft.currency,
    netTotal: senNumber(totals.net),
    tax: senNumber(totals.tax),
    roundAdj: senNumber(totals.rounding),
    finalTotal: senNumber(totals.total),
    ...(submission ? submissionColumns(submission) : {}),
    status: draftStatus(command.db, draft),
    members: sources.map(memberView),
    memberCount: sources.length,
  };
}

function consolidationRow(command: CommandContext, draft: Document): Payload {
  return {
    ...draftColumns(command, draft),
    month: draft.header.month ?? null,
    location: draft.header.location ?? null,
    dueDate: draft.dueDate,
    isOverdue: draft.dueDate !== null && draftStatus(command.db, draft) === 'Draft' && command.today > draft.dueDate,
    lines: receiptRanges(sourcesOf(command.db, draft)).map(({ text, documents }) => ({
      description: text,
      finalTotal: senNumber(totalsOf(documents).total),
    })),
  };
}

export const listConsolidations: Handler = (command, payload) => {
  const page = pageOf(command, payload, [0n]);
  if (!page) return refused(command);
  const found = draftsOf(command.db, CONSOLIDATED).filter(
    (draft) =>
      (page.after === null || draft.key < BigInt(page.after[0] ?? 0)) &&
      (payload.month === undefined || draft.header.month === payload.month) &&
      (payload.docType === undefined || draft.header.docType === payload.docType) &&
      (payload.status === undefined || draftStatus(command.db, draft) === payload.status),
  );
  const { shown, nextCursor } = cut(found, page, ({ key }) => [key]);
  const rows = shown.map((draft) => consolidationRow(command, draft));
  return uncommitted({ ok: true, rows, count: rows.length, nextCursor });
};
