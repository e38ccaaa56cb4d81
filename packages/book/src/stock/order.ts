/** The order in which movements of stock run: by day, phase, document, line and leg. */

export interface OrderKey {
  readonly date: string;
  readonly phase: bigint;
  readonly docKey: bigint;
  readonly seq: bigint;
  readonly leg: bigint;
}

export interface PoolName {
  readonly item: string;
  readonly location: string;
}

export const keyOf = (row: { date: string; phase: bigint; doc_key: bigint; seq: bigint; leg: bigint }): OrderKey => ({
  date: row.date,
  phase: row.phase,
  docKey: row.doc_key,
  seq: row.seq,
  leg: row.leg,
});

export function compareKeys(left: OrderKey, right: OrderKey): number {
  if (left.date !== right.date) return left.date < right.date ? -1 : 1;
  for (const part of ['phase', 'docKey', 'seq', 'leg'] as const) {
    if (left[part] !== right[part]) return left[part] < right[part] ? -1 : 1;
  }
  return 0;
}

export const nameOf = ({ item, location }: PoolName): string => `${item}\u0000${location}`;

/** The phase of a day in which goods come in. */
export const RECEIPT_PHASE = 10n;

interface Span {
  readonly name: PoolName;
  readonly first: OrderKey;
  readonly last: OrderKey;
}

/** The range that a replay must cover, by pool: from the earliest position at least to the latest. */
export class Starts {
  readonly #spans = new Map<string, Span>();
  /** Items whose receipts changed. */
  readonly receiptItems = new Set<string>();

  add(name: PoolName, key: OrderKey): void {
    if (key.phase === RECEIPT_PHASE) this.receiptItems.add(name.item);
    const known = this.#spans.get(nameOf(name)) ?? { name, first: key, last: key };
    const first = compareKeys(key, known.first) < 0 ? key : known.first;
    const last = compareKeys(key, known.last) > 0 ? key : known.last;
    this.#spans.set(nameOf(name), { name, first, last });
  }

  /** The earliest place of each pool, then its latest where that is another. */
  *[Symbol.iterator](): Iterator<{ readonly name: PoolName; readonly key: OrderKey }> {
    for (const { name, first, last } of this.#spans.values()) {
      yield { name, key: first };
      if (compareKeys(first, last) !== 0) yield { name, key: last };
    }
  }
}
