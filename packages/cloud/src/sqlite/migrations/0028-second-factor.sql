-- Second factors. How many a person has is kept with the person, because every request of a session needs to know.
ALTER TABLE person ADD COLUMN factor_count INTEGER NOT NULL DEFAULT 0;
-- Since when a tenant requires one of its people; NULL when it does not.
ALTER TABLE tenant ADD COLUMN factor_required_at INTEGER;

CREATE TABLE authenticator (
  person_id TEXT PRIMARY KEY REFERENCES person ON DELETE CASCADE,
  secret_sealed TEXT NOT NULL,
  -- NULL until a first code has shown that the app has the secret.
  confirmed_at INTEGER,
  -- The last time step of which a code was used: no code counts twice.
  last_step INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- A code that was used is deleted.
CREATE TABLE recovery_code (
  person_id TEXT NOT NULL REFERENCES person ON DELETE CASCADE,
  code_hash TEXT NOT NULL,
  PRIMARY KEY (person_id, code_hash)
) STRICT, WITHOUT ROWID;

CREATE TABLE passkey (
  passkey_id TEXT PRIMARY KEY,
  person_id TEXT NOT NULL REFERENCES person ON DELETE CASCADE,
  name TEXT NOT NULL,
  public_key TEXT NOT NULL,
  transports TEXT NOT NULL,
  counter INTEGER NOT NULL,
  is_passwordless INTEGER NOT NULL CHECK (is_passwordless IN (0, 1)),
  created_at INTEGER NOT NULL,
  last_used_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX passkey_of_person ON passkey (person_id, created_at);

-- What a login has come to: the password was right, or a passkey was asked to answer a challenge. Used once.
CREATE TABLE login_step (
  token_hash TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('factor-due', 'passkey-login', 'passkey-added')),
  -- NULL for a login with a passkey alone.
  person_id TEXT REFERENCES person ON DELETE CASCADE,
  tenant_id TEXT,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX login_step_of_person ON login_step (person_id);
CREATE INDEX login_step_end ON login_step (expires_at);
