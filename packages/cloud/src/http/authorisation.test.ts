import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { limits } from '@ledgerline/contract';
import { createAppKey } from '../account/app-key.ts';
import { hashPassword } from '../account/password.ts';
import { makeSessionToken } from '../account/session.ts';
import { rotateTenantKey } from '../account/tenant.ts';
import { connectorKeyOf, rotateConnectorKey } from '../delivery/connector-config.ts';
import { assets } from '../pages/assets.ts';
import { hashKey, makeKey } from '../system/key.ts';
import { isRefusal } from '../system/problem.ts';
import { randomId, systemRandomness } from '../system/randomness.ts';
import { connectorKeyPurpose } from '../system/seal.ts';
import { testPassword } from './testing/test-cloud.ts';
import { type Call, invoice, openTestServer, reportBooks, type TestServer } from './testing/test-server.ts';

/** Everything a caller can come with. Each is made afresh for each route, so that no call spoils another. */
const credentials = [
  'none',
  'malformed',
  'bad checksum',
  'unknown',
  'tenant key',
  'rotated tenant key',
  'full app key',
  'read-only app key',
  'revoked app key',
  'expired app key',
  'own connector',
  'rotated connector',
  'foreign tenant',
  'foreign connector',
  'session',
  'expired session',
  'foreign session',
  'cross-site session',
  'admin',
] as const;
type Credential = (typeof credentials)[number];

/** Whom a route is for. */
type Audience = 'public' | 'form' | 'api' | 'connector' | 'owner' | 'session' | 'portal' | 'admin';

interface Row {
  readonly audience: Audience;
  /** What who may do it all gets. */
  readonly ok: number;
  /** What a stranger with the same kind of credential gets; the same as the owner where everybody sees their own. */
  readonly foreign?: number;
  /** What a key gets that may only read. */
  readonly readOnly?: number;
  readonly body?: (home: Home) => object | string;
}

const audiences: Readonly<Record<Audience, (row: Row, credential: Credential, isSafe: boolean) => number>> = {
  public: ({ ok }) => ok,
  form: ({ ok }, credential) => (credential === 'cross-site session' ? 403 : ok),
  api: ({ ok, foreign = ok, readOnly = ok }, credential) => {
    if (credential === 'tenant key' || credential === 'full app key') return ok;
    if (credential === 'read-only app key') return readOnly;
    return credential === 'foreign tenant' ? foreign : 401;
  },
  connector: ({ ok }, credential) => {
    if (credential === 'own connector') return ok;
    return credential === 'foreign connector' ? 404 : 401;
  },
  owner: ({ ok }, credential) => {
    if (
      ['own connector', 'tenant key', 'full app key', 'read-only app key', 'session', 'cross-site session'].includes(credential)
    )
      return ok;
    return ['foreign tenant', 'foreign connector', 'foreign session'].includes(credential) ? 404 : 401;
  },
  session: ({ ok, foreign = ok }, credential, isSafe) => {
    if (credential === 'session') return ok;
    if (credential === 'cross-site session') return isSafe ? ok : 403;
    return credential === 'foreign session' ? foreign : 401;
  },
  portal: ({ ok, foreign = ok }, credential) => {
    if (credential === 'session' || credential === 'cross-site session') return ok;
    return credential === 'foreign session' ? foreign : 302;
  },
  admin: ({ ok }, credential) => (credential === 'admin' ? ok : 401),
};

const page: Row = { audience: 'public', ok: 200 };
const envelope = ({ connectorId }: Home) => ({ commandId: randomId(systemRandomness, 'c'), connectorId, companyId: 'SAMPLE' });
const portal = (ok: number, more: Partial<Row> = {}): Row => ({ audience: 'session', ok, ...more });

/** One row a route. A route that is not here fails the test. */
const table: Readonly<Record<string, Row>> = {
  'GET /': page,
  'GET /pricing': page,
  'GET /terms': page,
  'GET /privacy': page,
  'GET /status': page,
  'GET /contact': page,
  'GET /signup': page,
  'GET /login': page,
  'GET /assets/icon.svg': page,
  'GET /favicon.ico': page,
  'GET /robots.txt': page,
  ...Object.fromEntries([...assets().keys()].map((name) => [`GET /assets/${name}`, page])),
  'GET /health': page,
  'GET /ready': page,
  'GET /metrics': page,
  'GET /openapi.json': page,
  'GET /ai/manifest.json': page,
  'GET /ai/acct-ontology.json': page,
  'GET /developers/recipes.json': page,
  'GET /developers': page,
  'GET /developers/rules': page,
  'GET /developers/authentication': page,
  'GET /developers/errors': page,
  'GET /developers/delivery': page,
  'GET /developers/commands': page,
  'GET /developers/commands/:commandType': page,
  'GET /developers/modules/:moduleId': page,
  'GET /developers/search': page,
  'GET /llms.txt': page,
  'GET /downloads/ConnectorSetup.exe': { audience: 'public', ok: 404 },
  'POST /signup': { audience: 'form', ok: 400, body: () => ({}) },
  'POST /login': {
    audience: 'form',
    ok: 401,
    body: () => ({ email: `${randomId(systemRandomness, 'no')}@example.com`, password: 'x' }),
  },
  'POST /logout': { audience: 'form', ok: 200 },

  'GET /portal': { audience: 'portal', ok: 200 },
  'GET /portal/commands': { audience: 'portal', ok: 200 },
  'GET /portal/commands.csv': { audience: 'portal', ok: 200 },
  'GET /portal/commands/:commandId': { audience: 'portal', ok: 200, foreign: 404 },
  'GET /portal/commands/:commandId/rows.csv': { audience: 'portal', ok: 404 },
  'GET /portal/notifications': { audience: 'portal', ok: 200 },
  'GET /portal/keys': { audience: 'portal', ok: 200 },
  'GET /portal/connector': { audience: 'portal', ok: 200 },
  'GET /portal/sandbox': { audience: 'portal', ok: 200 },
  'GET /portal/account': { audience: 'portal', ok: 200 },
  'GET /app/state': portal(200),
  'GET /app/commands': portal(200),
  'GET /app/commands/:commandId': portal(200, { foreign: 404 }),
  'GET /app/commands/:commandId/artifact': portal(200, { foreign: 404 }),
  'POST /app/commands/:commandId/cancel': portal(409, { foreign: 404 }),
  'POST /app/commands/:commandId/run-again': portal(409, { foreign: 404 }),
  'GET /app/notifications': portal(200),
  'POST /app/notifications/:notificationId/dismiss': portal(200, { foreign: 404 }),
  'GET /app/api-keys': portal(200),
  'POST /app/api-keys': portal(200, { body: () => ({ name: 'new' }) }),
  'POST /app/api-keys/:keyId/revoke': portal(200, { foreign: 404 }),
  'GET /app/connector-config.json': portal(200),
  'POST /app/rotate-tenant-api-key': portal(200),
  'POST /app/plan-request': portal(200, { body: () => ({ plan: 'kedai' }) }),
  'POST /app/connectors/:connectorId/rotate-key': portal(200, { foreign: 404 }),
  'POST /app/connectors/:connectorId/release-install': portal(200, { foreign: 404 }),
  'POST /app/sandbox': portal(200),
  'POST /app/sandbox/commands': portal(202, { body: () => ({ type: 'read-debtors' }) }),
  'POST /app/sandbox/reset': portal(200, { foreign: 404 }),
  'GET /app/sandbox/user-defined-fields': portal(200),
  'POST /app/sandbox/user-defined-fields': portal(200, {
    foreign: 404,
    body: () => ({ table: 'debtor', name: 'Shelf', type: 'text' }),
  }),
  'POST /app/sandbox/user-defined-fields/remove': portal(404, { body: () => ({ table: 'debtor', name: 'Shelf' }) }),
  'POST /app/password': portal(200, { body: () => ({ currentPassword: testPassword, newPassword: testPassword }) }),
  'POST /app/sessions/end': portal(200),

  'POST /v1/commands': {
    audience: 'api',
    ok: 202,
    foreign: 404,
    readOnly: 403,
    body: (home) => ({ ...envelope(home), ...invoice }),
  },
  'POST /v1/sales-module/:document/:action': {
    audience: 'api',
    ok: 202,
    foreign: 404,
    readOnly: 403,
    body: (home) => ({ ...envelope(home), payload: invoice.payload }),
  },
  'GET /v1/books': { audience: 'api', ok: 200 },
  'GET /v1/commands': { audience: 'api', ok: 200 },
  'GET /v1/commands/:commandId': { audience: 'api', ok: 200, foreign: 404 },
  'GET /v1/commands/:commandId/artifact': { audience: 'api', ok: 200, foreign: 404 },
  'POST /v1/commands/:commandId/cancel': { audience: 'api', ok: 409, foreign: 404, readOnly: 403 },
  'GET /v1/schema/modules': { audience: 'api', ok: 200 },
  'GET /v1/schema/modules/:moduleId': { audience: 'api', ok: 200 },
  'GET /v1/schema/commands/:commandType': { audience: 'api', ok: 200 },

  'GET /connectors/:connectorId/commands/next': { audience: 'connector', ok: 200 },
  'POST /connectors/:connectorId/commands/:commandId/result': {
    audience: 'connector',
    ok: 200,
    body: () => ({ status: 'done' }),
  },
  'PUT /connectors/:connectorId/commands/:commandId/artifact': { audience: 'connector', ok: 200, body: () => 'file' },
  'POST /connectors/:connectorId/heartbeat': { audience: 'connector', ok: 200, body: () => ({}) },
  'POST /connectors/:connectorId/companies': { audience: 'connector', ok: 200, body: () => ({ companies: [] }) },
  'GET /connectors/:connectorId/companies': { audience: 'owner', ok: 200 },

  'POST /admin/retention/run': { audience: 'admin', ok: 200 },
  'GET /admin/tenants': { audience: 'admin', ok: 200 },
  'POST /admin/tenants/:tenantId/subscription': { audience: 'admin', ok: 200, body: () => ({ status: 'active' }) },
  'GET /admin/sandbox': { audience: 'admin', ok: 200 },
};

let server: TestServer;
let passwordHash: string;
before(async () => {
  server = await openTestServer();
  passwordHash = await hashPassword(testPassword, systemRandomness);
});
after(() => server.close());

interface Home {
  readonly tenantId: string;
  readonly tenantKey: string;
  readonly connectorId: string;
  readonly connectorKey: string;
}

const audit = { tenantId: null, actor: 'test', action: 'test', subject: 'test', requestId: 'test' };

/** Signs up without the slow hashing of a password. */
async function home(): Promise<Home> {
  const { store, seal } = server.context;
  const [tenantId, connectorId] = [randomId(systemRandomness, 'tenant'), randomId(systemRandomness, 'conn')];
  const [tenantKey, connectorKey] = [makeKey('tenant', systemRandomness), makeKey('conn', systemRandomness)];
  const made = await store.createTenant({
    tenant: {
      tenantId,
      companyName: 'Company',
      email: `${tenantId}@example.com`,
      phone: null,
      plan: 'trial',
      passwordHash,
      tenantKeyHash: hashKey(tenantKey),
      subscriptionStatus: 'active',
      currentPeriodEnd: null,
      trialDays: 14,
    },
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
  return { tenantId, tenantKey, connectorId, connectorKey };
}

async function sessionOf({ tenantId }: Home, days: number = limits.sessionDays): Promise<string> {
  const token = makeSessionToken(systemRandomness);
  await server.context.store.createSession({ tokenHash: hashKey(token), tenantId, days, audit });
  return `ledgerline_session=${token}`;
}

async function appKeyOf(
  { tenantId }: Home,
  access: Parameters<typeof createAppKey>[2]['access'],
): Promise<{ keyId: string; secret: string }> {
  const made = await createAppKey(server.context, tenantId, { name: 'key', access: access ?? 'full' }, 'test');
  if (isRefusal(made)) assert.fail(made.refused.message);
  return { keyId: made.key.keyId, secret: made.secret };
}

const readOnly = { sales: ['read'], ar: ['read'] } as const;
const changed = (key: string): string => key.slice(0, -1) + (key.endsWith('0') ? '1' : '0');
const bearer = (key: string): Call => ({ key });
const cookie = (value: string, more: Readonly<Record<string, string>> = {}): Call => ({ headers: { cookie: value, ...more } });

/** How to come with a credential. Those that have ended were good once. */
const arrivals: Readonly<Record<Credential, (own: Home, foreign: Home) => Promise<Call>>> = {
  none: async () => ({}),
  malformed: async () => bearer('nonsense'),
  'bad checksum': async (own) => bearer(changed(own.tenantKey)),
  unknown: async () => bearer(makeKey('tenant', systemRandomness)),
  'tenant key': async (own) => bearer(own.tenantKey),
  'rotated tenant key': async () => {
    const former = await home();
    assert.equal((await server.call('GET', '/v1/commands', bearer(former.tenantKey))).statusCode, 200);
    await rotateTenantKey(server.context, former.tenantId, 'test');
    return bearer(former.tenantKey);
  },
  'full app key': async (own) => bearer((await appKeyOf(own, 'full')).secret),
  'read-only app key': async (own) => bearer((await appKeyOf(own, { sales: [...readOnly.sales], ar: [...readOnly.ar] })).secret),
  'revoked app key': async (own) => {
    const { keyId, secret } = await appKeyOf(own, 'full');
    await server.context.store.revokeAppKey({ tenantId: own.tenantId, keyId, audit });
    return bearer(secret);
  },
  'expired app key': async ({ tenantId }) => {
    const secret = makeKey('app', systemRandomness);
    const [keyId, expiresAt] = [randomId(systemRandomness, 'key'), server.time.now() - 1];
    const key = {
      keyId,
      tenantId,
      name: 'old',
      keyHash: hashKey(secret),
      prefix: 'll_app',
      access: 'full',
      companies: null,
    } as const;
    await server.context.store.createAppKey({ ...key, expiresAt, keysMax: 100, audit });
    return bearer(secret);
  },
  'own connector': async (own) => bearer(own.connectorKey),
  'rotated connector': async (own) => {
    const former = await home();
    const before = await server.context.store.connector(former);
    assert.equal(before && connectorKeyOf(server.context, before), former.connectorKey);
    await rotateConnectorKey(server.context, former.tenantId, former.connectorId, 'test');
    assert.notEqual(own.connectorKey, former.connectorKey);
    return bearer(former.connectorKey);
  },
  'foreign tenant': async (_own, foreign) => bearer(foreign.tenantKey),
  'foreign connector': async (_own, foreign) => bearer(foreign.connectorKey),
  session: async (own) => cookie(await sessionOf(own)),
  'expired session': async (own) => cookie(await sessionOf(own, -1)),
  'foreign session': async (_own, foreign) => cookie(await sessionOf(foreign)),
  'cross-site session': async (own) =>
    cookie(await sessionOf(own), { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }),
  admin: async () => bearer(server.context.config.adminKey),
};

/** A command that the connector was given; done and with a file where the route is about the past. */
async function commandOf({ tenantKey, connectorId, connectorKey }: Home, isPast: boolean): Promise<string> {
  const body = { ...envelope({ connectorId } as Home), type: 'create-sales-invoice', payload: invoice.payload };
  assert.equal((await server.call('POST', '/v1/commands', { key: tenantKey, body })).statusCode, 202);
  const path = `/connectors/${connectorId}/commands`;
  await server.call('GET', `${path}/next`, { key: connectorKey });
  if (!isPast) return body.commandId;
  await server.call('PUT', `${path}/${body.commandId}/artifact`, { key: connectorKey, body: 'file' });
  await server.call('POST', `${path}/${body.commandId}/result`, { key: connectorKey, body: { status: 'done' } });
  return body.commandId;
}

/** The path of a route with things of the tenant in it. */
async function pathOf(url: string, own: Home): Promise<string> {
  const { store } = server.context;
  const parts: Readonly<Record<string, () => string | Promise<string>>> = {
    tenantId: () => own.tenantId,
    connectorId: () => own.connectorId,
    commandId: () =>
      commandOf(
        own,
        ['/v1', '/portal', '/app'].some((start) => url.startsWith(start)),
      ),
    document: () => 'sales-invoice',
    action: () => 'create',
    moduleId: () => 'sales',
    commandType: () => 'create-sales-invoice',
    keyId: async () => (await appKeyOf(own, 'full')).keyId,
    notificationId: async () => {
      const notificationId = randomId(systemRandomness, 'note');
      const draft = {
        kind: 'result_conflict',
        severity: 'info',
        title: 't',
        message: 'm',
        subject: notificationId,
        action: null,
      } as const;
      await store.notify({ tenantId: own.tenantId, notificationId, draft });
      return notificationId;
    },
  };
  let path = url;
  for (const [placeholder, name = ''] of url.matchAll(/:(\w+)/g)) {
    const part = parts[name];
    if (!part) assert.fail(`The test does not know what to put for ${placeholder} of ${url}.`);
    path = path.replace(placeholder, await part());
  }
  return path;
}

/** What has to be there before the owner can do it. */
async function prepare(url: string, { tenantId }: Home): Promise<void> {
  if (url !== '/app/sandbox/reset' && !url.startsWith('/app/sandbox/user-defined-fields')) return;
  const [connectorId, key] = [randomId(systemRandomness, 'sandbox'), makeKey('conn', systemRandomness)];
  await server.context.store.openSandbox({ connector: { connectorId, tenantId, keyHash: hashKey(key), keySealed: 'x' }, audit });
}

test('every route has a row, and every row a route', () => {
  const routes = server.routes.routes.filter(({ method }) => method !== 'HEAD').map(({ method, url }) => `${method} ${url}`);
  assert.deepEqual(
    routes.filter((route) => !(route in table)),
    [],
    'Routes without a row: who may call them?',
  );
  assert.deepEqual(
    Object.keys(table).filter((row) => !routes.includes(row)),
    [],
    'Rows without a route.',
  );
});

test('every route lets through exactly those it is for', async (t) => {
  for (const { method, url } of server.routes.routes) {
    const row = table[`${method === 'HEAD' ? 'GET' : method} ${url}`];
    if (!row) continue;
    await t.test(`${method} ${url}`, async () => {
      const [own, foreign] = [await home(), await home()];
      await prepare(url, own);
      const isSafe = method === 'GET' || method === 'HEAD';
      for (const credential of credentials) {
        const arrival = await arrivals[credential](own, foreign);
        const path = await pathOf(url, own);
        const body = row.body && { body: row.body(own) };
        const response = await server.call(method, path, { ...arrival, ...body });
        const expected = audiences[row.audience](row, credential, isSafe);
        assert.equal(response.statusCode, expected, `${credential}: ${response.body.slice(0, 300)}`);
      }
    });
  }
});
