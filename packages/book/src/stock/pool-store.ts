/** A pool with its movements from some point on, and its state before: read from the stored movements. */

import { absolute, decimalOf } from '@ledgerline/catalog/decimal';
import type { CommandContext } from '../command/command-context.ts';
import type { Database } from '../database.ts';
import { itemFrom } from '../master-data/master.ts';
import type { MoveEffect } from './movement.ts';
import { keyOf, type OrderKey, type PoolName } from './order.ts';
import { type Layers, Pool } from './pool.ts';
import { costOfText, NO_COST } from './unit-cost.ts';

export interface MoveRow extends PoolName {
  readonly move_key: bigint;
  readonly date: string;
  readonly phase: bigint;
  readonly doc_key: bigint;
  readonly seq: bigint;
  readonly leg: bigint;
  readonly dtl_key: bigint | null;
  readonly batch: string | null;
  readonly effect: MoveEffect;
  readonly given_quantity: string;
  readonly given_value: bigint | null;
  readonly given_cost: string | null;
  readonly fallback_cost: string | null;
  readonly source_dtl_key: bigint | null;
  readonly quantity: string;
  readonly value: bigint;
  readonly true_up: bigint;
  readonly is_cost_guessed: bigint;
  readonly pool_quantity: string;
  readonly pool_value: bigint;
  readonly layers: string | null;
}

export interface ActivePool {
  readonly name: PoolName;
  readonly pool: Pool;
  readonly moves: readonly MoveRow[];
  next: number;
  /** A movement that must run again, whatever the state of the pool before it. */
  until: OrderKey;
  movesSinceSnapshot: number;
}

interface LoadedPool {
  readonly pool: Pool;
  readonly movesSinceSnapshot: number;
}

export const ORDER = 'date, phase, doc_key, seq, leg';
const ORDER_BACK = 'date DESC, phase DESC, doc_key DESC, seq DESC, leg DESC';
export const KEY = '(:date, :phase, :docKey, :seq, :leg)';
const parameters = ({ item, location }: PoolName, key: OrderKey) => ({ item, location, ...key });

export function loadPool(command: CommandContext, name: PoolName, key: OrderKey): ActivePool {
  const { db } = command;
  const moves = db.all<MoveRow>(
    `SELECT * FROM stock_move WHERE item = :item AND location = :location AND (${ORDER}) >= ${KEY} ORDER BY ${ORDER}`,
    parameters(name, key),
  );
  const record = command.records.find('item', name.item);
  const isLayered = record !== undefined && itemFrom(record).costing === 'FIFO';
  const { pool, movesSinceSnapshot } = isLayered ? layeredBefore(db, name, key) : averageBefore(db, name, key);
  return { name, pool, moves, next: 0, until: key, movesSinceSnapshot };
}

function averageBefore(db: Database, name: PoolName, key: OrderKey): LoadedPool {
  const last = db.get<MoveRow>(
    `SELECT * FROM stock_move WHERE item = :item AND location = :location AND (${ORDER}) < ${KEY} ORDER BY ${ORDER_BACK} LIMIT 1`,
    parameters(name, key),
  );
  return { pool: new Pool(decimalOf(last?.pool_quantity ?? '0'), last?.pool_value ?? 0n, null), movesSinceSnapshot: 0 };
}

function layeredBefore(db: Database, name: PoolName, key: OrderKey): LoadedPool {
  const snapshot = db.get<MoveRow>(
    `SELECT * FROM stock_move WHERE item = :item AND location = :location AND (${ORDER}) < ${KEY} AND layers IS NOT NULL
     ORDER BY ${ORDER_BACK} LIMIT 1`,
    parameters(name, key),
  );
  const layers = snapshot?.layers ? (JSON.parse(snapshot.layers) as Layers) : [];
  const pool = new Pool(decimalOf(snapshot?.pool_quantity ?? '0'), snapshot?.pool_value ?? 0n, layers);
  const since = movesBetween(db, name, snapshot ? keyOf(snapshot) : FIRST_KEY, key);
  for (const move of since) applyStored(pool, move);
  return { pool, movesSinceSnapshot: since.length };
}

/** A place in the order that comes before every movement. */
const FIRST_KEY: OrderKey = { date: '', phase: 0n, docKey: 0n, seq: 0n, leg: 0n };

type UnchangedMove = Pick<MoveRow, 'effect' | 'given_cost' | 'quantity' | 'value' | 'true_up' | 'pool_value'>;

function movesBetween(db: Database, name: PoolName, from: OrderKey, to: OrderKey): readonly UnchangedMove[] {
  return db.all<UnchangedMove>(
    `SELECT effect, given_cost, quantity, value, true_up, pool_value FROM stock_move
     WHERE item = :item AND location = :location AND (${ORDER}) < ${KEY}
       AND (${ORDER}) > (:fromDate, :fromPhase, :fromDocKey, :fromSeq, :fromLeg) ORDER BY ${ORDER}`,
    {
      ...parameters(name, to),
      fromDate: from.date,
      fromPhase: from.phase,
      fromDocKey: from.docKey,
      fromSeq: from.seq,
      fromLeg: from.leg,
    },
  );
}

/** An unchanged movement, applied to the layers. */
function applyStored(pool: Pool, move: UnchangedMove): void {
  const quantity = decimalOf(move.quantity);
  if (move.effect === 'revalue') pool.revalue(costOfText(move.given_cost ?? '0'));
  else if (quantity > 0n) pool.add(quantity, move.value + move.true_up);
  else pool.take(absolute(quantity), () => NO_COST);
  // The cost of goods that left below zero is known only from the stored value.
  pool.value = move.pool_value;
}
