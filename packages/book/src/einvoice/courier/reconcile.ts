/**
 * Compares the e-invoices of a book with the list of the tax authority, both ways. For a book that was restored from a backup,
 * e-invoices sent since are recorded again, so that nothing is sent twice. Sends no request.
 */

import { DOC_TYPES, type Payload } from '@ledgerline/catalog';
import type { Database } from '../../database.ts';
import type { Document } from '../../document/document.ts';
import { findDocument } from '../../document/document-store.ts';
import { type Sen, senNumber } from '../../money.ts';
import { dropConflict, noteConflict } from '../state/conflict-store.ts';
import type { GatewayEnvironment } from '../state/place.ts';
import { insertSubmission, liveSubmission, recordAccepted } from '../state/submission-store.ts';
import { ISSUED_TYPES } from '../ubl/e-invoice.ts';
import { sha256Of } from '../ubl/ubl.ts';
import { identityIn, invoiceIn, numberAt, partyIn, textAt } from '../ubl/ubl-reader.ts';
import { schedulePoll } from './batch-store.ts';
import { type AnsweredDocument, blockOf, isSameSecond, isUuid, type Page, searchPageIn } from './wire.ts';

/** A document as the tax authority lists it. */
export type IssuedDocument = Pick<AnsweredDocument, 'uuid' | 'submissionUid' | 'docNo' | 'issuedAt' | 'status'>;

/** A page of a search; undefined when it is none. */
export const issuedPageIn = (text: string): Page | undefined => searchPageIn(blockOf(text));

export interface Comparison {
  /** E-invoices of the tax authority that are not in the book. */
  readonly unknown: readonly IssuedDocument[];
  /** E-invoices that are in the book and not at the tax authority. */
  readonly missing: readonly { readonly docNo: string; readonly uuid: string }[];
  readonly different: readonly { readonly docNo: string; readonly here: string; readonly there: string }[];
}

export interface Span {
  readonly from: string;
  readonly to: string;
}

const COUNTED: readonly string[] = ['Valid', 'Submitted', 'Cancelled'];

export function comparisonOf(db: Database, listed: readonly IssuedDocument[], { from, to }: Span): Comparison {
  const rows = db.all<{ uuid: string; doc_no: string; status: string }>(
    `SELECT uuid, doc_no, einvoice.status FROM einvoice JOIN document USING (doc_key)
     WHERE uuid IS NOT NULL AND environment <> 'sandbox' AND submitted_at >= :from AND submitted_at <= :to ORDER BY einvoice_key`,
    { from, to },
  );
  const there = new Map(listed.map((document) => [document.uuid, document]));
  const isKnown = (uuid: string): boolean => db.get('SELECT 1 FROM einvoice WHERE uuid = :uuid', { uuid }) !== undefined;
  return {
    unknown: listed.filter(({ uuid, status }) => COUNTED.includes(status) && isUuid(uuid) && !isKnown(uuid)),
    missing: rows.flatMap(({ uuid, doc_no }) => (there.has(uuid) ? [] : [{ docNo: doc_no, uuid }])),
    different: rows.flatMap(({ uuid, doc_no, status }) => {
      const other = there.get(uuid)?.status;
      return other === undefined || other === status ? [] : [{ docNo: doc_no, here: status, there: other }];
    }),
  };
}

/** A time before everything that may have been sent since a backup. */
export function lastKnownOf(db: Database, otherwise: string): string {
  const row = db.get<{ sent: string | null; waiting: string | null }>(
    `SELECT (SELECT max(last_send_at) FROM einvoice_batch WHERE environment <> 'sandbox') AS sent,
       (SELECT min(issued_at) FROM einvoice WHERE status = 'Pending' AND environment <> 'sandbox') AS waiting`,
  );
  const known = [row?.sent, row?.waiting].filter((at): at is string => typeof at === 'string').toSorted()[0];
  return known ?? otherwise;
}

export type Adoption = 'adopted' | 'no-document' | 'other-content' | 'other-e-invoice';

export interface Found {
  readonly document: IssuedDocument;
  /** The text of the document at the tax authority. */
  readonly text: string;
  readonly environment: GatewayEnvironment;
}

/** The document of the book for an e-invoice; undefined if there is none, or more than one matches. */
function documentOf(db: Database, typeCode: string, docNo: string): Document | undefined {
  const types = DOC_TYPES.filter((type) => ISSUED_TYPES[type] === typeCode);
  const found = types.flatMap((type) => findDocument(db, type, docNo) ?? []);
  return found.length === 1 ? found[0] : undefined;
}

const SEN_DIGITS = 2;

/** Whether an e-invoice states the currency and the totals of a document. */
function isOf({ currency, totals }: Document, invoice: Payload | undefined): boolean {
  const senAt = (...names: readonly string[]): string => (numberAt(invoice, ...names) ?? 0).toFixed(SEN_DIGITS);
  const ofSen = (sen: Sen): string => senNumber(sen).toFixed(SEN_DIGITS);
  return (
    textAt(invoice, 'DocumentCurrencyCode') === currency &&
    senAt('TaxTotal', 'TaxAmount') === ofSen(totals.tax) &&
    senAt('LegalMonetaryTotal', 'PayableAmount') === ofSen(totals.total)
  );
}

const STANDING: readonly string[] = ['Valid', 'Submitted'];

/**
 * Records an e-invoice of the tax authority with the document of the book that has its number and totals; its state is asked for next.
 * Where there is none, its number is kept from being filed again.
 */
export function adopt(db: Database, found: Found, now: string): Adoption {
  const { document, text, environment } = found;
  dropConflict(db, document.uuid);
  const outcome = adoptedAs(db, found, now);
  const typeCode = textAt(invoiceIn(text), 'InvoiceTypeCode');
  if (outcome !== 'adopted' && STANDING.includes(document.status))
    noteConflict(db, { uuid: document.uuid, typeCode, docNo: document.docNo, environment }, now);
  return outcome;
}

function adoptedAs(db: Database, { document, text, environment }: Found, now: string): Adoption {
  const invoice = invoiceIn(text);
  const typeCode = textAt(invoice, 'InvoiceTypeCode');
  const own = documentOf(db, typeCode, document.docNo);
  if (!own) return 'no-document';
  const live = liveSubmission(db, own.key);
  // An e-invoice that was pending when the backup was made, and was sent afterwards.
  const isSame = live?.status === 'Pending' && isSameSecond(live.issuedAt, document.issuedAt);
  if (live && !isSame) return 'other-e-invoice';
  if (!isOf(own, invoice)) return 'other-content';
  const issuerTin = identityIn(partyIn(invoice, 'AccountingSupplierParty'), 'TIN');
  const version = /"listVersionID":"([\d.]+)"/.exec(text)?.[1] ?? '';
  const given = { typeCode, version, issuerTin, issuedAt: document.issuedAt, ubl: text, sha256: sha256Of(text) };
  const key = live?.key ?? insertSubmission(db, { ...given, docKey: own.key, taxEntity: null, submittedAt: now, environment });
  recordAccepted(db, key, document.uuid, document.submissionUid);
  schedulePoll(db, { submissionUid: document.submissionUid, issuerTin, place: environment, nextAt: now, now });
  return 'adopted';
}
