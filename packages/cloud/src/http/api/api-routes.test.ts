import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Command, CommandListResponse } from '@ledgerline/contract';
import { Value } from 'typebox/value';
import { invoice, openTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
before(async () => {
  server = await openTestServer();
});
after(() => server.close());

const codeOf = (response: { json(): { error?: { code: string } } }): string => response.json().error?.code ?? 'none';

test('a command is queued with 202, its place, and where to look for it', async () => {
  const home = await server.household();
  const response = await server.submit(home, { commandId: 'first', ...invoice });
  assert.equal(response.statusCode, 202, response.body);
  assert.equal(response.headers.location, '/v1/commands/first');
  assert.equal(response.headers['retry-after'], '2');
  const { ok, command } = response.json();
  assert.equal(ok, true);
  assert.ok(Value.Check(Command, command), JSON.stringify([...Value.Errors(Command, command)]));
  assert.equal(command.status, 'queued');
  assert.equal(command.queuePosition, 1);
  assert.equal(command.connectorOnline, true);
  assert.deepEqual(command.payload, invoice.payload);
});

test('fields that the command type does not know are accepted and come back as warnings, at once and whenever it is asked', async () => {
  const home = await server.household();
  const payload = { ...invoice.payload, shopColour: 'red', lines: invoice.payload.lines.map((line) => ({ ...line, shelf: 7 })) };
  const sent = await server.submit(home, { ...invoice, commandId: 'extra', payload });
  assert.equal(sent.statusCode, 202, sent.body);
  const { command } = sent.json();
  assert.ok(Value.Check(Command, command), JSON.stringify([...Value.Errors(Command, command)]));
  assert.deepEqual(command.payload, payload);
  assert.deepEqual(
    command.warnings.map(({ code, path }) => `${code} ${path}`),
    ['UNKNOWN_MEMBER /payload/lines/0/shelf', 'UNKNOWN_MEMBER /payload/shopColour'],
  );
  const again = await server.submit(home, { ...invoice, commandId: 'extra', payload });
  assert.deepEqual(again.json().command.warnings, command.warnings);
  const seen = await server.call('GET', '/v1/commands/extra', { key: home.tenantKey });
  assert.deepEqual(seen.json().command.warnings, command.warnings);
  assert.deepEqual((await server.submit(home, { commandId: 'plain', ...invoice })).json().command.warnings, []);
});

test('a field that is close to a known one is rejected before anything is queued', async () => {
  const home = await server.household();
  const lines = [{ itemCode: 'WIDGET', quantity: 5, unitprice: 99 }];
  const response = await server.submit(home, { ...invoice, commandId: 'slip', payload: { ...invoice.payload, lines } });
  assert.equal(response.statusCode, 400);
  const { code, details } = response.json().error;
  assert.equal(code, 'invalid_payload');
  assert.deepEqual(details, [
    {
      path: '/payload/lines/0/quantity',
      code: 'unknown_member',
      message: 'quantity is not a field of create-sales-invoice. Did you mean qty?',
    },
    {
      path: '/payload/lines/0/unitprice',
      code: 'unknown_member',
      message: 'unitprice is not a field of create-sales-invoice. Did you mean unitPrice?',
    },
  ]);
  assert.equal((await server.call('GET', '/v1/commands/slip', { key: home.tenantKey })).statusCode, 404);
});

test('the same request again returns 202 with the current command, in any order of its fields', async () => {
  const home = await server.household();
  await server.submit(home, { commandId: 'again', ...invoice });
  await server.next(home);
  const turned = { payload: { lines: invoice.payload.lines, docDate: '2026-01-05', debtorCode: '300-A001' }, type: invoice.type };
  const again = await server.submit(home, { ...turned, commandId: 'again' });
  assert.equal(again.statusCode, 202);
  assert.equal(again.json().command.status, 'running');
  assert.equal((await server.next(home)).json().command, null);
});

test('the same request under other names for its members is the same request', async () => {
  const home = await server.household();
  await server.submit(home, { commandId: 'renamed', ...invoice });
  const { debtorCode, lines, ...rest } = invoice.payload;
  const again = await server.submit(home, { ...invoice, commandId: 'renamed', payload: { ...rest, debtorCode, items: lines } });
  assert.equal(again.statusCode, 202);
  const other = await server.submit(home, { ...invoice, commandId: 'renamed', payload: { ...rest, debtorCode, items: [] } });
  assert.equal(codeOf(other), 'command_id_reused');
});

test('an id used for another request is 409, and nothing is queued', async () => {
  const home = await server.household();
  await server.submit(home, { commandId: 'mine' });
  const others = [{ companyId: 'OTHER' }, { type: 'read-creditors' }, { payload: { limit: 5 } }];
  for (const other of others) {
    const response = await server.submit(home, { commandId: 'mine', ...other });
    assert.equal(response.statusCode, 409, JSON.stringify(other));
    assert.equal(codeOf(response), 'command_id_reused');
  }
  assert.equal((await server.next(home, '?max=10')).json().commands.length, 1);
});

test('an id belongs to its tenant: another one may use the same', async () => {
  const [one, other] = [await server.household(), await server.household()];
  assert.equal((await server.submit(one, { commandId: 'shared', type: 'read-creditors' })).statusCode, 202);
  assert.equal((await server.submit(other, { commandId: 'shared' })).statusCode, 202);
  const seen = await server.call('GET', '/v1/commands/shared', { key: other.tenantKey });
  assert.equal(seen.json().command.type, 'read-debtors');
});

test('200 simultaneous posts of one id queue one command', async () => {
  const home = await server.household();
  const responses = await Promise.all(Array.from({ length: 200 }, () => server.submit(home, { commandId: 'storm', ...invoice })));
  assert.deepEqual(new Set(responses.map((response) => response.statusCode)), new Set([202]));
  assert.equal((await server.next(home, '?max=100')).json().commands.length, 1);
});

test('of two different bodies under one id one wins and every other gets 409', async () => {
  const home = await server.household();
  const bodies = [{ payload: {} }, { payload: { limit: 7 } }];
  const responses = await Promise.all(
    Array.from({ length: 100 }, (_, index) => server.submit(home, { commandId: 'race', ...bodies[index % 2] })),
  );
  const accepted = responses.filter((response) => response.statusCode === 202);
  const payloads = new Set(accepted.map((response) => JSON.stringify(response.json().command.payload)));
  assert.equal(accepted.length, 50);
  assert.equal(payloads.size, 1);
  assert.ok(responses.every((response) => response.statusCode === 202 || codeOf(response) === 'command_id_reused'));
  assert.equal((await server.next(home, '?max=100')).json().commands.length, 1);
});

test('checks come in their order: key, envelope and type, right, known id, subscription, connector, company, payload', async () => {
  const home = await server.household();
  await server.call('POST', `/connectors/${home.connectorId}/companies`, {
    key: home.connectorKey,
    body: { companies: [{ companyId: 'SAMPLE', name: 'Sample' }] },
  });
  const known = { commandId: 'known', type: 'read-debtors', payload: {} };
  await server.submit(home, known);
  const made = await server.call('POST', '/app/api-keys', {
    headers: { cookie: home.cookie },
    body: { name: 'reader', access: { ar: ['read'] } },
  });
  const reader = { ...home, tenantKey: made.json().secret };
  const bad = { connectorId: 'nobody', companyId: 'NOWHERE', payload: { lines: 'none' } };
  const wrong = { ...invoice, ...bad };

  const noKey = await server.call('POST', '/v1/commands', { body: { type: 'nonsense' } });
  assert.equal(noKey.statusCode, 401);
  assert.equal(codeOf(await server.submit(reader, { ...wrong, commandId: 'a b' })), 'invalid_envelope');
  assert.equal(codeOf(await server.submit(reader, { ...wrong, type: 'create-sales-invoce' })), 'unknown_command_type');
  assert.equal(codeOf(await server.submit(reader, { ...wrong, commandId: 'known' })), 'access_denied');

  await server.context.store.setSubscription({
    tenantId: home.tenantId,
    status: 'inactive',
    plan: null,
    currentPeriodEnd: null,
    audit: { tenantId: home.tenantId, actor: 'test', action: 'test', subject: '', requestId: 'test' },
  });
  assert.equal(codeOf(await server.submit(home, { ...wrong, commandId: 'known' })), 'command_id_reused');
  assert.equal((await server.submit(home, known)).statusCode, 202);
  const unpaid = await server.submit(home, wrong);
  assert.deepEqual([unpaid.statusCode, codeOf(unpaid)], [402, 'subscription_inactive']);

  await server.context.store.setSubscription({
    tenantId: home.tenantId,
    status: 'past_due',
    plan: null,
    currentPeriodEnd: null,
    audit: { tenantId: home.tenantId, actor: 'test', action: 'test', subject: '', requestId: 'test' },
  });
  assert.equal(codeOf(await server.submit(home, wrong)), 'unknown_connector');
  const rightConnector = { ...wrong, connectorId: home.connectorId };
  assert.equal(codeOf(await server.submit(home, rightConnector)), 'unknown_company');
  assert.equal(codeOf(await server.submit(home, { ...rightConnector, companyId: 'SAMPLE' })), 'invalid_payload');
});

test('a connector of another tenant is as unknown as one that does not exist', async () => {
  const [own, foreign] = [await server.household(), await server.household()];
  for (const connectorId of [foreign.connectorId, 'conn_nobody']) {
    const response = await server.submit(own, { connectorId });
    assert.deepEqual([response.statusCode, codeOf(response)], [404, 'unknown_connector']);
  }
});

test('only account books that a connector has reported are accepted, as soon as they are reported', async () => {
  const home = await server.newcomer();
  const report = (companyIds: readonly string[]) =>
    server.call('POST', `/connectors/${home.connectorId}/companies`, {
      key: home.connectorKey,
      body: { companies: companyIds.map((companyId) => ({ companyId, name: companyId })) },
    });
  assert.equal(codeOf(await server.submit(home, { companyId: 'ANY' })), 'unknown_company');
  await report(['A', 'B']);
  assert.equal(codeOf(await server.submit(home, { companyId: 'ANY' })), 'unknown_company');
  assert.equal((await server.submit(home, { companyId: 'B' })).statusCode, 202);
  await report(['A']);
  assert.equal(codeOf(await server.submit(home, { companyId: 'B' })), 'unknown_company');
  await report([]);
  assert.equal(codeOf(await server.submit(home, { companyId: 'A' })), 'unknown_company');
});

test('every problem of a payload is reported, each with a pointer into the body', async () => {
  const home = await server.household();
  const response = await server.submit(home, {
    type: 'create-sales-invoice',
    payload: { docDate: '2026-02-30', lines: [{ qty: 'three' }] },
  });
  assert.deepEqual([response.statusCode, codeOf(response)], [400, 'invalid_payload']);
  const paths = response.json().error.details.map((detail: { path: string }) => detail.path);
  for (const path of ['/payload/debtorCode', '/payload/docDate', '/payload/lines/0/qty'])
    assert.ok(paths.includes(path), `${paths}`);
});

test('an unknown type names close ones', async () => {
  const home = await server.household();
  const response = await server.submit(home, { type: 'create-sale-invoice' });
  assert.match(response.json().error.message, /create-sales-invoice/);
});

test('a command keeps what its aliases mean under canonical names', async () => {
  const home = await server.household();
  const { lines, ...header } = invoice.payload;
  const response = await server.submit(home, { ...invoice, payload: { ...header, items: lines } });
  assert.deepEqual(response.json().command.payload.lines, lines);
});

test('a full queue returns 429 with Retry-After until there is room, but never for a retry', async () => {
  const small = await openTestServer({ queuedMax: 5 });
  try {
    const home = await small.household();
    for (let index = 0; index < 5; index += 1)
      assert.equal((await small.submit(home, { commandId: `q-${index}` })).statusCode, 202);
    const full = await small.submit(home);
    assert.deepEqual([full.statusCode, codeOf(full)], [429, 'queue_full']);
    assert.ok(Number(full.headers['retry-after']) >= 1);
    assert.equal((await small.submit(home, { commandId: 'q-0' })).statusCode, 202);
    await small.next(home, '?max=2');
    const together = await Promise.all(Array.from({ length: 10 }, () => small.submit(home)));
    assert.equal(together.filter((response) => response.statusCode === 202).length, 2);
  } finally {
    await small.close();
  }
});

test('a command is read by its id, and not by another tenant', async () => {
  const [own, foreign] = [await server.household(), await server.household()];
  await server.submit(own, { commandId: 'private' });
  assert.equal((await server.call('GET', '/v1/commands/private', { key: own.tenantKey })).json().command.commandId, 'private');
  for (const [id, key] of [
    ['private', foreign.tenantKey],
    ['nothing', own.tenantKey],
    ['a%20b', own.tenantKey],
    ['x'.repeat(161), own.tenantKey],
  ] as const) {
    const response = await server.call('GET', `/v1/commands/${id}`, { key });
    assert.deepEqual([response.statusCode, codeOf(response)], [404, 'unknown_command'], id);
  }
});

test('the list is newest first, in pages, filtered, and only of the tenant', async () => {
  const home = await server.household();
  for (let index = 0; index < 7; index += 1) {
    await server.submit(home, {
      commandId: `list-${index}`,
      type: index % 2 ? 'read-creditors' : 'read-debtors',
      companyId: `C${index % 3}`,
    });
    server.time.advance(1_000);
  }
  const list = async (query: string) => {
    const response = await server.call('GET', `/v1/commands${query}`, { key: home.tenantKey });
    assert.equal(response.statusCode, 200, response.body);
    assert.ok(Value.Check(CommandListResponse, response.json()));
    return response.json() as CommandListResponse;
  };
  const ids = (page: CommandListResponse) => page.commands.map(({ commandId }) => commandId);
  const first = await list('?limit=3');
  assert.deepEqual(ids(first), ['list-6', 'list-5', 'list-4']);
  const second = await list(`?limit=3&cursor=${first.nextCursor}`);
  assert.deepEqual(ids(second), ['list-3', 'list-2', 'list-1']);
  const third = await list(`?limit=3&cursor=${second.nextCursor}`);
  assert.deepEqual([ids(third), third.nextCursor], [['list-0'], null]);
  assert.deepEqual(ids(await list('?type=read-creditors')), ['list-5', 'list-3', 'list-1']);
  assert.deepEqual(ids(await list('?companyId=C0&status=queued')), ['list-6', 'list-3', 'list-0']);
  assert.deepEqual(ids(await list('?q=LIST-4')), ['list-4']);
  assert.deepEqual(ids(await list('?status=done')), []);
});

test('a key sees in the list only what it may follow', async () => {
  const home = await server.household();
  await server.submit(home, { commandId: 'ar', type: 'read-debtors', companyId: 'A' });
  await server.submit(home, { commandId: 'ap', type: 'read-creditors', companyId: 'A' });
  await server.submit(home, { commandId: 'ar-b', type: 'read-debtors', companyId: 'B' });
  const made = await server.call('POST', '/app/api-keys', {
    headers: { cookie: home.cookie },
    body: { name: 'narrow', access: { ar: ['read'] }, companies: ['A'] },
  });
  const key = made.json().secret;
  const list = await server.call('GET', '/v1/commands', { key });
  assert.deepEqual(
    list.json().commands.map((command: { commandId: string }) => command.commandId),
    ['ar'],
  );
  for (const id of ['ap', 'ar-b']) assert.equal((await server.call('GET', `/v1/commands/${id}`, { key })).statusCode, 404, id);
});

test('a queued command can be cancelled once and for all; a running one cannot', async () => {
  const home = await server.household();
  await server.submit(home, { commandId: 'takeback' });
  const cancel = (id: string) => server.call('POST', `/v1/commands/${id}/cancel`, { key: home.tenantKey });
  for (let time = 0; time < 2; time += 1) {
    const { command } = (await cancel('takeback')).json();
    assert.deepEqual([command.status, command.error.code, command.error.outcome], ['failed', 'cancelled', 'not_applied']);
  }
  assert.equal((await server.next(home)).json().command, null);
  await server.submit(home, { commandId: 'gone' });
  await server.next(home);
  const late = await cancel('gone');
  assert.deepEqual([late.statusCode, codeOf(late)], [409, 'not_cancellable']);
  assert.equal((await cancel('never')).statusCode, 404);
});

test('a grouped path queues its type without naming it, takes one it serves, and rejects any other', async () => {
  const home = await server.household();
  const post = (path: string, body: object) =>
    server.call('POST', `/v1/sales-module/${path}`, {
      key: home.tenantKey,
      body: { connectorId: home.connectorId, companyId: 'SAMPLE', ...body },
    });
  const created = await post('sales-invoice/create', { commandId: 'grouped', payload: invoice.payload });
  assert.deepEqual([created.statusCode, created.json().command?.type], [202, 'create-sales-invoice'], created.body);
  const lines = await post('sales-invoice/list', { commandId: 'lines', type: 'read-sales-invoice-lines' });
  assert.deepEqual([lines.statusCode, lines.json().command?.type], [202, 'read-sales-invoice-lines'], lines.body);
  const other = await post('sales-invoice/list', { commandId: 'other', type: 'create-sales-invoice' });
  assert.deepEqual([other.statusCode, codeOf(other)], [400, 'invalid_envelope']);
  const nowhere = await post('sales-invoice/burn', { commandId: 'nowhere' });
  assert.deepEqual([nowhere.statusCode, codeOf(nowhere)], [404, 'unknown_route']);
});
