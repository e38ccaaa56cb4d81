-- Mails, written with the change that they report. What one said is removed when it was sent or given up.
CREATE TABLE mail (
  mail_id TEXT COLLATE "C" PRIMARY KEY,
  tenant_id TEXT COLLATE "C",
  kind TEXT NOT NULL,
  recipient TEXT NOT NULL,
  data TEXT NOT NULL,
  secret_sealed TEXT,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'failed')),
  attempt BIGINT NOT NULL,
  next_at BIGINT NOT NULL,
  valid_until BIGINT,
  lease_owner TEXT COLLATE "C",
  lease_until BIGINT NOT NULL,
  error TEXT,
  created_at BIGINT NOT NULL,
  ended_at BIGINT,
  CHECK ((state = 'waiting') = (ended_at IS NULL))
);
CREATE INDEX mail_due ON mail (next_at, mail_id) WHERE state = 'waiting';
CREATE INDEX mail_ended ON mail (ended_at) WHERE state <> 'waiting';
