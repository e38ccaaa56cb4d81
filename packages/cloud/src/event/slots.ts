/** How many things may be under way at a time, in all and of one owner. Who waits is served in turn, one owner after the other. */

export class Slots {
  readonly #max: number;
  readonly #ownerMax: number;
  readonly #taken = new Map<string, number>();
  /** By owner, in the order in which they are served. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #total = 0;

  constructor(max: number, ownerMax: number) {
    this.#max = max;
    this.#ownerMax = ownerMax;
  }

  get taken(): number {
    return this.#total;
  }

  /** Resolves when there is room. Call the result to give the room back. */
  async enter(owner: string): Promise<() => void> {
    if (this.#isFull(owner)) {
      await new Promise<void>((resolve) => this.#waiting.set(owner, [...(this.#waiting.get(owner) ?? []), resolve]));
    } else this.#take(owner);
    return () => this.#leave(owner);
  }

  #isFull(owner: string): boolean {
    return this.#total >= this.#max || (this.#taken.get(owner) ?? 0) >= this.#ownerMax;
  }

  #take(owner: string): void {
    this.#total += 1;
    this.#taken.set(owner, (this.#taken.get(owner) ?? 0) + 1);
  }

  #leave(owner: string): void {
    this.#total -= 1;
    const left = (this.#taken.get(owner) ?? 1) - 1;
    if (left === 0) this.#taken.delete(owner);
    else this.#taken.set(owner, left);
    this.#admit();
  }

  /** The first owner in line that has room; it then goes to the end of the line. */
  #admit(): void {
    for (const [owner, [first, ...others]] of this.#waiting) {
      if (this.#isFull(owner)) continue;
      this.#waiting.delete(owner);
      if (others.length > 0) this.#waiting.set(owner, others);
      this.#take(owner);
      first?.();
      return;
    }
  }
}
