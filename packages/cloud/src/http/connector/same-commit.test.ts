import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import type { Store } from '../../store/store.ts';

const steps: string[] = [];

const watched = (store: Store): Store => ({
  ...store,
  lease: (request) => {
    steps.push('lease asked');
    return store.lease(request);
  },
  accept: async (command) => {
    const outcome = await store.accept(command);
    steps.push('accepted');
    return outcome;
  },
});

let server: TestServer;
before(async () => {
  server = await openTestServer({ through: watched });
});
after(() => server.close());

test('a waiting poll asks for a new command while it is being stored, and gets it in the same commit', async () => {
  const home = await server.household();
  const poll = server.next(home, '?wait=60');
  while (server.context.wakeups.count === 0) await setImmediate();
  // Behind the first look of the poll.
  await server.next(home);
  steps.length = 0;
  assert.equal((await server.submit(home, { commandId: 'new' })).statusCode, 202);
  assert.equal((await poll).json().command.commandId, 'new');
  assert.deepEqual(steps, ['lease asked', 'accepted']);
});

test('a command that is sent again brings a waiting poll nothing, and the next new one does', async () => {
  const home = await server.household();
  await server.submit(home, { commandId: 'old' });
  await server.next(home);
  const poll = server.next(home, '?wait=60');
  while (server.context.wakeups.count === 0) await setImmediate();
  await server.submit(home, { commandId: 'old' });
  await server.submit(home, { commandId: 'new' });
  assert.equal((await poll).json().command.commandId, 'new');
});
