import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { HOUR_MS, limits, MINUTE_MS } from '@ledgerline/contract';
import { makeOperator, operatorCookie } from '../../../testing/calls/operator-calls.ts';
import { refusal } from '../../../testing/portal-test-client.ts';
import { invoice, openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';
import { createServer } from '../server/server.ts';

let server: TestServer;
let home: TestTenant;
before(async () => {
  server = await openTestServer();
  home = await server.household();
});
after(() => server.close());

const statusOf = async (path: string, cookie: string): Promise<number> =>
  (await server.call('GET', path, { headers: { cookie } })).statusCode;

test('the admin key is exchanged for a session in a strict cookie, which ends without use and after 8 hours', async () => {
  const opened = await server.call('POST', '/admin/session', { body: { adminKey: server.context.config.adminKey } });
  assert.match(
    String(opened.headers['set-cookie']),
    /^ledgerline_operator=\S+; Max-Age=28800; Path=\/admin; HttpOnly; SameSite=Strict$/,
  );
  const cookie = await operatorCookie(server);
  for (let minutes = 0; minutes < 8 * 60 - 20; minutes += 20) {
    assert.equal(await statusOf('/admin/nodes', cookie), 200, `after ${minutes} minutes`);
    server.time.advance(20 * MINUTE_MS);
  }
  server.time.advance(20 * MINUTE_MS);
  assert.equal(await statusOf('/admin/nodes', cookie), 401);
  const idle = await operatorCookie(server);
  server.time.advance(limits.operatorIdleMinutes * MINUTE_MS);
  assert.equal(await statusOf('/admin/nodes', idle), 401);
  const ended = await operatorCookie(server);
  await server.call('POST', '/admin/session/end', { headers: { cookie: ended } });
  assert.equal(await statusOf('/admin/nodes', ended), 401);
});

test('a session ends with the admin key that it was exchanged for', async () => {
  const headers = { cookie: await operatorCookie(server) };
  const config = { ...server.context.config, adminKey: 'll_admin_the_next_one_of_this_cloud' };
  const restarted = createServer({ ...server.context, config }).app;
  const answers = [server.app, restarted].map((app) => app.inject({ method: 'GET', url: '/admin/nodes', headers }));
  assert.deepEqual(
    (await Promise.all(answers)).map(({ statusCode }) => statusCode),
    [200, 401],
  );
});

test('an address can try few wrong keys, and is then refused even with the right one', async () => {
  const body = { adminKey: 'll_admin_wrong' };
  for (let count = 0; count < limits.wrongAdminKeysPerAddressAndHourMax; count += 1)
    assert.equal((await server.call('POST', '/admin/session', { body })).statusCode, 401);
  const right = { adminKey: server.context.config.adminKey };
  assert.equal((await server.call('POST', '/admin/session', { body: right })).statusCode, 429);
  server.time.advance(HOUR_MS);
  assert.equal((await server.call('POST', '/admin/session', { body: right })).statusCode, 200);
});

test('a page without a session leads to the login of the console, and from there nowhere else', async () => {
  const page = await server.call('GET', '/admin/console/mails');
  assert.equal(page.headers.location, '/admin/login?next=/admin/console/mails');
  assert.match(
    (await server.call('GET', '/admin/login?next=/admin/console/mails')).body,
    /data-leads-to="\/admin\/console\/mails"/,
  );
  for (const next of ['https://elsewhere.example', '//elsewhere.example', '/portal'])
    assert.match((await server.call('GET', `/admin/login?next=${encodeURIComponent(next)}`)).body, /data-leads-to="\/admin"/);
});

test('a person who is an operator needs a second factor and a login of the last hours, and is named in the log', async () => {
  const operator = await server.household();
  const { person } = operator.signUp;
  const loggedIn = { personId: person.personId, cookie: operator.cookie };
  assert.equal(await statusOf('/admin/nodes', operator.cookie), 401);
  await makeOperator(server, loggedIn, false);
  assert.equal(await statusOf('/admin/nodes', operator.cookie), 403);
  const led = await server.call('GET', '/admin', { headers: { cookie: operator.cookie } });
  assert.equal(led.headers.location, '/portal/security');
  await makeOperator(server, loggedIn, true);
  const headers = { cookie: operator.cookie };
  const path = `/admin/tenants/${home.tenantId}/subscription`;
  const body = { status: 'inactive' };
  assert.equal((await server.call('POST', path, { headers, body })).statusCode, 200);
  const [entry] = await server.context.store.audits({ tenantId: home.tenantId, limit: 1 });
  assert.deepEqual([entry?.actor, entry?.action], [`operator:${person.email}`, 'subscription.set']);
  assert.equal((await server.submit(home)).statusCode, 402);
  assert.equal((await server.call('POST', path, { headers, body: { status: 'active' } })).statusCode, 200);
  assert.equal((await server.submit(home)).statusCode, 202);
  server.time.advance(limits.operatorSessionHours * HOUR_MS);
  assert.equal(await statusOf('/admin/nodes', operator.cookie), 401);
});

test('the console shows that commands fail and never what they contain', async () => {
  const secret = 'SECRET-PAYLOAD-7';
  const payload = { ...invoice.payload, description: secret };
  const { commandId } = (await server.submit(home, { ...invoice, payload })).json().command;
  await server.next(home, '?max=100');
  await server.report(home, commandId, refusal(`${secret} cannot be saved.`));
  const headers = { cookie: await operatorCookie(server) };
  const urls = ['/admin', '/admin/overview', `/admin/console/tenants/${home.tenantId}`, `/admin/tenants/${home.tenantId}`];
  for (const url of urls) {
    const { body } = await server.call('GET', url, { headers });
    assert.match(body, /create-sales-invoice/, url);
    assert.doesNotMatch(body, new RegExp(`${secret}|${home.tenantKey}|${home.connectorKey}|argon2`), url);
  }
  const found = await server.call('GET', `/admin/tenants?search=${home.signUp.person.email.slice(0, 9)}`, { headers });
  assert.ok((found.json().tenants as readonly { tenantId: string }[]).some(({ tenantId }) => tenantId === home.tenantId));
});
