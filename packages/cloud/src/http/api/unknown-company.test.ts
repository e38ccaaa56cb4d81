import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sandboxCompanyIds } from '@ledgerline/contract';
import type { LightMyRequestResponse } from 'fastify';
import { openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';

let server: TestServer;
before(async () => {
  server = await openTestServer();
});
after(() => server.close());

const messageOf = (response: LightMyRequestResponse): string => {
  assert.deepEqual([response.statusCode, response.json().error?.code], [404, 'unknown_company'], response.body);
  return response.json().error.message;
};

const openedSandbox = async ({ cookie }: TestTenant): Promise<string> =>
  (await server.call('POST', '/app/sandbox', { headers: { cookie } })).json().connector.connectorId;

test('a command for a connector that never reported an account book is rejected with what to do, and not queued', async () => {
  const home = await server.newcomer();
  const { baseUrl } = server.context.config;
  const message = messageOf(await server.submit(home, { commandId: 'early' }));
  assert.match(message, new RegExp(`${home.connectorId} has not reported any account book yet, so nothing was queued`));
  assert.ok(message.includes(`${baseUrl}/portal/connector`), message);
  assert.ok(message.includes(`${baseUrl}/portal/sandbox`), message);
  assert.equal((await server.call('GET', '/v1/commands/early', { key: home.tenantKey })).statusCode, 404);
  const sandboxId = await openedSandbox(home);
  assert.ok(messageOf(await server.submit(home)).includes(`connectorId ${sandboxId} with companyId SAMPLE or BLANK`));
});

test('the same over a socket, on the fast path, before the first report and right after it', async () => {
  const home = await server.newcomer();
  const port = await server.listen();
  const post = (commandId: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}/v1/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${home.tenantKey}` },
      body: JSON.stringify({ commandId, connectorId: home.connectorId, companyId: 'MINE', type: 'read-debtors' }),
    });
  for (const commandId of ['first', 'second']) assert.equal((await post(commandId)).status, 404);
  const body = { companies: [{ companyId: 'MINE', name: 'Mine' }] };
  await server.call('POST', `/connectors/${home.connectorId}/companies`, { key: home.connectorKey, body });
  for (const commandId of ['first', 'second', 'third']) assert.equal((await post(commandId)).status, 202);
});

test('a sandbox takes commands for its two books from the moment it is opened, before its host has reported', async () => {
  const home = await server.newcomer();
  const connectorId = await openedSandbox(home);
  for (const companyId of sandboxCompanyIds)
    assert.equal((await server.submit(home, { connectorId, companyId })).statusCode, 202, companyId);
  assert.match(messageOf(await server.submit(home, { connectorId, companyId: 'MINE' })), /It serves SAMPLE, BLANK\.$/);
  const listed = await server.call('GET', `/connectors/${connectorId}/companies`, { key: home.tenantKey });
  assert.deepEqual(listed.json().companies, [
    { companyId: 'SAMPLE', name: 'Sample company' },
    { companyId: 'BLANK', name: 'Blank company' },
  ]);
});

test('a request to the own connector for a book of the sandbox gets the name of the right connector', async () => {
  const home = await server.household();
  assert.doesNotMatch(messageOf(await server.submit(home, { companyId: 'NOWHERE' })), /sandbox/i);
  const sandboxId = await openedSandbox(home);
  assert.ok(messageOf(await server.submit(home, { companyId: 'BLANK' })).includes(sandboxId));
});

test('a key for certain account books sees no others', async () => {
  const home = await server.household();
  const made = await server.call('POST', '/app/api-keys', {
    headers: { cookie: home.cookie },
    body: { name: 'narrow', companies: ['A', 'ELSEWHERE'] },
  });
  const narrow = { ...home, tenantKey: made.json().secret };
  assert.match(messageOf(await server.submit(narrow, { companyId: 'ELSEWHERE' })), /It serves A\.$/);
});

test('where no sandbox is offered none is spoken of', async () => {
  const closed = await openTestServer({ settings: { isSandboxOffered: false } });
  try {
    assert.doesNotMatch(messageOf(await closed.submit(await closed.newcomer())), /sandbox/i);
  } finally {
    await closed.close();
  }
});
