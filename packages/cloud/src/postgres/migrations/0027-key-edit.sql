-- The name and the rights of a key can be changed, and nodes that remember the key must look again. A use alone changes nothing.
DROP TRIGGER app_key_change ON app_key;
CREATE TRIGGER app_key_change AFTER UPDATE OF revoked_at, name, access, companies OR DELETE ON app_key
  FOR EACH STATEMENT EXECUTE FUNCTION count_key_change();
