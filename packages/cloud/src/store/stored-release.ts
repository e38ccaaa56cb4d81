/** Builds of the connector as stored: how many connectors have each, and which builds are withdrawn. */

import type { ReleaseChannel } from '@ledgerline/contract';
import type { AuditEntry } from './stored-account.ts';

export interface BuildCount {
  readonly build: string;
  /** How many connectors reported it last. */
  readonly connectors: number;
  /** How many connectors tried the build and returned to the previous one. */
  readonly refused: number;
}

export interface WithdrawnBuild {
  readonly build: string;
  readonly withdrawnAt: number;
}

export interface ReleaseStore {
  setChannel(change: { connectorId: string; channel: ReleaseChannel; audit: AuditEntry }): Promise<void>;
  /** Counts for the builds that most connectors have. */
  buildCounts(): Promise<readonly BuildCount[]>;
  withdrawnBuilds(): Promise<readonly WithdrawnBuild[]>;
  /** No connector is offered it from now on. False if that was so before. */
  withdrawBuild(withdrawal: { build: string; audit: AuditEntry }): Promise<boolean>;
}
