import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { DAY_MS, HOUR_MS } from '@ledgerline/contract';
import { FactorTestClient } from '../../../testing/calls/factor-calls.ts';
import { testPassword } from '../../../testing/test-cloud.ts';
import { invoice, openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';
import { openSession } from '../../account/login/session.ts';
import { type BackgroundJobs, startBackgroundJobs } from '../../background-jobs.ts';
import { silentLog } from '../../system/log.ts';

let server: TestServer;
let jobs: BackgroundJobs;
before(async () => {
  server = await openTestServer();
  jobs = startBackgroundJobs(server.context, silentLog(), server);
});
after(async () => {
  await jobs.stop();
  await server.close();
});

const setKeptDays = ({ cookie }: TestTenant, keptDays: unknown) =>
  server.call('POST', '/app/retention', { headers: { cookie }, body: { keptDays } });
const read = async ({ tenantKey }: TestTenant, commandId: string) =>
  (await server.call('GET', `/v1/commands/${commandId}`, { key: tenantKey })).json().command;

async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 100_000; turn += 1) {
    if (await holds()) return;
    await setImmediate();
  }
  assert.fail('It never came to hold.');
}

const filesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .filter((name) => /[0-9a-f]{64}/.test(String(name)))
        .map(String)
    : [];

test('a company chooses how long it keeps data, from 90 days to forever, and the choice is shown', async () => {
  const home = await server.household();
  const state = async () => (await server.call('GET', '/app/state', { headers: { cookie: home.cookie } })).json().tenant.keptDays;
  assert.equal(await state(), null);
  for (const keptDays of [365, 90, null]) {
    assert.deepEqual((await setKeptDays(home, keptDays)).json(), { ok: true, keptDays });
    assert.equal(await state(), keptDays);
  }
  for (const wrong of [89, 0, 90.5, '90', 3_651, undefined]) assert.equal((await setKeptDays(home, wrong)).statusCode, 400);
  await setKeptDays(home, 1_000);
  const page = await server.call('GET', '/portal/data', { headers: { cookie: home.cookie } });
  assert.match(page.body, /<option value="1000" selected>1000 days/);
  const log = await server.context.store.audits({ tenantId: home.tenantId, limit: 9 });
  assert.deepEqual(
    log.filter(({ action }) => action === 'retention.changed').map(({ subject }) => subject),
    ['1000 days', 'forever', '90 days', '365 days'],
  );
});

test('what is older than a company keeps is removed by the hourly run, and a repeat is still recognised', async () => {
  const [home, keeper] = [await server.household(), await server.household()];
  await setKeptDays(home, 90);
  const { tenantId } = home;
  const audit = { tenantId, actor: 'admin', action: 'subscription.set', subject: tenantId, requestId: 'r' };
  await server.context.store.setSubscription({ tenantId, status: 'active', plan: null, currentPeriodEnd: null, audit });
  const line = { itemCode: 'GOODS-A', qty: 1, unitPrice: 10, uom: 'UNIT', description: 'x'.repeat(80) };
  const rows = Array.from({ length: 500 }, () => line);
  const large = { ...invoice, commandId: 'large', payload: { ...invoice.payload, lines: rows } };
  const small = { ...invoice, commandId: 'small' };
  const PDF = Buffer.from('%PDF-1.7 old');
  for (const owner of [home, keeper]) {
    for (const body of [small, { commandId: 'lists', type: 'read-debtors' }, large])
      assert.equal((await server.submit(owner, body)).statusCode, 202);
    for (let polls = 0; polls < 3; polls += 1) await server.next(owner, '?max=3');
    for (const commandId of ['small', 'lists', 'large']) {
      const headers = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="a.pdf"' };
      const place = `/connectors/${owner.connectorId}/commands/${commandId}/artifact`;
      const body = owner === home ? PDF : Buffer.from('%PDF-1.7 kept');
      if (commandId === 'small') await server.call('PUT', place, { key: owner.connectorKey, headers, body });
      await server.report(owner, commandId, { status: 'done', result: { ok: true, docNo: `IV-${commandId}` } });
    }
  }
  assert.equal(filesIn(server.artifactFolder).length, 2);
  server.time.advance(89 * DAY_MS);
  await server.submit(home, { ...invoice, commandId: 'waits' });
  assert.equal((await read(home, 'small')).clearedAt, undefined);
  server.time.advance(DAY_MS + 60_000);
  await eventually(() => jobs.counts.commandsCleared === 3);
  await eventually(() => filesIn(server.artifactFolder).length === 1);
  for (const commandId of ['small', 'large', 'lists']) {
    const command = await read(home, commandId);
    assert.deepEqual([command.payload, command.result, command.status], [{}, null, 'done']);
    assert.match(command.clearedAt, /Z$/);
    assert.notDeepEqual((await read(keeper, commandId)).result, null);
  }
  assert.notDeepEqual((await read(home, 'waits')).payload, {}, 'a command that has not ended is never cleared');
  for (const body of [small, large]) {
    const again = await server.submit(home, body);
    assert.deepEqual([again.statusCode, again.json().command.status], [202, 'done']);
    assert.match(again.json().command.clearedAt, /Z$/);
    const other = await server.submit(home, { ...body, payload: { ...body.payload, docDate: '2026-01-06' } });
    assert.deepEqual([other.statusCode, other.json().error.code], [409, 'command_id_reused']);
  }
  const file = await server.call('GET', '/v1/commands/small/artifact', { key: home.tenantKey });
  assert.deepEqual([file.statusCode, file.json().error.code], [404, 'artifact_missing']);
  assert.match(file.json().error.message, /removed on .*because of their age/);
  const opened = await openSession(server.context, home.signUp.person, tenantId, 'r');
  assert.ok('token' in opened);
  const headers = { cookie: `ledgerline_session=${opened.token}` };
  const repeated = await server.call('POST', '/app/commands/lists/run-again', { headers });
  assert.deepEqual([repeated.statusCode, repeated.json().error.code], [409, 'not_repeatable']);
  assert.match((await server.call('GET', '/portal/commands/small', { headers })).body, /Payload, result and file were removed/);
  assert.equal((await server.call('GET', '/v1/commands', { key: home.tenantKey })).json().commands.length, 4, 'ids stay');
});

test('a read that is sent with keep is emptied that long after its end, and nothing else is', async () => {
  const home = await server.household();
  const { connectorId, tenantKey } = home;
  const send = (query: string, commandId: string, type = 'read-debtors', payload: object = { keys: ['300-A001'] }) =>
    server.call('POST', `/v1/commands${query}`, {
      key: tenantKey,
      body: { commandId, connectorId, companyId: 'SAMPLE', type, payload },
    });
  for (const keep of ['0h', '1', '1m', '91d', '2161h', '01h', '1h&keep=2h', ''])
    assert.equal((await send(`?keep=${keep}`, 'new')).json().error.code, 'invalid_request', keep);
  const write = await send('?keep=1h', 'new', invoice.type, invoice.payload);
  assert.deepEqual([write.statusCode, write.json().error.details[0].path], [400, '/keep']);
  const before = jobs.counts.commandsCleared;
  for (const [query, commandId] of [
    ['?keep=1h', 'hour'],
    ['?keep=1d', 'day'],
    ['', 'forever'],
  ] as const)
    assert.equal((await send(query, commandId)).statusCode, 202);
  server.time.advance(HOUR_MS);
  await server.next(home, '?max=3');
  for (const commandId of ['hour', 'day', 'forever'])
    await server.report(home, commandId, { status: 'done', result: { ok: true, rows: [], count: 0 } });
  server.time.advance(HOUR_MS - 120_000);
  assert.deepEqual((await read(home, 'hour')).payload, { keys: ['300-A001'] }, 'the time counts from the end');
  server.time.advance(180_000);
  await eventually(() => jobs.counts.commandsCleared === before + 1);
  const { payload, result, status, clearedAt } = await read(home, 'hour');
  assert.deepEqual([payload, result, status], [{}, null, 'done']);
  assert.match(clearedAt, /Z$/);
  for (const commandId of ['day', 'forever']) assert.notEqual((await read(home, commandId)).result, null);
  const again = await send('?keep=2h', 'hour');
  assert.deepEqual([again.statusCode, again.json().command.status], [202, 'done']);
  assert.equal((await send('', 'hour', 'read-debtors', {})).json().error.code, 'command_id_reused');
  server.time.advance(DAY_MS);
  await eventually(() => jobs.counts.commandsCleared === before + 2);
  assert.equal((await read(home, 'day')).result, null);
  assert.notEqual((await read(home, 'forever')).result, null);
});

test('an owner erases the company: keys stop at once, people look and export, and the hourly run removes it after 30 days', async () => {
  const [home, other] = [await server.household(), await server.household()];
  const { tenantId, tenantKey, cookie } = home;
  const post = (path: string, body?: object, who = cookie) =>
    server.call('POST', path, { headers: { cookie: who }, ...(body && { body }) });
  const status = async (path: string, key = tenantKey) => {
    const response = await server.call('GET', path, { key });
    return [response.statusCode, response.json().error?.code];
  };
  await server.submit(home, { commandId: 'of-it' });
  const { companyName } = home.signUp.tenant;
  const wrongName = await post('/app/erasure', { companyName: 'Other', currentPassword: testPassword });
  assert.deepEqual([wrongName.statusCode, wrongName.json().error.details[0].path], [400, '/companyName']);
  const wrongPassword = await post('/app/erasure', { companyName, currentPassword: 'wrong password' });
  assert.deepEqual([wrongPassword.statusCode, wrongPassword.json().error.code], [401, 'invalid_login']);
  assert.deepEqual(await status('/v1/commands/of-it'), [200, undefined]);

  const asked = await post('/app/erasure', { companyName: ` ${companyName} `, currentPassword: testPassword });
  assert.equal(asked.statusCode, 200);
  assert.equal(Date.parse(asked.json().eraseAt), server.time.now() + 30 * DAY_MS);
  assert.deepEqual(await status('/v1/commands/of-it'), [403, 'erasure_pending']);
  assert.deepEqual(await status(`/connectors/${home.connectorId}/commands/next`, home.connectorKey), [403, 'erasure_pending']);
  for (const path of ['/app/sandbox', '/app/api-keys', '/app/sandbox/commands']) {
    const body = path === '/app/api-keys' ? { name: 'x' } : path === '/app/sandbox' ? undefined : { type: 'read-debtors' };
    assert.equal((await post(path, body)).json().error.code, 'erasure_pending', path);
  }
  const portal = await server.call('GET', '/portal', { headers: { cookie } });
  for (const method of ['GET', 'HEAD'])
    assert.equal((await server.call(method, '/app/api-keys', { headers: { cookie } })).statusCode, 200, method);
  assert.match(portal.body, /will be erased on .*Cancel the erasure/s);
  assert.equal((await server.call('GET', '/app/export.zip', { headers: { cookie } })).statusCode, 200);
  assert.equal((await post('/app/erasure/cancel')).statusCode, 200);
  assert.deepEqual(await status('/v1/commands/of-it'), [200, undefined]);
  assert.equal((await post('/app/erasure/cancel')).statusCode, 200, 'once more changes nothing');

  await post('/app/erasure', { companyName, currentPassword: testPassword });
  server.time.advance(30 * DAY_MS - 120_000);
  assert.deepEqual(await status('/v1/commands/of-it'), [403, 'erasure_pending']);
  server.time.advance(DAY_MS);
  await eventually(() => jobs.counts.tenantsErased === 1);
  assert.deepEqual(await status('/v1/commands/of-it'), [401, 'invalid_key']);
  assert.equal(await server.context.store.tenant({ tenantId }), null);
  assert.equal(await server.context.store.personByEmail(home.signUp.person), null);
  assert.ok(await server.context.store.tenant(other));
  const again = { companyName, email: home.signUp.person.email, password: testPassword };
  assert.equal((await server.call('POST', '/signup', { body: again })).statusCode, 200, 'the address is free');
});

test('an owner with a second factor confirms the erasure with a code too', async () => {
  const client = new FactorTestClient(server);
  const cookie = await client.signUp('two-factors@kedai.example');
  const { secret } = await client.setUp(cookie);
  const confirmed = { companyName: 'Kedai Contoh', currentPassword: testPassword };
  const [missing, wrong] = [confirmed, { ...confirmed, code: '000000' }].map((body) => client.post('/app/erasure', body, cookie));
  assert.equal((await missing)?.json().error.details[0].path, '/code');
  assert.equal((await wrong)?.json().error.code, 'invalid_factor');
  await client.succeed('/app/erasure', { ...confirmed, code: client.codeOf(secret, 1) }, cookie);
});
