import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { Command, deliveryLimits, HeartbeatResponse, LeasedCommand, type Notification } from '@ledgerline/contract';
import { Value } from 'typebox/value';
import { invoice, openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';
import { runRetention } from '../../account/tenant-checks.ts';

let server: TestServer;
before(async () => {
  server = await openTestServer();
});
after(() => server.close());

const codeOf = (response: { json(): { error?: { code: string } } }): string => response.json().error?.code ?? 'none';

/** Waits for something that happens by itself, without waiting for a clock. */
async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 1_000_000; turn += 1) {
    if (await holds()) return;
    await setImmediate();
  }
  assert.fail('It never came to hold.');
}

const isWaiting = (count: number) => eventually(() => server.context.wakeups.count === count);

/** Polls are parked once others, which do not wait, have been through the store behind both of their calls to it. */
async function areParked(home: TestTenant, count: number, headers: Readonly<Record<string, string>> = {}): Promise<void> {
  await isWaiting(count);
  await server.next(home, '', headers);
  await server.next(home, '', headers);
}

/** A command that is running at the connector. */
async function running(home: TestTenant, envelope: object = {}): Promise<string> {
  const submitted = await server.submit(home, envelope);
  assert.equal(submitted.statusCode, 202, submitted.body);
  const { command } = (await server.next(home)).json();
  assert.equal(command.commandId, submitted.json().command.commandId);
  return command.commandId;
}

const seen = async (home: TestTenant, commandId: string): Promise<Command> => {
  const response = await server.call('GET', `/v1/commands/${commandId}`, { key: home.tenantKey });
  const { command } = response.json();
  assert.ok(Value.Check(Command, command), JSON.stringify(Value.Errors(Command, command)));
  return command;
};

const notificationsOf = async (home: TestTenant): Promise<readonly Notification[]> =>
  (await server.call('GET', '/app/notifications', { headers: { cookie: home.cookie } })).json().notifications;

test('a poll returns null when there is nothing, one command without max, a list with it', async () => {
  const home = await server.household();
  assert.deepEqual((await server.next(home)).json(), { ok: true, command: null });
  assert.deepEqual((await server.next(home, '?max=5')).json(), { ok: true, commands: [] });
  for (const commandId of ['a', 'b', 'c']) await server.submit(home, { commandId, ...invoice });
  const { command } = (await server.next(home)).json();
  assert.ok(Value.Check(LeasedCommand, command));
  assert.deepEqual(
    [command.commandId, command.attempt, command.leaseSeconds, command.payload],
    ['a', 1, deliveryLimits.leaseSeconds, invoice.payload],
  );
  const { commands } = (await server.next(home, '?max=5')).json();
  assert.deepEqual(
    commands.map((leased: { commandId: string }) => leased.commandId),
    ['b', 'c'],
  );
});

test('a poll that waits is woken by a command, and the one that came first gets it first', async () => {
  const home = await server.household();
  const polls = [];
  for (let count = 1; count <= 3; count += 1) {
    polls.push(server.next(home, '?wait=60'));
    await areParked(home, count);
  }
  for (const commandId of ['one', 'two', 'three']) {
    await server.submit(home, { commandId });
    const got = await polls.shift();
    assert.equal(got?.json().command?.commandId, commandId);
  }
  await isWaiting(0);
});

test('a poll returns null when its wait time is up', async () => {
  const home = await server.household();
  const poll = server.next(home, '?wait=10');
  await areParked(home, 1);
  server.time.advance(10_000);
  assert.deepEqual((await poll).json(), { ok: true, command: null });
});

test('a waiting poll counts as a call now and then, so that no other install can take over', async () => {
  const home = await server.household();
  const lastSeen = async () => (await server.context.store.connector(home))?.lastSeenAt ?? 0;
  const poll = server.next(home, '?wait=60', { 'x-install-id': 'first' });
  await areParked(home, 1, { 'x-install-id': 'first' });
  server.time.advance(20_000);
  await eventually(async () => (await lastSeen()) === server.time.now());
  server.time.advance(40_000);
  await poll;
  server.time.advance(50_000);
  const other = await server.next(home, '', { 'x-install-id': 'second' });
  assert.deepEqual([other.statusCode, codeOf(other)], [409, 'other_install_active']);
  assert.ok(Number(other.headers['retry-after']) > 0);
  server.time.advance(70_000);
  assert.equal((await server.next(home, '', { 'x-install-id': 'second' })).statusCode, 200);
  assert.equal((await server.next(home, '', { 'x-install-id': 'first' })).statusCode, 409);
});

test('an install that was moved away while it waited gets 409 and no command', async () => {
  const home = await server.household();
  const poll = server.next(home, '?wait=60', { 'x-install-id': 'old' });
  await areParked(home, 1, { 'x-install-id': 'old' });
  await server.call('POST', `/app/connectors/${home.connectorId}/release-install`, { headers: { cookie: home.cookie } });
  await server.next(home, '', { 'x-install-id': 'new' });
  await server.submit(home, { commandId: 'for-the-new-one' });
  assert.equal((await poll).statusCode, 409);
  const { command } = (await server.next(home, '', { 'x-install-id': 'new' })).json();
  assert.equal(command.commandId, 'for-the-new-one');
});

test('a poll whose key was replaced while it waited gets 401 and no command', async () => {
  const home = await server.household();
  const poll = server.next(home, '?wait=60');
  await areParked(home, 1);
  await server.call('POST', `/app/connectors/${home.connectorId}/rotate-key`, { headers: { cookie: home.cookie } });
  await server.submit(home, { commandId: 'for-the-new-key' });
  const stopped = await poll;
  assert.deepEqual([stopped.statusCode, codeOf(stopped)], [401, 'invalid_key']);
  const { command } = (await server.call('GET', '/v1/commands/for-the-new-key', { key: home.tenantKey })).json();
  assert.equal(command.status, 'queued');
});

test('what a poll asks for is bounded', async () => {
  const home = await server.household();
  for (const query of ['?wait=61', '?wait=-1', '?wait=x', '?wait=1.5', '?max=0', '?max=101', '?max=x', '?wait=1&wait=2']) {
    const response = await server.next(home, query);
    assert.deepEqual([response.statusCode, codeOf(response)], [400, 'invalid_request'], query);
  }
  for (const install of ['', '..', 'a b', 'x'.repeat(65)]) {
    assert.equal((await server.next(home, '', { 'x-install-id': install })).statusCode, 400, install);
  }
});

test('HEAD never leases', async () => {
  const home = await server.household();
  await server.submit(home);
  const head = await server.call('HEAD', `/connectors/${home.connectorId}/commands/next`, { key: home.connectorKey });
  assert.equal(head.statusCode, 405);
  assert.notEqual((await server.next(home)).json().command, null);
});

test('a caller that waits gets a response as soon as the command ends, by query or by preference, on GET and on POST', async () => {
  const home = await server.household();
  const submitting = server.submit(home, { commandId: 'waited' }, '?wait=60');
  await isWaiting(1);
  const preferring = server.call('GET', '/v1/commands/waited', {
    key: home.tenantKey,
    headers: { prefer: 'respond-async, wait=45' },
  });
  await isWaiting(2);
  await server.next(home);
  await server.report(home, 'waited', { status: 'done', result: { ok: true, rows: [] } });
  const [submitted, preferred] = await Promise.all([submitting, preferring]);
  assert.deepEqual([submitted.statusCode, submitted.json().command.status], [202, 'done']);
  assert.equal(submitted.headers['retry-after'], undefined);
  assert.deepEqual([preferred.statusCode, preferred.json().command.status], [200, 'done']);
  assert.equal(preferred.headers['preference-applied'], 'wait=45');
});

test('a caller that waits too long gets the current state of the command', async () => {
  const home = await server.household();
  await server.submit(home, { commandId: 'slow' });
  const waiting = server.call('GET', '/v1/commands/slow?wait=30', { key: home.tenantKey });
  await isWaiting(1);
  server.time.advance(30_000);
  assert.equal((await waiting).json().command.status, 'queued');
});

test('a caller waits for 0 to 60 whole seconds; a preference that cannot be met is not an error', async () => {
  const home = await server.household();
  await server.submit(home, { commandId: 'bounded' });
  for (const wait of ['61', '-1', 'x', '1.5', '']) {
    const response = await server.call('GET', `/v1/commands/bounded?wait=${wait}`, { key: home.tenantKey });
    assert.deepEqual([response.statusCode, codeOf(response)], [400, 'invalid_request'], wait);
  }
  for (const prefer of ['wait=x', 'wait', 'return=minimal']) {
    const response = await server.call('GET', '/v1/commands/bounded', { key: home.tenantKey, headers: { prefer } });
    assert.equal(response.statusCode, 200, prefer);
  }
});

test('a result ends its command, also after the lease has run out, and again when it is repeated', async () => {
  const home = await server.household();
  const commandId = await running(home, invoice);
  server.time.advance(300_000);
  const body = { leaseToken: 'whatever', status: 'done', result: { ok: true, saved: true, docNo: 'IV-000012' } };
  for (let time = 0; time < 2; time += 1) {
    const response = await server.report(home, commandId, body);
    assert.deepEqual(response.json(), { ok: true, command: { commandId, status: 'done' } });
  }
  const command = await seen(home, commandId);
  assert.deepEqual([command.status, command.error, command.result], ['done', null, body.result]);
  const list = await server.call('GET', '/v1/commands?q=iv-000012', { key: home.tenantKey });
  assert.equal(list.json().commands[0].docNo, 'IV-000012');
});

test('a different second result is 409, is stored next to the first and notifies the tenant', async () => {
  const home = await server.household();
  const commandId = await running(home);
  await server.report(home, commandId, { status: 'done', result: { ok: true, rows: [] } });
  const response = await server.report(home, commandId, { status: 'done', result: { ok: true, rows: [{}] } });
  assert.deepEqual([response.statusCode, codeOf(response)], [409, 'already_finished']);
  const command = await seen(home, commandId);
  assert.deepEqual([command.status, command.result], ['done', { ok: true, rows: [] }]);
  const told = (await notificationsOf(home)).filter((notification) => notification.kind === 'result_conflict');
  assert.deepEqual(
    told.map((notification) => notification.subject),
    [commandId],
  );
});

test('a result for a command that was given up as unknown is kept as its reconciliation; the status stays', async () => {
  const home = await server.household();
  const commandId = await running(home, invoice);
  server.time.advance((deliveryLimits.outcomeUnknownAfterHours * 3600 + 61) * 1000);
  await server.context.store.sweep({ limit: 100 });
  const before = await seen(home, commandId);
  assert.deepEqual([before.status, before.error?.code, before.error?.outcome], ['failed', 'outcome_unknown', 'unknown']);
  const response = await server.report(home, commandId, { status: 'done', result: { ok: true, saved: true } });
  assert.equal(response.statusCode, 200);
  const command = await seen(home, commandId);
  assert.deepEqual([command.status, command.result], ['failed', null]);
  assert.deepEqual([command.reconciliation?.status, command.reconciliation?.result], ['done', { ok: true, saved: true }]);
  assert.ok((await notificationsOf(home)).some((notification) => notification.kind === 'result_reconciled'));
});

test('the error of a command has the reasons that its book gave, and a list leaves them out', async () => {
  const home = await server.household();
  const commandId = await running(home, invoice);
  const details = [
    { path: '/docDate', code: 'PERIOD_LOCKED', message: 'June is locked.' },
    { path: '/lines/0/qty', code: 'INVALID_VALUE', message: 'Too many.' },
  ];
  const refused = { code: 'PERIOD_LOCKED', message: 'June is locked.' };
  const result = { ok: false, saved: false, error: { ...refused, details: [...details, 'nonsense', { path: 1 }] } };
  await server.report(home, commandId, { status: 'failed', result, error: { ...refused, outcome: 'not_applied' } });
  const { error } = await seen(home, commandId);
  assert.deepEqual(error, { ...refused, retryable: false, outcome: 'not_applied', details });
  const listed = (await server.call('GET', '/v1/commands', { key: home.tenantKey })).json();
  assert.deepEqual(listed.commands[0].error, { ...refused, retryable: false, outcome: 'not_applied' });
  const plain = await running(home, invoice);
  await server.report(home, plain, { status: 'failed', error: { ...refused, outcome: 'not_applied' } });
  assert.ok(!('details' in ((await seen(home, plain)).error ?? {})));
});

test('a write with an unknown outcome notifies the tenant when its result arrives, and the hourly checks do not repeat it', async () => {
  const home = await server.household();
  const error = { code: 'driver_failed', message: 'The driver stopped.' };
  const kinds = async (): Promise<readonly string[]> =>
    (await notificationsOf(home)).map(({ kind, subject }) => `${kind} ${subject}`).sort();
  const unsure = await running(home, invoice);
  await server.report(home, unsure, { status: 'failed', error: { ...error, outcome: 'unknown' } });
  assert.deepEqual(await kinds(), [`outcome_unknown ${unsure}`]);
  const saved = await running(home, invoice);
  const mismatch = { status: 'done', result: { ok: false, saved: true, writeVerification: { matched: false, differences: [] } } };
  await server.report(home, saved, mismatch);
  const both = [`outcome_unknown ${unsure}`, `saved_not_verified ${saved}`];
  assert.deepEqual(await kinds(), both);
  for (const outcome of ['not_applied', undefined]) {
    const type = outcome === undefined ? {} : invoice;
    await server.report(home, await running(home, type), { status: 'failed', error: { ...error, outcome } });
  }
  await server.report(home, await running(home, invoice), { status: 'done', result: { ok: true, saved: true } });
  assert.deepEqual(await kinds(), both, 'there is no notification for a certain outcome');
  const [told] = (await notificationsOf(home)).filter(({ subject }) => subject === saved);
  assert.match(told?.message ?? '', /create-sales-invoice .* Do not send the command again/);
  await server.call('POST', `/app/notifications/${told?.notificationId}/dismiss`, { headers: { cookie: home.cookie } });
  await server.report(home, saved, mismatch);
  await runRetention(server.context);
  const left = (await kinds()).filter((kind) => !kind.startsWith('many_failures'));
  assert.deepEqual(left, both.slice(0, 1), 'neither a repeated report nor the checks tell it again');
});

test('a write of a replaced installation is reported as unknown when another takes over', async () => {
  const home = await server.household();
  const commandId = await running(home, invoice);
  server.time.advance((deliveryLimits.installSilenceSeconds + 1) * 1000);
  assert.equal((await server.next(home, '', { 'x-install-id': 'second' })).statusCode, 200);
  assert.deepEqual(
    (await notificationsOf(home)).map(({ kind, subject }) => [kind, subject]),
    [['outcome_unknown', commandId]],
  );
});

test('only who was given a command may report it', async () => {
  const [own, foreign] = [await server.household(), await server.household()];
  const commandId = await running(own);
  const done = { status: 'done', result: { ok: true } };
  const queued = (await server.submit(own)).json().command.commandId;
  assert.equal((await server.report(own, queued, done)).statusCode, 404, 'queued');
  assert.equal((await server.report(foreign, commandId, done)).statusCode, 404, 'foreign');
  assert.equal((await server.report(own, 'nothing', done)).statusCode, 404, 'unknown');
  const otherInstall = await server.call('POST', `/connectors/${own.connectorId}/commands/${commandId}/result`, {
    key: own.connectorKey,
    headers: { 'x-install-id': 'other' },
    body: done,
  });
  assert.equal(otherInstall.statusCode, 404, 'other install');
});

test('what a report leaves unsaid follows from the mode and from what was saved', async () => {
  const home = await server.household();
  const error = { code: 'PERIOD_LOCKED', message: 'The period is locked.' };
  const cases = [
    [{}, { status: 'failed', error }, ['failed', 'PERIOD_LOCKED', 'not_applied']],
    [invoice, { status: 'failed', error }, ['failed', 'PERIOD_LOCKED', 'unknown']],
    [invoice, { status: 'failed', error: { ...error, outcome: 'not_applied' } }, ['failed', 'PERIOD_LOCKED', 'not_applied']],
    [invoice, { status: 'failed' }, ['failed', 'driver_failed', 'unknown']],
    [{}, { status: 'failed', error: null }, ['failed', 'driver_failed', 'not_applied']],
    [invoice, { status: 'done', result: { ok: false, saved: true } }, ['failed', 'verify_mismatch', 'applied']],
    [
      invoice,
      { status: 'failed', error: { ...error, outcome: 'not_applied' }, result: { ok: false, saved: true } },
      ['failed', 'PERIOD_LOCKED', 'applied'],
    ],
    [invoice, { status: 'done', result: { ok: false, saved: true, total: 2, results: [] } }, ['done', undefined, undefined]],
    [
      invoice,
      { status: 'done', result: { ok: false, saved: true, results: [], writeVerification: { matched: false } } },
      ['failed', 'verify_mismatch', 'applied'],
    ],
    [{}, { status: 'done' }, ['done', undefined, undefined]],
  ] as const;
  for (const [envelope, report, expected] of cases) {
    const commandId = await running(home, envelope);
    assert.equal((await server.report(home, commandId, report)).statusCode, 200, JSON.stringify(report));
    const command = await seen(home, commandId);
    assert.deepEqual([command.status, command.error?.code, command.error?.outcome], expected, JSON.stringify(report));
  }
});

test('a report that is none names everything that is wrong with it', async () => {
  const home = await server.household();
  const commandId = await running(home);
  for (const body of [{}, { status: 'running' }, { status: 'done', result: [] }, { status: 'failed', error: { code: '!' } }]) {
    const response = await server.report(home, commandId, body);
    assert.deepEqual([response.statusCode, codeOf(response)], [400, 'invalid_request'], JSON.stringify(body));
    assert.ok(response.json().error.details.length > 0);
  }
});

test('a heartbeat is recorded and returns the time and whether the build is too old', async () => {
  const home = await server.household();
  const beat = (body: object | undefined) =>
    server.call('POST', `/connectors/${home.connectorId}/heartbeat`, { key: home.connectorKey, ...(body && { body }) });
  const old = await beat({ build: 'local-mvp-2026.01.01.01', running: [] });
  assert.ok(Value.Check(HeartbeatResponse, old.json()));
  assert.equal(old.json().updateRequired, true);
  assert.equal((await beat({ running: [] })).json().updateRequired, true, 'the build that was heard last still stands');
  for (const build of ['local-mvp-2026.09.30.01', 'dev', '1.2.3'])
    assert.equal(
      (await beat({ build })).json().updateRequired,
      false,
      `${build} is not known to be older than the update contract`,
    );
  assert.equal((await beat(undefined)).statusCode, 200);
  assert.equal((await beat({ running: ['a b'] })).statusCode, 400);
  assert.equal((await server.submit(home)).json().command.connectorOnline, true);
});

test('a heartbeat that names a running command keeps its lease alive', async () => {
  const home = await server.household();
  const commandId = await running(home);
  for (let beat = 0; beat < 10; beat += 1) {
    server.time.advance(30_000);
    await server.call('POST', `/connectors/${home.connectorId}/heartbeat`, {
      key: home.connectorKey,
      body: { running: [commandId] },
    });
  }
  assert.equal((await server.next(home)).json().command, null);
  server.time.advance(61_000);
  assert.equal((await server.next(home)).json().command.attempt, 2);
});

test('account books are reported as a whole, kept member for member, and shown to their owner alone', async () => {
  const [home, foreign] = [await server.household(), await server.household()];
  const path = `/connectors/${home.connectorId}/companies`;
  const companies = [
    { companyId: 'A', name: 'Alpha', currency: 'MYR' },
    { companyId: 'B', name: 'Beta', nested: { a: [1] } },
  ];
  const reported = await server.call('POST', path, { key: home.connectorKey, body: { companies } });
  assert.deepEqual(reported.json(), { ok: true, companies });
  for (const call of [{ key: home.connectorKey }, { key: home.tenantKey }, { headers: { cookie: home.cookie } }]) {
    assert.deepEqual((await server.call('GET', path, call)).json(), { ok: true, companies });
  }
  assert.equal((await server.call('GET', path)).statusCode, 401);
  assert.equal((await server.call('GET', path, { headers: { cookie: 'ledgerline_session=nonsense' } })).statusCode, 401);
  for (const call of [{ key: foreign.connectorKey }, { key: foreign.tenantKey }, { headers: { cookie: foreign.cookie } }]) {
    assert.equal((await server.call('GET', path, call)).statusCode, 404);
  }
  const narrow = await server.call('POST', '/app/api-keys', {
    headers: { cookie: home.cookie },
    body: { name: 'b', companies: ['B'] },
  });
  assert.deepEqual((await server.call('GET', path, { key: narrow.json().secret })).json().companies, [companies[1]]);
  const twice = await server.call('POST', path, { key: home.connectorKey, body: { companies: [companies[0], companies[0]] } });
  assert.deepEqual([twice.statusCode, twice.json().error.details[0].path], [400, '/companies/1/companyId']);
});
