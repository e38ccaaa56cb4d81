/** Goods tracked by batch and serial number, stock below zero, and the indexes that reads page by. */

export const TRACKING = `
ALTER TABLE stock_move ADD COLUMN true_up INTEGER NOT NULL DEFAULT 0;
ALTER TABLE stock_move ADD COLUMN is_cost_guessed INTEGER NOT NULL DEFAULT 0 CHECK (is_cost_guessed IN (0, 1));
CREATE INDEX stock_move_guessed ON stock_move (item, date) WHERE is_cost_guessed = 1;
CREATE INDEX stock_move_batch ON stock_move (item, location, batch, date, phase, doc_key, seq, leg) WHERE batch IS NOT NULL;
CREATE INDEX stock_move_item ON stock_move (item, date, phase, doc_key, seq, leg);
CREATE INDEX stock_move_date ON stock_move (date, phase, doc_key, seq, leg);

CREATE TABLE stock_serial (
  item TEXT NOT NULL,
  serial TEXT NOT NULL,
  doc_key INTEGER NOT NULL REFERENCES document (doc_key),
  seq INTEGER NOT NULL,
  leg INTEGER NOT NULL,
  PRIMARY KEY (item, serial, doc_key, seq, leg)
) STRICT, WITHOUT ROWID;
CREATE INDEX stock_serial_document ON stock_serial (doc_key, seq, leg);

CREATE INDEX knock_off_date ON knock_off (date, debit_item, credit_item);
DROP INDEX open_item_open;
CREATE INDEX open_item_open ON open_item (side, party, doc_date) WHERE cleared < total;
`;
