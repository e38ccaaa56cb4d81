import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DAY_MS } from '@ledgerline/contract';
import { openTestServer, type TestServer, type TestTenant } from './testing/test-server.ts';

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
