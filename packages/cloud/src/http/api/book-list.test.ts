import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { BookListResponse, deliveryLimits, presenceReason } from '@ledgerline/contract';
import { Value } from 'typebox/value';
import { openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';

let server: TestServer;
before(async () => {
  server = await openTestServer();
});
after(() => server.close());

async function booksOf(key: string): Promise<BookListResponse['connectors']> {
  const response = await server.call('GET', '/v1/books', { key });
  assert.equal(response.statusCode, 200, response.body);
  const answer = response.json() as BookListResponse;
  assert.ok(Value.Check(BookListResponse, answer), JSON.stringify([...Value.Errors(BookListResponse, answer)]));
  assert.equal(response.headers['cache-control'], 'no-store');
  return answer.connectors;
}

const openedSandbox = async ({ cookie }: TestTenant): Promise<string> =>
  (await server.call('POST', '/app/sandbox', { headers: { cookie } })).json().connector.connectorId;

const keyFor = async ({ cookie }: TestTenant, body: object): Promise<string> =>
  (await server.call('POST', '/app/api-keys', { headers: { cookie }, body: { name: 'key', ...body } })).json().secret;

test('GET /v1/books lists every connector with its state and books, from sign-up on', async () => {
  const home = await server.newcomer();
  const own = { connectorId: home.connectorId, kind: 'desktop', lastSeenAt: null, build: null, state: 'never-connected' };
  assert.deepEqual(await booksOf(home.tenantKey), [
    { ...own, name: 'Own connector', reason: presenceReason('never_connected'), books: [] },
  ]);

  const call = (path: string, body: object) =>
    server.call('POST', `/connectors/${home.connectorId}/${path}`, { key: home.connectorKey, body });
  await call('companies', { companies: [{ companyId: 'KEDAI', name: 'Kedai Contoh', edition: 'pro' }] });
  const states = [{ companyId: 'KEDAI', state: 'needs-password', message: 'Enter the password.' }];
  await call('heartbeat', { build: 'local-mvp-2026.10.01.01', hostname: 'KEDAI-PC', companies: states });
  const lastSeenAt = new Date(server.time.now()).toISOString();
  const changes = { enabled: false, lagSeconds: null, lookedAt: null, reason: null };
  const said = { state: 'needs-password', message: 'Enter the password.' };
  const book = { companyId: 'KEDAI', name: 'Kedai Contoh', ...said, changes, einvoice: null };
  const explained = { ...book, reason: presenceReason('needs_password') };
  const online = {
    ...own,
    reason: null,
    name: 'KEDAI-PC',
    build: 'local-mvp-2026.10.01.01',
    lastSeenAt,
    state: 'online',
    books: [explained],
  };
  assert.deepEqual(await booksOf(home.tenantKey), [online]);

  server.time.advance((deliveryLimits.onlineWithinSeconds + 1) * 1000);
  const connectorId = await openedSandbox(home);
  const [first, sandbox] = await booksOf(home.tenantKey);
  const reason = presenceReason('machine_off');
  assert.deepEqual(first, { ...online, state: 'offline', reason, books: [{ ...book, reason }] });
  assert.deepEqual([sandbox?.connectorId, sandbox?.kind, sandbox?.name], [connectorId, 'sandbox', 'Sandbox']);
  assert.deepEqual(
    sandbox?.books.map(({ companyId }) => companyId),
    ['SAMPLE', 'BLANK'],
  );
});

test('a book has the e-invoices that its connector last reported, until the connector sends none', async () => {
  const home = await server.household();
  const beat = (einvoice: object) =>
    server.call('POST', `/connectors/${home.connectorId}/heartbeat`, {
      key: home.connectorKey,
      body: { companies: [{ companyId: 'A', state: 'open', ...einvoice }] },
    });
  const shown = async () => (await booksOf(home.tenantKey))[0]?.books.find(({ companyId }) => companyId === 'A')?.einvoice;
  const einvoice = {
    state: 'running',
    environment: 'production',
    pending: 2,
    oldestPendingMinutes: 4,
    submitted: 1,
    invalid7d: 3,
    rejectRequests: 0,
    certificateDaysLeft: 24,
  };
  await beat({ einvoice });
  assert.deepEqual(await shown(), einvoice);
  await beat({});
  assert.deepEqual(await shown(), einvoice, 'a book that is closed for a while says nothing');
  for (const wrong of [{ pending: -1 }, { pending: 'IV-000001' }, { environment: 'elsewhere' }, { state: '' }])
    assert.equal((await beat({ einvoice: { ...einvoice, ...wrong } })).statusCode, 400, JSON.stringify(wrong));
  await beat({ einvoice: { ...einvoice, docNo: 'IV-000001' } });
  assert.deepEqual(await shown(), einvoice, 'further fields are not stored');
  await beat({ einvoice: null });
  assert.equal(await shown(), null);
});

test('a key sees what it may use: all books with any modules, or those it is limited to and their connectors', async () => {
  const [home, other] = [await server.household(), await server.household()];
  await openedSandbox(home);
  const idsOf = async (key: string) =>
    (await booksOf(key)).map(({ connectorId, books }) => [connectorId, ...books.map(({ companyId }) => companyId)]);
  assert.equal((await idsOf(await keyFor(home, { access: { ar: ['read'] } }))).length, 2);
  assert.deepEqual(await idsOf(await keyFor(home, { companies: ['B', 'NOWHERE'] })), [[home.connectorId, 'B']]);
  assert.deepEqual(await idsOf(await keyFor(home, { companies: ['NOWHERE'] })), []);
  const own = JSON.stringify(await idsOf(other.tenantKey));
  assert.ok(own.includes(other.connectorId) && !own.includes(home.connectorId));
});

test('what the list names can be used unchanged', async () => {
  const home = await server.household();
  await openedSandbox(home);
  for (const { connectorId, books } of await booksOf(home.tenantKey)) {
    for (const { companyId } of books)
      assert.equal((await server.submit(home, { connectorId, companyId })).statusCode, 202, companyId);
  }
});
