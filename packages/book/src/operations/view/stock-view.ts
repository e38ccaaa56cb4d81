/**
 * What a stock document moved: quantity and value, by line and in total. Reads the movements; a draft or void document has none.
 */

import type { Json, Payload } from '@ledgerline/catalog';
import { absolute, type Decimal, decimalNumber, decimalOf, multiply, ONE } from '@ledgerline/catalog/decimal';
import type { Database } from '../../database.ts';
import type { Document, Line } from '../../document/document.ts';
import { type Assembly, MATRIX, type StockDocument } from '../../ledger/matrix.ts';
import { type Sen, senNumber, sumSen, unitCostOf } from '../../money.ts';

interface Row {
  readonly dtl_key: bigint | null;
  readonly leg: bigint;
  readonly quantity: string;
  readonly pool_quantity: string;
  readonly value: bigint;
  readonly true_up: bigint;
}

/** Base units and their value. */
interface Moved {
  readonly quantity: Decimal;
  readonly value: Sen;
}

export interface StockView {
  readonly totalQuantity: Decimal;
  readonly totalValue: Sen;
  readonly lineView: (line: MovingLine) => Payload;
}

type Head = Pick<Document, 'key' | 'type' | 'header'>;
type MovingLine = Pick<Line, 'key' | 'quantity' | 'data'>;

/** Documents whose direction follows from their type, not from the sign of the quantity: quantities are shown as positive. */
const ONE_WAY: readonly StockDocument['movement'][] = ['in', 'out', 'transfer', 'convert'];

function movedOf(effect: StockDocument | Assembly, row: Row): Moved {
  const [quantity, value] = [decimalOf(row.quantity), row.value + row.true_up];
  if (effect.kind === 'assembly' || ONE_WAY.includes(effect.movement)) {
    return { quantity: absolute(quantity), value: absolute(value) };
  }
  // A cost update moves nothing: it sets the value of the whole stock.
  return { quantity: effect.movement === 'revalue' ? decimalOf(row.pool_quantity) : quantity, value };
}

/** Undefined for documents of other modules. */
export function stockView(db: Database, document: Head): StockView | undefined {
  const effect = MATRIX[document.type];
  if (effect.kind !== 'stock' && effect.kind !== 'assembly') return undefined;
  const rows = db.all<Row>(
    'SELECT dtl_key, leg, quantity, pool_quantity, value, true_up FROM stock_move WHERE doc_key = :docKey ORDER BY seq, leg',
    { docKey: document.key },
  );
  // In a stock transfer the outgoing movement comes first; the finished good represents the whole assembly.
  const own = rows.filter(({ dtl_key, leg }) => (effect.kind === 'assembly' ? dtl_key === null : leg === 0n));
  const all = own.map((row) => movedOf(effect, row));
  const byLine = new Map<bigint | null, Moved>();
  for (const row of rows) if (!byLine.has(row.dtl_key)) byLine.set(row.dtl_key, movedOf(effect, row));
  const units = effect.kind === 'assembly' ? decimalOf(document.header.qty ?? 0) : ONE;
  return {
    totalQuantity: effect.kind === 'assembly' ? units : sumSen(all.map(({ quantity }) => quantity)),
    totalValue: sumSen(all.map(({ value }) => value)),
    lineView: (line) => stockLine(effect, line, units, byLine.get(line.key)),
  };
}

/** The cost stated on the line, otherwise the unit value of its goods. */
function stockLine(effect: StockDocument | Assembly, line: MovingLine, units: Decimal, moved: Moved | undefined): Payload {
  const value = moved?.value ?? 0n;
  const movement = effect.kind === 'stock' ? effect.movement : null;
  const quantity = movement === 'count' ? (moved?.quantity ?? 0n) : multiply(line.quantity, units);
  const isCosted = line.data.unitCost === undefined && moved !== undefined && quantity !== 0n;
  return {
    ...(movement === 'count' ? { differenceQty: decimalNumber(quantity) } : {}),
    ...(movement === 'revalue' && moved ? { qty: decimalNumber(moved.quantity) } : {}),
    ...(isCosted ? { unitCost: decimalNumber(unitCostOf(value, quantity)) } : {}),
    value: senNumber(value),
  };
}

/** The totals of a stock document under native names: the quantity and value it moved. */
export function stockFields({ totalQuantity, totalValue }: StockView): Record<string, Json> {
  const value = senNumber(totalValue);
  return {
    NetTotal: value,
    FinalTotal: value,
    LocalNetTotal: value,
    LocalTotal: value,
    TotalQty: decimalNumber(totalQuantity),
    TotalValue: value,
  };
}

/** The same for the row of a list. */
export function stockColumns({ totalQuantity, totalValue }: StockView): Payload {
  const value = senNumber(totalValue);
  return { netTotal: value, finalTotal: value, localTotal: value, totalQty: decimalNumber(totalQuantity), totalValue: value };
}
