import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { limits } from '@ledgerline/contract';
import { dayMs, openScratchCloud, type ScratchCloud, scratchPassword } from './http/scratch-cloud.ts';
import { isRefusal, type Refusal } from './problem.ts';
import { endAllSessions, findSession, type Login, login, logout } from './session.ts';
import { changePassword } from './tenant.ts';
import { Turns } from './turn.ts';

let cloud: ScratchCloud;
before(() => {
  cloud = openScratchCloud();
});
after(() => cloud.close());

const turns = new Turns();
const tryLogin = (email: string, password: string): Promise<Login | Refusal> =>
  login(cloud.context, turns, { email, password }, 'request');

async function loggedIn(email: string, password = scratchPassword): Promise<Login> {
  const outcome = await tryLogin(email, password);
  if (isRefusal(outcome)) assert.fail(outcome.refused.message);
  return outcome;
}

const codeOf = (outcome: unknown): string => (isRefusal(outcome) ? outcome.refused.code : 'ok');

test('the right password opens a session, however the e-mail address is written', async () => {
  const { tenant } = await cloud.tenant('Ann@Example.com');
  const { opened } = await loggedIn(' ANN@example.COM ');
  assert.equal((await findSession(cloud.context, opened.token))?.tenant.tenantId, tenant.tenantId);
});

test('an unknown e-mail address and a wrong password get the same answer', async () => {
  await cloud.tenant('bob@example.com');
  const wrong = await tryLogin('bob@example.com', 'not his');
  const unknown = await tryLogin('nobody@example.com', 'not his');
  assert.deepEqual(wrong, unknown);
  assert.equal(codeOf(wrong), 'invalid_login');
});

test('after 10 failed logins an account is closed for 15 minutes, to the right password too, and no other account is', async () => {
  await cloud.tenant('dan@example.com');
  await cloud.tenant('eve@example.com');
  for (let attempt = 0; attempt < limits.failedLoginsPerAccountMax; attempt += 1) {
    assert.equal(codeOf(await tryLogin('dan@example.com', 'guess')), 'invalid_login');
  }
  const closed = await tryLogin('dan@example.com', scratchPassword);
  assert.equal(codeOf(closed), 'rate_limited');
  assert.equal(isRefusal(closed) && closed.retryAfterSeconds, 900);
  assert.equal(codeOf(await tryLogin('eve@example.com', scratchPassword)), 'ok');
  cloud.time.advance(15 * 60_000);
  assert.equal(codeOf(await tryLogin('dan@example.com', scratchPassword)), 'ok');
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
  assert.equal(codeOf(await tryLogin('gil@example.com', scratchPassword)), 'ok');
});

test('a session slides on while it is used, and ends 30 days after its last use', async () => {
  const { opened } = await cloud.tenant();
  const { context, time } = cloud;
  for (let visit = 0; visit < 3; visit += 1) {
    time.advance(20 * dayMs);
    const live = await findSession(context, opened.token);
    assert.equal(live?.session.expiresAt, time.now() + 30 * dayMs);
  }
  time.advance(30 * dayMs);
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

test('logging out everywhere ends every session of the tenant and of no other tenant', async () => {
  const one = await cloud.tenant('ida@example.com');
  const two = await loggedIn('ida@example.com');
  const stranger = await cloud.tenant();
  await endAllSessions(cloud.context, one.tenant.tenantId, 'request');
  assert.equal(await findSession(cloud.context, one.opened.token), null);
  assert.equal(await findSession(cloud.context, two.opened.token), null);
  assert.notEqual(await findSession(cloud.context, stranger.opened.token), null);
});

test('a new password ends every session before it and opens a fresh one', async () => {
  const { tenant, opened } = await cloud.tenant('jo@example.com');
  const other = await loggedIn('jo@example.com');
  const change = { currentPassword: scratchPassword, newPassword: 'another horse' };
  const fresh = await changePassword(cloud.context, turns, tenant, change, 'request');
  if (isRefusal(fresh)) assert.fail(fresh.refused.message);
  assert.equal(await findSession(cloud.context, opened.token), null);
  assert.equal(await findSession(cloud.context, other.opened.token), null);
  assert.notEqual(await findSession(cloud.context, fresh.token), null);
  assert.equal(codeOf(await tryLogin('jo@example.com', scratchPassword)), 'invalid_login');
  await loggedIn('jo@example.com', 'another horse');
});

test('a password is not changed by who does not know it, and such attempts count as failed logins', async () => {
  const { tenant, opened } = await cloud.tenant('kim@example.com');
  const guess = { currentPassword: 'guess', newPassword: 'another horse' };
  for (let attempt = 0; attempt < limits.failedLoginsPerAccountMax; attempt += 1) {
    assert.equal(codeOf(await changePassword(cloud.context, turns, tenant, guess, 'request')), 'invalid_login');
  }
  assert.equal(codeOf(await changePassword(cloud.context, turns, tenant, guess, 'request')), 'rate_limited');
  assert.notEqual(await findSession(cloud.context, opened.token), null);
});
