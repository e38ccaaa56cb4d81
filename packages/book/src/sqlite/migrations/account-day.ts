/** What each day adds to each account, kept with every change of an entry: balances and statements read days and not entries. */

export const ACCOUNT_DAY = `
CREATE TABLE account_day (
  account TEXT NOT NULL,
  date TEXT NOT NULL,
  debit INTEGER NOT NULL,
  credit INTEGER NOT NULL,
  entries INTEGER NOT NULL,
  PRIMARY KEY (account, date)
) STRICT, WITHOUT ROWID;
INSERT INTO account_day
  SELECT account, date, sum(debit), sum(credit), count(*) FROM gl_entry GROUP BY account, date;

CREATE TRIGGER account_day_new AFTER INSERT ON gl_entry BEGIN
  INSERT INTO account_day (account, date, debit, credit, entries) VALUES (NEW.account, NEW.date, NEW.debit, NEW.credit, 1)
    ON CONFLICT (account, date) DO UPDATE SET
      debit = debit + excluded.debit, credit = credit + excluded.credit, entries = entries + 1;
END;
CREATE TRIGGER account_day_gone AFTER DELETE ON gl_entry BEGIN
  UPDATE account_day SET debit = debit - OLD.debit, credit = credit - OLD.credit, entries = entries - 1
    WHERE account = OLD.account AND date = OLD.date;
  DELETE FROM account_day WHERE account = OLD.account AND date = OLD.date AND entries = 0;
END;
CREATE TRIGGER account_day_amount AFTER UPDATE OF debit, credit ON gl_entry
  WHEN OLD.account = NEW.account AND OLD.date = NEW.date BEGIN
  UPDATE account_day SET debit = debit + NEW.debit - OLD.debit, credit = credit + NEW.credit - OLD.credit
    WHERE account = NEW.account AND date = NEW.date;
END;
CREATE TRIGGER account_day_moved AFTER UPDATE OF account, date ON gl_entry
  WHEN OLD.account <> NEW.account OR OLD.date <> NEW.date BEGIN
  UPDATE account_day SET debit = debit - OLD.debit, credit = credit - OLD.credit, entries = entries - 1
    WHERE account = OLD.account AND date = OLD.date;
  DELETE FROM account_day WHERE account = OLD.account AND date = OLD.date AND entries = 0;
  INSERT INTO account_day (account, date, debit, credit, entries) VALUES (NEW.account, NEW.date, NEW.debit, NEW.credit, 1)
    ON CONFLICT (account, date) DO UPDATE SET
      debit = debit + excluded.debit, credit = credit + excluded.credit, entries = entries + 1;
END;
`;
