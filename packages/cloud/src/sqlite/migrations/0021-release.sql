-- Which builds a connector gets and which one failed on it, and the builds that the cloud no longer names to any.
ALTER TABLE connector ADD COLUMN channel TEXT NOT NULL DEFAULT 'stable' CHECK (channel IN ('stable', 'early'));
ALTER TABLE connector ADD COLUMN refused_build TEXT;
CREATE INDEX connector_by_build ON connector (kind, build);
CREATE INDEX connector_by_refused_build ON connector (refused_build) WHERE refused_build IS NOT NULL;
CREATE TABLE withdrawn_build (
  build TEXT PRIMARY KEY,
  withdrawn_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
