-- After a rotation the secret before it can work on for a while: its hash, and until when.
ALTER TABLE app_key ADD COLUMN previous_hash TEXT;
ALTER TABLE app_key ADD COLUMN previous_until INTEGER;
CREATE UNIQUE INDEX app_key_previous ON app_key (previous_hash) WHERE previous_hash IS NOT NULL;
ALTER TABLE tenant ADD COLUMN previous_key_hash TEXT;
ALTER TABLE tenant ADD COLUMN previous_key_until INTEGER;
CREATE UNIQUE INDEX tenant_previous_key ON tenant (previous_key_hash) WHERE previous_key_hash IS NOT NULL;

-- Where a key can be used from, as a JSON array of addresses and ranges, and the largest document it can write, in sen. NULL for no limit.
ALTER TABLE app_key ADD COLUMN addresses TEXT;
ALTER TABLE app_key ADD COLUMN amount_max INTEGER;

-- Rejected requests of a tenant, those of one minute that are alike in one row; kept for some days.
CREATE TABLE refused_call (
  tenant_id TEXT NOT NULL REFERENCES tenant ON DELETE CASCADE,
  minute INTEGER NOT NULL,
  -- The keyId of an app key, or tenant-key.
  sent_by TEXT NOT NULL,
  route TEXT NOT NULL,
  code TEXT NOT NULL,
  count INTEGER NOT NULL,
  -- Of the last of them.
  request_id TEXT NOT NULL,
  PRIMARY KEY (tenant_id, minute, sent_by, route, code)
) STRICT, WITHOUT ROWID;
CREATE INDEX refused_call_age ON refused_call (minute);

-- What a tenant used in a day, which begins at midnight in Kuala Lumpur; day counts from 1970.
CREATE TABLE day_use (
  tenant_id TEXT NOT NULL REFERENCES tenant ON DELETE CASCADE,
  day INTEGER NOT NULL,
  accepted INTEGER NOT NULL DEFAULT 0,
  done INTEGER NOT NULL DEFAULT 0,
  failed INTEGER NOT NULL DEFAULT 0,
  refused INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant_id, day)
) STRICT, WITHOUT ROWID;
