/** Tenants that asked to be erased, and the verbs that erase them. Part of the seam in store.ts. Types only. */

import type { AuditEntry, StoredTenant } from './stored-account.ts';

/** A tenant whose time has come, or comes within days. */
export interface PendingErasure {
  readonly tenantId: string;
  readonly eraseAt: number;
  /** When its owners and admins were last notified. */
  readonly warnedAt: number | null;
}

/** What one step of an erasure did. */
export interface ErasureStep {
  /** Files of the commands that were removed. */
  readonly artifactSha256s: readonly string[];
  /** Nothing of the tenant is left. */
  readonly isDone: boolean;
}

export interface ErasureStore {
  /** The tenant as it is now; null if there is none. One that asked before keeps its date. */
  requestErasure(request: {
    tenantId: string;
    personId: string;
    graceMs: number;
    audit: AuditEntry;
  }): Promise<StoredTenant | null>;
  /** False when the tenant is not to be erased, or its time has come. */
  cancelErasure(request: { tenantId: string; audit: AuditEntry }): Promise<boolean>;
  /** Erasures due before a time, the earliest first. */
  pendingErasures(request: { before: number; limit: number }): Promise<readonly PendingErasure[]>;
  /** Tells owners and admins once that the time comes. */
  warnOfErasure(request: { tenantId: string }): Promise<void>;
  /** Removes a bounded number of rows of a tenant whose time has come. Repeated until it is done, by any node. */
  eraseSome(request: { tenantId: string; requestId: string }): Promise<ErasureStep>;
  /** Connectors whose account books their host must delete. */
  erasedSandboxes(): Promise<readonly string[]>;
}
