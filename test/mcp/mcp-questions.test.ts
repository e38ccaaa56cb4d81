import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { openTestServer, type TestServer } from '../../packages/cloud/testing/test-server.ts';
import { type BookBehind, bookBehind } from './book-behind.ts';

let server: TestServer;
let port: number;
let book: BookBehind;
before(async () => {
  server = await openTestServer();
  port = await server.listen();
  book = await bookBehind(server);
});
after(() => server.close());

/** Each tool returns something else. */
type Told = ReturnType<typeof JSON.parse>;

interface Person {
  /** What the program can show; absent for one that cannot ask. */
  readonly can?: { readonly form?: Record<string, never>; readonly url?: Record<string, never> };
  readonly revision?: 'auto' | 'legacy';
  readonly says?: object;
  readonly language?: string;
}

interface Assistant {
  readonly client: Client;
  /** What the person was asked, oldest first. */
  readonly asked: Told[];
}

const newKey = async (rights: object = {}): Promise<string> => {
  const body = { name: 'Assistant', ...rights };
  return (await server.call('POST', '/v1/keys', { key: book.home.tenantKey, body })).json<{ secret: string }>().secret;
};

async function assistantOf(key: string, { can, revision = 'auto', says, language = 'en' }: Person): Promise<Assistant> {
  const asked: Told[] = [];
  const capabilities = can === undefined ? {} : { elicitation: can };
  const client = new Client({ name: 'test', version: '1' }, { capabilities, versionNegotiation: { mode: revision } });
  if (can !== undefined)
    client.setRequestHandler('elicitation/create', async ({ params }) => {
      asked.push(params);
      return (says ?? { action: 'accept', content: { agreed: true } }) as never;
    });
  const headers = { authorization: `Bearer ${key}`, 'accept-language': language };
  await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`), { requestInit: { headers } }));
  return { client, asked };
}

const call = ({ client }: Assistant, name: string, input: object) =>
  book.during(client.callTool({ name, arguments: input as Record<string, unknown> })).then((result) => result as Told);

let customers = 0;

async function preview(assistant: Assistant) {
  customers += 1;
  const payload = { debtorCode: `300-Q${100 + customers}`, companyName: 'Kedai \ufe0fBaharu' };
  const { structuredContent } = await call(assistant, 'preview_write', { type: 'create-debtor', payload, book: 'SAMPLE' });
  assert.ok(structuredContent.ok, JSON.stringify(structuredContent));
  const { proposalId, token, commandId } = structuredContent;
  return { run: { proposalId, token }, commandId, ran: () => book.ran.filter((one) => one.commandId === commandId).length };
}

test('a program that can ask its person asks before a write runs, and what was agreed to runs once', async () => {
  const assistant = await assistantOf(await newKey(), { can: { form: {} } });
  const { run, commandId, ran } = await preview(assistant);
  const { structuredContent } = await call(assistant, 'run_write', run);
  assert.deepEqual([structuredContent.status, structuredContent.commandId, ran()], ['done', commandId, 1]);
  assert.equal(assistant.asked.length, 1);
  const [{ message, requestedSchema }] = assistant.asked as [Told];
  assert.match(message, /^Run create-debtor in the account book \S+\/SAMPLE\?\n/);
  assert.match(message, /\(empty\) → Kedai \\ufe0fBaharu/, 'values are shown, and nothing in them is hidden');
  assert.deepEqual(requestedSchema.required, ['agreed']);
  const again = await call(assistant, 'run_write', run);
  assert.deepEqual(
    [again.structuredContent.commandId, assistant.asked.length, ran()],
    [commandId, 1, 1],
    'no one is asked twice',
  );
  await assistant.client.close();
});

test('what the person declines, closes or does not agree to is not run, and can be asked again', async () => {
  const key = await newKey();
  for (const says of [{ action: 'decline' }, { action: 'cancel' }, { action: 'accept', content: { agreed: false } }]) {
    const assistant = await assistantOf(key, { can: { form: {} }, says });
    const { run, ran } = await preview(assistant);
    const { isError, structuredContent } = await call(assistant, 'run_write', run);
    assert.deepEqual([isError, structuredContent.status, ran()], [true, 'declined', 0], JSON.stringify(says));
    await assistant.client.close();
    const willing = await assistantOf(key, { can: {} });
    assert.equal(
      (await call(willing, 'run_write', run)).structuredContent.status,
      'done',
      'elicitation without a kind is a form',
    );
    assert.equal(willing.asked.length, 1);
    await willing.client.close();
  }
});

test('a program that cannot ask, or speaks 2025-11-25, runs with the token of the preview alone', async () => {
  for (const person of [{}, { can: { url: {} } }, { can: { form: {} }, revision: 'legacy' }] as const) {
    const assistant = await assistantOf(await newKey(), person);
    const { run, ran } = await preview(assistant);
    const { structuredContent } = await call(assistant, 'run_write', run);
    assert.deepEqual([structuredContent.status, assistant.asked.length, ran()], ['done', 0, 1], JSON.stringify(person));
    await assistant.client.close();
  }
});

test('the person is asked in the language of the program', async () => {
  const assistant = await assistantOf(await newKey(), { can: { form: {} }, language: 'ms' });
  const { run } = await preview(assistant);
  await call(assistant, 'run_write', run);
  assert.match(assistant.asked[0].message, /^Jalankan create-debtor dalam buku akaun/);
  await assistant.client.close();
});

test('a write that needs approval leads the person to the page, and no yes in the program replaces it', async () => {
  const key = await newKey({ approval: 'writes' });
  for (const says of [{ action: 'accept' }, { action: 'decline' }]) {
    const assistant = await assistantOf(key, { can: { form: {}, url: {} }, says });
    const { run, commandId, ran } = await preview(assistant);
    const { structuredContent } = await call(assistant, 'run_write', run);
    const url = `${server.context.config.baseUrl}/portal/approvals/${run.proposalId}`;
    assert.deepEqual([structuredContent.status, structuredContent.approvalUrl], ['waits_for_approval', url]);
    assert.deepEqual(
      assistant.asked.map(({ mode, url: page }) => [mode, page]),
      [['url', url]],
    );
    assert.equal(ran(), 0);
    const approving = server.call('POST', `/app/proposals/${run.proposalId}/approve`, { headers: { cookie: book.home.cookie } });
    assert.equal((await book.during(approving)).statusCode, 200);
    const ended = await call(assistant, 'get_command', { commandId, waitSeconds: 30 });
    assert.deepEqual([ended.structuredContent.status, ran()], ['done', 1]);
    await assistant.client.close();
  }
  const plain = await assistantOf(key, { can: { form: {} } });
  const { run, ran } = await preview(plain);
  assert.equal((await call(plain, 'run_write', run)).structuredContent.status, 'waits_for_approval');
  assert.deepEqual([plain.asked.length, ran()], [0, 0], 'a program that opens no pages is only told');
  await plain.client.close();
});

const PREFIX = 'io.modelcontextprotocol';

/** A message of 2026-07-28, written by hand. */
async function post(key: string, run: object, more: object = {}): Promise<Told> {
  const _meta = {
    [`${PREFIX}/protocolVersion`]: '2026-07-28',
    [`${PREFIX}/clientInfo`]: { name: 'forger', version: '1' },
    [`${PREFIX}/clientCapabilities`]: { elicitation: { form: {} } },
  };
  const params = { name: 'run_write', arguments: run, _meta, ...more };
  const response = await book.during(
    server.call('POST', '/mcp', {
      key,
      body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
      headers: {
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': 'tools/call',
        'mcp-name': 'run_write',
      },
    }),
  );
  const data = response.body.split('\n').findLast((line) => line.startsWith('data:'));
  return JSON.parse(data?.slice('data:'.length) ?? response.body);
}

test('a reply counts only for the question that it answers: another key, proposal or signature runs nothing', async () => {
  const [key, other] = [await newKey(), await newKey()];
  const [mine, theirs] = [await assistantOf(key, {}), await assistantOf(other, {})];
  const [first, second, foreign] = [await preview(mine), await preview(mine), await preview(theirs)];
  const { result } = await post(key, first.run);
  assert.equal(result.resultType, 'input_required');
  const { requestState } = result;
  const yes = { inputResponses: { reply: { action: 'accept', content: { agreed: true } } } };
  assert.equal((await post(key, first.run, yes)).result.resultType, 'input_required', 'a yes to no question');
  assert.equal((await post(key, first.run, { ...yes, requestState: `${requestState}x` })).error.code, -32602);
  assert.equal((await post(other, foreign.run, { ...yes, requestState })).error.code, -32602, 'of another key');
  const swapped = await post(key, second.run, { ...yes, requestState });
  assert.equal(swapped.result.resultType, 'input_required', 'of another proposal');
  assert.deepEqual([first.ran(), second.ran(), foreign.ran()], [0, 0, 0]);
  const agreed = await post(key, first.run, { ...yes, requestState });
  assert.deepEqual([agreed.result.structuredContent.status, first.ran()], ['done', 1]);
  await mine.client.close();
  await theirs.client.close();
});
