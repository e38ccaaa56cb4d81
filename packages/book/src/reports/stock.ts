/** Reads of items and stock: what there is, where, what it is worth and how it came about. */

import type { Payload } from '@ledgerline/catalog';
import { type Decimal, decimalNumber, decimalOf, divideRounded, ONE } from '../decimal.ts';
import { senNumber, unitCostOf } from '../money.ts';
import { limitOf, offsetOf, page } from '../operations/lines.ts';
import { recordView } from '../operations/record.ts';
import { answered, type Handler, refused } from '../outcome.ts';
import { findItem, textMember } from '../records/master.ts';
import { lastReceiptCost } from '../stock/known-cost.ts';
import type { Work } from '../work.ts';

interface PoolRow {
  readonly item: string;
  readonly location: string;
  readonly pool_quantity: string;
  readonly pool_value: bigint;
}

/** Every pool as it stood at the end of a day. */
function poolsOn(work: Work, date: string, itemCode: string | null, location: string | null): readonly PoolRow[] {
  return work.db.all<PoolRow>(
    `SELECT item, location, pool_quantity, pool_value FROM (
       SELECT item, location, pool_quantity, pool_value,
         row_number() OVER (PARTITION BY item, location ORDER BY date DESC, phase DESC, doc_key DESC, seq DESC, leg DESC) AS place
       FROM stock_move WHERE date <= :date AND (:item IS NULL OR item = :item) AND (:location IS NULL OR location = :location)
     ) WHERE place = 1 ORDER BY item, location`,
    { date, item: itemCode, location },
  );
}

const isOfGroup = (work: Work, item: string, group: string | null): boolean =>
  group === null || work.records.find('item', item)?.data.itemGroup === group;

function inUnit(work: Work, item: string, uom: string | null, quantity: Decimal): Payload {
  const unit = uom === null ? undefined : findItem(work, item)?.uoms.find((known) => known.uom === uom);
  return unit ? { reportUom: unit.uom, reportQty: decimalNumber(divideRounded(quantity * ONE, unit.rate)) } : {};
}

const stockBalance: Handler = (work, payload) => {
  const date = textMember(payload.asOfDate) ?? work.today;
  const group = textMember(payload.itemGroup);
  const pools = poolsOn(work, date, textMember(payload.itemCode), textMember(payload.location)).filter(
    (pool) => isOfGroup(work, pool.item, group) && (payload.includeZero === true || pool.pool_quantity !== '0'),
  );
  const { shown, nextCursor } = page(pools.slice(offsetOf(payload)), payload);
  const rows = shown.map((pool) => {
    const quantity = decimalOf(pool.pool_quantity);
    return {
      itemCode: pool.item,
      location: pool.location,
      qty: decimalNumber(quantity),
      uom: findItem(work, pool.item)?.baseUom ?? '',
      ...inUnit(work, pool.item, textMember(payload.reportUom), quantity),
      unitCost: decimalNumber(unitCostOf(pool.pool_value, quantity)),
      value: senNumber(pool.pool_value),
    };
  });
  return answered({ ok: true, asOfDate: date, rows, count: rows.length, nextCursor });
};

interface MoveRow extends PoolRow {
  readonly date: string;
  readonly doc_key: bigint;
  readonly doc_type: string;
  readonly doc_no: string;
  readonly dtl_key: bigint | null;
  readonly batch: string | null;
  readonly quantity: string;
  readonly value: bigint;
}

function movesIn(work: Work, payload: Payload, limit: number, offset: number, isNewestFirst: boolean): readonly MoveRow[] {
  const order = isNewestFirst ? 'DESC' : 'ASC';
  return work.db.all<MoveRow>(
    `SELECT stock_move.*, doc_no FROM stock_move JOIN document USING (doc_key)
     WHERE (:item IS NULL OR item = :item) AND (:location IS NULL OR location = :location) AND (:batch IS NULL OR batch = :batch)
       AND (:docType IS NULL OR stock_move.doc_type = :docType) AND (:docNo IS NULL OR doc_no = :docNo)
       AND (:dateFrom IS NULL OR date >= :dateFrom) AND (:dateTo IS NULL OR date <= :dateTo)
     ORDER BY date ${order}, phase ${order}, doc_key ${order}, seq ${order}, leg ${order} LIMIT :limit OFFSET :offset`,
    {
      item: textMember(payload.itemCode),
      location: textMember(payload.location),
      batch: textMember(payload.batchNo),
      docType: textMember(payload.docType),
      docNo: textMember(payload.docNo),
      dateFrom: textMember(payload.dateFrom),
      dateTo: textMember(payload.dateTo),
      limit,
      offset,
    },
  );
}

const moveView = (move: MoveRow): Payload => {
  const quantity = decimalOf(move.quantity);
  return {
    docDate: move.date,
    docType: move.doc_type,
    docNo: move.doc_no,
    docKey: move.doc_key.toString(),
    dtlKey: move.dtl_key?.toString() ?? null,
    itemCode: move.item,
    location: move.location,
    batchNo: move.batch,
    qty: decimalNumber(quantity),
    unitCost: decimalNumber(unitCostOf(move.value, quantity)),
    value: senNumber(move.value),
    balanceQty: decimalNumber(decimalOf(move.pool_quantity)),
    balanceValue: senNumber(move.pool_value),
  };
};

const detailLines: Handler = (work, payload) => {
  const moves = movesIn(work, payload, limitOf(payload) + 1, offsetOf(payload), true);
  const { shown, nextCursor } = page(moves, payload);
  return answered({ ok: true, rows: shown.map(moveView), count: shown.length, nextCursor });
};

const EVERYTHING = -1;

/** Opening, in, out and closing of every pool in a period, with its stock card. */
const movement: Handler = (work, payload) => {
  const group = textMember(payload.itemGroup);
  const cards = new Map<string, MoveRow[]>();
  const upTo = { ...payload, dateFrom: null } as Payload;
  for (const move of movesIn(work, upTo, EVERYTHING, 0, false)) {
    if (!isOfGroup(work, move.item, group)) continue;
    const name = `${move.item}\u0000${move.location}`;
    cards.set(name, [...(cards.get(name) ?? []), move]);
  }
  const from = textMember(payload.dateFrom) ?? '';
  const rows = [...cards.values()].map((moves) => movementRow(moves, from, payload.includeCards !== false));
  const { shown, nextCursor } = page(rows.slice(offsetOf(payload)), payload);
  return answered({ ok: true, rows: shown, count: shown.length, nextCursor });
};

function movementRow(moves: readonly MoveRow[], from: string, hasCards: boolean): Payload {
  const sums = { openingQty: 0n, opening: 0n, inQty: 0n, in: 0n, outQty: 0n, out: 0n };
  for (const move of moves) {
    const quantity = decimalOf(move.quantity);
    if (move.date < from) {
      sums.openingQty += quantity;
      sums.opening += move.value;
    } else if (quantity < 0n || (quantity === 0n && move.value < 0n)) {
      sums.outQty -= quantity;
      sums.out -= move.value;
    } else {
      sums.inQty += quantity;
      sums.in += move.value;
    }
  }
  return {
    itemCode: moves[0]?.item ?? '',
    location: moves[0]?.location ?? '',
    openingQty: decimalNumber(sums.openingQty),
    openingValue: senNumber(sums.opening),
    inQty: decimalNumber(sums.inQty),
    inValue: senNumber(sums.in),
    outQty: decimalNumber(sums.outQty),
    outValue: senNumber(sums.out),
    closingQty: decimalNumber(sums.openingQty + sums.inQty - sums.outQty),
    closingValue: senNumber(sums.opening + sums.in - sums.out),
    ...(hasCards ? { cards: moves.filter((move) => move.date >= from).map(moveView) } : {}),
  };
}

const FILTERS = ['itemGroup', 'itemType', 'itemCategory', 'itemBrand'];

/** Whether an item passes the filters of a read. */
export function matchesItem(data: Payload, payload: Payload): boolean {
  if (FILTERS.some((name) => textMember(payload[name]) !== null && data[name] !== payload[name])) return false;
  const search = textMember(payload.search)?.toLowerCase() ?? '';
  return search === '' || JSON.stringify([data.itemCode, data.description, data.uoms]).toLowerCase().includes(search);
}

function items(isActiveOnly: boolean): Handler {
  return (work, payload) => {
    const found = work.records
      .all('item')
      .filter(({ data, isActive }) => (isActive || !isActiveOnly) && matchesItem(data, payload));
    const { shown, nextCursor } = page(found.slice(offsetOf(payload)), payload);
    const rows = shown.map(({ data, isActive }) => ({ ...data, isActive }));
    return answered({ ok: true, rows, count: rows.length, nextCursor });
  };
}

const itemDetail: Handler = (work, payload) => {
  const code = String(payload.itemCode);
  const record = work.records.find('item', code);
  if (!record) {
    work.refuse('/itemCode', 'NOT_FOUND', `There is no item ${code}.`);
    return refused(work);
  }
  const cost = lastReceiptCost(work, code);
  const balances = poolsOn(work, '9999-12-31', code, null).map((pool) => ({
    location: pool.location,
    qty: decimalNumber(decimalOf(pool.pool_quantity)),
    unitCost: decimalNumber(unitCostOf(pool.pool_value, decimalOf(pool.pool_quantity))),
    value: senNumber(pool.pool_value),
  }));
  const view = recordView({ kind: 'item', selector: 'itemCode', document: 'item' }, record);
  return answered({ ok: true, ...view, balances, lastCost: cost === null ? null : decimalNumber(cost) });
};

const locations: Handler = (work, payload) => {
  const rows = work.records
    .all('location')
    .filter(({ isActive }) => isActive || payload.includeInactive === true)
    .map(({ data, isActive }) => ({ ...data, isActive }));
  return answered({ ok: true, rows, count: rows.length });
};

export const STOCK_READS: Readonly<Record<string, Handler>> = {
  'read-items': items(true),
  'read-items-all': items(false),
  'get-stock-item-detail': itemDetail,
  'read-locations': locations,
  'stock-balance': stockBalance,
  'read-stock-detail-lines': detailLines,
  'read-stock-movement': movement,
};
