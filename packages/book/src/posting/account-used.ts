/** The account that a line posts its amount to, for results and reads. All other postings of the document are in its postings. */

import type { DocType } from '@ledgerline/catalog';
import type { Database } from '../database.ts';
import type { Line } from '../document/document.ts';
import { MATRIX } from '../ledger/matrix.ts';
import { hasMovedBefore } from '../stock/movement.ts';

export type PostedLine = Pick<Line, 'data' | 'posting'>;

const receivedNotInvoiced = (db: Database): string | undefined =>
  db.get<{ account: string }>(
    `SELECT data ->> 'accountNo' AS account FROM record WHERE kind = 'default-account' AND code = 'goodsReceivedNotInvoiced'`,
  )?.account;

/** Purchased goods go into stock or, if they were received before their bill, clear goods received not invoiced. */
function accountOfBill(db: Database, type: DocType, line: PostedLine): string | undefined {
  const effect = MATRIX[type];
  if (effect.kind !== 'bill' || effect.partySign === 0) return undefined;
  const isInventory = effect.side === 'AP' && effect.stock !== 'none' && line.posting.stockAccount !== undefined;
  if (!isInventory) return line.posting.account;
  return hasMovedBefore(line) ? receivedNotInvoiced(db) : line.posting.stockAccount;
}

/** The account on the line is used where nothing is posted, and where it names a party as its account. */
export function accountUsed(db: Database, type: DocType, line: PostedLine): { readonly accountNo?: string } {
  const isParty = line.posting.party !== undefined && line.data.accountNo === line.posting.party.code;
  const account = MATRIX[type].kind === 'bill' ? accountOfBill(db, type, line) : line.posting.account;
  return account === undefined || account === '' || isParty ? {} : { accountNo: account };
}
