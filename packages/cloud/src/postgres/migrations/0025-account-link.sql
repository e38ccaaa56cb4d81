-- Links that were sent by email. Tokens are secrets and stored hashed. Accounts are named by the address that they log in with.
CREATE TABLE account_link (
  token_hash TEXT COLLATE "C" PRIMARY KEY,
  purpose TEXT NOT NULL CHECK (purpose IN ('verify', 'reset', 'change')),
  email TEXT COLLATE "C" NOT NULL,
  new_email TEXT COLLATE "C" NOT NULL,
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL
);
CREATE INDEX account_link_by_expiry ON account_link (expires_at);
CREATE INDEX account_link_of_email ON account_link (email);

-- Addresses whose mails have been read by the one who gave them.
CREATE TABLE confirmed_address (
  email TEXT COLLATE "C" PRIMARY KEY,
  confirmed_at BIGINT NOT NULL
);
