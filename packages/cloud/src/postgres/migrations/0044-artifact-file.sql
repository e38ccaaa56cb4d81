-- Files of commands, in pieces, so that nodes share nothing but this database. A file without a name is being uploaded.
CREATE TABLE artifact_file (
  file_id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sha256 TEXT COLLATE "C",
  size BIGINT,
  put_at BIGINT NOT NULL,
  -- On its way out, where it can no longer be opened.
  is_aside BOOLEAN NOT NULL DEFAULT FALSE,
  CHECK ((sha256 IS NULL) = (size IS NULL))
);
CREATE UNIQUE INDEX one_file_of_name ON artifact_file (sha256) INCLUDE (size) WHERE NOT is_aside;
CREATE INDEX artifact_draft ON artifact_file (put_at) WHERE sha256 IS NULL;
CREATE INDEX artifact_aside ON artifact_file (file_id) WHERE is_aside;
CREATE TABLE artifact_piece (
  file_id BIGINT NOT NULL REFERENCES artifact_file ON DELETE CASCADE,
  piece BIGINT NOT NULL,
  bytes BYTEA NOT NULL,
  PRIMARY KEY (file_id, piece)
);
-- Most files are compressed already.
ALTER TABLE artifact_piece ALTER COLUMN bytes SET STORAGE EXTERNAL;
