-- How long a tenant keeps payloads, results and files of commands that have ended; NULL is forever.
ALTER TABLE tenant ADD COLUMN kept_days INTEGER CHECK (kept_days >= 90);

-- A command whose payload, result and file were removed because of their age. What it meant is kept as a hash, so that a repeat is known.
ALTER TABLE command ADD COLUMN cleared_at INTEGER;
ALTER TABLE command ADD COLUMN meaning_hash TEXT;

-- The last command of a tenant, in the order of acceptance, that was looked at because of its age: the next look begins after it.
CREATE TABLE cleared_place (
  tenant_id TEXT PRIMARY KEY,
  seq INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
