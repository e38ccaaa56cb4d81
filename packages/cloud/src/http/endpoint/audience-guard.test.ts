import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DAY_MS } from '@ledgerline/contract';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { Type } from 'typebox';
import { byTester, openTestCloud, type TestCloud } from '../../../testing/test-cloud.ts';
import { connectorConfig, rotateConnectorKey } from '../../account/connector-config.ts';
import { createAppKey, revokeAppKey } from '../../account/rights/app-key.ts';
import { KeyCache } from '../../account/rights/key-cache.ts';
import { rotateTenantKey, type SignUp } from '../../account/tenant.ts';
import type { KeyHolder, KnownConnector } from '../../store/store.ts';
import { instantText } from '../../system/clock.ts';
import { hashKey, makeKey } from '../../system/key.ts';
import { isRefusal } from '../../system/problem.ts';
import { systemRandomness } from '../../system/randomness.ts';
import { makeLimits } from '../limits/limits.ts';
import { declare, json } from './endpoint.ts';
import { routesOf } from './endpoint-routes.ts';
import { connectorId } from './parameters.ts';

let cloud: TestCloud;
let app: FastifyInstance;
let own: SignUp;
const shown = { method: 'GET', tag: 'Commands', summary: 'Who calls', responses: [json(Type.Unknown(), 'The caller.')] } as const;

const endpoints = declare({
  showHolder: { ...shown, audience: 'api-key', path: '/api' },
  showConnector: { ...shown, audience: 'connector-key', path: '/connectors/{connectorId}', params: { connectorId } },
});

before(async () => {
  cloud = openTestCloud();
  own = await cloud.tenant();
  app = Fastify();
  const { context } = cloud;
  const { store } = context;
  const auth = { callers: new KeyCache<KeyHolder>(store), connectors: new KeyCache<KnownConnector>(store) };
  routesOf(app, { context, ...auth, ...makeLimits(context) }, endpoints).serve({
    showHolder: ({ caller: { tenantId, rights } }) => ({ tenantId, rights }),
    showConnector: ({ caller }) => ({ connectorId: caller.connectorId }),
  });
});

after(async () => {
  await app.close();
  await cloud.close();
});

const call = (url: string, authorization?: string): Promise<LightMyRequestResponse> =>
  app.inject({ url, headers: authorization === undefined ? {} : { authorization } });

async function refused(url: string, authorization: string | undefined, says: RegExp): Promise<void> {
  const response = await call(url, authorization);
  assert.equal(response.statusCode, 401, authorization);
  assert.match(String(response.headers['www-authenticate']), /^Bearer/);
  assert.equal(response.json().error.code, 'invalid_key');
  assert.match(response.json().error.message, says);
}

async function appKey(body: Parameters<typeof createAppKey>[2]): Promise<{ readonly keyId: string; readonly secret: string }> {
  const made = await createAppKey(cloud.context, own.tenant.tenantId, body, byTester('request'));
  if (isRefusal(made)) assert.fail(made.refused.message);
  return { keyId: made.key.keyId, secret: made.secret };
}

async function connectorKey(who: SignUp): Promise<string> {
  const config = await connectorConfig(cloud.context, who.tenant.tenantId);
  return isRefusal(config) ? assert.fail() : config.connectorKey;
}

test('the tenant key comes through with full rights, in any spelling of Bearer', async () => {
  for (const scheme of ['Bearer', 'bearer', 'BEARER ']) {
    const response = await call('/api', `${scheme} ${own.tenantApiKey}`);
    assert.deepEqual(response.json(), { tenantId: own.tenant.tenantId, rights: { access: 'full', companies: null } });
  }
});

test('an app key comes through with its own rights, and its use is noted', async () => {
  const { secret } = await appKey({ name: 'Shop', access: { gl: ['read'] }, companies: ['A'] });
  const response = await call('/api', `Bearer ${secret}`);
  assert.deepEqual(response.json().rights, { access: { gl: ['read'] }, companies: ['A'], amountMax: null, approval: 'none' });
  const { store } = cloud.context;
  const lastUse = async () => (await store.keyHolder({ keyHash: hashKey(secret) }))?.appKey?.lastUsedAt;
  await store.ping();
  assert.equal(await lastUse(), cloud.time.now());
});

test('a missing, malformed, mistyped or unknown key is 401 with the reason', async () => {
  await refused('/api', undefined, /Send the API key as Authorization: Bearer/);
  await refused('/api', '', /Send the API key/);
  await refused('/api', `Basic ${own.tenantApiKey}`, /Send the API key/);
  await refused('/api', own.tenantApiKey, /Send the API key/);
  await refused('/api', 'Bearer two words', /Send the API key/);
  await refused('/api', 'Bearer hello', /does not have the form/);
  const mistyped = own.tenantApiKey.slice(0, -1) + (own.tenantApiKey.endsWith('A') ? 'B' : 'A');
  await refused('/api', `Bearer ${mistyped}`, /checksum/);
  await refused('/api', `Bearer ${makeKey('tenant', systemRandomness)}`, /This key does not exist/);
  await refused('/api', `Bearer ${makeKey('app', systemRandomness)}`, /This key does not exist/);
});

test('a key of another kind is 401 and the message names its kind', async () => {
  await refused('/api', `Bearer ${await connectorKey(own)}`, /you sent a connector key/);
  await refused('/api', `Bearer ${makeKey('admin', systemRandomness)}`, /you sent the admin key/);
  await refused(`/connectors/${own.connector.connectorId}`, `Bearer ${own.tenantApiKey}`, /you sent a tenant key/);
});

test('a rotated, revoked or expired key is 401 at once', async () => {
  const who = await cloud.tenant();
  await rotateTenantKey(cloud.context, who.tenant.tenantId, byTester('request'));
  // No page shows a tenant key a second time, so the message does not point to one.
  await refused('/api', `Bearer ${who.tenantApiKey}`, /rotated\. Use the new key, or create another one in the portal/);

  const revoked = await appKey({ name: 'Shop' });
  await revokeAppKey(cloud.context, own.tenant.tenantId, revoked.keyId, byTester('request'));
  await refused('/api', `Bearer ${revoked.secret}`, /revoked at 2026-/);

  const expiring = await appKey({ name: 'Shop', expiresAt: instantText(cloud.time.now() + DAY_MS) });
  cloud.time.advance(DAY_MS - 1);
  assert.equal((await call('/api', `Bearer ${expiring.secret}`)).statusCode, 200);
  cloud.time.advance(1);
  await refused('/api', `Bearer ${expiring.secret}`, /expired at 2026-/);
});

test('a connector key opens its own connector; another’s is 404, whether it exists or not', async () => {
  const other = await cloud.tenant();
  const key = await connectorKey(own);
  const { connectorId } = own.connector;
  assert.deepEqual((await call(`/connectors/${connectorId}`, `Bearer ${key}`)).json(), { connectorId });
  for (const stranger of [other.connector.connectorId, 'conn_0']) {
    const response = await call(`/connectors/${stranger}`, `Bearer ${key}`);
    assert.equal(response.statusCode, 404);
    assert.equal(response.json().error.code, 'unknown_connector');
  }
});

test('a replaced or unknown connector key is 401', async () => {
  const who = await cloud.tenant();
  const key = await connectorKey(who);
  const path = `/connectors/${who.connector.connectorId}`;
  await rotateConnectorKey(cloud.context, who.tenant.tenantId, who.connector.connectorId, byTester('request'));
  await refused(path, `Bearer ${key}`, /rotated/);
  await refused(path, `Bearer ${makeKey('conn', systemRandomness)}`, /This connector key does not exist/);
  await refused(path, undefined, /Send the connector key/);
});
