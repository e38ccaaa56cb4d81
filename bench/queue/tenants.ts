/** Tenants for the queue benchmark, made straight in the store: signing up thousands would measure the password hash. */

import { DAY_MS } from '@ledgerline/contract';
import type { Store, StoredConnector, StoredTenant } from '../../packages/cloud/src/store/store.ts';
import { hashKey, makeKey } from '../../packages/cloud/src/system/key.ts';
import { systemRandomness } from '../../packages/cloud/src/system/randomness.ts';

export interface BenchTenant {
  readonly tenant: StoredTenant;
  readonly connector: StoredConnector;
  readonly tenantKey: string;
  readonly connectorKey: string;
}

/** What a load process needs of a tenant. */
export interface Credentials {
  readonly connectorId: string;
  readonly tenantKey: string;
  readonly connectorKey: string;
}

export const credentialsOf = ({ connector, tenantKey, connectorKey }: BenchTenant): Credentials => ({
  connectorId: connector.connectorId,
  tenantKey,
  connectorKey,
});

/** The account book that every command of the benchmark is for. */
export const benchBook = { companyId: 'SAMPLE', name: 'Sample', data: '{"companyId":"SAMPLE","name":"Sample"}' };

export function inventTenants(count: number, now: number): readonly BenchTenant[] {
  return Array.from({ length: count }, (_, index) => {
    const tenantKey = makeKey('tenant', systemRandomness);
    const connectorKey = makeKey('conn', systemRandomness);
    const tenantId = `ten_bench${index}`;
    return {
      tenantKey,
      connectorKey,
      tenant: {
        tenantId,
        companyName: `Company ${index}`,
        email: `company-${index}@example.com`,
        phone: null,
        plan: 'trial',
        tenantKeyHash: hashKey(tenantKey),
        subscriptionStatus: 'active',
        trialEndsAt: now + 14 * DAY_MS,
        currentPeriodEnd: null,
        graceEndsAt: null,
        requestedPlan: null,
        planRequestedAt: null,
        factorRequiredAt: null,
        previousKeyUntil: null,
        keptDays: null,
        eraseAt: null,
        createdAt: now,
      },
      connector: {
        connectorId: `conn_bench${index}`,
        tenantId,
        kind: 'desktop',
        keyHash: hashKey(connectorKey),
        keySealed: 'sealed',
        createdAt: now,
        lastSeenAt: null,
        activeInstall: null,
        activeInstallSeenAt: null,
        refusedInstallAt: null,
        reportedState: null,
        reportedMessage: null,
        setupBuild: null,
        reportedAt: null,
        build: null,
        channel: 'stable',
        driver: null,
        hostname: null,
        os: null,
        hasReported: true,
        epoch: 1,
      },
    };
  });
}

/** What the login session of a tenant is opened with, by the number of the tenant. */
const sessionToken = (index: number): string => `bench-session-${index}`;

/** A server has a few seconds for each, so only so many wait for it. */
const STORED_AT_ONCE = 100;

export async function storeTenants(store: Store, tenants: readonly BenchTenant[]): Promise<void> {
  for (let first = 0; first < tenants.length; first += STORED_AT_ONCE) {
    await Promise.all(
      tenants.slice(first, first + STORED_AT_ONCE).map((tenant, index) => storeTenant(store, tenant, first + index)),
    );
  }
}

async function storeTenant(store: Store, { tenant, connector }: BenchTenant, index: number): Promise<void> {
  const audit = { tenantId: null, actor: 'bench', action: 'tenant.created', subject: 'bench', requestId: 'bench' };
  await store.createTenant({
    tenant: { ...tenant, trialDays: 14 },
    owner: { personId: `person_bench${index}`, email: tenant.email, passwordHash: 'nobody logs in' },
    connector,
    session: { tokenHash: hashKey(sessionToken(index)), days: 30 },
    audit,
  });
  await store.reportCompanies({ connectorId: connector.connectorId, install: 'default', companies: [benchBook] });
}
