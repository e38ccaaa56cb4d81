/** A cost pool: quantity and value of an item at a location, by weighted average or first in first out. Pure arithmetic. */

import { type Decimal, decimalOf, decimalText, divideRounded } from '@ledgerline/catalog/decimal';
import { type Sen, splitSen } from '../money.ts';
import { NO_COST, type UnitCost, worthAt } from './unit-cost.ts';

interface Layer {
  quantity: Decimal;
  value: Sen;
}

export type Layers = readonly (readonly [quantity: string, value: string])[];

export class Pool {
  quantity: Decimal;
  value: Sen;
  /** Oldest first; null for weighted average. */
  readonly #layers: Layer[] | null;

  constructor(quantity: Decimal, value: Sen, layers: Layers | null) {
    this.quantity = quantity;
    this.value = value;
    this.#layers = layers?.map(([units, worth]) => ({ quantity: decimalOf(units), value: BigInt(worth) })) ?? null;
  }

  get isLayered(): boolean {
    return this.#layers !== null;
  }

  get layerCount(): number {
    return this.#layers?.length ?? 0;
  }

  layers(): Layers | null {
    return this.#layers?.map(({ quantity, value }) => [decimalText(quantity), value.toString()] as const) ?? null;
  }

  /**
   * Adds units. If they cover units that had left without being in stock, the difference between their real cost and the cost at which they left is
   * returned: it belongs to the cost of sales, not to the stock.
   */
  add(quantity: Decimal, value: Sen): Sen {
    const missing = this.quantity < 0n ? -this.quantity : 0n;
    const cured = missing < quantity ? missing : quantity;
    const used = splitSen(-this.value, 0n, cured, missing);
    const cost = splitSen(value, 0n, cured, quantity);
    this.quantity += quantity;
    this.value += value - (cost - used);
    if (quantity > cured) this.#layers?.push({ quantity: quantity - cured, value: value - cost });
    return cost - used;
  }

  /** Removes units and returns their value; units below zero leave at the last known cost. */
  take(quantity: Decimal, lastCost: () => UnitCost): Sen {
    const there = this.quantity > 0n ? this.quantity : 0n;
    const missing = quantity > there ? quantity - there : 0n;
    const unitCost = missing > 0n ? (this.#lastCost() ?? lastCost()) : NO_COST;
    const found = quantity - missing;
    const value = (this.#layers ? this.#takeOldest(found) : this.#average(found)) + worthAt(unitCost, missing);
    this.quantity -= quantity;
    this.value -= value;
    return value;
  }

  /** Cost of a unit as the pool last knew it; null when it is empty and owes nothing. */
  #lastCost(): UnitCost | null {
    const newest = this.#layers?.at(-1);
    if (newest) return { value: newest.value, quantity: newest.quantity };
    return this.quantity === 0n ? null : { value: this.value, quantity: this.quantity };
  }

  /** The value of units at the cost of the pool; null when the pool is empty. */
  worthOf(quantity: Decimal): Sen | null {
    return this.quantity > 0n ? divideRounded(this.value * quantity, this.quantity) : null;
  }

  /** Sets the value to quantity x cost and spreads it over the layers by quantity; returns the difference. */
  revalue(unitCost: UnitCost): Sen {
    const value = worthAt(unitCost, this.quantity);
    const difference = value - this.value;
    let done = 0n;
    for (const layer of this.#layers ?? []) {
      layer.value = splitSen(value, done, layer.quantity, this.quantity);
      done += layer.quantity;
    }
    this.value = value;
    return difference;
  }

  #average(quantity: Decimal): Sen {
    if (this.quantity <= 0n) return 0n;
    return quantity === this.quantity ? this.value : divideRounded(this.value * quantity, this.quantity);
  }

  #takeOldest(quantity: Decimal): Sen {
    let [left, worth] = [quantity, 0n];
    const layers = this.#layers ?? [];
    while (left > 0n) {
      const [oldest] = layers;
      if (!oldest) break;
      if (oldest.quantity <= left) {
        layers.shift();
        left -= oldest.quantity;
        worth += oldest.value;
        continue;
      }
      const part = divideRounded(oldest.value * left, oldest.quantity);
      oldest.quantity -= left;
      oldest.value -= part;
      worth += part;
      left = 0n;
    }
    return worth;
  }
}
