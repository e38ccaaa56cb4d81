/**
 * What the courier of e-invoices remembers: batches that may have been sent, submissions to ask for, and every try. A document that the
 * tax authority rejected, or that never arrived, stays as Invalid without a uuid.
 */

export const E_INVOICE_COURIER = `
ALTER TABLE einvoice RENAME TO einvoice_before;
DROP INDEX einvoice_live;
DROP INDEX einvoice_document;
DROP INDEX einvoice_open;
DROP INDEX einvoice_tax_entity;
CREATE TABLE einvoice (
  einvoice_key INTEGER PRIMARY KEY AUTOINCREMENT,
  doc_key INTEGER NOT NULL REFERENCES document (doc_key),
  status TEXT NOT NULL CHECK (status IN ('Pending', 'Submitted', 'Valid', 'Invalid', 'Cancelled')),
  type_code TEXT NOT NULL,
  version TEXT NOT NULL,
  issuer_tin TEXT NOT NULL,
  issued_at TEXT NOT NULL,
  tax_entity TEXT,
  ubl TEXT NOT NULL CHECK (json_valid(ubl)),
  sha256 TEXT NOT NULL,
  uuid TEXT UNIQUE,
  submission_uid TEXT,
  long_id TEXT,
  validation_link TEXT,
  submitted_at TEXT NOT NULL,
  validated_at TEXT,
  cancelled_at TEXT,
  cancel_reason TEXT,
  errors TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(errors)),
  reject_requested_at TEXT,
  reject_reason TEXT,
  batch_key INTEGER,
  environment TEXT,
  cancel_wanted_at TEXT,
  cancel_wanted_reason TEXT,
  ask_at TEXT,
  CHECK (status IN ('Pending', 'Invalid') OR uuid IS NOT NULL),
  CHECK (status NOT IN ('Valid', 'Cancelled') OR validated_at IS NOT NULL),
  CHECK (status <> 'Cancelled' OR (cancelled_at IS NOT NULL AND cancel_reason IS NOT NULL))
) STRICT;
INSERT INTO einvoice (
  einvoice_key, doc_key, status, type_code, version, issuer_tin, issued_at, tax_entity, ubl, sha256, uuid, submission_uid, long_id,
  validation_link, submitted_at, validated_at, cancelled_at, cancel_reason, errors, reject_requested_at, reject_reason
) SELECT
  einvoice_key, doc_key, status, type_code, version, issuer_tin, issued_at, tax_entity, ubl, sha256, uuid, submission_uid, long_id,
  validation_link, submitted_at, validated_at, cancelled_at, cancel_reason, errors, reject_requested_at, reject_reason
FROM einvoice_before;
DROP TABLE einvoice_before;
CREATE UNIQUE INDEX einvoice_live ON einvoice (doc_key) WHERE status IN ('Pending', 'Submitted', 'Valid');
CREATE INDEX einvoice_document ON einvoice (doc_key, einvoice_key);
CREATE INDEX einvoice_open ON einvoice (einvoice_key) WHERE status IN ('Pending', 'Submitted');
CREATE INDEX einvoice_tax_entity ON einvoice (tax_entity) WHERE tax_entity IS NOT NULL;
CREATE INDEX einvoice_batched ON einvoice (batch_key) WHERE batch_key IS NOT NULL;
CREATE INDEX einvoice_asked ON einvoice (ask_at) WHERE ask_at IS NOT NULL;
CREATE INDEX einvoice_submission ON einvoice (submission_uid) WHERE submission_uid IS NOT NULL;

CREATE TABLE einvoice_batch (
  batch_key INTEGER PRIMARY KEY AUTOINCREMENT,
  issuer_tin TEXT NOT NULL,
  body_sha256 TEXT NOT NULL,
  first_send_at TEXT NOT NULL,
  last_send_at TEXT NOT NULL,
  tries INTEGER NOT NULL,
  unsent_tries INTEGER NOT NULL,
  step TEXT NOT NULL CHECK (step IN ('send', 'look', 'last-look', 'settled')),
  page INTEGER NOT NULL,
  not_before TEXT NOT NULL,
  last_error TEXT
) STRICT;
CREATE INDEX einvoice_batch_open ON einvoice_batch (batch_key) WHERE step <> 'settled';

CREATE TABLE einvoice_poll (
  submission_uid TEXT PRIMARY KEY,
  issuer_tin TEXT NOT NULL,
  next_at TEXT NOT NULL,
  polls INTEGER NOT NULL,
  page INTEGER NOT NULL,
  since TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE einvoice_try (
  try_key INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL,
  kind TEXT NOT NULL,
  batch_key INTEGER,
  outcome TEXT NOT NULL,
  correlation_id TEXT
) STRICT;
`;
