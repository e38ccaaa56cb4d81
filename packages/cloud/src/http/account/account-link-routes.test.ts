import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { limits, MINUTE_MS } from '@ledgerline/contract';
import type { LightMyRequestResponse } from 'fastify';
import { assertAccessiblePage } from '../../../testing/page-assertions.ts';
import { testPassword } from '../../../testing/test-cloud.ts';
import { TestPost } from '../../../testing/test-post.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import type { Store } from '../../store/store.ts';

const RESET = 'Reset your password';

let server: TestServer;
let post: TestPost;
const verbs: string[] = [];
before(async () => {
  server = await openTestServer({ through: recorded, settings: { trustedProxies: ['loopback'] } });
  post = await TestPost.open(server.context);
});
after(async () => {
  await post.close();
  await server.close();
});

/** Writes down what is asked of the store. */
function recorded(store: Store): Store {
  return new Proxy(store, {
    get: (target, name) => {
      const verb = Reflect.get(target, name);
      if (typeof verb !== 'function') return verb;
      return (...given: unknown[]) => {
        verbs.push(String(name));
        return verb.apply(target, given);
      };
    },
  });
}

const send = (path: string, body: object, cookie?: string): Promise<LightMyRequestResponse> =>
  server.call('POST', path, { body, ...(cookie !== undefined && { headers: { cookie } }) });

const sessionOf = (response: LightMyRequestResponse): string =>
  [response.headers['set-cookie'] ?? []].flat()[0]?.split(';', 1)[0] ?? '';

async function signUp(email: string): Promise<string> {
  const signedUp = await send('/signup', { companyName: 'Kedai Contoh', email, password: testPassword });
  assert.equal(signedUp.statusCode, 200, signedUp.body);
  return sessionOf(signedUp);
}

async function confirm(email: string): Promise<void> {
  const confirmed = await send('/email/confirm', { token: await post.tokenFor(email, 'Confirm your email address') });
  assert.equal(confirmed.statusCode, 200, confirmed.body);
}

const isIn = async (cookie: string): Promise<boolean> =>
  (await server.call('GET', '/app/state', { headers: { cookie } })).statusCode === 200;
const accountPageOf = async (cookie: string): Promise<string> =>
  (await server.call('GET', '/portal/account', { headers: { cookie } })).body;
const logIn = async (email: string, password: string): Promise<number> => (await send('/login', { email, password })).statusCode;

test('sign-up sends a link that confirms the address once; everything else works before', async () => {
  const cookie = await signUp('Ann@Example.com');
  assert.ok(await isIn(cookie));
  assert.match(await accountPageOf(cookie), /Confirm your email address/);
  const token = await post.tokenFor('ann@example.com', 'Confirm your email address');
  const confirmed = await send('/email/confirm', { token });
  assert.deepEqual(confirmed.json(), { ok: true, email: 'ann@example.com', isChanged: false });
  assert.doesNotMatch(await accountPageOf(cookie), /Confirm your email address/);
  const again = await send('/email/confirm', { token });
  assert.deepEqual([again.statusCode, again.json().error.code], [400, 'invalid_link']);
});

test('the email of sign-up can be sent again, after some minutes', async () => {
  const cookie = await signUp('again@example.com');
  assert.equal((await send('/app/email/confirmation', {}, cookie)).statusCode, 200);
  assert.equal((await send('/app/email/confirmation', {}, cookie)).statusCode, 429);
  server.time.advance(limits.linkEmailMinutes * MINUTE_MS);
  assert.equal((await send('/app/email/confirmation', {}, cookie)).statusCode, 200);
  const mails = await post.mailsTo('again@example.com');
  assert.equal(mails.length, 3);
  const token = await post.tokenFor('again@example.com', 'Confirm your email address');
  assert.equal((await send('/email/confirm', { token })).statusCode, 200);
  await send('/app/email/confirmation', {}, cookie);
  assert.equal((await post.mailsTo('again@example.com')).length, 3, 'nothing is sent once it is confirmed');
});

test('a forgotten password is reset by a link, which logs in, ends all sessions and works once', async () => {
  const cookie = await signUp('bob@example.com');
  assert.equal((await send('/password/forgot', { email: ' BOB@example.com' })).statusCode, 200);
  const token = await post.tokenFor('bob@example.com', RESET);
  const reset = await send('/password/reset', { token, newPassword: 'a new sentence' });
  assert.equal(reset.statusCode, 200, reset.body);
  assert.deepEqual([await isIn(cookie), await isIn(sessionOf(reset))], [false, true]);
  assert.deepEqual([await logIn('bob@example.com', testPassword), await logIn('bob@example.com', 'a new sentence')], [401, 200]);
  const again = await send('/password/reset', { token, newPassword: 'another sentence' });
  assert.deepEqual([again.statusCode, again.json().error.code], [400, 'invalid_link']);
  assert.equal((await post.mailsTo('bob@example.com', 'Your password was changed')).length, 1);
});

test('a link to reset a password is valid for 30 minutes, and one within 5 minutes is enough', async () => {
  await signUp('carol@example.com');
  await send('/password/forgot', { email: 'carol@example.com' });
  const token = await post.tokenFor('carol@example.com', RESET);
  await send('/password/forgot', { email: 'carol@example.com' });
  assert.equal((await post.mailsTo('carol@example.com', RESET)).length, 1);
  const weak = await send('/password/reset', { token, newPassword: 'short' });
  assert.equal(weak.json().error.details[0].path, '/newPassword');
  server.time.advance(limits.resetLinkMinutes * MINUTE_MS);
  assert.equal((await send('/password/reset', { token, newPassword: 'a new sentence' })).statusCode, 400);
  await send('/password/forgot', { email: 'carol@example.com' });
  const fresh = await post.tokenFor('carol@example.com', RESET);
  assert.equal((await send('/password/reset', { token: fresh, newPassword: 'a new sentence' })).statusCode, 200);
  await send('/password/forgot', { email: 'carol@example.com' });
  assert.equal((await post.mailsTo('carol@example.com', RESET)).length, 3, 'a used link makes way for the next');
});

test('an unknown address gets the same response after the same work, and no email', async () => {
  await signUp('dora@example.com');
  const asked = async (email: string) => {
    verbs.length = 0;
    const { statusCode, body, headers } = await send('/password/forgot', { email });
    return { statusCode, body, length: headers['content-length'], verbs: [...verbs] };
  };
  const [known, unknown] = [await asked('dora@example.com'), await asked('nobody@example.com')];
  assert.deepEqual(unknown, known);
  assert.ok(known.verbs.includes('createLink'));
  assert.deepEqual(await post.mailsTo('nobody@example.com'), []);
  assert.equal((await post.mailsTo('dora@example.com', RESET)).length, 1);
});

test('a change of the address is confirmed at the new one and told at the old one', async () => {
  const cookie = await signUp('eve@example.com');
  await confirm('eve@example.com');
  const change = (body: object) => send('/app/email', body, cookie);
  const wrong = await change({ email: 'new-eve@example.com', currentPassword: 'wrong' });
  assert.deepEqual([wrong.statusCode, wrong.json().error.code], [401, 'invalid_login']);
  const body = { email: 'New-Eve@example.com', currentPassword: testPassword };
  assert.equal((await change(body)).statusCode, 200);
  const token = await post.tokenFor('new-eve@example.com', 'Confirm your new email address');
  assert.equal(await logIn('new-eve@example.com', testPassword), 401, 'nothing changes before the link is used');
  const confirmed = await send('/email/confirm', { token });
  assert.deepEqual(confirmed.json(), { ok: true, email: 'new-eve@example.com', isChanged: true });
  assert.deepEqual([await logIn('eve@example.com', testPassword), await logIn('new-eve@example.com', testPassword)], [401, 200]);
  const [told] = await post.mailsTo('eve@example.com', 'Your email address was changed');
  assert.match(told?.text ?? '', /new-eve@example\.com/);
  assert.match(await accountPageOf(cookie), /new-eve@example\.com/);
});

test('a device and an address stay known to a person who changes the email address', async () => {
  const newLogins = async () => (await post.mailsTo('new-mia@example.com', 'New login to your account')).length;
  const signedUp = await send('/signup', { companyName: 'Kedai Mia', email: 'mia@example.com', password: testPassword });
  const device = [signedUp.headers['set-cookie'] ?? []].flat().find((set) => set.startsWith('ledgerline_device=')) ?? '';
  await confirm('mia@example.com');
  await send('/app/email', { email: 'new-mia@example.com', currentPassword: testPassword }, sessionOf(signedUp));
  await send('/email/confirm', { token: await post.tokenFor('new-mia@example.com', 'Confirm your new email address') });
  const logInFrom = (password: string, headers: Record<string, string>) =>
    server.call('POST', '/login', { body: { email: 'new-mia@example.com', password }, headers });
  const stranger = { 'x-forwarded-for': '203.0.113.77' };
  for (let guess = 0; guess < limits.failedLoginsPerAccountMax; guess += 1) await logInFrom('wrong', stranger);
  assert.equal((await logInFrom(testPassword, stranger)).statusCode, 429);
  assert.equal((await logInFrom(testPassword, {})).statusCode, 200, 'the address of the sign-up');
  assert.equal(await newLogins(), 1, 'without its cookie, the device is new');
  const known = await logInFrom(testPassword, { ...stranger, cookie: device.split(';', 1)[0] ?? '' });
  assert.equal(known.statusCode, 200, known.body);
  assert.equal(await newLogins(), 1);
});

test('an address that another account has is not taken over, and is not given away by the request', async () => {
  await signUp('fay@example.com');
  const cookie = await signUp('gus@example.com');
  await confirm('gus@example.com');
  const asked = await send('/app/email', { email: 'fay@example.com', currentPassword: testPassword }, cookie);
  assert.equal(asked.statusCode, 200);
  const token = await post.tokenFor('fay@example.com', 'Confirm your new email address');
  const confirmed = await send('/email/confirm', { token });
  assert.deepEqual([confirmed.statusCode, confirmed.json().error.code], [409, 'email_taken']);
  assert.equal(await logIn('gus@example.com', testPassword), 200);
});

test('no token is readable in the files of the store', async () => {
  await signUp('ina@example.com');
  await send('/password/forgot', { email: 'ina@example.com' });
  const folder = server.context.config.dataDirectory;
  const stored = () =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'latin1'))
      .join('');
  const before = stored();
  const token = await post.tokenFor('ina@example.com', RESET);
  assert.ok(before.includes('ina@example.com'), 'the files are those of the store');
  assert.ok(!before.includes(token));
  assert.ok(!stored().includes(token));
});

test('the pages of links are sound and carry no token', async () => {
  for (const [path, heading] of [
    ['/password/forgot', 'Reset your password'],
    ['/password/reset', 'Choose a new password'],
    ['/email/undo', 'Undo the change of your email address'],
    ['/email/confirm', 'Confirm your email address'],
  ] as const) {
    const page = await server.call('GET', path, { headers: { accept: 'text/html' } });
    assertAccessiblePage(page);
    assert.ok(page.body.includes(`<h1>${heading}</h1>`));
  }
  assert.match((await server.call('GET', '/login')).body, /href="\/password\/forgot"/);
});

const GUESSES = 200;

test('hundreds of guesses of strangers keep the owner out neither of a known device nor of a reset by email', async () => {
  const email = 'jan@example.com';
  const from = (address: string, cookie = '') => ({ 'x-forwarded-for': address, ...(cookie !== '' && { cookie }) });
  const logInFrom = (password: string, headers: Record<string, string>) =>
    server.call('POST', '/login', { body: { email, password }, headers });
  const body = { companyName: 'Kedai Jan', email, password: testPassword };
  const signedUp = await server.call('POST', '/signup', { body, headers: from('198.51.100.1') });
  const device = [signedUp.headers['set-cookie'] ?? []].flat().find((set) => set.startsWith('ledgerline_device=')) ?? '';
  const guesses = Array.from({ length: GUESSES }, (_, guess) => logInFrom(`guess ${guess}`, from(`203.0.113.${guess % 40}`)));
  const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
  assert.deepEqual(
    [statuses.filter((status) => status === 401).length, statuses.filter((status) => status === 429).length],
    [limits.failedLoginsPerAccountMax, GUESSES - limits.failedLoginsPerAccountMax],
  );
  const stranger = await logInFrom(testPassword, from('192.0.2.9'));
  assert.deepEqual([stranger.statusCode, stranger.json().error.code], [429, 'rate_limited']);
  assert.match(stranger.json().error.message, /Reset the password by email/);
  assert.equal((await logInFrom(testPassword, from('192.0.2.9', device.split(';', 1)[0]))).statusCode, 200, 'a known device');

  // A stranger asks for resets too: the owner's own request then sends nothing, and the link that is there works.
  const forgot = (address: string) => server.call('POST', '/password/forgot', { body: { email }, headers: from(address) });
  assert.deepEqual([(await forgot('203.0.113.7')).statusCode, (await forgot('192.0.2.9')).statusCode], [200, 200]);
  const token = await post.tokenFor(email, RESET);
  const reset = await server.call('POST', '/password/reset', {
    body: { token, newPassword: 'a new sentence' },
    headers: from('192.0.2.9'),
  });
  assert.equal(reset.statusCode, 200, reset.body);
  assert.ok(await isIn(sessionOf(reset)));
});
