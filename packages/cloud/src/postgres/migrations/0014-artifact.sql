-- Which files commands name, to remove the others.
CREATE INDEX command_artifact ON command (artifact_sha256) WHERE artifact_sha256 IS NOT NULL;
