CREATE TABLE tenant (
  tenant_id TEXT COLLATE "C" PRIMARY KEY,
  company_name TEXT NOT NULL,
  email TEXT COLLATE "C" NOT NULL UNIQUE,
  phone TEXT,
  plan TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  tenant_key_hash TEXT COLLATE "C" NOT NULL UNIQUE,
  subscription_status TEXT NOT NULL CHECK (subscription_status IN ('trialing', 'active', 'past_due', 'inactive')),
  trial_ends_at BIGINT,
  current_period_end BIGINT,
  created_at BIGINT NOT NULL
);
CREATE INDEX tenant_newest ON tenant (created_at DESC, tenant_id);

CREATE TABLE session (
  token_hash TEXT COLLATE "C" PRIMARY KEY,
  tenant_id TEXT COLLATE "C" NOT NULL REFERENCES tenant,
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL
);
CREATE INDEX session_of_tenant ON session (tenant_id);
CREATE INDEX session_end ON session (expires_at);

CREATE TABLE failed_login (
  email TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL
);
CREATE INDEX failed_login_of_email ON failed_login (email, at);
CREATE INDEX failed_login_age ON failed_login (at);

CREATE TABLE app_key (
  key_id TEXT COLLATE "C" PRIMARY KEY,
  tenant_id TEXT COLLATE "C" NOT NULL REFERENCES tenant,
  name TEXT NOT NULL,
  key_hash TEXT COLLATE "C" NOT NULL UNIQUE,
  prefix TEXT NOT NULL,
  access TEXT NOT NULL CHECK (access::JSON IS NOT NULL),
  companies TEXT CHECK (companies IS NULL OR companies::JSON IS NOT NULL),
  created_at BIGINT NOT NULL,
  expires_at BIGINT,
  last_used_at BIGINT,
  revoked_at BIGINT
);
CREATE INDEX app_key_of_tenant ON app_key (tenant_id, created_at DESC);

CREATE TABLE connector (
  connector_id TEXT COLLATE "C" PRIMARY KEY,
  tenant_id TEXT COLLATE "C" NOT NULL REFERENCES tenant,
  kind TEXT NOT NULL CHECK (kind IN ('desktop', 'sandbox')),
  key_hash TEXT COLLATE "C" NOT NULL UNIQUE,
  key_sealed TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  last_seen_at BIGINT,
  active_install TEXT,
  active_install_seen_at BIGINT,
  build TEXT,
  driver TEXT CHECK (driver IS NULL OR driver::JSON IS NOT NULL),
  exactly_once SMALLINT NOT NULL DEFAULT 0 CHECK (exactly_once IN (0, 1)),
  hostname TEXT,
  os TEXT,
  has_reported SMALLINT NOT NULL DEFAULT 0 CHECK (has_reported IN (0, 1)),
  epoch BIGINT NOT NULL DEFAULT 1
) WITH (fillfactor = 70);
CREATE INDEX connector_of_tenant ON connector (tenant_id, created_at);
CREATE UNIQUE INDEX one_sandbox_a_tenant ON connector (tenant_id) WHERE kind = 'sandbox';

CREATE TABLE company (
  connector_id TEXT COLLATE "C" NOT NULL REFERENCES connector,
  company_id TEXT COLLATE "C" NOT NULL,
  name TEXT NOT NULL,
  data TEXT NOT NULL CHECK (data::JSON IS NOT NULL),
  state TEXT,
  message TEXT,
  PRIMARY KEY (connector_id, company_id)
);

-- A command is written three times and then only read, so the table is vacuumed by what changed, not by its size.
CREATE TABLE command (
  seq BIGINT NOT NULL GENERATED ALWAYS AS IDENTITY,
  tenant_id TEXT COLLATE "C" NOT NULL,
  command_id TEXT COLLATE "C" NOT NULL,
  connector_id TEXT COLLATE "C" NOT NULL,
  company_id TEXT COLLATE "C" NOT NULL,
  type TEXT COLLATE "C" NOT NULL,
  module TEXT COLLATE "C" NOT NULL,
  mode TEXT NOT NULL CHECK (mode IN ('read', 'write')),
  fingerprint TEXT NOT NULL,
  payload TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('queued', 'running', 'done', 'failed')),
  created_at BIGINT NOT NULL,
  started_at BIGINT,
  finished_at BIGINT,
  attempts BIGINT NOT NULL,
  result TEXT,
  error TEXT,
  outcome TEXT CHECK (outcome IN ('not_applied', 'applied', 'unknown')),
  report_hash TEXT,
  late_report TEXT,
  doc_no TEXT,
  lease_token TEXT,
  lease_until BIGINT,
  run_started_at BIGINT,
  installs TEXT NOT NULL,
  artifact_sha256 TEXT,
  artifact_file_name TEXT,
  artifact_content_type TEXT,
  artifact_size BIGINT,
  PRIMARY KEY (tenant_id, command_id),
  CHECK ((status IN ('done', 'failed')) = (finished_at IS NOT NULL)),
  CHECK ((status = 'running') = (lease_until IS NOT NULL))
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000, autovacuum_analyze_scale_factor = 0.02);
-- Finds one number, never an order of numbers: the planner would rather walk the whole table in that order than a queue in it.
CREATE INDEX command_seq ON command USING hash (seq);
CREATE INDEX command_newest ON command (tenant_id, seq DESC);
CREATE INDEX command_queue ON command (connector_id, seq, company_id) WHERE status = 'queued';
CREATE INDEX command_queue_age ON command (created_at) WHERE status = 'queued';
CREATE INDEX command_running ON command (connector_id, lease_until) WHERE status = 'running';
CREATE INDEX command_lease_end ON command (mode, lease_until) WHERE status = 'running';
CREATE INDEX command_unknown ON command (tenant_id, seq) WHERE outcome = 'unknown';

CREATE TABLE notification (
  notification_id TEXT COLLATE "C" PRIMARY KEY,
  tenant_id TEXT COLLATE "C" NOT NULL REFERENCES tenant,
  kind TEXT COLLATE "C" NOT NULL,
  severity TEXT NOT NULL CHECK (severity IN ('info', 'warning', 'critical')),
  title TEXT NOT NULL,
  message TEXT NOT NULL,
  subject TEXT COLLATE "C" NOT NULL,
  action TEXT CHECK (action IS NULL OR action::JSON IS NOT NULL),
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL,
  dismissed_at BIGINT,
  resolved_at BIGINT
);
CREATE UNIQUE INDEX one_open_notification_a_subject ON notification (tenant_id, kind, subject) WHERE resolved_at IS NULL;
CREATE INDEX notification_of_subject ON notification (tenant_id, kind, subject);

CREATE TABLE retention_run (
  hour BIGINT PRIMARY KEY
);

CREATE TABLE pulse (
  pulse_id SMALLINT PRIMARY KEY CHECK (pulse_id = 1),
  at BIGINT NOT NULL
);

CREATE TABLE audit (
  audit_id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at BIGINT NOT NULL,
  tenant_id TEXT COLLATE "C",
  actor TEXT NOT NULL,
  action TEXT NOT NULL,
  subject TEXT NOT NULL,
  request_id TEXT NOT NULL
);
CREATE INDEX audit_of_tenant ON audit (tenant_id, audit_id);
