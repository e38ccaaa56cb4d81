-- Set where a command is done and some of its rows were refused. Commands from before have none.
ALTER TABLE command ADD COLUMN partly_done INTEGER CHECK (partly_done = 1);
