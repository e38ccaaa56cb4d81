import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { DAY_MS, MINUTE_MS } from '@ledgerline/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { assertAccessiblePage } from '../../../testing/page-assertions.ts';
import { openTestCloud, type TestCloud } from '../../../testing/test-cloud.ts';
import { plans } from '../../account/plan.ts';
import { createServer } from '../server/server.ts';

let cloud: TestCloud;
let app: FastifyInstance;
before(() => {
  cloud = openTestCloud();
  app = createServer(cloud.context).app;
});
after(async () => {
  await app.close();
  await cloud.close();
});

const visit = (url: string, token?: string): Promise<LightMyRequestResponse> =>
  app.inject({ url, headers: { accept: 'text/html', ...(token && { cookie: `ledgerline_session=${token}` }) } });

const PAGES = ['/', '/pricing', '/terms', '/privacy', '/status', '/contact', '/signup', '/login'];

for (const url of PAGES) {
  test(`GET ${url} is a page for anybody, with and without a session`, async () => {
    const { opened } = await cloud.tenant();
    for (const token of [undefined, opened.token, 'unknown']) {
      const response = await visit(url, token);
      assert.equal(response.statusCode, 200);
      assertAccessiblePage(response);
      assert.equal(response.headers['x-content-type-options'], 'nosniff');
      assert.equal(response.headers['referrer-policy'], 'same-origin', 'a browser that hides where it is sends no origin either');
    }
  });
}

test('a logged-in user is led to the portal, anyone else to the login, also where there is no page', async () => {
  const { opened } = await cloud.tenant();
  for (const url of ['/', '/nowhere']) {
    const [seen, unseen] = [(await visit(url, opened.token)).body, (await visit(url)).body];
    assert.match(seen, /href="\/portal">Portal/);
    assert.ok(!seen.includes('class="login" href="/login"'));
    assert.ok(unseen.includes('class="login" href="/login"'));
    assert.match(unseen, /href="\/signup">Start free trial/);
  }
});

test('the pricing page names every plan, in Ringgit, and the length of the trial', async () => {
  const { body } = await visit('/pricing');
  for (const { planId, title } of plans) assert.ok(body.includes(`href="/signup?plan=${planId}">Start with ${title}`));
  assert.match(body, /RM 2,490 a year/);
  assert.match(body, new RegExp(`Response after day ${cloud.context.config.trialDays}`));
  assert.match(body, /subscription_inactive/);
});

test('the pages link to files that are there, that a browser keeps, and that come compressed', async () => {
  const paths = new Set<string>();
  for (const url of PAGES) {
    const { body } = await visit(url);
    for (const [, path] of body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) paths.add(path ?? '');
  }
  assert.ok(paths.size >= 4);
  for (const path of paths) {
    const file = await app.inject({ url: path });
    assert.equal(file.statusCode, 200, path);
    if (!path.includes('?v=')) continue;
    assert.match(String(file.headers['cache-control']), /immutable/);
    const again = await app.inject({ url: path, headers: { 'if-none-match': String(file.headers.etag) } });
    assert.equal(again.statusCode, 304);
    const small = await app.inject({ url: path, headers: { 'accept-encoding': 'br' } });
    if (small.headers['content-encoding'] === 'br') {
      assert.equal((await promisify(brotliDecompress)(small.rawPayload)).toString(), file.body);
    }
  }
  assert.equal((await app.inject({ url: '/assets/other.js' })).statusCode, 404);
  assert.equal((await app.inject({ url: '/assets/..%2fhtml.ts' })).statusCode, 404);
});

test('a script is the one in the sources, without its types', async () => {
  const { body } = await app.inject({ url: '/assets/account.js' });
  assert.match(body, /from '\.\/api\.js'/);
  assert.doesNotMatch(body, /: HTMLInputElement/);
});

test('a page that is not there is an error page for a browser, with the number to quote', async () => {
  const response = await visit('/nowhere');
  assert.equal(response.statusCode, 404);
  assertAccessiblePage(response);
  assert.ok(response.body.includes(String(response.headers['x-request-id'])));
});

test('browsers find an icon and search engines what to visit where both look unasked', async () => {
  const icon = await app.inject({ url: '/favicon.ico' });
  assert.deepEqual([icon.statusCode, icon.headers['content-type']], [200, 'image/x-icon']);
  const sizes = [0, 1, 2].map((index) => icon.rawPayload[6 + 16 * index]);
  assert.deepEqual([icon.rawPayload.readUInt16LE(2), ...sizes], [1, 16, 32, 48]);
  const robots = await app.inject({ url: '/robots.txt' });
  assert.deepEqual([robots.statusCode, robots.headers['content-type']], [200, 'text/plain; charset=utf-8']);
  assert.match(robots.body, /^User-agent: \*\nDisallow: \/portal\nDisallow: \/app\/\n/);
  for (const { headers } of [icon, robots]) assert.match(String(headers['cache-control']), /max-age=86400/);
  const page = await visit('/');
  assert.ok(page.body.includes('href="/favicon.ico"'));
});

test('the foot of every public page leads to terms, privacy, status and contact', async () => {
  const { body } = await visit('/pricing');
  const foot = body.slice(body.indexOf('<footer'));
  for (const path of ['/terms', '/privacy', '/status', '/contact']) assert.ok(foot.includes(`href="${path}"`), path);
});

test('the operator is named as the settings name them, and not invented', async () => {
  assert.match((await visit('/contact')).body, /The operator has not published a contact address/);
  assert.match((await visit('/terms')).body, /has not given a name/);
  const named = openTestCloud({ operatorName: 'Awan <& Co>', contactEmail: 'help@example.com' });
  const server = createServer(named.context).app;
  const read = async (url: string): Promise<string> => (await server.inject({ url, headers: { accept: 'text/html' } })).body;
  assert.match(await read('/contact'), /href="mailto:help@example\.com">help@example\.com/);
  for (const url of ['/contact', '/terms', '/privacy'])
    assert.match(await read(url), /Awan &lt;&amp; Co&gt; runs this installation of Ledgerline\./);
  await server.close();
  await named.close();
});

test('the status page says how many minutes of the last days the service worked', async () => {
  assert.match((await visit('/status')).body, /Nothing was recorded yet\./);
  const { store, clock } = cloud.context;
  const node = { nodeId: 'node', host: 'machine', version: '1.0.0', build: 'local', startedAt: clock.now(), forgetMs: DAY_MS };
  await store.recordNode(node);
  assert.match((await visit('/status')).body, /worked for 100\.00% of the minutes since/);
  cloud.time.advance(3 * MINUTE_MS);
  await store.recordNode(node);
  const { body } = await visit('/status');
  assert.match(body, /worked for 50\.00% of the minutes since/);
  assert.match(body, /<td class="num">2<\/td>\s*<td class="num">50\.00%<\/td>/);
});

test('the status page is correct, even when the store cannot write and a visitor is logged in', async () => {
  const { opened } = await cloud.tenant();
  assert.match((await visit('/status', opened.token)).body, /The service is working/);
  const broken = () => Promise.reject(new Error('The disk is full.'));
  const context = { ...cloud.context, store: { ...cloud.context.store, ping: broken, session: broken } };
  const server = createServer(context).app;
  const headers = { accept: 'text/html', cookie: `ledgerline_session=${opened.token}` };
  const response = await server.inject({ url: '/status', headers });
  assert.equal(response.statusCode, 200);
  assertAccessiblePage(response);
  assert.match(response.body, /The service cannot store commands right now/);
  assert.equal((await server.inject({ url: '/ready' })).statusCode, 503);
  await server.close();
});
