/**
 * Where each e-invoice was sent, the sandbox included, because batches and polls of one place do not belong to another. Also
 * rejection requests of buyers, and documents of suppliers.
 */

const milliseconds = (name: string): string => `CAST(round(unixepoch(held ->> '${name}', 'subsec') * 1000) AS INTEGER)`;

export const E_INVOICE_PLACE = `
UPDATE einvoice SET environment = 'sandbox' WHERE environment IS NULL;
ALTER TABLE einvoice_batch ADD COLUMN environment TEXT NOT NULL DEFAULT 'preproduction';
ALTER TABLE einvoice_poll ADD COLUMN environment TEXT NOT NULL DEFAULT 'preproduction';
UPDATE einvoice_batch SET environment = coalesce(
  (SELECT environment FROM einvoice WHERE einvoice.batch_key = einvoice_batch.batch_key LIMIT 1), 'preproduction');
UPDATE einvoice_poll SET environment = coalesce(
  (SELECT environment FROM einvoice WHERE einvoice.submission_uid = einvoice_poll.submission_uid LIMIT 1), 'preproduction');
INSERT INTO einvoice_poll (submission_uid, issuer_tin, next_at, polls, page, since, environment)
  SELECT submission_uid, min(issuer_tin), min(submitted_at), 0, 1, min(submitted_at), 'sandbox' FROM einvoice
  WHERE environment = 'sandbox' AND status = 'Submitted' AND submission_uid IS NOT NULL GROUP BY submission_uid;
UPDATE sandbox_gateway SET held = json_object(
  'uuid', uuid, 'direction', held ->> 'direction', 'submissionUid', submission_uid, 'docNo', doc_no, 'typeCode', held ->> 'typeCode',
  'version', held ->> 'version', 'issuerTin', held ->> 'issuerTin', 'issuedAt', held ->> 'issuedAt',
  'receivedAt', ${milliseconds('receivedAt')}, 'readyAt', coalesce(${milliseconds('validatedAt')}, ${milliseconds('receivedAt')}),
  'twin', NULL, 'text', held ->> 'text', 'error', held ->> '$.errors[0].message', 'cancelledAt', ${milliseconds('cancelledAt')},
  'cancelReason', held ->> 'cancelReason', 'rejection', NULL);

CREATE TABLE einvoice_rejection_search (
  environment TEXT PRIMARY KEY,
  ask_at TEXT,
  page INTEGER NOT NULL,
  done_at TEXT
) STRICT, WITHOUT ROWID;
CREATE TABLE einvoice_reject_request (
  uuid TEXT PRIMARY KEY,
  requested_at TEXT NOT NULL,
  requested_by TEXT NOT NULL,
  reason TEXT NOT NULL,
  is_told INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE TABLE einvoice_inbox (
  uuid TEXT PRIMARY KEY,
  environment TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('wanted', 'found', 'absent')),
  ask_at TEXT,
  tries INTEGER NOT NULL DEFAULT 0,
  asked_at TEXT,
  status TEXT,
  ubl TEXT,
  CHECK (state <> 'found' OR (status IS NOT NULL AND ubl IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX einvoice_inbox_wanted ON einvoice_inbox (ask_at) WHERE ask_at IS NOT NULL;
`;
