import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { freePort } from '../../packages/cloud/testing/free-port.ts';
import { type AppServer, serverAt, TestApp, type TestTokens } from '../../packages/cloud/testing/test-app.ts';
import { type CloudProcess, call, reportBooks, type SignedUp, signUpOver, startCloudProcess } from '../cloud-process.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';

describe('two clouds on one PostgreSQL', () => {
  let database: PostgresServer;
  let folder: string;
  let one: CloudProcess;
  let other: CloudProcess;
  let tenant: SignedUp;

  before(async () => {
    database = await startPostgres();
    folder = mkdtempSync(join(tmpdir(), 'two-clouds-'));
    const port = String(await freePort());
    const settings = {
      BASE_URL: `http://127.0.0.1:${port}`,
      DATABASE_URL: await database.createDatabase(),
      SECRET_KEY: 'shared-by-both-of-the-nodes',
      ARTIFACT_DIR: join(folder, 'artifacts'),
    };
    one = await startCloudProcess({ ...settings, PORT: port, DATA_DIR: join(folder, 'one') });
    other = await startCloudProcess({ ...settings, DATA_DIR: join(folder, 'other') });
    tenant = await signUpOver(one.baseUrl, 'two@example.com');
  });

  after(async () => {
    await Promise.all([one?.stop(), other?.stop()]);
    await database?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const post = (cloud: CloudProcess, commandId: string) =>
    call(cloud.baseUrl, 'POST', '/v1/commands', tenant.tenantKey, {
      commandId,
      connectorId: tenant.connectorId,
      companyId: 'SAMPLE',
      type: 'list-quotations',
    });
  const next = (cloud: CloudProcess, query: string) =>
    call(cloud.baseUrl, 'GET', `/connectors/${tenant.connectorId}/commands/next?${query}`, tenant.connectorKey);
  const leasedIds = (body: Record<string, unknown>) =>
    (body.commands as { commandId: string }[]).map(({ commandId }) => commandId);

  test('a key made on one is good on the other', async () => {
    const { status } = await call(other.baseUrl, 'GET', '/v1/commands', tenant.tenantKey);
    assert.equal(status, 200);
  });

  test('a program that asks one for its code is approved on the other and gets its key from either', async () => {
    const { body: codes } = await call(one.baseUrl, 'POST', '/device', '', { name: 'KEDAI-PC' });
    const approved = await fetch(`${other.baseUrl}/app/pairings/${codes.userCode}`, {
      method: 'POST',
      headers: { cookie: tenant.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ decision: 'approve' }),
    });
    assert.equal(approved.status, 200, await approved.text());
    const { body } = await call(one.baseUrl, 'POST', '/device/token', '', { deviceCode: codes.deviceCode });
    assert.equal((await call(other.baseUrl, 'GET', '/v1/me', String(body.secret))).status, 200, JSON.stringify(body));
  });

  test('an app is connected over both, its code works once, and its end is known to both', async () => {
    const [first, second] = [one, other].map(({ baseUrl }) => serverAt(baseUrl, one.baseUrl)) as [AppServer, AppServer];
    const onBoth = async (token: string): Promise<readonly number[]> =>
      Promise.all([one, other].map(async ({ baseUrl }) => (await call(baseUrl, 'GET', '/v1/books', token)).status));
    const app = new TestApp(first, tenant.cookie);
    await app.register();
    const codeOverBoth = async (): Promise<string> => {
      app.server = first;
      const place = await app.open();
      app.server = second;
      return (await app.decide(place)).searchParams.get('code') ?? '';
    };
    const code = await codeOverBoth();
    app.server = first;
    const tokens = (await app.redeem(code)).json<TestTokens>();
    assert.deepEqual(await onBoth(tokens.access_token), [200, 200]);
    app.server = second;
    const renewed = (await app.refresh(tokens.refresh_token)).json<TestTokens>();
    assert.deepEqual(await onBoth(renewed.access_token), [200, 200]);
    assert.equal((await app.post('/oauth/revoke', { token: renewed.refresh_token })).statusCode, 200);
    assert.deepEqual(await onBoth(renewed.access_token), [401, 401]);

    const raced = await codeOverBoth();
    const [here, there] = [new TestApp(first, ''), new TestApp(second, '')];
    here.clientId = app.clientId;
    there.clientId = app.clientId;
    const responses = await Promise.all([here, there].map((sender) => sender.redeem(raced)));
    assert.deepEqual(responses.map(({ statusCode }) => statusCode).toSorted(), [200, 400]);
    const won = responses.find(({ statusCode }) => statusCode === 200)?.json<TestTokens>();
    assert.deepEqual(await onBoth(won?.access_token ?? ''), [401, 401], 'one of the two has stolen the code');
  });

  test('an account book that a connector reports to one can be used on the other at once, and not before', async () => {
    for (const cloud of [one, other]) assert.equal((await post(cloud, 'early')).status, 404);
    await reportBooks(one.baseUrl, tenant, ['SAMPLE']);
    const { body } = await call(other.baseUrl, 'GET', '/v1/books', tenant.tenantKey);
    const [listed] = body.connectors as { connectorId: string; books: { companyId: string }[] }[];
    assert.deepEqual([listed?.connectorId, listed?.books[0]?.companyId], [tenant.connectorId, 'SAMPLE']);
    const early = await post(other, 'early');
    assert.equal(early.status, 202, JSON.stringify(early.body));
    assert.deepEqual(leasedIds((await next(one, 'max=5')).body), ['early']);
  });

  test('a connector that reports a new build to one gets updates from the other at once', async () => {
    const { connectorId, connectorKey, tenantKey } = await signUpOver(one.baseUrl, 'old@example.com');
    await reportBooks(one.baseUrl, { connectorId, connectorKey, tenantKey }, ['SAMPLE']);
    const payload = { docNo: 'QT-1', reason: 'Asked by the customer', ref: 'q' };
    const update = { commandId: 'update', connectorId, companyId: 'SAMPLE', type: 'update-quotation', payload };
    for (const [build, expected] of [
      ['local-mvp-2026.09.29.99', 409],
      ['local-mvp-2026.09.30.01', 202],
    ] as const) {
      await call(one.baseUrl, 'POST', `/connectors/${connectorId}/heartbeat`, connectorKey, { build });
      assert.equal((await call(other.baseUrl, 'POST', '/v1/commands', tenantKey, update)).status, expected, build);
    }
  });

  test('a command posted on one wakes a long poll on the other', async () => {
    for (const commandId of ['wake-1', 'wake-2', 'wake-3']) {
      // The poll is sent before the command: in either order of arrival, it is not lost.
      const polled = next(other, 'wait=20&max=5');
      assert.equal((await post(one, commandId)).status, 202);
      assert.deepEqual(leasedIds((await polled).body), [commandId]);
    }
  });

  test('commands posted on both are leased once each, in the order they were accepted', async () => {
    const accepted: string[] = [];
    for (let count = 0; count < 20; count += 1) {
      const commandId = `order-${count}`;
      assert.equal((await post(count % 2 === 0 ? one : other, commandId)).status, 202);
      accepted.push(commandId);
    }
    const handedOut: string[] = [];
    for (let turn = 0; turn < 20; turn += 1)
      handedOut.push(...leasedIds((await next(turn % 2 === 0 ? other : one, 'max=1')).body));
    assert.deepEqual(handedOut, accepted);
  });

  test('polls on both at once never get the same command', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, count) => post(count % 2 === 0 ? one : other, `race-${count}`)));
    const answers = await Promise.all(Array.from({ length: 12 }, (_, count) => next(count % 2 === 0 ? one : other, 'max=5')));
    const ids = answers.flatMap(({ body }) => leasedIds(body));
    assert.equal(new Set(ids).size, ids.length);
    assert.equal(ids.length, 30);
  });

  test('of 200 posts of one id over both, one queues', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, (_, count) => post(count % 2 === 0 ? one : other, 'same')));
    assert.ok(answers.every(({ status }) => status === 202));
    assert.deepEqual(leasedIds((await next(one, 'max=10')).body), ['same']);
  });
});
