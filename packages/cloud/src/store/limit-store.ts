/** What limits need of storage, so that nodes share them: the part of the seam in store.ts that counts. */

/** The use of a subject. */
export interface Use {
  readonly subject: string;
  readonly used: number;
}

export interface LimitStore {
  /** Counts one event of a subject, or `amount`, unless there would be more than `max` in its window, which opens with the first. */
  takeFromWindow(event: {
    subject: string;
    windowMs: number;
    max: number;
    amount?: number;
  }): Promise<{ isTaken: true } | { isTaken: false; retryAfterMs: number }>;
  /** Takes back one event that was counted, or `amount`. */
  returnToWindow(key: { subject: string; amount?: number }): Promise<void>;
  /** Forgets all events of a subject. */
  clearWindow(key: { subject: string }): Promise<void>;
  countInWindow(key: { subject: string }): Promise<number>;
  /** Removes expired windows. */
  sweepWindows(): Promise<void>;

  /** Adds what this node gave, and returns what all nodes gave in this minute and the one before. See shared-use.ts. */
  shareUse(given: { uses: readonly Use[] }): Promise<{
    readonly minute: number;
    readonly totals: readonly (Use & { readonly minute: number })[];
  }>;
}
