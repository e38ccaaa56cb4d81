import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DAY_MS, limits, MINUTE_MS } from '@ledgerline/contract';
import { TestApp, type TestTokens } from '../../../testing/test-app.ts';
import { openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';

let server: TestServer;
let home: TestTenant;
before(async () => {
  server = await openTestServer();
  home = await server.household();
});
after(() => server.close());

const app = () => new TestApp(server, home.cookie);
const statusWith = async (key: string) => (await server.call('GET', '/v1/books', { key })).statusCode;
const errorOf = (response: { json<T>(): T }) => response.json<{ error: string }>().error;
const keysOf = async () => server.context.store.appKeys({ ...home, before: null, limit: 100 });

test('the authorization server and its resources describe themselves', async () => {
  const { baseUrl } = server.context.config;
  const described = (await server.call('GET', '/.well-known/oauth-authorization-server')).json<Record<string, unknown>>();
  assert.deepEqual(
    [described.issuer, described.code_challenge_methods_supported, described.token_endpoint_auth_methods_supported],
    [baseUrl, ['S256'], ['none']],
  );
  for (const path of ['/mcp', '/v1']) {
    const resource = await server.call('GET', `/.well-known/oauth-protected-resource${path}`);
    assert.equal(resource.json<{ resource: string }>().resource, baseUrl + path);
  }
});

test('a 401 of /mcp says where an assistant can be connected, and a token is good there', async () => {
  const body = { jsonrpc: '2.0', id: 1, method: 'ping' };
  const { statusCode, headers } = await server.call('POST', '/mcp', { body });
  const { baseUrl } = server.context.config;
  assert.deepEqual(
    [statusCode, headers['www-authenticate']],
    [401, `Bearer resource_metadata="${baseUrl}/.well-known/oauth-protected-resource/mcp", scope="books:read books:write"`],
  );
  const { access_token: key } = await app().connect();
  assert.notEqual(
    (await server.call('POST', '/mcp', { key, body, headers: { accept: 'application/json, text/event-stream' } })).statusCode,
    401,
  );
});

test('an app that is connected gets a token, which is the secret of an app key and good for the API', async () => {
  const one = app();
  const tokens = await one.connect({ decision: 'approve', access: { sales: ['read'] }, companies: ['MAIN'], approval: 'writes' });
  assert.match(tokens.access_token, /^ll_app_/);
  assert.deepEqual([tokens.expires_in, tokens.scope], [limits.accessTokenMinutes * 60, 'books:read']);
  assert.equal(await statusWith(tokens.access_token), 200);
  const key = (await keysOf()).find(({ app: known }) => known?.clientId === one.clientId);
  assert.deepEqual(
    [key?.name, key?.access, key?.companies, key?.approval, key?.app?.isVerified, key?.app?.host],
    ['Helper', { sales: ['read'] }, ['MAIN'], 'writes', false, '127.0.0.1:33418'],
  );
  const listed = (await server.call('GET', '/v1/keys', { key: home.tenantKey })).json<{ keys: { connectedApp: object }[] }>();
  assert.deepEqual(Object.keys(listed.keys.find(({ connectedApp }) => connectedApp !== null)?.connectedApp ?? {}), [
    'clientId',
    'name',
    'host',
    'isVerified',
  ]);
});

test('an access token ends after its time, and a refresh token gives the next one and is used up', async () => {
  const one = app();
  const first = await one.connect();
  server.time.advance(limits.accessTokenMinutes * MINUTE_MS);
  const late = await server.call('GET', '/v1/books', { key: first.access_token });
  assert.equal(late.statusCode, 401);
  assert.match(late.body, /access token expired/);
  const second = (await one.refresh(first.refresh_token)).json<TestTokens>();
  assert.equal(await statusWith(second.access_token), 200);
  assert.notEqual(second.refresh_token, first.refresh_token);
  const before = await keysOf();
  assert.equal((await keysOf()).length, before.length, 'the key stays the same');
});

test('an app whose refresh got no response asks again within a minute, and only the app that has the token', async () => {
  const [one, other] = [app(), app()];
  await other.register();
  const first = await one.connect();
  await one.refresh(first.refresh_token);
  assert.equal(errorOf(await other.refresh(first.refresh_token)), 'invalid_grant');
  const again = await one.refresh(first.refresh_token);
  assert.equal(again.statusCode, 200, again.body);
  const { access_token: token, refresh_token: next } = again.json<TestTokens>();
  assert.equal(await statusWith(token), 200);
  assert.equal((await one.refresh(next)).statusCode, 200);
  assert.equal(errorOf(await one.refresh(first.refresh_token)), 'invalid_grant', 'its response was not lost');
  assert.equal(await statusWith(token), 401);
});

test('the second use of a refresh token after that ends the whole grant', async () => {
  const one = app();
  const first = await one.connect();
  const second = (await one.refresh(first.refresh_token)).json<TestTokens>();
  server.time.advance(MINUTE_MS);
  const replayed = await one.refresh(first.refresh_token);
  assert.deepEqual([replayed.statusCode, errorOf(replayed)], [400, 'invalid_grant']);
  assert.equal(await statusWith(second.access_token), 401);
  assert.equal(errorOf(await one.refresh(second.refresh_token)), 'invalid_grant');
  const entries = await server.context.store.audits({ ...home, limit: 5 });
  assert.ok(entries.some(({ action }) => action === 'app-key.token-replayed'));
});

test('a code works once, and its second use ends what the first one gave', async () => {
  const one = app();
  await one.register();
  const code = (await one.decide(await one.open())).searchParams.get('code') ?? '';
  const both = await Promise.all([one.redeem(code), one.redeem(code)]);
  assert.deepEqual(both.map(({ statusCode }) => statusCode).toSorted(), [200, 400]);
  const issued = both.find(({ statusCode }) => statusCode === 200)?.json<TestTokens>();
  assert.equal(await statusWith(issued?.access_token ?? ''), 401);
});

test('PKCE cannot be left out, weakened or guessed', async () => {
  const one = app();
  await one.register();
  const refused = async (changed: Readonly<Record<string, string | null>>) =>
    new URL(String((await one.ask(changed)).headers.location), 'http://x').searchParams.get('error');
  assert.equal(await refused({ code_challenge: null, code_challenge_method: null }), 'invalid_request');
  assert.equal(await refused({ code_challenge_method: 'plain' }), 'invalid_request');
  assert.equal(await refused({ code_challenge_method: null }), 'invalid_request');
  const code = (await one.decide(await one.open())).searchParams.get('code') ?? '';
  const wrong = await one.redeem(code, { code_verifier: 'another-verifier-that-is-long-enough-0123456789012345' });
  assert.equal(errorOf(wrong), 'invalid_grant');
  assert.equal((await one.redeem(code)).statusCode, 200, 'a wrong guess does not use the code up');
});

test('the browser is led back only to an address of the app, and says which server sent it', async () => {
  const one = app();
  await one.register();
  const elsewhere = await one.ask({ redirect_uri: 'https://attacker.example/callback' });
  assert.deepEqual([elsewhere.statusCode, elsewhere.headers.location], [400, undefined]);
  assert.match(elsewhere.body, /<h1>/);
  const otherPort = await one.ask({ redirect_uri: 'http://127.0.0.1:40000/callback' });
  assert.match(String(otherPort.headers.location), /^\/portal\/connect\//, 'a program can listen on any port');
  const back = await one.decide(await one.open());
  assert.deepEqual([back.searchParams.get('iss'), back.searchParams.get('state')], [one.baseUrl, 'state-1']);
  const moved = await one.redeem(back.searchParams.get('code') ?? '', { redirect_uri: 'http://127.0.0.1:40000/callback' });
  assert.equal(errorOf(moved), 'invalid_grant');
});

test('a token for another resource is not given', async () => {
  const one = app();
  await one.register();
  const asked = await one.ask({ resource: 'https://other.example/mcp' });
  assert.equal(new URL(String(asked.headers.location)).searchParams.get('error'), 'invalid_target');
  const tokens = await one.connect({ decision: 'approve' }, { resource: null });
  assert.equal(await statusWith(tokens.access_token), 200, 'an app that names none means ours');
});

test('a code of one app is worth nothing to another', async () => {
  const [one, other] = [app(), app()];
  await one.register();
  await other.register();
  const code = (await one.decide(await one.open())).searchParams.get('code') ?? '';
  assert.equal(errorOf(await other.redeem(code)), 'invalid_grant');
  const tokens = (await one.redeem(code)).json<TestTokens>();
  assert.equal(errorOf(await other.refresh(tokens.refresh_token)), 'invalid_grant');
  await other.post('/oauth/revoke', { token: tokens.refresh_token });
  assert.equal(await statusWith(tokens.access_token), 200, 'nor can it revoke what is not its own');
});

test('either token revokes the key, and the key page does too', async () => {
  for (const which of ['access_token', 'refresh_token'] as const) {
    const one = app();
    const tokens = await one.connect();
    const revoked = await one.post('/oauth/revoke', { token: tokens[which] });
    assert.equal(revoked.statusCode, 200, revoked.body);
    assert.equal(await statusWith(tokens.access_token), 401);
    assert.equal(errorOf(await one.refresh(tokens.refresh_token)), 'invalid_grant');
  }
  const one = app();
  const tokens = await one.connect();
  const keyId = (await keysOf()).find(({ app: known }) => known?.clientId === one.clientId)?.keyId ?? '';
  const headers = { cookie: home.cookie };
  assert.equal((await server.call('POST', `/app/api-keys/${keyId}/rotate`, { headers, body: {} })).statusCode, 404);
  assert.equal((await server.call('POST', `/app/api-keys/${keyId}/revoke`, { headers })).statusCode, 200);
  assert.equal(await statusWith(tokens.access_token), 401);
  assert.equal(errorOf(await one.refresh(tokens.refresh_token)), 'invalid_grant');
});

test('a decision counts once, and only in the browser in which the app asked', async () => {
  const one = app();
  await one.register();
  const place = await one.open();
  const headers = { cookie: home.cookie };
  const elsewhere = await server.call('POST', place, { headers, body: { decision: 'approve' } });
  assert.equal(elsewhere.statusCode, 404, 'a link that was sent to someone else is worth nothing');
  assert.equal((await server.call('GET', place, { headers })).statusCode, 404);
  const decided = await one.visit(place, { decision: 'approve' });
  assert.equal(decided.statusCode, 200);
  assert.equal((await one.visit(place, { decision: 'approve' })).statusCode, 404);
  const { returnTo } = decided.json<{ returnTo: string }>();
  const stolen = await server.call('GET', returnTo.slice(one.baseUrl.length), { headers });
  assert.equal(stolen.statusCode, 404, 'nor can another browser fetch the code');
  assert.ok((await one.returned(decided)).searchParams.has('code'));
});

test('an app that is denied is told so, and gets nothing', async () => {
  const one = app();
  await one.register();
  const before = await keysOf();
  const back = await one.decide(await one.open(), { decision: 'deny' });
  assert.deepEqual([back.searchParams.get('error'), back.searchParams.get('code')], ['access_denied', null]);
  assert.equal((await keysOf()).length, before.length);
  const [entry] = await server.context.store.audits({ ...home, limit: 1 });
  assert.deepEqual([entry?.action, entry?.subject], ['app.denied', one.clientId]);
});

test('an app that asks only to read gets no other right', async () => {
  const one = app();
  await one.register();
  const place = await one.open({ scope: 'books:read offline_access' });
  const refused = await one.visit(place, { decision: 'approve', access: 'full' });
  assert.equal(refused.statusCode, 403);
  const tokens = await one.decide(place, { decision: 'approve', access: { gl: ['read'] } });
  assert.ok(tokens.searchParams.has('code'));
});

test('the page names the app, its host, the company and the books', async () => {
  const one = app();
  await one.register({ client_name: 'Eve\u202e \u0000<b>il</b>' });
  const { body } = await one.visit(await one.open());
  for (const text of ['Eve &lt;b&gt;il&lt;/b&gt;', '127.0.0.1:33418', 'not verified', 'Company 1', 'SAMPLE']) {
    assert.ok(body.includes(text), text);
  }
});

test('people who are not logged in, or whose role cannot manage keys, connect nothing', async () => {
  const one = app();
  await one.register();
  const place = await one.open();
  one.cookie = '';
  const led = await one.visit(place);
  assert.deepEqual([led.statusCode, led.headers.location], [302, `/login?next=${place}`]);
  assert.equal((await one.visit(place, { decision: 'approve' })).statusCode, 401);
});

test('a registration is bounded, and has no secret', async () => {
  const one = app();
  const registered = (await one.register({ jwks_uri: 'http://127.0.0.1/keys', logo_uri: 'http://x' })).json<object>();
  assert.ok(!('client_secret' in registered) && !('jwks_uri' in registered) && !('logo_uri' in registered));
  const refusals: readonly object[] = [
    { redirect_uris: [] },
    { redirect_uris: Array.from({ length: 11 }, (_, at) => `http://127.0.0.1/${at}`) },
    { redirect_uris: [`https://app.example/${'x'.repeat(500)}`] },
    { redirect_uris: ['http://app.example/callback'] },
    { redirect_uris: ['javascript:alert(1)'] },
    { token_endpoint_auth_method: 'client_secret_post' },
    { client_name: 7 },
  ];
  for (const metadata of refusals) {
    const refused = await app().register(metadata);
    assert.equal(refused.statusCode, 400, JSON.stringify(metadata));
  }
  const large = await app().register({ client_name: 'x'.repeat(20_000) });
  assert.equal(large.statusCode, 413);
});

test('a client that no one connects is forgotten after a day, and one that is used is not', async () => {
  const [unused, used] = [app(), app()];
  await unused.register();
  await used.connect();
  server.time.advance(DAY_MS);
  assert.equal((await unused.ask()).statusCode, 400);
  assert.equal((await used.ask()).statusCode, 303);
});

test('a key ends by itself if its app does not come for a token, and an app that renews nothing is no longer connected', async () => {
  const one = app();
  await one.register();
  await one.decide(await one.open());
  server.time.advance(5 * MINUTE_MS);
  const [key] = await keysOf();
  assert.ok(key?.expiresAt !== null && (key?.expiresAt ?? 0) <= server.time.now());
  const tokens = await one.connect();
  server.time.advance(limits.refreshTokenDays * DAY_MS);
  assert.equal(errorOf(await one.refresh(tokens.refresh_token)), 'invalid_grant');
});

test('too many registrations and requests from one address are rejected', async () => {
  const one = app();
  let last = 201;
  for (let count = 0; last === 201 && count <= limits.appRegistrationsPerAddressAndHourMax; count += 1) {
    last = (await one.register()).statusCode;
  }
  assert.equal(last, 429);
});
