/** What the store keeps of a program that waits for a person to confirm its code. Part of the seam in store.ts. */

import type { PairingKind, PairingState } from '@ledgerline/contract';
import type { StoredAppKey } from './stored-account.ts';

export interface StoredPairing {
  readonly deviceHash: string;
  readonly userCode: string;
  readonly kind: PairingKind;
  readonly name: string;
  readonly address: string;
  readonly state: PairingState;
  /** The tenant whose user decided; null while it is pending. */
  readonly tenantId: string | null;
  /** The key that was created for it. */
  readonly keyId: string | null;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** When the program asked last, and the time before. */
  readonly polledAt: number | null;
  readonly polledBeforeAt: number | null;
}

export type PairingOutcome =
  | { readonly kind: 'decided'; readonly pairing: StoredPairing; readonly key: StoredAppKey | null }
  /** There is no such code, it has expired, or it was decided before. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'limit_reached' };
