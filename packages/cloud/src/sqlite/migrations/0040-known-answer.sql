-- The newest answer of an account book to each question that a page of the portal asked. Answers are sealed under a key of the tenant.
CREATE TABLE known_answer (
  tenant_id TEXT NOT NULL REFERENCES tenant,
  connector_id TEXT NOT NULL,
  company_id TEXT NOT NULL,
  question_hash TEXT NOT NULL,
  asked_at INTEGER NOT NULL,
  -- The command that asks; NULL once its outcome is here.
  command_id TEXT,
  answer TEXT,
  answered_at INTEGER,
  -- Why there was no answer the last time; NULL if there was.
  problem TEXT CHECK (problem IS NULL OR json_valid(problem)),
  PRIMARY KEY (tenant_id, connector_id, company_id, question_hash),
  CHECK ((answer IS NULL) = (answered_at IS NULL))
) STRICT;
CREATE INDEX known_answer_asked ON known_answer (asked_at);
CREATE INDEX known_answer_of_tenant ON known_answer (tenant_id, asked_at);
