import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { HOUR_MS, limits, MINUTE_MS } from '@ledgerline/contract';
import type { LightMyRequestResponse } from 'fastify';
import { cookiesOf, FactorTestClient } from '../../../testing/calls/factor-calls.ts';
import { assertAccessiblePage } from '../../../testing/page-assertions.ts';
import { byTester, testPassword } from '../../../testing/test-cloud.ts';
import { TestPost } from '../../../testing/test-post.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { newLink } from '../../account/login/account-link.ts';
import { mailSecretPurpose, newMail } from '../../account/login/mail.ts';
import { makeRecoveryCodes } from '../../account/login/recovery-code.ts';
import { systemRandomness } from '../../system/randomness.ts';
import { makeSeal } from '../../system/seal.ts';

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

const codeOf = (response: LightMyRequestResponse): string => `${response.statusCode} ${response.json().error?.code ?? 'ok'}`;
const get = (url: string, cookie: string) => server.call('GET', url, { headers: { cookie, accept: 'text/html' } });
const step = () => server.time.advance(30_000);

async function personWithApp(email: string) {
  const cookie = await client.signUp(email);
  const made = await client.setUp(cookie);
  step();
  return { email, cookie, ...made };
}

test('an app is set up with the password, and counts once its first code is right', async () => {
  const email = 'set-up@example.com';
  const cookie = await client.signUp(email);
  assert.equal(codeOf(await client.post('/app/factors/authenticator', {}, cookie)), '400 invalid_request');
  assert.equal(codeOf(await client.post('/app/factors/authenticator', { password: 'wrong' }, cookie)), '401 invalid_login');
  const begun = (await client.succeed('/app/factors/authenticator', { password: testPassword }, cookie)).json();
  assert.match(begun.uri, /^otpauth:\/\/totp\/Ledgerline:set-up%40example.com\?.*digits=6&period=30/);
  assert.match(begun.qrSvg, /^<svg /);
  const confirm = (code: string) => client.post('/app/factors/authenticator/confirm', { code }, cookie);
  assert.equal(codeOf(await confirm('000000')), '401 invalid_factor');
  assert.equal((await client.post('/login', { email, password: testPassword })).statusCode, 200, 'it does not count yet');
  const confirmed = await confirm(client.codeOf(begun.secret));
  assert.equal(new Set(confirmed.json().recoveryCodes).size, limits.recoveryCodes);
  assert.equal(codeOf(await confirm(client.codeOf(begun.secret))), '404 unknown_factor');
  assert.equal(codeOf(await client.post('/app/factors/authenticator', { password: testPassword }, cookie)), '409 limit_reached');
  const { factors } = (await get('/app/factors', cookie)).json();
  assert.deepEqual([factors.recoveryCodesLeft, factors.isRequired], [10, false]);
  const [mail] = await post.mailsTo(email, 'A second factor was added');
  assert.match(mail?.text ?? '', /an authenticator app/);
});

test('after the password a login can give its factor, log out, and nothing else', async () => {
  const { email, secret } = await personWithApp('half@example.com');
  const half = await client.halfLogIn(email);
  for (const path of ['/app/state', '/app/user', '/app/factors']) assert.equal((await get(path, half)).statusCode, 401, path);
  assert.equal((await get('/portal', half)).statusCode, 302);
  const page = await get('/login', half);
  assertAccessiblePage(page);
  assert.match(page.body, /Confirm your login/);
  assert.equal(
    codeOf(await client.post('/login/factor', { code: client.codeOf(secret) }, 'ledgerline_login=x')),
    '401 login_required',
  );
  const done = await client.succeed('/login/factor', { code: client.codeOf(secret) }, half);
  assert.equal((await get('/app/state', cookiesOf(done))).statusCode, 200);
  step();
  assert.equal(codeOf(await client.post('/login/factor', { code: client.codeOf(secret) }, half)), '401 login_required');
  const other = await client.halfLogIn(email);
  await client.succeed('/logout', {}, other);
  assert.equal(codeOf(await client.post('/login/factor', { code: client.codeOf(secret) }, other)), '401 login_required');
  const late = await client.halfLogIn(email);
  server.time.advance(limits.factorMinutes * MINUTE_MS);
  assert.equal(codeOf(await client.post('/login/factor', { code: client.codeOf(secret) }, late)), '401 login_required');
});

test('a code counts once, also when it is sent twice at the same time', async () => {
  const { email, secret } = await personWithApp('once@example.com');
  const halves = await Promise.all([1, 2, 3].map(() => client.halfLogIn(email)));
  const code = client.codeOf(secret);
  const answers = await Promise.all(halves.map((half) => client.post('/login/factor', { code }, half)));
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [200, 401, 401]);
  assert.equal(
    codeOf(await client.post('/login/factor', { code: client.codeOf(secret, -1) }, halves[1] ?? '')),
    '401 invalid_factor',
  );
});

test('a recovery code works once and is reported; new ones end the old ones', async () => {
  const { email, cookie, codes } = await personWithApp('recover@example.com');
  const [first = '', second = '', third = ''] = codes;
  const typed = ` ${first.toUpperCase().replaceAll('-', ' ')} `;
  await client.succeed('/login/factor', { code: typed }, await client.halfLogIn(email));
  assert.equal(codeOf(await client.post('/login/factor', { code: first }, await client.halfLogIn(email))), '401 invalid_factor');
  const [mail] = await post.mailsTo(email, 'A recovery code was used');
  assert.match(mail?.text ?? '', /9 codes are left/);
  const renewed = (await client.succeed('/app/factors/recovery-codes', { code: third }, cookie)).json();
  assert.equal(renewed.factors.recoveryCodesLeft, 10);
  assert.equal(codeOf(await client.post('/login/factor', { code: second }, await client.halfLogIn(email))), '401 invalid_factor');
  await client.succeed('/login/factor', { code: renewed.recoveryCodes[0] }, await client.halfLogIn(email));
});

test('wrong codes end the login, and hold strangers back without the owner on a known device', async () => {
  const { email, cookie, secret } = await personWithApp('guessed@example.com');
  const device = cookie.split('; ').find((one) => one.startsWith('ledgerline_device=')) ?? '';
  const half = await client.halfLogIn(email);
  for (let wrong = 1; wrong < limits.wrongFactorsPerLoginMax; wrong += 1)
    assert.equal(codeOf(await client.post('/login/factor', { code: '000000' }, half)), '401 invalid_factor');
  assert.equal(codeOf(await client.post('/login/factor', { code: client.codeOf(secret) }, half)), '401 login_required');

  const guess = async (): Promise<LightMyRequestResponse> =>
    client.post('/login/factor', { code: '000000' }, await client.halfLogIn(email));
  let last = await guess();
  for (let more = 0; more < limits.wrongFactorsPerHourMax && last.statusCode === 401; more += 1) last = await guess();
  assert.equal(codeOf(last), '429 rate_limited');
  await client.succeed('/login/factor', { code: client.codeOf(secret) }, await client.halfLogIn(email, device));
  server.time.advance(HOUR_MS);
  await client.succeed('/login/factor', { code: client.codeOf(secret) }, await client.halfLogIn(email));
});

test('a factor is removed with the password or a code; the last one takes the recovery codes along', async () => {
  const { email, cookie, secret } = await personWithApp('remove@example.com');
  const remove = (body: object) => client.post('/app/factors/authenticator/remove', body, cookie);
  assert.equal(codeOf(await remove({ password: 'wrong' })), '401 invalid_login');
  assert.equal(codeOf(await remove({ code: '000000' })), '401 invalid_factor');
  const removed = await remove({ code: client.codeOf(secret) });
  assert.deepEqual([removed.json().factors.authenticatorSince, removed.json().factors.recoveryCodesLeft], [null, 0]);
  assert.equal(codeOf(await remove({ password: testPassword })), '404 unknown_factor');
  assert.equal((await client.post('/login', { email, password: testPassword })).statusCode, 200);
  assert.equal((await post.mailsTo(email, 'A second factor was removed')).length, 1);
  assert.equal(
    codeOf(await client.post('/app/factors/recovery-codes', { password: testPassword }, cookie)),
    '404 unknown_factor',
  );
});

test('with another SECRET_KEY a code is rejected with what to do, and a recovery code works', async () => {
  const { email, cookie } = await personWithApp('sealed@example.com');
  const { store } = server.context;
  const { personId } = (await store.personByEmail({ email })) ?? assert.fail();
  const report = {
    mail: newMail(server.context, { tenantId: null, recipient: email, facts: { kind: 'factor_added', passkey: null } }),
    audit: { tenantId: null, action: 'test', subject: email, ...byTester('test') },
  };
  await store.removeAuthenticator({ personId, ...report });
  const secretSealed = makeSeal('another-secret-key', systemRandomness).seal('ABC', `authenticator ${personId}`);
  await store.beginAuthenticator({ personId, secretSealed });
  assert.equal(codeOf(await client.post('/app/factors/authenticator/confirm', { code: '123456' }, cookie)), '404 unknown_factor');
  const { codes: fresh, codeHashes } = makeRecoveryCodes(systemRandomness, personId);
  await store.confirmAuthenticator({ personId, step: 1, codeHashes, ...report, mail: { ...report.mail, mailId: 'sealed' } });

  const half = await client.halfLogIn(email);
  const refused = await client.post('/login/factor', { code: '123456' }, half);
  assert.equal(codeOf(refused), '409 factor_unreadable');
  assert.match(refused.json().error.message, /Use a recovery code or a passkey/);
  await client.succeed('/login/factor', { code: fresh[0] ?? '' }, half);
  await client.succeed('/app/factors/authenticator/remove', { password: testPassword }, cookie);
  await client.setUp(cookie);
});

/** Of a link that the mails of an address contain. */
async function tokenOf(purpose: 'verify' | 'reset', email: string, cookie: string): Promise<string> {
  const { tenantId } = (await get('/app/user', cookie)).json().user;
  const link = newLink(server.context, { purpose, tenantId, email, facts: { kind: 'reset_password' } });
  await server.context.store.createLink({ ...link, audit: { tenantId, action: 'test', subject: email, ...byTester('test') } });
  return server.context.seal.open(link.mail.secretSealed ?? '', mailSecretPurpose(link.mail.mailId));
}

test('factors and keys from before an address was confirmed do not outlive the reset by its owner', async () => {
  const { email, cookie } = await personWithApp('victim@example.com');
  const created = await client.succeed('/app/api-keys', { name: 'kept', access: 'full' }, cookie);
  const newPassword = 'mine from now on';
  const reset = await client.succeed('/password/reset', { token: await tokenOf('reset', email, cookie), newPassword });
  assert.equal((await get('/app/state', cookiesOf(reset))).statusCode, 200, 'no factor is asked for');
  assert.equal((await get('/app/state', cookie)).statusCode, 401);
  const { secret } = created.json();
  assert.equal((await server.call('GET', '/v1/commands', { key: secret })).statusCode, 401);
  await client.setUp(cookiesOf(reset), newPassword);
  const again = await client.post('/password/reset', { token: await tokenOf('reset', email, cookiesOf(reset)), newPassword });
  assert.equal(codeOf(again), '401 second_factor_required', 'once it is confirmed, factors stay');
});

test('a reset of the password keeps the factor, and asks for it', async () => {
  const { email, cookie, secret } = await personWithApp('reset@example.com');
  await client.succeed('/email/confirm', { token: await tokenOf('verify', email, cookie) });
  const reset = await client.post('/password/reset', { token: await tokenOf('reset', email, cookie), newPassword: testPassword });
  assert.equal(codeOf(reset), '401 second_factor_required');
  assert.equal((await get('/app/state', cookiesOf(reset))).statusCode, 401);
  await client.succeed('/login/factor', { code: client.codeOf(secret) }, cookiesOf(reset));
});

test('a company that requires a factor shows nothing of itself before', async () => {
  const { cookie } = await personWithApp('strict@example.com');
  const plain = await client.signUp('plain@example.com');
  const require = (isRequired: boolean, by: string) => client.post('/app/factor-requirement', { isRequired }, by);
  assert.equal(codeOf(await require(true, plain)), '403 second_factor_missing', 'not before the owner has one');
  assert.equal(codeOf(await require(true, cookie)), '200 ok');
  assert.equal((await get('/app/state', cookie)).statusCode, 200);
  await client.succeed('/app/factors/authenticator/remove', { password: testPassword }, cookie);

  assert.equal(codeOf(await get('/app/state', cookie)), '403 second_factor_missing');
  assert.equal(codeOf(await require(false, cookie)), '403 second_factor_missing');
  for (const path of ['/portal', '/portal/account', '/portal/keys']) {
    const led = await get(path, cookie);
    assert.deepEqual([led.statusCode, led.headers.location], [302, '/portal/security'], path);
  }
  const { connector } = (await get('/app/state', plain)).json();
  assert.equal(codeOf(await get(`/connectors/${connector.connectorId}/companies`, cookie)), '403 second_factor_missing');
  const page = await get('/portal/security', cookie);
  assertAccessiblePage(page);
  assert.match(page.body, /Kedai Contoh requires a second factor/);
  assert.doesNotMatch(page.body, /Connector (online|offline|not connected)/);
  assert.equal((await get('/app/user', cookie)).statusCode, 200, 'to switch to another company');

  step();
  await client.setUp(cookie);
  assert.equal((await get('/portal', cookie)).statusCode, 200);
  assert.equal(codeOf(await require(false, cookie)), '200 ok');
});

test('the page shows what is set up', async () => {
  const { cookie } = await personWithApp('page@example.com');
  const page = await get('/portal/security', cookie);
  assertAccessiblePage(page);
  assert.match(page.body, /10 of 10 left/);
  assert.match(page.body, /Remove authenticator app/);
});
