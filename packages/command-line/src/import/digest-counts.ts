/** How often each of millions of digests was seen, in a few bytes for each: a table of numbers instead of objects. */

const FIRST_PLACES = 1 << 12;
/** The maximum share of used slots. Slots are searched one after the other, so half of them stay free. */
const FILLED_MAX = 0.5;

export class DigestCounts {
  /** A key of zero is a free place. */
  #keys = new Float64Array(FIRST_PLACES);
  #counts = new Uint32Array(FIRST_PLACES);
  #filled = 0;

  /** Counts a number between 1 and 2^53; returns how often it was seen. */
  add(key: number): number {
    if (this.#filled >= this.#keys.length * FILLED_MAX) this.#grow();
    const place = this.#placeOf(key);
    if (this.#keys[place] === 0) {
      this.#keys[place] = key;
      this.#filled += 1;
    }
    const times = (this.#counts[place] ?? 0) + 1;
    this.#counts[place] = times;
    return times;
  }

  #placeOf(key: number): number {
    const mask = this.#keys.length - 1;
    let place = key % this.#keys.length;
    while (this.#keys[place] !== 0 && this.#keys[place] !== key) place = (place + 1) & mask;
    return place;
  }

  #grow(): void {
    const [keys, counts] = [this.#keys, this.#counts];
    this.#keys = new Float64Array(keys.length * 2);
    this.#counts = new Uint32Array(keys.length * 2);
    for (const [from, key] of keys.entries()) {
      if (key === 0) continue;
      const place = this.#placeOf(key);
      this.#keys[place] = key;
      this.#counts[place] = counts[from] ?? 0;
    }
  }
}
