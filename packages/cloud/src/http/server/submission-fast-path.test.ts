import assert from 'node:assert/strict';
import diagnostics from 'node:diagnostics_channel';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { invoice, openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';

interface World {
  readonly server: TestServer;
  readonly home: TestTenant;
  readonly port: number;
  /** Posts over a socket, as the fast path needs it; `server.call` goes straight to the routes. */
  post(commandId: string, options?: { readonly key?: string; readonly body?: string }): Promise<number>;
}

async function withWorld(work: (world: World) => Promise<void>): Promise<void> {
  const server = await openTestServer();
  try {
    const home = await server.household();
    const port = await server.listen();
    const post: World['post'] = async (commandId, { key = home.tenantKey, body } = {}) => {
      const envelope = { commandId, connectorId: home.connectorId, companyId: 'SAMPLE', ...invoice };
      const response = await fetch(`http://127.0.0.1:${port}/v1/commands`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: body ?? JSON.stringify(envelope),
      });
      await response.arrayBuffer();
      return response.status;
    };
    await work({ server, home, port, post });
  } finally {
    await server.close();
  }
}

test('a small submission with a valid key never reaches a route, with any response', () =>
  withWorld(async ({ post }) => {
    let handled = 0;
    const count = (): void => {
      handled += 1;
    };
    diagnostics.subscribe('tracing:fastify.request.handler:start', count);
    try {
      const statuses = [await post('order-1'), await post('order-1'), await post('a b'), await post('', { body: '{' })];
      assert.deepEqual(statuses, [202, 202, 400, 400]);
      assert.equal(handled, 0);
    } finally {
      diagnostics.unsubscribe('tracing:fastify.request.handler:start', count);
    }
  }));

test('a key that was replaced is valid on neither path', () =>
  withWorld(async ({ server, home, post }) => {
    assert.equal(await post('order-1'), 202);
    const rotated = await server.call('POST', '/app/rotate-tenant-api-key', { headers: { cookie: home.cookie } });
    assert.equal(rotated.statusCode, 200);
    assert.equal(await post('order-2'), 401);
  }));

test('a body that does not arrive in time gets 408 on both paths, and the connection closes', () =>
  withWorld(async ({ server, home, port }) => {
    const begin = (path: string): Promise<string> => {
      const socket = connect(port, '127.0.0.1');
      const head = [
        'content-type: application/json',
        'content-length: 10',
        `authorization: Bearer ${home.tenantKey}`,
        'x-request-id: slow',
      ];
      socket.write(`POST ${path} HTTP/1.1\r\nhost: test\r\n${head.join('\r\n')}\r\n\r\n{`);
      return text(socket);
    };
    const responses = [begin('/v1/commands'), begin('/v1/commands?')];
    let isOver = false;
    const all = Promise.all(responses).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      server.time.advance(1_000);
      await setImmediate();
    }
    const [fast, routes] = (await all).map((response) =>
      response
        .split('\r\n')
        .filter((line) => !line.startsWith('date:') && !line.startsWith('Date:'))
        .sort(),
    );
    assert.match(fast?.join('\n') ?? '', /^HTTP\/1\.1 408/m);
    assert.ok(fast?.includes('connection: close'));
    assert.deepEqual(fast, routes);
  }));
