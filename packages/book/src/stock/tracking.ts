/**
 * Batches and serial numbers: separate quantities inside a pool, whose cost they share. Refuses impossible movements; computes no
 * values.
 */

import { absolute, type Decimal, decimalOf, decimalText, ONE } from '@ledgerline/catalog/decimal';
import { bookStockSays } from '@ledgerline/words/book/stock';
import type { CommandContext } from '../command/command-context.ts';
import type { Database } from '../database.ts';
import type { Document } from '../document/document.ts';
import { convertsUnits } from '../ledger/nature.ts';
import { findItem, settingOf } from '../master-data/master.ts';
import type { PlannedMove } from './movement.ts';
import { keyOf, type OrderKey } from './order.ts';
import { checkSerials, type Serial, serialsSeenAt } from './serial.ts';

const ORDER = 'date, phase, doc_key, seq, leg';

export interface TrackedMove extends PlannedMove {
  readonly serials: readonly string[];
}

const serialsIn = (text: string | null): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((serial) => serial.trim())
    .filter((serial) => serial !== '');

/** Movements with the batch and the serial numbers that their item is kept by; missing and extra ones are refused. */
export function trackMoves(command: CommandContext, document: Document, moves: readonly PlannedMove[]): readonly TrackedMove[] {
  return moves.map((move) => {
    const item = findItem(command, move.item);
    const serials = serialsIn(move.serialText);
    // Changing what stock is worth concerns the whole pool.
    if (!item || move.effect === 'revalue') return { ...move, batch: null, serials: [] };
    const path = move.dtlKey === null ? '' : `/lines/${document.lines.findIndex(({ key }) => key === move.dtlKey)}`;
    if (item.keepsBatches && move.batch === null) {
      command.refuse(`${path}/batchNo`, 'REQUIRED', bookStockSays.needsBatch(move.item));
    }
    // A conversion changes the unit, not the goods.
    const namesSerials = item.keepsSerials && !convertsUnits(document.type);
    if (namesSerials) checkCount(command, move, serials, path);
    warnUnkept(command, move, item);
    return { ...move, batch: item.keepsBatches ? move.batch : null, serials: namesSerials ? serials : [] };
  });
}

function checkCount(command: CommandContext, move: PlannedMove, serials: readonly string[], path: string): void {
  const wanted = absolute(move.quantity);
  if (serials.length === 0 && wanted > 0n) {
    command.refuse(`${path}/serialNo`, 'REQUIRED', bookStockSays.needsSerials(move.item));
  } else if (BigInt(serials.length) * ONE !== wanted) {
    const says = bookStockSays.serialCount(serials.length, decimalText(wanted), move.item);
    command.refuse(`${path}/serialNo`, 'INVALID_VALUE', says);
  }
  const twice = serials.find((serial, index) => serials.indexOf(serial) !== index);
  if (twice !== undefined) command.refuse(`${path}/serialNo`, 'INVALID_VALUE', bookStockSays.serialTwice(twice));
}

function warnUnkept(
  command: CommandContext,
  move: PlannedMove,
  item: { readonly keepsBatches: boolean; readonly keepsSerials: boolean },
): void {
  if (move.batch !== null && !item.keepsBatches) {
    command.warn('BATCH_NOT_KEPT', bookStockSays.batchNotKept(move.item));
  }
  if (move.serialText !== null && !item.keepsSerials) {
    command.warn('SERIAL_NOT_KEPT', bookStockSays.serialNotKept(move.item));
  }
}

export function insertSerials(db: Database, docKey: bigint, moves: readonly TrackedMove[]): void {
  for (const { item, seq, leg, serials } of moves) {
    for (const serial of new Set(serials)) {
      db.run('INSERT INTO stock_serial (item, serial, doc_key, seq, leg) VALUES (:item, :serial, :docKey, :seq, :leg)', {
        item,
        serial,
        docKey,
        seq,
        leg,
      });
    }
  }
}

/** The tracking fields of a stored movement. */
export interface StoredMove {
  readonly item: string;
  readonly location: string;
  readonly batch: string | null;
  readonly effect: string;
}

/** Batches and serial numbers that a document moved, before and after its change. */
export class Tracked {
  readonly batches = new Map<string, { readonly item: string; readonly location: string; readonly batch: string }>();
  readonly serials = new Map<string, Serial>();

  /** Adds the current movements of a document. */
  addStored(command: CommandContext, docKey: bigint, moves: readonly StoredMove[]): void {
    for (const { item, location, batch } of moves) {
      if (batch !== null) this.batches.set(`${item}\u0000${location}\u0000${batch}`, { item, location, batch });
    }
    if (!moves.some(({ item }) => findItem(command, item)?.keepsSerials === true)) return;
    this.#addSerials(command.db.all<Serial>('SELECT item, serial FROM stock_serial WHERE doc_key = :docKey', { docKey }));
    for (const { item, location, effect } of moves) {
      if (effect === 'count') this.#addSerials(serialsSeenAt(command.db, item, location));
    }
  }

  #addSerials(serials: readonly Serial[]): void {
    for (const { item, serial } of serials) this.serials.set(`${item}\u0000${serial}`, { item, serial });
  }
}

/** No batch falls below zero on any day; no serial number leaves that is not there, or comes in twice. */
export function checkTracked(command: CommandContext, { batches, serials }: Tracked): void {
  const mayBeNegative = settingOf(command, 'stock.allowNegative') === true;
  for (const { item, location, batch } of mayBeNegative ? [] : batches.values()) {
    let left: Decimal = 0n;
    for (const move of batchMoves(command.db, item, location, batch)) {
      left += decimalOf(move.quantity);
      if (left < 0n) {
        const says = bookStockSays.batchNegative(batch, item, location, decimalText(left), move.date);
        command.refuse(command.pathOfItem(item), 'STOCK_NEGATIVE', says);
        break;
      }
    }
  }
  checkSerials(command, [...serials.values()]);
}

interface BatchMove {
  readonly date: string;
  readonly quantity: string;
}

const batchMoves = (db: Database, item: string, location: string, batch: string): readonly BatchMove[] =>
  db.all<BatchMove>(
    `SELECT date, quantity FROM stock_move WHERE item = :item AND location = :location AND batch = :batch ORDER BY ${ORDER}`,
    { item, location, batch },
  );

/** The quantity of a batch before a movement. */
export function batchQuantityBefore(
  db: Database,
  move: Parameters<typeof keyOf>[0] & { readonly item: string; readonly location: string; readonly batch: string | null },
): Decimal {
  const key: OrderKey = keyOf(move);
  const rows = db.all<{ quantity: string }>(
    `SELECT quantity FROM stock_move WHERE item = :item AND location = :location AND batch = :batch
       AND (${ORDER}) < (:date, :phase, :docKey, :seq, :leg)`,
    { item: move.item, location: move.location, batch: move.batch, ...key },
  );
  return rows.reduce((sum, row) => sum + decimalOf(row.quantity), 0n);
}

/** The batches of a pool in stock at the end of a day. */
export function batchesOn(
  db: Database,
  item: string,
  location: string,
  date: string,
): readonly { readonly batch: string; readonly left: Decimal }[] {
  const rows = db.all<{ batch: string; quantity: string }>(
    `SELECT batch, quantity FROM stock_move WHERE item = :item AND location = :location AND batch IS NOT NULL AND date <= :date
     ORDER BY batch`,
    { item, location, date },
  );
  const sums = new Map<string, Decimal>();
  for (const { batch, quantity } of rows) sums.set(batch, (sums.get(batch) ?? 0n) + decimalOf(quantity));
  return [...sums].map(([batch, left]) => ({ batch, left }));
}
