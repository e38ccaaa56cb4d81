-- Every change that a tenant can be told of is a row here, written in the transaction of the change. A row names its subject; what is
-- sent is made when it is read. Here one process writes, so numbers become visible in their order: position is for PostgreSQL.
CREATE TABLE event (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  position INTEGER NOT NULL DEFAULT 0,
  tenant_id TEXT NOT NULL,
  type TEXT NOT NULL,
  at INTEGER NOT NULL,
  subject TEXT NOT NULL,
  connector_id TEXT,
  company_id TEXT,
  module TEXT,
  data TEXT
) STRICT;
CREATE INDEX event_of_tenant ON event (tenant_id, position, seq);
CREATE VIEW readable_event AS SELECT * FROM event;

-- The newest event of a tenant that was deleted because of its age: a cursor before it has missed something.
CREATE TABLE event_floor (
  tenant_id TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  seq INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- A command cannot end without its event, whichever verb ends it.
CREATE TRIGGER event_of_end AFTER UPDATE OF finished_at ON command WHEN OLD.finished_at IS NULL AND NEW.finished_at IS NOT NULL BEGIN
  INSERT INTO event (tenant_id, type, at, subject, connector_id, company_id, module)
    VALUES (NEW.tenant_id, 'command.' || NEW.status, NEW.finished_at, NEW.command_id, NEW.connector_id, NEW.company_id, NEW.module);
END;

-- Whether a desktop connector calls, as the tenant was last told. Sandboxes have no machine that could be offline.
ALTER TABLE connector ADD COLUMN presence TEXT NOT NULL DEFAULT 'never' CHECK (presence IN ('never', 'online', 'offline'));
UPDATE connector SET presence = 'offline' WHERE last_seen_at IS NOT NULL;
CREATE INDEX connector_online ON connector (last_seen_at) WHERE presence = 'online';
-- The installation that was active before the connector was released for another one.
ALTER TABLE connector ADD COLUMN released_install TEXT;
