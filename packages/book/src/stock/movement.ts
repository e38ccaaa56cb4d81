/** Which movements of stock a document plans: quantity, place, order and how their value will be found. Values themselves come from the replay. */

import { decimalOf, decimalText } from '@ledgerline/catalog/decimal';
import type { Database } from '../database.ts';
import type { Document, Line } from '../document/document.ts';
import { type Assembly, type Bill, MATRIX, type StockDocument } from '../ledger/matrix.ts';
import { isDelivery, typesThat } from '../ledger/nature.ts';
import { productSen } from '../money.ts';
import { textOf } from '../payload.ts';

/** How the value of a movement is found. */
export type MoveEffect = 'receive' | 'issue' | 'return' | 'carry' | 'make' | 'share' | 'count' | 'revalue';

/** Movements of a day run in this order. */
const PHASES = { receipt: 10, composite: 20, issue: 30, salesReturn: 40, count: 50 } as const;

export interface PlannedMove {
  readonly item: string;
  readonly location: string;
  readonly phase: number;
  readonly seq: number;
  readonly leg: number;
  readonly dtlKey: bigint | null;
  readonly batch: string | null;
  /** Serial numbers as entered, separated by commas. */
  readonly serialText: string | null;
  readonly effect: MoveEffect;
  /** Base units: above zero in, below zero out; the counted quantity of a count. */
  readonly quantity: bigint;
  readonly givenValue: bigint | null;
  readonly givenCost: string | null;
  readonly fallbackCost: string | null;
  readonly sourceDtlKey: bigint | null;
}

const plan = (line: Line, phase: number, effect: MoveEffect, quantity: bigint, more: Partial<PlannedMove> = {}): PlannedMove => ({
  item: line.itemCode ?? '',
  location: line.location ?? '',
  phase,
  seq: line.seq,
  leg: 0,
  dtlKey: line.key,
  batch: textOf(line.data.batchNo),
  serialText: textOf(line.data.serialNo),
  effect,
  quantity,
  givenValue: line.posting.givenValue === undefined ? null : BigInt(line.posting.givenValue),
  givenCost: line.posting.givenCost ?? null,
  fallbackCost: line.posting.fallbackCost ?? null,
  sourceDtlKey: null,
  ...more,
});

/** Deliveries: goods that move with one of these do not move again with its invoice. */
const DELIVERIES = [...typesThat(isDelivery('AR')), ...typesThat(isDelivery('AP'))];

/** Whether the goods of this line have already moved with the document it comes from. */
export const hasMovedBefore = (line: Pick<Line, 'posting'>): boolean =>
  line.posting.from?.kind === 'next' && DELIVERIES.includes(line.posting.from.docType);

function billMoves(document: Document, effect: Bill): readonly PlannedMove[] {
  if (effect.stock === 'none') return [];
  return document.lines
    .filter((line) => line.posting.stockAccount !== undefined && !hasMovedBefore(line))
    .map((line) => {
      if (effect.stock === 'out') return plan(line, PHASES.issue, 'issue', -line.baseQuantity);
      if (effect.side === 'AP') {
        const value = line.netLocal + (line.posting.taxAccount === undefined ? line.taxLocal : 0n);
        return plan(line, PHASES.receipt, 'receive', line.baseQuantity, { givenValue: value });
      }
      const { from } = line.posting;
      if (from?.kind !== 'return') return plan(line, PHASES.salesReturn, 'receive', line.baseQuantity);
      return plan(line, PHASES.salesReturn, 'return', line.baseQuantity, { sourceDtlKey: BigInt(from.dtlKey) });
    });
}

const STOCK_MOVES: Record<StockDocument['movement'], (line: Line) => readonly PlannedMove[]> = {
  in: (line) => [plan(line, PHASES.receipt, 'receive', line.baseQuantity)],
  out: (line) => [plan(line, PHASES.issue, 'issue', -line.baseQuantity)],
  signed: (line) =>
    line.baseQuantity > 0n
      ? [plan(line, PHASES.receipt, 'receive', line.baseQuantity)]
      : [plan(line, PHASES.issue, 'issue', line.baseQuantity)],
  transfer: (line) => [
    plan(line, PHASES.composite, 'issue', -line.baseQuantity),
    plan(line, PHASES.composite, 'carry', line.baseQuantity, { leg: 1, location: String(line.data.toLocation) }),
  ],
  convert: (line) => [
    plan(line, PHASES.composite, 'issue', -line.baseQuantity),
    plan(line, PHASES.composite, 'carry', line.baseQuantity, { leg: 1 }),
  ],
  count: (line) => [plan(line, PHASES.count, 'count', line.baseQuantity)],
  revalue: (line) => [plan(line, PHASES.count, 'revalue', 0n)],
};

/** All legs of an assembly are one group: components and finished good belong together. */
function assemblyMoves(document: Document, { movement }: Assembly): readonly PlannedMove[] {
  if (movement === 'none') return [];
  const isMaking = movement === 'make';
  const { itemCode, location, qty, assemblyCost, batchNo, serialNo } = document.header;
  const quantity = decimalOf(qty);
  const finished: PlannedMove = {
    item: String(itemCode),
    location: String(location),
    phase: PHASES.composite,
    seq: 1,
    leg: isMaking ? document.lines.length : 0,
    dtlKey: null,
    batch: textOf(batchNo),
    serialText: textOf(serialNo),
    effect: isMaking ? 'make' : 'issue',
    quantity: isMaking ? quantity : -quantity,
    givenValue: isMaking ? productSen(quantity, decimalOf(assemblyCost ?? 0)) : null,
    givenCost: null,
    fallbackCost: null,
    sourceDtlKey: null,
  };
  const components = document.lines.map((line, index) =>
    plan(line, PHASES.composite, isMaking ? 'issue' : 'share', isMaking ? -line.baseQuantity : line.baseQuantity, {
      seq: 1,
      leg: isMaking ? index : index + 1,
    }),
  );
  return isMaking ? [...components, finished] : [finished, ...components];
}

export function movesOf(document: Document): readonly PlannedMove[] {
  const effect = MATRIX[document.type];
  if (effect.kind === 'bill') return billMoves(document, effect);
  if (effect.kind === 'stock') return document.lines.flatMap(STOCK_MOVES[effect.movement]);
  return effect.kind === 'assembly' ? assemblyMoves(document, effect) : [];
}

export function insertMove(db: Database, document: Document, move: PlannedMove): void {
  db.run(
    `INSERT INTO stock_move (item, location, date, phase, doc_key, seq, leg, dtl_key, doc_type, batch, effect, given_quantity,
       given_value, given_cost, fallback_cost, source_dtl_key)
     VALUES (:item, :location, :date, :phase, :docKey, :seq, :leg, :dtlKey, :docType, :batch, :effect, :quantity,
       :givenValue, :givenCost, :fallbackCost, :sourceDtlKey)`,
    {
      item: move.item,
      location: move.location,
      phase: move.phase,
      seq: move.seq,
      leg: move.leg,
      dtlKey: move.dtlKey,
      batch: move.batch,
      effect: move.effect,
      givenValue: move.givenValue,
      givenCost: move.givenCost,
      fallbackCost: move.fallbackCost,
      sourceDtlKey: move.sourceDtlKey,
      quantity: decimalText(move.quantity),
      date: document.date,
      docKey: document.key,
      docType: document.type,
    },
  );
}
