import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DAY_MS, limits } from '@ledgerline/contract';
import { ACCEPT, message, messagesIn } from '../../../testing/assistant.ts';
import { openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';

let server: TestServer;
let home: TestTenant;
before(async () => {
  server = await openTestServer();
  home = await server.household();
});
after(() => server.close());

const send = (body: unknown, { key = home.tenantKey, headers = {} }: { key?: string; headers?: Record<string, string> } = {}) =>
  server.call('POST', '/mcp', { key, body, headers: { ...ACCEPT, ...headers } });

const answerOf = (body: string) => messagesIn(body).at(-1);

const call = async (name: string, input: object = {}, key = home.tenantKey) =>
  answerOf((await send(message('tools/call', { name, arguments: input }), { key })).body).result;

test('a message without a key, or with one that does not exist, is answered with 401 and what is needed', async () => {
  for (const key of [undefined, 'll_app_nothing']) {
    const response = await server.call('POST', '/mcp', { key, body: message('tools/list'), headers: ACCEPT });
    assert.equal(response.statusCode, 401);
    assert.match(String(response.headers['www-authenticate']), /^Bearer/);
    assert.equal(response.json().error.code, 'invalid_key');
  }
});

test('only POST is served, because there are no sessions and no streams to pick up again', async () => {
  for (const method of ['GET', 'DELETE']) {
    const response = await server.call(method, '/mcp', { key: home.tenantKey, headers: ACCEPT });
    assert.equal(response.statusCode, 405);
    assert.equal(response.headers.allow, 'POST');
  }
});

test('a page of another site is rejected, also one that made its own host name point here', async () => {
  const foreign = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://evil.example:8080', host: 'evil.example:8080' },
    { host: 'evil.example' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of foreign) {
    const response = await send(message('tools/list'), { headers });
    assert.equal(response.statusCode, 403, JSON.stringify(headers));
    assert.equal(response.json().error.code, 'cross_site_request');
  }
  for (const headers of [{}, { host: 'localhost:8080' }, { origin: server.context.config.baseUrl }, { host: '[::1]:8080' }]) {
    assert.equal((await send(message('tools/list'), { headers })).statusCode, 200, JSON.stringify(headers));
  }
});

test('a body that is too large, no JSON or a list of messages is rejected before the protocol', async () => {
  const large = message('tools/call', { name: 'list_books', arguments: { type: 'x'.repeat(limits.commandBodyBytesMax) } });
  assert.equal((await send(large)).statusCode, 413);
  assert.equal((await send('{')).json().error.code, 'invalid_json');
  assert.equal((await send([message('tools/list'), message('tools/list')])).json().error.code, 'invalid_request');
  assert.equal((await send(message('tools/list'), { headers: { 'content-type': 'text/plain' } })).statusCode, 415);
});

test('what is wrong within the protocol is answered in its own words', async () => {
  const unknown = answerOf((await send(message('tools/dance'))).body);
  assert.equal(unknown.error.code, -32601);
  const nameless = await send({ jsonrpc: '2.0', id: 1 });
  assert.equal(nameless.statusCode, 400);
  assert.ok(Number.isInteger(nameless.json().error.code));
  assert.equal((await send({ jsonrpc: '2.0', method: 'notifications/initialized' })).statusCode, 202);
});

test('a caller that asks for no progress gets JSON, and one that asks gets a stream of events', async () => {
  const typeFor = async (params: object) =>
    String((await send(message('tools/call', { name: 'list_books', arguments: {}, ...params }))).headers['content-type']);
  assert.match(await typeFor({}), /^application\/json/);
  assert.match(await typeFor({ _meta: { progressToken: 1 } }), /^text\/event-stream/);
});

test('a request counts in the limit of its key', async () => {
  const narrow = await openTestServer({ settings: { requestsPerMinute: 2 } });
  const { tenantKey: key } = await narrow.household();
  const statuses = [];
  for (let count = 0; count < 3; count += 1) {
    statuses.push((await narrow.call('POST', '/mcp', { key, body: message('tools/list'), headers: ACCEPT })).statusCode);
  }
  assert.deepEqual(statuses, [200, 200, 429]);
  await narrow.close();
});

test('every call of a tool is counted by tool and outcome', async () => {
  await call('list_books');
  await call('list_books', { book: 'SAMPLE' });
  const { body } = await server.call('GET', '/metrics', { key: server.context.config.adminKey });
  assert.match(body, /ledgerline_mcp_calls_total\{tool="list_books",outcome="ok"\} \d/);
  assert.match(body, /ledgerline_mcp_calls_total\{tool="list_books",outcome="rejected"\} \d/);
});

test('the access log names each assistant once a day, by what it says of itself', async () => {
  const other = await server.household();
  const introduce = (name: string) =>
    send(message('initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name, version: '1.2' } }), {
      key: other.tenantKey,
    });
  const names = async () =>
    (await server.context.store.audits({ tenantId: other.tenantId, limit: 100 }))
      .filter(({ action }) => action === 'mcp.connected')
      .map(({ subject }) => subject);
  for (const name of ['Helper', 'Helper', 'Clerk\u202e']) await introduce(name);
  assert.deepEqual(await names(), ['Clerk\\u202e 1.2', 'Helper 1.2']);
  server.time.advance(DAY_MS);
  await introduce('Helper');
  assert.equal((await names()).length, 3);
  for (let count = 0; count < 50; count += 1) await introduce(`Helper ${count}`);
  assert.equal((await names()).length, 3 + 19);
});

test('a key that only reads is offered tools that only read, and none once it has expired', async () => {
  const expiresAt = new Date(server.time.now() + DAY_MS).toISOString();
  const body = { name: 'Assistant', access: { sales: ['read'] }, expiresAt } as const;
  const response = await server.call('POST', '/v1/keys', { key: home.tenantKey, body });
  const key = response.json<{ secret: string }>().secret;
  const { tools } = answerOf((await send(message('tools/list'), { key })).body).result;
  assert.ok(tools.length > 0);
  assert.ok(tools.every(({ annotations }: { annotations: { readOnlyHint: boolean } }) => annotations.readOnlyHint));
  server.time.advance(DAY_MS);
  assert.equal((await send(message('tools/list'), { key })).statusCode, 401);
});
