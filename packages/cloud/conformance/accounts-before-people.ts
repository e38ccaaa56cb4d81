/** Two accounts as they were stored before there were people, for the migration of each store, and what must come of them. */

import assert from 'node:assert/strict';
import type { Store } from '../src/store/store.ts';

/** The last migration that knew no people. */
export const BEFORE_PEOPLE = 23;

export const accountsBeforePeople = `
  INSERT INTO tenant (tenant_id, company_name, email, phone, plan, password_hash, tenant_key_hash, subscription_status, trial_ends_at,
                      current_period_end, created_at, requested_plan, plan_requested_at)
    VALUES ('tenant_a1', 'Kedai Maju', 'mei@maju.example', '012', 'kedai', 'hash of mei', 'key a', 'active', 5, 6, 7, 'firma', 8),
           ('tenant_b2', 'Kedai Baru', 'ali@baru.example', NULL, 'trial', 'hash of ali', 'key b', 'trialing', 9, NULL, 10, NULL, NULL);
  INSERT INTO session (token_hash, tenant_id, created_at, expires_at)
    VALUES ('laptop', 'tenant_a1', 11, 99999999), ('phone', 'tenant_a1', 12, 99999999), ('other', 'tenant_b2', 13, 99999999);
  INSERT INTO app_key (key_id, tenant_id, name, key_hash, prefix, access, companies, created_at)
    VALUES ('key_1', 'tenant_a1', 'Shop', 'shop', 'll_app_', '"full"', NULL, 14);
  INSERT INTO connector (connector_id, tenant_id, kind, key_hash, key_sealed, created_at)
    VALUES ('conn_1', 'tenant_a1', 'desktop', 'conn', 'sealed', 15);
`;

export async function assertAccountsKept(store: Store): Promise<void> {
  const mei = await store.personByEmail({ email: 'mei@maju.example' });
  assert.deepEqual(mei, {
    personId: 'person_a1',
    email: 'mei@maju.example',
    passwordHash: 'hash of mei',
    lastTenantId: 'tenant_a1',
    factorCount: 0,
    language: null,
    zone: null,
    createdAt: 7,
  });
  assert.equal((await store.personByEmail({ email: 'ali@baru.example' }))?.passwordHash, 'hash of ali');
  const tenant = await store.tenant({ tenantId: 'tenant_a1' });
  assert.deepEqual(tenant, {
    tenantId: 'tenant_a1',
    companyName: 'Kedai Maju',
    email: 'mei@maju.example',
    phone: '012',
    plan: 'kedai',
    tenantKeyHash: 'key a',
    previousKeyUntil: null,
    subscriptionStatus: 'active',
    trialEndsAt: 5,
    currentPeriodEnd: 6,
    requestedPlan: 'firma',
    planRequestedAt: 8,
    factorRequiredAt: null,
    graceEndsAt: null,
    keptDays: null,
    eraseAt: null,
    createdAt: 7,
  });
  assert.deepEqual(await store.memberships({ personId: 'person_a1' }), [
    { tenantId: 'tenant_a1', companyName: 'Kedai Maju', role: 'owner' },
  ]);
  for (const [tokenHash, tenantId] of [
    ['laptop', 'tenant_a1'],
    ['phone', 'tenant_a1'],
    ['other', 'tenant_b2'],
  ] as const) {
    const live = await store.session({ tokenHash, days: 0 });
    assert.deepEqual([live?.tenant.tenantId, live?.role], [tenantId, 'owner']);
  }
  assert.equal((await store.keyHolder({ keyHash: 'shop' }))?.tenant.tenantId, 'tenant_a1');
  assert.equal((await store.connectorByKey({ keyHash: 'conn' }))?.tenantId, 'tenant_a1');
}
