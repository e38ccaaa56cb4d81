-- Who sent a command: the keyId of an app key, or tenant-key, or session. Commands from before have none.
ALTER TABLE command ADD COLUMN sent_by TEXT;
