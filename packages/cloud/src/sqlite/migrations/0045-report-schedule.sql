-- Reports that are sent by email again and again. A turn is the report of one due time; one at a time is under way.
CREATE TABLE report_schedule (
  schedule_id TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL REFERENCES tenant,
  connector_id TEXT NOT NULL,
  company_id TEXT NOT NULL,
  -- Who made it, and gets the emails.
  person_id TEXT NOT NULL,
  template TEXT NOT NULL,
  every TEXT NOT NULL CHECK (every IN ('week', 'month', 'quarter')),
  period TEXT NOT NULL,
  format TEXT NOT NULL CHECK (format IN ('pdf', 'csv')),
  language TEXT NOT NULL,
  created_by TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  paused_at INTEGER,
  -- Of the turn under way, or of the next one.
  due_at INTEGER NOT NULL,
  -- The command of the turn under way.
  command_id TEXT,
  -- When its person was told that it is late.
  late_at INTEGER,
  -- How the last turn ended; without a problem, its report was sent.
  last_due_at INTEGER,
  last_ended_at INTEGER,
  last_problem TEXT,
  -- When a node has to look at it next, and which one does.
  look_at INTEGER NOT NULL,
  lease_owner TEXT,
  lease_until INTEGER NOT NULL DEFAULT 0,
  CHECK ((last_due_at IS NULL) = (last_ended_at IS NULL)),
  CHECK (last_problem IS NULL OR last_ended_at IS NOT NULL),
  CHECK (paused_at IS NULL OR command_id IS NULL)
) STRICT;
CREATE INDEX report_schedule_page ON report_schedule (tenant_id, created_at DESC, schedule_id);
CREATE INDEX report_schedule_due ON report_schedule (look_at, schedule_id) WHERE paused_at IS NULL;
