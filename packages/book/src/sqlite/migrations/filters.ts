/** What lists are narrowed by: the documents of a party, a status or a change, what is still open, and records by their last change. */

export const FILTERS = `
DROP INDEX document_by_party;
CREATE INDEX document_by_party ON document (party, doc_type, doc_date, doc_key) WHERE party IS NOT NULL;
CREATE INDEX document_by_change ON document (doc_type, changed_at, doc_key);
CREATE INDEX document_not_saved ON document (doc_type, status, doc_date, doc_key) WHERE status <> 'Saved';
CREATE INDEX open_item_by_date ON open_item (side, doc_date, doc_key) WHERE cleared < total;

ALTER TABLE record ADD COLUMN changed_at TEXT NOT NULL DEFAULT '1970-01-01T00:00:00.000Z';
UPDATE record SET changed_at = coalesce(
  (SELECT max(at) FROM audit_log WHERE subject = record.kind || ' ' || record.code), changed_at);
CREATE INDEX record_by_change ON record (kind, changed_at, code);
CREATE INDEX record_inactive ON record (kind, code) WHERE is_active = 0;
`;
