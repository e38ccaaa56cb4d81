/** How far the clock of the tax authority is ahead of ours: the median of its last responses, so that one slow response does not count. */

const ANSWERS = 5;

export class ClockSkew {
  readonly #seen: number[] = [];

  note({ theirsMs, oursMs }: { readonly theirsMs: number; readonly oursMs: number }): void {
    this.#seen.push(theirsMs - oursMs);
    if (this.#seen.length > ANSWERS) this.#seen.shift();
  }

  /** The difference in milliseconds; 0 before the first response. */
  get ms(): number {
    const sorted = this.#seen.toSorted((left, right) => left - right);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  }
}
