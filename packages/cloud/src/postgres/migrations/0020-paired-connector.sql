-- Connectors are paired too.
ALTER TABLE pairing DROP CONSTRAINT pairing_kind_check;
ALTER TABLE pairing ADD CONSTRAINT pairing_kind_check CHECK (kind IN ('key', 'connector'));
