-- An operator looks at the portal of a tenant. The token is a secret and stored hashed. A person who is no operator any more has no visits.
CREATE TABLE visit (
  token_hash TEXT COLLATE "C" PRIMARY KEY,
  tenant_id TEXT COLLATE "C" NOT NULL REFERENCES tenant,
  person_id TEXT COLLATE "C" REFERENCES operator ON DELETE CASCADE,
  actor TEXT NOT NULL,
  reason TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL
);
CREATE INDEX visit_of_tenant ON visit (tenant_id);
CREATE INDEX visit_of_operator ON visit (person_id) WHERE person_id IS NOT NULL;
CREATE INDEX visit_end ON visit (expires_at);

-- Tenants whose real account books an operator may look at during a visit.
CREATE TABLE open_to_operator (
  tenant_id TEXT COLLATE "C" PRIMARY KEY REFERENCES tenant,
  since BIGINT NOT NULL
);
