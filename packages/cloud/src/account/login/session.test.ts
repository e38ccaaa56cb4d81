import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DAY_MS, limits } from '@ledgerline/contract';
import { openTestCloud, type TestCloud, testPassword } from '../../../testing/test-cloud.ts';
import { KeyedMutex } from '../../system/pace/keyed-mutex.ts';
import { isRefusal, type Refusal } from '../../system/problem.ts';
import { changePassword } from '../tenant.ts';
import type { HalfLogin } from './half-login.ts';
import { knownDevice, proofsAfterLogin } from './known-device.ts';
import type { Origin } from './login-limit.ts';
import { endAllSessions, findSession, type Login, login, logout } from './session.ts';

let cloud: TestCloud;
before(() => {
  cloud = openTestCloud();
});
after(() => cloud.close());

const mutex = new KeyedMutex();
const elsewhere: Origin = { address: '203.0.113.1', proofs: null };
const tryLogin = (email: string, password: string, origin = elsewhere): Promise<Login | HalfLogin | Refusal> =>
  login(cloud.context, mutex, { email, password }, origin, 'request');

async function loggedIn(email: string, password = testPassword, origin = elsewhere): Promise<Login> {
  const outcome = await tryLogin(email, password, origin);
  if (isRefusal(outcome)) assert.fail(outcome.refused.message);
  if (!('opened' in outcome)) assert.fail('The login must not wait for a second factor.');
  return outcome;
}

const codeOf = (outcome: unknown): string => (isRefusal(outcome) ? outcome.refused.code : 'ok');

test('the right password opens a session, however the e-mail address is written', async () => {
  const { tenant } = await cloud.tenant('Ann@Example.com');
  const { opened } = await loggedIn(' ANN@example.COM ');
  assert.equal((await findSession(cloud.context, opened.token))?.tenant.tenantId, tenant.tenantId);
});

test('an unknown email address and a wrong password get the same response', async () => {
  await cloud.tenant('bob@example.com');
  const wrong = await tryLogin('bob@example.com', 'not his');
  const unknown = await tryLogin('nobody@example.com', 'not his');
  assert.deepEqual(wrong, unknown);
  assert.equal(codeOf(wrong), 'invalid_login');
});

/** Unused addresses, so that no test meets the count of another. */
let addresses = 0;
const somewhere = (): Origin => {
  addresses += 1;
  return { address: `198.51.100.${addresses}`, proofs: null };
};

/** Wrong guesses at an account, each from another address, as many as strangers have. */
async function strangersGuess(email: string): Promise<void> {
  for (let attempt = 0; attempt < limits.failedLoginsPerAccountMax; attempt += 1) {
    assert.equal(codeOf(await tryLogin(email, 'guess', somewhere())), 'invalid_login');
  }
}

test('after 10 failed logins of strangers an account is closed to them for 15 minutes, to the right password too, and no other account is', async () => {
  await cloud.tenant('dan@example.com');
  await cloud.tenant('eve@example.com');
  await strangersGuess('dan@example.com');
  cloud.time.advance(5 * 60_000);
  const closed = await tryLogin('dan@example.com', testPassword, somewhere());
  assert.equal(codeOf(closed), 'rate_limited');
  assert.equal(isRefusal(closed) && closed.retryAfterSeconds, 600);
  assert.match(isRefusal(closed) ? closed.refused.message : '', /Try again in 10 minutes\.$/);
  assert.equal(codeOf(await tryLogin('eve@example.com', testPassword, somewhere())), 'ok');
  cloud.time.advance(10 * 60_000);
  assert.equal(codeOf(await tryLogin('dan@example.com', testPassword, somewhere())), 'ok');
});

test('strangers never lock out a device or an address that the account has logged in from, and each has a count of its own', async () => {
  const email = 'owner@example.com';
  await cloud.tenant(email);
  const home = somewhere();
  const { person } = await loggedIn(email, testPassword, home);
  const proofs = proofsAfterLogin(cloud.context, person.personId, null);
  const laptop = { address: somewhere().address, proofs };
  await strangersGuess(email);
  assert.equal(codeOf(await tryLogin(email, testPassword, somewhere())), 'rate_limited');
  assert.equal(codeOf(await tryLogin(email, testPassword, home)), 'ok', 'a known address');
  assert.equal(codeOf(await tryLogin(email, testPassword, laptop)), 'ok', 'a known device, at a new address');
  for (let attempt = 0; attempt < limits.failedLoginsPerAccountMax; attempt += 1) await tryLogin(email, 'guess', home);
  assert.equal(codeOf(await tryLogin(email, testPassword, home)), 'rate_limited', 'the address has had its guesses');
  assert.equal(codeOf(await tryLogin(email, testPassword, { ...home, proofs })), 'ok', 'its device has not');
  for (let attempt = 0; attempt < limits.failedLoginsPerAccountMax; attempt += 1) await tryLogin(email, 'guess', laptop);
  assert.equal(codeOf(await tryLogin(email, testPassword, laptop)), 'rate_limited');
});

test('a device is known to the people who have logged in from it, and to no others; not forever; its proof cannot be forged', async () => {
  const { context } = cloud;
  const first = proofsAfterLogin(context, 'a@example.com', null);
  const both = proofsAfterLogin(context, 'b@example.com', first);
  const deviceId = knownDevice(context, 'a@example.com', both);
  assert.notEqual(deviceId, null);
  assert.notEqual(knownDevice(context, 'b@example.com', both), null);
  assert.equal(knownDevice(context, 'c@example.com', both), null);
  assert.equal(
    knownDevice(context, 'a@example.com', proofsAfterLogin(context, 'a@example.com', both)?.split('~', 1)[0] ?? null),
    deviceId,
  );
  for (const made of [null, '', '~', 'x', `${first}x`, first.slice(0, -2), 's1.AAAA']) {
    assert.equal(knownDevice(context, 'a@example.com', made), null, String(made));
  }
  let many: string | null = first;
  for (const account of ['1', '2', '3', '4', '5']) many = proofsAfterLogin(context, account, many);
  assert.equal(many?.split('~').length, 4);
  cloud.time.advance(limits.knownDeviceDays * DAY_MS);
  assert.equal(knownDevice(context, 'a@example.com', both), null);
});

test('an address makes 50 wrong guesses in 15 minutes, over all accounts; those who know their password are not held back', async () => {
  await cloud.tenant('una@example.com');
  const origin = { address: '2001:db8::1', proofs: null };
  for (let attempt = 0; attempt < limits.failedLoginsPerAddressMax; attempt += 1) {
    // Right guesses in between take nothing of the count.
    if (attempt % 20 === 0) assert.equal(codeOf(await tryLogin('una@example.com', testPassword, origin)), 'ok');
    const neighbour = { address: `2001:db8::${attempt}`, proofs: null };
    assert.equal(codeOf(await tryLogin(`sprayed-${attempt}@example.com`, 'guess', neighbour)), 'invalid_login');
  }
  const limited = await tryLogin('sprayed-x@example.com', 'guess', origin);
  assert.equal(isRefusal(limited) && limited.limit, 'failed-logins-of-address');
  assert.equal(codeOf(await tryLogin('una@example.com', testPassword, origin)), 'ok', 'she has logged in from there');
  cloud.time.advance(15 * 60_000);
  assert.equal(codeOf(await tryLogin('sprayed-x@example.com', 'guess', origin)), 'invalid_login');
});

test('what people type into the login form is not kept', async () => {
  const { store } = cloud.context;
  const subjects: string[] = [];
  const watched = {
    ...cloud.context,
    store: {
      ...store,
      takeFromWindow: (event: Parameters<typeof store.takeFromWindow>[0]) => {
        subjects.push(event.subject);
        return store.takeFromWindow(event);
      },
    },
  };
  await login(watched, mutex, { email: 'my-secret@example.com', password: 'x' }, somewhere(), 'request');
  assert.ok(subjects.length > 0);
  for (const subject of subjects) assert.match(subject, /^[a-z-]+ [0-9a-f]{64}$/);
});

test('a burst of guesses gets no further than guesses one after another', async () => {
  await cloud.tenant('fay@example.com');
  const outcomes = await Promise.all(Array.from({ length: 15 }, () => tryLogin('fay@example.com', 'guess')));
  const codes = outcomes.map(codeOf);
  assert.equal(codes.filter((code) => code === 'invalid_login').length, limits.failedLoginsPerAccountMax);
  assert.equal(codes.filter((code) => code === 'rate_limited').length, 5);
});

test('a login that succeeds forgives the failures before it', async () => {
  await cloud.tenant('gil@example.com');
  for (let attempt = 0; attempt < limits.failedLoginsPerAccountMax - 1; attempt += 1) await tryLogin('gil@example.com', 'guess');
  await loggedIn('gil@example.com');
  for (let attempt = 0; attempt < limits.failedLoginsPerAccountMax - 1; attempt += 1) await tryLogin('gil@example.com', 'guess');
  assert.equal(codeOf(await tryLogin('gil@example.com', testPassword)), 'ok');
});

test('a session slides on while it is used, and ends 30 days after its last use', async () => {
  const { opened } = await cloud.tenant();
  const { context, time } = cloud;
  for (let visit = 0; visit < 3; visit += 1) {
    time.advance(20 * DAY_MS);
    const live = await findSession(context, opened.token);
    assert.equal(live?.session.expiresAt, time.now() + 30 * DAY_MS);
  }
  time.advance(30 * DAY_MS);
  assert.equal(await findSession(context, opened.token), null);
});

test('a token is stored only as its hash', async () => {
  const { opened, tenant } = await cloud.tenant();
  const live = await findSession(cloud.context, opened.token);
  assert.equal(live?.tenant.tenantId, tenant.tenantId);
  assert.doesNotMatch(JSON.stringify(live), new RegExp(opened.token));
  assert.ok(Buffer.from(opened.token, 'base64url').length >= 32);
});

test('logging out ends this login and no other', async () => {
  const { opened } = await cloud.tenant('hal@example.com');
  const other = await loggedIn('hal@example.com');
  await logout(cloud.context, opened.token);
  assert.equal(await findSession(cloud.context, opened.token), null);
  assert.notEqual(await findSession(cloud.context, other.opened.token), null);
});

test('logging out everywhere ends every session of the person and of no one else', async () => {
  const one = await cloud.tenant('ida@example.com');
  const two = await loggedIn('ida@example.com');
  const stranger = await cloud.tenant();
  await endAllSessions(cloud.context, one, 'request');
  assert.equal(await findSession(cloud.context, one.opened.token), null);
  assert.equal(await findSession(cloud.context, two.opened.token), null);
  assert.notEqual(await findSession(cloud.context, stranger.opened.token), null);
});

test('a new password ends every session before it and opens a fresh one', async () => {
  const jo = await cloud.tenant('jo@example.com');
  const other = await loggedIn('jo@example.com');
  const change = { currentPassword: testPassword, newPassword: 'another horse' };
  const fresh = await changePassword(cloud.context, mutex, jo, change, 'request');
  if (isRefusal(fresh)) assert.fail(fresh.refused.message);
  assert.equal(await findSession(cloud.context, jo.opened.token), null);
  assert.equal(await findSession(cloud.context, other.opened.token), null);
  assert.notEqual(await findSession(cloud.context, fresh.token), null);
  assert.equal(codeOf(await tryLogin('jo@example.com', testPassword)), 'invalid_login');
  await loggedIn('jo@example.com', 'another horse');
});

test('a password is not changed by who does not know it; such attempts are counted, apart from those of strangers', async () => {
  const kim = await cloud.tenant('kim@example.com');
  await strangersGuess('kim@example.com');
  const guess = { currentPassword: 'guess', newPassword: 'another horse' };
  for (let attempt = 0; attempt < limits.failedLoginsPerAccountMax; attempt += 1) {
    assert.equal(codeOf(await changePassword(cloud.context, mutex, kim, guess, 'request')), 'invalid_login');
  }
  assert.equal(codeOf(await changePassword(cloud.context, mutex, kim, guess, 'request')), 'rate_limited');
  assert.notEqual(await findSession(cloud.context, kim.opened.token), null);
});
