/** Remembers answers that every request asks for, until a verb that could change them has been committed. Right only where one process writes. */

import { type VerbName, verbNamed } from '../sql/verbs.ts';

const ANSWERS_MAX = 20_000;

export class Memory {
  readonly #answers = new Map<string, unknown>();

  /** The remembered answer, or the one that `find` gives; only answers that found something are kept. */
  recall(name: VerbName, given: unknown, find: () => unknown): unknown {
    const question = `${name} ${JSON.stringify(given)}`;
    const known = this.#answers.get(question);
    if (known !== undefined) return known;
    const answer = find();
    if (answer === null) return answer;
    if (this.#answers.size >= ANSWERS_MAX) this.#answers.clear();
    this.#answers.set(question, answer);
    return answer;
  }

  /** A verb has been committed: what it may have changed is asked anew. */
  committed(name: VerbName): void {
    if (verbNamed(name).changesHolders) this.#answers.clear();
  }
}
