import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DAY_MS, limits, MINUTE_MS } from '@ledgerline/contract';
import { invoice, openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';
import { keepUsage } from '../../account/usage.ts';

let server: TestServer;
let home: TestTenant;
before(async () => {
  server = await openTestServer();
  home = await server.household();
});
after(() => server.close());

interface Row {
  readonly keyId: string | null;
  readonly route: string;
  readonly code: string;
  readonly count: number;
  readonly requestId: string;
}

const refused = async (tenant = home): Promise<Row[]> =>
  (await server.call('GET', '/v1/refused-calls', { key: tenant.tenantKey })).json().refusedCalls;
const today = async (tenant = home) => {
  const { days } = (await server.call('GET', '/v1/usage?days=2', { key: tenant.tenantKey })).json();
  assert.equal(days.length, 2);
  return days[1];
};

test('rejected requests are listed with key, route and code, those of a minute that are alike in one row', async () => {
  const made = await server.call('POST', '/v1/keys', {
    key: home.tenantKey,
    body: { name: 'Shop <1>', access: { sales: ['read'] } },
  });
  const {
    key: { keyId },
    secret,
  } = made.json();
  const body = { commandId: 'u-1', connectorId: home.connectorId, companyId: 'SAMPLE', ...invoice };
  for (const _ of [1, 2]) assert.equal((await server.call('POST', '/v1/commands', { key: secret, body })).statusCode, 403);
  const last = await server.call('POST', '/v1/commands', { key: secret, body });
  await server.call('GET', '/v1/commands/nothing', { key: home.tenantKey });
  await server.call('POST', `/v1/keys/${keyId}/revoke`, { key: home.tenantKey });
  assert.equal((await server.call('GET', '/v1/me', { key: secret })).statusCode, 401, 'also of a key that has ended');
  await server.call('GET', '/v1/me', { key: 'll_app_unknown' });
  const rows = (await refused()).map(({ keyId, route, code, count }) => [keyId, route, code, count]);
  assert.deepEqual(
    rows.toSorted((a, b) => String(a[2]).localeCompare(String(b[2]))),
    [
      [keyId, 'POST /v1/commands', 'access_denied', 3],
      [keyId, 'GET /v1/me', 'invalid_key', 1],
      [null, 'GET /v1/commands/{commandId}', 'unknown_command', 1],
    ],
  );
  assert.equal((await refused()).find(({ code }) => code === 'access_denied')?.requestId, last.json().requestId);
  assert.equal((await today()).refused, 5);
  const headers = { cookie: home.cookie };
  const page = await server.call('GET', '/portal/usage', { headers });
  for (const words of ['access_denied', 'Shop &lt;1&gt;', 'GET /v1/commands/{commandId}', 'Tenant key', '<dt>Rejected</dt><dd>5'])
    assert.ok(page.body.includes(words), words);
  assert.deepEqual(await refused(await server.household()), [], 'of this tenant alone');
});

test('a caller costs no more than ten rows a minute, and all is counted for the day', async () => {
  const tenant = await server.household();
  const paths = Array.from({ length: 15 }, (_, index) => `/v1/unheard/${index}`);
  for (const path of [
    '/v1/webhooks/x',
    '/v1/events/x',
    '/v1/schema/modules/x',
    '/v1/schema/commands/x',
    '/v1/commands/x',
    ...paths,
  ])
    await server.call('GET', path, { key: tenant.tenantKey });
  for (const action of ['revoke', 'rotate', 'end-previous-secret'])
    await server.call('POST', `/v1/keys/x/${action}`, { key: tenant.tenantKey, body: {} });
  for (const bad of ['wait=x', 'limit=x']) await server.call('GET', `/v1/events?${bad}`, { key: tenant.tenantKey });
  for (const action of ['pause', 'resume', 'ping', 'replay', 'rotate-secret'])
    await server.call('POST', `/v1/webhooks/x/${action}`, { key: tenant.tenantKey, body: {} });
  const rows = await refused(tenant);
  assert.equal(rows.length, 10);
  assert.ok((await today(tenant)).refused >= 13);
  server.time.advance(MINUTE_MS);
  await server.call('GET', '/v1/commands/y', { key: tenant.tenantKey });
  assert.equal((await refused(tenant)).length, 11, 'the next minute has room again');
});

test('accepted commands are in the usage of the day, for 90 days, and rejected requests are forgotten after 7', async () => {
  const tenant = await server.household();
  const body = { commandId: 'u-2', connectorId: tenant.connectorId, companyId: 'SAMPLE', ...invoice };
  assert.equal((await server.call('POST', '/v1/commands', { key: tenant.tenantKey, body })).statusCode, 202);
  await server.call('GET', '/v1/commands/z', { key: tenant.tenantKey });
  const used = await today(tenant);
  assert.deepEqual([used.accepted, used.done, used.failed, used.refused], [1, 0, 0, 1]);
  await keepUsage(server.context);
  server.time.advance((limits.refusedCallDays + 1) * DAY_MS);
  await keepUsage(server.context);
  assert.deepEqual(await refused(tenant), []);
  const { days } = (await server.call('GET', '/v1/usage', { key: tenant.tenantKey })).json();
  assert.equal(days.length, 90);
  assert.deepEqual(days.at(-9), used, 'the figures of a day stay when its hours are gone');
  for (const bad of ['days=0', 'days=91', 'day=1']) {
    assert.equal((await server.call('GET', `/v1/usage?${bad}`, { key: tenant.tenantKey })).statusCode, 400, bad);
  }
});
