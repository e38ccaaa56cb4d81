-- What a connector last reported about the e-invoices of a book, JSON; null where it sends none.
ALTER TABLE company ADD COLUMN einvoice TEXT;
CREATE INDEX company_with_e_invoices ON company (connector_id, company_id) WHERE einvoice IS NOT NULL;
