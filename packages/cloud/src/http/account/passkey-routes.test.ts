import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { limits, MINUTE_MS } from '@ledgerline/contract';
import type { LightMyRequestResponse } from 'fastify';
import { cookiesOf, FactorTestClient } from '../../../testing/calls/factor-calls.ts';
import { assertAccessiblePage } from '../../../testing/page-assertions.ts';
import { testPassword } from '../../../testing/test-cloud.ts';
import { TestPasskey } from '../../../testing/test-passkey.ts';
import { TestPost } from '../../../testing/test-post.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

const baseUrl = 'http://localhost:8080';
let server: TestServer;
let post: TestPost;
let client: FactorTestClient;
before(async () => {
  server = await openTestServer({ settings: { baseUrl } });
  post = await TestPost.open(server.context);
  client = new FactorTestClient(server);
});
after(async () => {
  await post.close();
  await server.close();
});

const codeOf = (response: LightMyRequestResponse): string => `${response.statusCode} ${response.json().error?.code ?? 'ok'}`;
const get = (url: string, cookie: string) => server.call('GET', url, { headers: { cookie, accept: 'text/html' } });

async function personWithPasskey(email: string, isPasswordless = false) {
  const cookie = await client.signUp(email);
  return { email, cookie, ...(await client.addPasskey(cookie, { isPasswordless })) };
}

const optionsFor = async (half = '') => (await client.succeed('/login/passkey/options', {}, half)).json().options;
const giveTo = (credential: object, half = '') => client.post('/login/passkey', { credential }, half);

test('a passkey is added with the password, counts as a second factor, and comes with recovery codes', async () => {
  const { email, cookie, passkey, codes } = await personWithPasskey('add@example.com');
  assert.equal(codes.length, limits.recoveryCodes);
  const { factors } = (await get('/app/factors', cookie)).json();
  assert.equal(factors.passkeys.length, 1);
  const [{ createdAt, ...listed }] = factors.passkeys;
  assert.deepEqual(listed, { passkeyId: passkey.id, name: 'Work laptop', isPasswordless: false, lastUsedAt: null });
  assert.match(createdAt, /^\d{4}-/);
  const [mail] = await post.mailsTo(email, 'A second factor was added');
  assert.match(mail?.text ?? '', /the passkey “Work laptop”/);
  assert.equal(codeOf(await client.post('/app/factor-requirement', { isRequired: true }, cookie)), '200 ok');
  assert.equal((await get('/portal', cookie)).statusCode, 200, 'a passkey is what an owner requires');
  const { tenantId } = (await get('/app/user', cookie)).json().user;
  const audits = await server.context.store.audits({ tenantId, limit: 10 });
  assert.ok(audits.some(({ action, actor }) => action === 'factor.added' && actor === `person:${email}`));

  const second = await client.addPasskey(cookie, {}, new TestPasskey(baseUrl));
  assert.deepEqual(second.codes, [], 'the codes from before still count');
});

test('a challenge for a new passkey needs the password, works once, ends, and is of one person', async () => {
  const cookie = await client.signUp('challenge@example.com');
  const begin = (body: object, by = cookie) => client.post('/app/factors/passkeys/options', body, by);
  assert.equal(codeOf(await begin({})), '400 invalid_request');
  assert.equal(codeOf(await begin({ password: 'wrong' })), '401 invalid_login');
  const { options } = (await begin({ password: testPassword })).json();
  assert.equal(options.rp.id, 'localhost');
  assert.equal(options.authenticatorSelection.userVerification, 'required');
  const passkey = new TestPasskey(baseUrl);
  const add = (credential: object, by = cookie, name = 'Key') => client.post('/app/factors/passkeys', { name, credential }, by);
  assert.equal(codeOf(await add({}, cookie, ' ')), '400 invalid_request');
  const credential = passkey.create(options);
  assert.equal(codeOf(await add(credential)), '200 ok');
  assert.equal(codeOf(await add(credential)), '401 invalid_factor', 'used');
  const fresh = async () => (await begin({ password: testPassword })).json().options;
  assert.equal(codeOf(await add(passkey.create(await fresh()))), '409 limit_reached', 'known');
  const stranger = await client.signUp('other-challenge@example.com');
  assert.equal(codeOf(await add(new TestPasskey(baseUrl).create(await fresh()), stranger)), '401 invalid_factor');
  const wrong = [{ origin: 'http://localhost:8081' }, { host: 'example.com' }, { isVerified: false }];
  for (const slips of wrong)
    assert.equal(codeOf(await add(new TestPasskey(baseUrl).create(await fresh(), slips))), '401 invalid_factor');
  for (const nonsense of [{}, { response: { clientDataJSON: 'e30' } }, { response: 7 }])
    assert.equal(codeOf(await add(nonsense)), '401 invalid_factor');
  const late = await fresh();
  server.time.advance(limits.passkeyMinutes * MINUTE_MS);
  assert.equal(codeOf(await add(passkey.create(late))), '401 invalid_factor');
});

test('after the password a passkey of the same person confirms the login, once', async () => {
  const { email, cookie, passkey, codes } = await personWithPasskey('second@example.com');
  const half = await client.halfLogIn(email);
  const page = await get('/login', half);
  assertAccessiblePage(page);
  assert.match(page.body, /Use a passkey/);
  const options = await optionsFor(half);
  assert.deepEqual(options.allowCredentials, [{ type: 'public-key', id: passkey.id, transports: ['internal'] }]);
  const other = await personWithPasskey('second-other@example.com', true);
  assert.equal(codeOf(await giveTo(other.passkey.use(options), half)), '401 invalid_factor');
  assert.equal(codeOf(await giveTo(passkey.use(options), half)), '401 invalid_factor', 'the challenge was used up');
  const credential = passkey.use(await optionsFor(half));
  assert.equal(codeOf(await giveTo(credential, await client.halfLogIn(other.email))), '401 login_required');
  const again = passkey.use(await optionsFor(half));
  const both = await Promise.all([giveTo(again, half), giveTo(again, half)]);
  assert.deepEqual(both.map(({ statusCode }) => statusCode).toSorted(), [200, 401]);
  const done = both.find(({ statusCode }) => statusCode === 200);
  assert.equal((await get('/app/state', done ? cookiesOf(done) : '')).statusCode, 200);
  const { factors } = (await get('/app/factors', cookie)).json();
  assert.match(factors.passkeys[0].lastUsedAt, /^\d{4}-/);
  await client.succeed('/login/factor', { code: codes[0] ?? '' }, await client.halfLogIn(email));
});

test('a passkey alone logs in if its owner allows that, with the user verified', async () => {
  const { passkey } = await personWithPasskey('alone@example.com', true);
  assertAccessiblePage(await get('/login', ''));
  const options = await optionsFor();
  assert.deepEqual([options.allowCredentials, options.userVerification], [[], 'required']);
  const done = await giveTo(passkey.use(options));
  assert.equal(codeOf(done), '200 ok');
  assert.equal(done.json().user.email, 'alone@example.com');
  assert.equal((await get('/portal', cookiesOf(done))).statusCode, 200);
  assert.equal(codeOf(await giveTo(passkey.use(await optionsFor(), { isVerified: false }))), '401 invalid_factor');
  assert.equal(codeOf(await giveTo(passkey.use(await optionsFor(), { origin: 'https://evil.example' }))), '401 invalid_factor');
  assert.equal(codeOf(await giveTo(new TestPasskey(baseUrl).use(await optionsFor()))), '401 invalid_factor');
  const only = await personWithPasskey('not-alone@example.com');
  const refused = await giveTo(only.passkey.use(await optionsFor()));
  assert.equal(codeOf(refused), '401 invalid_factor');
  assert.match(refused.json().error.message, /only after the password/);
});

test('a passkey whose counter goes backwards is rejected', async () => {
  const { passkey } = await personWithPasskey('copied@example.com', true);
  assert.equal(codeOf(await giveTo(passkey.use(await optionsFor(), { counter: 9 }))), '200 ok');
  for (const counter of [9, 8, 0]) {
    const refused = await giveTo(passkey.use(await optionsFor(), { counter }));
    assert.equal(codeOf(refused), '401 invalid_factor');
    assert.match(refused.json().error.message, /may have been copied/);
  }
  assert.equal(codeOf(await giveTo(passkey.use(await optionsFor(), { counter: 10 }))), '200 ok');
});

test('a passkey is removed with the password, by its owner', async () => {
  const { email, cookie, passkey } = await personWithPasskey('gone@example.com', true);
  const stranger = await client.signUp('gone-stranger@example.com');
  const path = `/app/factors/passkeys/${passkey.id}/remove`;
  assert.equal(codeOf(await client.post(path, { password: 'wrong' }, cookie)), '401 invalid_login');
  assert.equal(codeOf(await client.post(path, { password: testPassword }, stranger)), '404 unknown_factor');
  const page = await get('/portal/security', cookie);
  assertAccessiblePage(page);
  assert.match(page.body, /Remove Work laptop/);
  const removed = (await client.succeed(path, { password: testPassword }, cookie)).json();
  assert.deepEqual([removed.factors.passkeys, removed.factors.recoveryCodesLeft], [[], 0]);
  assert.equal(codeOf(await giveTo(passkey.use(await optionsFor()))), '401 invalid_factor');
  assert.equal((await client.post('/login', { email, password: testPassword })).statusCode, 200);
  const [mail] = await post.mailsTo(email, 'A second factor was removed');
  assert.match(mail?.text ?? '', /the passkey “Work laptop”/);
});

test('the operator removes the lost factors of a person, who is told and logs in with the password', async () => {
  const { email, cookie } = await personWithPasskey('lost@example.com', true);
  await client.setUp(cookie);
  const remove = (who: string) =>
    server.call('POST', '/admin/people/remove-factors', { key: server.context.config.adminKey, body: { email: who } });
  assert.equal(codeOf(await remove('nobody@example.com')), '404 unknown_person');
  const removed = await remove(' LOST@example.com');
  assert.deepEqual(removed.json(), { ok: true, removed: 2 });
  assert.equal(codeOf(await remove(email)), '404 unknown_factor');
  assert.equal((await client.post('/login', { email, password: testPassword })).statusCode, 200);
  assert.equal((await post.mailsTo(email, 'Your second factors were removed')).length, 1);
  const { tenantId } = (await get('/app/user', cookie)).json().user;
  const audits = await server.context.store.audits({ tenantId, limit: 50 });
  assert.equal(audits.find(({ actor }) => actor === 'admin')?.action, 'factors.removed');
});

test('a challenge of one node is answered at another, once', async () => {
  const { store } = server.context;
  const other = await openTestServer({ settings: { baseUrl }, through: () => store });
  try {
    const cookie = await client.signUp('nodes@example.com');
    const elsewhere = new FactorTestClient(other);
    const passkey = new TestPasskey(baseUrl);
    const { options } = (await client.succeed('/app/factors/passkeys/options', { password: testPassword }, cookie)).json();
    const body = { name: 'Key', isPasswordless: true, credential: passkey.create(options) };
    await elsewhere.succeed('/app/factors/passkeys', body, cookie);
    const credential = passkey.use(await optionsFor());
    const both = await Promise.all([giveTo(credential), elsewhere.post('/login/passkey', { credential })]);
    assert.deepEqual(both.map(({ statusCode }) => statusCode).toSorted(), [200, 401]);
  } finally {
    await other.close();
  }
});

test('no passkeys are offered on an IP address', async () => {
  const plain = await openTestServer();
  try {
    const person = new FactorTestClient(plain);
    const cookie = await person.signUp('plain@example.com');
    for (const [path, body] of [
      ['/app/factors/passkeys/options', { password: testPassword }],
      ['/login/passkey/options', {}],
      ['/login/passkey', { credential: {} }],
    ] as const)
      assert.equal(codeOf(await person.post(path, body, cookie)), '403 passkeys_disabled');
    const page = await plain.call('GET', '/portal/security', { headers: { cookie, accept: 'text/html' } });
    assert.doesNotMatch(page.body, /Add passkey/);
  } finally {
    await plain.close();
  }
});
