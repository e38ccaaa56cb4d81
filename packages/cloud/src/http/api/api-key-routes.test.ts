import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DAY_MS, HOUR_MS } from '@ledgerline/contract';
import { openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';

let server: TestServer;
let home: TestTenant;
before(async () => {
  server = await openTestServer();
  home = await server.household();
});
after(() => server.close());

const me = async (key: string) => (await server.call('GET', '/v1/me', { key })).json();

async function newKey(body: object): Promise<{ keyId: string; secret: string }> {
  const made = await server.call('POST', '/v1/keys', { key: home.tenantKey, body });
  assert.equal(made.statusCode, 200, made.body);
  return { keyId: made.json().key.keyId, secret: made.json().secret };
}

test('the tenant key sees itself, the subscription and every book', async () => {
  const { ok, tenant, key, subscription, connectors } = await me(home.tenantKey);
  assert.equal(ok, true);
  assert.deepEqual(tenant, { tenantId: home.tenantId, companyName: home.signUp.tenant.companyName });
  const whole = { access: 'full', companies: null, expiresAt: null, approval: 'none' };
  assert.deepEqual(key, { kind: 'tenant', keyId: null, name: null, ...whole });
  assert.equal(subscription.status, 'trialing');
  const [connector] = connectors;
  assert.deepEqual(
    [connectors.length, connector.connectorId, connector.kind, connector.state, connector.companies.length],
    [1, home.connectorId, 'desktop', 'online', 8],
  );
  assert.deepEqual(connector.companies[0], { companyId: 'A', name: 'A', state: null });
});

test('an app key sees its own rights and no book but its own', async () => {
  const expiresAt = new Date(server.time.now() + 90 * DAY_MS).toISOString();
  const body = { name: 'Shop', access: { sales: ['read'] }, companies: ['SAMPLE', 'GONE'], expiresAt };
  const { keyId, secret } = await newKey(body);
  const { key, connectors } = await me(secret);
  assert.deepEqual(key, { kind: 'app', keyId, ...body, approval: 'none' });
  assert.deepEqual(connectors[0].companies, [{ companyId: 'SAMPLE', name: 'SAMPLE', state: null }]);
  const { connectors: none } = await me((await newKey({ name: 'None', companies: ['GONE'] })).secret);
  assert.deepEqual(none, []);
});

test('keys are listed and revoked by full keys, created by the tenant key, and every change is in the audit log', async () => {
  const shop = await newKey({ name: 'Shop two' });
  const till = await newKey({ name: 'Till', access: { sales: ['write'] } });
  const listed = (await server.call('GET', '/v1/keys', { key: home.tenantKey })).json();
  assert.deepEqual(listed, (await server.call('GET', '/app/api-keys', { headers: { cookie: home.cookie } })).json());
  assert.ok(!JSON.stringify(listed).includes(shop.secret));
  assert.equal((await server.call('GET', '/v1/keys', { key: shop.secret })).statusCode, 200);
  const denied = await server.call('POST', `/v1/keys/${shop.keyId}/revoke`, { key: till.secret });
  assert.deepEqual([denied.statusCode, denied.json().error.code], [403, 'access_denied']);
  const own = await server.call('POST', `/v1/keys/${till.keyId}/revoke`, { key: till.secret });
  assert.equal(own.statusCode, 200, 'A key can always revoke itself.');
  assert.equal((await server.call('GET', '/v1/me', { key: till.secret })).statusCode, 401);
  const breeding = await server.call('POST', '/v1/keys', { key: shop.secret, body: { name: 'Child' } });
  assert.deepEqual([breeding.statusCode, breeding.json().error.code], [403, 'access_denied']);
  const other = await server.household();
  assert.equal((await server.call('POST', `/v1/keys/${shop.keyId}/revoke`, { key: other.tenantKey })).statusCode, 404);
  const entries = await server.context.store.audits({ tenantId: home.tenantId, limit: 50 });
  const actors = entries.filter(({ subject }) => subject === till.keyId).map(({ action, actor }) => `${action} ${actor}`);
  assert.deepEqual(actors.toSorted(), ['app-key.created key:tenant-key', `app-key.revoked key:${till.keyId}`]);
});

test('the name and the rights of a key are changed by the tenant key or in the portal, and count with the next call', async () => {
  const shop = await newKey({ name: 'Before', access: { sales: ['read'] } });
  const change = (body: object, key = home.tenantKey) => server.call('POST', `/v1/keys/${shop.keyId}`, { key, body });
  assert.equal((await me(shop.secret)).key.name, 'Before');
  const changed = (await change({ access: { stock: ['read'] }, companies: ['SAMPLE'] })).json().key;
  assert.deepEqual([changed.name, changed.access, changed.companies], ['Before', { stock: ['read'] }, ['SAMPLE']]);
  assert.deepEqual((await me(shop.secret)).key.access, { stock: ['read'] });
  const headers = { cookie: home.cookie };
  const named = await server.call('POST', `/app/api-keys/${shop.keyId}`, { headers, body: { name: ' After ', companies: null } });
  assert.deepEqual([named.json().key.name, named.json().key.companies], ['After', null]);
  assert.deepEqual([(await me(shop.secret)).key.name, (await me(shop.secret)).key.companies], ['After', null]);
  assert.equal((await change({ access: 'full' }, shop.secret)).statusCode, 403, 'a key gives itself no rights');
  for (const bad of [{ acces: 'full' }, { name: ' ' }, { expiresAt: null }]) assert.equal((await change(bad)).statusCode, 400);
  const other = await server.household();
  assert.equal((await change({ name: 'Mine' }, other.tenantKey)).statusCode, 404);
  await server.call('POST', `/v1/keys/${shop.keyId}/revoke`, { key: home.tenantKey });
  assert.equal((await change({ name: 'Again' })).statusCode, 404);
  const entries = await server.context.store.audits({ tenantId: home.tenantId, limit: 50 });
  assert.equal(entries.filter(({ subject, action }) => subject === shop.keyId && action === 'app-key.changed').length, 2);
});

test('a key is rotated with an overlap: both secrets work until its end, or until the old one is ended', async () => {
  const shop = await newKey({ name: 'Rotated', access: { sales: ['read'] } });
  const call = (action: string, body: object = {}, key = home.tenantKey) =>
    server.call('POST', `/v1/keys/${shop.keyId}/${action}`, { key, body });
  const status = async (key: string) => (await server.call('GET', '/v1/me', { key })).statusCode;
  assert.equal(await status(shop.secret), 200);
  const first = (await call('rotate', { overlapHours: 2 })).json();
  assert.deepEqual([first.key.keyId, first.key.name, first.key.access], [shop.keyId, 'Rotated', { sales: ['read'] }]);
  assert.equal(first.key.previousSecretUntil, new Date(server.time.now() + 2 * HOUR_MS).toISOString());
  assert.ok(first.secret.startsWith(first.key.prefix) && first.secret !== shop.secret);
  assert.deepEqual([await status(shop.secret), await status(first.secret)], [200, 200]);
  server.time.advance(2 * HOUR_MS - 1);
  assert.equal(await status(shop.secret), 200);
  server.time.advance(1);
  const late = await server.call('GET', '/v1/me', { key: shop.secret });
  assert.deepEqual([late.statusCode, late.json().error.code], [401, 'invalid_key']);
  assert.match(late.json().error.message, /was rotated and stopped working at .*Use the new key\./);
  const second = (await call('rotate')).json();
  assert.equal(second.key.previousSecretUntil, new Date(server.time.now() + 24 * HOUR_MS).toISOString(), 'a day by default');
  assert.deepEqual([await status(first.secret), await status(second.secret)], [200, 200]);
  assert.equal((await call('end-previous-secret')).json().key.previousSecretUntil, null);
  assert.deepEqual([await status(first.secret), await status(second.secret)], [401, 200]);
  const third = (await call('rotate', { overlapHours: 0 })).json();
  assert.deepEqual([await status(second.secret), await status(third.secret)], [401, 200]);
  for (const bad of [{ overlapHours: 169 }, { overlapHours: -1 }, { overlapHours: 1.5 }, { hours: 1 }])
    assert.equal((await call('rotate', bad)).statusCode, 400);
  assert.equal((await call('rotate', {}, third.secret)).statusCode, 403, 'a key gives itself no secret');
  assert.equal((await call('rotate', {}, (await server.household()).tenantKey)).statusCode, 404);
  const entries = await server.context.store.audits({ tenantId: home.tenantId, limit: 50 });
  const actions = entries.filter(({ subject }) => subject === shop.keyId).map(({ action }) => action);
  assert.equal(actions.filter((action) => action === 'app-key.rotated').length, 3);
  assert.equal(actions.filter((action) => action === 'app-key.previous-secret-ended').length, 1);
});

test('a key is used from its allowed addresses only, of either kind, and every wrong one is named', async () => {
  const { keyId, secret } = await newKey({ name: 'Office', allowedAddresses: ['203.0.113.0/24', '2001:db8::/32'] });
  const from = async (remoteAddress: string, method: 'GET' | 'POST' = 'GET', url = '/v1/me') => {
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
    const payload = method === 'POST' ? { payload: '{}' } : {};
    const { statusCode, body } = await server.app.inject({ method, url, remoteAddress, headers, ...payload });
    return [statusCode, JSON.parse(body).error?.code];
  };
  for (const inside of ['203.0.113.7', '::ffff:203.0.113.7', '2001:db8:1::1'])
    assert.deepEqual(await from(inside), [200, undefined]);
  for (const outside of ['203.0.114.1', '::ffff:10.0.0.1', '2001:db9::1', '127.0.0.1'])
    assert.deepEqual(await from(outside), [403, 'address_not_allowed'], outside);
  assert.deepEqual(await from('203.0.114.1', 'POST', '/v1/commands'), [403, 'address_not_allowed'], 'not past the fast path');
  assert.deepEqual(await from('203.0.113.7', 'POST', '/v1/commands'), [400, 'invalid_envelope']);
  const change = (body: object) => server.call('POST', `/v1/keys/${keyId}`, { key: home.tenantKey, body });
  const bad = ['203.0.113.0/33', '2001:db8::/129', '203.0.113', 'localhost', '10.0.0.0/8/8', '10.0.0.1/', 'fe80::1%eth0', '::/x'];
  const refused = await change({ allowedAddresses: ['10.0.0.1', ...bad] });
  assert.equal(refused.statusCode, 400);
  const paths = refused.json().error.details.map(({ path }: { path: string }) => path);
  assert.deepEqual(
    paths,
    bad.map((_, index) => `/allowedAddresses/${index + 1}`),
  );
  assert.equal((await change({ allowedAddresses: [] })).statusCode, 400);
  assert.equal((await change({ allowedAddresses: Array.from({ length: 51 }, (_, index) => `10.0.0.${index}`) })).statusCode, 400);
  assert.deepEqual((await change({ allowedAddresses: ['127.0.0.1'] })).json().key.allowedAddresses, ['127.0.0.1']);
  assert.deepEqual([(await from('127.0.0.1'))[0], (await from('203.0.113.7'))[0]], [200, 403], 'counts with the next call');
  assert.equal((await change({ name: 'Office two' })).json().key.allowedAddresses.length, 1, 'what is left out stays');
  assert.equal((await change({ allowedAddresses: null })).json().key.allowedAddresses, null);
  assert.deepEqual(await from('203.0.114.1'), [200, undefined]);
});

test('the tenant key is rotated at once without a body, and with an overlap if one is wanted', async () => {
  const other = await server.household();
  const rotate = async (body?: object) => {
    const call = { headers: { cookie: other.cookie }, ...(body && { body }) };
    return (await server.call('POST', '/app/rotate-tenant-api-key', call)).json();
  };
  const status = async (key: string) => (await server.call('GET', '/v1/me', { key })).statusCode;
  const first = await rotate();
  assert.deepEqual([first.previousKeyUntil, await status(other.tenantKey), await status(first.tenantApiKey)], [null, 401, 200]);
  const second = await rotate({ overlapHours: 168 });
  assert.equal(second.previousKeyUntil, new Date(server.time.now() + 7 * DAY_MS).toISOString());
  assert.deepEqual([await status(first.tenantApiKey), await status(second.tenantApiKey)], [200, 200]);
  const headers = { cookie: other.cookie };
  assert.match((await server.call('GET', '/portal/keys', { headers })).body, /The old key works until/);
  assert.equal((await server.call('POST', '/app/rotate-tenant-api-key/end-previous', { headers })).statusCode, 200);
  assert.deepEqual([await status(first.tenantApiKey), await status(second.tenantApiKey)], [401, 200]);
  assert.ok(!(await server.call('GET', '/portal/keys', { headers })).body.includes('The old key works until'));
});

test('the search finds command types by words of three languages, the best first', async () => {
  const search = (query: string) => server.call('GET', `/v1/schema/search?${query}`, { key: home.tenantKey });
  for (const [words, type] of [
    ['customer aging', 'read-ar-outstanding'],
    ['invois jualan', 'create-sales-invoice'],
    ['create-debtor', 'create-debtor'],
  ] as const) {
    const { hits } = (await search(`q=${encodeURIComponent(words)}`)).json();
    assert.ok(
      hits.length <= 10 && hits.some((hit: { type: string }) => hit.type === type),
      `${words}: ${JSON.stringify(hits[0])}`,
    );
    const scores = hits.map(({ score }: { score: number }) => score);
    assert.deepEqual(
      scores,
      scores.toSorted((a: number, b: number) => b - a),
    );
  }
  assert.equal((await search('q=invoice&limit=3')).json().hits.length, 3);
  assert.deepEqual((await search('q=zzzzzzqqq')).json().hits, []);
  for (const bad of ['', 'q=', 'q=x&limit=51', 'q=x&limt=3']) assert.equal((await search(bad)).statusCode, 400, bad);
});
