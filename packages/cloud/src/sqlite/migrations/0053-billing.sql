-- Until when a tenant whose payment is late can still send commands. Null: no end is set.
ALTER TABLE tenant ADD COLUMN grace_ends_at INTEGER;

-- What the payment service knows of a tenant, as it was last read there.
CREATE TABLE billing (
  tenant_id TEXT PRIMARY KEY REFERENCES tenant,
  customer_id TEXT NOT NULL UNIQUE,
  -- The page for paying that was opened last and may still be used.
  checkout_id TEXT,
  subscription_id TEXT,
  state TEXT CHECK (state IN ('incomplete', 'active', 'past_due', 'lapsed', 'ended')),
  plan TEXT,
  "interval" TEXT CHECK ("interval" IN ('monthly', 'yearly')),
  current_period_end INTEGER,
  is_ending INTEGER NOT NULL CHECK (is_ending IN (0, 1)),
  past_due_since INTEGER,
  -- Readings are numbered as they begin. One that began before the last that was stored is left out.
  begun_seq INTEGER NOT NULL,
  stored_seq INTEGER NOT NULL,
  read_at INTEGER,
  CHECK ((state IS NULL) = (subscription_id IS NULL))
) STRICT, WITHOUT ROWID;

-- Events of the payment service that were taken in, so that one that comes twice counts once.
CREATE TABLE billing_event (
  event_id TEXT PRIMARY KEY,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX billing_event_at ON billing_event (at);
