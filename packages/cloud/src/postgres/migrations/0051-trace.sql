-- The trace that a command was sent under (W3C Trace Context); null for most. Without a CHECK, for which all rows would be read.
ALTER TABLE command ADD COLUMN trace TEXT;
