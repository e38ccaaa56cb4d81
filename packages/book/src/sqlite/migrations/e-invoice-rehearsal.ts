/** Rehearsals of e-invoices that succeeded: when, and which system responded. */

export const E_INVOICE_REHEARSAL = `
CREATE TABLE einvoice_rehearsal (
  rehearsal_key INTEGER PRIMARY KEY,
  at TEXT NOT NULL,
  against TEXT NOT NULL CHECK (against IN ('stand-in', 'preproduction')),
  version TEXT NOT NULL
) STRICT;
`;
