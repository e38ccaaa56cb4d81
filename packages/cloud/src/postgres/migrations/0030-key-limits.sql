-- After a rotation the secret before it can work on for a while: its hash, and until when.
ALTER TABLE app_key ADD COLUMN previous_hash TEXT COLLATE "C";
ALTER TABLE app_key ADD COLUMN previous_until BIGINT;
CREATE UNIQUE INDEX app_key_previous ON app_key (previous_hash) WHERE previous_hash IS NOT NULL;
ALTER TABLE tenant ADD COLUMN previous_key_hash TEXT COLLATE "C";
ALTER TABLE tenant ADD COLUMN previous_key_until BIGINT;
CREATE UNIQUE INDEX tenant_previous_key ON tenant (previous_key_hash) WHERE previous_key_hash IS NOT NULL;

-- Where a key can be used from, as a JSON array of addresses and ranges, and the largest document it can write, in sen. NULL for no limit.
ALTER TABLE app_key ADD COLUMN addresses TEXT;
ALTER TABLE app_key ADD COLUMN amount_max BIGINT;

-- Rejected requests of a tenant, those of one minute that are alike in one row; kept for some days.
CREATE TABLE refused_call (
  tenant_id TEXT COLLATE "C" NOT NULL REFERENCES tenant ON DELETE CASCADE,
  minute BIGINT NOT NULL,
  -- The keyId of an app key, or tenant-key.
  sent_by TEXT COLLATE "C" NOT NULL,
  route TEXT COLLATE "C" NOT NULL,
  code TEXT COLLATE "C" NOT NULL,
  count BIGINT NOT NULL,
  -- Of the last of them.
  request_id TEXT NOT NULL,
  PRIMARY KEY (tenant_id, minute, sent_by, route, code)
);
CREATE INDEX refused_call_age ON refused_call (minute);

-- What a tenant used in a day, which begins at midnight in Kuala Lumpur; day counts from 1970.
CREATE TABLE day_use (
  tenant_id TEXT COLLATE "C" NOT NULL REFERENCES tenant ON DELETE CASCADE,
  day BIGINT NOT NULL,
  accepted BIGINT NOT NULL DEFAULT 0,
  done BIGINT NOT NULL DEFAULT 0,
  failed BIGINT NOT NULL DEFAULT 0,
  refused BIGINT NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant_id, day)
);

-- Nodes that remember a key must look again when any of this changes. A use alone changes nothing.
DROP TRIGGER app_key_change ON app_key;
CREATE TRIGGER app_key_change
  AFTER UPDATE OF revoked_at, name, access, companies, key_hash, previous_hash, previous_until, addresses, amount_max OR DELETE
  ON app_key FOR EACH STATEMENT EXECUTE FUNCTION count_key_change();
