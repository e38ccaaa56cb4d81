/**
 * The ledger account of a line: the one it names, otherwise the one from the document, the item, the book or the history of the
 * party.
 */

import type { DocType, Payload } from '@ledgerline/catalog';
import type { Sentence } from '@ledgerline/words';
import { bookLineSays } from '@ledgerline/words/book/line';
import type { CommandContext } from '../command/command-context.ts';
import type { AccountRole, Bill } from '../ledger/matrix.ts';
import { isLedgerEntry, typesThat } from '../ledger/nature.ts';
import { defaultAccount, findDefaultAccount, groupAccount, type Item, isPostable, lineAccount } from '../master-data/master.ts';
import { textOf } from '../payload.ts';

/** The item group's account for each role that a line can have. */
const GROUP_MEMBERS: Partial<Record<AccountRole, string>> = {
  sales: 'salesAccountNo',
  salesReturn: 'salesReturnAccountNo',
  purchase: 'purchaseAccountNo',
  purchaseReturn: 'purchaseAccountNo',
};

export interface AccountContext {
  readonly type: DocType;
  readonly effect: Bill;
  readonly party: string;
  readonly header: Payload;
}

/** The subject of a line, which decides its account. */
export interface AccountSubject {
  readonly item: Item | undefined;
  /** Whether goods of the item go into or out of stock. */
  readonly movesGoods: boolean;
}

export interface AccountOfLine {
  readonly account: string;
  /** Whether it comes from an earlier document; the line then stores it as if it had been named. */
  readonly isRemembered: boolean;
}

/** Lines that are searched for an account that is still active. */
const REMEMBERED_LINES_MAX = 50;

/** The account that the newest other entry of the party posted to; accounts that no longer accept postings are skipped. */
function rememberedAccount(command: CommandContext, { effect, party, type }: AccountContext): string | undefined {
  const lines = typesThat(isLedgerEntry(effect.side)).flatMap((entry) =>
    command.db.all<{ doc_date: string; doc_key: bigint; account: string }>(
      `SELECT doc_date, document.doc_key, posting ->> 'account' AS account
       FROM document INDEXED BY document_by_party CROSS JOIN document_line USING (doc_key)
       WHERE party = :party AND doc_type = :entry AND status = 'Saved' AND NOT (doc_type = :type AND doc_no = :ownNo)
         AND account IS NOT NULL
       ORDER BY doc_date DESC, document.doc_key DESC, seq LIMIT :limit`,
      { party, entry, type, ownNo: command.documentNo ?? '', limit: REMEMBERED_LINES_MAX },
    ),
  );
  const newest = lines.sort((left, right) =>
    left.doc_date === right.doc_date ? Number(right.doc_key - left.doc_key) : left.doc_date < right.doc_date ? 1 : -1,
  );
  return newest.find(({ account }) => isPostable(command, account))?.account;
}

const missingAccount = ({ effect, party }: AccountContext): Sentence =>
  effect.hasDefaultAccount ? bookLineSays.needsPostingAccount(party ?? '') : bookLineSays.needsPurchaseAccount(party ?? '');

/** Accounts that purchased goods post to automatically: a line that was read with one of them can be sent back unchanged. */
function goodsAccounts(
  command: CommandContext,
  { side }: Bill,
  { item, movesGoods }: AccountSubject,
): readonly (string | null)[] {
  if (side !== 'AP' || !movesGoods || !item) return [];
  return [groupAccount(command, item, 'stockAccountNo', 'stock'), findDefaultAccount(command, 'goodsReceivedNotInvoiced')];
}

/** The account of a line of a bill. A line without any is refused, and the rest of it is still checked. */
export function accountOfLine(
  command: CommandContext,
  context: AccountContext,
  row: Payload,
  subject: AccountSubject,
  path: string,
): AccountOfLine {
  const { effect, header } = context;
  const { item } = subject;
  const named = textOf(row.accountNo) ?? textOf(header.accountNo);
  if (named !== null) {
    if (!goodsAccounts(command, effect, subject).includes(named)) lineAccount(command, named, `${path}/accountNo`);
    return { account: named, isRemembered: false };
  }
  if (effect.lines === 'items') {
    const member = GROUP_MEMBERS[effect.lineRole];
    const ofItem = item && member !== undefined ? groupAccount(command, item, member, effect.lineRole) : null;
    return { account: ofItem ?? defaultAccount(command, effect.lineRole), isRemembered: false };
  }
  const standard = effect.hasDefaultAccount ? findDefaultAccount(command, effect.lineRole) : null;
  if (standard !== null) return { account: standard, isRemembered: false };
  const remembered = rememberedAccount(command, context);
  if (remembered === undefined) command.refuse(`${path}/accountNo`, 'REQUIRED', missingAccount(context));
  return { account: remembered ?? '', isRemembered: remembered !== undefined };
}
