/** The cost of the goods of a line: the value of its own movement, or its share of the delivery it invoices. */

import { absolute } from '@ledgerline/catalog/decimal';
import type { Database } from '../database.ts';
import { findLine } from '../document/document-store.ts';
import { linksFromLine } from '../document/link.ts';
import { type Sen, splitSen } from '../money.ts';

export interface MovedValue {
  /** The change of the stock account. */
  readonly stock: Sen;
  /** The extra cost of goods that covered a shortage: cost of sales. */
  readonly trueUp: Sen;
}

/** The value that moved with a line; null when nothing did. */
function movedValue(db: Database, dtlKey: bigint): MovedValue | null {
  const row = db.get<{ value: bigint; true_up: bigint }>(
    'SELECT value, true_up FROM stock_move WHERE dtl_key = :dtlKey ORDER BY leg LIMIT 1',
    { dtlKey },
  );
  return row ? { stock: row.value, trueUp: row.true_up } : null;
}

/** The values that moved with a document, by line. */
export function movedValues(db: Database, docKey: bigint): ReadonlyMap<bigint | null, MovedValue> {
  const rows = db.all<{ dtl_key: bigint | null; value: bigint; true_up: bigint }>(
    'SELECT dtl_key, value, true_up FROM stock_move WHERE doc_key = :docKey AND leg = 0',
    { docKey },
  );
  return new Map(rows.map((row) => [row.dtl_key, { stock: row.value, trueUp: row.true_up }]));
}

/** The value of the goods of a line when they moved. */
function goodsValue(db: Database, dtlKey: bigint): Sen | null {
  const moved = movedValue(db, dtlKey);
  return moved === null ? null : absolute(moved.stock + moved.trueUp);
}

/** The share of a line in the value of its source, by the quantities taken from that source in order. */
export function shareOfSource(db: Database, fromDtlKey: bigint, toDtlKey: bigint): Sen {
  const source = findLine(db, fromDtlKey);
  if (!source) return 0n;
  const total = goodsValue(db, fromDtlKey) ?? 0n;
  let done = 0n;
  for (const link of linksFromLine(db, fromDtlKey, 'next')) {
    if (link.toDtlKey === toDtlKey) return splitSen(total, done, link.quantity, source.quantity);
    done += link.quantity;
  }
  return 0n;
}

export function lineCost(db: Database, dtlKey: bigint): Sen {
  const own = goodsValue(db, dtlKey);
  if (own !== null) return own;
  const from = findLine(db, dtlKey)?.posting.from;
  return from?.kind === 'next' ? shareOfSource(db, BigInt(from.dtlKey), dtlKey) : 0n;
}
