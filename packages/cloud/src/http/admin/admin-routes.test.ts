import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  DAY_MS,
  ErrorBody,
  RetentionResponse,
  SandboxListResponse,
  SubscriptionResponse,
  TenantListResponse,
} from '@ledgerline/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { byTester, openTestCloud, type TestCloud } from '../../../testing/test-cloud.ts';
import { reportBooks } from '../../../testing/test-server.ts';
import type { SignUp } from '../../account/tenant.ts';
import { openSandbox } from '../../delivery/sandbox.ts';
import { makeKey } from '../../system/key.ts';
import { systemRandomness } from '../../system/randomness.ts';
import { createServer } from '../server/server.ts';

let cloud: TestCloud;
let app: FastifyInstance;
let tenant: SignUp;
before(async () => {
  cloud = openTestCloud();
  app = createServer(cloud.context).app;
  tenant = await cloud.tenant();
});
after(async () => {
  await app.close();
  await cloud.close();
});

type Method = 'GET' | 'POST';

const call = (method: Method, url: string, payload?: object): Promise<LightMyRequestResponse> =>
  app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${cloud.context.config.adminKey}` },
    ...(payload && { payload }),
  });

function answered<Schema extends TSchema>(response: LightMyRequestResponse, schema: Schema): Static<Schema> {
  assert.equal(response.statusCode, 200, response.body);
  const answer: unknown = response.json();
  if (!Value.Check(schema, answer)) assert.fail(JSON.stringify([...Value.Errors(schema, answer)]));
  return answer;
}

const routes: readonly (readonly [Method, string])[] = [
  ['POST', '/admin/retention/run'],
  ['GET', '/admin/tenants'],
  ['POST', '/admin/tenants/tenant_1/subscription'],
  ['GET', '/admin/sandbox'],
  ['POST', '/admin/people/remove-factors'],
  ['GET', '/admin/connector-builds'],
];

for (const [method, url] of routes) {
  test(`${method} ${url} is for the admin key alone`, async () => {
    const { adminKey } = cloud.context.config;
    const credentials = [
      {},
      { authorization: `Bearer ${makeKey('admin', systemRandomness)}` },
      { authorization: `Bearer ${tenant.tenantApiKey}` },
      { authorization: adminKey },
      { authorization: `Basic ${adminKey}` },
      { authorization: `Bearer ${adminKey}x` },
      { cookie: `ledgerline_session=${tenant.opened.token}` },
    ];
    for (const headers of credentials) {
      const response = await app.inject({ method, url, headers });
      assert.equal(response.statusCode, 401);
      assert.match(String(response.headers['www-authenticate']), /^Bearer/);
      const answer = response.json();
      assert.ok(Value.Check(ErrorBody, answer));
      assert.equal(answer.error.code, 'admin_key_required');
    }
  });
}

test('a retention run counts what it changed, and a second one changes nothing', async () => {
  cloud.time.advance(8 * DAY_MS);
  const first = answered(await call('POST', '/admin/retention/run'), RetentionResponse);
  assert.deepEqual(first, { ok: true, checked: 1, created: 2, updated: 0, resolved: 0 });
  const second = answered(await call('POST', '/admin/retention/run'), RetentionResponse);
  assert.deepEqual(second, { ok: true, checked: 1, created: 0, updated: 0, resolved: 0 });
});

test('tenants are listed page by page', async () => {
  await cloud.tenant();
  await cloud.tenant();
  const first = answered(await call('GET', '/admin/tenants?limit=2'), TenantListResponse);
  assert.equal(first.tenants.length, 2);
  const second = answered(await call('GET', `/admin/tenants?limit=2&cursor=${first.nextCursor}`), TenantListResponse);
  assert.equal(second.tenants.length, 1);
  assert.equal(second.nextCursor, null);
  assert.doesNotMatch(JSON.stringify([first, second]), /hash|argon2/i);
  for (const query of ['limit=0', 'limit=x', 'cursor=x'])
    assert.equal((await call('GET', `/admin/tenants?${query}`)).statusCode, 400);
});

test('billing sets a subscription, and it counts at once', async () => {
  await reportBooks(cloud.context.store, tenant.connector);
  const url = `/admin/tenants/${tenant.tenant.tenantId}/subscription`;
  const send = () =>
    app.inject({
      method: 'POST',
      url: '/v1/commands',
      headers: { authorization: `Bearer ${tenant.tenantApiKey}` },
      payload: {
        commandId: `c-${cloud.time.now()}`,
        connectorId: tenant.connector.connectorId,
        companyId: 'A',
        type: 'list-quotations',
      },
    });
  const set = answered(await call('POST', url, { status: 'inactive' }), SubscriptionResponse);
  assert.equal(set.subscription.status, 'inactive');
  assert.equal((await send()).statusCode, 402);
  answered(
    await call('POST', url, { status: 'past_due', plan: 'standard', currentPeriodEnd: '2027-01-01T00:00:00Z' }),
    SubscriptionResponse,
  );
  assert.equal((await send()).statusCode, 202);
  for (const body of [
    undefined,
    {},
    { status: 'paid' },
    { status: 'active', until: 'x' },
    { status: 'active', currentPeriodEnd: 'x' },
  ]) {
    assert.equal((await call('POST', url, body)).statusCode, 400);
  }
  assert.equal((await call('POST', '/admin/tenants/tenant_0/subscription', { status: 'active' })).statusCode, 404);
});

test('the sandbox host gets the list, waits for a new one, and gets it as soon as it is there', async () => {
  const first = answered(await call('GET', '/admin/sandbox'), SandboxListResponse);
  assert.deepEqual(first.sandboxes, []);
  const waiting = call('GET', `/admin/sandbox?wait=30&after=${first.version}`);
  await openSandbox(cloud.context, tenant.tenant.tenantId, byTester('request'));
  const second = answered(await waiting, SandboxListResponse);
  assert.equal(second.sandboxes.length, 1);
  assert.match(second.sandboxes[0]?.connectorKey ?? '', /^ll_conn_/);
  assert.equal((await call('GET', '/admin/sandbox?wait=61')).statusCode, 400);
});

test('a sandbox host that asks for changes gets all sandboxes once and then what has changed', async () => {
  const first = answered(await call('GET', '/admin/sandbox?changes=true'), SandboxListResponse);
  assert.deepEqual([first.isComplete, first.sandboxes.length], [true, 1]);
  const second = answered(await call('GET', `/admin/sandbox?changes=true&after=${first.version}`), SandboxListResponse);
  assert.deepEqual([second.isComplete, second.version, second.sandboxes], [false, first.version, []]);
});
