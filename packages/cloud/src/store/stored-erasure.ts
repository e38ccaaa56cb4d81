/** Tenants that asked to be erased, and the verbs that erase them. Part of the store interface in store.ts. Types only. */

import type { AuditEntry, StoredTenant } from './stored-account.ts';

/** A tenant that is due for erasure, or will be within days. */
export interface PendingErasure {
  readonly tenantId: string;
  readonly eraseAt: number;
  /** When its owners and admins were last notified. */
  readonly warnedAt: number | null;
}

/** The result of one step of an erasure. */
export interface ErasureStep {
  /** Files of the commands that were removed. */
  readonly artifactSha256s: readonly string[];
  /** Whether nothing of the tenant is left. */
  readonly isDone: boolean;
}

export interface ErasureStore {
  /** Requests the erasure; returns the tenant, or null if there is none. An earlier request keeps its date. */
  requestErasure(request: {
    tenantId: string;
    personId: string;
    graceMs: number;
    audit: AuditEntry;
  }): Promise<StoredTenant | null>;
  /** Cancels the erasure; false when the tenant will not be erased, or is being erased already. */
  cancelErasure(request: { tenantId: string; audit: AuditEntry }): Promise<boolean>;
  /** Erasures due before a time, the earliest first. */
  pendingErasures(request: { before: number; limit: number }): Promise<readonly PendingErasure[]>;
  /** Warns owners and admins once before the erasure. */
  warnOfErasure(request: { tenantId: string }): Promise<void>;
  /** Removes a bounded number of rows of a tenant whose time has come. Repeated until it is done, by any node. */
  eraseSome(request: { tenantId: string; requestId: string }): Promise<ErasureStep>;
  /** Connectors whose account books their host must delete. */
  erasedSandboxes(): Promise<readonly string[]>;
}
