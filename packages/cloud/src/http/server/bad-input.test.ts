import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { anyText } from '../../../testing/any-text.ts';
import { type Call, invoice, openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';

let server: TestServer;
let home: TestTenant;
before(async () => {
  server = await openTestServer();
  home = await server.household();
});
after(() => server.close());

const envelope = (more: object = {}): object => ({
  commandId: 'bad-input',
  connectorId: home.connectorId,
  companyId: 'SAMPLE',
  type: 'read-debtors',
  ...more,
});

/** What is wrong, the body, and the code of the refusal. */
const badCommands: readonly (readonly [string, () => unknown, number, string])[] = [
  ['no body', () => undefined, 400, 'invalid_envelope'],
  ['empty text', () => '', 400, 'invalid_envelope'],
  ['not JSON', () => 'hello', 400, 'invalid_json'],
  ['half of JSON', () => '{"commandId":', 400, 'invalid_json'],
  ['two values', () => '{}{}', 400, 'invalid_json'],
  ['a list', () => [], 400, 'invalid_envelope'],
  ['null', () => 'null', 400, 'invalid_envelope'],
  ['a text', () => '"text"', 400, 'invalid_envelope'],
  ['no UTF-8', () => Buffer.from([0x7b, 0xff, 0x7d]), 400, 'invalid_json'],
  ['no members', () => ({}), 400, 'invalid_envelope'],
  ['an id of dots', () => envelope({ commandId: '..' }), 400, 'invalid_envelope'],
  ['an id with a slash', () => envelope({ commandId: 'a/b' }), 400, 'invalid_envelope'],
  ['an id with a line end', () => envelope({ commandId: 'a\n' }), 400, 'invalid_envelope'],
  ['an id too long', () => envelope({ commandId: 'x'.repeat(161) }), 400, 'invalid_envelope'],
  ['an id that is a number', () => envelope({ commandId: 7 }), 400, 'invalid_envelope'],
  ['a type that is a number', () => envelope({ type: 7 }), 400, 'invalid_envelope'],
  ['an empty type', () => envelope({ type: '' }), 400, 'invalid_envelope'],
  ['a type of the prototype', () => envelope({ type: 'constructor' }), 400, 'unknown_command_type'],
  ['a type of another', () => envelope({ type: '__proto__' }), 400, 'unknown_command_type'],
  ['a company that is a list', () => envelope({ companyId: ['SAMPLE'] }), 400, 'invalid_envelope'],
  ['a payload that is a list', () => envelope({ payload: [] }), 400, 'invalid_envelope'],
  ['a payload that is null', () => envelope({ payload: null }), 400, 'invalid_envelope'],
  ['a misspelt payload', () => envelope({ payLoad: {} }), 400, 'invalid_envelope'],
  ['a prototype in the envelope', () => `{"__proto__":{},${JSON.stringify(envelope()).slice(1)}`, 400, 'invalid_request'],
  ['a prototype in the payload', () => envelope({ payload: JSON.parse('{"a":{"__proto__":1}}') }), 400, 'invalid_request'],
  ['a constructor', () => envelope({ payload: { constructor: 1 } }), 400, 'invalid_request'],
  ['a NUL', () => envelope({ payload: { q: '\0' } }), 400, 'invalid_request'],
  ['half a surrogate pair', () => envelope({ payload: { q: '\ud800' } }), 400, 'invalid_request'],
  ['an endless number', () => JSON.stringify(envelope()).replace('{', '{"payload":{"limit":1e999},'), 400, 'invalid_request'],
  ['too deep', () => envelope({ payload: JSON.parse(`{"a":${'['.repeat(40)}${']'.repeat(40)}}`) }), 400, 'invalid_request'],
  ['a limit too large', () => envelope({ payload: { limit: 5_001 } }), 400, 'invalid_payload'],
  [
    'no such date',
    () => envelope({ ...invoice, payload: { ...invoice.payload, docDate: '2026-02-30' } }),
    400,
    'invalid_payload',
  ],
  ['no lines', () => envelope({ ...invoice, payload: { ...invoice.payload, lines: [] } }), 400, 'invalid_payload'],
  ['lines twice', () => envelope({ ...invoice, payload: { ...invoice.payload, items: [{}] } }), 400, 'invalid_payload'],
  ['creditors in AR', () => envelope({ type: 'create-ar-invoice', payload: { creditorCode: 'x' } }), 400, 'invalid_payload'],
  ['a foreign connector', () => envelope({ connectorId: 'nobody' }), 404, 'unknown_connector'],
];

test('every bad command is rejected with its own problem', async () => {
  for (const [what, body, status, code] of badCommands) {
    const response = await server.call('POST', '/v1/commands', { key: home.tenantKey, body: body() });
    assert.deepEqual(
      [response.statusCode, response.json().error?.code],
      [status, code],
      `${what}: ${response.body.slice(0, 200)}`,
    );
  }
});

test('every bad query is rejected', async () => {
  const list = [
    'status=over',
    'limit=0',
    'limit=201',
    'limit=x',
    'limit=1&limit=2',
    'module=x',
    'from=yesterday',
    'to=2026-02-30T00:00:00Z',
  ];
  const more = [
    'cursor=x',
    'cursor=',
    `cursor=${'x'.repeat(401)}`,
    `q=${'x'.repeat(201)}`,
    'companyId=a%20b',
    'type=',
    'status[]=done',
  ];
  for (const query of [...list, ...more.slice(0, -1)]) {
    const response = await server.call('GET', `/v1/commands?${query}`, { key: home.tenantKey });
    assert.equal(response.statusCode, 400, query);
    assert.equal(response.json().error.code, 'invalid_request', query);
  }
});

test('a parameter that is sent twice is rejected on every route that reads it, never a failure of the server', async () => {
  const twice = (name: string): string => `${name}=1&${name}=2`;
  const lists = ['status', 'type', 'module', 'companyId', 'from', 'to', 'q', 'limit', 'cursor'];
  const paths = [
    ...lists.flatMap((name) => [`/v1/commands?${twice(name)}`, `/app/commands?${twice(name)}`]),
    `/v1/commands/none?${twice('wait')}`,
    ...['wait', 'max'].map((name) => `/connectors/${home.connectorId}/commands/next?${twice(name)}`),
    ...['limit', 'cursor'].map((name) => `/admin/tenants?${twice(name)}`),
    ...['after', 'wait'].map((name) => `/admin/sandbox?${twice(name)}`),
  ];
  for (const path of paths) {
    const response = await server.call('GET', path, arrival(path));
    assert.equal(response.statusCode, 400, `${path} ${response.body.slice(0, 200)}`);
    assert.equal(response.json().error.code, 'invalid_request', path);
  }
});

test('a parameter that no route knows is left alone, however often it is sent', async () => {
  for (const path of ['/v1/commands', '/app/commands', '/admin/tenants', `/connectors/${home.connectorId}/commands/next`]) {
    for (const name of ['refused', 'nonsense', 'constructor', 'connectorId', 'outcome', 'errorCode']) {
      const response = await server.call('GET', `${path}?${name}=1&${name}=2`, arrival(path));
      assert.equal(response.statusCode, 200, `${path} ${name} ${response.body.slice(0, 200)}`);
    }
  }
});

test('odd but harmless queries get a response', async () => {
  for (const query of [
    '',
    '?',
    '?q=',
    '?q=%25_%5C%27%22',
    '?nonsense=1',
    '?__proto__=1',
    '?constructor',
    '?q=%F0%9F%98%80',
    '?q=%ff',
  ]) {
    const response = await server.call('GET', `/v1/commands${query}`, { key: home.tenantKey });
    assert.equal(response.statusCode, 200, `${query} ${response.body.slice(0, 200)}`);
  }
});

test('a caller cannot send what looks like a rejection of ours', async () => {
  const refused = { code: 'internal_error', message: 'x', details: [] };
  const beat = await server.call('POST', `/connectors/${home.connectorId}/heartbeat`, {
    key: home.connectorKey,
    body: { refused },
  });
  assert.equal(beat.statusCode, 200, beat.body);
  assert.equal((await server.call('GET', '/v1/commands?refused=1', { key: home.tenantKey })).statusCode, 200);
  assert.equal((await server.call('POST', '/login', { body: { email: 'a@b.cd', password: 'x', refused } })).statusCode, 401);
});

/** The audience of a path, so that the requests get past authentication. */
function arrival(url: string): Call {
  if (url.startsWith('/admin')) return { key: server.context.config.adminKey };
  if (url.startsWith('/connectors')) return { key: home.connectorKey };
  return url.startsWith('/v1') ? { key: home.tenantKey } : { headers: { cookie: home.cookie } };
}

/** Names that a caller might put into a path. */
const pathName = fc.oneof(
  fc.string({ maxLength: 20 }),
  anyText({ maxLength: 10 }),
  fc.constantFrom('..', '%', '%2e%2e', '\u0000', '__proto__', 'constructor', 'next', 'x'.repeat(700)),
);

const anyBody = fc.oneof(
  fc.json(),
  fc.string({ maxLength: 200 }),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc
    .jsonValue()
    .map((value) =>
      JSON.stringify({ commandId: 'x', status: value, result: value, payload: value, companies: value, email: value }),
    ),
  fc
    .dictionary(
      fc.constantFrom(
        'refused',
        'commandId',
        'connectorId',
        'companyId',
        'type',
        'payload',
        'status',
        'name',
        'access',
        'running',
      ),
      fc.jsonValue(),
    )
    .map((value) => JSON.stringify(value)),
);

/** What can follow the question mark of an address. The query of fast-check takes two seconds to prepare. */
const anyQuery = fc.string({
  unit: fc.oneof(
    { arbitrary: fc.constantFrom(..."abcxyzABCXYZ0189-._~!$&'()*+,;=:@/?"), weight: 4 },
    anyText({ minLength: 1, maxLength: 1 }).map((text) => encodeURIComponent(text.toWellFormed())),
  ),
  maxLength: 40,
});

const header = fc.string({ unit: fc.constantFrom(...'abc ;=,"/*\\%0123-_.'), maxLength: 30 });

test('no request to any route causes a server error', async () => {
  const routes = server.routes.routes.filter(({ url }) => !/signup|login|logout|password|rotate|sessions|sandbox/.test(url));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...routes),
      fc.array(pathName, { minLength: 3, maxLength: 3 }),
      anyBody,
      fc.dictionary(
        fc.constantFrom('content-type', 'range', 'prefer', 'x-install-id', 'content-disposition', 'if-none-match', 'accept'),
        header,
      ),
      anyQuery,
      async ({ method, url }, names, body, headers, query) => {
        const rest = [...names];
        const isKept = names[0] === 'next';
        const path = url.replaceAll(/:(\w+)/g, (_, name) =>
          name === 'connectorId' && !isKept ? home.connectorId : encodeURIComponent((rest.pop() ?? '').toWellFormed()),
        );
        const credential = arrival(url);
        const isBodied = method !== 'GET' && method !== 'HEAD';
        const wait = url.endsWith('/next') || /wait|after/.test(query) ? '' : `?${query}`;
        const response = await server.call(method, path + wait, {
          ...credential,
          headers: { ...headers, ...credential.headers },
          ...(isBodied && { body }),
        });
        assert.ok(response.statusCode < 500, `${method} ${path} ${response.statusCode} ${response.body}`);
        if (response.statusCode >= 400 && method !== 'HEAD') assert.ok(response.headers['x-request-id']);
      },
    ),
    { numRuns: 500 },
  );
});

test('any body sent as a command gets 202 or a 4xx response', async () => {
  const types = [
    'read-debtors',
    'create-sales-invoice',
    'create-ar-invoice',
    'update-sales-invoice',
    'bulk-create',
    'merge-tax-entity',
    'update-item-package',
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.uuid(),
      fc.constantFrom(...types),
      fc.jsonValue({ maxDepth: 4 }),
      fc.jsonValue(),
      async (commandId, type, value, row) => {
        const payload = {
          ...(typeof value === 'object' && !Array.isArray(value) ? value : { docNo: value }),
          lines: [row],
          rows: [row],
        };
        const response = await server.submit(home, { commandId, type, payload });
        assert.ok(
          response.statusCode === 202 || (response.statusCode >= 400 && response.statusCode < 500),
          `${response.statusCode} ${response.body}`,
        );
      },
    ),
    { numRuns: 200 },
  );
});

test('any report of a connector gets 200 or a rejection, and the command stays readable', async () => {
  const fresh = await server.household();
  await fc.assert(
    fc.asyncProperty(
      fc.jsonValue({ maxDepth: 4 }),
      fc.jsonValue(),
      fc.constantFrom('done', 'failed'),
      async (result, error, status) => {
        const { commandId } = (await server.submit(fresh)).json().command;
        await server.next(fresh, '?max=100');
        const reported = await server.report(fresh, commandId, { status, result, error });
        assert.ok(reported.statusCode === 200 || reported.statusCode === 400, `${reported.statusCode} ${reported.body}`);
        const seen = await server.call('GET', `/v1/commands/${commandId}`, { key: fresh.tenantKey });
        assert.equal(seen.statusCode, 200);
        assert.equal(seen.json().command.commandId, commandId);
      },
    ),
    { numRuns: 200 },
  );
});
