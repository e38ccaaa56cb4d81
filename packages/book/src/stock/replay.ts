/**
 * Replays movements of stock in their order from the earliest one touched, through every pool they connect. Owns the values of
 * movements; posts nothing.
 */

import { type Decimal, decimalOf, decimalText } from '@ledgerline/catalog/decimal';
import { bookStockSays } from '@ledgerline/words/book/stock';
import type { CommandContext } from '../command/command-context.ts';
import type { Database } from '../database.ts';
import { settingOf } from '../master-data/master.ts';
import { isTooLarge, type Sen, splitSen } from '../money.ts';
import { receiptCostBefore } from './known-cost.ts';
import { lineCost } from './line-cost.ts';
import { compareKeys, keyOf, nameOf, type OrderKey, type PoolName, RECEIPT_PHASE, type Starts } from './order.ts';
import type { Pool } from './pool.ts';
import { type ActivePool, KEY, loadPool, type MoveRow, ORDER } from './pool-store.ts';
import { batchQuantityBefore } from './tracking.ts';
import { costOfText, NO_COST, type UnitCost, worthAt } from './unit-cost.ts';

const COMPOSITE_PHASE = 20n;
/** The result of a movement. */
interface Moved {
  readonly quantity: Decimal;
  /** The change in stock value. */
  readonly value: Sen;
  /** The amount that went to the cost of sales instead, because it covered a shortage. */
  readonly trueUp?: Sen;
  readonly isUnknown?: boolean | undefined;
  /** Whether its cost comes from the last receipt of the item. */
  readonly isGuessed?: boolean | undefined;
}

interface KnownCost {
  readonly cost: UnitCost;
  readonly isGuessed: boolean;
  readonly isUnknown: boolean;
}

function come(pool: Pool, quantity: Decimal, worth: Sen): Moved {
  const trueUp = pool.add(quantity, worth);
  return { quantity, value: worth - trueUp, trueUp };
}

/** The maximum number of layers that are stored on every movement. */
const LAYERS_KEPT_MAX = 40;
/** If there are more, only every nth movement stores them, and fewer when there are very many. */
const SNAPSHOT_EVERY = 16;

/** The document whose movements are replayed; a new one has no returns yet. */
export interface MovedDocument {
  readonly docKey: bigint;
  readonly isNew: boolean;
}

/** Returns the keys of the documents whose movements changed in quantity or value. */
export function replay(command: CommandContext, starts: Starts, own: MovedDocument | null = null): ReadonlySet<bigint> {
  const run = new Replay(command, own);
  for (const { name, key } of starts) run.activate(name, key);
  for (const item of starts.receiptItems) run.wakeGuesses(item);
  run.run();
  return run.changed;
}

class Replay {
  readonly changed = new Set<bigint>();
  readonly #command: CommandContext;
  readonly #db: Database;
  readonly #active = new Map<string, ActivePool>();
  /** Values of the legs of a composite, by document and line. */
  readonly #groups = new Map<string, { out: Sen; shares: Map<bigint, Sen> | null }>();

  readonly #mayBeNegative: boolean;

  /** A pool has exceeded what can be stored; the command is refused, so nothing after it matters. */
  #isTooLarge = false;
  /** Pools that fall below zero. */
  readonly #negative = new Set<string>();

  readonly #own: MovedDocument | null;

  constructor(command: CommandContext, own: MovedDocument | null) {
    this.#command = command;
    this.#own = own;
    this.#db = command.db;
    this.#mayBeNegative = settingOf(command, 'stock.allowNegative') === true;
  }

  activate(name: PoolName, key: OrderKey): void {
    const known = this.#active.get(nameOf(name));
    const upcoming = known?.moves[known.next];
    if (known && upcoming && compareKeys(keyOf(upcoming), key) <= 0) {
      if (compareKeys(key, known.until) > 0) known.until = key;
      return;
    }
    const loaded = loadPool(this.#command, name, key);
    if (known && compareKeys(known.until, key) > 0) loaded.until = known.until;
    this.#active.set(nameOf(name), loaded);
  }

  /** Movements whose cost comes from the last receipt of their item follow when its receipts change. */
  wakeGuesses(item: string, after?: OrderKey): void {
    const guessed = this.#db.all<MoveRow>('SELECT * FROM stock_move WHERE item = :item AND is_cost_guessed = 1', { item });
    for (const move of guessed) {
      if (after === undefined || compareKeys(keyOf(move), after) > 0) this.activate(move, keyOf(move));
    }
  }

  run(): void {
    let steps = 0;
    while (!this.#isTooLarge) {
      const active = this.#earliest();
      if (!active) return;
      const move = active.moves[active.next];
      if (!move) return;
      if (move.phase === COMPOSITE_PHASE && this.#joinGroup(move)) continue;
      active.next += 1;
      this.#step(active, move);
      steps += 1;
      this.#command.progress.at(steps, 'stock movements', () => steps + this.#movesLeft());
    }
  }

  #movesLeft(): number {
    return [...this.#active.values()].reduce((sum, { moves, next }) => sum + moves.length - next, 0);
  }

  #earliest(): ActivePool | undefined {
    let best: { readonly active: ActivePool; readonly key: OrderKey } | undefined;
    for (const [name, active] of this.#active) {
      const move = active.moves[active.next];
      if (!move) {
        this.#active.delete(name);
        continue;
      }
      const key = keyOf(move);
      if (!best || compareKeys(key, best.key) < 0) best = { active, key };
    }
    return best?.active;
  }

  /** Brings the pools of all legs of a composite in before its first leg runs; true when one was new. */
  #joinGroup(move: MoveRow): boolean {
    const id = `${move.doc_key} ${move.seq}`;
    if (this.#groups.has(id)) return false;
    this.#groups.set(id, { out: 0n, shares: null });
    const legs = this.#db.all<MoveRow>('SELECT * FROM stock_move WHERE doc_key = :docKey AND seq = :seq ORDER BY leg', {
      docKey: move.doc_key,
      seq: move.seq,
    });
    for (const leg of legs) this.activate(leg, keyOf(leg));
    return true;
  }

  #step(active: ActivePool, move: MoveRow): void {
    const { pool } = active;
    const moved = this.#valueOf(pool, move);
    const { quantity, value, trueUp = 0n } = moved;
    if ([value, trueUp, pool.value].some(isTooLarge)) {
      this.#refuseTooLarge(move);
      return;
    }
    if (move.phase === COMPOSITE_PHASE && quantity < 0n) {
      const group = this.#groups.get(`${move.doc_key} ${move.seq}`);
      if (group) group.out -= value;
    }
    if (pool.quantity < 0n && !this.#mayBeNegative) {
      const at = `${move.item} at ${move.location}`;
      const taker = move.doc_key === this.#own?.docKey ? undefined : this.#numberOf(move.doc_key);
      const fallen = [move.item, move.location, decimalText(pool.quantity), move.date] as const;
      const says = taker ? bookStockSays.negativeLater(...fallen, taker) : bookStockSays.negative(...fallen);
      // The first day is enough: later ones fall with it.
      if (!this.#negative.has(at)) this.#command.refuse(this.#command.pathOfItem(move.item), 'STOCK_NEGATIVE', says);
      this.#negative.add(at);
    }
    if (moved.isUnknown) this.#command.warn('COST_UNKNOWN', bookStockSays.costUnknown(move.item, move.location));
    const hasChanged = decimalText(quantity) !== move.quantity || value !== move.value || (moved.trueUp ?? 0n) !== move.true_up;
    const isSameAfter = this.#store(active, move, moved);
    if (hasChanged) {
      this.changed.add(move.doc_key);
      this.#wakeReturns(move);
      if (move.phase === RECEIPT_PHASE) this.wakeGuesses(move.item, keyOf(move));
    }
    // The pool is in the same state as before, so no later movement can differ; legs of a composite need each other.
    const isDone = compareKeys(keyOf(move), active.until) >= 0;
    if (isSameAfter && !hasChanged && isDone && move.phase !== COMPOSITE_PHASE) active.next = active.moves.length;
  }

  #numberOf(docKey: bigint): string | undefined {
    return this.#db.get<{ doc_no: string }>('SELECT doc_no FROM document WHERE doc_key = :docKey', { docKey })?.doc_no;
  }

  #refuseTooLarge({ item, location, date }: MoveRow): void {
    this.#isTooLarge = true;
    this.#command.refuse(this.#command.pathOfItem(item), 'AMOUNT_TOO_LARGE', bookStockSays.valueTooLarge(item, location, date));
  }

  /** Returns take the cost of the line they return, so they follow when it changes. */
  #wakeReturns(move: MoveRow): void {
    if (move.dtl_key === null || (this.#own?.isNew === true && move.doc_key === this.#own.docKey)) return;
    const returns = this.#db.all<MoveRow>(
      `SELECT * FROM stock_move WHERE source_dtl_key = :dtlKey OR source_dtl_key IN
         (SELECT to_dtl_key FROM document_link WHERE from_dtl_key = :dtlKey AND kind = 'next')`,
      { dtlKey: move.dtl_key },
    );
    for (const returned of returns) this.activate(returned, keyOf(returned));
  }

  #valueOf(pool: Pool, move: MoveRow): Moved {
    const given = decimalOf(move.given_quantity);
    switch (move.effect) {
      case 'issue':
        return this.#leave(pool, move, -given);
      case 'receive':
        return move.given_value === null ? this.#comeAtPoolCost(pool, move, given) : come(pool, given, move.given_value);
      case 'return':
        return come(pool, given, this.#returnedValue(move, given));
      case 'carry':
        return come(pool, given, this.#group(move).out);
      case 'make':
        return come(pool, given, this.#group(move).out + (move.given_value ?? 0n));
      case 'share':
        return come(pool, given, this.#shareOf(move));
      case 'count': {
        const difference = given - (move.batch === null ? pool.quantity : batchQuantityBefore(this.#db, move));
        return difference <= 0n ? this.#leave(pool, move, -difference) : this.#comeAtPoolCost(pool, move, difference);
      }
      case 'revalue': {
        if (pool.quantity > 0n) return { quantity: 0n, value: pool.revalue(costOfText(move.given_cost ?? '0')) };
        this.#command.refuse(
          this.#command.pathOfItem(move.item),
          'NO_STOCK',
          bookStockSays.noStock(move.item, move.location, move.date),
        );
        return { quantity: 0n, value: 0n };
      }
    }
  }

  #leave(pool: Pool, move: MoveRow, quantity: Decimal): Moved {
    let known: KnownCost | undefined;
    const value = pool.take(quantity, () => {
      known = this.#knownCost(move);
      return known.cost;
    });
    return { quantity: -quantity, value: -value, isUnknown: known?.isUnknown, isGuessed: known?.isGuessed };
  }

  #comeAtPoolCost(pool: Pool, move: MoveRow, quantity: Decimal): Moved {
    const worth = pool.worthOf(quantity);
    if (worth !== null) return come(pool, quantity, worth);
    const { cost, isUnknown, isGuessed } = this.#knownCost(move);
    return { ...come(pool, quantity, worthAt(cost, quantity)), isUnknown, isGuessed };
  }

  /** The standard cost, otherwise the last receipt cost of the item, anywhere. */
  #knownCost(move: MoveRow): KnownCost {
    if (move.fallback_cost !== null) return { cost: costOfText(move.fallback_cost), isGuessed: false, isUnknown: false };
    const last = receiptCostBefore(this.#db, move.item, keyOf(move));
    return { cost: last ?? NO_COST, isGuessed: true, isUnknown: last === null };
  }

  #group(move: MoveRow): { out: Sen; shares: Map<bigint, Sen> | null } {
    const group = this.#groups.get(`${move.doc_key} ${move.seq}`);
    if (!group) throw new Error('A composite leg ran outside its group.');
    return group;
  }

  #returnedValue(move: MoveRow, quantity: Decimal): Sen {
    const source = move.source_dtl_key ?? 0n;
    const all = this.#db.get<{ base_quantity: string }>('SELECT base_quantity FROM document_line WHERE dtl_key = :source', {
      source,
    });
    const earlier = this.#db.all<{ given_quantity: string }>(
      `SELECT given_quantity FROM stock_move WHERE source_dtl_key = :source AND (${ORDER}) < ${KEY}`,
      { source, ...keyOf(move) },
    );
    const done = earlier.reduce((sum, row) => sum + decimalOf(row.given_quantity), 0n);
    return splitSen(lineCost(this.#db, source), done, quantity, decimalOf(all?.base_quantity ?? '0'));
  }

  /** The share of a component in the value of the finished good, by cost where every cost is known, otherwise by quantity. */
  #shareOf(move: MoveRow): Sen {
    const group = this.#group(move);
    group.shares ??= this.#shares(move, group.out);
    return group.shares.get(move.leg) ?? 0n;
  }

  #shares(move: MoveRow, total: Sen): Map<bigint, Sen> {
    const legs = this.#db.all<MoveRow>(
      `SELECT * FROM stock_move WHERE doc_key = :docKey AND seq = :seq AND effect = 'share' ORDER BY leg`,
      { docKey: move.doc_key, seq: move.seq },
    );
    const pools = legs.map((leg) => this.#active.get(nameOf(leg))?.pool);
    const isKnown = pools.every((pool) => pool !== undefined && pool.quantity > 0n && pool.value > 0n);
    // Costs are fractions; over one denominator their weights are whole.
    const denominator = pools.reduce((product, pool) => product * (isKnown && pool ? pool.quantity : 1n), 1n);
    const weights = legs.map((leg, index) => {
      const quantity = decimalOf(leg.given_quantity);
      const pool = pools[index];
      return isKnown && pool ? (quantity * pool.value * denominator) / pool.quantity : quantity;
    });
    const all = weights.reduce((sum, weight) => sum + weight, 0n);
    const shares = new Map<bigint, Sen>();
    let done = 0n;
    legs.forEach((leg, index) => {
      const weight = weights[index] ?? 0n;
      shares.set(leg.leg, splitSen(total, done, weight, all));
      done += weight;
    });
    return shares;
  }

  /** Writes a movement when anything about it differs; true when the state of the pool is unchanged. */
  #store(active: ActivePool, move: MoveRow, { quantity, value, trueUp = 0n, isGuessed = false }: Moved): boolean {
    const { pool } = active;
    const layers = this.#snapshot(active);
    const after = {
      quantity: decimalText(quantity),
      value,
      trueUp,
      isGuessed: isGuessed ? 1n : 0n,
      poolQuantity: decimalText(pool.quantity),
      poolValue: pool.value,
      layers,
    };
    const isSamePool = after.poolQuantity === move.pool_quantity && after.poolValue === move.pool_value;
    const isSameLayers = after.layers === move.layers;
    const isComparable = !pool.isLayered || (layers !== null && isSameLayers);
    const isSameValue = value === move.value && trueUp === move.true_up && after.isGuessed === move.is_cost_guessed;
    if (!isSamePool || !isSameLayers || after.quantity !== move.quantity || !isSameValue) {
      this.#db.run(
        `UPDATE stock_move SET quantity = :quantity, value = :value, true_up = :trueUp, is_cost_guessed = :isGuessed,
           pool_quantity = :poolQuantity, pool_value = :poolValue, layers = :layers WHERE move_key = :moveKey`,
        { ...after, moveKey: move.move_key },
      );
    }
    return isSamePool && isComparable;
  }

  /**
   * Layers are stored on every movement while they are few, and at intervals when they are many, so that a replay starts nearby.
   */
  #snapshot(active: ActivePool): string | null {
    if (!active.pool.isLayered) return null;
    active.movesSinceSnapshot += 1;
    const { layerCount } = active.pool;
    if (layerCount > LAYERS_KEPT_MAX && active.movesSinceSnapshot < Math.max(SNAPSHOT_EVERY, layerCount / LAYERS_KEPT_MAX))
      return null;
    active.movesSinceSnapshot = 0;
    return JSON.stringify(active.pool.layers());
  }
}
