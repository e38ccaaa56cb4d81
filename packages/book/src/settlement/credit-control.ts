/** The credit limit of a customer, and when it warns or blocks. */

import { bookEntrySays } from '@ledgerline/words/book/entry';
import type { CommandContext } from '../command/command-context.ts';
import type { Document } from '../document/document.ts';
import { raisesReceivables } from '../ledger/nature.ts';
import { findParty, settingOf } from '../master-data/master.ts';
import { senOf, senText } from '../money.ts';
import { owedBy } from './open-item.ts';

export function warnOfCredit(command: CommandContext, document: Document): void {
  if (document.status !== 'Saved' || document.party === null || !raisesReceivables(document.type)) return;
  const limit = findParty(command, 'AR', document.party)?.data.creditLimit;
  if (limit === undefined || limit === null || senOf(limit) === 0n) return;
  const owed = owedBy(command.db, document.party);
  if (owed <= senOf(limit)) return;
  const says = bookEntrySays.creditLimit(document.party ?? '', senText(owed), senText(senOf(limit)));
  if (settingOf(command, 'credit.onExceed') === 'block') command.refuse('/debtorCode', 'CREDIT_LIMIT_EXCEEDED', says);
  else command.warn('CREDIT_LIMIT_EXCEEDED', says);
}
