/**
 * Caches the owners of keys until any key or subscription changes on any node, which a change counter shows. So a replaced or
 * revoked key stops working immediately.
 */

import type { Store } from '../../store/store.ts';
import { isRefusal, type Refusal } from '../../system/problem.ts';

/** The cache is emptied when it has more entries than this. */
const HOLDERS_MAX = 4_000;

export class KeyCache<Holder extends object> {
  readonly #store: Pick<Store, 'keyChanges'>;
  readonly #holders = new Map<string, Holder>();
  /** How often keys had changed when the holders were looked up. */
  #asOf = 0;

  constructor(store: Pick<Store, 'keyChanges'>) {
    this.#store = store;
  }

  /** The owner of a credential; `lookUp` finds one that is not cached. Synchronous if the store is. */
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

  /** A result that was looked up during a change is used for this call only. */
  async #lookUp(changes: number, credential: string, lookUp: () => Promise<Holder | Refusal>): Promise<Holder | Refusal> {
    const holder = await lookUp();
    if (isRefusal(holder) || changes !== this.#asOf) return holder;
    if (this.#holders.size >= HOLDERS_MAX) this.#holders.clear();
    this.#holders.set(credential, holder);
    return holder;
  }
}
