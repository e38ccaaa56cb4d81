-- Mails, written with the change that they report. What one said is removed when it was sent or given up.
CREATE TABLE mail (
  mail_id TEXT PRIMARY KEY,
  tenant_id TEXT,
  kind TEXT NOT NULL,
  recipient TEXT NOT NULL,
  data TEXT NOT NULL CHECK (json_valid(data)),
  secret_sealed TEXT,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'failed')),
  attempt INTEGER NOT NULL,
  next_at INTEGER NOT NULL,
  valid_until INTEGER,
  lease_owner TEXT,
  lease_until INTEGER NOT NULL,
  error TEXT,
  created_at INTEGER NOT NULL,
  ended_at INTEGER,
  CHECK ((state = 'waiting') = (ended_at IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX mail_due ON mail (next_at, mail_id) WHERE state = 'waiting';
CREATE INDEX mail_ended ON mail (ended_at) WHERE state <> 'waiting';
