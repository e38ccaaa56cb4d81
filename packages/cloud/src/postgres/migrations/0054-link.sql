-- An own id of a caller, and the document or record of an account book that it stands for.
CREATE TABLE link (
  link_id TEXT COLLATE "C" NOT NULL UNIQUE,
  tenant_id TEXT COLLATE "C" NOT NULL REFERENCES tenant,
  connector_id TEXT COLLATE "C" NOT NULL,
  company_id TEXT COLLATE "C" NOT NULL,
  entity TEXT COLLATE "C" NOT NULL,
  external_id TEXT COLLATE "C" NOT NULL,
  -- pending: a create command has taken it. unknown: no one can tell whether the command has created it.
  state TEXT NOT NULL CHECK (state IN ('pending', 'bound', 'unknown')),
  key TEXT COLLATE "C" CHECK (state <> 'bound' OR key IS NOT NULL),
  -- The create command; NULL for one that was bound by hand.
  command_id TEXT COLLATE "C",
  created_at BIGINT NOT NULL,
  changed_at BIGINT NOT NULL,
  PRIMARY KEY (tenant_id, connector_id, company_id, entity, external_id)
);
CREATE INDEX link_of_command ON link (tenant_id, command_id) WHERE command_id IS NOT NULL;
CREATE INDEX link_of_key ON link (tenant_id, connector_id, company_id, entity, key, external_id) WHERE key IS NOT NULL;

-- The own id that a command was sent with.
ALTER TABLE command ADD COLUMN external_id TEXT;

-- A create command cannot end without its own id, whichever verb ends it: what was not applied gives the id back.
CREATE FUNCTION settle_link() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM link WHERE tenant_id = NEW.tenant_id AND command_id = NEW.command_id AND state = 'pending'
      AND NEW.status = 'failed' AND NEW.outcome = 'not_applied';
  UPDATE link SET state = CASE WHEN NEW.outcome = 'unknown' OR NEW.doc_no IS NULL THEN 'unknown' ELSE 'bound' END,
      key = CASE WHEN NEW.outcome = 'unknown' THEN NULL ELSE NEW.doc_no END, changed_at = NEW.finished_at
    WHERE tenant_id = NEW.tenant_id AND command_id = NEW.command_id AND state = 'pending';
  RETURN NULL;
END $$;
CREATE TRIGGER link_of_end AFTER UPDATE OF finished_at ON command FOR EACH ROW
  WHEN (OLD.finished_at IS NULL AND NEW.finished_at IS NOT NULL AND NEW.external_id IS NOT NULL) EXECUTE FUNCTION settle_link();
