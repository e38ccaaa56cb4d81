import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DAY_MS, limits } from '@ledgerline/contract';
import type { LightMyRequestResponse } from 'fastify';
import { FactorTestClient } from '../../../testing/calls/factor-calls.ts';
import { testPassword } from '../../../testing/test-cloud.ts';
import { TestPost } from '../../../testing/test-post.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

/** How someone who once had a session, a password or an address might keep or gain an account, and why that fails. */

const CHANGE = 'Confirm your new email address';
const CHANGED = 'Your email address was changed';
const RESET = 'Reset your password';
const SIGNED_UP = 'Confirm your email address';

let server: TestServer;
let post: TestPost;
let factors: FactorTestClient;
before(async () => {
  server = await openTestServer();
  post = await TestPost.open(server.context);
  factors = new FactorTestClient(server);
});
after(async () => {
  await post.close();
  await server.close();
});

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
  const confirmed = await send('/email/confirm', { token: await post.tokenFor(email, SIGNED_UP) });
  assert.equal(confirmed.statusCode, 200, confirmed.body);
}

async function signUpConfirmed(email: string): Promise<string> {
  const cookie = await signUp(email);
  await confirm(email);
  return cookie;
}

const isIn = async (cookie: string): Promise<boolean> =>
  (await server.call('GET', '/app/state', { headers: { cookie } })).statusCode === 200;
const logIn = async (email: string, password: string): Promise<number> => (await send('/login', { email, password })).statusCode;

const askForChange = (cookie: string, email: string, currentPassword = testPassword) =>
  send('/app/email', { email, currentPassword }, cookie);

/** The token that the new address was sent. */
async function tokenOfChange(cookie: string, newEmail: string, password = testPassword): Promise<string> {
  const asked = await askForChange(cookie, newEmail, password);
  assert.equal(asked.statusCode, 200, asked.body);
  return post.tokenFor(newEmail, CHANGE);
}

async function changeAddress(cookie: string, newEmail: string, password = testPassword): Promise<void> {
  const changed = await send('/email/confirm', { token: await tokenOfChange(cookie, newEmail, password) });
  assert.equal(changed.statusCode, 200, changed.body);
}

const codeOf = (response: LightMyRequestResponse) => [response.statusCode, response.json().error?.code];

const undo = (token: string, newPassword: string) => send('/email/undo', { token, newPassword });

test('the address of an account that is not confirmed cannot be changed', async () => {
  const cookie = await signUp('first@example.com');
  const asked = await askForChange(cookie, 'attacker-1@example.com');
  assert.deepEqual(codeOf(asked), [403, 'email_not_confirmed']);
  assert.match(asked.json().error.message, /first@example\.com/);
  assert.deepEqual(await post.mailsTo('attacker-1@example.com'), []);
  const page = await server.call('GET', '/portal/account', { headers: { cookie } });
  assert.doesNotMatch(page.body, /action="\/app\/email"/, 'the form is not offered');
  await confirm('first@example.com');
  assert.equal((await askForChange(cookie, 'attacker-1@example.com')).statusCode, 200);
});

test('a reset of the password ends every link of the person, the change of the address first', async () => {
  const cookie = await signUpConfirmed('second@example.com');
  const change = await tokenOfChange(cookie, 'attacker-2@example.com');
  await send('/password/forgot', { email: 'second@example.com' });
  const reset = await send('/password/reset', {
    token: await post.tokenFor('second@example.com', RESET),
    newPassword: 'a new sentence',
  });
  assert.equal(reset.statusCode, 200, reset.body);
  assert.deepEqual(codeOf(await send('/email/confirm', { token: change })), [400, 'invalid_link']);
  assert.equal(await logIn('second@example.com', 'a new sentence'), 200);
});

test('a change of the password ends every link of the person', async () => {
  const cookie = await signUpConfirmed('third@example.com');
  await send('/password/forgot', { email: 'third@example.com' });
  const reset = await post.tokenFor('third@example.com', RESET);
  const change = await tokenOfChange(cookie, 'attacker-3@example.com');
  const changed = await send('/app/password', { currentPassword: testPassword, newPassword: 'a new sentence' }, cookie);
  assert.equal(changed.statusCode, 200, changed.body);
  assert.deepEqual(codeOf(await send('/email/confirm', { token: change })), [400, 'invalid_link']);
  assert.deepEqual(codeOf(await send('/password/reset', { token: reset, newPassword: 'another sentence' })), [
    400,
    'invalid_link',
  ]);
});

test('the removal of a factor ends every link of the person, by the person and by the operator', async () => {
  const cookie = await signUpConfirmed('fourth@example.com');
  await factors.setUp(cookie);
  const change = await tokenOfChange(cookie, 'attacker-4@example.com');
  const removed = await send('/app/factors/authenticator/remove', { password: testPassword }, cookie);
  assert.equal(removed.statusCode, 200, removed.body);
  assert.deepEqual(codeOf(await send('/email/confirm', { token: change })), [400, 'invalid_link']);
  await factors.setUp(cookie);
  const again = await tokenOfChange(cookie, 'attacker-4b@example.com');
  const lost = { key: server.context.config.adminKey, body: { email: 'fourth@example.com' } };
  const byOperator = await server.call('POST', '/admin/people/remove-factors', lost);
  assert.equal(byOperator.statusCode, 200, byOperator.body);
  assert.deepEqual(codeOf(await send('/email/confirm', { token: again })), [400, 'invalid_link']);
});

test('the owner of the old address undoes a change for 7 days: address, password, sessions and links are theirs again', async () => {
  const cookie = await signUpConfirmed('fifth@example.com');
  await changeAddress(cookie, 'attacker-5@example.com');
  const [told] = await post.mailsTo('fifth@example.com', CHANGED);
  assert.match(told?.text ?? '', /7 days/);
  const token = await post.tokenFor('fifth@example.com', CHANGED);
  // The other one does what would keep the owner out.
  const taken = await send('/app/password', { currentPassword: testPassword, newPassword: 'taken by another' }, cookie);
  const theirs = sessionOf(taken);
  await factors.setUp(theirs, 'taken by another');
  await askForChange(theirs, 'attacker-5b@example.com', 'taken by another');
  const open = await post.tokenFor('attacker-5b@example.com', CHANGE);
  server.time.advance(7 * DAY_MS - 1);
  const undone = await undo(token, 'mine once more');
  assert.equal(undone.statusCode, 200, undone.body);
  assert.ok(await isIn(sessionOf(undone)), 'and is logged in, without the factor of the other one');
  assert.deepEqual([await isIn(theirs), await isIn(cookie)], [false, false]);
  assert.deepEqual(
    [await logIn('attacker-5@example.com', 'taken by another'), await logIn('fifth@example.com', 'mine once more')],
    [401, 200],
  );
  assert.deepEqual(codeOf(await send('/email/confirm', { token: open })), [400, 'invalid_link']);
  assert.deepEqual(codeOf(await undo(token, 'a third sentence')), [400, 'invalid_link'], 'once');
  assert.equal((await post.mailsTo('attacker-5@example.com', 'A change of your email address was undone')).length, 1);
  const state = await server.call('GET', '/portal/account', { headers: { cookie: sessionOf(undone) } });
  assert.match(state.body, /Change of the email address undone/, 'the access log says so');
});

test('a change cannot be undone after 7 days', async () => {
  const cookie = await signUpConfirmed('sixth@example.com');
  await changeAddress(cookie, 'new-sixth@example.com');
  const token = await post.tokenFor('sixth@example.com', CHANGED);
  server.time.advance(limits.undoLinkDays * DAY_MS);
  assert.deepEqual(codeOf(await undo(token, 'mine once more')), [400, 'invalid_link']);
});

test('after two changes the first address wins, whatever the second one undoes', async () => {
  const cookie = await signUpConfirmed('seventh@example.com');
  await changeAddress(cookie, 'attacker-7@example.com');
  const first = await post.tokenFor('seventh@example.com', CHANGED);
  await changeAddress(cookie, 'attacker-7b@example.com');
  const second = await post.tokenFor('attacker-7@example.com', CHANGED);
  assert.equal((await undo(second, 'taken by another')).statusCode, 200, 'the owner of the second address can undo too');
  assert.equal((await undo(first, 'mine once more')).statusCode, 200, 'and the first one still can');
  assert.equal(await logIn('seventh@example.com', 'mine once more'), 200);
});

test('undoing the first of two changes ends the link that would undo the second', async () => {
  const cookie = await signUpConfirmed('eighth@example.com');
  await changeAddress(cookie, 'attacker-8@example.com');
  const first = await post.tokenFor('eighth@example.com', CHANGED);
  await changeAddress(cookie, 'attacker-8b@example.com');
  const second = await post.tokenFor('attacker-8@example.com', CHANGED);
  assert.equal((await undo(first, 'mine once more')).statusCode, 200);
  assert.deepEqual(codeOf(await undo(second, 'taken by another')), [400, 'invalid_link']);
  assert.equal(await logIn('eighth@example.com', 'mine once more'), 200);
});

test('going back to the old address leaves nothing for the one between to undo', async () => {
  const cookie = await signUpConfirmed('ninth@example.com');
  await changeAddress(cookie, 'between-9@example.com');
  await changeAddress(cookie, 'ninth@example.com');
  const [told] = await post.mailsTo('between-9@example.com', CHANGED);
  assert.doesNotMatch(told?.text ?? '', /email\/undo/);
});

test('no one else gets the old address while the change can be undone', async () => {
  const cookie = await signUpConfirmed('tenth@example.com');
  await changeAddress(cookie, 'attacker-10@example.com');
  const token = await post.tokenFor('tenth@example.com', CHANGED);
  const body = { companyName: 'Another', email: 'tenth@example.com', password: testPassword };
  assert.deepEqual(codeOf(await send('/signup', body)), [409, 'email_taken']);
  const other = await signUpConfirmed('eleventh@example.com');
  const asked = await tokenOfChange(other, 'tenth@example.com');
  assert.deepEqual(codeOf(await send('/email/confirm', { token: asked })), [409, 'email_taken']);
  assert.equal((await undo(token, 'mine once more')).statusCode, 200);
  assert.equal(await logIn('tenth@example.com', 'mine once more'), 200);
});

test('an address with invisible or look-alike characters gets no account, no invitation and no change', async () => {
  const cookie = await signUpConfirmed('plain@example.com');
  const unsound = [
    'vic\u200btim@example.com',
    'victim\u00ad@example.com',
    '\u202emitciv@example.com',
    'v\u0456ctim@example.com',
    'victim@ex\u0430mple.com',
    '\uff56ictim@example.com',
    'victim@example\uff0ecom',
    'victi\u006d\u0301@example.com',
    '\u{1d42f}ictim@example.com',
  ];
  for (const email of unsound) {
    const company = { companyName: 'Kedai', email, password: testPassword };
    const refused = [
      await send('/signup', company),
      await askForChange(cookie, email),
      await send('/app/team/invitations', { email, role: 'viewer' }, cookie),
    ];
    for (const response of refused) {
      assert.deepEqual(codeOf(response), [400, 'invalid_request'], JSON.stringify(email));
      assert.match(response.json().error.details[0].message, /^email must be a valid email address in Latin letters/);
    }
  }
  for (const email of ['o\u2019neill@example.com'.replace('\u2019', "'"), 'jos\u00e9@example.com', 'a+b@xn--mller-kva.example'])
    assert.equal((await askForChange(cookie, email)).statusCode, 200, email);
});
