/**
 * Rows of stock documents: the stock account follows every movement; value gained or lost is posted to the account on the other
 * side.
 */

import type { CommandContext } from '../command/command-context.ts';
import type { Document, LinePosting } from '../document/document.ts';
import type { GlRow } from '../ledger/gl-entry.ts';
import { glRow } from '../ledger/gl-row.ts';
import type { AccountRole, Assembly, StockDocument } from '../ledger/matrix.ts';
import { defaultAccount } from '../master-data/master.ts';
import { sumSen } from '../money.ts';

interface Moved {
  readonly dtl_key: bigint | null;
  readonly value: bigint;
  readonly true_up: bigint;
}

/** The counter entry of a movement: the value of the goods in stock and, where they covered a shortage, in the cost of sales. */
export function stockRows(command: CommandContext, document: Document, effect: StockDocument | Assembly): readonly GlRow[] {
  const moves = command.db.all<Moved>(
    'SELECT dtl_key, value, true_up FROM stock_move WHERE doc_key = :docKey ORDER BY seq, leg',
    {
      docKey: document.key,
    },
  );
  const lines = new Map(document.lines.map((line) => [line.key, line]));
  const postingOf = ({ dtl_key }: Moved): LinePosting => (dtl_key === null ? {} : (lines.get(dtl_key)?.posting ?? {}));
  const ofHeader = (member: string, role: AccountRole): string =>
    typeof document.header[member] === 'string' ? String(document.header[member]) : defaultAccount(command, role);
  const goods = moves.flatMap((move) => [
    glRow('cost', postingOf(move).stockAccount ?? ofHeader('stockAccountNo', 'stock'), move.value),
    glRow('cost', postingOf(move).costAccount ?? ofHeader('cogsAccountNo', 'costOfGoodsSold'), move.true_up),
  ]);
  if (effect.kind === 'assembly') {
    return [...goods, glRow('cost', defaultAccount(command, 'assemblyCost'), -sumSen(goods.map((row) => row.amount)))];
  }
  // Value that only changes location needs no rows, unless some of it went into the cost of sales.
  if (effect.counterRole === null) return moves.some((move) => move.true_up !== 0n) ? goods : [];
  return [...goods, ...moves.map((move) => glRow('cost', postingOf(move).account ?? '', -move.value - move.true_up))];
}
