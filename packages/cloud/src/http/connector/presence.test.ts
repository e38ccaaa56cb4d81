import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { deliveryLimits, type PresenceCode, presenceReasons, SECOND_MS } from '@ledgerline/contract';
import { PortalTestClient, words } from '../../../testing/portal-test-client.ts';
import { invoice, openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';

/** Why a connector, a book or a waiting command does not go on: in the API, the portal and the events. */

let server: TestServer;
let portal: PortalTestClient;
before(async () => {
  server = await openTestServer();
  portal = new PortalTestClient(server);
});
after(() => server.close());

interface Machine extends TestTenant {
  readonly connectorKey: string;
}

async function machine(): Promise<Machine> {
  const home = await server.newcomer();
  const config = await server.call('GET', '/app/connector-config.json', { headers: { cookie: home.cookie } });
  return { ...home, connectorKey: config.json().connectorKey };
}

const say = ({ connectorId, connectorKey: key }: Machine, body: object, install = 'one') =>
  server.call('POST', `/connectors/${connectorId}/heartbeat`, { key, headers: { 'x-install-id': install }, body });

async function listBook({ connectorId, connectorKey: key }: Machine): Promise<void> {
  const headers = { 'x-install-id': 'one' };
  const body = { companies: [{ companyId: 'MAIN', name: 'Main', state: 'open' }] };
  assert.equal((await server.call('POST', `/connectors/${connectorId}/companies`, { key, headers, body })).statusCode, 200);
}

async function queue({ connectorId, tenantKey: key }: Machine): Promise<string> {
  const commandId = `c-${connectorId}`;
  const body = { commandId, connectorId, companyId: 'MAIN', ...invoice };
  assert.equal((await server.call('POST', '/v1/commands', { key, body })).statusCode, 202);
  return commandId;
}

/** What every reader is told: the key, the portal's own API and the page. */
async function told(home: Machine) {
  const listed = (await server.call('GET', '/v1/books', { key: home.tenantKey })).json().connectors[0];
  const state = (await server.call('GET', '/app/state', { headers: { cookie: home.cookie } })).json();
  const codeOf = ({ reason }: { reason: { code: PresenceCode; message: string; action: string } | null }) => {
    if (reason) assert.deepEqual(reason, { code: reason.code, ...presenceReasons[reason.code] });
    return reason?.code ?? null;
  };
  assert.deepEqual(codeOf(state.connector), codeOf(listed));
  if (listed.books.length > 0) assert.deepEqual(codeOf(state.companies[0]), codeOf(listed.books[0]));
  return {
    presence: listed.state as string,
    connector: codeOf(listed),
    book: listed.books.length > 0 ? codeOf(listed.books[0]) : null,
    page: words(await portal.pageAt('/portal', home)),
  };
}

const waitingFor = async (home: Machine, commandId: string): Promise<PresenceCode | null> =>
  (await server.call('GET', `/v1/commands/${commandId}`, { key: home.tenantKey })).json().command.waitingFor?.code ?? null;

test('a connector says why it takes no commands, and what it does not say is derived', async () => {
  const home = await machine();
  assert.deepEqual((await told(home)).connector, 'never_connected');
  await say(home, { hostname: 'KEDAI-PC', build: 'local-mvp-2026.11.15.03' });
  await listBook(home);
  const commandId = await queue(home);
  assert.deepEqual([(await told(home)).connector, await waitingFor(home, commandId)], [null, null]);

  await say(home, { state: 'paused', message: 'Quiet hours until 05:00.' });
  const paused = await told(home);
  assert.deepEqual([paused.presence, paused.connector, paused.book], ['online', 'paused', 'paused']);
  assert.match(paused.page, /Connector paused.*Quiet hours until 05:00\./);
  assert.equal(await waitingFor(home, commandId), 'paused');
  assert.match(words(await portal.pageAt(`/portal/commands/${commandId}`, home)), /Waiting until the connector is resumed/);

  await say(home, {}, 'two');
  assert.equal((await told(home)).connector, 'other_installation');
  server.time.advance(6 * 60 * SECOND_MS);
  const away = await told(home);
  assert.deepEqual([away.presence, away.connector, away.book], ['offline', 'machine_off', 'machine_off']);
  assert.match(away.page, /Connector offline.*offline since/);

  await say(home, { state: 'running', build: 'local-mvp-2020.01.01.01' });
  assert.deepEqual([(await told(home)).connector, await waitingFor(home, commandId)], ['build_too_old', null]);
  await say(home, { state: 'stopped' });
  const stopped = await told(home);
  assert.deepEqual([stopped.presence, stopped.connector, stopped.book], ['offline', 'service_stopped', 'service_stopped']);
  assert.match(stopped.page, /Connector stopped.*stopped on KEDAI-PC\. Start it there/);
  assert.equal(await waitingFor(home, commandId), 'service_stopped');
  for (const path of ['/portal', '/portal/connector']) {
    const page = await portal.pageAt(path, home);
    const frame = /<div class="end">.*?<\/div>/s.exec(page)?.[0] ?? '';
    assert.match(words(frame), /Connector stopped/, path);
    assert.doesNotMatch(words(page.replace(/What the states mean.*/s, '')), /offline/, path);
    assert.match(page, /<span class="badge" data-status="warning">(?:(?!<\/span>).)*connector stopped/s, path);
  }
  await say(home, { state: 'running' });
  assert.equal((await told(home)).presence, 'online');
  const { events } = (
    await server.call('GET', '/v1/events?types=connector.state_changed,connector.offline', { key: home.tenantKey })
  ).json();
  assert.deepEqual(
    events.map(({ type, data }: { type: string; data: { reason: string | null } }) => [type, data.reason]),
    [
      ['connector.state_changed', 'paused'],
      ['connector.state_changed', null],
      ['connector.offline', 'service_stopped'],
    ],
  );
});

test('a build that needs the setup program is said everywhere until it is installed', async () => {
  const home = await machine();
  const [older, newer] = ['local-mvp-2026.11.15.03', 'local-mvp-2026.12.01.01'];
  await say(home, { build: older, hostname: 'KEDAI-PC', setupBuild: newer });
  await say(home, { build: older, setupBuild: newer });
  await say(home, { build: older });
  const { presence, connector, page } = await told(home);
  assert.deepEqual([presence, connector], ['online', 'setup_needed']);
  assert.match(page, /setup program needed.*KEDAI-PC.*needs another version of Node/);
  assert.equal((await server.call('POST', '/admin/retention/run', { key: server.context.config.adminKey })).statusCode, 200);
  const { notifications } = (await server.call('GET', '/app/notifications', { headers: { cookie: home.cookie } })).json();
  const outdated = notifications.find(({ kind }: { kind: string }) => kind === 'connector_outdated');
  assert.match(outdated.message, /Build local-mvp-2026\.12\.01\.01 needs another version of Node.*ConnectorSetup\.exe \/S/);
  const { events } = (await server.call('GET', '/v1/events?types=connector.outdated', { key: home.tenantKey })).json();
  assert.deepEqual(
    events.map(({ data }: { data: object }) => data),
    [{ connectorId: home.connectorId, build: older, setupBuild: newer, reason: 'setup_needed' }],
  );
  await say(home, { build: newer });
  assert.equal((await told(home)).connector, null, 'The setup program has installed it.');
  await say(home, { build: older, setupBuild: null });
  assert.equal((await told(home)).connector, null, 'It was withdrawn.');
});

test('a book says why it cannot be opened', async () => {
  const home = await machine();
  await say(home, {});
  await listBook(home);
  const commandId = await queue(home);
  for (const [state, code] of [
    ['locked', 'book_locked'],
    ['needs-password', 'needs_password'],
    ['dialog-open', 'dialog_open'],
    ['unavailable', 'driver_failing'],
    ['open', null],
    ['word of another connector', null],
  ] as const) {
    await say(home, { companies: [{ companyId: 'MAIN', state, message: 'As it says.' }] });
    const { connector, book } = await told(home);
    assert.deepEqual([connector, book, await waitingFor(home, commandId)], [null, code, code], state);
  }
  const { events } = (await server.call('GET', '/v1/events?types=book.state_changed', { key: home.tenantKey })).json();
  assert.deepEqual(
    events.map(({ data }: { data: { reason: string | null } }) => data.reason),
    ['book_locked', 'needs_password', 'dialog_open', 'driver_failing', null, null],
  );
});

test('while a window of the package waits, the portal shows its words, and nothing of it afterwards', async () => {
  const home = await machine();
  await say(home, {});
  await listBook(home);
  const commandId = await queue(home);
  const { connectorId, connectorKey: key } = home;
  const headers = { 'x-install-id': 'one' };
  await server.call('GET', `/connectors/${connectorId}/commands/next?waitSeconds=0`, { key, headers });
  const shown = async (state: string, message: string | null) => {
    await say(home, { companies: [{ companyId: 'MAIN', state, message }] });
    return words(await portal.pageAt(`/portal/commands/${commandId}`, home));
  };
  assert.match(
    await shown('dialog-open', 'Backup reminder: <now>?'),
    /package waits Backup reminder: &lt;now&gt;\? Answer the window/,
  );
  assert.match((await told(home)).page, /a window waits/);
  assert.match(await shown('open', null), /The command is running/);
});

test('a connector that says nothing about itself is as it always was, and what it says must be known', async () => {
  const home = await machine();
  await say(home, {});
  assert.deepEqual((await told(home)).connector, null);
  server.time.advance((deliveryLimits.onlineWithinSeconds + 1) * SECOND_MS);
  assert.equal((await told(home)).connector, 'machine_off');
  for (const body of [{ state: 'asleep' }, { message: 'a\nb' }, { message: 'x'.repeat(201) }]) {
    assert.equal((await say(home, body)).statusCode, 400, JSON.stringify(body));
  }
  const hostile = '<script>alert(1)</script>';
  await say(home, { state: 'paused', message: hostile });
  assert.ok(!(await portal.pageAt('/portal', home)).includes(hostile));
});
