-- Changes of an address that the owner of the address before can undo. Tokens are secrets and stored hashed.
-- While a row lasts, no one else gets the address.
CREATE TABLE address_undo (
  token_hash TEXT COLLATE "C" PRIMARY KEY,
  person_id TEXT COLLATE "C" NOT NULL REFERENCES person ON DELETE CASCADE,
  -- The address before, which the link was sent to.
  email TEXT COLLATE "C" NOT NULL,
  -- Changes of one person in their order, which two within a millisecond have too.
  ordinal BIGINT NOT NULL,
  changed_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL
);
CREATE INDEX address_undo_by_expiry ON address_undo (expires_at);
CREATE INDEX address_undo_of_email ON address_undo (email);
CREATE INDEX address_undo_of_person ON address_undo (person_id, ordinal);
