/** The known unit cost of an item where its pool has none: the standard cost, otherwise its last receipt anywhere. */

import { type Decimal, decimalOf } from '@ledgerline/catalog/decimal';
import type { CommandContext } from '../command/command-context.ts';
import type { Database } from '../database.ts';
import type { Item } from '../master-data/master.ts';
import { unitCostOf } from '../money.ts';
import type { OrderKey } from './order.ts';
import type { UnitCost } from './unit-cost.ts';

export function standardCostOf({ data }: Item): Decimal | null {
  return typeof data.standardCost === 'number' && data.standardCost > 0 ? decimalOf(data.standardCost) : null;
}

interface Receipt {
  readonly quantity: string;
  readonly cost: bigint;
}

/** Base currency and base unit. */
export function lastReceiptCost({ db }: CommandContext, itemCode: string): Decimal | null {
  const last = db.get<Receipt>(
    `SELECT quantity, value + true_up AS cost FROM stock_move WHERE item = :itemCode AND phase = 10 AND value > 0
     ORDER BY date DESC, doc_key DESC, seq DESC LIMIT 1`,
    { itemCode },
  );
  return last ? unitCostOf(last.cost, decimalOf(last.quantity)) : null;
}

/** The last receipt before a movement, so that the order of entry makes no difference. */
export function receiptCostBefore(db: Database, item: string, key: OrderKey): UnitCost | null {
  const last = db.get<Receipt>(
    `SELECT quantity, value + true_up AS cost FROM stock_move WHERE item = :item AND phase = 10 AND value > 0
       AND date <= :date AND (date, phase, doc_key, seq, leg) < (:date, :phase, :docKey, :seq, :leg)
     ORDER BY date DESC, doc_key DESC, seq DESC LIMIT 1`,
    { item, ...key },
  );
  return last ? { value: last.cost, quantity: decimalOf(last.quantity) } : null;
}
