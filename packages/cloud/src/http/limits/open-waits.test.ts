import assert from 'node:assert/strict';
import { request } from 'node:http';
import { after, before, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { deliveryLimits, limits } from '@ledgerline/contract';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

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

test('who loses the key, the session or a right while waiting does not get what was waited for', async () => {
  const home = await server.household();
  await server.submit(home, { commandId: 'secret' });
  const key = async (access: object | string) => {
    const body = { name: 'waiting', access };
    const made = await server.call('POST', '/app/api-keys', { body, headers: { cookie: home.cookie } });
    assert.equal(made.statusCode, 200, made.body);
    return { secret: String(made.json().secret), keyId: String(made.json().key.keyId) };
  };
  const [revoked, narrowed] = [await key('full'), await key('full')];
  const { opened } = home.signUp;
  const cookie = `ledgerline_session=${opened.token}`;
  const feed = (await server.call('GET', '/v1/events?from=latest', { key: home.tenantKey })).json().nextCursor;
  const before = server.context.wakeups.count;
  const waiting = [
    ...[revoked, narrowed].flatMap(({ secret }) => [
      server.call('GET', '/v1/commands/secret?wait=60', { key: secret }),
      server.call('GET', `/v1/events?wait=60&types=command.done&cursor=${feed}`, { key: secret }),
    ]),
    server.submit({ ...home, tenantKey: revoked.secret }, { commandId: 'sent-by-it' }, '?wait=60'),
    server.call('GET', '/app/commands/secret?wait=60', { headers: { cookie } }),
    server.call('GET', `/app/events?wait=60&types=command.done&cursor=${feed}`, { headers: { cookie } }),
  ];
  await isWaiting(before + waiting.length);
  await server.call('POST', `/v1/keys/${revoked.keyId}/revoke`, { key: home.tenantKey });
  const purchases = { name: 'waiting', access: { purchase: ['read'] } };
  const changed = await server.call('POST', `/v1/keys/${narrowed.keyId}`, { key: home.tenantKey, body: purchases });
  assert.equal(changed.statusCode, 200, changed.body);
  await server.call('POST', '/logout', { headers: { cookie } });
  await server.next(home, '?max=2');
  for (const commandId of ['secret', 'sent-by-it'])
    await server.report(home, commandId, { status: 'done', result: { ok: true, rows: [], count: 0, nextCursor: null } });
  const answers = await Promise.all(waiting);
  assert.deepEqual(
    answers.map((answer) => answer.statusCode),
    [401, 401, 404, 200, 202, 401, 401],
  );
  assert.deepEqual(answers[3]?.json().events, [], 'the feed shows what the key may see now');
  assert.deepEqual([answers[4]?.json().command.status, answers[4]?.json().command.result], ['queued', null]);
});

test('a poll whose connector key was rotated while it waited gets 401 and no command', async () => {
  const home = await server.household();
  const before = server.context.wakeups.count;
  const poll = server.next(home, '?wait=60');
  await isWaiting(before + 1);
  const path = `/app/connectors/${home.connectorId}/rotate-key`;
  const rotated = await server.call('POST', path, { headers: { cookie: home.cookie } });
  assert.equal(rotated.statusCode, 200, rotated.body);
  await server.submit(home, { commandId: 'not-for-it' });
  assert.equal((await poll).statusCode, 401);
  const found = await server.call('GET', '/v1/commands/not-for-it', { key: home.tenantKey });
  assert.equal(found.json().command.status, 'queued');
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
