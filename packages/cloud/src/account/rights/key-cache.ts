/**
 * Remembers who holds a key that calls again and again, for as long as no key and no subscription has changed, on whichever
 * node: one number tells. So a key that was replaced or revoked stops at once.
 */

import type { Store } from '../../store/store.ts';
import { isRefusal, type Refusal } from '../../system/problem.ts';

/** Past this many all are forgotten: they are looked up again as they call. */
const HOLDERS_MAX = 4_000;

export class KeyCache<Holder extends object> {
  readonly #store: Pick<Store, 'keyChanges'>;
  readonly #holders = new Map<string, Holder>();
  /** How often keys had changed when the holders were looked up. */
  #asOf = 0;

  constructor(store: Pick<Store, 'keyChanges'>) {
    this.#store = store;
  }

  /** Who sent a credential; `lookUp` finds out who is not remembered. At once where the store can tell at once. */
  find(credential: string, lookUp: () => Promise<Holder | Refusal>): Holder | Promise<Holder | Refusal> {
    const changes = this.#store.keyChanges();
    if (typeof changes === 'number') return this.#findAsOf(changes, credential, lookUp);
    return changes.then((count) => this.#findAsOf(count, credential, lookUp));
  }

  #findAsOf(changes: number, credential: string, lookUp: () => Promise<Holder | Refusal>): Holder | Promise<Holder | Refusal> {
    if (changes !== this.#asOf) {
      this.#holders.clear();
      this.#asOf = changes;
    }
    return this.#holders.get(credential) ?? this.#lookUp(changes, credential, lookUp);
  }

  /** What was looked up while something changed is good for this call alone. */
  async #lookUp(changes: number, credential: string, lookUp: () => Promise<Holder | Refusal>): Promise<Holder | Refusal> {
    const holder = await lookUp();
    if (isRefusal(holder) || changes !== this.#asOf) return holder;
    if (this.#holders.size >= HOLDERS_MAX) this.#holders.clear();
    this.#holders.set(credential, holder);
    return holder;
  }
}
