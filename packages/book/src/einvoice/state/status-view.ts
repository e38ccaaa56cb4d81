/** How e-invoices look in results: a row with status, ids, link, window and errors. Reads only. */

import type { Json, Payload } from '@ledgerline/catalog';
import type { Database } from '../../database.ts';
import type { Document } from '../../document/document.ts';
import { senNumber } from '../../money.ts';
import { shownInstant, windowEndOf } from '../ubl/window.ts';
import { latestSubmission, type Submission, standingSubmission, validationLinkOf } from './submission-store.ts';

type HeadOfDocument = Pick<Document, 'type' | 'no' | 'key' | 'date' | 'party' | 'currency' | 'totals'>;

export const documentColumns = (document: HeadOfDocument): Payload => ({
  docType: document.type,
  docNo: document.no,
  docKey: document.key.toString(),
  docDate: document.date,
  party: document.party,
  currencyCode: document.currency,
  finalTotal: senNumber(document.totals.total),
});

const shownOrNull = (instant: string | null): string | null => (instant === null ? null : shownInstant(instant));

export const submissionColumns = (submission: Submission): Payload => ({
  status: submission.status,
  einvoiceType: submission.typeCode,
  version: submission.version,
  uuid: submission.uuid,
  submissionUid: submission.submissionUid,
  longId: submission.longId,
  validationLink: submission.validationLink,
  issuedAt: shownInstant(submission.issuedAt),
  submittedAt: shownInstant(submission.submittedAt),
  validatedAt: shownOrNull(submission.validatedAt),
  cancelUntil: submission.validatedAt === null ? null : windowEndOf(submission.validatedAt),
  cancelledAt: shownOrNull(submission.cancelledAt),
  cancelReason: submission.cancelReason,
  isRejectRequested: submission.rejectRequestedAt !== null,
  rejectRequestedAt: shownOrNull(submission.rejectRequestedAt),
  rejectReason: submission.rejectReason,
  isCancelRequested: submission.cancelWantedAt !== null,
  sha256: submission.sha256,
  errors: submission.errors.map(({ code, message, path }) => ({ code, message, ...(path !== undefined && { path }) })),
  tries: submission.tries,
  nextTryAt: shownOrNull(submission.nextTryAt),
  lastError: submission.lastError && { code: submission.lastError.code, message: submission.lastError.message },
});

export const statusRow = (document: HeadOfDocument, submission: Submission): Payload => ({
  ...documentColumns(document),
  ...submissionColumns(submission),
});

/** The e-invoice status fields of a document; none if it was never submitted. */
export function einvoiceFields(db: Database, docKey: bigint): Record<string, Json> {
  if (!wasEverGathered(db, docKey)) return {};
  const own = latestSubmission(db, docKey);
  const standing = standingSubmission(db, docKey);
  const shown = standing ?? own;
  if (!shown) return {};
  const isOwn = shown.docKey === docKey;
  return {
    EInvoiceStatus: shown.status,
    EInvoiceUuid: shown.uuid,
    EInvoiceLongId: shown.longId,
    EInvoiceValidatedAt: shownOrNull(shown.validatedAt),
    EInvoiceValidationLink: validationLinkOf(db, docKey),
    ...(isOwn ? {} : { EInvoiceGatheredIn: numberOf(db, shown.docKey) }),
  };
}

const numberOf = (db: Database, docKey: bigint): string =>
  db.get<{ doc_no: string }>('SELECT doc_no FROM document WHERE doc_key = :docKey', { docKey })?.doc_no ?? '';

/** A single query for the many documents without an e-invoice. */
const wasEverGathered = (db: Database, docKey: bigint): boolean =>
  db.get(
    `SELECT 1 FROM einvoice WHERE doc_key = :docKey
     UNION ALL SELECT 1 FROM einvoice_member WHERE source_key = :docKey LIMIT 1`,
    { docKey },
  ) !== undefined;
