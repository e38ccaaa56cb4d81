/** The way of single serial numbers through the stock: in where they are not, out where they are. Reads the stored movements. */

import { decimalOf } from '@ledgerline/catalog/decimal';
import type { Sentence } from '@ledgerline/words';
import { bookStockSays } from '@ledgerline/words/book/stock';
import type { CommandContext } from '../command/command-context.ts';
import type { Database } from '../database.ts';
import { compareKeys, keyOf } from './order.ts';

export interface Serial {
  readonly item: string;
  readonly serial: string;
}

interface SerialMove {
  readonly date: string;
  readonly phase: bigint;
  readonly doc_key: bigint;
  readonly seq: bigint;
  readonly leg: bigint;
  readonly location: string;
  readonly batch: string | null;
  readonly effect: string;
  readonly given_quantity: string;
}

interface Place {
  readonly location: string;
  readonly batch: string | null;
}

const COLUMNS = 'date, phase, stock_move.doc_key, stock_move.seq, stock_move.leg, location, batch, effect, given_quantity';

const countsOf = (db: Database, item: string): readonly SerialMove[] =>
  db.all<SerialMove>(`SELECT ${COLUMNS} FROM stock_move WHERE item = :item AND effect = 'count'`, { item });

const movesOf = (db: Database, { item, serial }: Serial): readonly SerialMove[] =>
  db.all<SerialMove>(
    `SELECT ${COLUMNS} FROM stock_serial JOIN stock_move USING (doc_key, seq, leg)
     WHERE stock_serial.item = :item AND serial = :serial`,
    { item, serial },
  );

/** Serial numbers that ever moved at a location, which a count there covers. */
export const serialsSeenAt = (db: Database, item: string, location: string): readonly Serial[] =>
  db.all<Serial>(
    `SELECT DISTINCT stock_serial.item, serial FROM stock_move JOIN stock_serial USING (doc_key, seq, leg)
     WHERE stock_move.item = :item AND location = :location`,
    { item, location },
  );

const samePlace = (left: Place | null, right: Place): boolean =>
  left !== null && left.location === right.location && left.batch === right.batch;

/** Where the serial number is at the end, or the sentence that says what is impossible. */
function walk(
  db: Database,
  serial: Serial,
  counts: readonly SerialMove[],
): { place: Place | null } | { isThere: boolean; says: Sentence } {
  const own = movesOf(db, serial);
  const isOwn = new Set(own.map((move) => `${move.doc_key} ${move.seq} ${move.leg}`));
  const missed = counts.filter((move) => !isOwn.has(`${move.doc_key} ${move.seq} ${move.leg}`));
  const events = [...own, ...missed].sort((left, right) => compareKeys(keyOf(left), keyOf(right)));
  let place: Place | null = null;
  for (const move of events) {
    const isListed = isOwn.has(`${move.doc_key} ${move.seq} ${move.leg}`);
    if (!isListed) {
      // The count takes precedence: serial numbers that it does not name are not there.
      if (samePlace(place, move)) place = null;
      continue;
    }
    const isComing = move.effect === 'count' ? !samePlace(place, move) : decimalOf(move.given_quantity) > 0n;
    if (isComing && place !== null) {
      return { isThere: true, says: bookStockSays.serialThere(serial.serial, serial.item, place.location, move.date) };
    }
    if (isComing) place = { location: move.location, batch: move.batch };
    else if (move.effect !== 'count') {
      if (!samePlace(place, move)) {
        return { isThere: false, says: bookStockSays.serialNotThere(serial.serial, serial.item, move.location, move.date) };
      }
      place = null;
    }
  }
  return { place };
}

export function checkSerials(command: CommandContext, serials: readonly Serial[]): void {
  const counts = new Map<string, readonly SerialMove[]>();
  for (const serial of serials) {
    const known = counts.get(serial.item) ?? countsOf(command.db, serial.item);
    counts.set(serial.item, known);
    const found = walk(command.db, serial, known);
    if ('says' in found)
      command.refuse(command.pathOfItem(serial.item), found.isThere ? 'SERIAL_IN_STOCK' : 'STOCK_NEGATIVE', found.says);
  }
}

/** Serial numbers of an item that are in stock now, with their places. */
export function serialsInStock(db: Database, item: string): readonly (Place & { readonly serial: string })[] {
  const counts = countsOf(db, item);
  return db
    .all<{ serial: string }>('SELECT DISTINCT serial FROM stock_serial WHERE item = :item ORDER BY serial', { item })
    .flatMap(({ serial }) => {
      const found = walk(db, { item, serial }, counts);
      return 'place' in found && found.place !== null ? [{ serial, ...found.place }] : [];
    });
}
