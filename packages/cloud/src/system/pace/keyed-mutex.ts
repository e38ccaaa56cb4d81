/** Runs one piece of work at a time for each subject. */

export class KeyedMutex {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs the work after everything that was asked for before it under this subject, whether that went well or not. */
  async run<Result>(subject: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(subject) ?? Promise.resolve();
    const own = before.then(work, work);
    this.#last.set(subject, own);
    try {
      return await own;
    } finally {
      if (this.#last.get(subject) === own) this.#last.delete(subject);
    }
  }

  get count(): number {
    return this.#last.size;
  }
}
