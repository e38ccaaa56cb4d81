-- People who are operators of this installation, besides those who have the admin key.
CREATE TABLE operator (
  person_id TEXT PRIMARY KEY REFERENCES person ON DELETE CASCADE,
  added_by TEXT NOT NULL,
  added_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Sessions that the admin key was exchanged for. The token is a secret and stored hashed.
CREATE TABLE operator_session (
  token_hash TEXT PRIMARY KEY,
  created_at INTEGER NOT NULL,
  idle_until INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX operator_session_end ON operator_session (idle_until);

-- For the operator: what failed lately, and who asks for a plan.
CREATE INDEX command_failed_lately ON command (finished_at) WHERE status = 'failed';
CREATE INDEX tenant_plan_requested ON tenant (plan_requested_at) WHERE plan_requested_at IS NOT NULL;

-- The processes of this installation, each of which writes here that it runs.
CREATE TABLE node (
  node_id TEXT PRIMARY KEY,
  host TEXT NOT NULL,
  version TEXT NOT NULL,
  build TEXT NOT NULL,
  started_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The minutes of a day in which at least one node could write. Days begin at midnight in Kuala Lumpur.
CREATE TABLE up_day (
  day INTEGER PRIMARY KEY,
  first_minute INTEGER NOT NULL,
  last_minute INTEGER NOT NULL,
  minutes INTEGER NOT NULL
) STRICT;
