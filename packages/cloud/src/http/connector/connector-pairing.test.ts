import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { limits, MINUTE_MS, SECOND_MS } from '@ledgerline/contract';
import { PortalTestClient, words } from '../../../testing/portal-test-client.ts';
import { openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';

/** The second kind of pairing: a connector that is given its configuration. What both kinds share is tested in pairing-routes.test.ts. */

const POLL_MS = limits.pairingPollSeconds * SECOND_MS;

let server: TestServer;
let home: TestTenant;
before(async () => {
  server = await openTestServer();
  home = await server.household();
});
after(() => server.close());

interface Codes {
  readonly deviceCode: string;
  readonly userCode: string;
}

async function start(name = 'KEDAI-PC'): Promise<Codes> {
  const started = await server.call('POST', '/device', { body: { name, kind: 'connector' } });
  assert.equal(started.statusCode, 200, started.body);
  return started.json();
}

async function ask({ deviceCode }: Codes) {
  server.time.advance(POLL_MS);
  return server.call('POST', '/device/token', { body: { deviceCode } });
}

const decide = ({ userCode }: Codes, body: object, { cookie }: Pick<TestTenant, 'cookie'> = home) =>
  server.call('POST', `/app/pairings/${userCode}`, { headers: { cookie }, body });

const post = (path: string) => server.call('POST', path, { headers: { cookie: home.cookie } });

test('a connector is given the configuration of the account whose user approved its code, and can then call the cloud', async () => {
  const codes = await start();
  assert.equal((await ask(codes)).json().error.code, 'authorization_pending');
  const approved = await decide(codes, { decision: 'approve' });
  assert.equal(approved.statusCode, 200, approved.body);
  const { pairing, key, connectorId } = approved.json();
  assert.deepEqual([pairing.kind, pairing.state, key, connectorId], ['connector', 'approved', null, home.connectorId]);
  const claimed = await ask(codes);
  assert.equal(claimed.statusCode, 200, claimed.body);
  const { kind, config } = claimed.json();
  const downloaded = await server.call('GET', '/app/connector-config.json', { headers: { cookie: home.cookie } });
  assert.deepEqual([kind, config], ['connector', downloaded.json()], 'The same as in the file that can be downloaded.');
  assert.equal(claimed.headers['cache-control'], 'no-store');
  const beat = await server.call('POST', `/connectors/${config.connectorId}/heartbeat`, { key: config.connectorKey, body: {} });
  assert.equal(beat.statusCode, 200, beat.body);
  assert.deepEqual((await ask(codes)).json().config, config, 'A lost response can be asked for again.');
  const audits = await server.context.store.audits({ tenantId: home.tenantId, limit: 10 });
  assert.ok(audits.some(({ action, subject }) => action === 'connector.paired' && subject === 'KEDAI-PC'));
});

test('a code counts once, for one account, and for ten minutes', async () => {
  const other = await server.household();
  const codes = await start();
  assert.equal((await decide(codes, { decision: 'approve' }, other)).json().connectorId, other.connectorId);
  assert.equal((await decide(codes, { decision: 'approve' })).statusCode, 404, 'Another account cannot approve it again.');
  assert.equal((await ask(codes)).json().config.connectorId, other.connectorId);
  const [denied, late] = [await start(), await start()];
  assert.deepEqual((await decide(denied, { decision: 'deny' })).json().connectorId, null);
  assert.equal((await ask(denied)).json().error.code, 'pairing_denied');
  server.time.advance(limits.pairingMinutes * MINUTE_MS);
  assert.equal((await ask(codes)).json().error.code, 'expired_token');
  assert.equal((await decide(late, { decision: 'approve' })).statusCode, 404);
});

test('a connector has no rights to choose, and a rotated key is not handed over', async () => {
  const codes = await start();
  for (const choice of [{ name: 'x' }, { access: 'full' }, { companies: ['SAMPLE'] }, { expiresAt: null }]) {
    const refused = await decide(codes, { decision: 'approve', ...choice });
    assert.deepEqual([refused.statusCode, refused.json().error.details[0].path], [400, `/${Object.keys(choice)[0]}`]);
  }
  assert.equal((await decide(codes, { decision: 'approve' })).statusCode, 200);
  assert.equal((await post(`/app/connectors/${home.connectorId}/rotate-key`)).statusCode, 200);
  assert.equal((await ask(codes)).json().error.code, 'expired_token');
  const again = await start();
  await decide(again, { decision: 'approve' });
  const { connectorKey } = (await ask(again)).json().config;
  const beat = await server.call('POST', `/connectors/${home.connectorId}/heartbeat`, { key: connectorKey, body: {} });
  assert.equal(beat.statusCode, 200, beat.body);
});

test('the page asks whether to connect the machine, shows its name as it is, and says which machine is active', async () => {
  const evil = `<script>alert(1)</script>"'&`;
  const codes = await start(evil);
  const portal = new PortalTestClient(server);
  const page = await portal.pageAt(`/portal/pair?code=${codes.userCode}`, home);
  assert.ok(!page.includes('<script>alert'), 'The name is escaped.');
  assert.match(words(page), /The connector on this machine asks to run the commands of your account/);
  assert.ok(!words(page).includes('Rights'), 'There is nothing to choose.');
  const { connectorKey } = (await server.call('GET', '/app/connector-config.json', { headers: { cookie: home.cookie } })).json();
  const body = { hostname: 'SHOP-PC' };
  await server.call('POST', `/connectors/${home.connectorId}/heartbeat`, { key: connectorKey, body });
  assert.match(words(await portal.pageAt(`/portal/pair?code=${codes.userCode}`, home)), /SHOP-PC is connected now/);
  await server.call('POST', `/connectors/${home.connectorId}/heartbeat`, { key: connectorKey, body: { hostname: evil } });
  assert.ok(!words(await portal.pageAt(`/portal/pair?code=${codes.userCode}`, home)).includes('is connected now'));
  assert.match(words(await portal.pageAt('/portal/connector', home)), /Connect the machine/);
});
