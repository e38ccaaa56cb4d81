import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  invoice,
  openTestServer,
  type TestCloudOptions,
  type TestServer,
  type TestTenant,
} from '../../../testing/test-server.ts';
import type { Store } from '../../store/store.ts';
import { makeLog } from '../../system/log.ts';

/** A server for one test, and the lines that it logs. */
async function withLog(
  options: TestCloudOptions,
  work: (lines: readonly string[], server: TestServer, home: TestTenant) => Promise<void>,
): Promise<void> {
  const lines: string[] = [];
  const server = await openTestServer({ ...options, log: makeLog({ write: (line: string) => lines.push(line) }) });
  try {
    await work(lines, server, await server.household());
  } finally {
    await server.close();
  }
}

test('a bug returns 500 without details; the log has them, under the same requestId', async () => {
  const through = (store: Store): Store => ({ ...store, commands: () => Promise.reject(new Error('SELECT secret FROM /etc')) });
  await withLog({ through }, async (lines, server, home) => {
    const response = await server.call('GET', '/v1/commands', { key: home.tenantKey });
    assert.deepEqual([response.statusCode, response.json().error.code], [500, 'internal_error']);
    assert.doesNotMatch(response.body, /SELECT|etc/);
    const logged = lines.find((line) => line.includes('SELECT secret'));
    assert.equal(JSON.parse(logged ?? '{}').requestId, response.json().requestId);
  });
});

test('a flood of rejected requests writes a few log lines a second with the number left out', async () => {
  await withLog({}, async (lines, server) => {
    for (let count = 0; count < 50; count += 1) await server.call('GET', '/v1/commands');
    assert.equal(lines.length, 20);
    server.time.advance(1_000);
    await server.call('GET', '/v1/commands?q=secret');
    const last = JSON.parse(lines.at(-1) ?? '{}');
    assert.deepEqual([lines.length, last.path, last.code, last.unlogged], [21, '/v1/commands', 'invalid_key', 30]);
    assert.match((await server.call('GET', '/metrics')).body, /ledgerline_requests_refused_total\{code="invalid_key"\} 51/);
  });
});

test('nothing that is logged gives away a key, a cookie, a password or a payload', async () => {
  await withLog({}, async (lines, server, home) => {
    const secret = 'sesame-open';
    await server.submit(home, { ...invoice, payload: { ...invoice.payload, description: secret } });
    await server.submit(home, { commandId: 'a b', payload: { note: secret } });
    await server.call('POST', '/login', { body: { email: 'who@example.com', password: secret } });
    await server.call('GET', `/app/state?token=${secret}`, { headers: { cookie: 'ledgerline_session=wrong' } });
    await server.call('GET', `/nothing?key=${home.tenantKey}`, { key: home.tenantKey, headers: { cookie: home.cookie } });
    await server.next(home, '?wait=x');
    const text = lines.join('');
    assert.ok(lines.length >= 4);
    for (const hidden of [
      secret,
      home.tenantKey,
      home.connectorKey,
      home.cookie.split('=')[1] ?? '?',
      'who@example.com',
      'authorization',
    ]) {
      assert.ok(!text.includes(hidden), hidden);
    }
  });
});
