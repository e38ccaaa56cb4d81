/** Time that goes on only when everything has been said: events in order, and what they set off, one after another. */

export interface Scheduled {
  cancel(): void;
}

interface Event {
  readonly atMs: number;
  readonly order: number;
  run: (() => void) | null;
}

export class World {
  readonly #heap: Event[] = [];
  #order = 0;
  #nowMs = 0;
  #eventCount = 0;

  get nowMs(): number {
    return this.#nowMs;
  }

  get eventCount(): number {
    return this.#eventCount;
  }

  at(atMs: number, run: () => void): Scheduled {
    const event: Event = { atMs: Math.max(atMs, this.#nowMs), order: this.#order, run };
    this.#order += 1;
    this.#push(event);
    return {
      cancel: () => {
        event.run = null;
      },
    };
  }

  after(milliseconds: number, run: () => void): Scheduled {
    return this.at(this.#nowMs + milliseconds, run);
  }

  /** Goes on until a time, or until it is over. After each event every promise that it settled has been followed up. */
  async goOn(untilMs: number, isOver: () => boolean): Promise<void> {
    await settled();
    for (let event = this.#heap[0]; event && event.atMs <= untilMs && !isOver(); event = this.#heap[0]) {
      this.#pop();
      this.#nowMs = event.atMs;
      if (!event.run) continue;
      this.#eventCount += 1;
      event.run();
      await settled();
    }
    if (!isOver()) this.#nowMs = Math.max(this.#nowMs, untilMs);
  }

  #isBefore(left: Event | undefined, right: Event | undefined): boolean {
    if (!left || !right) return left !== undefined;
    return left.atMs < right.atMs || (left.atMs === right.atMs && left.order < right.order);
  }

  #push(event: Event): void {
    const heap = this.#heap;
    let index = heap.push(event) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!this.#isBefore(event, heap[parent])) break;
      heap[index] = heap[parent] as Event;
      index = parent;
    }
    heap[index] = event;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (!last || heap.length === 0) return;
    let index = 0;
    for (;;) {
      const left = index * 2 + 1;
      const child = this.#isBefore(heap[left + 1], heap[left]) ? left + 1 : left;
      if (!this.#isBefore(heap[child], last)) break;
      heap[index] = heap[child] as Event;
      index = child;
    }
    heap[index] = last;
  }
}

/** Promises are followed up before the next turn of the event loop. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
