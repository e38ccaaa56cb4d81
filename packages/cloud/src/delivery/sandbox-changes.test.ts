import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { byTester } from '../../testing/test-cloud.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import type { Store } from '../store/store.ts';
import { isRefusal } from '../system/problem.ts';
import { openSandbox, resetSandbox } from './sandbox.ts';
import { SandboxChanges } from './sandbox-changes.ts';

let server: TestServer;
/** How often all sandboxes were read. */
let listsRead = 0;
before(async () => {
  const counted = (store: Store): Store => ({
    ...store,
    sandboxes: () => {
      listsRead += 1;
      return store.sandboxes();
    },
  });
  server = await openTestServer({ through: counted });
});
after(() => server.close());

const present = new AbortController().signal;
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function opened() {
  const home = await server.household();
  const sandbox = await openSandbox(server.context, home.tenantId, byTester('request'));
  if (isRefusal(sandbox)) assert.fail(sandbox.refused.message);
  return { home, connectorId: sandbox.connectorId };
}

const idsIn = ({ sandboxes }: { readonly sandboxes: readonly { readonly connectorId: string }[] }): readonly string[] =>
  sandboxes.map(({ connectorId }) => connectorId);

test('a host gets the full list once, then the sandbox that has work, without reading the others', async () => {
  const changes = new SandboxChanges(server.context);
  const [first, second] = [await opened(), await opened()];
  const all = await changes.await({ after: null, waitMs: 0, abandoned: present });
  assert.equal(all.isComplete, true);
  assert.deepEqual(new Set(idsIn(all)), new Set([first.connectorId, second.connectorId]));
  const readBefore = listsRead;
  for (const commandId of ['one', 'two']) {
    // The second time it had work before: a host that has closed it since must still be notified.
    const waiting = changes.await({ after: all.version, waitMs: 25_000, abandoned: present });
    await settle();
    const { statusCode } = await server.submit(second.home, { commandId, connectorId: second.connectorId, companyId: 'SAMPLE' });
    assert.equal(statusCode, 202);
    const woken = await waiting;
    assert.equal(woken.isComplete, false);
    assert.deepEqual(idsIn(woken), [second.connectorId]);
    assert.equal(woken.sandboxes[0]?.hasWork, true);
  }
  assert.equal(listsRead, readBefore);
});

test('a host of another process gets the full list, and a reset is reported', async () => {
  const changes = new SandboxChanges(server.context);
  const { home, connectorId } = await opened();
  const all = await changes.await({ after: 'another.7', waitMs: 25_000, abandoned: present });
  assert.equal(all.isComplete, true);
  const waiting = changes.await({ after: all.version, waitMs: 25_000, abandoned: present });
  await settle();
  assert.equal(isRefusal(await resetSandbox(server.context, home.tenantId, byTester('request'))), false);
  const reset = await waiting;
  assert.deepEqual([reset.isComplete, idsIn(reset), reset.sandboxes[0]?.generation], [false, [connectorId], 2]);
});

test('with nothing new the same version comes back when the time is up', async () => {
  const changes = new SandboxChanges(server.context);
  const all = await changes.await({ after: null, waitMs: 0, abandoned: present });
  const waiting = changes.await({ after: all.version, waitMs: 25_000, abandoned: present });
  await settle();
  server.time.advance(25_000);
  const { version, sandboxes } = await waiting;
  assert.deepEqual([version, sandboxes.length], [all.version, 0]);
});
