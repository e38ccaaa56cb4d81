/** The numbers of e-invoices that the owner is shown all the time: found without reading the documents. */

export const E_INVOICE_NUMBERS = `
CREATE INDEX einvoice_invalid ON einvoice (submitted_at) WHERE status = 'Invalid' AND environment IS NOT NULL;
CREATE INDEX einvoice_rejection ON einvoice (reject_requested_at) WHERE status = 'Valid' AND reject_requested_at IS NOT NULL;
CREATE INDEX einvoice_cancel ON einvoice (cancel_wanted_at) WHERE cancel_wanted_at IS NOT NULL;
`;
