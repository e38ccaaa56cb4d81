import assert from 'node:assert/strict';
import { request } from 'node:http';
import { after, before, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { deliveryLimits, limits } from '@ledgerline/contract';
import { openTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let port: number;
before(async () => {
  server = await openTestServer();
  port = await server.listen();
});
after(() => server.close());

async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 100_000; turn += 1) {
    if (await holds()) return;
    await setImmediate();
  }
  assert.fail('It never came to hold.');
}

const isWaiting = (count: number) => eventually(() => server.context.wakeups.count === count);
const times = <Made>(count: number, make: () => Made): Made[] => Array.from({ length: count }, make);

test('a connector has a few polls open at a time and gets 429 past them; polls that do not wait and other connectors are not affected', async () => {
  const [home, other] = [await server.household(), await server.household()];
  const open = times(deliveryLimits.openPollsPerConnectorMax, () => server.next(home, '?wait=30'));
  await isWaiting(deliveryLimits.openPollsPerConnectorMax);
  const limited = await server.next(home, '?wait=30');
  assert.deepEqual([limited.statusCode, limited.json().error.code, limited.headers['retry-after']], [429, 'rate_limited', '5']);
  assert.match(limited.json().error.message, /already has 4 open polls/);
  assert.equal((await server.next(home)).statusCode, 200);
  const others = server.next(other, '?wait=30');
  await isWaiting(deliveryLimits.openPollsPerConnectorMax + 1);
  await server.submit(home);
  await eventually(async () => server.context.wakeups.count === deliveryLimits.openPollsPerConnectorMax);
  const again = server.next(home, '?wait=30');
  await isWaiting(deliveryLimits.openPollsPerConnectorMax + 1);
  assert.match((await server.call('GET', '/metrics')).body, /ledgerline_limits_reached_total\{limit="open-polls"\} 1/);
  server.time.advance(30_000);
  const answers = await Promise.all([...open, again, others]);
  assert.ok(answers.every(({ statusCode }) => statusCode === 200));
  assert.equal(answers.filter((answer) => answer.json().command !== null).length, 1, 'one command is leased once');
});

test('a poll whose connection is gone makes room for another', async () => {
  const home = await server.household();
  const path = `/connectors/${home.connectorId}/commands/next?wait=30`;
  const headers = { authorization: `Bearer ${home.connectorKey}` };
  const requests = times(deliveryLimits.openPollsPerConnectorMax, () => {
    const poll = request({ port, path, headers });
    poll.on('error', () => {});
    poll.end();
    return poll;
  });
  await isWaiting(deliveryLimits.openPollsPerConnectorMax);
  assert.equal((await server.next(home, '?wait=1')).statusCode, 429);
  for (const poll of requests) poll.destroy();
  await isWaiting(0);
  const poll = server.next(home, '?wait=30');
  await isWaiting(1);
  await server.submit(home);
  assert.equal((await poll).json().command.type, 'read-debtors');
});

test('a key has 256 requests waiting at a time, on GET and POST; past them wait is 429 before anything is queued, and a preference is not kept', async () => {
  const [home, other] = [await server.household(), await server.household()];
  await server.submit(home, { commandId: 'waited-for' });
  const wait = (key: string, headers = {}) => server.call('GET', '/v1/commands/waited-for?wait=30', { key, headers });
  const waiting = times(limits.openWaitsPerCallerMax, () => wait(home.tenantKey));
  await isWaiting(limits.openWaitsPerCallerMax);
  const limited = await wait(home.tenantKey);
  assert.deepEqual([limited.statusCode, limited.headers['retry-after']], [429, '5']);
  assert.equal((await server.submit(home, { commandId: 'not-queued' }, '?wait=30')).statusCode, 429);
  assert.equal((await server.call('GET', '/v1/commands/not-queued', { key: home.tenantKey })).statusCode, 404);
  const preferred = await server.call('GET', '/v1/commands/waited-for', { key: home.tenantKey, headers: { prefer: 'wait=30' } });
  assert.deepEqual([preferred.statusCode, preferred.headers['preference-applied']], [200, undefined]);
  const session = server.call('GET', '/app/commands/waited-for?wait=30', { headers: { cookie: home.cookie } });
  await isWaiting(limits.openWaitsPerCallerMax + 1);
  assert.equal((await wait(other.tenantKey)).statusCode, 404, 'another key is not affected');
  await server.next(home);
  await server.report(home, 'waited-for', { status: 'done' });
  const answers = await Promise.all([...waiting, session]);
  assert.ok(
    answers.every((answer) => answer.json().command.status === 'done'),
    'all who wait for one command are told',
  );
  assert.equal((await wait(home.tenantKey)).statusCode, 200);
  assert.equal((await server.submit(home, { commandId: 'queued-now' })).statusCode, 202);
});
