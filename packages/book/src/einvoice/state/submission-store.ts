/** E-invoices of documents as stored: one row per submission, at most one of them live. Decides nothing. */

import type { Database, SqlValue } from '../../database.ts';
import type { EInvoiceStatus } from '../ubl/e-invoice.ts';
import type { Place } from './place.ts';

/** A problem that the tax authority found. */
export interface GatewayProblem {
  readonly code: string;
  readonly message: string;
  /** The place in the document, if it was reported. */
  readonly path?: string;
}

export interface Submission {
  readonly key: bigint;
  readonly docKey: bigint;
  readonly status: EInvoiceStatus;
  readonly typeCode: string;
  readonly version: string;
  readonly issuerTin: string;
  readonly issuedAt: string;
  readonly taxEntity: string | null;
  /** The minified text that was sent. */
  readonly ubl: string;
  readonly sha256: string;
  readonly uuid: string | null;
  readonly submissionUid: string | null;
  readonly longId: string | null;
  readonly validationLink: string | null;
  readonly submittedAt: string;
  readonly validatedAt: string | null;
  readonly cancelledAt: string | null;
  readonly cancelReason: string | null;
  readonly errors: readonly GatewayProblem[];
  readonly rejectRequestedAt: string | null;
  readonly rejectReason: string | null;
  /** The batch that it may have been sent with; null while it cannot have been sent. */
  readonly batchKey: bigint | null;
  /** Where the e-invoice was sent. */
  readonly environment: Place;
  readonly cancelWantedAt: string | null;
  /** How often the e-invoice was sent. */
  readonly tries: number;
  /** When the connector sends it or asks for it next; null if it does not. */
  readonly nextTryAt: string | null;
  /** Why the last try did not succeed. */
  readonly lastError: GatewayProblem | null;
}

interface Row {
  readonly einvoice_key: bigint;
  readonly doc_key: bigint;
  readonly status: EInvoiceStatus;
  readonly type_code: string;
  readonly version: string;
  readonly issuer_tin: string;
  readonly issued_at: string;
  readonly tax_entity: string | null;
  readonly ubl: string;
  readonly sha256: string;
  readonly uuid: string | null;
  readonly submission_uid: string | null;
  readonly long_id: string | null;
  readonly validation_link: string | null;
  readonly submitted_at: string;
  readonly validated_at: string | null;
  readonly cancelled_at: string | null;
  readonly cancel_reason: string | null;
  readonly errors: string;
  readonly reject_requested_at: string | null;
  readonly reject_reason: string | null;
  readonly batch_key: bigint | null;
  readonly environment: Place;
  readonly cancel_wanted_at: string | null;
  readonly tries: bigint;
  readonly next_try_at: string | null;
  readonly try_code: string | null;
  readonly try_error: string | null;
}

const fromRow = (row: Row): Submission => ({
  key: row.einvoice_key,
  docKey: row.doc_key,
  status: row.status,
  typeCode: row.type_code,
  version: row.version,
  issuerTin: row.issuer_tin,
  issuedAt: row.issued_at,
  taxEntity: row.tax_entity,
  ubl: row.ubl,
  sha256: row.sha256,
  uuid: row.uuid,
  submissionUid: row.submission_uid,
  longId: row.long_id,
  validationLink: row.validation_link,
  submittedAt: row.submitted_at,
  validatedAt: row.validated_at,
  cancelledAt: row.cancelled_at,
  cancelReason: row.cancel_reason,
  errors: JSON.parse(row.errors) as readonly GatewayProblem[],
  rejectRequestedAt: row.reject_requested_at,
  rejectReason: row.reject_reason,
  batchKey: row.batch_key,
  environment: row.environment,
  cancelWantedAt: row.cancel_wanted_at,
  tries: Number(row.tries),
  nextTryAt: row.next_try_at,
  lastError: row.try_code === null ? null : { code: row.try_code, message: row.try_error ?? '' },
});

/** Selects e-invoices with the state that the courier knows. In the sandbox nothing changes without a command. */
const SELECT = `SELECT einvoice.*, coalesce(batch.tries, 0) AS tries,
    CASE WHEN einvoice.environment = 'sandbox' THEN NULL WHEN status = 'Pending' THEN batch.not_before
      WHEN status = 'Submitted' THEN coalesce(ask_at, poll.next_at) WHEN cancel_wanted_at IS NOT NULL THEN ask_at END AS next_try_at,
    CASE status WHEN 'Pending' THEN batch.error_code WHEN 'Submitted' THEN poll.error_code END AS try_code,
    CASE status WHEN 'Pending' THEN batch.last_error WHEN 'Submitted' THEN poll.last_error END AS try_error
  FROM einvoice LEFT JOIN einvoice_batch AS batch ON batch.batch_key = einvoice.batch_key
    LEFT JOIN einvoice_poll AS poll ON poll.submission_uid = einvoice.submission_uid`;

const LIVE = `status IN ('Pending', 'Submitted', 'Valid')`;

const one = (db: Database, where: string, parameters: Readonly<Record<string, SqlValue>>): Submission | undefined => {
  const row = db.get<Row>(`${SELECT} WHERE ${where} ORDER BY einvoice_key DESC LIMIT 1`, parameters);
  return row && fromRow(row);
};

export const latestSubmission = (db: Database, docKey: bigint): Submission | undefined =>
  one(db, 'doc_key = :docKey', { docKey });

export const liveSubmission = (db: Database, docKey: bigint): Submission | undefined =>
  one(db, `doc_key = :docKey AND ${LIVE}`, { docKey });

export const submissionOfUuid = (db: Database, uuid: string): Submission | undefined => one(db, 'uuid = :uuid', { uuid });

export const submissionsOf = (db: Database, docKey: bigint): readonly Submission[] =>
  db.all<Row>(`${SELECT} WHERE doc_key = :docKey ORDER BY einvoice_key`, { docKey }).map(fromRow);

/** Submissions still in transit, oldest first. */
export const openSubmissions = (db: Database): readonly Submission[] =>
  db.all<Row>(`${SELECT} WHERE status IN ('Pending', 'Submitted') ORDER BY einvoice_key`).map(fromRow);

export function submissionOf(db: Database, key: bigint): Submission {
  const found = one(db, 'einvoice_key = :key', { key });
  if (!found) throw new Error(`There is no e-invoice with key ${key}.`);
  return found;
}

export type NewSubmission = Pick<
  Submission,
  'docKey' | 'typeCode' | 'version' | 'issuerTin' | 'issuedAt' | 'taxEntity' | 'ubl' | 'sha256' | 'submittedAt' | 'environment'
>;

/** Stores an e-invoice that is about to be sent, or was sent. The result is recorded later. */
export const insertSubmission = (db: Database, submission: NewSubmission): bigint =>
  db.run(
    `INSERT INTO einvoice (doc_key, status, type_code, version, issuer_tin, issued_at, tax_entity, ubl, sha256, submitted_at,
       environment)
     VALUES (:docKey, 'Pending', :typeCode, :version, :issuerTin, :issuedAt, :taxEntity, :ubl, :sha256, :submittedAt, :environment)`,
    { ...submission },
  );

/** Records that a document was not taken, or never arrived: it can be submitted again. */
export function recordInvalid(db: Database, key: bigint, errors: readonly GatewayProblem[]): void {
  db.run(`UPDATE einvoice SET status = 'Invalid', errors = :errors, ask_at = NULL WHERE einvoice_key = :key`, {
    key,
    errors: JSON.stringify(errors),
  });
}

/** Records that the gateway has accepted a document. */
export function recordAccepted(db: Database, key: bigint, uuid: string, submissionUid: string): void {
  db.run(`UPDATE einvoice SET status = 'Submitted', uuid = :uuid, submission_uid = :submissionUid WHERE einvoice_key = :key`, {
    key,
    uuid,
    submissionUid,
  });
}

/** Asks the courier to cancel a document; until it has, the document stays Valid and protected. */
export function recordCancelWish(db: Database, key: bigint, reason: string, now: string): void {
  db.run('UPDATE einvoice SET cancel_wanted_at = :now, cancel_wanted_reason = :reason, ask_at = :now WHERE einvoice_key = :key', {
    key,
    reason,
    now,
  });
}

/** Makes the courier ask for these at once, within the limits of the tax authority. */
export function hurry(db: Database, submissionUid: string, notBefore: string): void {
  db.run('UPDATE einvoice_poll SET next_at = min(next_at, :notBefore) WHERE submission_uid = :submissionUid', {
    submissionUid,
    notBefore,
  });
}

/** The buyer's request is a flag; the document stays Valid. */
export function recordRejectRequest(db: Database, key: bigint, requestedAt: string, reason: string): void {
  db.run('UPDATE einvoice SET reject_requested_at = :requestedAt, reject_reason = :reason WHERE einvoice_key = :key', {
    key,
    requestedAt,
    reason,
  });
}

/** Live consolidations or self-billed drafts that contain a document, submitted or not. */
export function draftsHolding(db: Database, sourceKey: bigint): readonly bigint[] {
  return db
    .all<{ draft_key: bigint }>(
      `SELECT draft_key FROM einvoice_member WHERE source_key = :sourceKey
         AND coalesce((SELECT status FROM einvoice WHERE doc_key = draft_key ORDER BY einvoice_key DESC LIMIT 1), 'Draft')
             NOT IN ('Invalid', 'Cancelled')
       ORDER BY draft_key`,
      { sourceKey },
    )
    .map((row) => row.draft_key);
}

/** The e-invoice that covers a document: its own, or that of the draft that contains it. */
export function standingSubmission(db: Database, docKey: bigint): Submission | undefined {
  const own = liveSubmission(db, docKey);
  if (own) return own;
  for (const draftKey of draftsHolding(db, docKey)) {
    const held = liveSubmission(db, draftKey);
    if (held) return held;
  }
  return undefined;
}

/** Whether the tax authority has a document, or may have it: then its amounts and parties cannot change. */
export const isHeldByAuthority = (db: Database, docKey: bigint): boolean => standingSubmission(db, docKey) !== undefined;

/** The public link to the Valid e-invoice of a document, as in its QR code. Null if there is none. */
export function validationLinkOf(db: Database, docKey: bigint): string | null {
  const own = liveSubmission(db, docKey);
  return own?.status === 'Valid' ? own.validationLink : null;
}
