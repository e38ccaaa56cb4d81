-- The newest answer of an account book to each question that a page of the portal asked. Answers are sealed under a key of the tenant.
CREATE TABLE known_answer (
  tenant_id TEXT COLLATE "C" NOT NULL REFERENCES tenant,
  connector_id TEXT COLLATE "C" NOT NULL,
  company_id TEXT COLLATE "C" NOT NULL,
  question_hash TEXT COLLATE "C" NOT NULL,
  asked_at BIGINT NOT NULL,
  -- The command that asks; NULL once its outcome is here.
  command_id TEXT,
  answer TEXT,
  answered_at BIGINT,
  -- Why there was no answer the last time; NULL if there was.
  problem TEXT CHECK (problem IS NULL OR problem::JSON IS NOT NULL),
  PRIMARY KEY (tenant_id, connector_id, company_id, question_hash),
  CHECK ((answer IS NULL) = (answered_at IS NULL))
);
CREATE INDEX known_answer_asked ON known_answer (asked_at);
CREATE INDEX known_answer_of_tenant ON known_answer (tenant_id, asked_at);
