-- Connectors are paired too. A CHECK cannot be changed, so the table is made anew.
ALTER TABLE pairing RENAME TO pairing_before;
DROP INDEX pairing_by_expiry;
CREATE TABLE pairing (
  device_hash TEXT PRIMARY KEY,
  user_code TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('key', 'connector')),
  name TEXT NOT NULL,
  address TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('pending', 'approved', 'denied')),
  tenant_id TEXT,
  key_id TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  polled_at INTEGER,
  polled_before_at INTEGER,
  CHECK ((state = 'pending') = (tenant_id IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX pairing_by_expiry ON pairing (expires_at);
INSERT INTO pairing SELECT * FROM pairing_before;
DROP TABLE pairing_before;
