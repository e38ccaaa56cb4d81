/** Rows of stock documents: the stock account follows every movement; what value is gained or lost goes to the account on the other side. */

import type { Document } from '../document.ts';
import type { GlRow } from '../ledger/gl-entry.ts';
import { sumSen } from '../money.ts';
import { defaultAccount } from '../records/master.ts';
import type { Work } from '../work.ts';
import { glRow } from './gl-row.ts';
import type { Assembly, StockDocument } from './matrix.ts';

interface Moved {
  readonly dtl_key: bigint | null;
  readonly value: bigint;
}

export function stockRows(work: Work, document: Document, effect: StockDocument | Assembly): readonly GlRow[] {
  const moves = work.db.all<Moved>('SELECT dtl_key, value FROM stock_move WHERE doc_key = :docKey ORDER BY seq, leg', {
    docKey: document.key,
  });
  const lines = new Map(document.lines.map((line) => [line.key, line]));
  const stockAccount = ({ dtl_key }: Moved): string =>
    (dtl_key === null ? undefined : lines.get(dtl_key)?.posting.stockAccount) ??
    (typeof document.header.stockAccountNo === 'string' ? document.header.stockAccountNo : defaultAccount(work, 'stock'));
  if (effect.kind === 'assembly') {
    const rows = moves.map((move) => glRow('cost', stockAccount(move), move.value));
    return [...rows, glRow('cost', defaultAccount(work, 'assemblyCost'), -sumSen(rows.map((row) => row.amount)))];
  }
  if (effect.counterRole === null) return [];
  return moves.flatMap((move) => {
    const counter = (move.dtl_key === null ? undefined : lines.get(move.dtl_key)?.posting.account) ?? '';
    return [glRow('cost', stockAccount(move), move.value), glRow('cost', counter, -move.value)];
  });
}
