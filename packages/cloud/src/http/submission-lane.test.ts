import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Store, StoreUnavailable } from '../store/store.ts';
import { invoice, openTestServer, type TestCloudOptions, type TestServer, type TestTenant } from './testing/test-server.ts';

interface Post {
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface World {
  readonly server: TestServer;
  readonly home: TestTenant;
  /** Posts over a socket, where the lane is; `server.call` goes straight to the routes. */
  post(body: unknown, options?: Post): Promise<Response>;
  envelope(commandId: string, members?: object): object;
}

async function withWorld(options: TestCloudOptions, work: (world: World) => Promise<void>): Promise<void> {
  const server = await openTestServer(options);
  try {
    const home = await server.household();
    const port = await server.listen();
    const post: World['post'] = (body, { key = home.tenantKey, headers = {} } = {}) =>
      fetch(`http://127.0.0.1:${port}/v1/commands`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
    const envelope: World['envelope'] = (commandId, members = {}) => ({
      commandId,
      connectorId: home.connectorId,
      companyId: 'SAMPLE',
      ...invoice,
      ...members,
    });
    await work({ server, home, post, envelope });
  } finally {
    await server.close();
  }
}

const codeOf = async (response: Response): Promise<string> =>
  ((await response.json()) as { error?: { code: string } }).error?.code ?? 'none';

/** Headers of the connection, and those that differ from one request to the next. */
const PASSING: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'date', 'content-length', 'x-request-id', 'ratelimit']);

const lasting = (headers: Iterable<readonly [string, unknown]>): readonly string[] =>
  [...headers]
    .filter(([name]) => !PASSING.has(name))
    .map(([name, value]) => `${name}: ${value}`)
    .sort();

let changes = 0;
const counts: Readonly<Record<string, (store: Store) => Store['keyChanges']>> = {
  'to keys it remembers': (store) => store.keyChanges,
  'to keys it remembers as long as other nodes change nothing': (store) => async () => store.keyChanges(),
  'with every key looked up': () => () => {
    changes += 1;
    return changes;
  },
};

for (const [how, counting] of Object.entries(counts)) {
  test(`the lane answers to the letter what the routes answer, ${how}`, () =>
    withWorld(
      { through: (store) => ({ ...store, keyChanges: counting(store) }), settings: { requestsPerMinute: 1000 } },
      async ({ server, home, post, envelope }) => {
        await post(envelope('first'));
        const short = await post(envelope('order-1'));
        const shortBody = (await short.json()) as { command: Record<string, unknown> };
        await server.next(home);
        await server.next(home);
        const long = await server.call('POST', '/v1/commands', { key: home.tenantKey, body: envelope('order-1') });
        const longBody = long.json() as { command: Record<string, unknown> };
        assert.deepEqual([short.status, long.statusCode], [202, 202]);
        assert.deepEqual(lasting(short.headers), lasting(Object.entries(long.headers)));
        assert.match(short.headers.get('x-request-id') ?? '', /^[\w-]+$/);
        assert.match(short.headers.get('ratelimit') ?? '', /^"per-key";r=\d+;t=\d+$/);
        assert.deepEqual(Object.keys(shortBody.command), Object.keys(longBody.command));
        const moved = {
          status: 'running',
          startedAt: longBody.command.startedAt,
          attempts: 1,
          queuePosition: null,
          connectorOnline: true,
        };
        assert.deepEqual({ ...shortBody.command, ...moved }, longBody.command);
        assert.deepEqual([shortBody.command.status, shortBody.command.queuePosition], ['queued', 2]);
      },
    ));
}

test('what the lane cannot queue is refused as ever, with the body that was read', () =>
  withWorld({}, async ({ home, post, envelope }) => {
    assert.equal((await post(envelope('order-1'))).status, 202);
    const cases: readonly (readonly [unknown, Post, number, string])[] = [
      ['{"commandId":', {}, 400, 'invalid_json'],
      ['', {}, 400, 'invalid_envelope'],
      [envelope('a b'), {}, 400, 'invalid_envelope'],
      [envelope('order-2', { type: 'create-sales-invoyce' }), {}, 400, 'unknown_command_type'],
      [envelope('order-2', { payload: { debtorCode: 7 } }), {}, 400, 'invalid_payload'],
      [envelope('order-2', { connectorId: 'conn_other' }), {}, 404, 'unknown_connector'],
      [envelope('order-1', { companyId: 'OTHER' }), {}, 409, 'command_id_reused'],
      [envelope('order-2'), { key: home.connectorKey }, 401, 'invalid_key'],
      [envelope('order-2'), { headers: { 'content-encoding': 'gzip' } }, 415, 'unsupported_media_type'],
    ];
    for (const [body, options, status, code] of cases) {
      const response = await post(body, options);
      assert.deepEqual([response.status, await codeOf(response)], [status, code]);
    }
    assert.equal((await post(envelope('order-1'))).status, 202);
  }));

test('a key that was replaced is let in by neither way', () =>
  withWorld({}, async ({ server, home, post, envelope }) => {
    assert.equal((await post(envelope('order-1'))).status, 202);
    const rotated = await server.call('POST', '/app/rotate-tenant-api-key', { headers: { cookie: home.cookie } });
    assert.equal(rotated.statusCode, 200);
    assert.equal((await post(envelope('order-2'))).status, 401);
  }));

test('each call is counted once against the limit of its key, whichever way it goes', () =>
  withWorld({ settings: { requestsPerMinute: 4 } }, async ({ post, envelope }) => {
    const left = async (body: object): Promise<string> => {
      const response = await post(body);
      return `${response.status} ${/r=(\d+)/.exec(response.headers.get('ratelimit') ?? '')?.[1]}`;
    };
    assert.equal(await left(envelope('order-1')), '202 3');
    assert.equal(await left(envelope('order-2')), '202 2');
    assert.equal(await left(envelope('order-2')), '202 1');
    assert.equal(await left(envelope('order-2', { companyId: 'OTHER' })), '409 0');
    assert.equal(await left(envelope('order-3')), '429 0');
  }));

test('a store that fails, or a mistake of ours, is answered and leaves the place in the queue free', () => {
  let failure: Error | null = null;
  let failures = 0;
  const through = (store: Store): Store => ({
    ...store,
    accept: (command) => {
      if (failure === null) return store.accept(command);
      failures += 1;
      return Promise.reject(failure);
    },
  });
  return withWorld({ through, queuedMax: 2 }, async ({ post, envelope }) => {
    assert.equal((await post(envelope('order-1'))).status, 202);
    failure = new StoreUnavailable(new Error('The disk is full.'));
    assert.equal((await post(envelope('order-2'))).status, 503);
    failure = new Error('A mistake.');
    assert.equal((await post(envelope('order-2'))).status, 500);
    assert.equal(failures, 4, 'The lane tries, then the routes do.');
    failure = null;
    assert.equal((await post(envelope('order-2'))).status, 202);
    assert.equal((await post(envelope('order-3'))).status, 429);
  });
});
