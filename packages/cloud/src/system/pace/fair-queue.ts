/** Waiting jobs by owner. Owners take turns, even if one of them has many jobs waiting. */

export class FairQueue<Job> {
  /** The waiting jobs of each owner, never empty; the owner whose turn is next comes first. */
  readonly #lines = new Map<string, Job[]>();

  add(owner: string, job: Job): void {
    const line = this.#lines.get(owner);
    if (line) line.push(job);
    else this.#lines.set(owner, [job]);
  }

  /** The next owner among those that can have a turn; undefined when nothing waits for them. */
  nextOwner(canHaveTurn: (owner: string) => boolean = () => true): string | undefined {
    return this.#lines.keys().find(canHaveTurn);
  }

  /** The first job of an owner, who then goes to the end. */
  take(owner: string): Job | undefined {
    const line = this.#lines.get(owner);
    if (!line) return undefined;
    const job = line.shift();
    this.#lines.delete(owner);
    if (line.length > 0) this.#lines.set(owner, line);
    return job;
  }

  /** Removes and returns everything that waits. */
  takeAll(): readonly Job[] {
    const jobs = [...this.#lines.values()].flat();
    this.#lines.clear();
    return jobs;
  }

  get isEmpty(): boolean {
    return this.#lines.size === 0;
  }
}
