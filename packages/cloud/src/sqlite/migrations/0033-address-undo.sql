-- Changes of an address that the owner of the address before can undo. Tokens are secrets and stored hashed.
-- While a row lasts, no one else gets the address.
CREATE TABLE address_undo (
  token_hash TEXT PRIMARY KEY,
  person_id TEXT NOT NULL REFERENCES person ON DELETE CASCADE,
  -- The address before, which the link was sent to.
  email TEXT NOT NULL,
  -- Changes of one person in their order, which two within a millisecond have too.
  ordinal INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX address_undo_by_expiry ON address_undo (expires_at);
CREATE INDEX address_undo_of_email ON address_undo (email);
CREATE INDEX address_undo_of_person ON address_undo (person_id, ordinal);
