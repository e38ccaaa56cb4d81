-- The trace that a command was sent under (W3C Trace Context); null for most. It is stored behind what may be large, and a null takes
-- no room there and is not looked for.
ALTER TABLE command ADD COLUMN trace TEXT CHECK (length(trace) <= 600);
