import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { AppState, presenceReason } from '@ledgerline/contract';
import { Value } from 'typebox/value';
import { byTester, openTestCloud, type TestCloud } from '../../testing/test-cloud.ts';
import { appState } from './app-state.ts';
import { openSandbox } from './sandbox.ts';

let cloud: TestCloud;
before(() => {
  cloud = openTestCloud();
});
after(() => cloud.close());

async function queueCommand(tenantId: string, connectorId: string, companyId: string, commandId: string): Promise<void> {
  await cloud.context.store.accept({
    tenantId,
    commandId,
    connectorId,
    companyId,
    type: 'list-quotations',
    module: 'sales',
    mode: 'read',
    payload: '{}',
    warnings: null,
    docNo: null,
    sentBy: null,
    trace: null,
  });
}

test('the state of a fresh tenant is its trial and a connector that has never connected', async () => {
  const { tenant, connector } = await cloud.tenant();
  const state = await appState(cloud.context, tenant);
  assert.ok(Value.Check(AppState, state), JSON.stringify([...Value.Errors(AppState, state)]));
  assert.equal(state.tenant.subscription.status, 'trialing');
  assert.equal(state.connector.connectorId, connector.connectorId);
  assert.equal(state.connector.state, 'never-connected');
  assert.equal(state.connector.updateRequired, false);
  assert.deepEqual(state.companies, []);
});

test('the state shows what connectors say of themselves and their books, and what waits for each', async () => {
  const { store } = cloud.context;
  const { tenant, connector } = await cloud.tenant();
  const { tenantId } = tenant;
  const { connectorId } = connector;
  const call = { connectorId, install: 'one' };
  const driver = { name: 'external', version: '1', exactlyOnce: false };
  await store.reportCompanies({
    ...call,
    companies: ['A', 'B'].map((companyId) => ({ companyId, name: `Book ${companyId}`, data: '{}' })),
  });
  await store.heartbeat({
    ...call,
    build: 'local-mvp-2026.01.01.01',
    driver,
    hostname: 'desk',
    os: 'Windows',
    running: [],
    companies: [{ companyId: 'B', state: 'needs-password', message: 'Open it once.' }],
  });
  for (const [companyId, commandId] of [
    ['A', 'c1'],
    ['B', 'c2'],
    ['B', 'c3'],
  ] as const) {
    await queueCommand(tenantId, connectorId, companyId, commandId);
  }
  await store.lease({ ...call, max: 1, token: 't' });

  const state = await appState(cloud.context, tenant);
  assert.ok(Value.Check(AppState, state));
  const { build, updateRequired, hostname, os, state: presence, queued, running } = state.connector;
  assert.deepEqual(
    [build, updateRequired, hostname, os, presence, queued, running],
    ['local-mvp-2026.01.01.01', true, 'desk', 'Windows', 'online', 2, 1],
  );
  assert.deepEqual(state.connector.driver, driver);
  const reason = presenceReason('needs_password');
  const unreported = { connectorId, driver: null, commandTypeCount: null };
  assert.deepEqual(state.companies, [
    { ...unreported, companyId: 'A', name: 'Book A', state: null, message: null, reason: null, queued: 0 },
    { ...unreported, companyId: 'B', name: 'Book B', state: 'needs-password', message: 'Open it once.', reason, queued: 2 },
  ]);
  cloud.time.advance(91_000);
  assert.equal((await appState(cloud.context, tenant)).connector.state, 'offline');
});

test('the sandbox is listed next to the tenant’s own connector, and nothing of another tenant is', async () => {
  const [one, other] = [await cloud.tenant(), await cloud.tenant()];
  await openSandbox(cloud.context, one.tenant.tenantId, byTester('request'));
  const state = await appState(cloud.context, one.tenant);
  assert.equal(state.connector.connectorId, one.connector.connectorId);
  assert.deepEqual(state.connectors.map(({ kind }) => kind).sort(), ['desktop', 'sandbox']);
  assert.deepEqual(
    (await appState(cloud.context, other.tenant)).connectors.map(({ connectorId }) => connectorId),
    [other.connector.connectorId],
  );
});
