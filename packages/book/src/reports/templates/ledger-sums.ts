/** The ledger by account and day, read once: the source of every column of a financial statement. */

import type { CommandContext } from '../../command/command-context.ts';
import { addDays, type BusinessDate } from '../../date.ts';
import { isYearType } from '../../ledger/account-side.ts';
import { yearStartOf } from '../../master-data/fiscal-year.ts';
import { findAccount } from '../../master-data/master.ts';
import type { Sen } from '../../money.ts';
import { defaultAccountOf } from '../../setup/setup.ts';

interface DayRow {
  readonly account: string;
  readonly date: string;
  readonly debit: bigint;
  readonly credit: bigint;
}

/** A period that includes both days; without a first day, it covers everything up to the last. */
export interface Period {
  readonly from: BusinessDate | null;
  readonly to: BusinessDate;
}

export interface DatedPeriod extends Period {
  readonly from: BusinessDate;
}

export interface Movement {
  readonly debit: Sen;
  readonly credit: Sen;
}

const NO_DAYS: readonly DayRow[] = [];

export class LedgerSums {
  /** Accounts with postings, and the retained earnings account. */
  readonly accounts: readonly string[];
  readonly #command: CommandContext;
  readonly #days = new Map<string, DayRow[]>();

  constructor(command: CommandContext, to: BusinessDate) {
    this.#command = command;
    const rows = command.db.each<DayRow>(
      'SELECT account, date, debit, credit FROM account_day WHERE date <= :to ORDER BY account, date',
      { to },
    );
    for (const row of rows) {
      const known = this.#days.get(row.account);
      if (known) known.push(row);
      else this.#days.set(row.account, [row]);
    }
    const retained = this.retainedEarnings;
    this.accounts = [...new Set([...this.#days.keys(), ...(retained === null ? [] : [retained])])].sort();
  }

  movement(account: string, { from, to }: Period): Movement {
    let [debit, credit] = [0n, 0n];
    for (const row of this.#days.get(account) ?? NO_DAYS) {
      if (row.date > to) break;
      if (from !== null && row.date < from) continue;
      debit += row.debit;
      credit += row.credit;
    }
    return { debit, credit };
  }

  /** Debits less credits of a period. */
  net(account: string, period: Period): Sen {
    const { debit, credit } = this.movement(account, period);
    return debit - credit;
  }

  isOfTheYear(account: string): boolean {
    return isYearType(findAccount(this.#command, account)?.accountType ?? '');
  }

  /** The total of all income and expense accounts; a profit is a credit. */
  earned(period: Period): Sen {
    return this.accounts.reduce((sum, account) => (this.isOfTheYear(account) ? sum + this.net(account, period) : sum), 0n);
  }

  /** The first day of the fiscal year of a date. */
  yearStart(day: BusinessDate): BusinessDate | null {
    return yearStartOf(this.#command, day);
  }

  /** The retained earnings account; null where the book has none. */
  get retainedEarnings(): string | null {
    return defaultAccountOf(this.#command, 'retainedEarnings');
  }

  /**
   * The balance of an account at the end of a day, in the fiscal year of `inYearOf`: income and expense begin with that year, and
   * the profit of earlier years is in retained earnings. Nothing is posted for it.
   */
  balance(account: string, day: BusinessDate, inYearOf: BusinessDate = day): Sen {
    const start = this.yearStart(inYearOf);
    const isCarried = start !== null && this.retainedEarnings !== null;
    if (isCarried && this.isOfTheYear(account)) return day < start ? 0n : this.net(account, { from: start, to: day });
    const own = this.net(account, { from: null, to: day });
    return isCarried && account === this.retainedEarnings ? own + this.earned({ from: null, to: addDays(start, -1) }) : own;
  }

  hasEntries(to: BusinessDate): boolean {
    return [...this.#days.values()].some(([first]) => first !== undefined && first.date <= to);
  }
}
