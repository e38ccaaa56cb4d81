-- Written once in the life of a command, when it ends; holds all that the figures of the last day are counted from.
CREATE INDEX command_ended ON command (tenant_id, finished_at, outcome, created_at) WHERE finished_at IS NOT NULL;
-- Failures are few, and looked for among many.
CREATE INDEX command_failed ON command (tenant_id, seq) WHERE status = 'failed';

-- When another installation was last turned away, so that the portal can say so.
ALTER TABLE connector ADD COLUMN refused_install_at INTEGER;
