/** Collects the problems of a payload: one for each place, written out up to a limit, and counted beyond it. */

import { limits } from '@ledgerline/contract';
import { inRow, Sentence } from '@ledgerline/words';
import { detailAt, type Fault, type WordedDetail } from '@ledgerline/words/problem/detail';

/** Most lists stay empty, and then cost next to nothing. */
const NOTHING: WordedDetail[] = [];

export class ProblemList {
  /** Problems by path; null for those that are only counted. */
  #byPath: Map<string, WordedDetail | null> | null = null;
  #listed: WordedDetail[] = NOTHING;

  /** Adds a problem at a path that has none yet. Broken rules at one path are joined. */
  add(path: string, describe: () => Fault): void {
    const known = this.#byPath?.get(path);
    if (known === null) return;
    if (known === undefined) this.#addNew(path, describe);
    else if (known.code === 'rule') {
      const { code, sentence } = describe();
      if (code === 'rule' && !known.message.includes(String(sentence))) {
        known.wording = inRow(known.wording, sentence);
        known.message = String(known.wording);
      }
    }
  }

  #addNew(path: string, describe: () => Fault): void {
    this.#byPath ??= new Map();
    if (this.#listed.length >= limits.detailsMax) {
      this.#byPath.set(path, null);
      return;
    }
    if (this.#listed === NOTHING) this.#listed = [];
    const detail = detailAt(path, describe());
    this.#byPath.set(path, detail);
    this.#listed.push(detail);
  }

  /** Adds all of another list, at other places. */
  addAll(others: ProblemList, place: (path: string) => string): void {
    for (const [path, problem] of others.#byPath ?? [])
      this.add(place(path), () => (problem === null ? UNTOLD : { code: problem.code, sentence: problem.wording }));
  }

  get isEmpty(): boolean {
    return this.#listed.length === 0;
  }

  get listed(): readonly WordedDetail[] {
    return this.#listed;
  }

  get total(): number {
    return this.#byPath?.size ?? 0;
  }
}

/** A problem that is never read: a list with more problems than are listed fills every list that it is added to. */
const UNTOLD: Fault = { code: 'rule', sentence: new Sentence('', []) };
