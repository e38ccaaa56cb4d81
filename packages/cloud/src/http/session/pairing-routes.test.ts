import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DAY_MS, HOUR_MS, limits, MINUTE_MS, SECOND_MS, userCodeLetters } from '@ledgerline/contract';
import { PortalTestClient, words } from '../../../testing/portal-test-client.ts';
import { openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';
import { openSession } from '../../account/login/session.ts';

const POLL_MS = limits.pairingPollSeconds * SECOND_MS;

let server: TestServer;
let home: TestTenant;
before(async () => {
  server = await openTestServer();
  home = await server.household();
});
after(() => server.close());

interface Codes {
  readonly deviceCode: string;
  readonly userCode: string;
}

async function start(name = 'KEDAI-PC'): Promise<Codes> {
  const started = await server.call('POST', '/device', { body: { name } });
  assert.equal(started.statusCode, 200, started.body);
  return started.json();
}

const ask = ({ deviceCode }: Codes) => server.call('POST', '/device/token', { body: { deviceCode } });

const codeOf = async (response: ReturnType<typeof ask>) => (await response).json().error?.code ?? 'ok';

const decide = ({ userCode }: Codes, body: object, { cookie }: Pick<TestTenant, 'cookie'> = home) =>
  server.call('POST', `/app/pairings/${encodeURIComponent(userCode)}`, { headers: { cookie }, body });

/** A session of its own, so that wrong codes of one test do not count in another. */
const freshHome = (): Promise<TestTenant> => server.household();

test('a program is given its key once a user has approved its code, and the same key when it asks again', async () => {
  const codes = await start();
  const { deviceCode, userCode, ...rest } = await start('other');
  assert.match(userCode, new RegExp(`^[${userCodeLetters}]{4}-[${userCodeLetters}]{4}$`));
  assert.ok(deviceCode.length >= 43);
  assert.deepEqual(rest, {
    ok: true,
    verificationUri: 'http://127.0.0.1:8080/portal/pair',
    verificationUriComplete: `http://127.0.0.1:8080/portal/pair?code=${userCode}`,
    expiresInSeconds: 600,
    intervalSeconds: 5,
  });
  assert.equal(await codeOf(ask(codes)), 'authorization_pending');
  const approved = await decide(codes, { decision: 'approve' });
  assert.equal(approved.statusCode, 200, approved.body);
  const { pairing, key } = approved.json();
  assert.deepEqual(
    [pairing.state, pairing.name, pairing.userCode, pairing.kind],
    ['approved', 'KEDAI-PC', codes.userCode, 'key'],
  );
  assert.deepEqual([key.name, key.access, key.companies], ['KEDAI-PC', 'full', null]);
  assert.equal(Date.parse(key.expiresAt), server.time.now() + limits.pairedKeyDays * DAY_MS);
  server.time.advance(POLL_MS);
  const first = await ask(codes);
  assert.equal(first.statusCode, 200, first.body);
  assert.deepEqual([first.json().kind, first.json().key.keyId], ['key', key.keyId]);
  const me = await server.call('GET', '/v1/me', { key: first.json().secret });
  assert.deepEqual([me.json().key.keyId, me.json().tenant.tenantId], [key.keyId, home.tenantId]);
  server.time.advance(POLL_MS);
  assert.equal((await ask(codes)).json().secret, first.json().secret, 'A lost response can be asked for again.');
  const audits = await server.context.store.audits({ tenantId: home.tenantId, limit: 10 });
  const actions = audits.map(({ action, subject }) => `${action} ${subject}`);
  assert.ok(actions.includes('pairing.approved KEDAI-PC') && actions.includes(`app-key.created ${key.keyId}`), actions.join());
});

test('the user chooses name, rights, books and expiry; a misspelt choice is rejected', async () => {
  const codes = await start();
  const typed = { ...codes, userCode: ` ${codes.userCode.toLowerCase().replace('-', ' ')} ` };
  const choice = { name: 'Till', access: { sales: ['read'] }, companies: ['SAMPLE'], expiresAt: null };
  assert.equal((await decide(typed, { decision: 'approve', acces: 'full' })).statusCode, 400);
  assert.equal((await decide(typed, { decision: 'approve', expiresAt: '2020-01-01T00:00:00Z' })).statusCode, 400);
  const { key } = (await decide(typed, { decision: 'approve', ...choice })).json();
  const { name, access, companies, expiresAt } = key;
  assert.deepEqual({ name, access, companies, expiresAt }, choice);
  assert.equal((await decide(codes, { decision: 'deny' })).statusCode, 404, 'A code is decided once.');
});

test('a denied code, a code that has run out and a made-up code give no key', async () => {
  const [denied, late] = [await start(), await start()];
  const answer = (await decide(denied, { decision: 'deny' })).json();
  assert.deepEqual([answer.pairing.state, answer.key], ['denied', null]);
  assert.equal(await codeOf(ask(denied)), 'pairing_denied');
  server.time.advance(limits.pairingMinutes * MINUTE_MS);
  assert.equal(await codeOf(ask(late)), 'expired_token');
  assert.equal((await decide(late, { decision: 'approve' }, await freshHome())).statusCode, 404);
  assert.equal(await codeOf(ask({ deviceCode: 'made-up', userCode: '' })), 'expired_token');
});

test('a program that asks too often is told to slow down, and gets its key all the same', async () => {
  const codes = await start();
  assert.equal(await codeOf(ask(codes)), 'authorization_pending');
  server.time.advance(POLL_MS - SECOND_MS);
  const early = await ask(codes);
  assert.deepEqual([early.statusCode, early.json().error.code, early.headers['retry-after']], [400, 'slow_down', '5']);
  await decide(codes, { decision: 'approve' });
  assert.equal(await codeOf(ask(codes)), 'slow_down');
  server.time.advance(2 * POLL_MS);
  assert.equal(await codeOf(ask(codes)), 'ok');
});

test('5 wrong codes end the session, by page and by call alike', async () => {
  const guesser = await freshHome();
  const portal = new PortalTestClient(server);
  const wrong = { deviceCode: '', userCode: 'BBBB-BBBB' };
  for (const attempt of [1, 2])
    assert.equal((await decide(wrong, { decision: 'approve' }, guesser)).statusCode, 404, `${attempt}`);
  for (const typed of ['BBBB-BBBC', 'nonsense']) {
    const page = await portal.visit(`/portal/pair?code=${typed}`, guesser.cookie);
    assert.match(words(page.body), /There is no such code/);
  }
  const codes = await start();
  const last = await portal.visit('/portal/pair?code=BBBBBBBB', guesser.cookie);
  assert.deepEqual([last.statusCode, last.headers.location], [302, '/login?next=/portal/pair']);
  const after = await decide(codes, { decision: 'approve' }, guesser);
  assert.deepEqual([after.statusCode, after.json().error.code], [401, 'login_required']);
});

test('guesses are counted for the person and the address too, so that logging in again brings no more of them', async () => {
  const guesser = await freshHome();
  const portal = new PortalTestClient(server);
  const { person, tenant } = guesser.signUp;
  const statuses: number[] = [];
  for (let guess = 0; guess <= limits.wrongPairingCodesPerPersonAndHourMax; guess += 1) {
    const opened = await openSession(server.context, person, tenant.tenantId, 'test');
    assert.ok('token' in opened);
    const page = await portal.visit('/portal/pair?code=BBBB-BBBB', `ledgerline_session=${opened.token}`);
    statuses.push(
      /There is no such code/.test(words(page.body))
        ? 404
        : /Too many wrong codes for this account/.test(words(page.body))
          ? 429
          : 0,
    );
  }
  assert.deepEqual(statuses.slice(0, -1), Array(limits.wrongPairingCodesPerPersonAndHourMax).fill(404));
  assert.equal(statuses.at(-1), 429);
  const codes = await start();
  assert.equal((await decide(codes, { decision: 'approve' }, guesser)).statusCode, 429, 'a right one is not looked up either');
  server.time.advance(HOUR_MS);
  const right = await start();
  for (let visit = 0; visit <= limits.wrongPairingCodesPerPersonAndHourMax; visit += 1)
    assert.match(words(await portal.pageAt(`/portal/pair?code=${right.userCode}`, guesser)), /Connect KEDAI-PC/);
});

test('the page preselects the least: a key that only reads', async () => {
  const codes = await start();
  const page = await new PortalTestClient(server).pageAt(`/portal/pair?code=${codes.userCode}`, home);
  const checked = [...page.matchAll(/<input type="radio" name="preset" value="(\w+)"[^>]* checked>/g)].map(([, id]) => id);
  assert.deepEqual(checked, ['read']);
});

test('nothing that could be used to get in is stored as it is', async () => {
  const codes = await start();
  const pairing = await server.context.store.pairing({ userCode: codes.userCode.replace('-', '') });
  assert.ok(pairing && !JSON.stringify(pairing).includes(codes.deviceCode));
  await decide(codes, { decision: 'approve' });
  server.time.advance(POLL_MS);
  const { secret, key } = (await ask(codes)).json();
  const { tenantId } = home;
  const stored = await server.context.store.appKey({ tenantId, keyId: key.keyId });
  const settled = await server.context.store.pairing({ userCode: codes.userCode.replace('-', '') });
  assert.ok(!JSON.stringify([stored, settled]).includes(secret));
  await server.call('POST', `/v1/keys/${key.keyId}/revoke`, { key: secret });
  server.time.advance(POLL_MS);
  assert.equal(await codeOf(ask(codes)), 'expired_token', 'A revoked key is not handed over again.');
});

test('an address can ask for 60 codes in an hour', async () => {
  const busy = await openTestServer();
  try {
    const codes: number[] = [];
    for (let at = 0; at <= limits.pairingsPerAddressAndHourMax; at += 1) {
      codes.push((await busy.call('POST', '/device', { body: { name: 'x' } })).statusCode);
    }
    assert.deepEqual([codes.filter((code) => code === 200).length, codes.at(-1)], [60, 429]);
  } finally {
    await busy.close();
  }
});

test('a machine can have any name that is one line, and the page shows it as it is', async () => {
  const evil = `<script>alert(1)</script>"'&`;
  for (const name of ['', '  ', 'a\nb', 'a\u202eb', 'a\u0000b', 'x'.repeat(101)]) {
    assert.equal((await server.call('POST', '/device', { body: { name } })).statusCode, 400, JSON.stringify(name));
  }
  const codes = await start(evil);
  const portal = new PortalTestClient(server);
  const page = await portal.pageAt(`/portal/pair?code=${codes.userCode}`, home);
  assert.ok(!page.includes('<script>alert'), 'The name is escaped.');
  assert.ok(page.includes(codes.userCode) && page.includes('127.0.0.1'));
  assert.match(words(await portal.pageAt('/portal/pair', home)), /Enter the code that the program shows/);
  const visitor = await portal.visit(`/portal/pair?code=${codes.userCode}`);
  assert.equal(
    visitor.headers.location,
    `/login?next=${encodeURIComponent(`/portal/pair?code=${codes.userCode}`).replaceAll('%2F', '/')}`,
  );
  const { key } = (await decide(codes, { decision: 'approve' })).json();
  assert.equal(key.name, evil);
});
