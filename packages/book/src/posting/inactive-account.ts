/**
 * Rejects postings to inactive accounts, whether the account comes from a default of the book, an item group, a tax code, a
 * payment method or a party. Earlier postings to such an account can stay.
 */

import { bookEntrySays } from '@ledgerline/words/book/entry';
import type { CommandContext } from '../command/command-context.ts';
import type { Document, DraftLine } from '../document/document.ts';
import { partySideOf } from '../drafting/party-defaults.ts';
import type { GlRow } from '../ledger/gl-entry.ts';
import { SIDES } from '../ledger/matrix.ts';
import { rolesOf } from '../master-data/master.ts';

const accountsOfLine = ({ posting }: DraftLine): readonly (string | null | undefined)[] => [
  posting.account,
  posting.taxAccount,
  posting.stockAccount,
  posting.costAccount,
  posting.withheld?.account,
];

/** The part of the payload that leads to the account: a line, a payment row, or the party. */
function pathOf(document: Document, account: string, isOfParty: boolean): string {
  const line = document.lines.findIndex((one) => accountsOfLine(one).includes(account));
  if (line >= 0) return `/lines/${line}`;
  const payment = document.payments.findIndex((row) => [row.account, row.chargeAccount, row.withheldAccount].includes(account));
  if (payment >= 0) return `/payments/${payment}`;
  const side = partySideOf(document.type);
  if (isOfParty && side !== null) return `/${SIDES[side].partyCode}`;
  return document.lines.length > 0 ? '/lines' : '/payments';
}

const postedBefore = (command: CommandContext, { key }: Document, account: string): boolean =>
  command.db.get('SELECT 1 FROM gl_entry WHERE doc_key = :key AND account = :account LIMIT 1', { key, account }) !== undefined;

export function refuseInactiveAccounts(
  command: CommandContext,
  document: Document,
  rows: readonly GlRow[],
  isNew: boolean,
): void {
  for (const account of new Set(rows.map((row) => row.account))) {
    if (command.records.find('account', account)?.isActive !== false) continue;
    if (!isNew && postedBefore(command, document, account)) continue;
    const roles = rolesOf(command, account);
    command.refuse(
      pathOf(
        document,
        account,
        rows.some((row) => row.account === account && row.party !== null),
      ),
      'RECORD_INACTIVE',
      roles.length === 0
        ? bookEntrySays.postsToInactive(account)
        : bookEntrySays.postsToInactiveDefault(account, roles.join(', ')),
    );
  }
}
