-- How often keys and subscriptions have changed: nodes remember who holds a key for as long as this number stays. It is counted
-- here, in the transaction of the change, so that no node sees the one without the other.
CREATE TABLE key_change (
  is_only BOOLEAN PRIMARY KEY DEFAULT TRUE CHECK (is_only),
  count BIGINT NOT NULL
);
INSERT INTO key_change (count) VALUES (0);

CREATE FUNCTION count_key_change() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE key_change SET count = count + 1 WHERE is_only;
  RETURN NULL;
END
$$;
CREATE TRIGGER tenant_key_change AFTER UPDATE OR DELETE ON tenant FOR EACH STATEMENT EXECUTE FUNCTION count_key_change();
CREATE TRIGGER app_key_change AFTER UPDATE OF revoked_at OR DELETE ON app_key
  FOR EACH STATEMENT EXECUTE FUNCTION count_key_change();
CREATE TRIGGER connector_key_change AFTER UPDATE OF key_hash OR DELETE ON connector
  FOR EACH STATEMENT EXECUTE FUNCTION count_key_change();
