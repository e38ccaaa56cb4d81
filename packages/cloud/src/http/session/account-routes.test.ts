import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DAY_MS, ErrorBody, LoginResponse, limits, SignUpResponse } from '@ledgerline/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { Value } from 'typebox/value';
import { openTestCloud, type TestCloud, testPassword } from '../../../testing/test-cloud.ts';
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

type Headers = Record<string, string>;

const post = (url: string, payload: object | undefined, headers: Headers = {}): Promise<LightMyRequestResponse> =>
  app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });

const cookiesOf = (response: LightMyRequestResponse): readonly string[] => [response.headers['set-cookie'] ?? []].flat();
/** The session's, which comes first: simple clients keep only that one. */
const cookieOf = (response: LightMyRequestResponse): string => cookiesOf(response)[0] ?? '';
const tokenOf = (response: LightMyRequestResponse): string => cookieOf(response).split(';', 1)[0] ?? '';
const signUpBody = (email: string) => ({ companyName: 'Company', email, password: testPassword });

test('POST /signup returns tenant, connector, key and session, and logs the browser in', async () => {
  const response = await post('/signup', { ...signUpBody('Ann@Example.com'), phone: '1', plan: 'standard' });
  assert.equal(response.statusCode, 200);
  const answer = response.json();
  assert.ok(Value.Check(SignUpResponse, answer), JSON.stringify([...Value.Errors(SignUpResponse, answer)]));
  assert.equal(answer.tenant.email, 'ann@example.com');
  assert.match(answer.tenantApiKey, /^ll_tenant_/);
  assert.equal(answer.connector.kind, 'desktop');
  assert.match(answer.hint, /own accounting package.*POST \/app\/sandbox/);
  assert.match(cookieOf(response), /^ledgerline_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  assert.equal(response.headers['cache-control'], 'no-store');
  const state = await app.inject({ url: '/app/state', headers: { cookie: tokenOf(response) } });
  assert.equal(state.json().tenant.tenantId, answer.tenant.tenantId);
});

const postForm = (url: string, fields: Record<string, string>, headers: Headers = {}): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

test('a form without JavaScript signs up: what is wrong stands next to its field, what was entered stays, and the key is shown once', async () => {
  const wrong = await postForm('/signup', {
    companyName: '<b>Kedai',
    email: 'nobody',
    password: 'short',
    phone: '',
    plan: 'kedai',
  });
  assert.equal(wrong.statusCode, 400);
  assert.match(String(wrong.headers['content-type']), /^text\/html/);
  assert.match(String(wrong.headers['content-security-policy']), /default-src 'none'/);
  assert.match(
    wrong.body,
    /id="email-problem"[^>]*>Work email must be a valid email address\b[^<]*; you sent &quot;nobody&quot;/,
  );
  assert.match(wrong.body, /value="&lt;b&gt;Kedai"/);
  assert.match(wrong.body, /name="plan" value="kedai"/);
  assert.doesNotMatch(wrong.body, /short"/, 'A password is never sent back.');
  const done = await postForm('/signup', { ...signUpBody('form@example.com'), phone: '' });
  assert.equal(done.statusCode, 200, done.body);
  const [key = ''] = /ll_tenant_[\w-]+/.exec(done.body) ?? [];
  assert.equal((await app.inject({ url: '/v1/me', headers: { authorization: `Bearer ${key}` } })).statusCode, 200);
  assert.equal((await app.inject({ url: '/app/state', headers: { cookie: tokenOf(done) } })).statusCode, 200);
  const taken = await postForm('/signup', signUpBody('form@example.com'));
  assert.equal(taken.statusCode, 409);
  assert.match(taken.body, /role="alert" data-message><span>[^<]+Request <code>/);
});

test('a form without JavaScript logs in and leads to the page that was asked for, and to no other site', async () => {
  await post('/signup', signUpBody('login-form@example.com'));
  const asked = await app.inject({ url: '/login?next=/portal/keys' });
  assert.match(asked.body, /name="next" value="\/portal\/keys"/);
  const enter = (fields: Record<string, string>) => postForm('/login', { email: 'login-form@example.com', ...fields });
  const wrong = await enter({ password: 'something else', next: '/portal/keys' });
  assert.equal(wrong.statusCode, 401);
  assert.match(wrong.body, /value="login-form@example.com"[\s\S]*name="password"/);
  assert.match(wrong.body, /name="next" value="\/portal\/keys"/);
  const { origin } = new URL(cloud.context.config.baseUrl);
  for (const [next, place] of [
    ['/portal/keys', '/portal/keys'],
    ['https://elsewhere.invalid/', '/portal'],
    ['//elsewhere.invalid', '/portal'],
  ] as const) {
    const response = await enter({ password: testPassword, next });
    assert.deepEqual([response.statusCode, response.headers.location], [303, `${origin}${place}`]);
    assert.equal((await app.inject({ url: '/app/state', headers: { cookie: tokenOf(response) } })).statusCode, 200);
  }
  const elsewhere = await postForm('/login', { email: 'a', password: 'b' }, { origin: 'https://elsewhere.invalid' });
  assert.equal(elsewhere.statusCode, 403);
  assert.equal((await postForm('/password/forgot', { email: 'login-form@example.com' })).statusCode, 415);
});

test('POST /signup reports every problem with its place', async () => {
  const response = await post('/signup', { companyName: ' ', email: 'ann', password: 'short', phone: 7 });
  assert.equal(response.statusCode, 400);
  const answer = response.json();
  assert.ok(Value.Check(ErrorBody, answer));
  assert.deepEqual(answer.error.details.map(({ path }: { path: string }) => path).sort(), [
    '/companyName',
    '/email',
    '/password',
    '/phone',
  ]);
  for (const body of [undefined, [], {}]) assert.equal((await post('/signup', body)).statusCode, 400);
  assert.equal(cookieOf(response), '');
});

test('POST /signup keeps a plan that is not on the pricing page as asked, however long, and never rejects it', async () => {
  for (const plan of ['p'.repeat(500), 'Özel plan: 年度', '-']) {
    const response = await post('/signup', { ...signUpBody(`plan-${plan.length}@example.com`), plan });
    assert.equal(response.statusCode, 200, plan);
    const answer = response.json();
    assert.ok(Value.Check(SignUpResponse, answer), JSON.stringify([...Value.Errors(SignUpResponse, answer)]));
    assert.deepEqual([answer.tenant.plan, answer.tenant.subscription.status], [plan, 'trialing']);
  }
});

test('POST /signup with a known e-mail address is 409', async () => {
  assert.equal((await post('/signup', signUpBody('bob@example.com'))).statusCode, 200);
  const again = await post('/signup', signUpBody('BOB@example.com'));
  assert.equal(again.statusCode, 409);
  assert.equal(again.json().error.code, 'email_taken');
});

test('POST /login returns the user and a session; a wrong password and an unknown address get the same 401', async () => {
  await post('/signup', signUpBody('carol@example.com'));
  const response = await post('/login', { email: 'carol@example.com', password: testPassword });
  assert.equal(response.statusCode, 200);
  const answer = response.json();
  assert.ok(Value.Check(LoginResponse, answer), JSON.stringify(answer));
  assert.deepEqual(answer.user.email, 'carol@example.com');
  const wrong = await post('/login', { email: 'carol@example.com', password: 'wrong' });
  const unknown = await post('/login', { email: 'nobody@example.com', password: 'wrong' });
  assert.equal(wrong.statusCode, 401);
  assert.equal(unknown.statusCode, 401);
  assert.deepEqual(wrong.json().error, unknown.json().error);
  assert.deepEqual(Object.keys(wrong.headers), Object.keys(unknown.headers));
});

test('the eleventh failed login of an account is 429 with Retry-After; a known device and other addresses are not affected', async () => {
  const device = cookiesOf(await post('/signup', signUpBody('dan@example.com')))[1] ?? '';
  assert.match(device, /^ledgerline_device=s1\.[\w-]+; Max-Age=15552000; Path=\/login; HttpOnly; SameSite=Lax$/);
  const guess = { email: 'dan@example.com', password: 'guess' };
  for (let count = 0; count < limits.failedLoginsPerAccountMax; count += 1) {
    assert.equal((await post('/login', guess)).statusCode, 401);
  }
  const closed = await post('/login', guess);
  assert.deepEqual([closed.statusCode, closed.json().error.code, closed.headers['retry-after']], [429, 'rate_limited', '900']);
  const right = { ...guess, password: testPassword };
  assert.equal((await post('/login', right)).statusCode, 429);
  const login = await post('/login', right, { cookie: device.split(';', 1)[0] ?? '' });
  assert.equal(login.statusCode, 200);
  assert.deepEqual(
    cookiesOf(login).map((cookie) => cookie.split('=', 1)[0]),
    ['ledgerline_session', 'ledgerline_device'],
  );
  const metrics = (await app.inject({ url: '/metrics' })).body;
  assert.match(metrics, /ledgerline_limits_reached_total\{limit="failed-logins"\} 2/);
});

test('an address makes 100 sign-ups an hour, then waits for the hour to end; another address does not', async () => {
  const from = (remoteAddress: string) =>
    app.inject({ method: 'POST', url: '/signup', payload: signUpBody('taken@example.com'), remoteAddress });
  assert.equal((await from('192.0.2.1')).statusCode, 200);
  // A known e-mail address costs nothing to refuse, and counts all the same.
  for (let count = 1; count < limits.signUpsPerAddressAndHourMax; count += 1) {
    assert.equal((await from('192.0.2.1')).statusCode, 409);
  }
  cloud.time.advance(600_000);
  const limited = await from('::ffff:192.0.2.1');
  assert.deepEqual(
    [limited.statusCode, limited.json().error.code, limited.headers['retry-after']],
    [429, 'rate_limited', '3000'],
  );
  assert.equal((await from('192.0.2.2')).statusCode, 409);
  cloud.time.advance(3_000_000);
  assert.equal((await from('192.0.2.1')).statusCode, 409);
});

test('POST /logout ends the session and takes the cookie away, and never fails', async () => {
  const cookie = tokenOf(await post('/signup', signUpBody('eve@example.com')));
  const response = await post('/logout', undefined, { cookie });
  assert.equal(response.statusCode, 200);
  assert.match(cookieOf(response), /^ledgerline_session=; Max-Age=0; Path=\//);
  assert.equal((await app.inject({ url: '/app/state', headers: { cookie } })).statusCode, 401);
  assert.equal((await post('/logout', undefined)).statusCode, 200);
});

test('the cookie is Secure behind https', async () => {
  const secureContext = { ...cloud.context, config: { ...cloud.context.config, baseUrl: 'https://cloud.example.com' } };
  const secure = createServer(secureContext).app;
  const response = await secure.inject({ method: 'POST', url: '/signup', payload: signUpBody('fay@example.com') });
  assert.match(cookieOf(response), /; HttpOnly; Secure; SameSite=Lax$/);
});

test('no other site can sign up, log in or log out', async () => {
  const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  for (const path of ['/signup', '/login', '/logout']) {
    const response = await post(path, signUpBody('gil@example.com'), elsewhere);
    assert.equal(response.statusCode, 403, path);
    assert.equal(response.json().error.code, 'cross_site_request');
  }
});

test('a session in use moves its cookie on, at most once an hour', async () => {
  const cookie = tokenOf(await post('/signup', signUpBody('hal@example.com')));
  const visit = (): Promise<LightMyRequestResponse> => app.inject({ url: '/app/state', headers: { cookie } });
  assert.equal(cookieOf(await visit()), '');
  cloud.time.advance(DAY_MS);
  const moved = await visit();
  assert.equal(tokenOf(moved), cookie);
  assert.match(cookieOf(moved), /Max-Age=2592000/);
  cloud.time.advance(120_000);
  assert.equal(cookieOf(await visit()), '');
});
