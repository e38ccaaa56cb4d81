import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';
import { type CloudServer, createServer } from '../server/server.ts';

let server: TestServer;
/** Another node of the same installation. */
let twin: CloudServer;
before(async () => {
  server = await openTestServer();
  twin = createServer(server.context);
  await twin.app.ready();
});
after(async () => {
  await twin.app.close();
  await server.close();
});

/** Longer than a node remembers which books it has found. */
const FORGOTTEN_MS = 6_000;

const setPlan = async ({ tenantId }: TestTenant, plan: string): Promise<void> => {
  const body = { status: 'active', plan };
  const path = `/admin/tenants/${tenantId}/subscription`;
  assert.equal((await server.call('POST', path, { key: server.context.config.adminKey, body })).statusCode, 200);
  server.time.advance(FORGOTTEN_MS);
};

async function paidFor(plan: string): Promise<TestTenant> {
  const home = await server.household();
  await setPlan(home, plan);
  return home;
}

let sent = 0;
const send = async (home: TestTenant, companyId: string, changes: object = {}): Promise<readonly [number, string]> => {
  sent += 1;
  const response = await server.submit(home, { commandId: `command-${sent}`, companyId, ...changes });
  return [response.statusCode, response.json().error?.code ?? response.json().command.commandId];
};

const listBooks = async (home: TestTenant, companyIds: readonly string[]): Promise<void> => {
  const companies = companyIds.map((companyId) => ({ companyId, name: companyId }));
  const path = `/connectors/${home.connectorId}/companies`;
  assert.equal((await server.call('POST', path, { key: home.connectorKey, body: { companies } })).statusCode, 200);
};

const noticesOf = async ({ cookie }: TestTenant): Promise<readonly { kind: string; severity: string; message: string }[]> =>
  (await server.call('GET', '/app/notifications', { headers: { cookie } }))
    .json()
    .notifications.filter(({ kind }: { kind: string }) => kind === 'plan_books');

const BEYOND = [402, 'plan_limit'] as const;

test('a plan for one book takes commands to the book that was used first, and rejects others with 402', async () => {
  const home = await paidFor('kedai');
  assert.deepEqual(await send(home, 'B', { commandId: 'first' }), [202, 'first']);
  assert.deepEqual(await send(home, 'A'), BEYOND);
  assert.equal((await send(home, 'B'))[0], 202);
  assert.deepEqual(await send(home, 'B', { commandId: 'first' }), [202, 'first'], 'A repeat is returned.');
  const [notice] = await noticesOf(home);
  assert.equal(notice?.severity, 'warning');
  assert.match(notice?.message ?? '', /^Your plan is for B\. New commands to your other account books get 402/);
});

test('what was accepted before the plan became smaller still runs, and a repeat of it is returned', async () => {
  const home = await server.household();
  for (const companyId of ['A', 'B']) assert.equal((await send(home, companyId, { commandId: `in-${companyId}` }))[0], 202);
  await setPlan(home, 'kedai');
  assert.equal((await send(home, 'A'))[0], 202);
  assert.deepEqual(await send(home, 'B'), BEYOND);
  assert.deepEqual(await send(home, 'B', { commandId: 'in-B' }), [202, 'in-B']);
  const leased = (await server.next(home, '?max=5')).json().commands as readonly { commandId: string }[];
  assert.ok(leased.some(({ commandId }) => commandId === 'in-B'));
});

test('a check and a command that is rejected do not make a book count', async () => {
  const home = await paidFor('kedai');
  const envelope = { commandId: 'checked', connectorId: home.connectorId, companyId: 'A', type: 'read-debtors' };
  assert.equal(
    (await server.call('POST', '/v1/commands/check', { key: home.tenantKey, body: { commands: [envelope] } })).statusCode,
    200,
  );
  assert.deepEqual(await send(home, 'A', { type: 'read-debtors', payload: { limit: 'many' } }), [400, 'invalid_payload']);
  assert.equal((await send(home, 'B'))[0], 202);
  assert.deepEqual(await send(home, 'A'), BEYOND);
});

test('a book that its connector no longer lists makes room, and so does a larger plan', async () => {
  const home = await paidFor('kedai');
  assert.equal((await send(home, 'A'))[0], 202);
  assert.deepEqual(await send(home, 'B'), BEYOND);
  await listBooks(home, ['B', 'OTHER']);
  assert.equal((await send(home, 'B'))[0], 202);
  assert.deepEqual(await send(home, 'OTHER'), BEYOND);
  await setPlan(home, 'syarikat');
  assert.equal((await send(home, 'OTHER'))[0], 202);
});

test('nodes together count no more books than the plan is for', async () => {
  const home = await paidFor('kedai');
  const submitTo = (node: CloudServer['app'], companyId: string) =>
    node.inject({
      method: 'POST',
      url: '/v1/commands',
      headers: { authorization: `Bearer ${home.tenantKey}` },
      payload: { commandId: `at-${companyId}`, connectorId: home.connectorId, companyId, type: 'read-debtors' },
    });
  const answers = await Promise.all([submitTo(server.app, 'A'), submitTo(twin.app, 'B')]);
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [202, 402]);
});

test('in a list of commands those beyond the plan are rejected', async () => {
  const home = await paidFor('kedai');
  const command = (companyId: string) => ({
    commandId: `list-${companyId}`,
    connectorId: home.connectorId,
    companyId,
    type: 'read-debtors',
  });
  assert.equal((await send(home, 'B'))[0], 202);
  const body = { commands: [command('B'), command('A')] };
  const { results } = (await server.call('POST', '/v1/commands/batch', { key: home.tenantKey, body })).json();
  assert.deepEqual(
    results.map(
      ({ command: queued, error }: { command?: object; error?: { code: string } }) => error?.code ?? (queued && 'queued'),
    ),
    ['queued', 'plan_limit'],
  );
});

test('the portal says how many books are in use, and notifies at 80%', async () => {
  const home = await paidFor('syarikat');
  for (const companyId of ['A', 'B', 'C0']) assert.equal((await send(home, companyId))[0], 202);
  assert.deepEqual(await noticesOf(home), []);
  assert.equal((await send(home, 'C1'))[0], 202);
  const [notice] = await noticesOf(home);
  assert.equal(notice?.severity, 'info');
  const headers = { cookie: home.cookie, accept: 'text/html' };
  for (const path of ['/portal/billing', '/portal/account'])
    assert.match((await server.call('GET', path, { headers })).body, /4 of 5 in use/);
  assert.equal((await send(home, 'C2'))[0], 202);
  assert.deepEqual(await send(home, 'OTHER'), BEYOND);
  assert.equal((await noticesOf(home))[0]?.severity, 'warning');
});

test('the trial, a plan of the operator and the sandbox have no number of books', async () => {
  const home = await server.household();
  for (const companyId of ['A', 'B', 'C0']) assert.equal((await send(home, companyId))[0], 202);
  await setPlan(home, 'special');
  for (const companyId of ['A', 'B', 'C0']) assert.equal((await send(home, companyId))[0], 202);
  await setPlan(home, 'kedai');
  assert.equal((await send(home, 'A'))[0], 202);
  const opened = await server.call('POST', '/app/sandbox', { headers: { cookie: home.cookie } });
  const { connectorId } = opened.json().connector;
  for (const companyId of ['SAMPLE', 'BLANK']) assert.equal((await send(home, companyId, { connectorId }))[0], 202);
});
