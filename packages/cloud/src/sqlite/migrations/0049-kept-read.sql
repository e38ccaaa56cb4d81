-- How long a read is kept after its end, if its sender said so; NULL is as long as its tenant keeps commands.
ALTER TABLE command ADD COLUMN kept_ms INTEGER;
CREATE INDEX command_kept ON command ((finished_at + kept_ms)) WHERE kept_ms IS NOT NULL AND cleared_at IS NULL;
