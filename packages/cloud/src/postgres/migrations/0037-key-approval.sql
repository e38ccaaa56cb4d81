-- Which commands of a key wait for a person: none, those that delete, void, cancel or merge, or all writes.
ALTER TABLE app_key ADD COLUMN approval TEXT NOT NULL DEFAULT 'none' CHECK (approval IN ('none', 'deletes', 'writes'));

-- Nodes that remember a key must look again when any of this changes. A use alone changes nothing.
DROP TRIGGER app_key_change ON app_key;
CREATE TRIGGER app_key_change
  AFTER UPDATE OF revoked_at, name, access, companies, key_hash, previous_hash, previous_until, addresses, amount_max, approval OR DELETE
  ON app_key FOR EACH STATEMENT EXECUTE FUNCTION count_key_change();
