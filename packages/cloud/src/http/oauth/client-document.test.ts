import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { TestApp } from '../../../testing/test-app.ts';
import { certificateFor } from '../../../testing/test-certificate.ts';
import { openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';
import { systemTimers } from '../../system/clock.ts';
import { AddressGuard } from '../../webhook-http/address-guard.ts';
import { HttpDocumentReader } from '../../webhook-http/document-reader.ts';

/** Apps that publish a description, on a real https server with an authority of its own. */

const { authority, certificate, key } = certificateFor('localhost');
const documentsWith = (isLoopbackAllowed: boolean) =>
  new HttpDocumentReader({
    guard: new AddressGuard({ isLoopbackAllowed, baseUrl: 'http://127.0.0.1:1' }),
    timers: systemTimers,
    certificateAuthority: authority,
  });

let publisher: Server;
let address: string;
const asked: string[] = [];
const redirect = 'https://app.example/callback';
const documents: Record<string, object> = {};

let server: TestServer;
let guarded: TestServer;
let home: TestTenant;
before(async () => {
  publisher = createServer({ cert: certificate, key }, (request, response) => {
    asked.push(request.url ?? '');
    const document = documents[request.url ?? ''];
    if (document) response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(document));
    else response.writeHead(302, { location: '/app.json' }).end();
  });
  await new Promise<void>((resolve) => publisher.listen(0, '127.0.0.1', resolve));
  address = `https://localhost:${(publisher.address() as AddressInfo).port}`;
  const usual = { client_name: 'Published', redirect_uris: [redirect], token_endpoint_auth_method: 'none' };
  documents['/app.json'] = {
    client_id: `${address}/app.json`,
    ...usual,
    logo_uri: 'http://127.0.0.1/logo',
    application_type: 'web',
  };
  documents['/other.json'] = { client_id: `${address}/app.json`, ...usual };
  documents['/secret.json'] = { client_id: `${address}/secret.json`, ...usual, token_endpoint_auth_method: 'private_key_jwt' };
  documents['/long.json'] = { client_id: `${address}/long.json`, ...usual, note: 'x'.repeat(20_000) };
  server = await openTestServer({ documents: documentsWith(true) });
  guarded = await openTestServer({ documents: documentsWith(false) });
  home = await server.household();
});
after(async () => {
  publisher.closeAllConnections();
  publisher.close();
  await server.close();
  await guarded.close();
});

function published(path: string, on: TestServer = server): TestApp {
  const app = new TestApp(on, home.cookie, redirect);
  app.clientId = address + path;
  return app;
}

test('an app is known by the description at its address, and shown as verified by that host', async () => {
  const app = published('/app.json');
  const { body } = await app.visit(await app.open());
  assert.ok(body.includes('Published') && body.includes(new URL(address).host) && body.includes('verified'));
  assert.ok(!body.includes('This app is not verified.') && !body.includes('/logo'));
  const tokens = await app.connect();
  assert.equal((await server.call('GET', '/v1/books', { key: tokens.access_token })).statusCode, 200);
  const [known] = await server.context.store.appKeys({ ...home, before: null, limit: 1 });
  assert.deepEqual([known?.app?.isVerified, known?.app?.host], [true, new URL(address).host]);
  assert.equal(asked.filter((path) => path === '/app.json').length, 1, 'a description is not read for each request');
});

test('a description that names another address, has a secret, is too long or elsewhere is no client', async () => {
  for (const path of ['/other.json', '/secret.json', '/long.json', '/moved.json']) {
    const response = await published(path).ask();
    assert.deepEqual([response.statusCode, response.headers.location], [400, undefined], path);
  }
});

test('a description on the machine itself is never asked for', async () => {
  const before = asked.length;
  for (const host of ['127.0.0.1', 'localhost', '[::1]']) {
    const app = published('/app.json', guarded);
    app.clientId = address.replace('localhost', host);
    app.clientId += '/app.json';
    assert.equal((await app.ask()).statusCode, 400, host);
  }
  assert.equal(asked.length, before);
});
