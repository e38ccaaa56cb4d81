/** E-invoices that the tax authority has under a number whose document in the book is another one, or is missing. */

export const E_INVOICE_CONFLICT = `
CREATE TABLE einvoice_conflict (
  uuid TEXT PRIMARY KEY,
  type_code TEXT NOT NULL,
  doc_no TEXT NOT NULL,
  environment TEXT NOT NULL,
  found_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX einvoice_conflict_number ON einvoice_conflict (doc_no, type_code, environment);
`;
