/** Unknown field names that a command ignores: counted by path and returned as warnings. */

import { type Warning, wordingMember } from '@ledgerline/contract';
import type { Sentence } from '@ledgerline/words';
import { bookCommandSays } from '@ledgerline/words/book/command';

export interface Ignored {
  /** JSON pointer to the first occurrence, as sent; empty for names that are only counted. */
  readonly path: string;
  readonly name: string;
  readonly count: number;
}

/** The first names are listed; the rest is counted. */
const LISTED_MAX = 100;

/** Gathers them; a name that every row of a list repeats is one. */
export class IgnoredNames {
  readonly #listed = new Map<string, { path: string; name: string; count: number }>();
  #moreCount = 0;

  add(path: string, name: string): void {
    const place = path.replaceAll(/\/\d+(?=\/)/g, '/*');
    const known = this.#listed.get(place);
    if (known) known.count += 1;
    else if (this.#listed.size < LISTED_MAX) this.#listed.set(place, { path, name, count: 1 });
    else this.#moreCount += 1;
  }

  list(): readonly Ignored[] {
    const listed = [...this.#listed.values()];
    return this.#moreCount === 0 ? listed : [...listed, { path: '', name: '', count: this.#moreCount }];
  }
}

export function ignoredWarning({ path, name, count }: Ignored): Warning {
  const says = ignoredSentence(name, count);
  return { code: 'UNKNOWN_MEMBER', path, message: String(says), ...wordingMember(says) };
}

function ignoredSentence(name: string, count: number): Sentence {
  if (name === '') return bookCommandSays.ignoredMore(count);
  return count === 1 ? bookCommandSays.ignored(name) : bookCommandSays.ignoredInRows(name, count - 1);
}
