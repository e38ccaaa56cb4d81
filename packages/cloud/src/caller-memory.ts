/**
 * Remembers whose tenant key it is that calls again and again. Only for a store that no other process writes to: every change
 * of keys and subscriptions passes here and makes it forget, so that a key which was replaced stops at once. App keys are not
 * remembered, since they also end by themselves.
 */

import { fullRights } from './access.ts';
import type { Caller } from './command.ts';
import type { Store } from './store.ts';

const CALLERS_MAX = 10_000;

export class CallerMemory {
  readonly #callers = new Map<string, Caller>();
  #changes = 0;

  /** How often it had to forget: tells whether something that was looked up meanwhile may be kept. */
  get changes(): number {
    return this.#changes;
  }

  find(credential: string): Caller | undefined {
    return this.#callers.get(credential);
  }

  keep(credential: string, caller: Caller, changesBefore: number): void {
    if (caller.rights !== fullRights || changesBefore !== this.#changes) return;
    if (this.#callers.size >= CALLERS_MAX) this.#callers.clear();
    this.#callers.set(credential, caller);
  }

  forget(): void {
    this.#changes += 1;
    this.#callers.clear();
  }

  /** The store, through which every change makes this forget; also one that failed, since it may have happened all the same. */
  watching<Watched extends Store>(store: Watched): Watched {
    const forgetting =
      <Change, Result>(verb: (change: Change) => Promise<Result>) =>
      async (change: Change): Promise<Result> => {
        try {
          return await verb(change);
        } finally {
          this.forget();
        }
      };
    return {
      ...store,
      setSubscription: forgetting(store.setSubscription),
      rotateTenantKey: forgetting(store.rotateTenantKey),
      setPassword: forgetting(store.setPassword),
    };
  }
}
