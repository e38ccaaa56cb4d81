/** How long a tenant keeps what its commands contain, and the verbs that remove what is older. Part of the store interface in store.ts. Types only. */

import type { AuditEntry, StoredTenant } from './stored-account.ts';
import type { StoredCommand } from './stored-command.ts';

/** The part of a command that is needed to remove its content; results are not read. */
export type OldCommand = Pick<StoredCommand, 'seq' | 'type' | 'payload' | 'artifactSha256'>;

/** A read that its sender wants to be kept no longer. */
export type PassedRead = OldCommand & Pick<StoredCommand, 'tenantId'>;

export interface ClearedCommand {
  readonly seq: number;
  /** The hash by which a repeat of the request is recognised. */
  readonly meaningHash: string;
}

export interface RetentionStore {
  setKeptDays(change: { tenantId: string; keptDays: number | null; audit: AuditEntry }): Promise<StoredTenant | null>;
  /**
   * The next commands of the tenant, in the order of acceptance, that ended before an instant and were not cleared. Stops at the first
   * that did not, so that nothing is passed over.
   */
  oldCommands(page: { tenantId: string; endedBefore: number; limit: number }): Promise<readonly OldCommand[]>;
  /** Removes payloads, results and the names of files; ids, statuses and errors stay. The last one is where the next look begins. */
  clearCommands(request: { tenantId: string; commands: readonly ClearedCommand[] }): Promise<void>;
  /** Reads of any tenant that ended as long ago as their senders wanted them to be kept, the longest ago first. */
  passedReads(page: { limit: number }): Promise<readonly PassedRead[]>;
  /** Removes the same of a read, wherever it is in the order of its tenant. */
  clearRead(request: { tenantId: string } & ClearedCommand): Promise<void>;
}
