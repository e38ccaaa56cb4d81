import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';

let server: TestServer;
let home: TestTenant;
before(async () => {
  server = await openTestServer();
  home = await server.household();
});
after(() => server.close());

const isIn = async (): Promise<boolean> =>
  (await server.call('GET', '/app/state', { headers: { cookie: home.cookie } })).statusCode === 200;

test('no other site and no link logs a browser out', async () => {
  const elsewhere: readonly Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: 'https://shop.127.0.0.1' },
    { origin: 'null' },
    { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
  ];
  for (const headers of elsewhere) {
    const refused = await server.call('POST', '/logout', { headers: { cookie: home.cookie, ...headers } });
    assert.equal(refused.json().error.code, 'cross_site_request');
    assert.equal(refused.headers['set-cookie'], undefined, 'the cookie stays as well');
  }
  for (const method of ['GET', 'HEAD'])
    assert.equal((await server.call(method, '/logout', { headers: { cookie: home.cookie } })).statusCode, 405);
  assert.ok(await isIn());
});

test('logging out says the same to anyone, leads nowhere, and ends the session of its own cookie alone', async () => {
  const other = await server.household();
  const answers = [];
  for (const headers of [{}, { cookie: 'ledgerline_session=unknown' }, { cookie: other.cookie }]) {
    const answer = await server.call('POST', '/logout?next=https://evil.example', { headers });
    answers.push([answer.statusCode, answer.body, answer.headers.location, [answer.headers['set-cookie']].flat().length]);
  }
  assert.deepEqual(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1);
  assert.deepEqual(answers[0]?.slice(0, 3), [200, '{"ok":true}', undefined]);
  assert.ok(await isIn());
  assert.equal((await server.call('GET', '/app/state', { headers: { cookie: other.cookie } })).statusCode, 401);
});
