-- Reports that are sent by email again and again. A turn is the report of one due time; one at a time is under way.
CREATE TABLE report_schedule (
  schedule_id TEXT COLLATE "C" PRIMARY KEY,
  tenant_id TEXT COLLATE "C" NOT NULL REFERENCES tenant,
  connector_id TEXT COLLATE "C" NOT NULL,
  company_id TEXT COLLATE "C" NOT NULL,
  -- Who made it, and gets the emails.
  person_id TEXT COLLATE "C" NOT NULL,
  template TEXT NOT NULL,
  every TEXT NOT NULL CHECK (every IN ('week', 'month', 'quarter')),
  period TEXT NOT NULL,
  format TEXT NOT NULL CHECK (format IN ('pdf', 'csv')),
  language TEXT NOT NULL,
  created_by TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  paused_at BIGINT,
  -- Of the turn under way, or of the next one.
  due_at BIGINT NOT NULL,
  -- The command of the turn under way.
  command_id TEXT COLLATE "C",
  -- When its person was told that it is late.
  late_at BIGINT,
  -- How the last turn ended; without a problem, its report was sent.
  last_due_at BIGINT,
  last_ended_at BIGINT,
  last_problem TEXT,
  -- When a node has to look at it next, and which one does.
  look_at BIGINT NOT NULL,
  lease_owner TEXT,
  lease_until BIGINT NOT NULL DEFAULT 0,
  CHECK ((last_due_at IS NULL) = (last_ended_at IS NULL)),
  CHECK (last_problem IS NULL OR last_ended_at IS NOT NULL),
  CHECK (paused_at IS NULL OR command_id IS NULL)
);
CREATE INDEX report_schedule_page ON report_schedule (tenant_id, created_at DESC, schedule_id);
CREATE INDEX report_schedule_due ON report_schedule (look_at, schedule_id) WHERE paused_at IS NULL;
