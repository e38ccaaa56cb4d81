-- What pages, limits and metrics show is kept as commands change, so that no queue is counted to show its length. Triggers note every
-- change in its own transaction. They append, since rows that all accepts, leases and results of a connector had to change would make
-- them wait for each other; what was appended is folded into the tallies now and then (fold.ts), and the views below add up both.
CREATE TABLE count_change (
  change_id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  connector_id TEXT COLLATE "C" NOT NULL,
  company_id TEXT COLLATE "C" NOT NULL,
  hour BIGINT NOT NULL,
  queued BIGINT NOT NULL,
  running BIGINT NOT NULL,
  accepted BIGINT NOT NULL,
  done BIGINT NOT NULL,
  unverified BIGINT NOT NULL,
  failed BIGINT NOT NULL
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000);
CREATE INDEX count_change_of_connector ON count_change (connector_id);

CREATE TABLE queue_tally (
  connector_id TEXT COLLATE "C" NOT NULL,
  company_id TEXT COLLATE "C" NOT NULL,
  queued BIGINT NOT NULL,
  running BIGINT NOT NULL,
  PRIMARY KEY (connector_id, company_id)
) WITH (fillfactor = 70);

-- Hours since the epoch: commands accepted in each, and those that ended in it by how they ended. Two days, whose rows are used again.
CREATE TABLE hour_tally (
  connector_id TEXT COLLATE "C" NOT NULL,
  slot BIGINT NOT NULL CHECK (slot BETWEEN 0 AND 47),
  hour BIGINT NOT NULL,
  accepted BIGINT NOT NULL,
  done BIGINT NOT NULL,
  unverified BIGINT NOT NULL,
  failed BIGINT NOT NULL,
  PRIMARY KEY (connector_id, slot)
) WITH (fillfactor = 70);

CREATE VIEW queue_count AS
  SELECT connector_id, company_id, sum(queued)::BIGINT AS queued, sum(running)::BIGINT AS running FROM (
    SELECT connector_id, company_id, queued, running FROM queue_tally
    UNION ALL SELECT connector_id, company_id, queued, running FROM count_change) AS part
  GROUP BY connector_id, company_id;

CREATE VIEW hour_count AS
  SELECT connector_id, hour, sum(accepted)::BIGINT AS accepted, sum(done)::BIGINT AS done, sum(unverified)::BIGINT AS unverified,
         sum(failed)::BIGINT AS failed FROM (
    SELECT connector_id, hour, accepted, done, unverified, failed FROM hour_tally
    UNION ALL SELECT connector_id, hour, accepted, done, unverified, failed FROM count_change) AS part
  GROUP BY connector_id, hour HAVING sum(accepted) + sum(done) + sum(unverified) + sum(failed) > 0;

INSERT INTO queue_tally (connector_id, company_id, queued, running)
  SELECT connector_id, company_id, count(*) FILTER (WHERE status = 'queued'), count(*) FILTER (WHERE status = 'running')
    FROM command WHERE status IN ('queued', 'running') GROUP BY connector_id, company_id;
INSERT INTO hour_tally (connector_id, slot, hour, accepted, done, unverified, failed)
  SELECT connector_id, hour % 48, hour, sum(accepted), sum(done), sum(unverified), sum(failed) FROM (
    SELECT connector_id, created_at / 3600000 AS hour, 1 AS accepted, 0 AS done, 0 AS unverified, 0 AS failed FROM command
    UNION ALL
    SELECT connector_id, finished_at / 3600000, 0, (outcome IS NULL)::INT, (outcome IS NOT DISTINCT FROM 'applied')::INT,
           (outcome IN ('not_applied', 'unknown'))::INT
      FROM command WHERE finished_at IS NOT NULL) AS change
   WHERE hour BETWEEN extract(epoch FROM now())::BIGINT / 3600 - 47 AND extract(epoch FROM now())::BIGINT / 3600
   GROUP BY connector_id, hour;

CREATE FUNCTION count_accepted() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO count_change (connector_id, company_id, hour, queued, running, accepted, done, unverified, failed)
    SELECT connector_id, company_id, created_at / 3600000, count(*), 0, count(*), 0, 0, 0
      FROM accepted GROUP BY connector_id, company_id, created_at / 3600000;
  RETURN NULL;
END
$$;
CREATE TRIGGER command_accepted AFTER INSERT ON command REFERENCING NEW TABLE AS accepted
  FOR EACH STATEMENT EXECUTE FUNCTION count_accepted();

-- Adds what the commands are now and takes off what they were; what did not change comes to nothing. Those that have not ended are put
-- with the hour in which the others of the statement ended, which is of no meaning for them and saves a row.
CREATE FUNCTION count_changed() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  ended_hour CONSTANT BIGINT := coalesce((SELECT max(finished_at) FROM now_so) / 3600000, 0);
BEGIN
  INSERT INTO count_change (connector_id, company_id, hour, queued, running, accepted, done, unverified, failed)
    SELECT connector_id, company_id, coalesce(finished_at / 3600000, ended_hour),
           coalesce(sum(sign) FILTER (WHERE status = 'queued'), 0), coalesce(sum(sign) FILTER (WHERE status = 'running'), 0), 0,
           coalesce(sum(sign) FILTER (WHERE finished_at IS NOT NULL AND outcome IS NULL), 0), coalesce(sum(sign) FILTER (WHERE outcome = 'applied'), 0),
           coalesce(sum(sign) FILTER (WHERE outcome IN ('not_applied', 'unknown')), 0)
      FROM (SELECT connector_id, company_id, status, finished_at, outcome, 1 AS sign FROM now_so
            UNION ALL SELECT connector_id, company_id, status, finished_at, outcome, -1 FROM before_so) AS change
     GROUP BY connector_id, company_id, coalesce(finished_at / 3600000, ended_hour)
    HAVING coalesce(sum(sign) FILTER (WHERE status = 'queued'), 0) <> 0 OR coalesce(sum(sign) FILTER (WHERE status = 'running'), 0) <> 0
        OR coalesce(sum(sign) FILTER (WHERE finished_at IS NOT NULL), 0) <> 0;
  RETURN NULL;
END
$$;
CREATE TRIGGER command_changed AFTER UPDATE ON command REFERENCING OLD TABLE AS before_so NEW TABLE AS now_so
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed();

-- No verb deletes a command; an operator who needs room may.
CREATE FUNCTION count_removed() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO count_change (connector_id, company_id, hour, queued, running, accepted, done, unverified, failed)
    SELECT connector_id, company_id, 0, -count(*) FILTER (WHERE status = 'queued'), -count(*) FILTER (WHERE status = 'running'), 0, 0, 0, 0
      FROM removed WHERE finished_at IS NULL GROUP BY connector_id, company_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER command_removed AFTER DELETE ON command REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_removed();

-- The queue of each account book apart, so that what is queued for a book that is held is not read past to find what is not.
CREATE INDEX command_queue_book ON command (connector_id, company_id, seq) WHERE status = 'queued';
DROP INDEX command_queue;
CREATE INDEX command_queue ON command (connector_id, seq) WHERE status = 'queued';
DROP INDEX command_running;
CREATE INDEX command_running ON command (connector_id, lease_until, seq) WHERE status = 'running';
-- Keys that can be used: those that were revoked stay in the list, and are many some day.
CREATE INDEX app_key_usable ON app_key (tenant_id, expires_at) WHERE revoked_at IS NULL;
