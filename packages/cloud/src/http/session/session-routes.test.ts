import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  AppKeyCreatedResponse,
  AppKeyListResponse,
  AppKeyResponse,
  AppState,
  CommandListResponse,
  ConnectorConfig,
  ConnectorKeyResponse,
  ErrorBody,
  NotificationListResponse,
  SandboxResponse,
  TenantKeyResponse,
  UserDefinedFieldListResponse,
} from '@ledgerline/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { openTestCloud, type TestCloud, testPassword } from '../../../testing/test-cloud.ts';
import { notifyTenant, resultConflict } from '../../account/notification.ts';
import type { SignUp } from '../../account/tenant.ts';
import { createServer } from '../server/server.ts';

let cloud: TestCloud;
let app: FastifyInstance;
let own: SignUp;
let other: SignUp;
before(async () => {
  cloud = openTestCloud();
  app = createServer(cloud.context).app;
  own = await cloud.tenant();
  other = await cloud.tenant();
});
after(async () => {
  await app.close();
  await cloud.close();
});

type Method = 'GET' | 'POST';

const cookieFor = ({ opened }: SignUp): string => `theme=dark; ledgerline_session=${opened.token}`;

const call = (method: Method, url: string, payload?: object, who: SignUp = own): Promise<LightMyRequestResponse> =>
  app.inject({ method, url, headers: { cookie: cookieFor(who) }, ...(payload && { payload }) });

function answered<Schema extends TSchema>(response: LightMyRequestResponse, schema: Schema): Static<Schema> {
  assert.equal(response.statusCode, 200, response.body);
  assert.equal(response.headers['cache-control'], 'no-store');
  const answer: unknown = response.json();
  if (!Value.Check(schema, answer)) assert.fail(JSON.stringify([...Value.Errors(schema, answer)]));
  return answer;
}

const routes: readonly (readonly [Method, string])[] = [
  ['GET', '/app/state'],
  ['GET', '/app/commands'],
  ['GET', '/app/notifications'],
  ['POST', '/app/notifications/note_1/dismiss'],
  ['GET', '/app/api-keys'],
  ['POST', '/app/api-keys'],
  ['POST', '/app/api-keys/key_1/revoke'],
  ['GET', '/app/connector-config.json'],
  ['POST', '/app/rotate-tenant-api-key'],
  ['POST', '/app/connectors/conn_1/rotate-key'],
  ['POST', '/app/connectors/conn_1/release-install'],
  ['POST', '/app/sandbox'],
  ['POST', '/app/sandbox/reset'],
  ['GET', '/app/sandbox/user-defined-fields'],
  ['POST', '/app/sandbox/user-defined-fields'],
  ['POST', '/app/sandbox/user-defined-fields/remove'],
  ['POST', '/app/password'],
  ['POST', '/app/sessions/end'],
];

for (const [method, url] of routes) {
  test(`${method} ${url} without a session is 401, with an unknown or a foreign credential too`, async () => {
    const credentials = [
      {},
      { cookie: 'ledgerline_session=unknown' },
      { cookie: 'ledgerline_session=' },
      { authorization: `Bearer ${own.tenantApiKey}` },
      { authorization: `Bearer ${cloud.context.config.adminKey}` },
    ];
    for (const headers of credentials) {
      const response = await app.inject({ method, url, headers });
      assert.equal(response.statusCode, 401);
      const answer = response.json();
      assert.ok(Value.Check(ErrorBody, answer));
      assert.equal(answer.error.code, 'login_required');
    }
  });
}

for (const [, url] of routes.filter(([method]) => method === 'POST')) {
  test(`POST ${url} with a session is 403 when another site’s page sends it`, async () => {
    const cookie = cookieFor(own);
    for (const headers of [
      { cookie, 'sec-fetch-site': 'cross-site' },
      { cookie, 'sec-fetch-site': 'same-site' },
      { cookie, origin: 'https://evil.example' },
      { cookie, origin: 'null' },
    ]) {
      const response = await app.inject({ method: 'POST', url, headers });
      assert.equal(response.statusCode, 403);
      assert.equal(response.json().error.code, 'cross_site_request');
    }
  });
}

test('a page of ours may make the call', async () => {
  const headers = { cookie: cookieFor(own), 'sec-fetch-site': 'same-origin', origin: cloud.context.config.baseUrl };
  assert.equal((await app.inject({ method: 'POST', url: '/app/sandbox', headers })).statusCode, 200);
});

test('GET /app/state returns the contract’s state', async () => {
  const state = answered(await call('GET', '/app/state'), AppState);
  assert.equal(state.tenant.tenantId, own.tenant.tenantId);
});

test('GET /app/commands lists the tenant’s commands alone, filtered and page by page', async () => {
  for (const [who, commandId] of [
    [own, 'c1'],
    [own, 'c2'],
    [own, 'c3'],
    [other, 'theirs'],
  ] as const) {
    await cloud.context.store.accept({
      tenantId: who.tenant.tenantId,
      commandId,
      connectorId: who.connector.connectorId,
      companyId: 'BOOK',
      type: 'list-quotations',
      module: 'sales',
      mode: 'read',
      payload: '{}',
      warnings: null,
      docNo: null,
      sentBy: null,
      trace: null,
    });
  }
  const idsOf = (answer: { commands: { commandId: string }[] }) => answer.commands.map(({ commandId }) => commandId);
  const first = answered(await call('GET', '/app/commands?limit=2&status=queued&module=sales'), CommandListResponse);
  assert.deepEqual(idsOf(first), ['c3', 'c2']);
  const second = answered(await call('GET', `/app/commands?limit=2&cursor=${first.nextCursor}`), CommandListResponse);
  assert.deepEqual(idsOf(second), ['c1']);
  assert.equal(second.nextCursor, null);
  assert.deepEqual(idsOf(answered(await call('GET', '/app/commands?q=C2'), CommandListResponse)), ['c2']);
  for (const query of ['limit=0', 'limit=201', 'limit=x', 'status=ready', 'from=yesterday', 'cursor=%20']) {
    assert.equal((await call('GET', `/app/commands?${query}`)).statusCode, 400, query);
  }
});

test('notifications are listed and dismissed, those of another tenant are unknown', async () => {
  await notifyTenant(cloud.context, own.tenant.tenantId, resultConflict({ commandId: 'c1', type: 'create-quotation' }));
  const list = answered(await call('GET', '/app/notifications'), NotificationListResponse);
  assert.equal(list.notifications.length, 1);
  const url = `/app/notifications/${list.notifications[0]?.notificationId}/dismiss`;
  assert.equal((await call('POST', url, undefined, other)).statusCode, 404);
  assert.equal((await call('POST', url)).statusCode, 200);
  assert.deepEqual(answered(await call('GET', '/app/notifications'), NotificationListResponse).notifications, []);
});

test('an app key is made, shown once, works, is listed without its secret, and stops when it is revoked', async () => {
  const body = { name: 'Shop', access: { sales: ['read'] }, companies: ['BOOK'], expiresAt: '2027-01-01T00:00:00+08:00' };
  const { key, secret } = answered(await call('POST', '/app/api-keys', body), AppKeyCreatedResponse);
  assert.equal(key.expiresAt, '2026-12-31T16:00:00.000Z');
  const list = await call('GET', '/app/api-keys');
  assert.equal(answered(list, AppKeyListResponse).keys[0]?.keyId, key.keyId);
  assert.ok(!list.body.includes(secret));

  const use = () => app.inject({ url: '/v1/schema/modules', headers: { authorization: `Bearer ${secret}` } });
  assert.equal((await use()).statusCode, 200);
  const url = `/app/api-keys/${key.keyId}/revoke`;
  assert.equal((await call('POST', url, undefined, other)).statusCode, 404);
  assert.notEqual(answered(await call('POST', url), AppKeyResponse).key.revokedAt, null);
  assert.equal((await use()).statusCode, 401);
  assert.equal((await call('POST', '/app/api-keys/key_0/revoke')).statusCode, 404);
});

test('a misspelt or malformed app key is rejected, with every place', async () => {
  const body = { name: ' ', acces: 'full', access: { sale: ['read'], sales: ['reed'] }, companies: [], expiresAt: 'soon' };
  const response = await call('POST', '/app/api-keys', body);
  assert.equal(response.statusCode, 400);
  assert.deepEqual(
    response
      .json()
      .error.details.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)
      .sort(),
    [
      '/acces unknown_member',
      '/access/sale unknown_member',
      '/access/sales/0 enum',
      '/companies too_few',
      '/expiresAt format',
      '/name too_short',
    ],
  );
});

test('an access that is neither full nor rights by module gets both options in the error, so that no one grants more than they meant', async () => {
  for (const access of ['read', 'readonly', ['sales'], 7]) {
    const response = await call('POST', '/app/api-keys', { name: 'Shop', access });
    assert.equal(response.statusCode, 400);
    const { details } = response.json().error;
    assert.deepEqual([...new Set(details.map(({ path }: { path: string }) => path))], ['/access'], JSON.stringify(details));
    if (typeof access === 'string') assert.match(details[0].message, /"full".*object of rights by module/);
  }
});

test('an access that is neither full nor an object is reported once', async () => {
  for (const [access, code] of [
    ['ful', 'enum'],
    [7, 'type'],
    [null, 'type'],
  ] as const) {
    const response = await call('POST', '/app/api-keys', { name: 'Shop', access });
    assert.deepEqual(
      response.json().error.details.map((detail: { path: string; code: string }) => [detail.path, detail.code]),
      [['/access', code]],
    );
  }
});

test('the connector configuration is exactly what a connector needs, and is saved as a file', async () => {
  const response = await call('GET', '/app/connector-config.json');
  const config = answered(response, ConnectorConfig);
  assert.deepEqual(Object.keys(config).sort(), ['cloudUrl', 'connectorId', 'connectorKey']);
  assert.match(String(response.headers['content-disposition']), /^attachment; filename="connector-config\.json"$/);
});

test('rotating the tenant key returns a new one, and the old one stops working at once', async () => {
  const who = await cloud.tenant();
  const { tenantApiKey } = answered(await call('POST', '/app/rotate-tenant-api-key', undefined, who), TenantKeyResponse);
  const use = async (key: string) =>
    (await app.inject({ url: '/v1/commands', headers: { authorization: `Bearer ${key}` } })).statusCode;
  assert.equal(await use(tenantApiKey), 200);
  assert.equal(await use(who.tenantApiKey), 401);
});

test('a connector key is rotated and an install released; a connector of another tenant is 404', async () => {
  const path = (who: SignUp, action: string) => `/app/connectors/${who.connector.connectorId}/${action}`;
  const { connectorKey } = answered(await call('POST', path(own, 'rotate-key')), ConnectorKeyResponse);
  assert.equal((await call('GET', '/app/connector-config.json')).json().connectorKey, connectorKey);
  assert.equal((await call('POST', path(own, 'release-install'))).statusCode, 200);
  for (const action of ['rotate-key', 'release-install']) {
    const response = await call('POST', path(other, action));
    assert.equal(response.statusCode, 404);
    assert.equal(response.json().error.code, 'unknown_connector');
  }
});

test('fields are defined for the sandbox, listed and removed; problems are reported with their place', async () => {
  const who = await cloud.tenant();
  const path = '/app/sandbox/user-defined-fields';
  const field = { table: 'sales-invoice.lines', name: 'Shelf', type: 'text', length: 20, unique: true };
  assert.equal((await call('POST', path, field, who)).statusCode, 404);
  await call('POST', '/app/sandbox', undefined, who);
  const defined = answered(await call('POST', path, field, who), UserDefinedFieldListResponse);
  assert.deepEqual(defined.fields, [{ ...field, required: false }]);
  assert.ok(defined.sampleFields.length > 10);
  const changed = answered(
    await call('POST', path, { ...field, type: 'integer', length: undefined }, who),
    UserDefinedFieldListResponse,
  );
  assert.deepEqual(
    changed.fields.map(({ type, length }) => [type, length]),
    [['integer', null]],
  );
  assert.deepEqual(answered(await call('GET', path, undefined, who), UserDefinedFieldListResponse), changed);
  const places = async (body: object): Promise<readonly string[]> => {
    const response = await call('POST', path, body, who);
    assert.equal(response.statusCode, 400, response.body);
    return (response.json() as { error: { details: { path: string }[] } }).error.details.map((detail) => detail.path);
  };
  assert.deepEqual(await places({ ...field, name: 'UDF_Shelf' }), ['/name']);
  // No request could send a value under these names.
  for (const name of ['constructor', 'prototype']) assert.deepEqual(await places({ ...field, name }), ['/name']);
  assert.deepEqual(await places({ table: 'sales-invoce', name: 'X', type: 'date', length: 3 }), ['/table', '/length']);
  assert.deepEqual(await places({ table: 'debtor', name: 'Region', type: 'text' }), ['/name']);
  assert.deepEqual(await places({ ...field, colour: 'red' }), ['/colour']);
  const key = { table: field.table, name: field.name };
  assert.deepEqual(answered(await call('POST', `${path}/remove`, key, who), UserDefinedFieldListResponse).fields, []);
  assert.equal((await call('POST', `${path}/remove`, key, who)).statusCode, 404);
});

test('a sandbox is opened once and reset; without one there is nothing to reset', async () => {
  const who = await cloud.tenant();
  assert.equal((await call('POST', '/app/sandbox/reset', undefined, who)).statusCode, 404);
  const first = answered(await call('POST', '/app/sandbox', undefined, who), SandboxResponse);
  assert.deepEqual(answered(await call('POST', '/app/sandbox', undefined, who), SandboxResponse), first);
  assert.deepEqual(answered(await call('POST', '/app/sandbox/reset', undefined, who), SandboxResponse), first);
});

test('a password change needs the password, ends every session and starts a new one here', async () => {
  const who = await cloud.tenant();
  const wrong = await call('POST', '/app/password', { currentPassword: 'guess', newPassword: 'another horse' }, who);
  assert.equal(wrong.statusCode, 401);
  const short = await call('POST', '/app/password', { currentPassword: testPassword, newPassword: 'short' }, who);
  assert.equal(short.statusCode, 400);
  const response = await call('POST', '/app/password', { currentPassword: testPassword, newPassword: 'another horse' }, who);
  assert.equal(response.statusCode, 200);
  assert.equal((await call('GET', '/app/state', undefined, who)).statusCode, 401);
  const cookie = String(response.headers['set-cookie']).split(';', 1)[0] ?? '';
  assert.equal((await app.inject({ url: '/app/state', headers: { cookie } })).statusCode, 200);
});

test('ending the sessions logs out everywhere', async () => {
  const who = await cloud.tenant();
  const response = await call('POST', '/app/sessions/end', undefined, who);
  assert.equal(response.statusCode, 200);
  assert.match(String(response.headers['set-cookie']), /Max-Age=0/);
  assert.equal((await call('GET', '/app/state', undefined, who)).statusCode, 401);
});
