/** What the store keeps of a tenant and of those who act for it: sessions and app keys. Part of the seam in store.ts. */

import type { Access, SubscriptionStatus } from '@ledgerline/contract';

export interface StoredTenant {
  readonly tenantId: string;
  readonly companyName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly plan: string;
  readonly passwordHash: string;
  readonly tenantKeyHash: string;
  readonly subscriptionStatus: SubscriptionStatus;
  readonly trialEndsAt: number | null;
  readonly currentPeriodEnd: number | null;
  /** The plan that the tenant asked for and the operator has not switched on yet, and when it did. */
  readonly requestedPlan: string | null;
  readonly planRequestedAt: number | null;
  readonly createdAt: number;
}

export interface StoredSession {
  readonly tokenHash: string;
  readonly tenantId: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export interface StoredAppKey {
  readonly keyId: string;
  readonly tenantId: string;
  readonly name: string;
  readonly keyHash: string;
  readonly prefix: string;
  readonly access: Access;
  readonly companies: readonly string[] | null;
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly lastUsedAt: number | null;
  readonly revokedAt: number | null;
}

/** Who a tenant or app key belongs to. appKey is null for the tenant key. */
export interface KeyHolder {
  readonly tenant: StoredTenant;
  readonly appKey: StoredAppKey | null;
}

export interface AuditEntry {
  readonly tenantId: string | null;
  /** Who: `session`, `admin`, `key:<keyId>` … */
  readonly actor: string;
  /** What: `app-key.created`, `tenant-key.rotated` … */
  readonly action: string;
  readonly subject: string;
  readonly requestId: string;
}

export interface NewAppKey extends Omit<StoredAppKey, 'createdAt' | 'lastUsedAt' | 'revokedAt'> {
  readonly keysMax: number;
  readonly audit: AuditEntry;
}
