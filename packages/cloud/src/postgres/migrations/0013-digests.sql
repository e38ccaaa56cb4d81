-- CRC-32 of what is stored for others, with the ids it belongs to: checked whenever it is handed out. Rows from before have none.
ALTER TABLE command ADD COLUMN payload_digest BIGINT;
ALTER TABLE command ADD COLUMN result_digest BIGINT;
ALTER TABLE command ADD COLUMN late_report_digest BIGINT;
