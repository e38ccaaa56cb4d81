import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { DAY_MS } from '@ledgerline/contract';
import { invoice, openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';

/** Longer than anything that expires: leases, queued commands, sessions, trials. */
const JUMP_MS = 400 * DAY_MS;

async function opened(t: TestContext): Promise<{ server: TestServer; home: TestTenant }> {
  const server = await openTestServer({ settings: { requestsPerMinute: 60 } });
  t.after(() => server.close());
  return { server, home: await server.household() };
}

async function statusesOf(server: TestServer, { tenantKey }: TestTenant): Promise<Readonly<Record<string, string>>> {
  await server.context.store.sweep({ limit: 100 });
  const { commands } = (await server.call('GET', '/v1/commands', { key: tenantKey })).json();
  return Object.fromEntries(commands.map((one: { commandId: string; status: string }) => [one.commandId, one.status]));
}

for (const [direction, jumpMs] of [
  ['forward', JUMP_MS],
  ['back', -JUMP_MS],
] as const)
  test(`a wall clock that is set days ${direction} expires nothing and holds nothing`, async (t) => {
    const { server, home } = await opened(t);
    const expiresAt = new Date(server.time.now() + DAY_MS).toISOString();
    const made = await server.call('POST', '/app/api-keys', {
      headers: { cookie: home.cookie },
      body: { name: 'for a day', access: 'full', expiresAt },
    });
    const appKey = made.json().secret;
    await server.submit(home, { ...invoice, commandId: 'running', companyId: 'A' });
    await server.submit(home, { commandId: 'read', companyId: 'B' });
    await server.next(home, '?max=2');
    await server.submit(home, { ...invoice, commandId: 'queued' });
    const waiting = server.call('GET', '/v1/commands/queued?wait=5', { key: home.tenantKey });

    server.time.jump(jumpMs);
    server.time.advance(1_000);
    assert.deepEqual(await statusesOf(server, home), { running: 'running', read: 'running', queued: 'queued' });
    assert.equal((await server.call('GET', '/v1/commands/queued', { key: appKey })).json().command.connectorOnline, true);
    assert.equal((await server.call('GET', '/app/state', { headers: { cookie: home.cookie } })).statusCode, 200);
    assert.equal((await server.submit(home, { commandId: 'after' })).statusCode, 202, 'the trial has not ended');
    assert.equal((await server.report(home, 'running', { status: 'done', result: { ok: true } })).statusCode, 200);

    server.time.advance(5_000);
    server.time.advance(60_000);
    assert.equal((await waiting).json().command.status, 'queued', 'a wait ends in time');
    assert.equal((await statusesOf(server, home)).read, 'queued', 'a lease ends in time');
    const given = (await server.next(home, '?max=5')).json().commands.map((one: { commandId: string }) => one.commandId);
    assert.deepEqual(given, ['read', 'queued', 'after']);

    const ask = () => server.call('GET', '/v1/commands/queued', { key: home.tenantKey });
    let last = (await ask()).statusCode;
    for (let calls = 0; calls < 60 && last === 200; calls += 1) last = (await ask()).statusCode;
    assert.equal(last, 429);
    server.time.advance(60_000);
    assert.equal((await ask()).statusCode, 200, 'a limit is made up for in time');
    server.time.advance(2 * DAY_MS);
    assert.equal((await server.call('GET', '/v1/commands/queued', { key: appKey })).statusCode, 401, 'what is over is over');
  });
