-- A newer build that the connector cannot install itself, because it needs another version of Node.
ALTER TABLE connector ADD COLUMN setup_build TEXT COLLATE "C";
