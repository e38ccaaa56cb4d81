import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DAY_MS } from '@ledgerline/contract';
import { byTester, openTestCloud, type TestCloud, testPassword } from '../../testing/test-cloud.ts';
import { hashKey, readKey } from '../system/key.ts';
import { isRefusal } from '../system/problem.ts';
import { connectorConfig, releaseInstall, rotateConnectorKey } from './connector-config.ts';
import { findSession } from './login/session.ts';
import { isActive, setSubscription, subscriptionOf } from './subscription.ts';
import { listTenants, rotateTenantKey, signUp, tenantOf } from './tenant.ts';

let cloud: TestCloud;
before(() => {
  cloud = openTestCloud();
});
after(() => cloud.close());

const codeOf = (outcome: unknown): string => (isRefusal(outcome) ? outcome.refused.code : 'ok');

test('signing up makes a tenant on trial, a connector and a session that work', async () => {
  const { context, time } = cloud;
  const { tenant, connector, tenantApiKey, opened } = await cloud.tenant();
  assert.deepEqual(tenantOf(tenant, time.now()).subscription, {
    status: 'trialing',
    plan: 'trial',
    trialEndsAt: new Date(time.now() + 14 * DAY_MS).toISOString(),
    currentPeriodEnd: null,
  });
  assert.deepEqual(readKey(tenantApiKey), { kind: 'tenant' });
  const holder = await context.store.keyHolder({ keyHash: hashKey(tenantApiKey) });
  assert.equal(holder?.tenant.tenantId, tenant.tenantId);
  assert.equal(connector.tenantId, tenant.tenantId);
  assert.equal((await findSession(context, opened.token))?.tenant.tenantId, tenant.tenantId);
});

test('nothing that was stored at sign-up gives a key, a password or a token away', async () => {
  const { tenant, connector, tenantApiKey, opened } = await cloud.tenant();
  const config = await connectorConfig(cloud.context, tenant.tenantId);
  if (isRefusal(config)) assert.fail();
  const stored = JSON.stringify({ tenant, connector });
  for (const secret of [tenantApiKey, config.connectorKey, opened.token, testPassword]) assert.ok(!stored.includes(secret));
});

test('an e-mail address signs up once, however it is written, also when two come at once', async () => {
  const body = { companyName: 'Twice', email: 'twice@example.com', password: testPassword };
  const outcomes = await Promise.all([
    signUp(cloud.context, body, 'one'),
    signUp(cloud.context, { ...body, email: 'TWICE@example.com' }, 'two'),
  ]);
  assert.deepEqual(outcomes.map(codeOf).sort(), ['email_taken', 'ok']);
  assert.equal(codeOf(await signUp(cloud.context, body, 'three')), 'email_taken');
});

test('a plan that is not on the pricing page is kept as asked, and is a trial', async () => {
  const body = { companyName: ' Gold ', email: 'gold@example.com', password: testPassword, plan: 'gold', phone: ' ' };
  const made = await signUp(cloud.context, body, 'request');
  if (isRefusal(made)) assert.fail();
  const { companyName, plan, phone, subscription } = tenantOf(made.tenant, cloud.time.now());
  assert.deepEqual([companyName, plan, phone, subscription.status], ['Gold', 'gold', null, 'trialing']);
});

test('after rotation the old tenant key stops at once', async () => {
  const { store } = cloud.context;
  const { tenant, tenantApiKey } = await cloud.tenant();
  const fresh = await rotateTenantKey(cloud.context, tenant.tenantId, byTester('request'));
  if (isRefusal(fresh)) assert.fail(fresh.refused.message);
  assert.equal(await store.keyHolder({ keyHash: hashKey(tenantApiKey) }), null);
  assert.equal((await store.keyHolder({ keyHash: hashKey(fresh.key) }))?.tenant.tenantId, tenant.tenantId);
});

test('the connector configuration can be downloaded again and opens the connector', async () => {
  const { context } = cloud;
  const { tenant, connector } = await cloud.tenant();
  const config = await connectorConfig(context, tenant.tenantId);
  assert.deepEqual(config, await connectorConfig(context, tenant.tenantId));
  if (isRefusal(config)) assert.fail();
  assert.equal(config.connectorId, connector.connectorId);
  assert.equal(config.cloudUrl, 'http://127.0.0.1:8080');
  assert.deepEqual(readKey(config.connectorKey), { kind: 'conn' });
  const found = await context.store.connectorByKey({ keyHash: hashKey(config.connectorKey) });
  assert.equal(found?.connectorId, connector.connectorId);
});

test('a rotated connector key replaces the one before, in the configuration too', async () => {
  const { context } = cloud;
  const { tenant, connector } = await cloud.tenant();
  const old = await connectorConfig(context, tenant.tenantId);
  const fresh = await rotateConnectorKey(context, tenant.tenantId, connector.connectorId, byTester('request'));
  const config = await connectorConfig(context, tenant.tenantId);
  if (isRefusal(old) || isRefusal(fresh) || isRefusal(config)) assert.fail();
  assert.equal(config.connectorKey, fresh);
  assert.equal(await context.store.connectorByKey({ keyHash: hashKey(old.connectorKey) }), null);
});

test('a connector of another tenant is unknown, not forbidden', async () => {
  const { context } = cloud;
  const [own, other] = [await cloud.tenant(), await cloud.tenant()];
  const { connectorId } = other.connector;
  assert.equal(
    codeOf(await rotateConnectorKey(context, own.tenant.tenantId, connectorId, byTester('request'))),
    'unknown_connector',
  );
  assert.equal(codeOf(await releaseInstall(context, own.tenant.tenantId, connectorId, byTester('request'))), 'unknown_connector');
});

test('releasing an install lets another one in at once', async () => {
  const { context } = cloud;
  const { tenant, connector } = await cloud.tenant();
  const { connectorId } = connector;
  await context.store.recordCall({ connectorId, install: 'old' });
  assert.equal((await context.store.recordCall({ connectorId, install: 'new' })).kind, 'other_install');
  assert.equal(await releaseInstall(context, tenant.tenantId, connectorId, byTester('request')), null);
  assert.equal((await context.store.recordCall({ connectorId, install: 'new' })).kind, 'active');
});

const subscriptions = [
  { status: 'trialing', trialEndsAt: 1000, at: 999, isActiveThen: true },
  { status: 'trialing', trialEndsAt: 1000, at: 1000, isActiveThen: false },
  { status: 'trialing', trialEndsAt: null, at: 1000, isActiveThen: true },
  { status: 'active', trialEndsAt: 1000, at: 5000, isActiveThen: true },
  { status: 'past_due', trialEndsAt: 1000, at: 5000, isActiveThen: true },
  { status: 'past_due', trialEndsAt: 1000, graceEndsAt: 5001, at: 5000, isActiveThen: true },
  { status: 'past_due', trialEndsAt: 1000, graceEndsAt: 5000, at: 5000, isActiveThen: false },
  { status: 'active', trialEndsAt: 1000, graceEndsAt: 5000, at: 5000, isActiveThen: true },
  { status: 'inactive', trialEndsAt: 9000, at: 5000, isActiveThen: false },
] as const;

for (const { status, trialEndsAt, at, isActiveThen, ...subscription } of subscriptions) {
  const graceEndsAt = 'graceEndsAt' in subscription ? subscription.graceEndsAt : null;
  test(`${status} with a trial until ${trialEndsAt} and a grace until ${graceEndsAt} is ${isActiveThen ? 'active' : 'inactive'} at ${at}`, () => {
    const tenant = { subscriptionStatus: status, trialEndsAt, currentPeriodEnd: null, graceEndsAt, plan: 'trial' };
    assert.equal(isActive(tenant, at), isActiveThen);
    assert.equal(subscriptionOf(tenant, at).status, isActiveThen ? status : 'inactive');
  });
}

test('billing sets the subscription; what it does not name stays', async () => {
  const { context } = cloud;
  const { tenantId } = (await cloud.tenant()).tenant;
  const currentPeriodEnd = '2027-01-01T00:00:00.000Z';
  const set = await setSubscription(
    context,
    tenantId,
    { status: 'active', plan: 'standard', currentPeriodEnd },
    byTester('request'),
  );
  assert.ok(!isRefusal(set) && set.status === 'active' && set.plan === 'standard' && set.currentPeriodEnd === currentPeriodEnd);
  const late = await setSubscription(context, tenantId, { status: 'past_due' }, byTester('request'));
  assert.ok(!isRefusal(late) && late.plan === 'standard' && late.currentPeriodEnd === currentPeriodEnd);
  const ended = await setSubscription(context, tenantId, { status: 'inactive', currentPeriodEnd: null }, byTester('request'));
  assert.ok(!isRefusal(ended) && ended.status === 'inactive' && ended.currentPeriodEnd === null);
  assert.equal(codeOf(await setSubscription(context, 'tenant_0', { status: 'active' }, byTester('request'))), 'unknown_tenant');
});

test('everything that changes access is in the audit log', async () => {
  const { context } = cloud;
  const { tenant, connector } = await cloud.tenant();
  const { tenantId } = tenant;
  await rotateTenantKey(context, tenantId, byTester('r1'));
  await rotateConnectorKey(context, tenantId, connector.connectorId, byTester('r2'));
  await setSubscription(context, tenantId, { status: 'active' }, byTester('r3'));
  const log = await context.store.audits({ tenantId, limit: 10 });
  assert.deepEqual(
    log.map(({ actor, action, requestId }) => [actor, action, requestId]),
    [
      ['person:tester@example.com', 'subscription.set', 'r3'],
      ['person:tester@example.com', 'connector-key.rotated', 'r2'],
      ['person:tester@example.com', 'tenant-key.rotated', 'r1'],
      [`person:${tenant.email}`, 'tenant.signed-up', 'scratch'],
    ],
  );
});

test('the list of tenants is complete and in order, page by page, also for those of one moment', async () => {
  const { context } = cloud;
  const whole = await listTenants(context, { limit: 200, cursor: null });
  if (isRefusal(whole)) assert.fail();
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await listTenants(context, { limit: 2, cursor });
    if (isRefusal(page)) assert.fail();
    assert.ok(page.tenants.length <= 2);
    seen.push(...page.tenants.map(({ tenantId }) => tenantId));
    cursor = page.nextCursor;
  } while (cursor !== null);
  assert.deepEqual(
    seen,
    whole.tenants.map(({ tenantId }) => tenantId),
  );
  assert.equal(new Set(seen).size, seen.length);
  assert.equal(codeOf(await listTenants(context, { limit: 2, cursor: 'nonsense' })), 'invalid_request');
});
