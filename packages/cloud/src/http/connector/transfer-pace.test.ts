import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';

/** How fast one tenant moves files and large bodies, so that the others are still served. */

const MIB = 1_048_576;
const file = Buffer.alloc(MIB, 'x');
let server: TestServer;
before(async () => {
  server = await openTestServer({ settings: { transferMebibytesPerSecond: 1 } });
});
after(() => server.close());

async function running(home: TestTenant): Promise<string> {
  const { commandId } = (await server.submit(home)).json().command;
  await server.next(home);
  return commandId;
}

const upload = (home: TestTenant, commandId: string) =>
  server.call('PUT', `/connectors/${home.connectorId}/commands/${commandId}/artifact`, {
    key: home.connectorKey,
    body: file,
    headers: { 'content-type': 'application/pdf' },
  });

/** Lets time pass until the response is there; returns how many seconds that took. */
async function secondsUntil(answer: Promise<{ statusCode: number }>, status = 200): Promise<number> {
  let isThere = false;
  const waited = answer.then(({ statusCode }) => {
    assert.equal(statusCode, status);
    isThere = true;
  });
  let ticks = 0;
  for (; !isThere && ticks < 100; ticks += 1) {
    server.time.advance(100);
    await server.call('GET', '/health');
  }
  await waited;
  return ticks / 10;
}

test('files of one tenant move at the rate once its burst is used up; another tenant does not wait for them', async () => {
  const [one, other] = [await server.household(), await server.household()];
  const commandId = await running(one);
  for (let count = 0; count < 2; count += 1) assert.equal((await upload(one, commandId)).statusCode, 200);
  const third = upload(one, commandId);
  const theirs = await running(other);
  assert.equal((await upload(other, theirs)).statusCode, 200);
  assert.ok((await secondsUntil(third)) >= 0.8);

  await server.report(one, commandId, { status: 'done', result: { ok: true } });
  const read = server.call('GET', `/v1/commands/${commandId}/artifact`, { key: one.tenantKey });
  assert.ok((await secondsUntil(read)) >= 0.8);
});

test('large commands count four times: they are checked, not only read', async () => {
  const home = await server.household();
  const large = () =>
    server.submit(home, { type: 'bulk-create-sales-invoices', payload: { rows: [], note: 'x'.repeat(0.4 * MIB) } });
  assert.equal((await large()).statusCode, 400);
  const second = large();
  assert.ok((await secondsUntil(second, 400)) >= 1);
});
