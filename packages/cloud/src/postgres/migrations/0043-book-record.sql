-- Whether a book records each command with its postings; null where its connector says it of all its books together.
ALTER TABLE company ADD COLUMN exactly_once SMALLINT CHECK (exactly_once IN (0, 1));
