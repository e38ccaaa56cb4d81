/** A cost pool: quantity and value of an item at a location, by weighted average or first in first out. Pure arithmetic. */

import { type Decimal, decimalOf, decimalText, divideRounded } from '../decimal.ts';
import { productSen, type Sen, splitSen } from '../money.ts';

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

  get layerCount(): number {
    return this.#layers?.length ?? 0;
  }

  layers(): Layers | null {
    return this.#layers?.map(({ quantity, value }) => [decimalText(quantity), value.toString()] as const) ?? null;
  }

  add(quantity: Decimal, value: Sen): void {
    this.quantity += quantity;
    this.value += value;
    this.#layers?.push({ quantity, value });
  }

  /** Takes units out and answers what they are worth. */
  take(quantity: Decimal): Sen {
    const value = this.#layers ? this.#takeOldest(quantity) : this.#average(quantity);
    this.quantity -= quantity;
    this.value -= value;
    return value;
  }

  /** What units are worth at the cost of the pool; null when it is empty. */
  worthOf(quantity: Decimal): Sen | null {
    return this.quantity > 0n ? divideRounded(this.value * quantity, this.quantity) : null;
  }

  /** Sets the value to quantity x cost and spreads it over the layers by quantity; answers the difference. */
  revalue(unitCost: Decimal): Sen {
    const value = productSen(this.quantity, unitCost);
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
