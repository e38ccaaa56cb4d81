import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { openTestServer } from '../../../testing/test-server.ts';
import { makeKey } from '../../system/key.ts';
import { systemRandomness } from '../../system/randomness.ts';

test('a caller who goes away before the key was looked up is counted by address and affects no one else', async (t) => {
  const asked = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  const server = await openTestServer({
    settings: { addressRequestsPerMinute: 60 },
    through: (store) => ({
      ...store,
      keyHolder: async (query) => {
        asked.resolve();
        await gone.promise;
        return store.keyHolder(query);
      },
    }),
  });
  t.after(() => server.close());
  const port = await server.listen();
  const closed = new Promise<void>((resolve) => {
    server.app.server.on('connection', (socket) => socket.once('close', () => resolve()));
  });

  const caller = connect(port, '127.0.0.1');
  await once(caller, 'connect');
  caller.write(
    `GET /v1/commands HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${makeKey('tenant', systemRandomness)}\r\n\r\n`.repeat(2),
  );
  await asked.promise;
  caller.destroy();
  await closed;
  gone.resolve();

  const { status } = await fetch(`http://127.0.0.1:${port}/health`);
  assert.equal(status, 200);
});
