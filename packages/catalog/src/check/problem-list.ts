/** Gathers what is wrong with a payload: one problem a place, written out up to a number that a person reads, and counted beyond it. */

import { limits, type ProblemDetail } from '@ledgerline/contract';

/** Most lists stay empty, and then cost next to nothing. */
const NOTHING: ProblemDetail[] = [];

export class ProblemList {
  /** By path; null for those that are only counted. */
  #byPath: Map<string, ProblemDetail | null> | null = null;
  #listed: ProblemDetail[] = NOTHING;

  /** Adds a problem at a path that has none yet. Broken rules at one path are joined. */
  add(path: string, describe: () => Omit<ProblemDetail, 'path'>): void {
    const known = this.#byPath?.get(path);
    if (known === null) return;
    if (known === undefined) this.#addNew(path, describe);
    else if (known.code === 'rule') {
      const { code, message } = describe();
      if (code === 'rule' && !known.message.includes(message)) known.message = `${known.message} ${message}`;
    }
  }

  #addNew(path: string, describe: () => Omit<ProblemDetail, 'path'>): void {
    this.#byPath ??= new Map();
    if (this.#listed.length >= limits.detailsMax) {
      this.#byPath.set(path, null);
      return;
    }
    if (this.#listed === NOTHING) this.#listed = [];
    const { code, message } = describe();
    const detail = { path, code, message };
    this.#byPath.set(path, detail);
    this.#listed.push(detail);
  }

  /** Adds all of another list, at other places. */
  addAll(others: ProblemList, place: (path: string) => string): void {
    for (const [path, problem] of others.#byPath ?? []) this.add(place(path), () => problem ?? UNTOLD);
  }

  get isEmpty(): boolean {
    return this.#listed.length === 0;
  }

  get listed(): readonly ProblemDetail[] {
    return this.#listed;
  }

  get total(): number {
    return this.#byPath?.size ?? 0;
  }
}

/** Never read: a list with more problems than are listed fills every list that it is added to. */
const UNTOLD: Omit<ProblemDetail, 'path'> = { code: 'rule', message: '' };
