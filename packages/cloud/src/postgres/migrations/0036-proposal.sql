-- Writes that were shown and wait: for the program that proposed them, or for a person to approve them. Tokens are secrets and stored hashed.
CREATE TABLE proposal (
  proposal_id TEXT COLLATE "C" PRIMARY KEY,
  tenant_id TEXT COLLATE "C" NOT NULL REFERENCES tenant,
  -- The keyId of an app key, or tenant-key.
  key_id TEXT COLLATE "C" NOT NULL,
  connector_id TEXT COLLATE "C" NOT NULL,
  company_id TEXT COLLATE "C" NOT NULL,
  type TEXT NOT NULL,
  module TEXT NOT NULL,
  payload TEXT NOT NULL CHECK (payload::JSON IS NOT NULL),
  warnings TEXT CHECK (warnings IS NULL OR warnings::JSON IS NOT NULL),
  doc_no TEXT,
  -- Equal for payloads that mean the same.
  meaning_hash TEXT COLLATE "C" NOT NULL,
  command_id TEXT COLLATE "C" NOT NULL,
  approval TEXT NOT NULL CHECK (approval IN ('none', 'person')),
  -- Of what was in the book when it was shown; NULL where nothing was or nobody has looked yet.
  before_hash TEXT,
  preview TEXT CHECK (preview IS NULL OR preview::JSON IS NOT NULL),
  -- Name and version of the program, as it calls itself.
  agent TEXT,
  token_hash TEXT,
  state TEXT NOT NULL CHECK (state IN ('open', 'approved', 'denied', 'submitted', 'expired')),
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  decided_at BIGINT,
  decided_by TEXT,
  reason TEXT,
  ended_at BIGINT,
  UNIQUE (tenant_id, command_id),
  CHECK ((state IN ('open', 'approved')) = (ended_at IS NULL)),
  CHECK (state NOT IN ('approved', 'denied') OR decided_at IS NOT NULL)
);
CREATE INDEX proposal_page ON proposal (tenant_id, approval, created_at DESC, proposal_id);
CREATE INDEX proposal_open ON proposal (tenant_id, approval, created_at DESC, proposal_id) WHERE state = 'open';
CREATE INDEX proposal_approved ON proposal (decided_at) WHERE state = 'approved';
CREATE INDEX proposal_due ON proposal (expires_at) WHERE ended_at IS NULL;
CREATE INDEX proposal_ended ON proposal (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX proposal_alike ON proposal (tenant_id, key_id, meaning_hash, created_at DESC);
