import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { entities } from '@ledgerline/catalog';
import { accessModules, limits } from '@ledgerline/contract';
import { openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';

/** Changes of an account book, from the report of a connector to the feed of a key. */

let server: TestServer;
before(async () => {
  server = await openTestServer();
});
after(() => server.close());

interface Machine extends TestTenant {
  readonly connectorKey: string;
}

async function machine(): Promise<Machine> {
  const home = await server.newcomer();
  const config = await server.call('GET', '/app/connector-config.json', { headers: { cookie: home.cookie } });
  const connectorKey = config.json().connectorKey as string;
  const body = { companies: [{ companyId: 'MAIN', name: 'Main' }] };
  await server.call('POST', `/connectors/${home.connectorId}/companies`, { key: connectorKey, headers: INSTALL, body });
  return { ...home, connectorKey };
}

const INSTALL = { 'x-install-id': 'one' };
const AT = '2026-11-18T01:00:00.000Z';

const change = (entity: string, key: string, more: object = {}) => ({
  entity,
  key,
  change: 'created',
  at: AT,
  source: 'desk',
  ...more,
});

const switchTo = ({ connectorId, tenantKey: key }: Machine, body: object, companyId = 'MAIN') =>
  server.call('POST', `/v1/books/${connectorId}/${companyId}/changes`, { key, body });

const report = ({ connectorId, connectorKey: key }: Machine, books: readonly object[], headers = INSTALL) =>
  server.call('POST', `/connectors/${connectorId}/changes`, { key, headers, body: { books } });

const book = (from: string | null, to: string, changes: readonly object[] = []) => ({ companyId: 'MAIN', from, to, changes });

interface Told {
  readonly type: string;
  readonly data: {
    readonly entity?: string;
    readonly scope?: string;
    readonly count?: number;
    readonly changes?: readonly { key: string }[];
  };
}

async function feed(key: string, query: string): Promise<readonly Told[]> {
  const response = await server.call('GET', `/v1/events?${query}`, { key });
  assert.equal(response.statusCode, 200, response.body);
  return response.json().events;
}

const short = (events: readonly Told[]): readonly string[] =>
  events.map(({ type, data }) =>
    `${type} ${data.entity ?? data.scope} ${(data.changes ?? []).map(({ key }) => key).join(',')}`.trim(),
  );

test('changes are told once they are switched on: named events in the order of the book, and never among all types', async () => {
  const home = await machine();
  const off = await report(home, [book(null, '1.a')]);
  assert.deepEqual([off.statusCode, off.json().books[0].statusCode, off.json().books[0].error.code], [200, 409, 'changes_off']);
  const on = await switchTo(home, { enabled: true });
  assert.deepEqual([on.statusCode, on.json().changes], [200, { enabled: true, lagSeconds: null, lookedAt: null, reason: null }]);
  const heard = await server.call('POST', `/connectors/${home.connectorId}/heartbeat`, {
    key: home.connectorKey,
    headers: INSTALL,
    body: {},
  });
  assert.deepEqual(heard.json().changes, [{ companyId: 'MAIN', cursor: null }]);

  const first = { ...book(null, '1.a'), resync: [{ scope: 'book', reason: 'enabled' }] };
  assert.equal((await report(home, [first])).json().books[0].ok, true);
  const changes = [
    change('debtor', 'A'),
    change('debtor', 'B'),
    change('sales-invoice', 'IV-1', { docKey: '7' }),
    change('debtor', 'C'),
  ];
  const receipt = (await report(home, [book('1.a', '2.b', changes)])).json().books[0];
  assert.deepEqual(receipt, { companyId: 'MAIN', ok: true, cursor: '2.b', statusCode: 200 });
  const lost = (await report(home, [book('1.a', '2.b', changes)])).json().books[0];
  assert.deepEqual([lost.ok, lost.statusCode, lost.error.code, lost.cursor], [false, 409, 'change_cursor', '2.b']);

  const told = await feed(home.tenantKey, 'types=change.*');
  assert.deepEqual(short(told), [
    'change.resync book',
    'change.party debtor A,B',
    'change.document sales-invoice IV-1',
    'change.party debtor C',
  ]);
  assert.deepEqual(told[2]?.data, {
    connectorId: home.connectorId,
    companyId: 'MAIN',
    entity: 'sales-invoice',
    count: 1,
    changes: [{ key: 'IV-1', change: 'created', at: AT, source: 'desk', docKey: '7' }],
  });
  assert.ok((await feed(home.tenantKey, '')).every(({ type }) => !type.startsWith('change.')));
  assert.deepEqual(short(await feed(home.tenantKey, 'entities=sales-invoice')), [
    'change.resync book',
    'change.document sales-invoice IV-1',
  ]);
  const listed = (await server.call('GET', '/v1/books', { key: home.tenantKey })).json();
  const { enabled, reason, lookedAt, lagSeconds } = listed.connectors[0].books[0].changes;
  assert.deepEqual([enabled, reason, typeof lookedAt, typeof lagSeconds], [true, null, 'string', 'number']);
});

test('a key sees the changes of what it can read, in its books, and a gap of the whole book if it can read anything', async () => {
  const home = await machine();
  await switchTo(home, { enabled: true });
  const changes = [
    change('sales-invoice', 'IV-1'),
    change('journal-entry', 'JE-1'),
    change('debtor', 'A'),
    change('tax-code', 'ST10'),
  ];
  await report(home, [{ ...book(null, '1.a', changes), resync: [{ scope: 'book', reason: 'enabled' }] }]);
  const keyWith = async (access: object, companies: readonly string[] | null = null): Promise<string> => {
    const made = await server.call('POST', '/v1/keys', { key: home.tenantKey, body: { name: 'k', access, companies } });
    assert.equal(made.statusCode, 200, made.body);
    return made.json().secret;
  };
  const seen = async (key: string) => short(await feed(key, 'types=change.*'));
  assert.deepEqual(await seen(await keyWith({ sales: ['read'] })), [
    'change.resync book',
    'change.document sales-invoice IV-1',
    'change.setup tax-code ST10',
  ]);
  assert.deepEqual(await seen(await keyWith({ gl: ['read'] })), [
    'change.resync book',
    'change.document journal-entry JE-1',
    'change.setup tax-code ST10',
  ]);
  assert.deepEqual(await seen(await keyWith({ sales: ['write'] })), ['change.setup tax-code ST10']);
  assert.deepEqual(await seen(await keyWith({ sales: ['read'] }, ['OTHER'])), []);
});

test('each of the entities is seen by keys that can read its module, and by no others; records of tax by all', async () => {
  const home = await machine();
  await switchTo(home, { enabled: true });
  await report(home, [
    book(
      null,
      '1.a',
      entities.map(({ name }) => change(name, `K-${name}`)),
    ),
  ]);
  const modules: readonly string[] = accessModules;
  for (const module of accessModules) {
    const body = { name: module, access: { [module]: ['read'] } };
    const made = await server.call('POST', '/v1/keys', { key: home.tenantKey, body });
    assert.equal(made.statusCode, 200, made.body);
    const seen = (await feed(made.json().secret, 'types=change.*&limit=500')).map(({ data }) => data.entity);
    const readable = entities.filter((entity) => entity.module === module || !modules.includes(entity.module));
    assert.deepEqual(
      seen,
      readable.map(({ name }) => name),
      module,
    );
  }
  const open = new Set(entities.map(({ module }) => module).filter((module) => !modules.includes(module)));
  assert.deepEqual([...open], ['tax']);
});

test('many changes of one entity share events of at most 100 changes and 16 KiB', async () => {
  const home = await machine();
  await switchTo(home, { enabled: true });
  const changes = Array.from({ length: 250 }, (_, index) => change('item', `I${index}`));
  await report(home, [book(null, '1.a', changes)]);
  const long = Array.from({ length: 100 }, (_, index) => change('item', `${'長'.repeat(190)}${index}`));
  assert.equal((await report(home, [book('1.a', '2.a', long)])).statusCode, 200);
  const told = await feed(home.tenantKey, 'types=change.item&limit=100');
  assert.deepEqual(
    told.slice(0, 3).map(({ data }) => data.count),
    [100, 100, 50],
  );
  assert.equal(
    told.slice(3).reduce((sum, { data }) => sum + (data.count ?? 0), 0),
    100,
  );
  for (const { data } of told) assert.ok(Buffer.byteLength(JSON.stringify(data)) <= limits.changeEventBytesMax);
});

test('bad reports, entities and books are rejected, and say why', async () => {
  const home = await machine();
  await switchTo(home, { enabled: true });
  const status = async (books: readonly object[]): Promise<number> => (await report(home, books)).statusCode;
  assert.equal(await status([]), 400);
  assert.equal(await status([book(null, '1.a', [change('sales-invoce', 'X')])]), 400);
  assert.equal(await status([book(null, '1.a', [change('debtor', '')])]), 400);
  assert.equal(await status([book(null, '1.a', [change('debtor', 'a\u0000b')])]), 400);
  assert.equal(await status([book(null, '1.a', [change('debtor', 'x'.repeat(201))])]), 400);
  assert.equal(await status([book(null, 'no cursor')]), 400);
  assert.equal(await status([book('1.a', '1.a', [change('debtor', 'A')])]), 400);
  assert.equal(await status([book(null, '1.a'), book(null, '1.a')]), 400);
  const tooMany = Array.from({ length: limits.changesPerReportMax + 1 }, (_, index) => change('debtor', String(index)));
  assert.equal(await status([book(null, '1.a', tooMany)]), 400);
  assert.equal(await status([book(null, '1.a', tooMany.slice(1))]), 200);
  // A position of another book, one that lies behind all, and one before it: the answer has the position that the cloud has.
  for (const from of ['1.b', '999999999.a', '0.0']) {
    const [receipt] = (await report(home, [book(from, '2.a', [change('debtor', 'A')])])).json().books;
    assert.deepEqual([receipt.statusCode, receipt.error.code, receipt.cursor], [409, 'change_cursor', '1.a']);
  }
  const half = Array.from({ length: 501 }, (_, index) => change('debtor', String(index)));
  assert.equal(await status([book(null, '1.a', half), { ...book(null, '1.a', half), companyId: 'OTHER' }]), 400);
  const misspelt = await server.call('GET', '/v1/events?entities=sales-invoce', { key: home.tenantKey });
  assert.deepEqual([misspelt.statusCode, /Did you mean sales-invoice\?/.test(misspelt.body)], [400, true]);
  assert.equal((await switchTo(home, { enabled: true }, 'NONE')).json().error.code, 'unknown_company');
  const stranger = await machine();
  assert.equal(
    (await switchTo({ ...home, tenantKey: stranger.tenantKey }, { enabled: false })).json().error.code,
    'unknown_company',
  );
  assert.equal((await report(home, [book('1.a', '2.a')], { 'x-install-id': 'two' })).json().error.code, 'other_install_active');
});

test('an older copy of a book that comes back is notified with the finished commands that it does not have', async () => {
  const home = await machine();
  const { connectorId, tenantKey } = home;
  const run = async (commandId: string, payload: object): Promise<void> => {
    const submitted = await server.submit(home, { commandId, companyId: 'MAIN', type: 'update-debtor', payload });
    assert.equal(submitted.statusCode, 202, submitted.body);
    const { command } = (await server.next(home, '', INSTALL)).json();
    const body = { status: 'done', leaseToken: command.leaseToken, result: { ok: true, saved: true } };
    const path = `/connectors/${connectorId}/commands/${commandId}/result`;
    const reported = await server.call('POST', path, { key: home.connectorKey, headers: INSTALL, body });
    assert.equal(reported.statusCode, 200, reported.body);
  };
  const debtor = { debtorCode: '300-A001', companyName: 'Alpha', reason: 'Test' };
  await run('kept', debtor);
  await run('lost', debtor);
  await run('only-validated', { ...debtor, validateOnly: true });
  await switchTo(home, { enabled: true });
  await report(home, [{ ...book(null, '9.a'), resync: [{ scope: 'book', reason: 'enabled' }] }]);
  const restored = { scope: 'book', reason: 'restored', commandIds: ['new-book', 'kept'] };
  assert.equal((await report(home, [{ ...book('9.a', '5.b'), resync: [restored] }])).json().books[0].ok, true);
  const { notifications } = (await server.call('GET', '/app/notifications', { headers: { cookie: home.cookie } })).json();
  const found = notifications.filter(({ kind }: { kind: string }) => kind === 'book_restored');
  assert.deepEqual([found.length, found[0].subject], [1, `${connectorId} MAIN`]);
  assert.match(found[0].message, /^MAIN was replaced by an older copy .* these finished commands saved: lost\. Send/);
  const [gap] = (await feed(tenantKey, 'types=change.resync')).slice(-1);
  assert.deepEqual(gap?.data, { connectorId, companyId: 'MAIN', scope: 'book', reason: 'restored' });
});

test('switched off with forget, the change events of the book are gone, and both are in the audit log', async () => {
  const home = await machine();
  await switchTo(home, { enabled: true });
  await report(home, [book(null, '1.a', [change('debtor', 'A')])]);
  assert.equal((await feed(home.tenantKey, 'types=change.*')).length, 1);
  const off = await switchTo(home, { enabled: false, forget: true });
  assert.deepEqual([off.statusCode, off.json().changes.enabled], [200, false]);
  assert.deepEqual(await feed(home.tenantKey, 'types=change.*'), []);
});

test('the page of changes has the switch, what leaves the computer, the last gap and the newest changes', async () => {
  const home = await machine();
  const page = async (): Promise<string> =>
    (await server.call('GET', '/portal/changes', { headers: { cookie: home.cookie, accept: 'text/html' } })).body;
  const off = await page();
  assert.match(off, /What leaves the computer/);
  assert.match(off, /Switch on: Main/);
  assert.match(off, /No changes yet/);
  await switchTo(home, { enabled: true });
  const changes = [
    change('debtor', 'A<1>'),
    change('debtor', 'B', { change: 'renamed', formerKey: 'OLD', source: 'command', commandId: 'c-1' }),
    change('debtor', 'C', { change: 'updated', source: 'both', commandId: 'c-2' }),
  ];
  await report(home, [{ ...book(null, '1.a', changes), resync: [{ scope: 'book', reason: 'enabled' }] }]);
  const on = await page();
  assert.match(on, /Switch off and delete: Main/);
  assert.match(on, /A&lt;1&gt;/);
  assert.match(on, /renamed from OLD/);
  assert.match(on, /at the desk/);
  assert.match(on, /href="\/portal\/commands\/c-1"/);
  assert.match(on, /c-2<\/a>\s*<span class="sub">and at the desk/);
  assert.ok(on.indexOf('renamed from OLD') < on.indexOf('A&lt;1&gt;'), 'the newest first');
  await report(home, [{ ...book('1.a', '1.a'), reason: 'unsupported' }]);
  assert.match(await page(), /The accounting package of this book does not report changes\./);
});
