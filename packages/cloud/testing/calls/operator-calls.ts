/** Operators as a test comes with them: the session that the admin key was exchanged for, and people. */

import assert from 'node:assert/strict';
import { DAY_MS } from '@ledgerline/contract';
import { randomId, systemRandomness } from '../../src/system/randomness.ts';
import type { TestServer, TestTenant } from '../test-server.ts';
import { cookiesOf } from './factor-calls.ts';

const audit = { tenantId: null, actor: 'test', action: 'test', subject: 'test', requestId: 'test' };

/** The cookie of a session that the admin key was exchanged for. */
export async function operatorCookie(server: TestServer): Promise<string> {
  const body = { adminKey: server.context.config.adminKey };
  const response = await server.call('POST', '/admin/session', { body });
  assert.equal(response.statusCode, 200, response.body);
  return cookiesOf(response);
}

const incident = {
  incidentId: 'inc_test',
  title: 'Webhooks are late',
  state: 'investigating',
  parts: ['webhooks'],
  text: 'Deliveries wait.',
  audit,
} as const;

/** The cookie of a visit to the portal of a tenant. */
export async function visitCookie(server: TestServer, tenantId: string, reason = 'A call for help'): Promise<string> {
  const { adminKey: key } = server.context.config;
  const begun = await server.call('POST', `/admin/tenants/${tenantId}/visits`, { key, body: { reason } });
  assert.equal(begun.statusCode, 200, begun.body);
  return cookiesOf(begun);
}

interface LoggedIn {
  readonly personId: string;
  readonly cookie: string;
}

/** Makes a person an operator, with a second factor if there is to be one. Returns the cookie of the person. */
export async function makeOperator({ context }: TestServer, { personId, cookie }: LoggedIn, hasFactor: boolean): Promise<string> {
  const { store } = context;
  await store.addOperator({ personId, audit });
  if (!hasFactor) return cookie;
  const mail = { mailId: randomId(systemRandomness, 'mail'), tenantId: null, recipient: 'a@example.com', secretSealed: null };
  const report = { mail: { ...mail, facts: { kind: 'factor_added', passkey: null }, validMs: null }, audit } as const;
  await store.beginAuthenticator({ personId, secretSealed: 'sealed' });
  await store.confirmAuthenticator({ personId, step: 1, codeHashes: [randomId(systemRandomness, 'code')], ...report });
  return cookie;
}

/** Adds an operator, reads and tries an email that waits, and opens a session: what needs more than one call. */
export async function operate(server: TestServer): Promise<void> {
  const { signUp, tenantId } = await server.household();
  const headers = { cookie: await operatorCookie(server) };
  const succeed = async (path: string, body?: object): Promise<void> => {
    const response = await server.call('POST', path, { headers, ...(body && { body }) });
    assert.equal(response.statusCode, 200, `${path}: ${response.body}`);
  };
  const { email } = signUp.person;
  await succeed('/admin/operators', { email });
  await succeed('/admin/operators/remove', { email });
  const mails = await server.context.store.mailStates({ state: 'waiting', limit: 10_000 });
  const waiting = mails.find((mail) => mail.tenantId === tenantId);
  await succeed(`/admin/mails/${waiting?.mailId}/retry`);
  await succeed(`/admin/mails/${waiting?.mailId}/drop`);
  const { incidentId } = await server.context.store.openIncident(incident);
  await succeed(`/admin/incidents/${incidentId}/updates`, { state: 'resolved', text: 'It is over.' });
}

/** Something for each page of the console: a node, a plan request, an operator, an endpoint that is paused, an incident. */
export async function furnishConsole({ context, call }: TestServer, { tenantId, cookie, signUp }: TestTenant): Promise<void> {
  const { store, clock } = context;
  const about = { nodeId: 'node-1', host: 'machine-1', version: '1.0.0', build: 'local' };
  await store.recordNode({ ...about, startedAt: clock.now(), forgetMs: DAY_MS });
  await store.requestPlan({ tenantId, plan: 'kedai', audit: { ...audit, tenantId } });
  await store.addOperator({ personId: signUp.person.personId, audit });
  await store.openIncident(incident);
  const [webhook] = await store.webhooks({ tenantId });
  await call('POST', `/app/webhooks/${webhook?.webhookId}/pause`, { headers: { cookie } });
}
