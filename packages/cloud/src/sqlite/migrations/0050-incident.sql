-- Incidents that the operator writes about, shown to everyone.
CREATE TABLE incident (
  incident_id TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('investigating', 'identified', 'monitoring', 'resolved')),
  -- Names of parts with a space between them.
  parts TEXT NOT NULL,
  opened_at INTEGER NOT NULL,
  resolved_at INTEGER,
  CHECK ((state = 'resolved') = (resolved_at IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX incident_open ON incident (opened_at) WHERE resolved_at IS NULL;
CREATE INDEX incident_resolved ON incident (resolved_at) WHERE resolved_at IS NOT NULL;

CREATE TABLE incident_update (
  incident_id TEXT NOT NULL REFERENCES incident,
  seq INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('investigating', 'identified', 'monitoring', 'resolved')),
  text TEXT NOT NULL,
  at INTEGER NOT NULL,
  -- The last subscriber whose email is written, and when the last of all was.
  mailed_up_to TEXT NOT NULL,
  mailed_at INTEGER,
  PRIMARY KEY (incident_id, seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX incident_update_unmailed ON incident_update (at) WHERE mailed_at IS NULL;

-- Addresses that are sent emails about incidents. Tokens are secrets and stored hashed; the one that ends the emails is in every email, and sealed for that.
CREATE TABLE status_subscriber (
  subscriber_id TEXT PRIMARY KEY,
  email TEXT NOT NULL UNIQUE,
  confirm_hash TEXT UNIQUE,
  confirm_until INTEGER NOT NULL,
  leave_hash TEXT NOT NULL UNIQUE,
  leave_sealed TEXT NOT NULL,
  language TEXT,
  zone TEXT,
  confirmed_at INTEGER,
  CHECK ((confirm_hash IS NULL) = (confirmed_at IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX status_subscriber_unconfirmed ON status_subscriber (confirm_until) WHERE confirmed_at IS NULL;
