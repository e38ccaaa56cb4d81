-- Links to files of commands, for people without a login. The token of a link is a secret and stored hashed.
CREATE TABLE file_link (
  link_id TEXT PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  tenant_id TEXT NOT NULL REFERENCES tenant,
  -- The command whose file it is.
  command_id TEXT NOT NULL,
  type TEXT NOT NULL,
  connector_id TEXT NOT NULL,
  company_id TEXT NOT NULL,
  file_name TEXT NOT NULL,
  -- In which its page is shown.
  language TEXT NOT NULL,
  created_by TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  revoked_at INTEGER,
  opened_count INTEGER NOT NULL DEFAULT 0,
  opened_at INTEGER,
  CHECK ((opened_count = 0) = (opened_at IS NULL))
) STRICT;
CREATE INDEX file_link_page ON file_link (tenant_id, created_at DESC, link_id);
CREATE INDEX file_link_ended ON file_link (expires_at);
