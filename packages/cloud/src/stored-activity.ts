/** What a store tells of the last days of a tenant. Which verbs read it is in store.ts. */

/** What became of the commands of a tenant since an hour began; two days are kept. */
export interface Activity {
  /** Ends by the hour, counted in hours since the epoch; hours in which nothing ended are left out. */
  readonly hours: readonly {
    readonly hour: number;
    readonly done: number;
    /** Saved, but not what was asked for. */
    readonly unverified: number;
    /** All other failures, those with an unknown outcome included. */
    readonly failed: number;
  }[];
  readonly accepted: number;
  /** From acceptance to end, of the newest ends; null when nothing ended. */
  readonly medianMs: number | null;
  /** Put together where type and error are the same, the most frequent first. */
  readonly failures: readonly {
    readonly type: string;
    readonly error: string;
    readonly count: number;
    /** One of them. */
    readonly commandId: string;
  }[];
}
