import assert from 'node:assert/strict';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { after, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ErrorBody } from '@ledgerline/contract';
import Fastify from 'fastify';
import { Value } from 'typebox/value';
import { openTestServer, type TestCloudOptions, type TestServer, type TestTenant } from '../../../testing/test-server.ts';
import { type Store, StoreUnavailable } from '../../store/store.ts';
import { RouteTable } from './route-table.ts';

const codeOf = (response: { json(): { error?: { code: string } } }): string => response.json().error?.code ?? 'none';

/** A server for one test. */
async function withServer(
  options: TestCloudOptions,
  work: (server: TestServer, home: TestTenant) => Promise<void>,
): Promise<void> {
  const server = await openTestServer(options);
  try {
    await work(server, await server.household());
  } finally {
    await server.close();
  }
}

let shared: Promise<TestServer> | undefined;
after(async () => (await shared)?.close());

/** A tenant on the server of all tests that leave it as they found it. */
async function withTenant(work: (server: TestServer, home: TestTenant) => Promise<void>): Promise<void> {
  shared ??= openTestServer();
  const server = await shared;
  await work(server, await server.household());
}

async function eventually(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 1_000_000 && !holds(); turn += 1) await setImmediate();
  assert.ok(holds(), 'It never came to hold.');
}

/** What comes back when raw text is sent, until the server closes. */
function exchange(port: number, ...pieces: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => {
      for (const piece of pieces) socket.write(piece);
    });
    socket.setEncoding('utf8').on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', reject).on('close', () => resolve(received));
  });
}

/** The JSON body of a raw response. */
const bodyOf = (answer: string): { ok: boolean; error: { code: string }; requestId: string } =>
  JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));

test('every response has the id of its request, the one that was sent if it is well-formed', () =>
  withTenant(async (server) => {
    const named = await server.call('GET', '/health', { headers: { 'x-request-id': 'shop-4711.a_b' } });
    assert.equal(named.headers['x-request-id'], 'shop-4711.a_b');
    const seen = new Set<string>();
    for (const id of ['', 'a b', 'x'.repeat(129), 'a\tb', '<script>']) {
      for (const path of ['/health', '/v1/commands', '/nothing', '/connectors/x/commands/next', '/app/state']) {
        const response = await server.call('GET', path, { headers: { 'x-request-id': id } });
        assert.match(String(response.headers['x-request-id']), /^[\w-]+$/);
        if (response.statusCode >= 400) assert.equal(response.json().requestId, response.headers['x-request-id']);
        seen.add(String(response.headers['x-request-id']));
      }
    }
    assert.equal(seen.size, 25);
  }));

test('every error is the one error body', () =>
  withTenant(async (server, home) => {
    const answers = await Promise.all([
      server.call('GET', '/nothing'),
      server.call('DELETE', '/v1/commands'),
      server.call('GET', '/v1/commands'),
      server.call('GET', '/v1/commands/%zz', { key: home.tenantKey }),
      server.call('GET', `/v1/commands/${'x'.repeat(600)}`, { key: home.tenantKey }),
      server.call('GET', '/v1/commands/a%00b', { key: home.tenantKey }),
      server.call('POST', '/v1/commands', { key: home.tenantKey, body: '{' }),
      server.call('POST', '/v1/commands', { key: home.tenantKey, body: 'x', headers: { 'content-type': 'text/plain' } }),
      server.call('POST', '/v1/commands', { key: home.tenantKey, body: 'x', headers: { 'content-type': 'nonsense' } }),
      server.call('POST', '/signup', { body: {} }),
      server.call('GET', '/app/state'),
      server.call('POST', '/admin/retention/run'),
      server.call('GET', '/downloads/ConnectorSetup.exe'),
    ]);
    assert.deepEqual(
      answers.map((answer) => answer.statusCode),
      [404, 405, 401, 400, 414, 400, 400, 415, 415, 400, 401, 401, 404],
    );
    for (const answer of answers) assert.ok(Value.Check(ErrorBody, answer.json()), answer.body);
  }));

test('a request with the wrong method gets the allowed ones', () =>
  withTenant(async (server) => {
    const cases = [
      ['DELETE', '/v1/commands', 'GET, HEAD, POST'],
      ['GET', '/v1/commands/x/cancel', 'POST'],
      ['POST', '/v1/commands/x/artifact', 'GET, HEAD'],
      ['POST', '/connectors/x/commands/next', 'GET'],
      ['PUT', '/connectors/x/companies', 'GET, HEAD, POST'],
      ['OPTIONS', '/login', 'GET, HEAD, POST'],
    ] as const;
    for (const [method, path, allow] of cases) {
      const response = await server.call(method, path);
      assert.deepEqual([response.statusCode, response.headers.allow], [405, allow], `${method} ${path}`);
    }
  }));

test('a browser that asks for a page gets an error page; programs and program paths get JSON', () =>
  withTenant(async (server) => {
    const html = { accept: 'text/html,application/xhtml+xml' };
    for (const path of ['/nothing', '/downloads/ConnectorSetup.exe']) {
      const page = await server.call('GET', path, { headers: html });
      assert.deepEqual([page.statusCode, page.headers['content-type']], [404, 'text/html; charset=utf-8'], path);
      assert.match(String(page.headers['content-security-policy']), /default-src 'none'/);
    }
    for (const path of ['/v1/nothing', '/v1/commands', '/app/state', '/connectors/x/companies', '/nothing.json', '/metrics/x']) {
      const answer = await server.call('GET', path, { headers: html });
      assert.match(String(answer.headers['content-type']), /json/, path);
    }
  }));

test('requests that are not HTTP, or too large, get a JSON response too', () =>
  withTenant(async (server) => {
    const port = await server.listen();
    const nonsense = await exchange(port, 'NONSENSE\r\n\r\n');
    assert.match(nonsense, /^HTTP\/1\.1 400 Bad Request\r\nx-request-id: /);
    assert.equal(bodyOf(nonsense).error.code, 'malformed_request');
    const large = await exchange(port, `GET / HTTP/1.1\r\nhost: x\r\nx-large: ${'x'.repeat(20_000)}\r\n\r\n`);
    assert.match(large, /^HTTP\/1\.1 431 /);
    assert.equal(bodyOf(large).error.code, 'headers_too_large');
    const smuggled = await exchange(
      port,
      'POST /login HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}',
    );
    assert.match(smuggled, /^HTTP\/1\.1 400 /);
  }));

test('a request followed by stray bytes gets its own response, and then the connection ends', () =>
  withTenant(async (server, home) => {
    const port = await server.listen();
    const body = JSON.stringify({
      commandId: 'before-stray',
      connectorId: home.connectorId,
      companyId: 'SAMPLE',
      type: 'read-debtors',
    });
    const head = `POST /v1/commands HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${home.tenantKey}\r\ncontent-type: application/json\r\n`;
    for (const stray of ['x', '\0', 'garbage\r\n\r\n', '\r\n\r\nNO HTTP\r\n']) {
      const answer = await exchange(port, `${head}content-length: ${body.length}\r\n\r\n${body}${stray}`);
      assert.match(answer, /^HTTP\/1\.1 202 /, JSON.stringify(stray));
      assert.equal(answer.split('HTTP/1.1 ').length, 2, 'one request, one response');
    }
  }));

test('Expect, a missing Host and CONNECT get the error body of every other rejection', () =>
  withTenant(async (server) => {
    const port = await server.listen();
    for (const [request, status, code] of [
      ['GET /health HTTP/1.1\r\nhost: x\r\nexpect: wonders\r\n\r\n', 417, 'expectation_failed'],
      ['GET /health HTTP/1.1\r\n\r\n', 400, 'malformed_request'],
      ['CONNECT 127.0.0.1:22 HTTP/1.1\r\nhost: x\r\n\r\n', 405, 'method_not_allowed'],
    ] as const) {
      const answer = await exchange(port, request);
      assert.match(answer, new RegExp(`^HTTP/1\\.1 ${status} `), request);
      assert.equal(bodyOf(answer).error.code, code);
      assert.match(bodyOf(answer).requestId, /^[\w-]+$/);
    }
    assert.match(await exchange(port, 'GET /health HTTP/1.0\r\n\r\n'), /^HTTP\/1\.1 200 /);
  }));

test('a caller who closes the connection after CONNECT, or keeps it open, affects no one else', () =>
  withTenant(async (server) => {
    const port = await server.listen();
    const request = 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nhost: x\r\n\r\n';
    const closed: Promise<unknown>[] = [];
    server.app.server.on('connection', (socket) => closed.push(new Promise((resolve) => socket.once('close', resolve))));
    const caller = connect(port, '127.0.0.1');
    caller.write(request);
    await once(caller, 'data');
    caller.resetAndDestroy();
    await closed[0];
    const patient = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    patient.write(request);
    await once(patient, 'data');
    await closed[1];
    patient.destroy();
    assert.match(await exchange(port, 'GET /health HTTP/1.0\r\n\r\n'), /^HTTP\/1\.1 200 /);
  }));

test('a body over the limit is rejected before it is sent, or while it is sent when its length was not declared', () =>
  withTenant(async (server, home) => {
    const port = await server.listen();
    const head = (path: string, key: string, more: string) =>
      `POST ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${key}\r\ncontent-type: application/json\r\n${more}\r\n\r\n`;
    const paths = [
      ['/v1/commands', home.tenantKey, 8 * 1024 * 1024],
      ['/signup', '', 64 * 1024],
      [`/connectors/${home.connectorId}/commands/x/result`, home.connectorKey, 8 * 1024 * 1024],
      [`/connectors/${home.connectorId}/heartbeat`, home.connectorKey, 1024 * 1024],
    ] as const;
    for (const [path, key, bytesMax] of paths) {
      const told = await exchange(port, head(path, key, `content-length: ${bytesMax + 1}`));
      assert.match(told, /^HTTP\/1\.1 413 /, path);
      assert.equal(bodyOf(told).error.code, 'body_too_large');
      const chunk = `${(bytesMax + 1).toString(16)}\r\n"${'x'.repeat(bytesMax)}`;
      const untold = await exchange(port, head(path, key, 'transfer-encoding: chunked'), chunk).catch(() => 'reset');
      if (untold !== 'reset') assert.match(untold, /^HTTP\/1\.1 413 /, path);
    }
  }));

test('only bulk commands take more than a mebibyte', () =>
  withTenant(async (server, home) => {
    const rows = Array.from({ length: 2 }, () => ({ debtorCode: '300-A001', companyName: 'x', note: 'x'.repeat(600_000) }));
    const large = await server.submit(home, { type: 'create-debtor', payload: { ...rows[0], more: 'x'.repeat(600_000) } });
    assert.deepEqual([large.statusCode, codeOf(large)], [413, 'body_too_large']);
    const bulk = await server.submit(home, { type: 'bulk-create-debtors', payload: { rows } });
    assert.notEqual(bulk.statusCode, 413, bulk.body.slice(0, 300));
  }));

test('a body in another encoding or character set is rejected as such', () =>
  withTenant(async (server, home) => {
    const call = (headers: Readonly<Record<string, string>>) =>
      server.call('POST', '/v1/commands', { key: home.tenantKey, body: '{}', headers });
    assert.equal((await call({ 'content-encoding': 'gzip' })).statusCode, 415);
    assert.equal((await call({ 'content-type': 'application/json; charset=utf-16' })).statusCode, 415);
    assert.equal((await call({ 'content-type': 'application/json;charset="UTF-8"' })).statusCode, 400);
    assert.equal((await call({ 'content-type': 'application/x-www-form-urlencoded' })).statusCode, 415);
  }));

test('a body that does not arrive in time is 408', () =>
  withTenant(async (server, home) => {
    const port = await server.listen();
    let isRouted = false;
    server.app.server.on('request', () => {
      isRouted = true;
    });
    const answer = exchange(
      port,
      `POST /v1/commands HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${home.tenantKey}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"a":`,
    );
    await eventually(() => isRouted);
    for (let turn = 0; turn < 20; turn += 1) await setImmediate();
    for (let second = 0; second < 31; second += 1) server.time.advance(1_000);
    const text = await answer;
    assert.match(text, /^HTTP\/1\.1 408 /);
    assert.equal(bodyOf(text).error.code, 'request_timeout');
  }));

test('without the store every call that needs it is 503, nothing is acknowledged, and all is well when it is back', () => {
  let isGone = false;
  const through = (store: Store): Store => {
    const guarded = Object.entries(store).map(([name, verb]) => [
      name,
      (...given: readonly unknown[]) =>
        isGone ? Promise.reject(new StoreUnavailable(new Error('disk on fire'))) : verb(...given),
    ]);
    return { ...store, ...Object.fromEntries(guarded), subscribe: store.subscribe, close: store.close } as Store;
  };
  return withServer({ through }, async (server, home) => {
    assert.equal((await server.call('GET', '/ready')).statusCode, 200);
    isGone = true;
    assert.equal((await server.submit(home, { commandId: 'lost' })).statusCode, 503);
    assert.equal((await server.call('GET', '/ready')).statusCode, 503, 'at once, though a response is valid for a second');
    const calls = [
      server.submit(home, { commandId: 'lost' }),
      server.next(home),
      server.call('GET', '/v1/commands', { key: home.tenantKey }),
      server.call('GET', '/app/state', { headers: { cookie: home.cookie } }),
      server.call('POST', '/login', { body: { email: 'a@b.cd', password: 'x' } }),
      server.call('GET', '/ready'),
    ];
    for (const response of await Promise.all(calls)) {
      assert.deepEqual([response.statusCode, codeOf(response)], [503, 'not_ready']);
      assert.ok(Number(response.headers['retry-after']) >= 1);
      assert.doesNotMatch(response.body, /fire/);
    }
    assert.equal((await server.call('GET', '/health')).statusCode, 200);
    isGone = false;
    server.time.advance(2_000);
    assert.equal((await server.call('GET', '/ready')).statusCode, 200);
    assert.equal((await server.call('GET', '/v1/commands/lost', { key: home.tenantKey })).statusCode, 404);
    assert.equal((await server.submit(home, { commandId: 'lost' })).statusCode, 202);
  });
});

/** A call over a real connection, which the test may cut. */
function open(port: number, path: string, key: string, method = 'GET', body?: object) {
  const agent = new Agent({ keepAlive: true });
  const headers = { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) };
  const sending = request({ port, host: '127.0.0.1', path, method, headers, agent });
  const answered = new Promise<{ status: number; json: { command: { status: string } | null } }>((resolve, reject) => {
    sending.on('error', reject).on('response', (response: IncomingMessage) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, json: JSON.parse(text) }));
    });
  });
  sending.end(body && JSON.stringify(body));
  return { sending, answered };
}

test('a server that stops responds to waiting callers, finishes what is under way and loses nothing', () =>
  withServer({}, async (server, home) => {
    const port = await server.listen();
    const { connectorId } = home;
    await server.submit(home, { commandId: 'waited-for' });
    const poll = open(port, `/connectors/${connectorId}/commands/next?wait=60&max=1`, home.connectorKey);
    await poll.answered;
    const polling = open(port, `/connectors/${connectorId}/commands/next?wait=60`, home.connectorKey);
    const waiting = open(port, '/v1/commands/waited-for?wait=60', home.tenantKey);
    await eventually(() => server.context.wakeups.count === 2);
    const posting = open(port, '/v1/commands', home.tenantKey, 'POST', {
      commandId: 'last-minute',
      connectorId,
      companyId: 'SAMPLE',
      type: 'read-debtors',
    });
    const posted = await posting.answered;
    let isClosed = false;
    const closing = server.app.close().then(() => {
      isClosed = true;
    });
    const [polled, waited] = await Promise.all([polling.answered, waiting.answered]);
    while (!isClosed) {
      server.time.advance(50);
      await setImmediate();
    }
    await closing;
    assert.deepEqual([polled.status, waited.status, waited.json.command?.status], [200, 200, 'running']);
    assert.equal(posted.status, 202);
    await assert.rejects(open(port, '/health', '').answered);
    const { store } = server.context;
    assert.ok(await store.command({ tenantId: home.tenantId, commandId: 'last-minute' }));
  }));

test('a server that stops is not ready and takes nothing new on the connections it still has', () =>
  withServer({}, async (server, home) => {
    server.context.wakeups.close();
    for (const path of ['/ready', '/health', '/v1/commands']) {
      const response = await server.call('GET', path, { key: home.tenantKey });
      assert.deepEqual([response.statusCode, codeOf(response), response.headers.connection], [503, 'not_ready', 'close']);
    }
  }));

test('a poll whose connector went away gets nothing: the command goes to the next one that asks', () =>
  withTenant(async (server, home) => {
    const port = await server.listen();
    const gone = open(port, `/connectors/${home.connectorId}/commands/next?wait=60`, home.connectorKey);
    await eventually(() => server.context.wakeups.count === 1);
    gone.sending.destroy();
    await assert.rejects(gone.answered);
    await eventually(() => server.context.wakeups.count === 0);
    await server.submit(home);
    const { command } = (await server.next(home)).json();
    assert.equal(command.attempt, 1);
  }));

test('descriptions are complete, compressed when asked, and not sent again to callers that have them', () =>
  withServer({ settings: { baseUrl: 'https://cloud.example.com' } }, async (server) => {
    for (const path of ['/openapi.json', '/ai/manifest.json', '/ai/acct-ontology.json', '/developers/recipes.json']) {
      const plain = await server.call('GET', path);
      assert.equal(plain.statusCode, 200, path);
      assert.match(plain.body, /https:\/\/cloud\.example\.com/);
      const br = await server.call('GET', path, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
      const gzip = await server.call('GET', path, { headers: { 'accept-encoding': 'gzip, br;q=0' } });
      assert.deepEqual([br.headers['content-encoding'], gzip.headers['content-encoding']], ['br', 'gzip']);
      assert.equal(brotliDecompressSync(br.rawPayload).toString(), plain.body);
      assert.equal(gunzipSync(gzip.rawPayload).toString(), plain.body);
      assert.equal(br.headers.vary, 'accept-encoding');
      const etag = String(br.headers.etag);
      const known = await server.call('GET', path, { headers: { 'accept-encoding': 'br', 'if-none-match': etag } });
      assert.deepEqual([known.statusCode, known.body], [304, '']);
      assert.notEqual(plain.headers.etag, etag);
    }
    assert.equal((await server.call('GET', '/developers/recipes.json')).json().recipeCount, 639);
  }));

test('schemas are there for a key: modules, one module, one command type', () =>
  withTenant(async (server, home) => {
    const get = (path: string) => server.call('GET', `/v1/schema/${path}`, { key: home.tenantKey });
    const { modules } = (await get('modules')).json();
    assert.equal(modules.length, 14);
    assert.equal((await get('modules/sales')).json().module.moduleId, 'sales');
    assert.equal(codeOf(await get('modules/nothing')), 'unknown_module');
    const contract = (await get('commands/create-sales-invoice')).json();
    const members =
      'ok,commandType,module,mode,summary,payloadSchema,examplePayload,examples,payloadEnums,requiredPayloadFields,conditionalPayloadRules,notes,nativePayload,resultSchema,exampleResult';
    assert.equal(Object.keys(contract).join(), members);
    const unknown = await get('commands/create-sale-invoice');
    assert.deepEqual([unknown.statusCode, codeOf(unknown)], [404, 'unknown_recipe']);
    assert.match(unknown.json().error.message, /create-sales-invoice/);
  }));

test('the installer is sent with ranges once it is there, and again when it was replaced', () =>
  withTenant(async (server) => {
    const path = '/downloads/ConnectorSetup.exe';
    assert.equal(codeOf(await server.call('GET', path)), 'installer_missing');
    writeFileSync(server.context.config.installerFile, 'MZ first');
    const first = await server.call('GET', path);
    assert.deepEqual([first.statusCode, first.body], [200, 'MZ first']);
    assert.match(String(first.headers['content-disposition']), /filename="ConnectorSetup\.exe"/);
    assert.equal((await server.call('GET', path, { headers: { range: 'bytes=0-1' } })).body, 'MZ');
    writeFileSync(server.context.config.installerFile, 'MZ second build');
    const second = await server.call('GET', path, { headers: { 'if-none-match': String(first.headers.etag) } });
    assert.deepEqual([second.statusCode, second.body], [200, 'MZ second build']);
  }));

test('a route that no endpoint declares cannot be registered', () => {
  const app = Fastify();
  new RouteTable().collect(app);
  assert.throws(() => app.get('/open', async () => 'anybody'), /GET \/open is not declared as an endpoint/);
});
