CREATE TABLE tenant (
  tenant_id TEXT PRIMARY KEY,
  company_name TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE,
  phone TEXT,
  plan TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  tenant_key_hash TEXT NOT NULL UNIQUE,
  subscription_status TEXT NOT NULL CHECK (subscription_status IN ('trialing', 'active', 'past_due', 'inactive')),
  trial_ends_at INTEGER,
  current_period_end INTEGER,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tenant_newest ON tenant (created_at DESC, tenant_id);

CREATE TABLE session (
  token_hash TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL REFERENCES tenant,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX session_of_tenant ON session (tenant_id);
CREATE INDEX session_end ON session (expires_at);

CREATE TABLE failed_login (
  email TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX failed_login_of_email ON failed_login (email, at);
CREATE INDEX failed_login_age ON failed_login (at);

CREATE TABLE app_key (
  key_id TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL REFERENCES tenant,
  name TEXT NOT NULL,
  key_hash TEXT NOT NULL UNIQUE,
  prefix TEXT NOT NULL,
  access TEXT NOT NULL CHECK (json_valid(access)),
  companies TEXT CHECK (companies IS NULL OR json_valid(companies)),
  created_at INTEGER NOT NULL,
  expires_at INTEGER,
  last_used_at INTEGER,
  revoked_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX app_key_of_tenant ON app_key (tenant_id, created_at DESC);

CREATE TABLE connector (
  connector_id TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL REFERENCES tenant,
  kind TEXT NOT NULL CHECK (kind IN ('desktop', 'sandbox')),
  key_hash TEXT NOT NULL UNIQUE,
  key_sealed TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  last_seen_at INTEGER,
  active_install TEXT,
  active_install_seen_at INTEGER,
  build TEXT,
  driver TEXT CHECK (driver IS NULL OR json_valid(driver)),
  exactly_once INTEGER NOT NULL DEFAULT 0 CHECK (exactly_once IN (0, 1)),
  hostname TEXT,
  os TEXT,
  has_reported INTEGER NOT NULL DEFAULT 0 CHECK (has_reported IN (0, 1)),
  epoch INTEGER NOT NULL DEFAULT 1
) STRICT, WITHOUT ROWID;
CREATE INDEX connector_of_tenant ON connector (tenant_id, created_at);
CREATE UNIQUE INDEX one_sandbox_a_tenant ON connector (tenant_id) WHERE kind = 'sandbox';

CREATE TABLE company (
  connector_id TEXT NOT NULL REFERENCES connector,
  company_id TEXT NOT NULL,
  name TEXT NOT NULL,
  data TEXT NOT NULL CHECK (json_valid(data)),
  state TEXT,
  message TEXT,
  PRIMARY KEY (connector_id, company_id)
) STRICT, WITHOUT ROWID;

-- Lists of more than two values are written out: for IN (…) SQLite would build a table of them at every insert.
-- What may be large comes last, so that the columns before it are read without it.
CREATE TABLE command (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  tenant_id TEXT NOT NULL,
  command_id TEXT NOT NULL,
  connector_id TEXT NOT NULL,
  company_id TEXT NOT NULL,
  type TEXT NOT NULL,
  module TEXT NOT NULL,
  mode TEXT NOT NULL CHECK (mode = 'read' OR mode = 'write'),
  fingerprint TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status = 'queued' OR status = 'running' OR status = 'done' OR status = 'failed'),
  created_at INTEGER NOT NULL,
  started_at INTEGER,
  finished_at INTEGER,
  attempts INTEGER NOT NULL,
  error TEXT,
  outcome TEXT CHECK (outcome = 'not_applied' OR outcome = 'applied' OR outcome = 'unknown'),
  report_hash TEXT,
  doc_no TEXT,
  lease_token TEXT,
  lease_until INTEGER,
  run_started_at INTEGER,
  installs TEXT NOT NULL,
  artifact_sha256 TEXT,
  artifact_file_name TEXT,
  artifact_content_type TEXT,
  artifact_size INTEGER,
  payload TEXT NOT NULL,
  result TEXT,
  late_report TEXT,
  UNIQUE (tenant_id, command_id),
  CHECK ((status = 'done' OR status = 'failed') = (finished_at IS NOT NULL)),
  CHECK ((status = 'running') = (lease_until IS NOT NULL))
) STRICT;
CREATE INDEX command_newest ON command (tenant_id, seq DESC);
CREATE INDEX command_queue ON command (connector_id, seq, company_id) WHERE status = 'queued';
CREATE INDEX command_queue_age ON command (created_at) WHERE status = 'queued';
CREATE INDEX command_running ON command (connector_id, lease_until) WHERE status = 'running';
CREATE INDEX command_lease_end ON command (mode, lease_until) WHERE status = 'running';
CREATE INDEX command_unknown ON command (tenant_id, seq) WHERE outcome = 'unknown';

CREATE TABLE notification (
  notification_id TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL REFERENCES tenant,
  kind TEXT NOT NULL,
  severity TEXT NOT NULL CHECK (severity IN ('info', 'warning', 'critical')),
  title TEXT NOT NULL,
  message TEXT NOT NULL,
  subject TEXT NOT NULL,
  action TEXT CHECK (action IS NULL OR json_valid(action)),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  dismissed_at INTEGER,
  resolved_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX one_open_notification_a_subject ON notification (tenant_id, kind, subject) WHERE resolved_at IS NULL;
CREATE INDEX notification_of_subject ON notification (tenant_id, kind, subject);

CREATE TABLE retention_run (
  hour INTEGER PRIMARY KEY
) STRICT;

CREATE TABLE pulse (
  pulse_id INTEGER PRIMARY KEY CHECK (pulse_id = 1),
  at INTEGER NOT NULL
) STRICT;

CREATE TABLE audit (
  audit_id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  tenant_id TEXT,
  actor TEXT NOT NULL,
  action TEXT NOT NULL,
  subject TEXT NOT NULL,
  request_id TEXT NOT NULL
) STRICT;
CREATE INDEX audit_of_tenant ON audit (tenant_id, audit_id);
