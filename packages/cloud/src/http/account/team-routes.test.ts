import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DAY_MS, limits } from '@ledgerline/contract';
import { TestApp, type TestTokens } from '../../../testing/test-app.ts';
import { testPassword, testPasswordHash } from '../../../testing/test-cloud.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { newLink } from '../../account/login/account-link.ts';
import { createAccount } from '../../account/tenant.ts';
import { isRefusal } from '../../system/problem.ts';

let server: TestServer;
before(async () => {
  server = await openTestServer();
});
after(() => server.close());

/** Someone in a browser. */
interface Visitor {
  readonly get: (path: string) => Promise<Reply>;
  readonly post: (path: string, body?: object) => Promise<Reply>;
  readonly cookie: () => string;
}

interface Reply {
  readonly status: number;
  readonly code: string;
  readonly json: ReturnType<typeof JSON.parse>;
}

function visitor(cookie = ''): Visitor {
  let current = cookie;
  const send = async (method: string, path: string, body?: object): Promise<Reply> => {
    const headers = current === '' ? {} : { cookie: current };
    const response = await server.call(method, path, { headers, ...(body && { body }) });
    const set = [response.headers['set-cookie'] ?? []].flat().find((one) => one.startsWith('ledgerline_session='));
    if (set !== undefined) current = set.split(';', 1)[0] ?? '';
    const json = response.headers['content-type']?.includes('json') ? response.json() : null;
    return { status: response.statusCode, code: json?.error?.code ?? 'ok', json };
  };
  return { get: (path) => send('GET', path), post: (path, body) => send('POST', path, body), cookie: () => current };
}

async function owner(email: string, isConfirmed = true): Promise<Visitor> {
  const made = await createAccount(server.context, { companyName: `Company of ${email}`, email }, await testPasswordHash, 'test');
  if (isRefusal(made)) assert.fail(made.refused.message);
  if (isConfirmed) await confirm(email);
  return visitor(`ledgerline_session=${made.opened.token}`);
}

const tokenOf = (reply: Reply): string => String(reply.json.link).split('#')[1] ?? '';

async function invited(by: Visitor, email: string, role: string): Promise<string> {
  const reply = await by.post('/app/team/invitations', { email, role });
  assert.equal(reply.code, 'ok');
  return tokenOf(reply);
}

/** A new person who has accepted an invitation. */
async function joined(by: Visitor, email: string, role: string): Promise<Visitor> {
  const person = visitor();
  const token = await invited(by, email, role);
  assert.equal((await person.post('/invitation/accept', { token, password: testPassword })).json.user.role, role);
  return person;
}

async function sentTo(email: string): Promise<readonly string[]> {
  const mails = await server.context.store.takeMails({ owner: 'test', leaseMs: 1, limit: 100 });
  return mails.filter(({ recipient }) => recipient === email).map(({ facts }) => facts.kind);
}

/** As the link of the email of sign-up does. */
async function confirm(email: string): Promise<void> {
  const { store } = server.context;
  const link = newLink(server.context, {
    purpose: 'verify',
    tenantId: null,
    email,
    facts: { kind: 'confirm_address', companyName: 'x' },
  });
  const audit = { tenantId: null, actor: 'test', action: 'test', subject: email, requestId: 'test' };
  await store.createLink({ ...link, audit });
  await store.confirmAddress({ tokenHash: link.tokenHash, audit });
}

const personId = async (asker: Visitor, email: string): Promise<string> =>
  (await asker.get('/app/team')).json.members.find((member: { email: string }) => member.email === email)?.personId;

test('a person joins by the link of an email, once, and the log says who acted', async () => {
  const boss = await owner('boss@maju.example');
  const token = await invited(boss, 'Mei@Maju.example', 'accountant');
  const mei = visitor();
  const shown = await mei.post('/invitation/read', { token });
  assert.deepEqual(
    [shown.json.email, shown.json.role, shown.json.invitedBy, shown.json.step],
    ['mei@maju.example', 'accountant', 'boss@maju.example', 'choose-password'],
  );
  assert.deepEqual(await sentTo('mei@maju.example'), ['invitation']);
  assert.equal((await mei.post('/invitation/accept', { token })).code, 'invalid_request');
  assert.equal((await mei.post('/invitation/accept', { token, password: 'short' })).code, 'invalid_request');
  assert.equal((await mei.post('/invitation/accept', { token, password: testPassword })).code, 'ok');
  assert.equal((await mei.post('/invitation/accept', { token, password: testPassword })).code, 'unknown_invitation');
  const login = await visitor().post('/login', { email: 'mei@maju.example', password: testPassword });
  assert.deepEqual([login.json.user.role, login.json.user.companyName], ['accountant', shown.json.companyName]);
  const { tenantId } = login.json.user;
  const log = (await server.context.store.audits({ tenantId, limit: 5 })).map(({ actor, action }) => `${actor} ${action}`);
  assert.ok(log.includes('person:boss@maju.example member.invited'));
  assert.ok(log.includes('person:mei@maju.example member.joined'));
});

test('someone whose own address is not confirmed invites no one', async () => {
  const stranger = await owner('stranger@maju.example', false);
  const invitation = { email: 'ali@maju.example', role: 'viewer' };
  const refused = await stranger.post('/app/team/invitations', invitation);
  assert.deepEqual([refused.status, refused.code], [403, 'email_not_confirmed']);
  assert.match(refused.json.error.message, /Confirm your own email address, stranger@maju.example/);
  assert.deepEqual((await stranger.get('/app/team')).json.invitations, []);
  await confirm('stranger@maju.example');
  assert.equal((await stranger.post('/app/team/invitations', invitation)).code, 'ok');
});

test('a link that was sent again, revoked or is too old does not work', async () => {
  const boss = await owner('boss@links.example');
  const first = await invited(boss, 'ali@links.example', 'viewer');
  const [open] = (await boss.get('/app/team')).json.invitations;
  const again = tokenOf(await boss.post(`/app/team/invitations/${open.invitationId}/resend`));
  assert.equal((await visitor().post('/invitation/read', { token: first })).code, 'unknown_invitation');
  assert.equal((await visitor().post('/invitation/read', { token: again })).code, 'ok');
  assert.equal((await boss.post(`/app/team/invitations/${open.invitationId}/revoke`)).code, 'ok');
  assert.equal((await visitor().post('/invitation/read', { token: again })).code, 'unknown_invitation');
  const late = await invited(boss, 'late@links.example', 'viewer');
  server.time.advance(limits.invitationDays * DAY_MS);
  assert.equal((await visitor().post('/invitation/accept', { token: late, password: testPassword })).code, 'unknown_invitation');
});

test('someone who has a login joins with it alone, and switches between companies', async () => {
  const [boss, guest] = [await owner('boss@two.example'), await owner('guest@two.example')];
  server.time.advance(1);
  const token = await invited(boss, 'guest@two.example', 'developer');
  assert.equal((await visitor().post('/invitation/accept', { token, password: testPassword })).code, 'login_required');
  assert.equal((await boss.post('/invitation/read', { token })).json.step, 'log-in-as-other');
  assert.equal((await boss.post('/invitation/accept', { token })).code, 'login_required');
  const home = (await guest.get('/app/user')).json.user;
  assert.equal((await guest.post('/invitation/accept', { token })).json.user.role, 'developer');
  const there = (await guest.get('/app/user')).json;
  assert.deepEqual(
    there.memberships.map(({ role }: { role: string }) => role),
    ['owner', 'developer'],
  );
  assert.equal((await guest.post('/app/rotate-tenant-api-key')).code, 'access_denied');
  assert.equal((await guest.post('/app/tenant', { tenantId: home.tenantId })).json.user.role, 'owner');
  assert.equal((await guest.post('/app/rotate-tenant-api-key')).code, 'ok');
  const login = await visitor().post('/login', { email: 'guest@two.example', password: testPassword });
  assert.equal(login.json.user.tenantId, home.tenantId);
  const stranger = (await (await owner('stranger@two.example')).get('/app/user')).json.user;
  assert.equal((await guest.post('/app/tenant', { tenantId: stranger.tenantId })).code, 'unknown_tenant');
});

test('the tokens of an app end when the person who connected it is removed, and those of others do not', async () => {
  const boss = await owner('boss@apps.example');
  const admin = await joined(boss, 'admin@apps.example', 'admin');
  const connect = async (by: Visitor) => {
    const app = new TestApp(server, by.cookie());
    return { app, tokens: await app.connect() };
  };
  const [ended, kept] = [await connect(admin), await connect(boss)];
  const statusWith = async ({ access_token: key }: TestTokens) => (await server.call('GET', '/v1/books', { key })).statusCode;
  assert.deepEqual([await statusWith(ended.tokens), await statusWith(kept.tokens)], [200, 200]);
  const adminId = await personId(boss, 'admin@apps.example');
  assert.equal((await boss.post(`/app/team/${adminId}/remove`)).code, 'ok');
  assert.deepEqual([await statusWith(ended.tokens), await statusWith(kept.tokens)], [401, 200]);
  const refreshed = await ended.app.refresh(ended.tokens.refresh_token);
  assert.deepEqual([refreshed.statusCode, refreshed.json<{ error: string }>().error], [400, 'invalid_grant']);
});

test('an invitation ends when the person who sent it is removed, or can no longer invite', async () => {
  const boss = await owner('boss@ends.example');
  const admin = await joined(boss, 'admin@ends.example', 'admin');
  await confirm('admin@ends.example');
  const adminId = await personId(boss, 'admin@ends.example');
  const isOpen = async (token: string) => (await visitor().post('/invitation/read', { token })).code === 'ok';
  const [first, ofBoss] = [await invited(admin, 'a@ends.example', 'admin'), await invited(boss, 'b@ends.example', 'viewer')];
  assert.equal((await boss.post(`/app/team/${adminId}/role`, { role: 'developer' })).code, 'ok');
  assert.deepEqual([await isOpen(first), await isOpen(ofBoss)], [false, true]);
  await boss.post(`/app/team/${adminId}/role`, { role: 'owner' });
  const [asOwner, asViewer] = [await invited(admin, 'c@ends.example', 'owner'), await invited(admin, 'd@ends.example', 'viewer')];
  await boss.post(`/app/team/${adminId}/role`, { role: 'admin' });
  assert.deepEqual([await isOpen(asOwner), await isOpen(asViewer)], [false, true]);
  assert.equal((await boss.post(`/app/team/${adminId}/remove`)).code, 'ok');
  assert.deepEqual([await isOpen(asViewer), await isOpen(ofBoss)], [false, true]);
});

test('only owners change owners, the last one stays, and a new role counts at once', async () => {
  const boss = await owner('boss@roles.example');
  const admin = await joined(boss, 'admin@roles.example', 'admin');
  const [bossId, adminId] = [await personId(boss, 'boss@roles.example'), await personId(boss, 'admin@roles.example')];
  const roleOf = (id: string, role: string, by: Visitor) => by.post(`/app/team/${id}/role`, { role });
  assert.equal((await roleOf(bossId, 'viewer', boss)).code, 'last_owner');
  assert.equal((await boss.post('/app/leave')).code, 'last_owner');
  assert.equal((await admin.post('/app/team/invitations', { email: 'x@roles.example', role: 'owner' })).code, 'access_denied');
  assert.equal((await roleOf(adminId, 'owner', admin)).code, 'access_denied');
  assert.equal((await roleOf(bossId, 'viewer', admin)).code, 'access_denied');
  assert.equal((await admin.post(`/app/team/${bossId}/remove`)).code, 'access_denied');
  assert.equal((await roleOf('person_0', 'viewer', boss)).code, 'unknown_person');
  assert.equal((await roleOf(adminId, 'viewer', boss)).code, 'ok');
  assert.equal((await admin.post('/app/team/invitations', { email: 'x@roles.example', role: 'viewer' })).code, 'access_denied');
  assert.equal((await roleOf(adminId, 'owner', boss)).code, 'ok');
  assert.equal((await boss.post('/app/leave')).code, 'ok');
  assert.equal((await boss.get('/app/user')).status, 401);
  assert.equal((await visitor().post('/login', { email: 'boss@roles.example', password: testPassword })).code, 'invalid_login');
  assert.equal((await admin.get('/app/state')).json.tenant.email, 'admin@roles.example');
  const back = await visitor().post('/signup', { companyName: 'New', email: 'boss@roles.example', password: testPassword });
  assert.equal(back.status, 200);
});

test('an accountant reads and reports, and neither writes nor sees keys; a page says why', async () => {
  const boss = await owner('boss@reads.example');
  const reader = await joined(boss, 'reader@reads.example', 'accountant');
  assert.equal((await reader.post('/app/sandbox/commands', { type: 'read-debtors' })).status, 202);
  const write = await reader.post('/app/sandbox/commands', { type: 'create-debtor', payload: { companyName: 'X' } });
  assert.match(write.json.error.message, /^Your role, accountant, cannot send create-debtor because it lacks the write right/);
  assert.equal((await reader.get('/app/api-keys')).code, 'access_denied');
  assert.equal((await reader.get('/portal/keys')).status, 403);
  assert.equal((await reader.get('/portal/reports')).status, 200);
  const viewer = await joined(boss, 'viewer@reads.example', 'viewer');
  assert.equal((await viewer.post('/app/sandbox/commands', { type: 'read-debtors' })).code, 'access_denied');
  assert.equal((await viewer.get('/portal/reports')).status, 200, 'an owner can show reports to a viewer');
  assert.equal((await viewer.get('/portal/team')).status, 200);
});
