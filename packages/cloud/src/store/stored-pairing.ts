/** What the store keeps of a program that waits for a person to confirm its code. Part of the store interface in store.ts. */

import type { PairingKind, PairingState } from '@ledgerline/contract';
import type { AuditEntry, NewAppKey, StoredAppKey } from './stored-account.ts';

export interface StoredPairing {
  readonly deviceHash: string;
  readonly userCode: string;
  readonly kind: PairingKind;
  readonly name: string;
  readonly address: string;
  readonly state: PairingState;
  /** The tenant whose user decided; null while it is pending. */
  readonly tenantId: string | null;
  /** What was approved: the id of the app key that was created, or the hash of the connector key that the program gets. */
  readonly keyId: string | null;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** When the program asked last, and the time before. */
  readonly polledAt: number | null;
  readonly polledBeforeAt: number | null;
}

export type PairingOutcome =
  | { readonly kind: 'decided'; readonly pairing: StoredPairing; readonly key: StoredAppKey | null }
  /** The code does not exist, has expired, or was decided before. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'limit_reached' };

export interface PairingStore {
  /** Null if the user code is in use. */
  startPairing(
    pairing: Pick<StoredPairing, 'deviceHash' | 'userCode' | 'kind' | 'name' | 'address'> & { validMs: number },
  ): Promise<StoredPairing | null>;
  /** Finds a pairing by the code that the user types; null if there is none or it has expired. */
  pairing(key: { userCode: string }): Promise<StoredPairing | null>;
  /** Like `pairing`, for a poll of the program, which is recorded. */
  pollPairing(key: { deviceHash: string }): Promise<StoredPairing | null>;
  /**
   * Decides a pairing, and creates the app key of the program, if its kind gets one. The program can ask for `graceMs` after that, even if its codes
   * expire earlier.
   */
  decidePairing(decision: {
    userCode: string;
    tenantId: string;
    state: 'approved' | 'denied';
    keyId: string | null;
    key: NewAppKey | null;
    graceMs: number;
    audit: AuditEntry;
  }): Promise<PairingOutcome>;
}
