-- The user-defined fields that a tenant has defined for the books of its sandbox, as one list. `changes` only rises, so that it tells
-- of any change.
CREATE TABLE sandbox_field (
  connector_id TEXT PRIMARY KEY REFERENCES connector,
  definitions TEXT NOT NULL CHECK (json_valid(definitions)),
  changes INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
