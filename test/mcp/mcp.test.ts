import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { HOUR_MS } from '@ledgerline/contract';
import { Client, StreamableHTTPClientTransport, type Transport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { openTestServer } from '../../packages/cloud/testing/test-server.ts';
import { programPath, runProgram } from '../client/program.ts';
import { openSandbox, type RunningSystem, type SandboxTenant } from '../running-system.ts';
import { sharedSystem } from '../shared-system.ts';

let system: RunningSystem;
let tenant: SandboxTenant;
const folder = mkdtempSync(join(tmpdir(), 'mcp-'));
const keys = new Map<string, string>();
let customers = 0;

before(async () => {
  system = await sharedSystem();
  tenant = await openSandbox(system);
  keys.set('full', tenant.tenantKey);
  keys.set('read-only', await newKey({ access: { sales: ['read'], ar: ['read'], 'master-data': ['read'] } }));
  keys.set('one book', await newKey({ companies: ['SAMPLE'] }));
  keys.set('after approval', await newKey({ approval: 'writes' }));
  keys.set('revoked', await newKey({}, true));
});

after(async () => {
  rmSync(folder, { recursive: true, force: true });
});

async function post(path: string, body: object): Promise<{ readonly key: { readonly keyId: string }; readonly secret: string }> {
  const response = await fetch(`${system.baseUrl}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tenant.tenantKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  assert.ok(response.ok, await response.clone().text());
  return (await response.json()) as never;
}

async function newKey(rights: object, isRevoked = false): Promise<string> {
  const { key, secret } = await post('/v1/keys', { name: 'Assistant', ...rights });
  if (isRevoked) await post(`/v1/keys/${key.keyId}/revoke`, {});
  return secret;
}

const transports: Readonly<Record<string, (key: string, baseUrl?: string) => Transport>> = {
  HTTP: (key, baseUrl = system.baseUrl) =>
    new StreamableHTTPClientTransport(new URL(`${baseUrl}/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${key}` } },
    }),
  'ledgerline mcp': (key, baseUrl = system.baseUrl) =>
    new StdioClientTransport({
      command: process.execPath,
      args: [programPath, 'mcp'],
      env: { LEDGERLINE_URL: baseUrl, LEDGERLINE_API_KEY: key, XDG_CONFIG_HOME: folder, PATH: process.env.PATH ?? '' },
      stderr: 'ignore',
    }),
};

/** How a client negotiates, and the revision that it ends up with. */
const revisions = { '2026-07-28': 'auto', '2025-11-25': 'legacy' } as const;

async function connected(transport: Transport, mode: 'auto' | 'legacy'): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(transport);
  return client;
}

/** The pipe passes on what it is sent, so each of its programs starts with half of the kinds of keys. */
const kindsThrough = (transport: string, revision: string): readonly string[] => {
  if (transport === 'HTTP') return ['full', 'read-only', 'one book', 'after approval'];
  return revision === '2026-07-28' ? ['full', 'after approval'] : ['read-only', 'one book'];
};

const TOOLS = ['list_books', 'search_commands', 'describe_command', 'check_payload', 'read', 'get_command', 'list_commands'];
const DEBTORS = { type: 'read-debtors', book: 'SAMPLE', rowsMax: 3 };

/** Each tool returns something else. */
type Told = ReturnType<typeof JSON.parse>;

async function call(client: Client, name: string, input: object = {}): Promise<Told> {
  const { structuredContent } = await client.callTool({ name, arguments: input as Record<string, unknown> });
  return structuredContent;
}

/** What every key can do, whatever its rights. */
async function useTools(client: Client): Promise<void> {
  const { tools } = await client.listTools();
  assert.deepEqual(
    TOOLS.filter((name) => !tools.some((tool) => tool.name === name)),
    [],
  );
  const books = await call(client, 'list_books');
  assert.equal(books.ok, true);
  const { hits } = await call(client, 'search_commands', { query: 'list customers' });
  assert.ok(hits.some(({ type }: Told) => type === 'read-debtors'));
  assert.equal((await call(client, 'describe_command', { type: 'read-debtors' })).mode, 'read');
  assert.equal((await call(client, 'check_payload', { type: 'read-debtors', payload: { limit: 2 } })).isValid, true);
  const read = await call(client, 'read', DEBTORS);
  assert.deepEqual([read.status, read.untrustedData.data.result.rows.length], ['done', 3]);
  assert.equal((await call(client, 'get_command', { commandId: read.commandId })).status, 'done');
  assert.ok((await call(client, 'list_commands')).commands.length > 0);
  const resources = (await client.listResources()).resources.map(({ uri }) => uri);
  assert.ok(resources.includes('ledgerline://rules'));
  const recipe = await client.readResource({ uri: 'ledgerline://recipes/read-debtors' });
  assert.match(JSON.stringify(recipe.contents), /read-debtors/);
  assert.ok((await client.listPrompts()).prompts.length >= 3);
  const prompt = await client.getPrompt({ name: 'explain-failed-command', arguments: { commandId: 'shop-1' } });
  assert.match(JSON.stringify(prompt.messages), /shop-1/);
}

/** A write of such a key is previewed, and waits for a person instead of being run. */
async function askForApproval(client: Client): Promise<void> {
  customers += 1;
  const payload = { debtorCode: `300-W${100 + customers}`, companyName: 'Kedai Baharu' };
  const { proposalId, token, approval } = await call(client, 'preview_write', { type: 'create-debtor', payload, book: 'SAMPLE' });
  const { status, approvalUrl, commandId } = await call(client, 'run_write', { proposalId, token });
  assert.deepEqual([approval, status], ['person', 'waits_for_approval']);
  assert.match(approvalUrl, new RegExp(`/portal/approvals/${proposalId}$`));
  assert.equal((await call(client, 'get_command', { commandId })).error.code, 'approval_required');
}

for (const [transport, open] of Object.entries(transports)) {
  for (const [revision, mode] of Object.entries(revisions)) {
    test(`the official client of ${revision} works through ${transport} with its kinds of keys`, async (t) => {
      for (const kind of kindsThrough(transport, revision)) {
        await t.test(kind, async () => {
          const client = await connected(open(keys.get(kind) ?? ''), mode);
          assert.equal(client.getNegotiatedProtocolVersion(), revision);
          await useTools(client);
          const other = await client.callTool({ name: 'read', arguments: { ...DEBTORS, book: 'BLANK' } });
          assert.equal(other.isError ?? false, kind === 'one book');
          const { hits } = await call(client, 'search_commands', { query: 'create sales invoice', mode: 'write' });
          assert.equal(hits.length > 0, kind !== 'read-only');
          if (kind === 'after approval') await askForApproval(client);
          await client.close();
        });
      }
      await t.test('a key that is revoked', () => assert.rejects(connected(open(keys.get('revoked') ?? ''), mode)));
    });
  }
}

test('a key works until it expires, through each transport and revision', async (t) => {
  const server = await openTestServer();
  t.after(() => server.close());
  const { tenantKey } = await server.household();
  const baseUrl = `http://127.0.0.1:${await server.listen()}`;
  const expiresAt = new Date(server.time.now() + HOUR_MS).toISOString();
  const made = await server.call('POST', '/v1/keys', { key: tenantKey, body: { name: 'Assistant', expiresAt } });
  const { secret } = made.json<{ secret: string }>();
  const ways = Object.values(transports).flatMap((open) => Object.values(revisions).map((mode) => ({ open, mode })));
  for (const { open, mode } of ways) await (await connected(open(secret, baseUrl), mode)).close();
  server.time.advance(HOUR_MS);
  for (const { open, mode } of ways) await assert.rejects(connected(open(secret, baseUrl), mode));
});

test('a report is read with its figures, and its file through the link to it', async () => {
  const client = await connected((transports.HTTP as (key: string) => Transport)(tenant.tenantKey), 'auto');
  const input = { type: 'gl-document-acct-pdf', payload: { template: 'profit-and-loss' }, book: 'SAMPLE' };
  const { structuredContent, content } = await client.callTool({ name: 'read', arguments: input });
  const { result } = (structuredContent as Told).untrustedData.data;
  assert.equal(typeof result.report.totals.profit, 'number');
  const link = content.find(({ type }) => type === 'resource_link') as { readonly uri: string };
  const { contents } = await client.readResource({ uri: link.uri });
  const [file] = contents as readonly { readonly blob: string; readonly mimeType: string }[];
  assert.equal(file?.mimeType, 'application/pdf');
  assert.match(Buffer.from(file?.blob ?? '', 'base64').toString('latin1'), /^%PDF-/);
  await assert.rejects(client.readResource({ uri: 'ledgerline://commands/nothing/artifact' }));
  await client.close();
});

test('the pipe answers every request, also when the service cannot be reached or a line is no message', async () => {
  const env = { LEDGERLINE_URL: 'http://127.0.0.1:1', LEDGERLINE_API_KEY: tenant.tenantKey, XDG_CONFIG_HOME: folder };
  const input =
    '{"jsonrpc":"2.0","id":7,"method":"tools/list"}\nno message\n\n{"jsonrpc":"2.0","method":"notifications/initialized"}\n';
  const { stdout, exitCode } = await runProgram(['mcp'], { env, cwd: folder, input });
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.deepEqual(
    new Map(answers.map(({ id, error }) => [id, error.code])),
    new Map([
      [7, -32000],
      [null, -32700],
    ]),
  );
  assert.match(answers.find(({ id }) => id === 7).error.message, /cannot be reached/);
  assert.equal(exitCode, 0);
  const keyless = await runProgram(['mcp'], { env: { LEDGERLINE_URL: system.baseUrl, XDG_CONFIG_HOME: folder }, cwd: folder });
  assert.equal(keyless.exitCode, 4);
});
