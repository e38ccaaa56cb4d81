import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Household, openScratchServer, type ScratchServer } from './scratch-server.ts';

/** A server for one test, with few calls a minute. */
async function withLimit(
  requestsPerMinute: number,
  work: (server: ScratchServer, home: Household) => Promise<void>,
): Promise<void> {
  const server = await openScratchServer({ settings: { requestsPerMinute } });
  try {
    await work(server, await server.household());
  } finally {
    await server.close();
  }
}

test('a key that calls too often gets 429 and is told when to come back; others are not affected', () =>
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
