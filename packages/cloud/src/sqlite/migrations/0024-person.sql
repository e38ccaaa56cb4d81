-- People apart from tenants: a person logs in, and acts for each tenant under a role. Until now every tenant was one login.
CREATE TABLE person (
  person_id TEXT PRIMARY KEY,
  email TEXT NOT NULL UNIQUE,
  password_hash TEXT NOT NULL,
  -- The tenant that a login opens; another if the person no longer belongs to it.
  last_tenant_id TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO person (person_id, email, password_hash, last_tenant_id, created_at)
  SELECT 'person_' || replace(tenant_id, 'tenant_', ''), email, password_hash, tenant_id, created_at FROM tenant;

-- The address of a tenant is how to reach it, and no longer a login: two tenants may have the same.
CREATE TABLE tenant_without_login (
  tenant_id TEXT PRIMARY KEY,
  company_name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT,
  plan TEXT NOT NULL,
  tenant_key_hash TEXT NOT NULL UNIQUE,
  subscription_status TEXT NOT NULL CHECK (subscription_status IN ('trialing', 'active', 'past_due', 'inactive')),
  trial_ends_at INTEGER,
  current_period_end INTEGER,
  created_at INTEGER NOT NULL,
  requested_plan TEXT,
  plan_requested_at INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO tenant_without_login (tenant_id, company_name, email, phone, plan, tenant_key_hash, subscription_status, trial_ends_at,
                                  current_period_end, created_at, requested_plan, plan_requested_at)
  SELECT tenant_id, company_name, email, phone, plan, tenant_key_hash, subscription_status, trial_ends_at,
         current_period_end, created_at, requested_plan, plan_requested_at FROM tenant;
DROP TABLE tenant;
ALTER TABLE tenant_without_login RENAME TO tenant;
CREATE INDEX tenant_newest ON tenant (created_at DESC, tenant_id);

CREATE TABLE membership (
  tenant_id TEXT NOT NULL REFERENCES tenant,
  person_id TEXT NOT NULL REFERENCES person,
  role TEXT NOT NULL CHECK (role IN ('owner', 'admin', 'developer', 'accountant', 'viewer')),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (tenant_id, person_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX membership_of_person ON membership (person_id, created_at);
INSERT INTO membership (tenant_id, person_id, role, created_at)
  SELECT last_tenant_id, person_id, 'owner', created_at FROM person;

CREATE TABLE session_of_a_person (
  token_hash TEXT PRIMARY KEY,
  person_id TEXT NOT NULL REFERENCES person,
  tenant_id TEXT NOT NULL REFERENCES tenant,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO session_of_a_person (token_hash, person_id, tenant_id, created_at, expires_at)
  SELECT token_hash, person_id, tenant_id, session.created_at, expires_at
    FROM session JOIN person ON last_tenant_id = tenant_id;
DROP TABLE session;
ALTER TABLE session_of_a_person RENAME TO session;
CREATE INDEX session_of_person ON session (person_id, tenant_id);
CREATE INDEX session_end ON session (expires_at);

-- Who was asked to join a tenant. A row goes when it is accepted or revoked, so that its link works once.
CREATE TABLE invitation (
  invitation_id TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL REFERENCES tenant,
  email TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('owner', 'admin', 'developer', 'accountant', 'viewer')),
  token_hash TEXT NOT NULL UNIQUE,
  invited_by TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  sent_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  UNIQUE (tenant_id, email)
) STRICT, WITHOUT ROWID;
