/** What each debtor owes in base currency, kept with every change of an open item: the credit limit is checked at each sale. */

export const DEBTOR_BALANCE = `
CREATE TABLE debtor_balance (
  party TEXT PRIMARY KEY,
  owed INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO debtor_balance
  SELECT party, sum(sign * (total_local - cleared_local)) FROM open_item WHERE side = 'AR' GROUP BY party;

CREATE TRIGGER debtor_balance_new AFTER INSERT ON open_item WHEN NEW.side = 'AR' BEGIN
  INSERT INTO debtor_balance (party, owed) VALUES (NEW.party, NEW.sign * (NEW.total_local - NEW.cleared_local))
    ON CONFLICT (party) DO UPDATE SET owed = owed + excluded.owed;
END;
CREATE TRIGGER debtor_balance_gone AFTER DELETE ON open_item WHEN OLD.side = 'AR' BEGIN
  UPDATE debtor_balance SET owed = owed - OLD.sign * (OLD.total_local - OLD.cleared_local) WHERE party = OLD.party;
END;
CREATE TRIGGER debtor_balance_changed AFTER UPDATE OF party, sign, total_local, cleared_local ON open_item WHEN OLD.side = 'AR' BEGIN
  UPDATE debtor_balance SET owed = owed - OLD.sign * (OLD.total_local - OLD.cleared_local) WHERE party = OLD.party;
  INSERT INTO debtor_balance (party, owed) VALUES (NEW.party, NEW.sign * (NEW.total_local - NEW.cleared_local))
    ON CONFLICT (party) DO UPDATE SET owed = owed + excluded.owed;
END;

DROP INDEX open_item_open;
CREATE INDEX open_item_open ON open_item (side, party, doc_date) WHERE cleared < total;
`;
