import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import { limits, MINUTE_MS } from '@ledgerline/contract';
import type { LightMyRequestResponse } from 'fastify';
import { FactorTestClient } from '../../../testing/calls/factor-calls.ts';
import { words } from '../../../testing/portal-test-client.ts';
import { TestApp } from '../../../testing/test-app.ts';
import { testPassword } from '../../../testing/test-cloud.ts';
import { TestPost } from '../../../testing/test-post.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { trialNoticeDays } from '../../account/tenant-checks.ts';

const ROOT = join(import.meta.dirname, '../../../../..');

let server: TestServer;
let post: TestPost;
let client: FactorTestClient;
before(async () => {
  server = await openTestServer();
  post = await TestPost.open(server.context);
  client = new FactorTestClient(server);
});
after(async () => {
  await post.close();
  await server.close();
});

const pageAt = async (url: string, cookie?: string): Promise<string> =>
  (await server.call('GET', url, { headers: { accept: 'text/html', ...(cookie !== undefined && { cookie }) } })).body;

interface SetCookie {
  readonly name: string;
  readonly path: string;
  readonly seconds: number;
}

function setBy({ headers }: LightMyRequestResponse): readonly SetCookie[] {
  return [headers['set-cookie'] ?? []].flat().map((line) => {
    const [pair = '', ...attributes] = line.split('; ');
    const attributeOf = (name: string) => attributes.find((text) => text.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
    assert.ok(attributes.includes('HttpOnly') && attributes.some((text) => /^SameSite=(Lax|Strict)$/.test(text)), line);
    return { name: pair.split('=', 1)[0] ?? '', path: attributeOf('Path'), seconds: Number(attributeOf('Max-Age')) };
  });
}

test('the privacy page lists the cookies that the server sets, with their lifetimes', async () => {
  const email = 'cookies@example.com';
  const signedUp = await client.post('/signup', { companyName: 'Cookies', email, password: testPassword });
  const loggedIn = await client.post('/login', { email, password: testPassword });
  const cookie = [signedUp.headers['set-cookie']].flat().join('; ');
  await client.setUp(cookie);
  const half = await client.post('/login', { email, password: testPassword });
  const chosen = await client.post('/language', { language: 'ms' });
  const operator = await client.post('/admin/session', { adminKey: server.context.config.adminKey });
  const { tenantId } = signedUp.json<{ tenant: { tenantId: string } }>().tenant;
  const visits = `/admin/tenants/${tenantId}/visits`;
  const visit = await server.call('POST', visits, { key: server.context.config.adminKey, body: { reason: 'Cookies' } });
  const set = [signedUp, loggedIn, half, chosen, operator, visit].flatMap(setBy);
  const byName = Object.fromEntries(set.map(({ name, path, seconds }) => [name, { path, seconds }]));
  const day = 24 * 3_600;
  assert.deepEqual(byName, {
    ledgerline_session: { path: '/', seconds: limits.sessionDays * day },
    ledgerline_device: { path: '/login', seconds: limits.knownDeviceDays * day },
    ledgerline_login: { path: '/', seconds: limits.factorMinutes * 60 },
    ledgerline_language: { path: '/', seconds: 365 * day },
    ledgerline_operator: { path: '/admin', seconds: limits.operatorSessionHours * 3_600 },
    ledgerline_visit: { path: '/', seconds: limits.visitMinutes * 60 },
  });
  const app = new TestApp(server, '');
  await app.register();
  const asked = [(await app.ask()).headers['set-cookie'] ?? []].flat().map((line) => String(line).split('=', 1)[0] ?? '');
  const byApps = { ledgerline_app_request: limits.appRequestMinutes * 60, ledgerline_app_return: limits.appRequestMinutes * 60 };
  assert.deepEqual(asked.toSorted(), Object.keys(byApps));
  const body = await pageAt('/privacy');
  const listed = [...body.matchAll(/<tr><th scope="row"><code>(\w+)<\/code><\/th><td>.*?<\/td><td>(\d+) (\w+)/g)].map(
    ([, name = '', count, unit = '']) => [
      name,
      Number(count) * ({ day, hour: 3_600, minute: 60 }[unit.replace(/s$/, '')] ?? Number.NaN),
    ],
  );
  assert.deepEqual(Object.fromEntries(listed), {
    ...Object.fromEntries(Object.entries(byName).map(([name, { seconds }]) => [name, seconds])),
    // Set by the script of every page.
    ledgerline_zone: 365 * day,
    ...byApps,
  });
});

test('the pages send nobody to the operator for what people can do themselves', async () => {
  for (const url of ['/terms', '/privacy']) {
    const body = await pageAt(url);
    assert.match(body, /href="\/portal\/data"/, url);
    assert.doesNotMatch(words(body), /Ask the operator to close|copy of your data, or to have it corrected/);
    assert.ok(words(body).includes(`after ${limits.erasureGraceDays} days`), url);
  }
});

test('the privacy page says which addresses are stored, and expired pairings are really gone', async () => {
  const body = words(await pageAt('/privacy'));
  assert.doesNotMatch(body, /addresses are used in memory/);
  assert.ok(body.includes(`stored for ${limits.knownAddressDays} days`));
  assert.ok(body.includes(`stored for the ${limits.pairingMinutes} minutes that the code is valid`));
  await client.succeed('/device', { kind: 'key', name: 'A program' });
  const addresses = () => {
    const database = new DatabaseSync(join(server.context.config.dataDirectory, 'ledgerline.db'), { readOnly: true });
    const rows = database.prepare('SELECT address FROM pairing').all();
    database.close();
    return rows.length;
  };
  assert.equal(addresses(), 1);
  server.time.advance((limits.pairingMinutes + 1) * MINUTE_MS);
  await server.context.store.sweepWindows();
  assert.equal(addresses(), 0);
});

test('the privacy page says what leaves an account book besides commands, and what pages of books keep', async () => {
  const body = await pageAt('/privacy');
  assert.doesNotMatch(words(body), /Only payloads, results and files of commands leave it/);
  for (const place of ['/portal/changes', '/portal/books']) assert.ok(body.includes(`href="${place}"`), place);
  assert.ok(words(body).includes(`encrypted for at most ${limits.knownAnswerDays} days`));
  assert.match(words(await pageAt('/pricing')), /numbers of changed documents if you switch that on/);
});

test('the page about delivery leads to events and webhooks', async () => {
  const body = await pageAt('/developers/delivery');
  assert.doesNotMatch(words(body), /no webhooks/);
  assert.ok(body.includes('href="/developers/guides/events"'));
});

test('nothing is promised of e-invoices that the gateway does not do', async () => {
  for (const url of [
    '/pricing',
    '/privacy',
    '/developers',
    '/developers/modules/e-invoice',
    '/developers/commands/einvoice.submit',
  ]) {
    const body = words(await pageAt(url));
    assert.doesNotMatch(body, /(?:sends?|to) (?:it to )?(?:documents to )?the tax authority’s gateway/, url);
  }
  assert.match(words(await pageAt('/pricing')), /carries e-invoices from your machine to MyInvois.*not certified/);
});

test('the landing page names each driver with a guide and leads there', async () => {
  const drivers = globSync('drivers/*/driver.json', { cwd: ROOT })
    .map((file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { readonly name: string; readonly title: string })
    .filter(({ name }) => existsSync(join(ROOT, 'docs', `${name}.md`)));
  assert.ok(drivers.length > 1);
  const body = await pageAt('/');
  for (const { name, title } of drivers) {
    assert.match(words(body), new RegExp(`today (?:\\w+ and )?${title}`), title);
    assert.ok(body.includes(`href="/developers/guides/${name}"`), name);
  }
});

test('the notices of a trial are those that are sent', async () => {
  assert.ok(
    words(await pageAt('/pricing')).includes(
      `${trialNoticeDays.slice(0, -1).join(', ')} and ${trialNoticeDays.at(-1)} days before the end`,
    ),
  );
  const short = await openTestServer({ settings: { trialDays: 3 } });
  const response = await short.call('GET', '/pricing', { headers: { accept: 'text/html' } });
  assert.match(words(response.body), / 1 day before the end/);
  await short.close();
});

test('a server without sandboxes promises none', async () => {
  const without = await openTestServer({ settings: { isSandboxOffered: false } });
  for (const url of ['/', '/pricing', '/signup']) {
    const response = await without.call('GET', url, { headers: { accept: 'text/html' } });
    assert.doesNotMatch(
      words(response.body),
      /(?:has|A) (?:a |two )?sandbox|both sandbox|open (?:the|a) sandbox|Sandbox books/,
      url,
    );
  }
  await without.close();
});

test('an accountant is invited with a role, which reads and changes nothing', async () => {
  assert.match(words(await pageAt('/pricing')), /Invite them under Team in the portal with the role accountant/);
});

test('the steps of a connector are in the order in which they work: connected before it starts, then a book', async () => {
  const cookie = await client.signUp('steps@example.com');
  const titles = [...(await pageAt('/portal/connector', cookie)).matchAll(/<h3>([^<]*)/g)].map(([, title]) => title);
  assert.deepEqual(titles.slice(0, 5), [
    'Get the connector',
    'Connect the machine',
    'Start the connector',
    'Add an account book',
    'Send a command to your own book',
  ]);
});
