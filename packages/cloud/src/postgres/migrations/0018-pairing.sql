-- Programs that wait for a person to confirm their code. Device codes are secrets and stored hashed.
CREATE TABLE pairing (
  device_hash TEXT COLLATE "C" PRIMARY KEY,
  user_code TEXT COLLATE "C" NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('key')),
  name TEXT NOT NULL,
  address TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('pending', 'approved', 'denied')),
  tenant_id TEXT COLLATE "C",
  key_id TEXT COLLATE "C",
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  polled_at BIGINT,
  polled_before_at BIGINT,
  CHECK ((state = 'pending') = (tenant_id IS NULL))
);
CREATE INDEX pairing_by_expiry ON pairing (expires_at);
