/** What the store keeps of the use of a tenant: days, and rejected requests. Part of the store interface in store.ts. */

/** Rejected requests of one minute that are alike. */
export interface StoredRefusedCall {
  /** Minutes since 1970. */
  readonly minute: number;
  /** The keyId of an app key, or `tenant-key`. */
  readonly sentBy: string;
  readonly route: string;
  readonly code: string;
  readonly count: number;
  /** The id of the last request. */
  readonly requestId: string;
}

export interface StoredDayUse {
  /** Days since 1970, which begin at midnight in Kuala Lumpur. */
  readonly day: number;
  readonly accepted: number;
  readonly done: number;
  readonly failed: number;
  readonly refused: number;
}

/** Rejected requests of a tenant since they were last stored. */
export interface RefusalsOfTenant {
  readonly tenantId: string;
  readonly calls: readonly StoredRefusedCall[];
  readonly days: readonly { readonly day: number; readonly refused: number }[];
}

export interface UsageStore {
  /** Adds to the stored counts. Tenants that no longer exist are left out. */
  recordRefusals(refusals: { tenants: readonly RefusalsOfTenant[] }): Promise<void>;
  /** Newest first. */
  refusedCalls(page: { tenantId: string; sinceMinute: number; limit: number }): Promise<readonly StoredRefusedCall[]>;
  /** Forgets up to `limit` rows of before a minute; returns how many. */
  forgetRefusedCalls(request: { beforeMinute: number; limit: number }): Promise<number>;
  /** The days from one on in which something happened, today included. */
  dayUses(key: { tenantId: string; firstDay: number }): Promise<readonly StoredDayUse[]>;
  /** Stores yesterday and today from the hours that are kept, and deletes older days. */
  keepDays(key: { tenantId: string; beforeDay: number }): Promise<void>;
}
