-- Set where a command is done and some of its rows were refused. Commands from before have none. It is stored behind what may be
-- large, so lists only look whether it is there.
ALTER TABLE command ADD COLUMN partly_done INTEGER CHECK (partly_done = 1);
