/** Own ids of callers, and what they stand for in an account book. Part of the seam in store.ts. Types only. */

import type { LinkState } from '@ledgerline/contract';
import type { AuditEntry } from './stored-account.ts';

/** What an own id stands for, before it is known which document or record that is. */
export interface LinkAddress {
  readonly tenantId: string;
  readonly connectorId: string;
  readonly companyId: string;
  readonly entity: string;
  readonly externalId: string;
}

export interface StoredLink extends LinkAddress {
  readonly linkId: string;
  readonly state: LinkState;
  /** The number of the document or the code of the record; null while it is not known. */
  readonly key: string | null;
  /** The command that creates it, or did; null for one that was bound. */
  readonly commandId: string | null;
  readonly createdAt: number;
  readonly changedAt: number;
}

/** What a create command with an own id takes. */
export interface LinkClaim {
  readonly linkId: string;
  readonly entity: string;
}

export type BoundKey = LinkAddress & { readonly linkId: string; readonly key: string };

export interface LinkStore {
  linkAt(address: LinkAddress): Promise<StoredLink | null>;
  linkOfId(key: { tenantId: string; linkId: string }): Promise<StoredLink | null>;
  /** Own ids of one document or record, in their order. */
  linksOfKey(place: Omit<LinkAddress, 'externalId'> & { key: string; limit: number }): Promise<readonly StoredLink[]>;
  /** Says what an own id stands for. One that stands for something else, or is not decided, stays as it is and is returned. */
  bindLink(request: { link: BoundKey; audit: AuditEntry }): Promise<{ kind: 'bound' | 'taken'; link: StoredLink }>;
  /** Gives an own id back, whatever it stands for. A command that still runs decides nothing about it any more. */
  releaseLink(request: { tenantId: string; linkId: string; audit: AuditEntry }): Promise<StoredLink | null>;
}
