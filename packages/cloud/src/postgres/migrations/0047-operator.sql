-- People who are operators of this installation, besides those who have the admin key.
CREATE TABLE operator (
  person_id TEXT COLLATE "C" PRIMARY KEY REFERENCES person ON DELETE CASCADE,
  added_by TEXT NOT NULL,
  added_at BIGINT NOT NULL
);

-- Sessions that the admin key was exchanged for. The token is a secret and stored hashed.
CREATE TABLE operator_session (
  token_hash TEXT COLLATE "C" PRIMARY KEY,
  created_at BIGINT NOT NULL,
  idle_until BIGINT NOT NULL,
  expires_at BIGINT NOT NULL
);
CREATE INDEX operator_session_end ON operator_session (idle_until);

-- For the operator: what failed lately, and who asks for a plan.
CREATE INDEX command_failed_lately ON command (finished_at) WHERE status = 'failed';
CREATE INDEX tenant_plan_requested ON tenant (plan_requested_at) WHERE plan_requested_at IS NOT NULL;

-- The processes of this installation, each of which writes here that it runs.
CREATE TABLE node (
  node_id TEXT COLLATE "C" PRIMARY KEY,
  host TEXT NOT NULL,
  version TEXT NOT NULL,
  build TEXT NOT NULL,
  started_at BIGINT NOT NULL,
  seen_at BIGINT NOT NULL
);

-- The minutes of a day in which at least one node could write. Days begin at midnight in Kuala Lumpur.
CREATE TABLE up_day (
  day INTEGER PRIMARY KEY,
  first_minute INTEGER NOT NULL,
  last_minute INTEGER NOT NULL,
  minutes INTEGER NOT NULL
);
