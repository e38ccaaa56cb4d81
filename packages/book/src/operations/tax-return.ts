/**
 * Returns of SST and GST: the figures of a period, their commitment to the ledger, and the payment. One module for both schemes.
 */

import type { Payload } from '@ledgerline/catalog';
import { ONE } from '@ledgerline/catalog/decimal';
import { bookTaxReturnSays } from '@ledgerline/words/book/tax-return';
import { audit } from '../command/audit.ts';
import type { CommandContext } from '../command/command-context.ts';
import {
  type Handler,
  type HandlerResult,
  type OwnHandlers,
  refused,
  uncommitted,
  verificationOf,
} from '../command/handler-result.ts';
import { cut, LIST_ROWS_MAX, pageOf } from '../command/paging.ts';
import { checksOf } from '../command/verify.ts';
import { addDays, addMonths, businessDate } from '../date.ts';
import { blankDraft, NO_TOTALS } from '../document/blank-draft.ts';
import type { Document, Draft } from '../document/document.ts';
import { numberFor } from '../document/document-number.ts';
import { missingDocument } from '../document/document-sentence.ts';
import { findDocument, insertDocument, loadDocument, replaceDocument } from '../document/document-store.ts';
import { draftDocument } from '../drafting/draft.ts';
import { checkDate } from '../drafting/header.ts';
import { postingsOf } from '../ledger/gl-entry.ts';
import { CASH_PAYMENT, CASH_RECEIPT, isCashEntry, sqlTypes } from '../ledger/nature.ts';
import { baseCurrency, moneyAccount } from '../master-data/master.ts';
import { type Sen, senNumber, senOf, senText, sumSen } from '../money.ts';
import { textOf } from '../payload.ts';
import { deriveDocument } from '../posting/derive.ts';
import type { Scheme } from '../tax/due.ts';
import { type Figure, figuresOf, filedRow } from '../tax/figures.ts';
import { taxSettings } from '../tax/settings.ts';
import { createdResult, type MoreChecks, saveDraft } from './document/create.ts';
import { listKey, placeBehind, selectionOf } from './document/document-filter.ts';

const isCommittedReturn = ({ header }: Document): boolean => header.isCommitted === true;

function latest(command: CommandContext, scheme: Scheme): Document | undefined {
  const row = command.db.get<{ doc_key: bigint }>(
    `SELECT doc_key FROM document WHERE doc_type = :scheme AND status = 'Saved' ORDER BY doc_date DESC LIMIT 1`,
    { scheme },
  );
  return row && loadDocument(command.db, row.doc_key);
}

/** The figures as filed or, for a draft, as they are now. */
function current(
  command: CommandContext,
  scheme: Scheme,
  document: Document,
): { readonly lines: readonly Figure[]; readonly payable: Sen } {
  if (!isCommittedReturn(document))
    return figuresOf(command, scheme, String(document.header.dateFrom), String(document.header.dateTo));
  return { lines: document.header.figures as unknown as readonly Figure[], payable: senOf(document.header.payable) };
}

function paymentsOf(
  command: CommandContext,
  returnNo: string,
  control: string,
): readonly { docNo: string; docDate: string; amount: Sen }[] {
  return command.db
    .all<{ doc_no: string; doc_date: string; amount: bigint }>(
      `SELECT doc_no, doc_date, sum(debit - credit) AS amount FROM document JOIN gl_entry USING (doc_key)
       WHERE doc_type IN ${sqlTypes(isCashEntry)} AND header ->> 'returnNo' = :returnNo AND account = :control GROUP BY doc_key`,
      { returnNo, control },
    )
    .map((row) => ({ docNo: row.doc_no, docDate: row.doc_date, amount: row.amount }));
}

function view(command: CommandContext, scheme: Scheme, document: Document): Payload {
  const { lines, payable } = current(command, scheme, document);
  const payments = paymentsOf(command, document.no, String(taxSettings(command, scheme).controlAccountNo));
  const paid = sumSen(payments.map(({ amount }) => amount));
  const dateTo = businessDate(document.header.dateTo);
  return {
    returnNo: document.no,
    docKey: document.key.toString(),
    dateFrom: document.header.dateFrom ?? null,
    dateTo,
    dueDate: addDays(addMonths(businessDate(`${addMonths(dateTo, 1).slice(0, 7)}-01`), 1), -1),
    isCommitted: isCommittedReturn(document),
    payable: senNumber(payable),
    paid: senNumber(paid),
    balance: senNumber(payable - paid),
    notes: document.header.notes ?? null,
    figures: lines.map((line) => ({ ...line })),
    payments: payments.map(({ amount, ...row }) => ({ ...row, amount: senNumber(amount) })),
  };
}

function draftReturn(command: CommandContext, scheme: Scheme, header: Payload): Draft {
  const payable = header.payable === undefined ? 0n : senOf(header.payable);
  const head = { date: businessDate(header.dateTo), currency: baseCurrency(command), rate: ONE, header };
  return { ...blankDraft(scheme, head, []), totals: { ...NO_TOTALS, total: payable, totalLocal: payable } };
}

/** What a commitment stores: the figures, the amounts moved, and the documents they are based on. */
function committed(command: CommandContext, scheme: Scheme, header: Payload): Payload {
  const figures = figuresOf(command, scheme, String(header.dateFrom), String(header.dateTo));
  checkDate(command, businessDate(header.dateTo), '/dateTo');
  const control = textOf(taxSettings(command, scheme).controlAccountNo);
  if (control === null)
    command.refuse(
      '/commit',
      'SETUP_INCOMPLETE',
      bookTaxReturnSays.noControlAccount(scheme, `update-${scheme.toLowerCase()}-settings`),
    );
  return {
    ...header,
    isCommitted: true,
    figures: figures.lines.map((line) => ({ ...line })),
    payable: senNumber(figures.payable),
    movements: [...figures.byAccount].map(([accountNo, amount]) => ({ accountNo, amount: senNumber(amount) })),
    controlAccountNo: control ?? '',
    filed: figures.filed.map(filedRow),
  };
}

const createReturn =
  (scheme: Scheme): Handler =>
  (command, payload) => {
    const before = latest(command, scheme);
    const from = businessDate(payload.dateFrom);
    const expected = before ? addDays(before.date, 1) : from;
    if (from !== expected) command.refuse('/dateFrom', 'INVALID_DATE', bookTaxReturnSays.periodStart(expected, before?.no ?? ''));
    if (before && !isCommittedReturn(before))
      command.refuse('/dateFrom', 'NOT_LATEST', bookTaxReturnSays.notCommitted(before.no));
    const months = Number(taxSettings(command, scheme).taxablePeriodMonths);
    if (addDays(addMonths(from, months), -1) !== payload.dateTo) {
      command.warn('PERIOD_LENGTH', bookTaxReturnSays.periodLength(months));
    }
    const { commit, ...header } = payload;
    const draft = draftReturn(command, scheme, commit === true ? committed(command, scheme, header) : header);
    const no = numberFor(command, scheme, draft.date, undefined, undefined);
    if (command.isRefused || no === undefined) return refused(command);
    const docKey = insertDocument(command.db, draft, no, 'Saved', command.now);
    deriveDocument(command, loadDocument(command.db, docKey));
    return command.isRefused ? refused(command) : written(command, scheme, docKey, 'CreateDocument', payload);
  };

const updateReturn =
  (scheme: Scheme): Handler =>
  (command, payload) => {
    const document = selected(command, scheme, payload);
    if (!document) return refused(command);
    const isChange = payload.commit === true || payload.reopen === true;
    if (isChange && latest(command, scheme)?.key !== document.key)
      command.refuse('/returnNo', 'NOT_LATEST', bookTaxReturnSays.notLatest(document.no));
    if (payload.commit === true && isCommittedReturn(document))
      command.refuse('/commit', 'TAX_RETURN_COMMITTED', bookTaxReturnSays.committed(document.no));
    const control = String(taxSettings(command, scheme).controlAccountNo);
    if (payload.reopen === true && paymentsOf(command, document.no, control).length > 0) {
      command.refuse('/reopen', 'DOC_PAID', bookTaxReturnSays.paid(document.no));
    }
    if (command.isRefused) return refused(command);
    const notes = payload.notes === undefined ? {} : { notes: payload.notes };
    const base = { dateFrom: document.header.dateFrom ?? null, dateTo: document.header.dateTo ?? null };
    const kept = payload.reopen === true ? { ...base, notes: document.header.notes ?? null } : document.header;
    const header = { ...kept, ...notes };
    const after = payload.commit === true ? committed(command, scheme, header) : header;
    if (command.isRefused) return refused(command);
    replaceDocument(command.db, document.key, draftReturn(command, scheme, after), command.now);
    deriveDocument(command, loadDocument(command.db, document.key));
    return command.isRefused ? refused(command) : written(command, scheme, document.key, 'UpdateDocument', payload);
  };

/** A return under the names that payloads use. */
const askedOf = (document: Document): Payload => ({
  ...document.header,
  returnNo: document.no,
  commit: isCommittedReturn(document),
  reopen: !isCommittedReturn(document),
});

function written(
  command: CommandContext,
  scheme: Scheme,
  docKey: bigint,
  operationUsed: string,
  payload: Payload,
): HandlerResult {
  const document = loadDocument(command.db, docKey);
  const isCommitted = payload.validateOnly !== true;
  audit(command, {
    operation: operationUsed,
    subject: `${scheme} ${document.no}`,
    reason: payload.reason,
    after: document.header,
  });
  const shown = (fresh: CommandContext): Record<string, unknown> => ({
    document: { docKey: docKey.toString(), docNo: document.no },
    docType: scheme,
    docKey: docKey.toString(),
    docNo: document.no,
    fields: { ...view(fresh, scheme, loadDocument(fresh.db, docKey)), readErrors: [] },
  });
  return {
    result: {
      ok: true,
      saved: isCommitted,
      operationUsed: isCommitted ? operationUsed : 'None',
      ...shown(command),
      warnings: command.warnings,
    },
    isCommitted,
    ...(isCommitted
      ? {
          verify: (fresh: CommandContext) => {
            const now = loadDocument(fresh.db, docKey);
            const wasCommitted = payload.commit === true ? true : payload.reopen === true ? false : isCommittedReturn(document);
            const checks = [
              ...checksOf({ isCommitted: wasCommitted }, { isCommitted: isCommittedReturn(now) }, ''),
              ...checksOf(payload, askedOf(now), '', ['reason', 'validateOnly', 'verifyAfterSave']),
            ];
            return verificationOf(checks, now.no === document.no, true, shown(fresh));
          },
        }
      : {}),
  };
}

function selected(command: CommandContext, scheme: Scheme, payload: Payload): Document | undefined {
  const no = String(payload.returnNo);
  const document = findDocument(command.db, scheme, no);
  if (!document) command.refuse('/returnNo', 'NOT_FOUND', missingDocument(command.db, [scheme], no));
  return document;
}

const getReturn =
  (scheme: Scheme): Handler =>
  (command, payload) => {
    const document = selected(command, scheme, payload);
    if (!document) return refused(command);
    return uncommitted({ ok: true, document: view(command, scheme, document), postings: postingsOf(command.db, document.key) });
  };

const listReturns =
  (scheme: Scheme): Handler =>
  (command, payload) => {
    const first = listKey(payload);
    const page = pageOf(command, payload, first, LIST_ROWS_MAX);
    if (!page) return refused(command);
    const { source, where, parameters, place } = selectionOf(command.db, scheme, { ...payload, docNo: payload.returnNo ?? null });
    const found = command.db.all<{ doc_key: bigint; moment: string }>(
      `SELECT doc_key, ${place[0]} AS moment FROM ${source} WHERE ${where} AND (${place.join(', ')}) < (:moment, :key)
         AND (:isCommitted IS NULL OR coalesce(header ->> 'isCommitted', 0) = :isCommitted)
       ORDER BY ${place[0]} DESC, ${place[1]} DESC LIMIT :limit`,
      {
        ...parameters,
        ...placeBehind(page),
        isCommitted: typeof payload.isCommitted === 'boolean' ? BigInt(payload.isCommitted) : null,
        limit: page.limit + 1,
      },
    );
    const { shown, nextCursor } = cut(found, page, (row) => [...first.slice(0, -2), row.moment, row.doc_key]);
    const rows = shown.map(({ doc_key }) => view(command, scheme, loadDocument(command.db, doc_key)));
    return uncommitted({ ok: true, rows, count: rows.length, truncated: nextCursor !== null, nextCursor });
  };

/** A payment is a cash book entry on the control account; a refund comes in instead. */
const payReturn =
  (scheme: Scheme): Handler =>
  (command, payload) => {
    const document = selected(command, scheme, payload);
    if (!document) return refused(command);
    if (!isCommittedReturn(document)) command.refuse('/returnNo', 'DOC_DRAFT', bookTaxReturnSays.notCommitted(document.no));
    const settings = taxSettings(command, scheme);
    const control = String(settings.controlAccountNo);
    const payable = senOf(document.header.payable ?? 0);
    const left = payable - sumSen(paymentsOf(command, document.no, control).map(({ amount }) => amount));
    const amount = senOf(payload.paymentAmount ?? 0);
    const isRefund = payable < 0n;
    if (amount > (isRefund ? -left : left)) {
      command.refuse(
        '/paymentAmount',
        'OVERPAID',
        bookTaxReturnSays.overpaid(senText(amount), senText(isRefund ? -left : left), document.no),
      );
    }
    moneyAccount(command, String(payload.paymentAccountNo), baseCurrency(command), '/paymentAccountNo');
    const penalty = senOf(payload.penalty ?? 0);
    const penaltyAccount = textOf(settings.penaltyAccountNo);
    if (penalty > 0n && penaltyAccount === null)
      command.refuse('/penalty', 'REQUIRED', bookTaxReturnSays.noPenaltyAccount(`update-${scheme.toLowerCase()}-settings`));
    if (command.isRefused) return refused(command);
    const entry = cashBookPayload(payload, control, penalty > 0n ? penaltyAccount : null);
    const draft = draftDocument(command, isRefund ? CASH_RECEIPT : CASH_PAYMENT, entry);
    const saved = draft && saveDraft(command, { ...draft, header: { ...draft.header, returnNo: document.no } }, entry);
    const paid: MoreChecks = (_db, entered) => checksOf(payload, paymentOf(entered), '', ['verifyAfterSave']);
    return saved ? createdResult(command, saved, entry, 'CreateDocument', paid) : refused(command);
  };

/** The cash book entry under the names of the payment. */
const paymentOf = ({ header, lines: [tax, penalty] }: Document): Payload => ({
  ...header,
  paymentAccountNo: header.bankAccount ?? null,
  paymentAmount: tax?.data.amount ?? null,
  penalty: penalty?.data.amount ?? 0,
});

function cashBookPayload(payload: Payload, control: string, penaltyAccount: string | null): Payload {
  const kept = ['docDate', 'chequeNo', 'description', 'ref'].filter((name) => payload[name] !== undefined);
  return {
    ...Object.fromEntries(kept.map((name) => [name, payload[name] ?? null])),
    bankAccount: payload.paymentAccountNo ?? '',
    lines: [
      { accountNo: control, amount: payload.paymentAmount ?? 0 },
      ...(penaltyAccount === null ? [] : [{ accountNo: penaltyAccount, amount: payload.penalty ?? 0 }]),
    ],
  };
}

export const RETURN_COMMANDS = {
  'list-sst-processors': listReturns('SST'),
  'list-gst-processors': listReturns('GST'),
  'get-sst-processor': getReturn('SST'),
  'get-gst-processor': getReturn('GST'),
  'create-sst-processor': createReturn('SST'),
  'create-gst-processor': createReturn('GST'),
  'update-sst-processor': updateReturn('SST'),
  'update-gst-processor': updateReturn('GST'),
  'create-sst-payment': payReturn('SST'),
  'create-gst-payment': payReturn('GST'),
} satisfies OwnHandlers;
