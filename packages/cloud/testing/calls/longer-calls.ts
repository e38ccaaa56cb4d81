/** Calls that succeed only after others, or only with a token that is sent by email. For the test of authorisation. */

import assert from 'node:assert/strict';
import { newLink } from '../../src/account/login/account-link.ts';
import { mailSecretPurpose } from '../../src/account/login/mail.ts';
import { findSession } from '../../src/account/login/session.ts';
import { decidePairing, startPairing } from '../../src/account/pairing.ts';
import type { LiveSession } from '../../src/store/store.ts';
import type { LinkPurpose } from '../../src/store/stored-account-link.ts';
import type { Context } from '../../src/system/context.ts';
import { TestApp } from '../test-app.ts';
import { byTester, testPassword } from '../test-cloud.ts';
import type { TestServer } from '../test-server.ts';

async function succeed(server: TestServer, path: string, body: object): Promise<void> {
  const response = await server.call('POST', path, { body });
  assert.equal(response.statusCode, 200, response.body);
}

export async function signUpAndLogIn(server: TestServer): Promise<void> {
  const login = { email: 'first@example.com', password: testPassword };
  await succeed(server, '/signup', { companyName: 'Company', ...login });
  await succeed(server, '/login', login);
}

/** The links of emails, without the emails. */
export async function useLinks(server: TestServer, cookie: string): Promise<void> {
  const { person, tenant } = await liveOf(server, cookie);
  const reset = await tokenOfLink(server.context, tenant.tenantId, person.email, 'reset');
  await succeed(server, '/password/reset', { token: reset, newPassword: testPassword });
  const verify = await tokenOfLink(server.context, tenant.tenantId, person.email, 'verify');
  await succeed(server, '/email/confirm', { token: verify });
  const newEmail = `new-${person.email}`;
  const change = await tokenOfLink(server.context, tenant.tenantId, person.email, 'change', newEmail);
  await succeed(server, '/email/confirm', { token: change });
  await succeed(server, '/email/undo', { token: await undoToken(server.context, person.email), newPassword: testPassword });
  await subscribeToStatus(server);
}

/** In the mail to the address before. */
async function undoToken({ store, seal }: Context, email: string): Promise<string> {
  const mails = await store.takeMails({ owner: 'test', leaseMs: 1, limit: 100_000 });
  const mail = mails.find(({ recipient, facts }) => recipient === email && facts.kind === 'address_changed');
  return seal.open(mail?.secretSealed ?? '', mailSecretPurpose(mail?.mailId ?? ''));
}

async function tokenOfLink(
  context: Context,
  tenantId: string,
  email: string,
  purpose: LinkPurpose,
  newEmail = email,
): Promise<string> {
  const link = newLink(context, { purpose, tenantId, email, newEmail, facts: { kind: 'reset_password' } });
  await context.store.createLink({ ...link, audit: { tenantId, action: 'test', subject: email, ...byTester('test') } });
  return context.seal.open(link.mail.secretSealed ?? '', mailSecretPurpose(link.mail.mailId));
}

/** An address asks for emails about incidents and confirms it. */
async function subscribeToStatus({ context, call }: TestServer, email = 'reader@example.com'): Promise<void> {
  const { store, seal } = context;
  assert.equal((await call('POST', '/status/subscribe', { body: { email } })).statusCode, 200);
  const mails = await store.takeMails({ owner: 'test', leaseMs: 1, limit: 100_000 });
  const mail = mails.find(({ recipient, facts }) => recipient === email && facts.kind === 'status_confirm');
  const token = seal.open(mail?.secretSealed ?? '', mailSecretPurpose(mail?.mailId ?? ''));
  assert.equal((await call('POST', '/status/confirm', { body: { token } })).statusCode, 200);
}

/** A program whose code is approved gets its key. */
export async function claimKey(server: TestServer, cookie: string): Promise<void> {
  const { deviceCode, userCode } = await startPairing(server.context, { name: 'KEDAI-PC' }, '127.0.0.1');
  const live = await liveOf(server, cookie);
  await decidePairing(server.context, { live, userCode, body: { decision: 'approve' }, address: '127.0.0.1', requestId: 'test' });
  await succeed(server, '/device/token', { deviceCode });
}

/** An app is connected, gets its tokens and gives them back. */
export async function connectAndRevoke(server: TestServer, cookie: string): Promise<void> {
  const app = new TestApp(server, cookie);
  await app.register();
  await app.visit(await app.open());
  const tokens = await app.connect();
  assert.equal((await app.post('/oauth/revoke', { token: tokens.access_token })).statusCode, 200);
}

async function liveOf({ context }: TestServer, cookie: string): Promise<LiveSession> {
  const live = await findSession(context, cookie.replace('ledgerline_session=', ''));
  return live ?? assert.fail('The session must exist.');
}
