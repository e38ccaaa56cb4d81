/** Reads of items and stock: quantities, locations, values and movements. */

import type { Payload } from '@ledgerline/catalog';
import { type Decimal, decimalNumber, decimalOf, divideRounded, ONE } from '@ledgerline/catalog/decimal';
import type { CommandContext } from '../../command/command-context.ts';
import { type Handler, type OwnHandlers, refused, uncommitted } from '../../command/handler-result.ts';
import { cut, type Page, pageOf } from '../../command/paging.ts';
import { findItem } from '../../master-data/master.ts';
import { missingRecord } from '../../master-data/record-sentence.ts';
import { type Sen, senNumber, splitSen, unitCostOf } from '../../money.ts';
import { recordView } from '../../operations/record/record.ts';
import { listedRecords, type RecordListing, recordRow, recordTest } from '../../operations/record/record-filter.ts';
import { keysIn, textOf } from '../../payload.ts';
import { lastReceiptCost } from '../../stock/known-cost.ts';
import type { PoolName } from '../../stock/order.ts';
import { serialsInStock } from '../../stock/serial.ts';
import { batchesOn } from '../../stock/tracking.ts';

export interface PoolRow extends PoolName {
  readonly pool_quantity: string;
  readonly pool_value: bigint;
}

/** Looks for the next location, then for the next item: SQLite compares both at once by walking over all movements of the pool. */
function poolAfter({ db }: CommandContext, { item, location }: PoolName): PoolName | undefined {
  return (
    db.get<PoolName>(
      'SELECT item, location FROM stock_move WHERE item = :item AND location > :location ORDER BY location LIMIT 1',
      { item, location },
    ) ?? db.get<PoolName>('SELECT item, location FROM stock_move WHERE item > :item ORDER BY item, location LIMIT 1', { item })
  );
}

/** Pools in the order of item and location, each found by skipping past the previous one. */
function* poolsBehind(command: CommandContext, payload: Payload, after: readonly string[] | null): Generator<PoolName> {
  const [item, location] = [textOf(payload.itemCode), textOf(payload.location)];
  const group = textOf(payload.itemGroup);
  let last: PoolName = { item: after?.[0] ?? item ?? '', location: after?.[1] ?? '' };
  for (;;) {
    const next = poolAfter(command, last);
    if (!next || (item !== null && next.item !== item)) return;
    last = { item: next.item, location: next.location };
    if ((location === null || last.location === location) && isOfGroup(command, last.item, group)) yield last;
  }
}

/** The state of a pool before a date. */
function poolBefore(command: CommandContext, { item, location }: PoolName, day: string): PoolRow {
  const last = command.db.get<PoolRow>(
    `SELECT item, location, pool_quantity, pool_value FROM stock_move WHERE item = :item AND location = :location AND date < :day
     ORDER BY date DESC, phase DESC, doc_key DESC, seq DESC, leg DESC LIMIT 1`,
    { item, location, day },
  );
  return last ?? { item, location, pool_quantity: '0', pool_value: 0n };
}

/** A place in the order after every movement of a day. */
const endOf = (date: string): string => `${date}~`;

/** The state of every pool at the end of a day. */
export function* poolsOn(command: CommandContext, date: string): Generator<PoolRow> {
  for (const name of poolsBehind(command, {}, null)) yield poolBefore(command, name, endOf(date));
}

const isOfGroup = (command: CommandContext, item: string, group: string | null): boolean =>
  group === null || command.records.find('item', item)?.data.itemGroup === group;

function inUnit(command: CommandContext, item: string, uom: string | null, quantity: Decimal): Payload {
  const unit = uom === null ? undefined : findItem(command, item)?.uoms.find((known) => known.uom === uom);
  return unit ? { reportUom: unit.uom, reportQty: decimalNumber(divideRounded(quantity * ONE, unit.rate)) } : {};
}

interface BalanceRow {
  readonly item: string;
  readonly location: string;
  readonly batch: string | null;
  readonly quantity: Decimal;
  readonly value: Sen;
}

/** A pool, or its batches, which share its value by quantity. */
function balancesOf(command: CommandContext, pool: PoolRow, date: string): readonly BalanceRow[] {
  const { item, location } = pool;
  const quantity = decimalOf(pool.pool_quantity);
  if (findItem(command, item)?.keepsBatches !== true) return [{ item, location, batch: null, quantity, value: pool.pool_value }];
  let done = 0n;
  return batchesOn(command.db, item, location, date).map(({ batch, left }) => {
    const value = splitSen(pool.pool_value, done, left, quantity);
    done += left;
    return { item, location, batch, quantity: left, value };
  });
}

const stockBalance: Handler = (command, payload) => {
  const page = pageOf(command, payload, ['', '', '']);
  if (!page) return refused(command);
  const date = textOf(payload.asOfDate) ?? command.today;
  const batch = textOf(payload.batchNo);
  const found: BalanceRow[] = [];
  const isBehind = (row: BalanceRow): boolean => {
    const [item = '', location = '', last = ''] = page.after ?? [];
    if (row.item !== item) return row.item > item;
    return row.location === location ? (row.batch ?? '') > last : row.location > location;
  };
  const isShown = (row: BalanceRow): boolean =>
    (batch === null || row.batch === batch) &&
    (payload.includeZero === true || row.quantity !== 0n) &&
    (page.after === null || isBehind(row));
  // The pool that the previous page ended in may have more batches.
  const from = page.after === null ? null : [page.after[0] ?? '', (page.after[1] ?? '').slice(0, -1)];
  for (const name of poolsBehind(command, payload, from)) {
    found.push(...balancesOf(command, poolBefore(command, name, endOf(date)), date).filter(isShown));
    if (found.length > page.limit) break;
  }
  const { shown, nextCursor } = cut(found, page, (row) => [row.item, row.location, row.batch ?? '']);
  const rows = shown.map((row) => ({
    itemCode: row.item,
    location: row.location,
    ...(row.batch === null ? {} : { batchNo: row.batch }),
    qty: decimalNumber(row.quantity),
    uom: findItem(command, row.item)?.baseUom ?? '',
    ...inUnit(command, row.item, textOf(payload.reportUom), row.quantity),
    unitCost: decimalNumber(unitCostOf(row.value, row.quantity)),
    value: senNumber(row.value),
  }));
  return uncommitted({ ok: true, asOfDate: date, rows, count: rows.length, nextCursor });
};

interface MoveRow extends PoolRow {
  readonly date: string;
  readonly phase: bigint;
  readonly doc_key: bigint;
  readonly seq: bigint;
  readonly leg: bigint;
  readonly doc_type: string;
  readonly doc_no: string;
  readonly dtl_key: bigint | null;
  readonly batch: string | null;
  readonly quantity: string;
  readonly value: bigint;
}

type Condition = readonly [sql: string, name: string, value: string | null];

/** Conditions of the filters that the payload names; the others are left out, so that an index serves the rest. */
const conditionsOf = (payload: Payload): readonly Condition[] => {
  const keys = keysIn(payload);
  return (
    [
      ['item = :item', 'item', textOf(payload.itemCode)],
      ['location = :location', 'location', textOf(payload.location)],
      ['batch = :batch', 'batch', textOf(payload.batchNo)],
      ['stock_move.doc_type = :docType', 'docType', textOf(payload.docType)],
      ['doc_no = :docNo', 'docNo', textOf(payload.docNo)],
      ['doc_no IN (SELECT value FROM json_each(:keys))', 'keys', keys && JSON.stringify(keys)],
      ['date >= :dateFrom', 'dateFrom', textOf(payload.dateFrom)],
      ['date <= :dateTo', 'dateTo', textOf(payload.dateTo)],
    ] satisfies readonly Condition[]
  ).filter(([, , value]) => value !== null);
};

const PLACE = 'date, phase, stock_move.doc_key, seq, leg';

/** Movements newest first, after a position in that order. */
function movesBehind(command: CommandContext, payload: Payload, { limit, after }: Page): readonly MoveRow[] {
  const conditions = conditionsOf(payload);
  const [date, phase, docKey, seq, leg] = after ?? ['9999-99-99', '0', '0', '0', '0'];
  return command.db.all<MoveRow>(
    `SELECT stock_move.*, doc_no FROM stock_move CROSS JOIN document USING (doc_key)
     WHERE (${PLACE}) < (:date, :phase, :docKey, :seq, :leg) ${conditions.map(([sql]) => `AND ${sql}`).join(' ')}
     ORDER BY date DESC, phase DESC, stock_move.doc_key DESC, seq DESC, leg DESC LIMIT :limit`,
    {
      date: date ?? '',
      phase: BigInt(phase ?? 0),
      docKey: BigInt(docKey ?? 0),
      seq: BigInt(seq ?? 0),
      leg: BigInt(leg ?? 0),
      limit: limit + 1,
      ...Object.fromEntries(conditions.map(([, name, value]) => [name, value])),
    },
  );
}

/** Movements of one pool in a period, oldest first. */
const movesOfPool = (command: CommandContext, { item, location }: PoolName, from: string, to: string): readonly MoveRow[] =>
  command.db.all<MoveRow>(
    `SELECT stock_move.*, doc_no FROM stock_move CROSS JOIN document USING (doc_key)
     WHERE item = :item AND location = :location AND date >= :from AND date <= :to
     ORDER BY date, phase, stock_move.doc_key, seq, leg`,
    { item, location, from, to },
  );

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

const detailLines: Handler = (command, payload) => {
  const page = pageOf(command, payload, ['', 0n, 0n, 0n, 0n]);
  if (!page) return refused(command);
  const keyOf = (move: MoveRow) => [move.date, move.phase, move.doc_key, move.seq, move.leg];
  const { shown, nextCursor } = cut(movesBehind(command, payload, page), page, keyOf);
  return uncommitted({ ok: true, rows: shown.map(moveView), count: shown.length, nextCursor });
};

/** Opening, in, out and closing of every pool in a period, with its stock card. */
const movement: Handler = (command, payload) => {
  const page = pageOf(command, payload, ['', '']);
  if (!page) return refused(command);
  const [from, to] = [textOf(payload.dateFrom) ?? '', textOf(payload.dateTo) ?? endOf('9999')];
  const found: { readonly name: PoolName; readonly row: Payload }[] = [];
  for (const name of poolsBehind(command, payload, page.after)) {
    const opening = poolBefore(command, name, from);
    const moves = movesOfPool(command, name, from, to);
    if (moves.length === 0 && opening.pool_quantity === '0') continue;
    found.push({ name, row: movementRow(opening, moves, payload.includeCards !== false) });
    if (found.length > page.limit) break;
  }
  const { shown, nextCursor } = cut(found, page, ({ name }) => [name.item, name.location]);
  return uncommitted({ ok: true, rows: shown.map(({ row }) => row), count: shown.length, nextCursor });
};

function movementRow(opening: PoolRow, moves: readonly MoveRow[], hasCards: boolean): Payload {
  const sums = { inQty: 0n, in: 0n, outQty: 0n, out: 0n };
  for (const move of moves) {
    const quantity = decimalOf(move.quantity);
    if (quantity < 0n || (quantity === 0n && move.value < 0n)) {
      sums.outQty -= quantity;
      sums.out -= move.value;
    } else {
      sums.inQty += quantity;
      sums.in += move.value;
    }
  }
  const openingQuantity = decimalOf(opening.pool_quantity);
  return {
    itemCode: opening.item,
    location: opening.location,
    openingQty: decimalNumber(openingQuantity),
    openingValue: senNumber(opening.pool_value),
    inQty: decimalNumber(sums.inQty),
    inValue: senNumber(sums.in),
    outQty: decimalNumber(sums.outQty),
    outValue: senNumber(sums.out),
    closingQty: decimalNumber(openingQuantity + sums.inQty - sums.outQty),
    closingValue: senNumber(opening.pool_value + sums.in - sums.out),
    ...(hasCards ? { cards: moves.map(moveView) } : {}),
  };
}

const FILTERS = ['itemGroup', 'itemType', 'itemCategory', 'itemBrand'];

/** Which items a read shows, besides what all lists of records are narrowed by. */
export const itemListing = (payload: Payload, isActiveOnly: boolean): RecordListing => ({
  kind: 'item',
  isActiveOnly,
  passes: ({ data }) => FILTERS.every((name) => textOf(payload[name]) === null || data[name] === payload[name]),
});

const items =
  (isActiveOnly: boolean): Handler =>
  (command, payload) =>
    listedRecords(command, itemListing(payload, isActiveOnly), payload);

const itemDetail: Handler = (command, payload) => {
  const code = String(payload.itemCode);
  const record = command.records.find('item', code);
  if (!record) {
    command.refuse('/itemCode', 'NOT_FOUND', missingRecord(command, 'item', code));
    return refused(command);
  }
  const cost = lastReceiptCost(command, code);
  const balances = [...poolsBehind(command, { itemCode: code }, null)].flatMap((name) =>
    balancesOf(command, poolBefore(command, name, endOf('9999')), '9999-12-31').map((row) => ({
      location: row.location,
      ...(row.batch === null ? {} : { batchNo: row.batch }),
      qty: decimalNumber(row.quantity),
      unitCost: decimalNumber(unitCostOf(row.value, row.quantity)),
      value: senNumber(row.value),
    })),
  );
  const serials = findItem(command, code)?.keepsSerials === true ? { serialNumbers: serialRows(command, code) } : {};
  const view = recordView(command, { kind: 'item', selector: 'itemCode', document: 'item' }, record);
  return uncommitted({ ok: true, ...view, balances, ...serials, lastCost: cost === null ? null : decimalNumber(cost) });
};

const serialRows = (command: CommandContext, item: string): readonly Payload[] =>
  serialsInStock(command.db, item).map(({ serial, location, batch }) => ({
    serialNo: serial,
    location,
    ...(batch === null ? {} : { batchNo: batch }),
  }));

const locations: Handler = (command, payload) => {
  const isShown = recordTest({ kind: 'location', isActiveOnly: true }, payload);
  const rows = command.records
    .all('location')
    .filter(isShown)
    .map((location) => recordRow(command, location));
  return uncommitted({ ok: true, rows, count: rows.length });
};

export const STOCK_READS = {
  'read-items': items(true),
  'read-items-all': items(false),
  'get-stock-item-detail': itemDetail,
  'read-locations': locations,
  'stock-balance': stockBalance,
  'read-stock-detail-lines': detailLines,
  'read-stock-movement': movement,
} satisfies OwnHandlers;
