/** Random choices from a seed: the same seed gives the same choices. For tests and soaks of every package. */

export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = (Math.imul(seed, 0x9e_37_79_b1) ^ 0x85_eb_ca_6b) >>> 0;
    for (let round = 0; round < 4; round += 1) this.fraction();
  }

  /** At least 0 and less than 1. */
  fraction(): number {
    this.#state = (this.#state + 0x6d_2b_79_f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  happens(probability: number): boolean {
    return this.fraction() < probability;
  }

  between(low: number, high: number): number {
    return low + this.fraction() * (high - low);
  }

  integer(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  /** Undefined only for an empty list. */
  anyOf<Item>(items: readonly Item[]): Item | undefined {
    return items[this.integer(0, items.length - 1)];
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = this.anyOf(items);
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }
}
