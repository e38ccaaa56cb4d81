-- Counts are kept in place. To append every change and fold it later cost two index entries, a delete and a merge for what one update of
-- a row does. Rows that are updated make no one wait: whatever changes commands has the lock of their connectors until it commits, one
-- lock for accepting and one for all that comes after it, so each account book has a row for either side.
--
-- A lease counts nothing: commands that have not ended are counted, and those of them that run are few and found by their index.
--
-- The statements that accept and finish many commands count them too, once for each book (book-count.ts), and say so in
-- ledgerline.counted. Every other start and end of a command is counted by a trigger.
DROP VIEW queue_count;
DROP VIEW hour_count;
ALTER TABLE queue_tally RENAME TO queue_tally_before;
ALTER TABLE hour_tally RENAME TO hour_tally_before;

-- Both sides together say how many have not ended. The rest is what happened in the hour of the last change; nodes whose clocks differ by
-- a moment at the full hour count in the later one.
CREATE TABLE queue_tally (
  connector_id TEXT COLLATE "C" NOT NULL,
  company_id TEXT COLLATE "C" NOT NULL,
  side TEXT COLLATE "C" NOT NULL CHECK (side IN ('accepted', 'ended')),
  unended BIGINT NOT NULL,
  hour BIGINT NOT NULL,
  accepted BIGINT NOT NULL,
  done BIGINT NOT NULL,
  unverified BIGINT NOT NULL,
  failed BIGINT NOT NULL,
  CONSTRAINT one_tally_of_book PRIMARY KEY (connector_id, company_id, side)
) WITH (fillfactor = 50);

-- Hours since the epoch that are over for a book. Two days, whose rows are used again.
CREATE TABLE hour_tally (
  connector_id TEXT COLLATE "C" NOT NULL,
  side TEXT COLLATE "C" NOT NULL CHECK (side IN ('accepted', 'ended')),
  slot BIGINT NOT NULL CHECK (slot BETWEEN 0 AND 47),
  hour BIGINT NOT NULL,
  accepted BIGINT NOT NULL,
  done BIGINT NOT NULL,
  unverified BIGINT NOT NULL,
  failed BIGINT NOT NULL,
  CONSTRAINT one_tally_of_hour PRIMARY KEY (connector_id, side, slot)
) WITH (fillfactor = 70);

INSERT INTO queue_tally (connector_id, company_id, side, unended, hour, accepted, done, unverified, failed)
  SELECT connector_id, company_id, 'accepted', sum(queued + running), 0, 0, 0, 0, 0 FROM (
    SELECT connector_id, company_id, queued, running FROM queue_tally_before
    UNION ALL SELECT connector_id, company_id, queued, running FROM count_change) AS part
  GROUP BY connector_id, company_id;
INSERT INTO hour_tally (connector_id, side, slot, hour, accepted, done, unverified, failed)
  SELECT DISTINCT ON (connector_id, hour % 48)
         connector_id, 'ended', hour % 48, hour, sum(accepted), sum(done), sum(unverified), sum(failed) FROM (
    SELECT connector_id, hour, accepted, done, unverified, failed FROM hour_tally_before
    UNION ALL SELECT connector_id, hour, accepted, done, unverified, failed FROM count_change) AS part
   WHERE hour > 0 GROUP BY connector_id, hour ORDER BY connector_id, hour % 48, hour DESC;

DROP TABLE count_change;
DROP TABLE queue_tally_before;
DROP TABLE hour_tally_before;

CREATE VIEW queue_count AS
  SELECT connector_id, company_id, (sum(unended) - sum(running))::BIGINT AS queued, sum(running)::BIGINT AS running FROM (
    SELECT connector_id, company_id, unended, 0 AS running FROM queue_tally
    UNION ALL SELECT connector_id, company_id, 0, 1 FROM command WHERE status = 'running') AS part
  GROUP BY connector_id, company_id;

-- An hour may have several rows.
CREATE VIEW hour_count AS
  SELECT connector_id, hour, accepted, done, unverified, failed FROM hour_tally
  UNION ALL SELECT connector_id, hour, accepted, done, unverified, failed FROM queue_tally;

-- A book that comes to another hour puts the one before with those that are over.
CREATE FUNCTION keep_hour() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO hour_tally AS tally (connector_id, side, slot, hour, accepted, done, unverified, failed)
    VALUES (OLD.connector_id, OLD.side, OLD.hour % 48, OLD.hour, OLD.accepted, OLD.done, OLD.unverified, OLD.failed)
  ON CONFLICT (connector_id, side, slot) DO UPDATE SET
    accepted = CASE WHEN tally.hour = excluded.hour THEN tally.accepted ELSE 0 END + excluded.accepted,
    done = CASE WHEN tally.hour = excluded.hour THEN tally.done ELSE 0 END + excluded.done,
    unverified = CASE WHEN tally.hour = excluded.hour THEN tally.unverified ELSE 0 END + excluded.unverified,
    failed = CASE WHEN tally.hour = excluded.hour THEN tally.failed ELSE 0 END + excluded.failed,
    hour = excluded.hour
  WHERE tally.hour <= excluded.hour;
  RETURN NULL;
END
$$;
CREATE TRIGGER book_hour AFTER UPDATE OF hour ON queue_tally FOR EACH ROW
  WHEN (OLD.hour < NEW.hour AND OLD.accepted + OLD.done + OLD.unverified + OLD.failed > 0) EXECUTE FUNCTION keep_hour();

DROP TRIGGER command_accepted ON command;
DROP TRIGGER command_changed ON command;
DROP TRIGGER command_removed ON command;
DROP FUNCTION count_accepted;
DROP FUNCTION count_changed;
DROP FUNCTION count_removed;

CREATE FUNCTION count_start() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO queue_tally AS tally (connector_id, company_id, side, unended, hour, accepted, done, unverified, failed)
    VALUES (NEW.connector_id, NEW.company_id, 'accepted', 1, NEW.created_at / 3600000, 1, 0, 0, 0)
  ON CONFLICT (connector_id, company_id, side) DO UPDATE SET
    unended = tally.unended + excluded.unended,
    accepted = CASE WHEN tally.hour < excluded.hour THEN 0 ELSE tally.accepted END + excluded.accepted,
    hour = greatest(tally.hour, excluded.hour);
  RETURN NULL;
END
$$;
CREATE TRIGGER command_start AFTER INSERT ON command FOR EACH ROW
  WHEN (coalesce(current_setting('ledgerline.counted', TRUE), '') <> 'on') EXECUTE FUNCTION count_start();

CREATE FUNCTION count_end() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO queue_tally AS tally (connector_id, company_id, side, unended, hour, accepted, done, unverified, failed)
    VALUES (NEW.connector_id, NEW.company_id, 'ended', -1, NEW.finished_at / 3600000, 0, (NEW.outcome IS NULL)::INT,
            (NEW.outcome IS NOT DISTINCT FROM 'applied')::INT, (coalesce(NEW.outcome, 'applied') <> 'applied')::INT)
  ON CONFLICT (connector_id, company_id, side) DO UPDATE SET
    unended = tally.unended + excluded.unended,
    done = CASE WHEN tally.hour < excluded.hour THEN 0 ELSE tally.done END + excluded.done,
    unverified = CASE WHEN tally.hour < excluded.hour THEN 0 ELSE tally.unverified END + excluded.unverified,
    failed = CASE WHEN tally.hour < excluded.hour THEN 0 ELSE tally.failed END + excluded.failed,
    hour = greatest(tally.hour, excluded.hour);
  RETURN NULL;
END
$$;
CREATE TRIGGER command_end AFTER UPDATE OF finished_at ON command FOR EACH ROW
  WHEN (OLD.finished_at IS NULL AND NEW.finished_at IS NOT NULL AND coalesce(current_setting('ledgerline.counted', TRUE), '') <> 'on')
  EXECUTE FUNCTION count_end();

-- No verb deletes a command; an operator who needs room may.
CREATE FUNCTION count_removal() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE queue_tally SET unended = unended - 1
   WHERE connector_id = OLD.connector_id AND company_id = OLD.company_id AND side = 'accepted';
  RETURN NULL;
END
$$;
CREATE TRIGGER command_removal AFTER DELETE ON command FOR EACH ROW WHEN (OLD.finished_at IS NULL) EXECUTE FUNCTION count_removal();
