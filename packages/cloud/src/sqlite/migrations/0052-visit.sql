-- An operator looks at the portal of a tenant. The token is a secret and stored hashed. A person who is no operator any more has no visits.
CREATE TABLE visit (
  token_hash TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL REFERENCES tenant,
  person_id TEXT REFERENCES operator ON DELETE CASCADE,
  actor TEXT NOT NULL,
  reason TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX visit_of_tenant ON visit (tenant_id);
CREATE INDEX visit_of_operator ON visit (person_id) WHERE person_id IS NOT NULL;
CREATE INDEX visit_end ON visit (expires_at);

-- Tenants whose real account books an operator may look at during a visit.
CREATE TABLE open_to_operator (
  tenant_id TEXT PRIMARY KEY REFERENCES tenant,
  since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
