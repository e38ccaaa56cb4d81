-- What the check of a payload warned of, as JSON: fields that the command type does not know.
ALTER TABLE command ADD COLUMN warnings TEXT;
