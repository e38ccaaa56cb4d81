-- People apart from tenants: a person logs in, and acts for each tenant under a role. Until now every tenant was one login.
CREATE TABLE person (
  person_id TEXT COLLATE "C" PRIMARY KEY,
  email TEXT COLLATE "C" NOT NULL UNIQUE,
  password_hash TEXT NOT NULL,
  -- The tenant that a login opens; another if the person no longer belongs to it.
  last_tenant_id TEXT COLLATE "C" NOT NULL,
  created_at BIGINT NOT NULL
);
INSERT INTO person (person_id, email, password_hash, last_tenant_id, created_at)
  SELECT 'person_' || replace(tenant_id, 'tenant_', ''), email, password_hash, tenant_id, created_at FROM tenant;

CREATE TABLE membership (
  tenant_id TEXT COLLATE "C" NOT NULL REFERENCES tenant,
  person_id TEXT COLLATE "C" NOT NULL REFERENCES person,
  role TEXT NOT NULL CHECK (role IN ('owner', 'admin', 'developer', 'accountant', 'viewer')),
  created_at BIGINT NOT NULL,
  PRIMARY KEY (tenant_id, person_id)
);
CREATE INDEX membership_of_person ON membership (person_id, created_at);
INSERT INTO membership (tenant_id, person_id, role, created_at)
  SELECT last_tenant_id, person_id, 'owner', created_at FROM person;

ALTER TABLE session ADD COLUMN person_id TEXT COLLATE "C" REFERENCES person;
UPDATE session SET person_id = person.person_id FROM person WHERE last_tenant_id = session.tenant_id;
ALTER TABLE session ALTER COLUMN person_id SET NOT NULL;
DROP INDEX session_of_tenant;
CREATE INDEX session_of_person ON session (person_id, tenant_id);

-- The address of a tenant is how to reach it, and no longer a login: two tenants may have the same.
ALTER TABLE tenant DROP COLUMN password_hash, DROP CONSTRAINT tenant_email_key;

-- Who was asked to join a tenant. A row goes when it is accepted or revoked, so that its link works once.
CREATE TABLE invitation (
  invitation_id TEXT COLLATE "C" PRIMARY KEY,
  tenant_id TEXT COLLATE "C" NOT NULL REFERENCES tenant,
  email TEXT COLLATE "C" NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('owner', 'admin', 'developer', 'accountant', 'viewer')),
  token_hash TEXT COLLATE "C" NOT NULL UNIQUE,
  invited_by TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  sent_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  UNIQUE (tenant_id, email)
);
