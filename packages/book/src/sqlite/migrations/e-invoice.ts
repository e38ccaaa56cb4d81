/**
 * E-invoices of documents, what consolidated and self-billed drafts gather, what was imported, and the data of the sandbox
 * gateway.
 */

export const E_INVOICE = `
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
  CHECK (status = 'Pending' OR uuid IS NOT NULL),
  CHECK (status NOT IN ('Valid', 'Cancelled') OR validated_at IS NOT NULL),
  CHECK (status <> 'Cancelled' OR (cancelled_at IS NOT NULL AND cancel_reason IS NOT NULL))
) STRICT;
CREATE UNIQUE INDEX einvoice_live ON einvoice (doc_key) WHERE status IN ('Pending', 'Submitted', 'Valid');
CREATE INDEX einvoice_document ON einvoice (doc_key, einvoice_key);
CREATE INDEX einvoice_open ON einvoice (einvoice_key) WHERE status IN ('Pending', 'Submitted');
CREATE INDEX einvoice_tax_entity ON einvoice (tax_entity) WHERE tax_entity IS NOT NULL;

CREATE TABLE einvoice_member (
  draft_key INTEGER NOT NULL REFERENCES document (doc_key),
  source_key INTEGER NOT NULL REFERENCES document (doc_key),
  PRIMARY KEY (draft_key, source_key)
) STRICT, WITHOUT ROWID;
CREATE INDEX einvoice_member_source ON einvoice_member (source_key);

CREATE TABLE einvoice_import (
  doc_key INTEGER PRIMARY KEY REFERENCES document (doc_key),
  uuid TEXT,
  issuer_tin TEXT NOT NULL,
  invoice_no TEXT NOT NULL,
  ubl TEXT NOT NULL CHECK (json_valid(ubl))
) STRICT;
CREATE INDEX einvoice_import_uuid ON einvoice_import (uuid) WHERE uuid IS NOT NULL;
CREATE INDEX einvoice_import_number ON einvoice_import (issuer_tin, invoice_no);

CREATE TABLE sandbox_gateway (
  uuid TEXT PRIMARY KEY,
  submission_uid TEXT NOT NULL,
  doc_no TEXT NOT NULL,
  held TEXT NOT NULL CHECK (json_valid(held))
) STRICT, WITHOUT ROWID;
CREATE INDEX sandbox_gateway_submission ON sandbox_gateway (submission_uid);
CREATE INDEX sandbox_gateway_number ON sandbox_gateway (doc_no);
`;
