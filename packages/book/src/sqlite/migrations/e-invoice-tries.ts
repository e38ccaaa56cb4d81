/** Why the last try of a batch or a poll did not succeed, which tries an e-invoice had, and which taxpayers the tax authority knows. */

export const E_INVOICE_TRIES = `
ALTER TABLE einvoice_batch ADD COLUMN error_code TEXT;
ALTER TABLE einvoice_poll ADD COLUMN last_error TEXT;
ALTER TABLE einvoice_poll ADD COLUMN error_code TEXT;
ALTER TABLE einvoice_try ADD COLUMN submission_uid TEXT;
ALTER TABLE einvoice_try ADD COLUMN uuid TEXT;
CREATE INDEX einvoice_try_batch ON einvoice_try (batch_key) WHERE batch_key IS NOT NULL;
CREATE INDEX einvoice_try_submission ON einvoice_try (submission_uid) WHERE submission_uid IS NOT NULL;
CREATE INDEX einvoice_try_uuid ON einvoice_try (uuid) WHERE uuid IS NOT NULL;

CREATE TABLE einvoice_tin (
  tin TEXT NOT NULL,
  id_type TEXT NOT NULL,
  id_no TEXT NOT NULL,
  environment TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('wanted', 'matched', 'unmatched')),
  ask_at TEXT,
  checked_at TEXT,
  PRIMARY KEY (tin, id_type, id_no, environment)
) STRICT, WITHOUT ROWID;
CREATE INDEX einvoice_tin_wanted ON einvoice_tin (ask_at) WHERE ask_at IS NOT NULL;
`;
