import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { DAY_MS, limits } from '@ledgerline/contract';
import { byTester } from '../../../testing/test-cloud.ts';
import { openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';
import { createAppKey } from '../../account/rights/app-key.ts';
import type { Config } from '../../system/config.ts';
import { isRefusal } from '../../system/problem.ts';

/** A server for one test, with few calls a minute. */
async function withLimit(
  limit: number | Partial<Config>,
  work: (server: TestServer, home: TestTenant) => Promise<void>,
): Promise<void> {
  const server = await openTestServer({ settings: typeof limit === 'number' ? { requestsPerMinute: limit } : limit });
  try {
    await work(server, await server.household());
  } finally {
    await server.close();
  }
}

test('a key that calls too often gets 429 with the time to try again; others are not affected', () =>
  withLimit(6, async (server, home) => {
    const other = await server.household();
    const call = (key: string) => server.call('GET', '/v1/commands', { key });
    for (let left = 5; left >= 0; left -= 1) {
      const response = await call(home.tenantKey);
      assert.deepEqual([response.statusCode, response.headers['ratelimit-policy']], [200, '"per-key";q=6;w=60']);
      assert.match(String(response.headers.ratelimit), new RegExp(`^"per-key";r=${left};t=\\d+$`));
    }
    const limited = await call(home.tenantKey);
    assert.deepEqual(
      [limited.statusCode, limited.json().error.code, limited.headers['retry-after']],
      [429, 'rate_limited', '10'],
    );
    assert.equal((await call(other.tenantKey)).statusCode, 200);
    assert.equal((await server.next(home)).statusCode, 200, 'another key of the same tenant');
    server.time.advance(10_000);
    assert.equal((await call(home.tenantKey)).statusCode, 200);
    assert.equal((await call(home.tenantKey)).statusCode, 429);
  }));

test('a key has one allowance, however its header is spelt', () =>
  withLimit(3, async (server, home) => {
    const call = (authorization: string) => server.call('GET', '/v1/commands', { headers: { authorization } });
    for (const scheme of ['Bearer ', 'bearer ', 'Bearer   ']) {
      assert.equal((await call(`${scheme}${home.tenantKey}`)).statusCode, 200, scheme);
    }
    for (const scheme of ['BEARER ', 'Bearer  ']) {
      assert.equal((await call(`${scheme}${home.tenantKey}`)).statusCode, 429, scheme);
    }
    const books = `/connectors/${home.connectorId}/companies`;
    const visit = (more: string) => server.call('GET', books, { headers: { cookie: `${home.cookie}${more}` } });
    for (const more of ['', '; a=1', '; a=2']) assert.equal((await visit(more)).statusCode, 200, more);
    assert.equal((await visit('; a=3')).statusCode, 429, 'a session too');
  }));

async function appKeyOf(server: TestServer, { tenantId }: TestTenant): Promise<string> {
  const made = await createAppKey(server.context, tenantId, { name: 'key' }, byTester('test'));
  return isRefusal(made) ? assert.fail(made.refused.message) : made.secret;
}

test('all keys and the session of a tenant together have a limit, and a rejection by it takes nothing from the key', () =>
  withLimit({ requestsPerMinute: 100, tenantRequestsPerMinute: 10 }, async (server, home) => {
    const other = await server.household();
    const keys = [home.tenantKey, await appKeyOf(server, home), await appKeyOf(server, home)];
    const call = (key: string | undefined) => server.call('GET', '/v1/commands', { key });
    const session = () => server.call('GET', '/app/state', { headers: { cookie: home.cookie } });
    for (let count = 0; count < 6; count += 1) assert.equal((await call(keys[count % 3])).statusCode, 200);
    for (let count = 0; count < 2; count += 1) assert.equal((await server.submit(home)).statusCode, 202, 'submissions too');
    assert.equal((await session()).statusCode, 200);
    assert.equal((await server.next(home)).statusCode, 200);
    for (const limited of [
      await call(keys[0]),
      await call(keys[2]),
      await session(),
      await server.next(home),
      await server.submit(home),
    ]) {
      const { error } = limited.json();
      assert.deepEqual([limited.statusCode, error.code, limited.headers['retry-after']], [429, 'rate_limited', '6']);
      assert.match(error.message, /of a tenant can send 10 requests a minute together/);
    }
    assert.match(String((await call(keys[1])).headers.ratelimit), /^"per-key";r=98;/);
    assert.equal((await call(other.tenantKey)).statusCode, 200, 'another tenant is not affected');
    const metrics = (await server.call('GET', '/metrics')).body;
    assert.match(metrics, /ledgerline_limits_reached_total\{limit="per-tenant"\} 6/);
    server.time.advance(6_000);
    assert.equal((await call(keys[0])).statusCode, 200);
  }));

test('a session has a limit of its own on /app and the portal, as a page for people', () =>
  withLimit(limits.requestsPerMinuteDefault, async (server, home) => {
    const visit = (url: string) =>
      server.call('GET', url, { headers: { cookie: home.cookie, accept: url.startsWith('/portal') ? 'text/html' : '*/*' } });
    const first = await visit('/app/api-keys');
    assert.equal(first.headers['ratelimit-policy'], `"per-session";q=${limits.sessionRequestsPerMinute};w=60`);
    for (let count = 1; count < limits.sessionRequestsPerMinute; count += 1) await visit('/app/connector-config.json');
    for (const url of ['/app/state', '/app/commands/none', '/portal', '/portal/commands.csv']) {
      const limited = await visit(url);
      assert.deepEqual([limited.statusCode, limited.headers['retry-after']], [429, '1'], url);
      assert.match(String(limited.headers['content-type']), url.startsWith('/portal') ? /^text\/html/ : /^application\/json/);
    }
    assert.equal(
      (await server.call('GET', '/v1/commands', { key: home.tenantKey })).statusCode,
      200,
      'its keys are not affected',
    );
  }));

test('a tenant creates 300 app keys a day and rotates keys 100 times, then gets 429 until the day is over', () =>
  withLimit(0, async (server, home) => {
    const post = (url: string, body?: object) => server.call('POST', url, { headers: { cookie: home.cookie }, body });
    const spend = async (max: number, make: () => Promise<unknown>): Promise<void> => {
      for (let count = 0; count < max; count += 1) await make();
    };
    const create = () => post('/app/api-keys', { name: 'key' });
    const rotate = () => post('/app/rotate-tenant-api-key');
    const createAndRevoke = async () => {
      const made = await create();
      assert.equal(made.statusCode, 200);
      await post(`/app/api-keys/${made.json().key.keyId}/revoke`);
    };
    await spend(limits.appKeysPerTenantAndDayMax, createAndRevoke);
    await spend(limits.keyRotationsPerTenantAndDayMax, async () => assert.equal((await rotate()).statusCode, 200));
    for (const limited of [await create(), await rotate(), await post(`/app/connectors/${home.connectorId}/rotate-key`)]) {
      assert.deepEqual([limited.statusCode, limited.headers['retry-after']], [429, '86400']);
      assert.match(limited.json().error.message, /in a day\. Try again in 24 hours\.$/);
    }
    server.time.advance(DAY_MS);
    for (const again of [await create(), await rotate()]) assert.equal(again.statusCode, 200);
  }));

test('an address has a limit on everything that needs no key, expensive requests count for more, and keys are not affected', () =>
  withLimit({ addressRequestsPerMinute: 60 }, async (server, home) => {
    const from = (remoteAddress: string, url: string, headers = {}, method: 'GET' | 'POST' = 'GET') =>
      server.app.inject({ method, url, headers, remoteAddress });
    const spent = async (address: string): Promise<boolean> => (await from(address, '/pricing')).statusCode === 429;
    for (let count = 0; count < 5; count += 1)
      assert.equal((await from('192.0.2.1', '/developers/search?q=invoice')).statusCode, 200);
    for (let count = 0; count < 10; count += 1) assert.equal((await from('192.0.2.1', '/developers')).statusCode, 200);
    for (const url of [
      '/',
      '/login',
      '/developers/search',
      '/openapi.json',
      '/ai/manifest.json',
      '/assets/icon.svg',
      '/llms.txt',
      '/metrics',
      '/downloads/ConnectorSetup.exe',
      '/nowhere',
      '/portal',
    ]) {
      const limited = await from('192.0.2.1', url);
      assert.equal(limited.statusCode, 429, url);
      assert.ok(Number(limited.headers['retry-after']) >= 1, url);
      assert.equal(limited.json().error.code, 'rate_limited');
    }
    assert.equal((await from('192.0.2.1', '/login', {}, 'POST')).statusCode, 429);
    assert.equal((await from('192.0.2.1', '/signup', {}, 'POST')).statusCode, 429);
    const page = await from('192.0.2.1', '/pricing', { accept: 'text/html' });
    assert.match(page.body, /Too many requests from this address/);
    for (const url of ['/health', '/ready']) assert.equal((await from('192.0.2.1', url)).statusCode, 200, url);
    const authorization = `Bearer ${home.tenantKey}`;
    assert.equal((await from('192.0.2.1', '/v1/commands', { authorization })).statusCode, 200);
    assert.equal((await from('192.0.2.1', '/app/state', { cookie: home.cookie })).statusCode, 200);
    assert.equal(await spent('192.0.2.2'), false);

    // Callers rejected for a missing key are counted too, for any path.
    for (let count = 0; count < 60; count += 1) {
      const url =
        ['/v1/commands', '/app/state', `/connectors/${home.connectorId}/commands/next`, '/admin/tenants'][count % 4] ?? '';
      assert.equal((await from('192.0.2.3', url, { authorization: 'Bearer wrong' })).statusCode, 401, url);
    }
    assert.equal((await from('192.0.2.3', '/v1/commands')).statusCode, 429);
    assert.equal(await spent('192.0.2.3'), true);

    // One network of 64 bits is one address.
    for (let count = 0; count < 60; count += 1) await from(`2001:db8::${count}`, '/pricing');
    assert.deepEqual([await spent('2001:db8::ffff'), await spent('2001:db8:0:1::1')], [true, false]);
    server.time.advance(1_000);
    assert.equal(await spent('192.0.2.1'), false);
  }));

test('a call past the limit gets its response a second later, so that a caller who repeats it at once does so once a second', async () => {
  const server = await openTestServer({ settings: { requestsPerMinute: 1 }, limitAnswerMs: 1_000 });
  try {
    const home = await server.household();
    assert.equal((await server.call('GET', '/v1/commands', { key: home.tenantKey })).statusCode, 200);
    let isAnswered = false;
    const refused = server.call('GET', '/v1/commands', { key: home.tenantKey }).then((response) => {
      isAnswered = true;
      return response;
    });
    for (let turn = 0; turn < 100; turn += 1) await setImmediate();
    assert.equal(isAnswered, false);
    server.time.advance(1_000);
    const { statusCode, headers } = await refused;
    assert.equal(statusCode, 429);
    assert.ok(Number(headers['retry-after']) > 0);
  } finally {
    await server.close();
  }
});
