import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { limits, MINUTE_MS } from '@ledgerline/contract';
import { pausedBook } from '../../../testing/calls/book-calls.ts';
import { makeOperator, visitCookie } from '../../../testing/calls/operator-calls.ts';
import { invoice, openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';

let server: TestServer;
let home: TestTenant;
before(async () => {
  server = await openTestServer();
  home = await server.household();
});
after(() => server.close());

const get = (path: string, cookie: string) => server.call('GET', path, { headers: { cookie } });
const post = (path: string, cookie: string, body?: object) =>
  server.call('POST', path, { headers: { cookie }, ...(body && { body }) });
const refuses = (response: Awaited<ReturnType<typeof get>>): void =>
  assert.deepEqual([response.statusCode, response.json().error.code], [403, 'visit_read_only']);
const logOf = (tenantId: string) => server.context.store.audits({ tenantId, limit: 50 });

test('an operator sees the portal of a tenant under a banner in the language of the reader, and ends it', async () => {
  const cookie = await visitCookie(server, home.tenantId, 'Ticket 4711');
  const page = await server.call('GET', '/portal', { headers: { cookie, 'accept-language': 'ms' } });
  assert.equal(page.statusCode, 200);
  assert.match(page.body, /sebagai pengendali/);
  assert.match(page.body, /Sebab: Ticket 4711/);
  assert.match(page.body, /data-post="\/admin\/visit\/end"/);
  assert.equal((await post('/admin/visit/end', cookie)).statusCode, 200);
  assert.equal((await get('/portal', cookie)).headers.location, '/login?next=/portal');
});

test('a visit needs a reason, and the tenant sees who looked, when and why', async () => {
  const key = server.context.config.adminKey;
  const path = `/admin/tenants/${home.tenantId}/visits`;
  for (const body of [{}, { reason: '' }, { reason: 'x'.repeat(limits.visitReasonLengthMax + 1) }, { reason: 'two\nlines' }])
    assert.equal((await server.call('POST', path, { key, body })).statusCode, 400);
  const operator = await server.household();
  const { person } = operator.signUp;
  await makeOperator(server, { personId: person.personId, cookie: operator.cookie }, true);
  assert.equal((await post(path, operator.cookie, { reason: 'Their books are late' })).statusCode, 200);
  const [entry] = await logOf(home.tenantId);
  assert.deepEqual(
    [entry?.actor, entry?.action, entry?.subject],
    [`operator:${person.email}`, 'visit.begun', 'Their books are late'],
  );
  const account = await get('/portal/account', home.cookie);
  assert.match(account.body, /An operator began to look at the portal/);
  assert.match(account.body, /Their books are late/);
});

test('a visit changes nothing and gets no secret: one code says so', async () => {
  await server.submit(home, { commandId: 'waiting', ...invoice });
  const cookie = await visitCookie(server, home.tenantId);
  const before = (await logOf(home.tenantId)).length;
  const writes: readonly (readonly [string, object?])[] = [
    ['/app/commands/waiting/cancel'],
    ['/app/api-keys', { name: 'mine', access: 'full' }],
    ['/app/retention', { keptDays: 90 }],
    ['/app/sandbox'],
    ['/app/operator-sight', { books: true }],
    ['/app/erasure', { companyName: 'x', currentPassword: 'x' }],
  ];
  for (const [path, body] of writes) refuses(await post(path, cookie, body));
  for (const path of [
    '/app/connector-config.json',
    '/app/export.zip',
    '/app/user',
    '/portal/account',
    '/portal/security',
    '/portal/data',
  ])
    refuses(await get(path, cookie));
  const pages = [
    '/portal',
    '/portal/connector',
    '/portal/keys',
    '/portal/webhooks',
    '/portal/commands',
    '/app/state',
    '/app/api-keys',
  ];
  for (const path of pages) {
    const response = await get(path, cookie);
    assert.equal(response.statusCode, 200, `${path}: ${response.body.slice(0, 200)}`);
    for (const secret of [home.tenantKey, home.connectorKey]) assert.equal(response.body.includes(secret), false, path);
  }
  assert.equal((await logOf(home.tenantId)).length, before);
});

test('real account books are shown only if an owner wants it', async () => {
  const tenant = await server.household();
  const book = `/portal/books/${tenant.connectorId}/${await pausedBook(server, tenant)}`;
  const cookie = await visitCookie(server, tenant.tenantId);
  assert.equal((await get(book, cookie)).statusCode, 403);
  assert.equal((await post('/app/operator-sight', tenant.cookie, { books: true })).statusCode, 200);
  assert.match((await get('/portal/data', tenant.cookie)).body, /Hide account books from operators/);
  assert.equal((await get(book, cookie)).statusCode, 200);
  const [look] = (await logOf(tenant.tenantId)).filter(({ action }) => action === 'book.looked-at');
  assert.equal(look?.actor, 'admin');
  await post('/app/operator-sight', tenant.cookie, { books: false });
  assert.equal((await get(book, cookie)).statusCode, 403);
});

test('commands of real account books are shown without what they contain, unless an owner wants it', async () => {
  const tenant = await server.household();
  const { commandId } = (await server.submit(tenant, { ...invoice, commandId: 'seen-by-operators' })).json().command;
  await server.next(tenant);
  await server.report(tenant, commandId, { status: 'done', result: { ok: true, docNo: 'IV-7', note: 'Kedai Rahsia' } });
  const cookie = await visitCookie(server, tenant.tenantId);
  const shown = async () => (await get(`/app/commands/${commandId}`, cookie)).json().command;
  assert.deepEqual([(await shown()).status, (await shown()).payload, (await shown()).result], ['done', {}, null]);
  assert.doesNotMatch((await get(`/portal/commands/${commandId}`, cookie)).body, /Rahsia/);
  await post('/app/operator-sight', tenant.cookie, { books: true });
  assert.equal((await shown()).result.note, 'Kedai Rahsia');
});

/** What a page can send by itself: scripts post what has one of these attributes, browsers a form. */
const NAMES =
  'post|settings|statement|report|schedule|new-key|edit|rotate|revoke|new-webhook|ping|replay|member|invite|resend|sight';
const SENDS = new RegExp(`<(?:form|button)[^>]* (?:data-(?:${NAMES})[ =]|method="post")[^>]*>`, 'g');
/** To end the visit, and to choose a language. */
const ALLOWED = /data-post="\/admin\/visit\/end"|action="\/language"/;

test('a visit is shown no button or form that it would be refused', async () => {
  const tenant = await server.household();
  await server.submit(tenant, { commandId: 'queued', ...invoice });
  await post('/app/operator-sight', tenant.cookie, { books: true });
  const book = `/portal/books/${tenant.connectorId}/${await pausedBook(server, tenant)}`;
  const cookie = await visitCookie(server, tenant.tenantId);
  const found: string[] = [];
  for (const path of [
    '/portal',
    '/portal/books',
    book,
    `${book}/customers/300-A001`,
    `${book}/documents/sales-invoice/IV-7`,
    '/portal/reports',
    '/portal/connector',
    '/portal/keys',
    '/portal/webhooks',
    '/portal/commands',
    '/portal/commands/queued',
    '/portal/events',
    '/portal/notifications',
    '/portal/team',
    '/portal/approvals',
    '/portal/sandbox',
  ]) {
    const response = await get(path, cookie);
    if (response.statusCode === 403) continue;
    assert.equal(response.statusCode, 200, path);
    found.push(...(response.body.match(SENDS) ?? []).filter((tag) => !ALLOWED.test(tag)).map((tag) => `${path}: ${tag}`));
    for (const [, href = ''] of response.body.matchAll(/<a [^>]*href="(\/portal\/[^"#?]*)/g))
      if ((await get(href, cookie)).statusCode === 403) found.push(`${path}: leads to ${href}`);
  }
  assert.deepEqual([...new Set(found)], []);
});

test('a visit is over after an hour, and leaves the login of the operator alone', async () => {
  const operator = await server.household();
  const both = `${operator.cookie}; ${await visitCookie(server, home.tenantId)}`;
  assert.equal((await get('/app/state', both)).json().tenant.tenantId, home.tenantId);
  assert.equal((await get('/app/state', operator.cookie)).json().tenant.tenantId, operator.tenantId);
  server.time.advance(limits.visitMinutes * MINUTE_MS);
  assert.equal((await get('/app/state', both)).json().tenant.tenantId, operator.tenantId);
});
