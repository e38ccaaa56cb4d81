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

-- Where a tenant wants its events sent. An endpoint is a cursor on the events: it moves over an event once its first attempt is written down.
CREATE TABLE webhook (
  webhook_id TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL REFERENCES tenant,
  url TEXT NOT NULL,
  description TEXT NOT NULL,
  types TEXT CHECK (types IS NULL OR json_valid(types)),
  companies TEXT CHECK (companies IS NULL OR json_valid(companies)),
  delivery TEXT NOT NULL CHECK (delivery IN ('parallel', 'ordered')),
  includes_result INTEGER NOT NULL CHECK (includes_result IN (0, 1)),
  secret_sealed TEXT NOT NULL,
  previous_secret_sealed TEXT,
  previous_until INTEGER,
  state TEXT NOT NULL CHECK (state IN ('enabled', 'paused', 'disabled')),
  disabled_reason TEXT,
  created_at INTEGER NOT NULL,
  position INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  replay TEXT CHECK (replay IS NULL OR json_valid(replay)),
  failing_since INTEGER,
  failures_in_row INTEGER NOT NULL DEFAULT 0,
  attempted_at INTEGER,
  succeeded_at INTEGER,
  lease_owner TEXT,
  lease_until INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX webhook_of_tenant ON webhook (tenant_id, created_at);
CREATE INDEX webhook_enabled ON webhook (webhook_id) WHERE state = 'enabled';

-- Events whose turn at an endpoint has yet to come: to be tried again, or held behind an earlier one of their book.
CREATE TABLE webhook_pending (
  webhook_id TEXT NOT NULL REFERENCES webhook ON DELETE CASCADE,
  position INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  book TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  next_at INTEGER NOT NULL,
  PRIMARY KEY (webhook_id, position, seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX webhook_pending_due ON webhook_pending (webhook_id, next_at, position, seq);
CREATE INDEX webhook_pending_of_book ON webhook_pending (webhook_id, book, position, seq);

-- The log of attempts.
CREATE TABLE webhook_delivery (
  delivery_seq INTEGER PRIMARY KEY AUTOINCREMENT,
  webhook_id TEXT NOT NULL REFERENCES webhook ON DELETE CASCADE,
  position INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  event_id TEXT NOT NULL,
  event_type TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  at INTEGER NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('delivered', 'failed', 'exhausted')),
  status INTEGER,
  ms INTEGER NOT NULL,
  error TEXT,
  excerpt TEXT NOT NULL
) STRICT;
CREATE INDEX webhook_delivery_newest ON webhook_delivery (webhook_id, delivery_seq DESC);
CREATE INDEX webhook_delivery_of_event ON webhook_delivery (webhook_id, position, seq) WHERE outcome = 'delivered';
