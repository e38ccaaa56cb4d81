import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createAppKey } from '../app-key.ts';
import { notifyTenant, resultConflict } from '../notification.ts';
import { isRefusal } from '../problem.ts';
import { signUp } from '../tenant.ts';
import { openScratchCloud, type ScratchCloud, scratchPassword } from './scratch-cloud.ts';
import { createServer } from './server.ts';

let cloud: ScratchCloud;
let app: FastifyInstance;
before(() => {
  cloud = openScratchCloud();
  app = createServer(cloud.context).app;
});
after(async () => {
  await app.close();
  await cloud.close();
});

const visit = (url: string, token?: string): Promise<LightMyRequestResponse> =>
  app.inject({ url, headers: { accept: 'text/html', ...(token && { cookie: `ledgerline_session=${token}` }) } });

/** What a page must have for keyboards, screen readers and a strict browser. */
function assertSoundPage(response: LightMyRequestResponse): void {
  assert.match(String(response.headers['content-type']), /^text\/html/);
  const { body } = response;
  assert.match(body, /^<!doctype html>\s*<html lang="en">/);
  assert.match(body, /<title>[^<]+<\/title>/);
  assert.equal([...body.matchAll(/<h1[ >]/g)].length, 1);
  assert.equal([...body.matchAll(/<main /g)].length, 1);
  assert.doesNotMatch(body, /<script(?![^>]*\bsrc=)/, 'no inline script');
  assert.doesNotMatch(body, /<style|\sstyle=|\son[a-z]+=/, 'nothing that the content security policy refuses');
  for (const [, id] of body.matchAll(/<input id="([^"]+)"/g)) assert.match(body, new RegExp(`<label for="${id}"`));
  const ids = [...body.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  assert.equal(new Set(ids).size, ids.length, 'an id stands once');
}

for (const url of ['/', '/pricing', '/signup', '/login']) {
  test(`GET ${url} is a page for anybody, with and without a session`, async () => {
    const { opened } = await cloud.tenant();
    for (const token of [undefined, opened.token, 'unknown']) {
      const response = await visit(url, token);
      assert.equal(response.statusCode, 200);
      assertSoundPage(response);
      assert.match(String(response.headers['content-security-policy']), /default-src 'none'; script-src 'self'/);
      assert.equal(response.headers['x-content-type-options'], 'nosniff');
      assert.equal(response.headers['referrer-policy'], 'same-origin', 'a browser that hides where it is sends no origin either');
    }
  });
}

test('the pages link to files that are there', async () => {
  for (const url of ['/', '/signup', '/login', '/pricing']) {
    const { body } = await visit(url);
    for (const [, path] of body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) {
      const file = await app.inject({ url: path ?? '' });
      assert.equal(file.statusCode, 200, path);
      const again = await app.inject({ url: path ?? '', headers: { 'if-none-match': String(file.headers.etag) } });
      assert.equal(again.statusCode, 304);
    }
  }
  assert.equal((await app.inject({ url: '/assets/other.js' })).statusCode, 404);
  assert.equal((await app.inject({ url: '/assets/..%2fhtml.ts' })).statusCode, 404);
});

test('GET /portal without a session leads to the login, and from there back', async () => {
  for (const token of [undefined, 'unknown']) {
    const response = await visit('/portal', token);
    assert.equal(response.statusCode, 302);
    assert.equal(response.headers.location, '/login?next=/portal');
  }
  assert.equal((await visit('/portal?status=failed')).headers.location, '/login?next=/portal%3Fstatus%3Dfailed');
  assert.equal((await visit('/portal/commands/c1')).headers.location, '/login?next=/portal/commands/c1');
});

test('GET /portal shows what the tenant has, and text from outside stays text', async () => {
  const { context } = cloud;
  const evil = `<script>alert("x")</script>'`;
  const made = await signUp(context, { companyName: evil, email: 'evil@example.com', password: scratchPassword }, 'request');
  if (isRefusal(made)) assert.fail();
  const { tenantId } = made.tenant;
  const { connectorId } = made.connector;
  await createAppKey(context, tenantId, { name: evil, access: { sales: ['read'] }, companies: ['A'] }, 'request');
  await notifyTenant(context, tenantId, resultConflict({ commandId: 'c1', type: evil }));
  await context.store.reportCompanies({ connectorId, install: 'i', companies: [{ companyId: 'A', name: evil, data: '{}' }] });
  await context.store.accept({
    tenantId,
    commandId: 'c1',
    connectorId,
    companyId: 'A',
    type: 'list-quotations',
    module: 'sales',
    mode: 'read',
    fingerprint: 'f',
    payload: JSON.stringify({ note: evil }),
    docNo: null,
  });
  const { token } = made.opened;
  for (const url of ['/portal', '/portal?status=queued', '/portal?status=nonsense', '/portal/commands/c1']) {
    const response = await visit(url, token);
    assert.equal(response.statusCode, 200, url);
    assertSoundPage(response);
    assert.ok(!response.body.includes('<script>alert'), url);
    assert.ok(response.body.includes('&lt;script&gt;alert'), url);
  }
  const { body } = await visit('/portal', token);
  for (const shown of [
    connectorId,
    'sales: read',
    '/app/connector-config.json',
    '/downloads/ConnectorSetup.exe',
    'list-quotations',
  ]) {
    assert.ok(body.includes(shown), shown);
  }
});

test('a command of another tenant is an error page, and says no more than 404', async () => {
  const { opened } = await cloud.tenant();
  const response = await visit('/portal/commands/c1', opened.token);
  assert.equal(response.statusCode, 404);
  assertSoundPage(response);
});

test('a page that is not there is an error page for a browser', async () => {
  const response = await visit('/nowhere');
  assert.equal(response.statusCode, 404);
  assertSoundPage(response);
  assert.ok(response.body.includes(String(response.headers['x-request-id'])));
});
