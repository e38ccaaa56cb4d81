-- A repeated id is held against the stored request itself.
ALTER TABLE command DROP COLUMN fingerprint;
