-- When a tenant is erased; until then its keys and connectors are refused. NULL for one that stays.
ALTER TABLE tenant ADD COLUMN erase_at BIGINT;

-- Tenants that asked to be erased, and what was removed of those that were. Such a row outlives its tenant and names no one.
CREATE TABLE erasure (
  tenant_id TEXT COLLATE "C" PRIMARY KEY,
  asked_by TEXT NOT NULL,
  asked_at BIGINT NOT NULL,
  erase_at BIGINT NOT NULL,
  warned_at BIGINT,
  removed TEXT NOT NULL DEFAULT '{}' CHECK (removed::JSON IS NOT NULL),
  erased_at BIGINT
);
CREATE INDEX erasure_due ON erasure (erase_at) WHERE erased_at IS NULL;

-- Sandboxes whose account books their host has to delete.
CREATE TABLE erased_sandbox (
  connector_id TEXT COLLATE "C" PRIMARY KEY,
  erased_at BIGINT NOT NULL
);

CREATE INDEX session_of_tenant ON session (tenant_id);
CREATE INDEX mail_of_tenant ON mail (tenant_id) WHERE tenant_id IS NOT NULL;

-- Counts go with their connector.
CREATE FUNCTION forget_counts() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM queue_tally WHERE connector_id = OLD.connector_id;
  DELETE FROM hour_tally WHERE connector_id = OLD.connector_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER connector_removal AFTER DELETE ON connector FOR EACH ROW EXECUTE FUNCTION forget_counts();
