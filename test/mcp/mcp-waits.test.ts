import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Client, StreamableHTTPClientTransport, type Transport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { ACCEPT, message } from '../../packages/cloud/testing/assistant.ts';
import { openTestServer, type TestServer, type TestTenant } from '../../packages/cloud/testing/test-server.ts';
import { programPath } from '../client/program.ts';

/** Calls that wait for a command which no connector fetches: how they are told what they wait for, and how they end. */

let server: TestServer;
let url: string;
const folder = mkdtempSync(join(tmpdir(), 'mcp-waits-'));
before(async () => {
  server = await openTestServer();
  url = `http://127.0.0.1:${await server.listen()}`;
});
after(async () => {
  let isClosed = false;
  const closing = server.close().finally(() => (isClosed = true));
  // Connections that clients keep open are closed after a while, by the clock of the test.
  await until(async () => {
    server.time.advance(1_000);
    return isClosed;
  });
  await closing;
  rmSync(folder, { recursive: true, force: true });
});

const transports: Readonly<Record<string, (key: string) => Transport>> = {
  HTTP: (key) =>
    new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers: { authorization: `Bearer ${key}` } } }),
  'ledgerline mcp': (key) =>
    new StdioClientTransport({
      command: process.execPath,
      args: [programPath, 'mcp'],
      env: { LEDGERLINE_URL: url, LEDGERLINE_API_KEY: key, XDG_CONFIG_HOME: folder, PATH: process.env.PATH ?? '' },
      stderr: 'ignore',
    }),
};

/** Less than a call waits. */
const TOLD_WITHIN_MS = 40_000;

const READ = { name: 'read', arguments: { type: 'read-debtors', book: 'SAMPLE', waitSeconds: 50 } } as const;

async function until<Found>(look: () => Promise<Found | null | undefined | false>): Promise<Found> {
  for (;;) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const statusesOf = async ({ tenantKey: key }: TestTenant): Promise<readonly string[]> => {
  const { commands } = (await server.call('GET', '/v1/commands', { key })).json<{ commands: readonly { status: string }[] }>();
  return commands.map(({ status }) => status);
};

/** Calls of read that ended while their command was still queued. The time stands still, so none ends by itself. */
async function endedWaits(): Promise<number> {
  const { body } = await server.call('GET', '/metrics', { key: server.context.config.adminKey });
  return Number(/ledgerline_mcp_calls_total\{tool="read",outcome="waiting"\} (\d+)/.exec(body)?.[1] ?? 0);
}

for (const [name, open] of Object.entries(transports)) {
  test(`a call through ${name} that is cancelled ends at once, and its command stays`, async (t) => {
    const home = await server.household();
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } });
    t.after(() => client.close());
    await client.connect(open(home.tenantKey));
    const before = await endedWaits();
    const cancelling = new AbortController();
    const reading = client.callTool(READ, { signal: cancelling.signal });
    await until(async () => (await statusesOf(home)).length === 1);
    cancelling.abort('changed my mind');
    await assert.rejects(reading);
    await until(async () => (await endedWaits()) === before + 1);
    assert.deepEqual(await statusesOf(home), ['queued']);
    assert.ok((await client.listTools()).tools.length > 0, 'the connection works on');
  });

  for (const mode of ['auto', 'legacy'] as const) {
    test(`a long wait through ${name} is reported to a client (${mode}) that asks for it`, async (t) => {
      const home = await server.household();
      const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
      t.after(() => client.close());
      await client.connect(open(home.tenantKey));
      const messages: (string | undefined)[] = [];
      let isOver = false;
      const reading = client
        .callTool(READ, { onprogress: ({ message: told }) => void messages.push(told) })
        .finally(() => (isOver = true));
      await until(async () => (await statusesOf(home)).length === 1);
      // A report has to come through before the time of the call is over.
      let passedMs = 0;
      await until(async () => {
        await statusesOf(home);
        const stepMs = messages.length > 0 ? 5_000 : passedMs < TOLD_WITHIN_MS ? 100 : 0;
        server.time.advance(stepMs);
        passedMs += stepMs;
        return isOver;
      });
      const { structuredContent } = (await reading) as { structuredContent: { status: string } };
      assert.equal(structuredContent.status, 'queued');
      assert.ok(messages.length > 0);
      assert.match(messages[0] ?? '', /^The command is number 1 in the queue\./);
    });
  }
}

test('a program that disconnects waits no longer, and its command stays', async () => {
  const home = await server.household();
  const before = await endedWaits();
  const leaving = new AbortController();
  const response = fetch(`${url}/mcp`, {
    method: 'POST',
    headers: { ...ACCEPT, authorization: `Bearer ${home.tenantKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(message('tools/call', READ)),
    signal: leaving.signal,
  }).then((answer) => answer.text());
  await until(async () => (await statusesOf(home)).length === 1);
  leaving.abort();
  await assert.rejects(response);
  await until(async () => (await endedWaits()) === before + 1);
  assert.deepEqual(await statusesOf(home), ['queued']);
});
