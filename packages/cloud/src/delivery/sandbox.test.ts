import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { byTester, openTestCloud, type TestCloud } from '../../testing/test-cloud.ts';
import { hashKey } from '../system/key.ts';
import { isRefusal } from '../system/problem.ts';
import { awaitSandboxes, listSandboxes, openSandbox, resetSandbox } from './sandbox.ts';
import { defineSandboxField, removeSandboxField } from './sandbox-field.ts';

let cloud: TestCloud;
before(() => {
  cloud = openTestCloud();
});
after(() => cloud.close());

const codeOf = (outcome: unknown): string => (isRefusal(outcome) ? outcome.refused.code : 'ok');

async function opened(tenantId: string): Promise<string> {
  const sandbox = await openSandbox(cloud.context, tenantId, byTester('request'));
  if (isRefusal(sandbox)) assert.fail(sandbox.refused.message);
  assert.equal(sandbox.kind, 'sandbox');
  return sandbox.connectorId;
}

const present = new AbortController().signal;

/** Lets everything that is ready to go on do so. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a tenant has one sandbox, the same one when asked again, also at once', async () => {
  const { tenantId } = (await cloud.tenant()).tenant;
  const ids = await Promise.all([opened(tenantId), opened(tenantId), opened(tenantId)]);
  assert.equal(new Set([...ids, await opened(tenantId)]).size, 1);
});

test('the host learns the id, the key and the generation of every sandbox, and the key opens it', async () => {
  const { tenantId } = (await cloud.tenant()).tenant;
  const connectorId = await opened(tenantId);
  const { sandboxes } = await listSandboxes(cloud.context);
  const own = sandboxes.find((sandbox) => sandbox.connectorId === connectorId);
  assert.equal(own?.generation, 1);
  const found = await cloud.context.store.connectorByKey({ keyHash: hashKey(own?.connectorKey ?? '') });
  assert.equal(found?.connectorId, connectorId);
});

test('a reset raises the generation and changes the version; nothing else does', async () => {
  const { context } = cloud;
  const { tenantId } = (await cloud.tenant()).tenant;
  const connectorId = await opened(tenantId);
  const before = await listSandboxes(context);
  assert.equal((await listSandboxes(context)).version, before.version);
  assert.equal(codeOf(await resetSandbox(context, tenantId, byTester('request'))), 'ok');
  const reset = await listSandboxes(context);
  assert.notEqual(reset.version, before.version);
  assert.equal(reset.sandboxes.find((sandbox) => sandbox.connectorId === connectorId)?.generation, 2);
});

test('a host gets the fields that a tenant defines, under a new version', async () => {
  const { context } = cloud;
  const { tenantId } = (await cloud.tenant()).tenant;
  const request = { tenantId, body: { table: 'debtor', name: 'Shelf', type: 'text', length: 20 }, author: byTester('request') };
  assert.equal(codeOf(await defineSandboxField(context, request)), 'sandbox_missing');
  const connectorId = await opened(tenantId);
  const before = await listSandboxes(context);
  const waiting = awaitSandboxes(context, { after: before.version, waitMs: 60_000, abandoned: present });
  await settle();
  assert.equal(codeOf(await defineSandboxField(context, request)), 'ok');
  const after = await waiting;
  assert.notEqual(after.version, before.version);
  const own = after.sandboxes.find((sandbox) => sandbox.connectorId === connectorId);
  assert.deepEqual(own?.userDefinedFields, [
    { table: 'debtor', name: 'Shelf', type: 'text', length: 20, required: false, unique: false },
  ]);
  assert.equal(codeOf(await removeSandboxField(context, { ...request, body: { table: 'debtor', name: 'Shelf' } })), 'ok');
  assert.equal(
    codeOf(await removeSandboxField(context, { ...request, body: { table: 'debtor', name: 'Shelf' } })),
    'unknown_field',
  );
});

test('there is nothing to reset before a sandbox is open', async () => {
  const { tenantId } = (await cloud.tenant()).tenant;
  assert.equal(codeOf(await resetSandbox(cloud.context, tenantId, byTester('request'))), 'sandbox_missing');
});

test('an installation that offers no sandbox opens none', async () => {
  const context = { ...cloud.context, config: { ...cloud.context.config, isSandboxOffered: false } };
  const { tenantId } = (await cloud.tenant()).tenant;
  assert.equal(codeOf(await openSandbox(context, tenantId, byTester('request'))), 'sandbox_disabled');
  assert.equal(codeOf(await resetSandbox(context, tenantId, byTester('request'))), 'sandbox_disabled');
});

test('a host with an old version gets a response at once', async () => {
  const { version } = await awaitSandboxes(cloud.context, { after: 'older', waitMs: 60_000, abandoned: present });
  assert.equal((await listSandboxes(cloud.context)).version, version);
  assert.equal(cloud.context.wakeups.count, 0);
});

test('a waiting host gets a response as soon as a sandbox is opened', async () => {
  const { context } = cloud;
  const { tenantId } = (await cloud.tenant()).tenant;
  const { version } = await listSandboxes(context);
  const waiting = awaitSandboxes(context, { after: version, waitMs: 60_000, abandoned: present });
  await settle();
  assert.equal(context.wakeups.count, 1);
  const connectorId = await opened(tenantId);
  const answer = await waiting;
  assert.notEqual(answer.version, version);
  assert.ok(answer.sandboxes.some((sandbox) => sandbox.connectorId === connectorId));
  assert.equal(context.wakeups.count, 0);
});

test('a waiting host gets the same version when the time is up', async () => {
  const { context, time } = cloud;
  const { version } = await listSandboxes(context);
  const waiting = awaitSandboxes(context, { after: version, waitMs: 25_000, abandoned: present });
  await settle();
  time.advance(25_000);
  assert.equal((await waiting).version, version);
  assert.equal(context.wakeups.count, 0);
});

test('the wait ends when the host has gone away', async () => {
  const { context } = cloud;
  const gone = new AbortController();
  const { version } = await listSandboxes(context);
  const waiting = awaitSandboxes(context, { after: version, waitMs: 60_000, abandoned: gone.signal });
  await settle();
  gone.abort();
  await waiting;
  assert.equal(context.wakeups.count, 0);
});

test('a sandbox whose key cannot be read is left out and named; the others are served', async () => {
  const { context } = cloud;
  const damaged = await opened((await cloud.tenant()).tenant.tenantId);
  const sound = await opened((await cloud.tenant()).tenant.tenantId);
  const [entry] = (await context.store.sandboxes()).filter(({ connectorId }) => connectorId === damaged);
  assert.ok(entry);
  await context.store.rotateConnectorKey({
    connectorId: damaged,
    keyHash: entry.keyHash,
    keySealed: `${entry.keySealed.slice(0, -4)}AAAA`,
    audit: { tenantId: entry.tenantId, actor: 'test', action: 'damage', subject: damaged, requestId: 'test' },
  });
  const list = await listSandboxes(context);
  assert.deepEqual(list.unreadable, [damaged]);
  assert.ok(list.sandboxes.some(({ connectorId }) => connectorId === sound));
});
