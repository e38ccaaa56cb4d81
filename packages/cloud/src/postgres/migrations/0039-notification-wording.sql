-- What a notification is worded from in the language of its reader, as JSON; null for one that has only its English text.
ALTER TABLE notification ADD COLUMN wording TEXT;
