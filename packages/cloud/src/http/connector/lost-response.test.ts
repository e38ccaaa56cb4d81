import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { deliveryLimits, type LeasedCommand } from '@ledgerline/contract';
import { exerciseLostResponse } from '../../../testing/lost-response.conformance.ts';
import { invoice, openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';

let server: TestServer;
before(async () => {
  server = await openTestServer();
});
after(() => server.close());

const first = { 'x-install-id': 'first' };
const given = async (home: TestTenant, query: string, headers = first): Promise<readonly LeasedCommand[]> =>
  (await server.next(home, `?max=10&ordered=true${query}`, headers)).json().commands;
const idsOf = (commands: readonly LeasedCommand[]) => commands.map(({ commandId }) => commandId);
const beat = (home: TestTenant, running: readonly string[]) =>
  server.call('POST', `/connectors/${home.connectorId}/heartbeat`, { key: home.connectorKey, headers: first, body: { running } });

test('commands whose response was cut off are sent again at once by the next poll that names what it holds', () =>
  exerciseLostResponse((own) => own));

test('what is sent again has what is left of its lease, and close to its end nothing is', async () => {
  const home = await server.household();
  for (const commandId of ['lost-1', 'lost-2']) await server.submit(home, { commandId, ...invoice });
  const [command] = await given(home, '');
  server.time.advance(17_500);
  const again = await given(home, '&holding=');
  assert.deepEqual(
    again.map(({ leaseSeconds, leaseAgeSeconds, attempt }) => [leaseSeconds, leaseAgeSeconds, attempt]),
    [
      [42.5, 17.5, 1],
      [42.5, 17.5, 1],
    ],
  );
  assert.equal(again[0]?.leaseToken, command?.leaseToken);
  server.time.advance((deliveryLimits.leaseSeconds - deliveryLimits.sendAgainMarginSeconds) * 1000 - 17_500);
  assert.equal((await given(home, '&holding=')).length, 2);
  server.time.advance(1);
  assert.deepEqual(await given(home, '&holding='), []);
  server.time.advance(deliveryLimits.sendAgainMarginSeconds * 1000);
  assert.deepEqual(
    (await given(home, '&holding=')).map(({ attempt, leaseSeconds, leaseAgeSeconds }) => [
      attempt,
      leaseSeconds,
      leaseAgeSeconds,
    ]),
    [
      [2, deliveryLimits.leaseSeconds, undefined],
      [2, deliveryLimits.leaseSeconds, undefined],
    ],
  );
});

test('a command that a heartbeat has named has arrived, and nothing of its book is sent past it', async () => {
  const home = await server.household();
  for (const commandId of ['held', 'behind']) await server.submit(home, { commandId, companyId: 'A' });
  await server.submit(home, { commandId: 'elsewhere', companyId: 'B' });
  await given(home, '');
  server.time.advance(1_000);
  await beat(home, ['held']);
  assert.deepEqual(idsOf(await given(home, '&holding=')), ['elsewhere']);
});

test('a command that was lost is not sent past a read of its book that is queued again', async () => {
  const home = await server.household();
  await server.submit(home, { commandId: 'read', companyId: 'A', type: 'read-debtors' });
  const [read] = await given(home, '');
  await server.submit(home, { commandId: 'write', companyId: 'A', ...invoice });
  server.time.advance(30_000);
  assert.deepEqual(idsOf(await given(home, `&ahead=${read?.leaseToken}`)), ['write']);
  server.time.advance(deliveryLimits.leaseSeconds * 1000 - 30_000);
  assert.deepEqual(await given(home, '&holding='), [], 'the lease of the read has ended');
  assert.deepEqual(await given(home, '&holding='), [], 'the read is queued');
  server.time.advance(30_000);
  assert.deepEqual(idsOf(await given(home, '&holding=')), ['read', 'write']);
});

test('another installation is not sent what the first one was handed', async () => {
  const home = await server.household();
  await server.submit(home, { commandId: 'of-the-first', companyId: 'A', ...invoice });
  await given(home, '');
  await server.call('POST', `/app/connectors/${home.connectorId}/release-install`, { headers: { cookie: home.cookie } });
  assert.deepEqual(await given(home, '&holding=', { 'x-install-id': 'second' }), []);
});

test('a waiting poll uses what it named once: what is leased later may be on its way', async () => {
  const home = await server.household();
  const waiting = server.next(home, '?max=10&ordered=true&wait=60&holding=', first);
  await server.submit(home, { commandId: 'first-of-a', companyId: 'A' });
  assert.deepEqual(idsOf((await waiting).json().commands), ['first-of-a']);
  const another = server.next(home, '?max=10&ordered=true&wait=60', first);
  await server.submit(home, { commandId: 'first-of-b', companyId: 'B' });
  assert.deepEqual(idsOf((await another).json().commands), ['first-of-b']);
});

test('holding takes lease tokens, up to a length, from an installation that names itself', async () => {
  const home = await server.household();
  const statusOf = async (holding: string, headers: Record<string, string> = first) =>
    (await server.next(home, `?holding=${holding}`, headers)).statusCode;
  assert.deepEqual(await Promise.all(['', 'a.0', 'a.0,b_-.1'].map((holding) => statusOf(holding))), [200, 200, 200]);
  for (const holding of [',', 'a,', 'a b', 'a;b', 'x'.repeat(deliveryLimits.holdingLengthMax + 1), 'a&holding=b'])
    assert.equal(await statusOf(holding), 400, holding);
  assert.equal(await statusOf('a.0', {}), 400);
  assert.match((await server.next(home, '?holding=')).json().error.message, /x-install-id/);
});
