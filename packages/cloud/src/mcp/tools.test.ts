import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { MINUTE_MS } from '@ledgerline/contract';
import { assistant, dataIn, messagesIn, newAssistantKey, type ToolResult, toldIn } from '../../testing/assistant.ts';
import { openTestServer, type TestServer, type TestTenant } from '../../testing/test-server.ts';

let server: TestServer;
before(async () => {
  server = await openTestServer();
});
after(() => server.close());

const keyFor = (home: TestTenant, body?: object): Promise<string> => newAssistantKey(server, home, body);

/** The connector of a tenant runs the next command; the ids of those that it got. */
async function runNext(home: TestTenant, body: object): Promise<readonly string[]> {
  const { commands } = (await server.next(home, '?max=5')).json<{ commands: { commandId: string }[] }>();
  for (const { commandId } of commands) await server.report(home, commandId, body);
  return commands.map(({ commandId }) => commandId);
}

const done = (result: object) => ({ status: 'done', result });
const SAMPLE = { type: 'read-debtors', book: 'SAMPLE' };

/** Until the server has accepted as many commands of a tenant. */
async function queued(home: TestTenant, count: number): Promise<readonly { commandId: string; status: string }[]> {
  for (;;) {
    const { commands } = (await server.call('GET', '/v1/commands', { key: home.tenantKey })).json();
    if (commands.length >= count) return commands;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('list_books says what the key can do, and keeps names of others apart', async () => {
  const home = await server.household();
  const key = await keyFor(home, { access: { sales: ['read'] }, companies: ['SAMPLE'] });
  const result = await assistant(server, key).call('list_books');
  assert.deepEqual(toldIn(result).key.access, { sales: ['read'] });
  assert.deepEqual(
    toldIn(result).connectors.map(({ books }: { books: { book: string }[] }) => books.map(({ book }) => book)),
    [[`${home.connectorId}/SAMPLE`]],
  );
  assert.equal(dataIn(result).keyName, 'Assistant');
});

test('search_commands finds what the key can send, and nothing else', async () => {
  const home = await server.household();
  const reads = assistant(server, await keyFor(home, { access: { sales: ['read'] } }));
  const typesOf = (result: ToolResult) => toldIn(result).hits.map(({ type }: { type: string }) => type);
  assert.ok(
    !typesOf(await reads.call('search_commands', { query: 'create sales invoice', limit: 20 })).includes('create-sales-invoice'),
  );
  const all = assistant(server, home.tenantKey);
  assert.equal(typesOf(await all.call('search_commands', { query: 'create sales invoice' }))[0], 'create-sales-invoice');
  const some = await all.call('search_commands', { query: 'sales invoice', mode: 'read', module: 'sales', limit: 3 });
  assert.ok(
    toldIn(some).hits.every(({ mode, module }: { mode: string; module: string }) => mode === 'read' && module === 'sales'),
  );
  assert.equal(toldIn(some).hits.length, 3);
});

test('describe_command has fields, an example and rules, within 24 KB, and suggests what an unknown type may mean', async () => {
  const { call } = assistant(server, (await server.household()).tenantKey);
  const invoice = toldIn(await call('describe_command', { type: 'create-sales-invoice' }));
  assert.ok(invoice.required.some(({ path }: { path: string }) => path === 'debtorCode'));
  assert.ok(invoice.examplePayload.debtorCode);
  assert.ok(invoice.rules.length > 0);
  assert.ok(JSON.stringify(invoice).length <= 24 * 1024);
  const parts = ['schema', 'example', 'rules', 'result'];
  const whole = toldIn(await call('describe_command', { type: 'update-sales-invoice', parts }));
  assert.ok(JSON.stringify(whole).length <= 24 * 1024);
  assert.deepEqual([whole.truncated, whole.leftOut], [true, ['result']]);
  const unknown = await call('describe_command', { type: 'create-sale-invoice' });
  assert.equal(unknown.isError, true);
  assert.match(JSON.stringify(unknown.structuredContent), /create-sales-invoice/);
});

test('check_payload names every problem; a payload that was sent as text is read once, and said to be', async () => {
  const { call } = assistant(server, (await server.household()).tenantKey);
  const wrong = await call('check_payload', { type: 'create-debtor', payload: { debtorCod: 'X' } });
  assert.equal(toldIn(wrong).isValid, false);
  assert.ok(!wrong.isError);
  assert.match(JSON.stringify(dataIn(wrong).problems), /debtorCode/);
  const text = await call('check_payload', { type: 'read-debtors', payload: '{"limit":5}' });
  assert.deepEqual(
    [toldIn(text).isValid, toldIn(text).note],
    [true, 'payload was sent as a string and was read as JSON. Send an object.'],
  );
  assert.equal((await call('check_payload', { type: 'read-debtors', payload: '"{}"' })).isError, true);
});

test('read runs a read and returns its rows, only the named fields, and says what is missing', async () => {
  const home = await server.household();
  const { call } = assistant(server, home.tenantKey);
  const reading = call('read', { ...SAMPLE, fields: ['code', 'contact.name', 'nothing'], rowsMax: 2 });
  const [command] = await queued(home, 1);
  assert.match(command?.commandId ?? '', /^mcp-r-/);
  const rows = [{ code: 'A', name: 'x', contact: { name: 'Mei', phone: '1' } }, { code: 'B' }];
  await runNext(home, done({ rows, count: 2, nextCursor: 'n' }));
  const result = await reading;
  assert.deepEqual(dataIn(result).result.rows, [{ code: 'A', contact: { name: 'Mei' } }, { code: 'B' }]);
  assert.deepEqual([toldIn(result).rows, toldIn(result).hasMore, toldIn(result).fieldsNotFound], [2, true, ['nothing']]);
  const stored = (await server.call('GET', `/v1/commands/${command?.commandId}`, { key: home.tenantKey })).json();
  assert.equal(stored.command.payload.limit, 2);
});

test('a failed read is an error with its outcome, never an empty list', async () => {
  const home = await server.household();
  const { call } = assistant(server, home.tenantKey);
  const reading = call('read', SAMPLE);
  await queued(home, 1);
  const error = { code: 'BOOK_CLOSED', message: 'The book is closed.', retryable: true, outcome: 'not_applied' };
  await runNext(home, { status: 'failed', error });
  const result = await reading;
  assert.equal(result.isError, true);
  assert.deepEqual([toldIn(result).status, toldIn(result).outcome], ['failed', 'not_applied']);
  assert.equal(dataIn(result).error.message, 'The book is closed.');
});

test('the same read joins the one that is queued or running, and a finished one is never returned again', async () => {
  const home = await server.household();
  const { call } = assistant(server, home.tenantKey);
  const first = await call('read', { ...SAMPLE, waitSeconds: 0 });
  assert.deepEqual([toldIn(first).status, first.isError], ['queued', undefined]);
  const again = await call('read', { ...SAMPLE, payload: {}, waitSeconds: 0 });
  assert.equal(toldIn(again).commandId, toldIn(first).commandId);
  const other = await call('read', { ...SAMPLE, payload: { search: 'x' }, waitSeconds: 0 });
  assert.notEqual(toldIn(other).commandId, toldIn(first).commandId);
  const byAnother = await assistant(server, await keyFor(home, {})).call('read', { ...SAMPLE, waitSeconds: 0 });
  assert.notEqual(toldIn(byAnother).commandId, toldIn(first).commandId);
  while ((await runNext(home, done({ rows: [] }))).length > 0);
  const later = await call('read', { ...SAMPLE, waitSeconds: 0 });
  assert.notEqual(toldIn(later).commandId, toldIn(first).commandId);
  const followed = await call('get_command', { commandId: toldIn(first).commandId });
  assert.equal(toldIn(followed).status, 'done');
});

test('a long wait tells its caller what it waits for, every 5 seconds', async () => {
  const home = await server.household();
  const { send } = assistant(server, home.tenantKey);
  const params = { name: 'read', arguments: { ...SAMPLE, waitSeconds: 12 }, _meta: { progressToken: 'p' } };
  const waiting = send('tools/call', params);
  await queued(home, 1);
  let isOver = false;
  const ended = waiting.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    server.time.advance(1_000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  const messages = messagesIn((await ended).body);
  const progress = messages.filter(({ method }) => method === 'notifications/progress').map(({ params: sent }) => sent);
  assert.deepEqual(
    progress.map(({ progressToken, progress: step }) => [progressToken, step]),
    [
      ['p', 1],
      ['p', 2],
    ],
  );
  assert.match(progress[0].message, /^The command is number 1 in the queue\./);
  assert.equal(messages.at(-1).result.structuredContent.status, 'queued');
});

test('read takes reads alone, of books that the key can use', async () => {
  const home = await server.household();
  const { call } = assistant(server, home.tenantKey);
  const codeOf = async (input: object) => toldIn(await call('read', input)).error.code;
  assert.equal(await codeOf({ type: 'create-debtor', book: 'SAMPLE' }), 'invalid_request');
  assert.equal(await codeOf({ type: 'read-debtors', book: 'NOWHERE' }), 'unknown_company');
  assert.equal(await codeOf({ type: 'read-debtors', book: 'conn_other/SAMPLE' }), 'unknown_connector');
  assert.equal(await codeOf({ ...SAMPLE, payload: { limit: 'many' } }), 'invalid_payload');
  const narrow = assistant(server, await keyFor(home, { access: { stock: ['read'] } }));
  assert.equal(toldIn(await narrow.call('read', SAMPLE)).error.code, 'access_denied');
  const foreign = assistant(server, (await server.household()).tenantKey);
  const [mine] = [toldIn(await call('read', { ...SAMPLE, waitSeconds: 0 }))];
  assert.equal(toldIn(await foreign.call('get_command', { commandId: mine.commandId })).error.code, 'unknown_command');
});

test('list_commands shows what was sent, newest first', async () => {
  const home = await server.household();
  const { call } = assistant(server, home.tenantKey);
  for (const commandId of ['one', 'two']) await server.submit(home, { commandId });
  const result = await call('list_commands', { limit: 1, type: 'read-debtors', status: 'queued' });
  assert.deepEqual(
    toldIn(result).commands.map(({ commandId }: { commandId: string }) => commandId),
    ['two'],
  );
  assert.equal(toldIn(result).hasMore, true);
});

test('guesses are stopped after 20 rejected calls in a minute, with advice, for that key alone', async () => {
  const home = await server.household();
  const { call } = assistant(server, home.tenantKey);
  for (let count = 0; count < 20; count += 1) {
    assert.equal(toldIn(await call('read', { type: `guess-${count}` })).error.code, 'unknown_command_type');
  }
  const stopped = await call('list_books');
  assert.equal(stopped.isError, true);
  assert.match(toldIn(stopped).error.message, /search_commands/);
  assert.equal((await assistant(server, await keyFor(home, {})).call('list_books')).isError, undefined);
  server.time.advance(MINUTE_MS);
  assert.equal((await call('list_books')).isError, undefined);
});

test('what every conversation begins with is short: instructions below 1,500 characters, the list of tools below 9 KB', async () => {
  const { ask } = assistant(server, (await server.household()).tenantKey);
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
  const { instructions } = (await ask('initialize', params)).result;
  assert.ok(instructions.length < 1_500, `${instructions.length} characters`);
  const bytes = Buffer.byteLength(JSON.stringify((await ask('tools/list')).result));
  assert.ok(bytes < 9 * 1024, `${bytes} bytes`);
});

test('a recipe can be completed by its first letters, and what is not there is not found', async () => {
  const { ask } = assistant(server, (await server.household()).tenantKey);
  const ref = { type: 'ref/resource', uri: 'ledgerline://recipes/{type}' };
  const { completion } = (await ask('completion/complete', { ref, argument: { name: 'type', value: 'read-debt' } })).result;
  assert.deepEqual(completion.values, ['read-debtors']);
  for (const uri of ['ledgerline://recipes/nothing', 'ledgerline://commands/nothing', 'ledgerline://nothing']) {
    assert.ok(Number.isInteger((await ask('resources/read', { uri })).error.code), uri);
  }
  const books = (await ask('resources/read', { uri: 'ledgerline://books' })).result.contents[0];
  assert.match(books.text, /<untrusted-data boundary=/);
});
