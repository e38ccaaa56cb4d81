-- When a tenant is erased; until then its keys and connectors are refused. NULL for one that stays.
ALTER TABLE tenant ADD COLUMN erase_at INTEGER;

-- Tenants that asked to be erased, and what was removed of those that were. Such a row outlives its tenant and names no one.
CREATE TABLE erasure (
  tenant_id TEXT PRIMARY KEY,
  asked_by TEXT NOT NULL,
  asked_at INTEGER NOT NULL,
  erase_at INTEGER NOT NULL,
  warned_at INTEGER,
  removed TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(removed)),
  erased_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX erasure_due ON erasure (erase_at) WHERE erased_at IS NULL;

-- Sandboxes whose account books their host has to delete.
CREATE TABLE erased_sandbox (
  connector_id TEXT PRIMARY KEY,
  erased_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX session_of_tenant ON session (tenant_id);
CREATE INDEX mail_of_tenant ON mail (tenant_id) WHERE tenant_id IS NOT NULL;

-- Counts go with their connector.
CREATE TRIGGER connector_removal AFTER DELETE ON connector BEGIN
  DELETE FROM queue_count WHERE connector_id = OLD.connector_id;
  DELETE FROM hour_tally WHERE connector_id = OLD.connector_id;
END;
