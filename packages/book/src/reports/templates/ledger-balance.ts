/** The total of the accounts of a special kind at the end of a day: subledgers must agree with it. */

import type { CommandContext } from '../../command/command-context.ts';
import type { BusinessDate } from '../../date.ts';
import type { Sen } from '../../money.ts';

export function accountsBalance(command: CommandContext, accounts: readonly string[], day: BusinessDate): Sen {
  const row = command.db.get<{ balance: bigint | null }>(
    `SELECT sum(debit - credit) AS balance FROM account_day
     WHERE account IN (SELECT value FROM json_each(:accounts)) AND date <= :day`,
    { accounts: JSON.stringify(accounts), day },
  );
  return row?.balance ?? 0n;
}

export const specialAccounts = (command: CommandContext, special: string): readonly string[] =>
  command.records.all('account').flatMap(({ code, data }) => (data.specialType === special ? [code] : []));
