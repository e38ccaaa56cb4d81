import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { findRecipe } from '@ledgerline/catalog';
import { type Command, DAY_MS } from '@ledgerline/contract';
import { assertAccessiblePage } from '../../../testing/page-assertions.ts';
import { PortalTestClient, refusal, words } from '../../../testing/portal-test-client.ts';
import { byTester, testPassword } from '../../../testing/test-cloud.ts';
import { openTestServer, reportBooks, type TestServer, type TestTenant } from '../../../testing/test-server.ts';
import { connectorKeyOf } from '../../account/connector-config.ts';
import { notifyTenant, resultConflict } from '../../account/notification.ts';
import { createAppKey } from '../../account/rights/app-key.ts';
import { signUp } from '../../account/tenant.ts';
import { installSilenceMs } from '../../delivery/delivery.ts';
import { openSandbox } from '../../delivery/sandbox.ts';
import { defineSandboxField } from '../../delivery/sandbox-field.ts';
import { keyPresets } from '../../pages/portal/key-preset.ts';
import { isRefusal } from '../../system/problem.ts';

let server: TestServer;
let portal: PortalTestClient;
before(async () => {
  server = await openTestServer();
  portal = new PortalTestClient(server);
});
after(() => server.close());

const paths = [
  '/portal',
  '/portal/commands',
  '/portal/events',
  '/portal/webhooks',
  '/portal/changes',
  '/portal/notifications',
  '/portal/keys',
  '/portal/connector',
  '/portal/sandbox',
  '/portal/reports',
  '/portal/account',
] as const;

for (const path of paths) {
  test(`GET ${path} leads who is not logged in to the login and back, and shows a new tenant a sound page`, async () => {
    for (const cookie of [undefined, 'ledgerline_session=unknown']) {
      const response = await portal.visit(path, cookie);
      assert.equal(response.statusCode, 302);
      assert.equal(response.headers.location, `/login?next=${path}`);
    }
    const home = await server.household();
    const body = await portal.pageAt(path, home);
    assert.match(body, /aria-current="page"/);
    const response = await portal.visit(path, home.cookie);
    assert.equal(response.headers['cache-control'], 'no-store');
  });
}

test('filters survive the way over the login', async () => {
  const { headers } = await portal.visit('/portal/commands?standing=failed&q=a%20b');
  assert.equal(headers.location, '/login?next=/portal/commands%3Fstanding%3Dfailed%26q%3Da%2520b');
  assert.equal((await portal.visit('/portal/commands.csv?q=x')).headers.location, '/login?next=/portal/commands%3Fq%3Dx');
});

const evil = `<script>alert("x")</script>'"><img src=x>`;

async function evilHousehold(): Promise<TestTenant> {
  const { context } = server;
  const body = { companyName: evil.slice(0, 90), email: 'evil@example.com', password: testPassword };
  const made = await signUp(context, body, 'r');
  if (isRefusal(made)) assert.fail(made.refused.message);
  const { tenant, connector, tenantApiKey, opened } = made;
  return {
    signUp: made,
    tenantId: tenant.tenantId,
    tenantKey: tenantApiKey,
    connectorId: connector.connectorId,
    connectorKey: connectorKeyOf(context, connector) ?? '',
    cookie: `ledgerline_session=${opened.token}`,
  };
}

test('text from outside stays text, on every page', async () => {
  const { context } = server;
  const who = await evilHousehold();
  const { tenantId, connectorId } = who;
  const call = { connectorId, install: 'default' };
  await createAppKey(
    context,
    tenantId,
    { name: evil.slice(0, 90), access: { sales: ['read'] }, companies: ['A'] },
    byTester(evil),
  );
  await notifyTenant(context, tenantId, {
    ...resultConflict({ commandId: 'c1', type: evil }),
    title: evil,
    action: { label: evil, href: 'javascript:alert(1)' },
  });
  await context.store.heartbeat({
    ...call,
    build: evil,
    driver: { name: evil, version: evil, exactlyOnce: true },
    hostname: evil,
    os: evil,
    running: [],
    companies: [],
  });
  await context.store.reportCompanies({ ...call, companies: [{ companyId: 'A', name: evil, data: '{}' }] });
  await context.store.heartbeat({
    ...call,
    build: null,
    driver: null,
    hostname: null,
    os: null,
    running: [],
    companies: [{ companyId: 'A', state: evil, message: evil }],
  });
  const accepted = {
    tenantId,
    connectorId,
    companyId: 'A',
    type: 'create-quotation',
    module: 'sales',
    mode: 'write',
    sentBy: null,
  } as const;
  const warnings = JSON.stringify([{ code: evil, path: evil, message: evil }]);
  await context.store.accept({
    ...accepted,
    ...{ commandId: 'c1', payload: JSON.stringify({ [evil]: evil }), warnings, docNo: evil, trace: null },
  });
  const { commands } = await context.store.lease({ ...call, max: 5, token: 't' });
  assert.equal(commands.length, 1);
  const result = {
    ok: false,
    saved: true,
    docNo: evil,
    error: { code: evil, message: evil, details: [{ path: evil, code: evil, message: evil }] },
    warnings: [{ code: evil, message: evil }],
    writeVerification: { matched: false, differences: [{ path: evil, expected: evil, actual: { [evil]: evil } }] },
    postings: [{ accountNo: evil, party: evil, debit: 1, credit: 0 }],
  };
  await context.store.finish({
    ...call,
    commandId: 'c1',
    status: 'failed',
    result: JSON.stringify(result),
    error: { code: 'verify_mismatch', message: evil, retryable: false, outcome: 'applied' },
    reportHash: 'h',
    docNo: evil,
  });
  const query = encodeURIComponent(evil);
  const filtered = `/portal/commands?q=${query}&type=${query}&companyId=${query}&connectorId=${query}&error=${query}&from=${query}`;
  for (const url of [...paths, '/portal/commands/c1', filtered]) {
    const body = await portal.pageAt(url, who);
    assert.ok(!body.includes('<script>alert'), url);
    assert.ok(!body.includes('<img src=x'), url);
    assert.ok(!body.includes('href="javascript:'), url);
  }
  assert.ok((await portal.pageAt('/portal/commands/c1', who)).includes('&lt;script&gt;alert'));
  assert.ok((await portal.pageAt('/portal/keys', who)).includes('&lt;script&gt;alert'));
});

test('the overview greets by the hour in Kuala Lumpur', async () => {
  const home = await server.household();
  const body = words(await portal.pageAt('/portal', home));
  assert.match(body, /Good (morning|afternoon|evening)/);
  assert.match(body, /All times are Kuala Lumpur/);
});

test('the overview shows the status of the connector and what to do, in each of its states', async () => {
  const home = await server.newcomer();
  const { context, time } = server;
  const says = async (): Promise<string> => words(await portal.pageAt('/portal', home));
  assert.match(await says(), /Connector not connected yet.*never connected.*Set up the connector/);
  const call = { connectorId: home.connectorId, install: 'first' };
  const beat = (build: string) =>
    context.store.heartbeat({ ...call, build, driver: null, hostname: 'KEDAI-PC', os: 'Windows 11', running: [], companies: [] });
  await beat('local-mvp-2020.01.01.01');
  assert.match(await says(), /Connector build too old.*build too old.*Its settings are kept/);
  await beat('local-mvp-2099.01.01.01');
  assert.match(await says(), /Connector online.*last contact 0 s ago.*KEDAI-PC, Windows 11/);
  await context.store.recordCall({ ...call, install: 'second' });
  assert.match(await says(), /Another installation is active.*other install active.*Move the connector/);
  time.advance(installSilenceMs);
  assert.match(await says(), /Connector offline.*offline since.*Check that KEDAI-PC is on/);
  const page = words(await portal.pageAt('/portal/connector', home));
  assert.match(page, /offline since/);
});

test('the overview shows which connector serves each account book: the tenant’s own one or the sandbox', async () => {
  const home = await server.household();
  const sandbox = await openSandbox(server.context, home.tenantId, byTester('r'));
  if (isRefusal(sandbox)) assert.fail();
  const says = words(await portal.pageAt('/portal', home));
  assert.match(says, new RegExp(`OTHER Your own connector ${home.connectorId} OTHER`));
  assert.match(says, new RegExp(`Sample company Sandbox connector ${sandbox.connectorId} SAMPLE`));
});

test('the subscription is shown where it matters: trial, its last days, a payment due, the end', async () => {
  const home = await server.household();
  const { context, time, tenantId } = { ...server, ...home };
  const says = async (): Promise<string> => words(await portal.pageAt('/portal', home));
  assert.match(await says(), /14 days left of the trial/);
  time.advance(13.5 * DAY_MS);
  assert.match(await says(), /The trial ends within a day/);
  time.advance(DAY_MS);
  const over = await says();
  assert.match(over, /The trial has ended.*402.*Commands already accepted still run/);
  assert.match(words(await portal.pageAt('/portal/sandbox', home)), /The trial has ended/);
  const audit = { tenantId, actor: 'admin', action: 'subscription.set', subject: 'x', requestId: 'r' };
  const set = (status: 'active' | 'past_due' | 'inactive') =>
    context.store.setSubscription({ tenantId, status, plan: 'kedai', currentPeriodEnd: null, audit });
  await set('past_due');
  assert.match(await says(), /A payment is due/);
  await set('active');
  assert.doesNotMatch(await says(), /trial|402/i);
  await set('inactive');
  assert.match(await says(), /402 subscription_inactive/);
});

test('the last day is counted and drawn, and failures are put together with a link to them', async () => {
  const home = await server.household();
  for (const message of ['June is locked.', 'June is locked.']) await portal.ended(home, refusal(message));
  await portal.ended(home, { status: 'done', result: { ok: true, saved: true } });
  await portal.ended(home, { status: 'done', result: { ok: false, saved: true } });
  const body = await portal.pageAt('/portal', home);
  assert.match(words(body), /Accepted 4 Done 1 Failed 2 50%/);
  assert.match(body, /role="img" aria-label="Commands per hour[^"]*1 done, 2 failed and 1 saved but not verified\."/);
  assert.match(words(body), /2 June is locked\. create-sales-invoice \. Use an open date/);
  const href = /href="(\/portal\/commands\?[^"]*error=PERIOD_LOCKED[^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const list = await portal.pageAt(href, home);
  assert.equal([...list.matchAll(/<tr data-row=/g)].length, 2);
  assert.match(words(body), /1 Saved, but different from the request .* Do not create it again\. Open/);
});

test('the first steps tick themselves, and are gone when all are done', async () => {
  const home = await server.newcomer();
  const { context } = server;
  const steps = async (): Promise<string | undefined> =>
    /First steps (\d of \d)/.exec(words(await portal.pageAt('/portal', home)))?.[1];
  assert.equal(await steps(), '0 of 4');
  const sandbox = await openSandbox(context, home.tenantId, byTester('r'));
  if (isRefusal(sandbox)) assert.fail();
  const { commandId } = (await server.submit(home, { connectorId: sandbox.connectorId })).json().command as Command;
  const call = { connectorId: sandbox.connectorId, install: 'host' };
  await context.store.lease({ ...call, max: 1, token: 't' });
  await context.store.finish({ ...call, commandId, status: 'done', result: '{}', error: null, reportHash: 'h', docNo: null });
  assert.equal(await steps(), '1 of 4');
  await createAppKey(context, home.tenantId, { name: 'Shop' }, byTester('r'));
  await server.next(home);
  assert.equal(await steps(), '2 of 4', 'a connector without a book is no account book');
  const books = [{ companyId: 'SAMPLE', name: 'Mine', data: '{}' }];
  await context.store.reportCompanies({ connectorId: home.connectorId, install: 'default', companies: books });
  assert.equal(await steps(), '3 of 4');
  await reportBooks(context.store, home);
  await portal.ended(home, { status: 'done' }, {});
  assert.equal(await steps(), undefined);
});

test('notifications are listed with what to do and a way to dismiss them', async () => {
  const home = await server.household();
  assert.match(words(await portal.pageAt('/portal/notifications', home)), /No open notifications/);
  await notifyTenant(server.context, home.tenantId, resultConflict({ commandId: 'c1', type: 'create-quotation' }));
  const body = await portal.pageAt('/portal/notifications', home);
  assert.match(body, /data-post="\/app\/notifications\/note_[^"]+\/dismiss"/);
  assert.match(body, /href="\/portal\/commands\/c1">Open the command/);
  assert.match(words(await portal.pageAt('/portal', home)), /Notifications 1 open/);
});

test('keys are listed with their rights and status, and no secret is on the page', async () => {
  const home = await server.household();
  const { context, tenantId } = { ...server, ...home };
  const make = async (name: string, more: object = {}) => {
    const made = await createAppKey(context, tenantId, { name, ...more }, byTester('r'));
    if (isRefusal(made)) assert.fail(made.refused.message);
    return made;
  };
  const shop = await make('Shop', { access: { sales: ['read', 'write'], ar: ['read'] }, companies: ['MAIN'] });
  await make('Soon', { expiresAt: new Date(server.time.now() + 3 * DAY_MS).toISOString() });
  const gone = await make('Gone');
  const audit = { tenantId, actor: 'session', action: 'a', subject: 's', requestId: 'r' };
  await context.store.revokeAppKey({ tenantId, keyId: gone.key.keyId, audit });
  const body = await portal.pageAt('/portal/keys', home);
  assert.match(words(body), /2 active, 1 ended/);
  assert.match(words(body), /Gone revoked on .*Full access all \d+ \w+ 2026 never revoked/);
  assert.match(words(body), /Soon expires in 3 days/);
  assert.match(words(body), /sales: read, write; ar: read MAIN \d+ \w+ 2026 never Edit ?Rotate ?Revoke/);
  assert.ok(!body.includes(shop.secret) && !body.includes(home.tenantKey));
  assert.ok(!body.includes(`data-revoke="${gone.key.keyId}"`));
});

test('the connector page shows the installer with size and hash, or that there is none', async () => {
  const home = await server.newcomer();
  assert.match(words(await portal.pageAt('/portal/connector', home)), /Get the connector no installer/);
  writeFileSync(server.context.config.installerFile, 'x'.repeat(2048));
  const body = await portal.pageAt('/portal/connector', home);
  assert.match(words(body), /ConnectorSetup\.exe, 2\.0 KB/);
  assert.match(body, /sha256<\/dt><dd><code>[0-9a-f]{64}/);
  assert.ok(!body.includes(home.connectorKey), 'the key is in the file that is downloaded, not on the page');
});

test('the set-up steps tick themselves as the connector appears', async () => {
  const home = await server.newcomer();
  const done = async (): Promise<number> =>
    [...(await portal.pageAt('/portal/connector', home)).matchAll(/<li data-state="done"/g)].length;
  assert.equal(await done(), 0);
  await server.next(home);
  assert.equal(await done(), 3);
  await server.context.store.reportCompanies({
    connectorId: home.connectorId,
    install: 'default',
    companies: [{ companyId: 'SAMPLE', name: 'Mine', data: '{}' }],
  });
  assert.equal(await done(), 4);
  await portal.ended(home, { status: 'done' }, {});
  assert.equal(await done(), 5);
});

test('the sandbox page offers to open it, then to run and reset; where there are no sandboxes it says so', async (t) => {
  const home = await server.household();
  assert.match(await portal.pageAt('/portal/sandbox', home), /data-post="\/app\/sandbox"/);
  await openSandbox(server.context, home.tenantId, byTester('r'));
  const open = await portal.pageAt('/portal/sandbox', home);
  assert.match(open, /data-run/);
  assert.match(words(open), /getting ready/);
  assert.match(open, /data-post="\/app\/sandbox\/reset"/);
  assert.match(words(open), /none yet/);
  const body = { table: 'sales-invoice.lines', name: 'EngravingText', type: 'memo', length: 200, required: true };
  await defineSandboxField(server.context, { tenantId: home.tenantId, body, author: byTester('r') });
  const shown = words(await portal.pageAt('/portal/sandbox', home));
  assert.match(shown, /1 field of yours/);
  assert.match(shown, /EngravingText\s+Sales invoice, lines\s+sales-invoice\.lines\s+Memo\s+200 characters, required/);
  const closed = await openTestServer({ settings: { isSandboxOffered: false } });
  t.after(() => closed.close());
  const guest = await closed.newcomer();
  const response = await closed.call('GET', '/portal/sandbox', { headers: { cookie: guest.cookie, accept: 'text/html' } });
  assertAccessiblePage(response);
  assert.match(words(response.body), /The sandbox is not available/);
  const overview = await closed.call('GET', '/portal', { headers: { cookie: guest.cookie, accept: 'text/html' } });
  assert.match(words(overview.body), /First steps 0 of 3/, 'a step that cannot be done is none');
});

test('the account page shows the company’s details and what changed access', async () => {
  const home = await server.household();
  await createAppKey(server.context, home.tenantId, { name: 'Shop' }, byTester('request-77'));
  const body = words(await portal.pageAt('/portal/account', home));
  assert.ok(body.includes(home.tenantId) && body.includes(home.signUp.tenant.email));
  assert.match(body, /App key created by tester@example\.com .* request-77/);
  assert.match(body, /Account created/);
});

test('a sandbox that has not started yet says so, on a page that updates by itself', async () => {
  const home = await server.newcomer();
  const headers = { cookie: home.cookie };
  const { connectorId } = (await server.call('POST', '/app/sandbox', { headers })).json().connector;
  const before = await portal.pageAt('/portal/sandbox', home);
  assert.match(before, /id="books" data-live="3000"><section class="notice" data-tone="info" data-starting>/);
  assert.match(words(before), /Your sandbox is starting .* You can send commands now/);
  assert.match(await portal.pageAt('/portal', home), /id="books-live" data-live="5000">[\s\S]*getting ready/);
  const stored = (await server.context.store.connectors({ tenantId: home.tenantId })).find(({ kind }) => kind === 'sandbox');
  const key = (stored && connectorKeyOf(server.context, stored)) ?? '';
  const companies = ['SAMPLE', 'BLANK'].map((companyId) => ({ companyId, name: companyId }));
  const reported = await server.call('POST', `/connectors/${connectorId}/companies`, { key, body: { companies } });
  assert.equal(reported.statusCode, 200, reported.body);
  for (const path of ['/portal/sandbox', '/portal'])
    assert.doesNotMatch(await portal.wordsAt(path, home), /Your sandbox is starting|getting ready/);
});

test('an owner changes the name and the phone number of the company, and the log says so', async () => {
  const home = await server.household();
  const headers = { cookie: home.cookie };
  const change = (body: object) => server.call('POST', '/app/company', { headers, body });
  const changed = (await change({ companyName: ' Kedai Baru ', phone: '+60 3 1234' })).json().tenant;
  assert.deepEqual([changed.companyName, changed.phone], ['Kedai Baru', '+60 3 1234']);
  assert.equal((await change({ companyName: 'Kedai Lama' })).json().tenant.phone, '+60 3 1234');
  assert.equal((await change({ phone: '' })).json().tenant.phone, null);
  for (const body of [{ companyName: ' ' }, { companyName: 7 }, { name: 'x' }])
    assert.equal((await change(body)).statusCode, 400);
  assert.equal((await server.call('GET', '/v1/me', { key: home.tenantKey })).json().tenant.companyName, 'Kedai Lama');
  const page = await portal.pageAt('/portal/account', home);
  assert.match(page, /<p class="tenant">Kedai Lama<\/p>/);
  assert.match(page, /action="\/app\/company"/);
  assert.match(words(page), /Company name or phone changed by \S+ Kedai Lama/);
});

test('a plan is requested by who is logged in, seen by the operator, and no second sign-up', async () => {
  const home = await server.household();
  const signedIn = { headers: { cookie: home.cookie } };
  const ask = (body: object) => server.call('POST', '/app/plan-request', { ...signedIn, body });
  const pricing = await portal.pageAt('/pricing', home);
  assert.match(pricing, /href="\/portal\/account\?plan=kedai#subscription">Request Kedai</);
  assert.doesNotMatch(pricing, /href="\/signup\?plan/);
  assert.match((await portal.visit('/pricing')).body, /href="\/signup\?plan=kedai">Start with Kedai</);
  const chosen = await portal.pageAt('/portal/account?plan=kedai', home);
  assert.match(
    chosen,
    /class="btn sm primary" type="button" data-post="\/app\/plan-request" data-body="{&quot;plan&quot;:&quot;kedai&quot;}"/,
  );
  for (const body of [{}, { plan: 'trial' }, { plan: 'nothing' }, { plan: 7 }]) {
    const refused = await ask(body);
    assert.deepEqual([refused.statusCode, refused.json().error.details[0].path], [400, '/plan'], JSON.stringify(body));
  }
  const answer = await ask({ plan: 'kedai' });
  assert.equal(answer.statusCode, 200);
  assert.equal(answer.json().planRequest.plan, 'kedai');
  const { adminKey } = server.context.config;
  const seen = async () => {
    const { tenants } = (await server.call('GET', '/admin/tenants?limit=200', { key: adminKey })).json();
    return tenants.find(({ tenantId }: { tenantId: string }) => tenantId === home.tenantId).planRequest;
  };
  assert.deepEqual(await seen(), answer.json().planRequest);
  assert.match(await portal.wordsAt('/portal/account', home), /Plan requested by \S+ kedai .* You requested Kedai on /);
  const body = { status: 'active', plan: 'kedai' };
  await server.call('POST', `/admin/tenants/${home.tenantId}/subscription`, { key: adminKey, body });
  assert.equal(await seen(), null);
  assert.match(await portal.wordsAt('/portal/account', home), /Kedai RM 89 a month yours/);
});

test('every preset of a key can do what it is named after, and no more', async () => {
  const home = await server.household();
  const can = async (presetId: string): Promise<readonly string[]> => {
    const access = keyPresets.find(({ id }) => id === presetId)?.access;
    const made = await server.call('POST', '/app/api-keys', {
      headers: { cookie: home.cookie },
      body: { name: presetId, access },
    });
    const { secret: key } = made.json();
    const allowed: string[] = [];
    for (const type of [
      'create-debtor',
      'create-item',
      'create-sales-order',
      'create-ar-payment',
      'create-ap-payment',
      'delete-debtor',
    ]) {
      const payload = findRecipe(type)?.examples[0]?.payload ?? {};
      const body = { commandId: `${presetId}-${type}`, connectorId: home.connectorId, companyId: 'SAMPLE', type, payload };
      const { statusCode } = await server.call('POST', '/v1/commands', { key, body });
      if (statusCode === 202) allowed.push(type);
      else assert.equal(statusCode, 403, type);
    }
    return allowed;
  };
  assert.deepEqual(await can('shop'), ['create-debtor', 'create-item', 'create-sales-order', 'create-ar-payment']);
  assert.deepEqual(await can('pos'), ['create-sales-order', 'create-ar-payment']);
  assert.deepEqual(await can('read'), []);
});
