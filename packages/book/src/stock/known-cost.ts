/** What a unit of an item is known to cost where its pool cannot say: the standard cost, else its last receipt anywhere. */

import { type Decimal, decimalOf } from '../decimal.ts';
import { unitCostOf } from '../money.ts';
import type { Item } from '../records/master.ts';
import type { Work } from '../work.ts';

export function fallbackCostOf(work: Work, item: Item): Decimal | null {
  const { standardCost } = item.data;
  if (typeof standardCost === 'number') return decimalOf(standardCost);
  return lastReceiptCost(work, item.itemCode);
}

export function lastReceiptCost(work: Work, itemCode: string): Decimal | null {
  const last = work.db.get<{ quantity: string; value: bigint }>(
    `SELECT quantity, value FROM stock_move WHERE item = :itemCode AND phase = 10 AND value > 0
     ORDER BY date DESC, doc_key DESC, seq DESC LIMIT 1`,
    { itemCode },
  );
  return last ? unitCostOf(last.value, decimalOf(last.quantity)) : null;
}
