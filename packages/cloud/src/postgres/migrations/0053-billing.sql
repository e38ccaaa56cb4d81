-- Until when a tenant whose payment is late can still send commands. Null: no end is set.
ALTER TABLE tenant ADD COLUMN grace_ends_at BIGINT;

-- What the payment service knows of a tenant, as it was last read there.
CREATE TABLE billing (
  tenant_id TEXT COLLATE "C" PRIMARY KEY REFERENCES tenant,
  customer_id TEXT COLLATE "C" NOT NULL UNIQUE,
  -- The page for paying that was opened last and may still be used.
  checkout_id TEXT,
  subscription_id TEXT,
  state TEXT CHECK (state IN ('incomplete', 'active', 'past_due', 'lapsed', 'ended')),
  plan TEXT,
  "interval" TEXT CHECK ("interval" IN ('monthly', 'yearly')),
  current_period_end BIGINT,
  is_ending INTEGER NOT NULL CHECK (is_ending IN (0, 1)),
  past_due_since BIGINT,
  -- Readings are numbered as they begin. One that began before the last that was stored is left out.
  begun_seq BIGINT NOT NULL,
  stored_seq BIGINT NOT NULL,
  read_at BIGINT,
  CHECK ((state IS NULL) = (subscription_id IS NULL))
);

-- Events of the payment service that were taken in, so that one that comes twice counts once.
CREATE TABLE billing_event (
  event_id TEXT COLLATE "C" PRIMARY KEY,
  at BIGINT NOT NULL
);
CREATE INDEX billing_event_at ON billing_event (at);
