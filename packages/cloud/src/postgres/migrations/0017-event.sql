-- Every change that a tenant can be told of is a row here, written in the transaction of the change. A row names its subject; what is
-- sent is made when it is read.
--
-- Numbers are given before a transaction commits, so they become visible out of order, and a reader that goes by them alone skips rows.
-- Rows are therefore ordered by their transaction and read up to the oldest one that is still open: whatever commits later has a
-- higher position than all that was readable before it.
CREATE FUNCTION event_position() RETURNS BIGINT LANGUAGE sql VOLATILE AS 'SELECT pg_current_xact_id()::TEXT::BIGINT + 0';
CREATE FUNCTION event_horizon() RETURNS BIGINT LANGUAGE sql STABLE AS 'SELECT pg_snapshot_xmin(pg_current_snapshot())::TEXT::BIGINT + 0';

CREATE TABLE event (
  seq BIGINT NOT NULL GENERATED ALWAYS AS IDENTITY,
  position BIGINT NOT NULL DEFAULT event_position(),
  tenant_id TEXT COLLATE "C" NOT NULL,
  type TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL,
  subject TEXT NOT NULL,
  connector_id TEXT COLLATE "C",
  company_id TEXT COLLATE "C",
  module TEXT COLLATE "C",
  data TEXT,
  CONSTRAINT event_of_tenant PRIMARY KEY (tenant_id, position, seq)
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000);
CREATE VIEW readable_event AS SELECT * FROM event WHERE position < event_horizon();

-- The newest event of a tenant that was deleted because of its age: a cursor before it has missed something.
CREATE TABLE event_floor (
  tenant_id TEXT COLLATE "C" PRIMARY KEY,
  position BIGINT NOT NULL,
  seq BIGINT NOT NULL
);

-- A command cannot end without its event, whichever verb ends it. The statement that finishes many writes their events itself (finish.ts).
CREATE FUNCTION tell_end() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event (tenant_id, type, at, subject, connector_id, company_id, module)
    VALUES (NEW.tenant_id, 'command.' || NEW.status, NEW.finished_at, NEW.command_id, NEW.connector_id, NEW.company_id, NEW.module);
  RETURN NULL;
END
$$;
CREATE TRIGGER event_of_end AFTER UPDATE OF finished_at ON command FOR EACH ROW
  WHEN (OLD.finished_at IS NULL AND NEW.finished_at IS NOT NULL AND coalesce(current_setting('ledgerline.counted', TRUE), '') <> 'on')
  EXECUTE FUNCTION tell_end();

-- Whether a desktop connector calls, as the tenant was last told. Sandboxes have no machine that could be offline.
ALTER TABLE connector ADD COLUMN presence TEXT NOT NULL DEFAULT 'never' CHECK (presence IN ('never', 'online', 'offline'));
UPDATE connector SET presence = 'offline' WHERE last_seen_at IS NOT NULL;
CREATE INDEX connector_online ON connector (connector_id) WHERE presence = 'online';
-- The installation that was active before the connector was released for another one.
ALTER TABLE connector ADD COLUMN released_install TEXT;

-- Where a tenant wants its events sent. An endpoint is a cursor on the events: it moves over an event once its first attempt is written down.
CREATE TABLE webhook (
  webhook_id TEXT COLLATE "C" PRIMARY KEY,
  tenant_id TEXT COLLATE "C" NOT NULL REFERENCES tenant,
  url TEXT NOT NULL,
  description TEXT NOT NULL,
  types TEXT CHECK (types IS NULL OR types::JSON IS NOT NULL),
  companies TEXT CHECK (companies IS NULL OR companies::JSON IS NOT NULL),
  delivery TEXT NOT NULL CHECK (delivery IN ('parallel', 'ordered')),
  includes_result SMALLINT NOT NULL CHECK (includes_result IN (0, 1)),
  secret_sealed TEXT NOT NULL,
  previous_secret_sealed TEXT,
  previous_until BIGINT,
  state TEXT NOT NULL CHECK (state IN ('enabled', 'paused', 'disabled')),
  disabled_reason TEXT,
  created_at BIGINT NOT NULL,
  position BIGINT NOT NULL,
  seq BIGINT NOT NULL,
  replay TEXT CHECK (replay IS NULL OR replay::JSON IS NOT NULL),
  failing_since BIGINT,
  failures_in_row BIGINT NOT NULL DEFAULT 0,
  attempted_at BIGINT,
  succeeded_at BIGINT,
  lease_owner TEXT,
  lease_until BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX webhook_of_tenant ON webhook (tenant_id, created_at);
CREATE INDEX webhook_enabled ON webhook (webhook_id) WHERE state = 'enabled';

-- Events whose turn at an endpoint has yet to come: to be tried again, or held behind an earlier one of their book.
CREATE TABLE webhook_pending (
  webhook_id TEXT COLLATE "C" NOT NULL REFERENCES webhook ON DELETE CASCADE,
  position BIGINT NOT NULL,
  seq BIGINT NOT NULL,
  book TEXT COLLATE "C" NOT NULL,
  attempt BIGINT NOT NULL,
  next_at BIGINT NOT NULL,
  PRIMARY KEY (webhook_id, position, seq)
);
CREATE INDEX webhook_pending_due ON webhook_pending (webhook_id, next_at, position, seq);
CREATE INDEX webhook_pending_of_book ON webhook_pending (webhook_id, book, position, seq);

-- The log of attempts.
CREATE TABLE webhook_delivery (
  delivery_seq BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  webhook_id TEXT COLLATE "C" NOT NULL REFERENCES webhook ON DELETE CASCADE,
  position BIGINT NOT NULL,
  seq BIGINT NOT NULL,
  event_id TEXT NOT NULL,
  event_type TEXT COLLATE "C" NOT NULL,
  attempt BIGINT NOT NULL,
  at BIGINT NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('delivered', 'failed', 'exhausted')),
  status BIGINT,
  ms BIGINT NOT NULL,
  error TEXT,
  excerpt TEXT NOT NULL
);
CREATE INDEX webhook_delivery_newest ON webhook_delivery (webhook_id, delivery_seq DESC);
CREATE INDEX webhook_delivery_of_event ON webhook_delivery (webhook_id, position, seq) WHERE outcome = 'delivered';
