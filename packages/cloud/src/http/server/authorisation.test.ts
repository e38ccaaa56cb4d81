import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { wholeDefinition } from '@ledgerline/catalog';
import { type KeyApproval, limits, type Role } from '@ledgerline/contract';
import {
  audiences,
  boundLink,
  type Credential,
  countsTries,
  credentialsFor,
  expectedOf,
  forgetTries,
  neededHeaders,
  ownIdOf,
  queries,
} from '../../../testing/authorisation-matrix.ts';
import { bookThings, confirmAddress, pausedBook, printPdf, scheduledReport } from '../../../testing/calls/book-calls.ts';
import { factorBodies, useFactors } from '../../../testing/calls/factor-calls.ts';
import { claimKey, connectAndRevoke, signUpAndLogIn, useLinks } from '../../../testing/calls/longer-calls.ts';
import { notificationOf } from '../../../testing/calls/notification-of.ts';
import { makeOperator, operate, operatorCookie, visitCookie } from '../../../testing/calls/operator-calls.ts';
import { shareFile } from '../../../testing/calls/shared-file.ts';
import { declarationOf } from '../../../testing/declared-responses.ts';
import { OFFERED, offerPackage, publishNothing, RELEASED, SEEN } from '../../../testing/offered-files.ts';
import { openPaidServer, type PaidServer, payForPlan } from '../../../testing/stripe-stand-in.ts';
import { byTester, testPassword, testPasswordHash } from '../../../testing/test-cloud.ts';
import { type Call, invoice, reportBooks } from '../../../testing/test-server.ts';
import { connectorKeyOf, rotateConnectorKey } from '../../account/connector-config.ts';
import { beginHalfLogin } from '../../account/login/half-login.ts';
import { newMail } from '../../account/login/mail.ts';
import { makeSessionToken } from '../../account/login/session.ts';
import { startPairing } from '../../account/pairing.ts';
import { fullRights } from '../../account/rights/access.ts';
import { createAppKey } from '../../account/rights/app-key.ts';
import { rotateTenantKey } from '../../account/tenant.ts';
import { eventIdOf } from '../../event/event-place.ts';
import { createWebhook } from '../../event/webhook.ts';
import type { StoredTenant } from '../../store/store.ts';
import { hashKey, makeKey } from '../../system/key.ts';
import { isRefusal } from '../../system/problem.ts';
import { randomId, systemRandomness } from '../../system/randomness.ts';
import { connectorKeyPurpose } from '../../system/seal.ts';
import { allEndpoints, type OperationId } from '../description/all-endpoints.ts';
import { routeUrl } from '../endpoint/endpoint-routes.ts';

const envelope = ({ connectorId }: Pick<Home, 'connectorId'>) => ({
  commandId: randomId(systemRandomness, 'c'),
  connectorId,
  companyId: 'SAMPLE',
});

/** Bodies that need something of the tenant; other endpoints are sent the example of their declaration. */
const bodies: Partial<Record<OperationId, (home: Home) => object | string | Promise<object>>> = {
  readInvitation: () => ({ token: 'unknown' }),
  acceptInvitation: () => ({ token: 'unknown', password: testPassword }),
  invitePerson: () => ({ email: `${randomId(systemRandomness, 'guest')}@example.com`, role: 'viewer' }),
  switchTenant: ({ tenantId }) => ({ tenantId }),
  signUp: () => ({}),
  logIn: () => ({ email: `${randomId(systemRandomness, 'no')}@example.com`, password: 'x' }),
  ...factorBodies,
  requestErasure: () => ({ companyName: 'Company', currentPassword: testPassword }),
  changePassword: () => ({ currentPassword: testPassword, newPassword: testPassword }),
  requestEmailChange: () => ({ currentPassword: testPassword, email: `${randomId(systemRandomness, 'new')}@example.com` }),
  queueCommand: (home) => ({ ...envelope(home), ...invoice }),
  bindLink: ownIdOf,
  queueGroupedCommand: (home) => ({ ...envelope(home), payload: invoice.payload }),
  createFileLink: async (home) => ({ commandId: await commandOf(home, 'createFileLink') }),
  uploadArtifact: () => 'file',
  claimPairing: () => ({ deviceCode: 'unknown' }),
};

let server: PaidServer;
let ended: EndedKeys;
before(async () => {
  // Passkeys need a host name.
  server = await openPaidServer({ settings: { baseUrl: 'http://localhost:8080' } });
  ended = await endKeys();
  writeFileSync(server.context.config.installerFile, 'MZ');
  publishNothing(server.context.config.connectorReleases);
  offerPackage(server.context.config.dataDirectory);
});
after(() => server.close());

interface Home {
  readonly tenantId: string;
  /** Its owner. */
  readonly personId: string;
  readonly tenantKey: string;
  readonly connectorId: string;
  readonly connectorKey: string;
}

const audit = { tenantId: null, actor: 'test', action: 'test', subject: 'test', requestId: 'test' };

async function home(): Promise<Home> {
  const { store, seal } = server.context;
  const [tenantId, connectorId] = [randomId(systemRandomness, 'tenant'), randomId(systemRandomness, 'conn')];
  const personId = randomId(systemRandomness, 'person');
  const [tenantKey, connectorKey] = [makeKey('tenant', systemRandomness), makeKey('conn', systemRandomness)];
  const made = await store.createTenant({
    tenant: {
      tenantId,
      companyName: 'Company',
      email: `${tenantId}@example.com`,
      phone: null,
      plan: 'trial',
      tenantKeyHash: hashKey(tenantKey),
      subscriptionStatus: 'active',
      currentPeriodEnd: null,
      trialDays: 14,
    },
    owner: { personId, email: `${tenantId}@example.com`, passwordHash: await testPasswordHash },
    connector: {
      connectorId,
      keyHash: hashKey(connectorKey),
      keySealed: seal.seal(connectorKey, connectorKeyPurpose(connectorId)),
    },
    session: { tokenHash: hashKey(makeSessionToken(systemRandomness)), days: limits.sessionDays },
    audit,
  });
  assert.equal(made.kind, 'created');
  await reportBooks(store, { connectorId });
  return { tenantId, personId, tenantKey, connectorId, connectorKey };
}

async function sessionOf({ tenantId, personId }: Home, days: number = limits.sessionDays): Promise<string> {
  const token = makeSessionToken(systemRandomness);
  await server.context.store.createSession({ tokenHash: hashKey(token), personId, tenantId, days, audit });
  return `ledgerline_session=${token}`;
}

/** After the password, and before the second factor. */
async function halfLoginOf({ tenantId, personId }: Home): Promise<string> {
  const { halfToken } = await beginHalfLogin(server.context, { personId }, tenantId);
  return `ledgerline_login=${halfToken}`;
}

async function invitationTo({ tenantId }: Pick<Home, 'tenantId'>, role: Role): Promise<{ invitationId: string; email: string }> {
  const [invitationId, email] = [randomId(systemRandomness, 'inv'), `${randomId(systemRandomness, 'guest')}@example.com`];
  const invited = { invitationId, tenantId, email, role, invitedBy: 'owner', days: 7, peopleMax: 100 };
  const mail = newMail(server.context, {
    tenantId,
    recipient: email,
    facts: { kind: 'invitation', companyName: 'Company', role, invitedBy: 'owner' },
  });
  await server.context.store.invite({ ...invited, tokenHash: hashKey(invitationId), mail, audit });
  return { invitationId, email };
}

/** A new person who has joined the tenant. */
async function memberOf(home: Pick<Home, 'tenantId'>, role: Role): Promise<{ personId: string; cookie: string }> {
  const { invitationId, email } = await invitationTo(home, role);
  const [token, personId] = [makeSessionToken(systemRandomness), randomId(systemRandomness, 'person')];
  await server.context.store.acceptInvitation({
    tokenHash: hashKey(invitationId),
    personId,
    passwordHash: await testPasswordHash,
    session: { tokenHash: hashKey(token), days: limits.sessionDays },
    requestId: 'test',
  });
  await confirmAddress(server, email);
  return { personId, cookie: `ledgerline_session=${token}` };
}

async function appKeyOf(
  { tenantId }: Pick<Home, 'tenantId'>,
  access: Parameters<typeof createAppKey>[2]['access'],
  approval: KeyApproval = 'none',
): Promise<{ keyId: string; secret: string }> {
  const wanted = { name: 'key', access: access ?? 'full', approval };
  const made = await createAppKey(server.context, tenantId, wanted, byTester('test'));
  if (isRefusal(made)) assert.fail(made.refused.message);
  return { keyId: made.key.keyId, secret: made.secret };
}

const readOnly = { sales: ['read'], ar: ['read'] } as const;
const changed = (key: string): string => key.slice(0, -1) + (key.endsWith('0') ? '1' : '0');
const bearer = (key: string): Call => ({ key });
const cookie = (value: string, more: Readonly<Record<string, string>> = {}): Call => ({ headers: { cookie: value, ...more } });

/** Keys that were good once and have ended. Nothing that a call does can bring one back, so all routes share them. */
interface EndedKeys {
  readonly tenantKey: string;
  readonly connectorKey: string;
  readonly revokedKey: string;
  readonly expiredKey: string;
}

async function endKeys(): Promise<EndedKeys> {
  const { store } = server.context;
  const { tenantId, tenantKey, connectorId, connectorKey } = await home();
  assert.equal((await server.call('GET', '/v1/commands', bearer(tenantKey))).statusCode, 200);
  await rotateTenantKey(server.context, tenantId, byTester('test'));
  const connector = await store.connector({ connectorId });
  assert.equal(connector && connectorKeyOf(server.context, connector), connectorKey);
  await rotateConnectorKey(server.context, tenantId, connectorId, byTester('test'));
  return { tenantKey, connectorKey, revokedKey: await revokedKeyOf(tenantId), expiredKey: await expiredKeyOf(tenantId) };
}

async function revokedKeyOf(tenantId: string): Promise<string> {
  const { keyId, secret } = await appKeyOf({ tenantId }, 'full');
  await server.context.store.revokeAppKey({ tenantId, keyId, audit });
  return secret;
}

async function expiredKeyOf(tenantId: string): Promise<string> {
  const secret = makeKey('app', systemRandomness);
  const key = { tenantId, name: 'old', keyHash: hashKey(secret), prefix: 'll_app', access: 'full', companies: null } as const;
  const [keyId, expiresAt] = [randomId(systemRandomness, 'key'), server.time.now() - 1];
  await server.context.store.createAppKey({ ...key, keyId, expiresAt, keysMax: 100, audit });
  return secret;
}

/** How to come with a credential. */
const arrivals: Readonly<Record<Credential, (own: Home, foreign: Home) => Promise<Call>>> = {
  none: async () => ({}),
  malformed: async () => bearer('nonsense'),
  'bad checksum': async (own) => bearer(changed(own.tenantKey)),
  unknown: async () => bearer(makeKey('tenant', systemRandomness)),
  'tenant key': async (own) => bearer(own.tenantKey),
  'rotated tenant key': async () => bearer(ended.tenantKey),
  'full app key': async (own) => bearer((await appKeyOf(own, 'full')).secret),
  'read-only app key': async (own) => bearer((await appKeyOf(own, { sales: [...readOnly.sales], ar: [...readOnly.ar] })).secret),
  'app key with approval': async (own) => bearer((await appKeyOf(own, 'full', 'writes')).secret),
  'revoked app key': async () => bearer(ended.revokedKey),
  'expired app key': async () => bearer(ended.expiredKey),
  'own connector': async (own) => bearer(own.connectorKey),
  'rotated connector': async () => bearer(ended.connectorKey),
  'foreign tenant': async (_own, foreign) => bearer(foreign.tenantKey),
  'foreign connector': async (_own, foreign) => bearer(foreign.connectorKey),
  // An owner besides the first, who can leave.
  session: async (own) => cookie((await memberOf(own, 'owner')).cookie),
  'admin session': async (own) => cookie((await memberOf(own, 'admin')).cookie),
  'developer session': async (own) => cookie((await memberOf(own, 'developer')).cookie),
  'accountant session': async (own) => cookie((await memberOf(own, 'accountant')).cookie),
  'viewer session': async (own) => cookie((await memberOf(own, 'viewer')).cookie),
  'expired session': async (own) => cookie(await sessionOf(own, -1)),
  'half login': async (own) => cookie(await halfLoginOf(own)),
  'foreign session': async (_own, foreign) => cookie((await memberOf(foreign, 'owner')).cookie),
  'cross-site session': async (own) =>
    cookie(await sessionOf(own), { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }),
  admin: async () => bearer(server.context.config.adminKey),
  'operator session': async () => cookie(await operatorCookie(server)),
  'cross-site operator': async () => cookie(await operatorCookie(server), { 'sec-fetch-site': 'cross-site' }),
  'operator person': async (own) => operatorPerson(own, true),
  'operator without factor': async (own) => operatorPerson(own, false),
  visit: async (own) => cookie(await visitCookie(server, own.tenantId)),
};

const operatorPerson = async (own: Home, hasFactor: boolean): Promise<Call> =>
  cookie(await makeOperator(server, await memberOf(own, 'viewer'), hasFactor));

/** How far a command has come before a call is about it; done and with a file unless the call needs another. */
const stages: Partial<Record<OperationId, 'queued' | 'leased' | 'read done'>> = {
  cancelCommand: 'queued',
  cancelAppCommand: 'queued',
  reportResult: 'leased',
  uploadArtifact: 'leased',
  runCommandAgain: 'read done',
};

const rowsResult = { ok: true, rows: [{ debtorCode: '300-A001' }], count: 1, nextCursor: null };

async function commandOf({ tenantKey, connectorId, connectorKey }: Home, operationId: OperationId): Promise<string> {
  const stage = stages[operationId];
  const wanted = stage === 'read done' ? { type: 'read-debtors' } : invoice;
  const body = { ...envelope({ connectorId }), ...wanted };
  assert.equal((await server.call('POST', '/v1/commands', { key: tenantKey, body })).statusCode, 202);
  if (stage === 'queued') return body.commandId;
  const path = `/connectors/${connectorId}/commands`;
  await server.call('GET', `${path}/next?max=10`, { key: connectorKey });
  if (stage === 'leased') return body.commandId;
  await server.call('PUT', `${path}/${body.commandId}/artifact`, { key: connectorKey, body: 'file' });
  const report = { status: 'done', result: rowsResult };
  assert.equal(
    (await server.call('POST', `${path}/${body.commandId}/result`, { key: connectorKey, body: report })).statusCode,
    200,
  );
  return body.commandId;
}

/** The path of a route with things of the tenant in it. */
async function pathOf(operationId: OperationId, own: Home): Promise<string> {
  const { store } = server.context;
  const parts: Readonly<Record<string, () => string | Promise<string>>> = {
    tenantId: () => own.tenantId,
    connectorId: () => own.connectorId,
    commandId: () => commandOf(own, operationId),
    name: () => 'icon.svg',
    document: () => 'sales-invoice',
    action: () => 'create',
    moduleId: () => 'sales',
    commandType: () => 'create-sales-invoice',
    companyId: () => pausedBook(server, own),
    ...bookThings,
    eventId: async () => {
      await commandOf(own, operationId);
      const { events } = await store.events({ tenantId: own.tenantId, after: { position: 0, seq: 0 }, limit: 100 });
      const ended = events.findLast(({ type }) => type === 'command.done');
      if (!ended) assert.fail('A command that is done must have its event.');
      return eventIdOf(ended);
    },
    webhookId: async () => {
      const caller = { tenant: { tenantId: own.tenantId } as StoredTenant, rights: fullRights, sentBy: 'tenant-key' };
      for (const { webhookId } of await store.webhooks(own)) await store.deleteWebhook({ ...own, webhookId, audit });
      const made = await createWebhook(server.context, { caller, requestId: 'test' }, { url: 'https://shop.example/hook' });
      if (isRefusal(made)) assert.fail(made.refused.message);
      return made.webhook.webhookId;
    },
    deliveryId: async () => {
      const [webhook] = await store.webhooks(own);
      await store.rotateConnectorKey({ connectorId: own.connectorId, keyHash: hashKey(own.connectorKey), keySealed: 'x', audit });
      const latest = await store.latestEvent(own);
      if (!webhook || !latest) assert.fail('There must be an endpoint and an event.');
      const { webhookId } = webhook;
      await store.takeWebhook({ webhookId, owner: 'test', leaseMs: 1 });
      const attempt = {
        eventId: 'evt',
        eventType: 'command.done',
        attempt: 1,
        at: 0,
        outcome: 'failed',
        status: 500,
        ms: 1,
      } as const;
      const nothing = { pending: [], settled: [], place: null, holdUntil: null, replay: null, failingSince: null };
      const attempts = [{ ...latest, ...attempt, error: 'x', excerpt: '' }];
      await store.recordTurn({ webhookId, owner: 'test', attempts, ...nothing, failuresInRow: 0, disabledReason: null });
      const [logged] = await store.deliveries({ webhookId, before: null, outcome: null, limit: 1 });
      return `dlv_${logged?.deliverySeq.toString(36)}`;
    },
    userCode: async () => (await startPairing(server.context, { name: 'KEDAI-PC' }, '127.0.0.1')).userCode,
    passkeyId: () => 'unknown',
    uid: () => 'unknown',
    personId: async () => (await memberOf(own, 'viewer')).personId,
    invitationId: async () => (await invitationTo(own, 'viewer')).invitationId,
    keyId: async () => (await appKeyOf(own, 'full')).keyId,
    proposalId: async () => {
      const { secret } = await appKeyOf(own, 'full', 'writes');
      const asked = await server.call('POST', '/v1/commands', { key: secret, body: { ...envelope(own), ...invoice } });
      const { proposalId } = asked.json().error;
      // A page that has nothing to show yet asks the book, which no one serves here.
      await server.context.store.keepPreview({ tenantId: own.tenantId, proposalId, preview: SEEN, beforeHash: null });
      return proposalId;
    },
    scheduleId: () => scheduledReport(server, own),
    linkId: async () => (await shareFile(server.context, own.tenantId, await commandOf(own, operationId))).linkId,
    ownLinkId: () => boundLink(server, own),
    token: async () => (await shareFile(server.context, own.tenantId, await commandOf(own, operationId))).token,
    sha256: async () => RELEASED,
    mailId: () => 'unknown',
    incidentId: () => 'unknown',
    fileName: () => OFFERED.fileName,
    guide: () => 'client',
    picture: () => 'portal.png',
    notificationId: () => notificationOf(store, own.tenantId),
  };
  let path = `${allEndpoints[operationId].path}${queries[operationId] ?? ''}`;
  for (const [placeholder, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    const part = parts[name];
    if (!part) assert.fail(`The test does not know what to put for ${placeholder} of ${path}.`);
    path = path.replace(placeholder, await part());
  }
  return path;
}

const needSandbox: readonly OperationId[] = ['resetSandbox', 'defineSandboxField', 'removeSandboxField'];

async function prepare(operationId: OperationId, { tenantId }: Home): Promise<void> {
  if (!needSandbox.includes(operationId)) return;
  const { store } = server.context;
  const [connectorId, key] = [randomId(systemRandomness, 'sandbox'), makeKey('conn', systemRandomness)];
  await store.openSandbox({ connector: { connectorId, tenantId, keyHash: hashKey(key), keySealed: 'x' }, audit });
  if (operationId !== 'removeSandboxField') return;
  const field = wholeDefinition({ table: 'debtor', name: 'Shelf', type: 'text' });
  await store.defineSandboxField({ tenantId, field, fieldsMax: 1, audit });
}

test('every route is declared, and every declaration has a route', () => {
  const routes = server.routes.routes.filter(({ method }) => method !== 'HEAD').map(({ method, url }) => `${method} ${url}`);
  const declared = Object.values(allEndpoints).map(({ method, path }) => `${method} ${routeUrl(path)}`);
  assert.deepEqual(routes.toSorted(), declared.toSorted());
});

test('every endpoint lets through exactly those it is for', async (t) => {
  // What only reads spoils nothing, so all of it shares two tenants and those who come to them.
  const shared = [await home(), await home()] as const;
  const known = new Map<Credential, Call>();
  for (const { method, url } of server.routes.routes) {
    const found = declarationOf(method === 'HEAD' ? 'GET' : method, url);
    if (!found) continue;
    const { operationId, endpoint } = found;
    await t.test(`${method} ${url}`, async () => {
      const isSafe = endpoint.method === 'GET';
      const [own, foreign] = isSafe ? shared : [await home(), await home()];
      let path: string | null = null;
      for (const credential of credentialsFor(endpoint, method)) {
        if (countsTries(endpoint)) await forgetTries(server.context);
        const arrival = (isSafe ? known.get(credential) : undefined) ?? (await arrivals[credential](own, foreign));
        if (isSafe) known.set(credential, arrival);
        if (path === null) await prepare(operationId, own);
        path ??= await pathOf(operationId, own);
        const body = (await bodies[operationId]?.(own)) ?? endpoint.body?.example;
        const headers = { ...arrival.headers, ...neededHeaders[operationId] };
        const response = await server.call(method, path, { ...arrival, headers, ...(body && { body }) });
        const usual = expectedOf(found);
        const expected = audiences[endpoint.audience](usual, credential);
        assert.equal(response.statusCode, expected, `${credential}: ${response.body.slice(0, 300)}`);
        // A caller without the right learns nothing of the body, unless the right depends on the book, or on the command in the body.
        const isDenied = expected !== usual.ok && [401, 403].includes(expected) && !endpoint.path.includes('{companyId}');
        if (endpoint.body && isDenied && endpoint.audience !== 'api-key') {
          for (const unreadable of ['{"', '[]']) {
            const denied = await server.call(method, path, { ...arrival, body: unreadable });
            assert.equal(denied.statusCode, expected, `${credential} with ${unreadable}: ${denied.body.slice(0, 300)}`);
          }
        }
        // What was changed cannot be changed again; what a caller was kept from is there for the next.
        if (endpoint.method !== 'GET' && response.statusCode < 400) path = null;
      }
    });
  }
});

test('what needs more than a call succeeds', async () => {
  await signUpAndLogIn(server);
  await useFactors(server);
  await useLinks(server, await sessionOf(await home()));
  await claimKey(server, await sessionOf(await home()));
  await connectAndRevoke(server, await sessionOf(await home()));
  await operate(server);
  await payForPlan(server);
  await printPdf(server, await server.household());
});

test('an invitation is read and accepted', async () => {
  const { invitationId: token } = await invitationTo(await home(), 'viewer');
  const calls = { '/invitation/read': { token }, '/invitation/accept': { token, password: testPassword } };
  for (const [path, body] of Object.entries(calls)) assert.equal((await server.call('POST', path, { body })).statusCode, 200);
});

test('the usual response of every endpoint was seen above, and was as declared', () => {
  const usual = Object.entries(allEndpoints).map(([operationId, { responses }]) => `${operationId} ${responses[0].status}`);
  assert.deepEqual(
    usual.filter((response) => !server.responses.seen.has(response)),
    [],
  );
});
