/**
 * What is open of each party by due date, in base currency, kept with every change of an open item: what a party owes and since when is read from a
 * few rows, however many items are open. Replaces what each debtor owes.
 */

const COLUMNS = 'party, sign, due_date, total, total_local, cleared, cleared_local';

const isOpen = (row: string): string => `${row}.cleared < ${row}.total`;
const isDebit = (row: string): string => `${row}.sign = 1`;
const left = (row: string): string => `${row}.total_local - ${row}.cleared_local`;

/** What one open item adds. */
const sums = (row: string): string =>
  `iif(${isDebit(row)}, ${left(row)}, 0), iif(${isDebit(row)}, 0, ${left(row)}), ${isDebit(row)}, NOT ${isDebit(row)}`;

const OF_OLD = 'side = OLD.side AND party = OLD.party AND due_date = OLD.due_date';

const TAKE = `UPDATE open_due SET debit = debit - iif(${isDebit('OLD')}, ${left('OLD')}, 0), credit = credit - iif(${isDebit('OLD')}, 0, ${left('OLD')}),
      debits = debits - (${isDebit('OLD')}), credits = credits - (NOT ${isDebit('OLD')})
    WHERE ${OF_OLD} AND ${isOpen('OLD')};
  DELETE FROM open_due WHERE ${OF_OLD} AND debits + credits = 0;`;

const ADD = `INSERT INTO open_due (side, party, due_date, debit, credit, debits, credits)
    SELECT NEW.side, NEW.party, NEW.due_date, ${sums('NEW')} WHERE ${isOpen('NEW')}
    ON CONFLICT (side, party, due_date) DO UPDATE SET debit = debit + excluded.debit, credit = credit + excluded.credit,
      debits = debits + excluded.debits, credits = credits + excluded.credits;`;

export const OPEN_DUE = `
DROP TRIGGER debtor_balance_new;
DROP TRIGGER debtor_balance_gone;
DROP TRIGGER debtor_balance_changed;
DROP TABLE debtor_balance;

CREATE TABLE open_due (
  side TEXT NOT NULL,
  party TEXT NOT NULL,
  due_date TEXT NOT NULL,
  debit INTEGER NOT NULL,
  credit INTEGER NOT NULL,
  debits INTEGER NOT NULL,
  credits INTEGER NOT NULL,
  PRIMARY KEY (side, party, due_date)
) STRICT, WITHOUT ROWID;
INSERT INTO open_due
  SELECT side, party, due_date, sum(debit), sum(credit), sum(debits), sum(credits) FROM (
    SELECT side, party, due_date, iif(sign = 1, total_local - cleared_local, 0) AS debit,
      iif(sign = 1, 0, total_local - cleared_local) AS credit, sign = 1 AS debits, sign <> 1 AS credits
    FROM open_item WHERE cleared < total) GROUP BY side, party, due_date;

CREATE TRIGGER open_due_new AFTER INSERT ON open_item WHEN ${isOpen('NEW')} BEGIN
  ${ADD}
END;
CREATE TRIGGER open_due_gone AFTER DELETE ON open_item WHEN ${isOpen('OLD')} BEGIN
  ${TAKE}
END;
CREATE TRIGGER open_due_changed AFTER UPDATE OF ${COLUMNS} ON open_item WHEN ${isOpen('OLD')} OR ${isOpen('NEW')} BEGIN
  ${TAKE}
  ${ADD}
END;
`;
