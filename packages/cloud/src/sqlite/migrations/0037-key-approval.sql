-- Which commands of a key wait for a person: none, those that delete, void, cancel or merge, or all writes.
ALTER TABLE app_key ADD COLUMN approval TEXT NOT NULL DEFAULT 'none' CHECK (approval IN ('none', 'deletes', 'writes'));
