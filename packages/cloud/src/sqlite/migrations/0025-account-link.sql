-- Links that were sent by email. Tokens are secrets and stored hashed. Accounts are named by the address that they log in with.
CREATE TABLE account_link (
  token_hash TEXT PRIMARY KEY,
  purpose TEXT NOT NULL CHECK (purpose IN ('verify', 'reset', 'change')),
  email TEXT NOT NULL,
  new_email TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX account_link_by_expiry ON account_link (expires_at);
CREATE INDEX account_link_of_email ON account_link (email);

-- Addresses whose mails have been read by the one who gave them.
CREATE TABLE confirmed_address (
  email TEXT PRIMARY KEY,
  confirmed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
