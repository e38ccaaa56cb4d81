-- Whether the changes of an account book are told, and up to which position of its log they are. A sandbox book without a row counts as on.
CREATE TABLE change_cursor (
  tenant_id TEXT NOT NULL REFERENCES tenant,
  connector_id TEXT NOT NULL,
  company_id TEXT NOT NULL,
  is_enabled INTEGER NOT NULL CHECK (is_enabled IN (0, 1)),
  cursor TEXT,
  -- Why there are no changes; NULL if nothing prevents them.
  reason TEXT,
  looked_at INTEGER,
  -- How long the newest change took.
  lag_ms INTEGER,
  -- The newest gap, with its time.
  gap TEXT CHECK (gap IS NULL OR json_valid(gap)),
  -- Events of this day, which count towards the limit of the tenant.
  day INTEGER NOT NULL DEFAULT 0,
  day_events INTEGER NOT NULL DEFAULT 0,
  -- Per entity the hour in which a gap because of the limit was last told.
  quota_told TEXT CHECK (quota_told IS NULL OR json_valid(quota_told)),
  PRIMARY KEY (connector_id, company_id)
) STRICT;
CREATE INDEX change_cursor_of_tenant ON change_cursor (tenant_id, day);

-- Entities whose changes an endpoint gets; NULL for all.
ALTER TABLE webhook ADD COLUMN entities TEXT CHECK (entities IS NULL OR json_valid(entities));
