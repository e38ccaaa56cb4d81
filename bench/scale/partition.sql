-- Splits the commands by tenant. Everything that a tenant's requests touch lies in one partition; what looks at all tenants, such as
-- the sweep of leases, looks into each. The number of partitions is the setting ledgerline.partitions of the session.
DROP VIEW queue_count;
ALTER TABLE command RENAME TO command_whole;
CREATE TABLE command (LIKE command_whole INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING IDENTITY INCLUDING INDEXES)
  PARTITION BY HASH (tenant_id);
DO $$
DECLARE
  partitions CONSTANT INT := current_setting('ledgerline.partitions')::INT;
BEGIN
  FOR number IN 0 .. partitions - 1 LOOP
    EXECUTE format('CREATE TABLE command_%s PARTITION OF command FOR VALUES WITH (MODULUS %s, REMAINDER %s)
                      WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000, autovacuum_analyze_scale_factor = 0.02)',
                   number, partitions, number);
  END LOOP;
END
$$;
-- Copied here in one go. On a system at work it is done in steps: new rows to the partitions, old ones tenant by tenant behind them.
INSERT INTO command OVERRIDING SYSTEM VALUE SELECT * FROM command_whole;
SELECT setval(pg_get_serial_sequence('command', 'seq'), coalesce(max(seq), 0) + 1, FALSE) FROM command_whole;
DROP TABLE command_whole;

CREATE VIEW queue_count AS
  SELECT connector_id, company_id, (sum(unended) - sum(running))::BIGINT AS queued, sum(running)::BIGINT AS running FROM (
    SELECT connector_id, company_id, unended, 0 AS running FROM queue_tally
    UNION ALL SELECT connector_id, company_id, 0, 1 FROM command WHERE status = 'running') AS part
  GROUP BY connector_id, company_id;

CREATE TRIGGER command_start AFTER INSERT ON command FOR EACH ROW
  WHEN (coalesce(current_setting('ledgerline.counted', TRUE), '') <> 'on') EXECUTE FUNCTION count_start();
CREATE TRIGGER command_end AFTER UPDATE OF finished_at ON command FOR EACH ROW
  WHEN (OLD.finished_at IS NULL AND NEW.finished_at IS NOT NULL AND coalesce(current_setting('ledgerline.counted', TRUE), '') <> 'on')
  EXECUTE FUNCTION count_end();
CREATE TRIGGER command_removal AFTER DELETE ON command FOR EACH ROW WHEN (OLD.finished_at IS NULL) EXECUTE FUNCTION count_removal();
