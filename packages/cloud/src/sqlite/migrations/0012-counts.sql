-- What pages, limits and metrics show is kept as commands change, so that no queue is counted to show its length. Triggers count every
-- change of a status in its own transaction; commands that are accepted are counted by the batch, in its transaction (count.ts).
CREATE TABLE queue_count (
  connector_id TEXT NOT NULL,
  company_id TEXT NOT NULL,
  queued INTEGER NOT NULL CHECK (queued >= 0),
  running INTEGER NOT NULL CHECK (running >= 0),
  -- What was accepted in the hour of the last command: together with what is queued, so that a command costs one change.
  hour INTEGER NOT NULL,
  accepted INTEGER NOT NULL,
  PRIMARY KEY (connector_id, company_id)
) STRICT, WITHOUT ROWID;

-- Hours since the epoch: commands accepted in each, and those that ended in it by how they ended. Two days, whose rows are used again.
CREATE TABLE hour_tally (
  connector_id TEXT NOT NULL,
  slot INTEGER NOT NULL CHECK (slot BETWEEN 0 AND 47),
  hour INTEGER NOT NULL,
  accepted INTEGER NOT NULL,
  done INTEGER NOT NULL,
  unverified INTEGER NOT NULL,
  failed INTEGER NOT NULL,
  PRIMARY KEY (connector_id, slot)
) STRICT, WITHOUT ROWID;

-- An hour may have several rows.
CREATE VIEW hour_count AS
  SELECT connector_id, hour, accepted, done, unverified, failed FROM hour_tally
  UNION ALL SELECT connector_id, hour, accepted, 0, 0, 0 FROM queue_count;

INSERT INTO queue_count (connector_id, company_id, queued, running, hour, accepted)
  SELECT connector_id, company_id, sum(status = 'queued'), sum(status = 'running'), 0, 0
    FROM command WHERE status = 'queued' OR status = 'running' GROUP BY connector_id, company_id;
INSERT INTO hour_tally (connector_id, slot, hour, accepted, done, unverified, failed)
  SELECT connector_id, hour % 48, hour, sum(accepted), sum(done), sum(unverified), sum(failed) FROM (
    SELECT connector_id, created_at / 3600000 AS hour, 1 AS accepted, 0 AS done, 0 AS unverified, 0 AS failed FROM command
    UNION ALL
    SELECT connector_id, finished_at / 3600000, 0, outcome IS NULL, outcome IS 'applied', outcome IS NOT NULL AND outcome IS NOT 'applied'
      FROM command WHERE finished_at IS NOT NULL)
   WHERE hour BETWEEN unixepoch() / 3600 - 47 AND unixepoch() / 3600
   GROUP BY connector_id, hour;

-- A command that changes its status was accepted before, so the row of its book is there.
CREATE TRIGGER count_status AFTER UPDATE OF status ON command WHEN OLD.status <> NEW.status BEGIN
  UPDATE queue_count SET queued = queued + (NEW.status = 'queued') - (OLD.status = 'queued'),
                         running = running + (NEW.status = 'running') - (OLD.status = 'running')
    WHERE connector_id = NEW.connector_id AND company_id = NEW.company_id;
END;

-- No verb deletes a command; an operator who needs room may.
CREATE TRIGGER count_removal AFTER DELETE ON command WHEN OLD.finished_at IS NULL BEGIN
  UPDATE queue_count SET queued = queued - (OLD.status = 'queued'), running = running - (OLD.status = 'running')
    WHERE connector_id = OLD.connector_id AND company_id = OLD.company_id;
END;

CREATE TRIGGER count_end AFTER UPDATE OF finished_at ON command WHEN OLD.finished_at IS NULL AND NEW.finished_at IS NOT NULL BEGIN
  INSERT INTO hour_tally (connector_id, slot, hour, accepted, done, unverified, failed)
    VALUES (NEW.connector_id, NEW.finished_at / 3600000 % 48, NEW.finished_at / 3600000, 0, NEW.outcome IS NULL, NEW.outcome IS 'applied',
            NEW.outcome IS NOT NULL AND NEW.outcome IS NOT 'applied')
    ON CONFLICT (connector_id, slot) DO UPDATE SET
      accepted = iif(hour = excluded.hour, accepted, 0),
      done = iif(hour = excluded.hour, done, 0) + excluded.done,
      unverified = iif(hour = excluded.hour, unverified, 0) + excluded.unverified,
      failed = iif(hour = excluded.hour, failed, 0) + excluded.failed,
      hour = excluded.hour;
END;

-- The queue of each account book apart, so that what is queued for a book that is held is not read past to find what is not.
DROP INDEX command_queue;
CREATE INDEX command_queue_book ON command (connector_id, company_id, seq) WHERE status = 'queued';
-- Leases in the order of their ends, so that a sweep reads those that ran out and no others.
CREATE INDEX command_lease_end ON command (mode, lease_until) WHERE status = 'running';
-- Keys that can be used: those that were revoked stay in the list, and are many some day.
CREATE INDEX app_key_usable ON app_key (tenant_id, expires_at) WHERE revoked_at IS NULL;
