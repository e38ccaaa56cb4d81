-- Who sent a command: the keyId of an app key, or tenant-key, or session. Commands from before have none. It is stored behind what may
-- be large, so lists do not read it.
ALTER TABLE command ADD COLUMN sent_by TEXT;
