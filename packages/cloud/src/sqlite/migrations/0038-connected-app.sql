-- A key of an app that a person connected: who did, what the app says of itself as JSON, and until when its present access token works.
ALTER TABLE app_key ADD COLUMN person_id TEXT;
ALTER TABLE app_key ADD COLUMN app TEXT CHECK (app IS NULL OR json_valid(app));
ALTER TABLE app_key ADD COLUMN token_until INTEGER;
CREATE INDEX app_key_of_person ON app_key (person_id, tenant_id) WHERE person_id IS NOT NULL AND revoked_at IS NULL;

-- What the authorization server keeps between two requests. Ids are secrets and stored hashed; payloads are sealed.
CREATE TABLE oauth_record (
  record_hash TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('client', 'request', 'grant', 'code', 'access-token', 'refresh-token')),
  -- The key of the app, and its tenant; NULL until a person has connected it.
  tenant_id TEXT REFERENCES tenant,
  key_id TEXT,
  payload TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  -- When a request was decided, or a code or refresh token used. Each is used once.
  spent_at INTEGER,
  CHECK ((tenant_id IS NULL) = (key_id IS NULL)),
  CHECK ((key_id IS NULL) = (kind IN ('client', 'request')))
) STRICT, WITHOUT ROWID;
CREATE INDEX oauth_record_by_expiry ON oauth_record (expires_at);
CREATE INDEX oauth_record_of_kind ON oauth_record (kind) WHERE key_id IS NULL;
CREATE INDEX oauth_record_of_key ON oauth_record (key_id, kind, spent_at) WHERE key_id IS NOT NULL;
CREATE INDEX oauth_record_of_tenant ON oauth_record (tenant_id) WHERE tenant_id IS NOT NULL;
