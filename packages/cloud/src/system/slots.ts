/** Limits concurrent work: in total, for each owner, and for work that probably takes long. Owners take turns. */

export interface SlotLimits {
  readonly all: number;
  readonly owner: number;
  /** Slots for receivers that failed the last time, which may take the full timeout. */
  readonly suspect: number;
}

/** Concurrent requests of a node to receivers: in total, for each tenant, and for those that may take the full timeout. */
export const sendingSlots = (): Slots => new Slots({ all: 256, owner: 64, suspect: 64 });

interface Waiter {
  readonly isSuspect: boolean;
  readonly admit: () => void;
}

export class Slots {
  readonly #max: SlotLimits;
  readonly #taken = new Map<string, number>();
  /** Waiting work by owner, in the order of the turns. */
  readonly #waiting = new Map<string, Waiter[]>();
  #total = 0;
  #suspects = 0;

  constructor(max: SlotLimits) {
    this.#max = max;
  }

  get taken(): number {
    return this.#total;
  }

  /** Resolves when there is room. Call the result to release the slot. */
  async enter(owner: string, isSuspect = false): Promise<() => void> {
    if (this.#hasRoom(owner, isSuspect)) this.#take(owner, isSuspect);
    else {
      await new Promise<void>((admit) => {
        const line = this.#waiting.get(owner);
        if (line) line.push({ isSuspect, admit });
        else this.#waiting.set(owner, [{ isSuspect, admit }]);
      });
    }
    return () => this.#leave(owner, isSuspect);
  }

  #hasRoom(owner: string, isSuspect: boolean): boolean {
    if (this.#total >= this.#max.all || (this.#taken.get(owner) ?? 0) >= this.#max.owner) return false;
    return !isSuspect || this.#suspects < this.#max.suspect;
  }

  #take(owner: string, isSuspect: boolean): void {
    this.#total += 1;
    if (isSuspect) this.#suspects += 1;
    this.#taken.set(owner, (this.#taken.get(owner) ?? 0) + 1);
  }

  #leave(owner: string, isSuspect: boolean): void {
    this.#total -= 1;
    if (isSuspect) this.#suspects -= 1;
    const left = (this.#taken.get(owner) ?? 1) - 1;
    if (left === 0) this.#taken.delete(owner);
    else this.#taken.set(owner, left);
    this.#admit();
  }

  /** The first owner in line with something that there is room for; it then goes to the end of the line. */
  #admit(): void {
    for (const [owner, line] of this.#waiting) {
      const index = line.findIndex(({ isSuspect }) => this.#hasRoom(owner, isSuspect));
      const [waiter] = index < 0 ? [] : line.splice(index, 1);
      if (!waiter) continue;
      this.#waiting.delete(owner);
      if (line.length > 0) this.#waiting.set(owner, line);
      this.#take(owner, waiter.isSuspect);
      waiter.admit();
      return;
    }
  }
}
