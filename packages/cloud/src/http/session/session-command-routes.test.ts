import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  type Command,
  CommandResponse,
  DAY_MS,
  ErrorBody,
  type SandboxListResponse,
  type ShownCommandResponse,
} from '@ledgerline/contract';
import type { LightMyRequestResponse } from 'fastify';
import { Value } from 'typebox/value';
import { invoice, openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';
import { connectorKeyOf } from '../../account/connector-config.ts';

let server: TestServer;
before(async () => {
  server = await openTestServer();
});
after(() => server.close());

const call = (method: string, url: string, { cookie }: TestTenant, body?: object): Promise<LightMyRequestResponse> =>
  server.call(method, url, { headers: { cookie }, ...(body && { body }) });

const tryOut = (home: TestTenant, body: object) => call('POST', '/app/sandbox/commands', home, body);

function commandOf(response: LightMyRequestResponse, status: number): Command {
  assert.equal(response.statusCode, status, response.body);
  assert.equal(response.headers['cache-control'], 'no-store');
  const answer: unknown = response.json();
  if (!Value.Check(CommandResponse, answer)) assert.fail(response.body);
  return answer.command;
}

function refusedWith(response: LightMyRequestResponse, status: number, code: string): void {
  assert.equal(response.statusCode, status, response.body);
  const answer: unknown = response.json();
  if (!Value.Check(ErrorBody, answer)) assert.fail(response.body);
  assert.equal(answer.error.code, code);
  assert.equal(response.headers['x-request-id'], answer.requestId);
}

/** The tenant's sandbox as a household of its own, so that a test can be its host. */
async function sandboxOf(home: TestTenant): Promise<TestTenant> {
  const connectors = await server.context.store.connectors({ tenantId: home.tenantId });
  const sandbox = connectors.find(({ kind }) => kind === 'sandbox');
  if (!sandbox) assert.fail('The sandbox is open.');
  return { ...home, connectorId: sandbox.connectorId, connectorKey: connectorKeyOf(server.context, sandbox) ?? '' };
}

test('a command is queued on the sandbox, which is opened for it, in the sample book by default', async () => {
  const home = await server.household();
  const first = commandOf(await tryOut(home, { type: 'read-debtors' }), 202);
  const sandbox = await sandboxOf(home);
  assert.deepEqual([first.connectorId, first.companyId, first.status], [sandbox.connectorId, 'SAMPLE', 'queued']);
  const second = commandOf(await tryOut(home, { ...invoice, companyId: 'BLANK', commandId: 'mine-1' }), 202);
  assert.deepEqual([second.commandId, second.companyId, second.type], ['mine-1', 'BLANK', 'create-sales-invoice']);
  assert.equal((await sandboxOf(home)).connectorId, sandbox.connectorId);
  assert.notEqual(first.commandId, commandOf(await tryOut(home, { type: 'read-debtors' }), 202).commandId);
});

test('a host that has closed a sandbox is notified at once when it has work, and the sandbox counts as online in the meantime', async () => {
  const home = await server.household();
  await call('POST', '/app/sandbox', home);
  const { connectorId, connectorKey } = await sandboxOf(home);
  await server.call('POST', `/connectors/${connectorId}/companies`, {
    headers: { authorization: `Bearer ${connectorKey}` },
    body: { companies: [{ companyId: 'SAMPLE', name: 'Sample' }] },
  });
  const { context, time } = server;
  time.advance(10 * 60_000);
  const headers = { authorization: `Bearer ${context.config.adminKey}` };
  const list = async (query = '') =>
    (await server.call('GET', `/admin/sandbox${query}`, { headers })).json() as SandboxListResponse;
  const workOf = ({ sandboxes }: SandboxListResponse) => sandboxes.find((one) => one.connectorId === connectorId)?.hasWork;
  const idle = await list();
  assert.equal(workOf(idle), false);
  await context.store.markSandboxesSeen();
  assert.equal((await context.store.connector({ connectorId }))?.lastSeenAt, context.clock.now());

  const waiting = list(`?wait=60&after=${idle.version}`);
  while (context.wakeups.count === 0) await new Promise(setImmediate);
  commandOf(await tryOut(home, { type: 'read-debtors' }), 202);
  assert.equal(workOf(await waiting), true);
});

test('problems are reported as for POST /v1/commands, and nothing is queued', async () => {
  const home = await server.household();
  refusedWith(await tryOut(home, {}), 400, 'invalid_envelope');
  refusedWith(await tryOut(home, { type: 'read-debtors', companyId: 'OTHER' }), 400, 'invalid_envelope');
  refusedWith(await tryOut(home, { type: 'read-debtors', connectorId: home.connectorId }), 400, 'invalid_envelope');
  refusedWith(await tryOut(home, { type: 'read-debtor' }), 400, 'unknown_command_type');
  const response = await tryOut(home, { type: 'create-sales-invoice', payload: { lines: [] } });
  refusedWith(response, 400, 'invalid_payload');
  assert.ok(response.json().error.details.some(({ path }: { path: string }) => path === '/payload/debtorCode'));
  commandOf(await tryOut(home, { type: 'read-debtors', commandId: 'once' }), 202);
  refusedWith(await tryOut(home, { type: 'read-creditors', commandId: 'once' }), 409, 'command_id_reused');
  assert.equal((await call('GET', '/app/commands', home)).json().commands.length, 1);
});

test('without a sandbox on offer, and without a subscription, it is rejected with the reason', async (t) => {
  const closed = await openTestServer({ settings: { isSandboxOffered: false } });
  t.after(() => closed.close());
  const guest = await closed.household();
  const response = await closed.call('POST', '/app/sandbox/commands', {
    headers: { cookie: guest.cookie },
    body: { type: 'read-debtors' },
  });
  refusedWith(response, 403, 'sandbox_disabled');
  const home = await server.household();
  server.time.advance(15 * DAY_MS);
  refusedWith(await tryOut(home, { type: 'read-debtors' }), 402, 'subscription_inactive');
});

test('a command is followed until it ends; one of another tenant is not there', async () => {
  const [home, stranger] = [await server.household(), await server.household()];
  const { commandId } = commandOf(await tryOut(home, { type: 'read-debtors' }), 202);
  const sandbox = await sandboxOf(home);
  const waiting = call('GET', `/app/commands/${commandId}?wait=30`, home);
  await server.next(sandbox);
  await server.report(sandbox, commandId, { status: 'done', result: { ok: true, rows: [], count: 0 } });
  const command = commandOf(await waiting, 200);
  assert.deepEqual([command.status, command.result], ['done', { ok: true, rows: [], count: 0 }]);
  refusedWith(await call('GET', `/app/commands/${commandId}`, stranger), 404, 'unknown_command');
  refusedWith(await call('GET', `/app/commands/${commandId}?wait=soon`, home), 400, 'invalid_request');
});

/** A done read with a file of some type. */
async function withFile(home: TestTenant, contentType: string, content: string): Promise<string> {
  const { commandId } = commandOf(await tryOut(home, { type: 'export-items' }), 202);
  const sandbox = await sandboxOf(home);
  await server.next(sandbox);
  const upload = await server.call('PUT', `/connectors/${sandbox.connectorId}/commands/${commandId}/artifact`, {
    key: sandbox.connectorKey,
    headers: { 'content-type': contentType, 'content-disposition': 'attachment; filename="a.file"' },
    body: content,
  });
  assert.equal(upload.statusCode, 200, upload.body);
  await server.report(sandbox, commandId, { status: 'done' });
  return `/app/commands/${commandId}/artifact`;
}

test('a file that a browser may show is shown in a frame of ours, and saved when asked for', async () => {
  const home = await server.household();
  const pdf = await withFile(home, 'application/pdf', '%PDF-1.7');
  const shown = await call('GET', pdf, home);
  assert.equal(shown.body, '%PDF-1.7');
  assert.equal(shown.headers['content-disposition'], 'inline; filename="a.file"');
  assert.equal(shown.headers['x-content-type-options'], 'nosniff');
  assert.equal(shown.headers['content-security-policy'], "frame-ancestors 'self'");
  const saved = await call('GET', `${pdf}?download`, home);
  assert.equal(saved.headers['content-disposition'], 'attachment; filename="a.file"');
  assert.match(String(saved.headers['content-security-policy']), /sandbox/);
});

test('HTML is shown where it can run and load nothing; what is not known to be harmless is never shown', async () => {
  const home = await server.household();
  const page = await call('GET', await withFile(home, 'text/html; charset=utf-8', '<script>alert(1)</script>'), home);
  assert.match(String(page.headers['content-disposition']), /^inline/);
  assert.match(String(page.headers['content-security-policy']), /default-src 'none'.*; sandbox;/);
  assert.doesNotMatch(String(page.headers['content-security-policy']), /script-src|allow-scripts/);
  for (const type of ['image/svg+xml', 'application/xhtml+xml', 'text/xml', 'application/octet-stream']) {
    const response = await call('GET', await withFile(home, type, '<svg xmlns="http://www.w3.org/2000/svg"/>'), home);
    assert.match(String(response.headers['content-disposition']), /^attachment/, type);
    assert.match(String(response.headers['content-security-policy']), /sandbox/, type);
  }
});

test('a command without a file, or not ended yet, has none', async () => {
  const home = await server.household();
  const { commandId } = commandOf(await tryOut(home, { type: 'read-debtors' }), 202);
  refusedWith(await call('GET', `/app/commands/${commandId}/artifact`, home), 404, 'artifact_missing');
});

/** A write of the tenant's own connector that has ended in some way. */
async function ended(home: TestTenant, report: object, envelope: object = invoice): Promise<string> {
  const { commandId } = (await server.submit(home, envelope)).json().command as Command;
  await server.next(home);
  await server.report(home, commandId, report);
  return commandId;
}

const failed = (outcome: string): object => ({ status: 'failed', error: { code: 'PERIOD_LOCKED', message: 'Locked.', outcome } });

test('what changed nothing is run again under a new id, as the same request', async () => {
  const home = await server.household();
  const refused = await ended(home, failed('not_applied'));
  const again = commandOf(await call('POST', `/app/commands/${refused}/run-again`, home), 202);
  assert.ok(again.commandId.startsWith(`${refused}.again-`));
  const before = (await call('GET', `/app/commands/${refused}`, home)).json().command as Command;
  for (const member of ['connectorId', 'companyId', 'type', 'payload'] as const) assert.deepEqual(again[member], before[member]);
  const other = await server.household();
  const read = await ended(other, { status: 'done', result: { ok: true } }, { type: 'read-debtors' });
  assert.equal(commandOf(await call('POST', `/app/commands/${read}/run-again`, other), 202).type, 'read-debtors');
});

test('a command that is run again under an id of the caller is queued once, however often the request is sent', async () => {
  const home = await server.household();
  const refused = await ended(home, failed('not_applied'));
  const ids = [];
  for (let sent = 0; sent < 2; sent += 1) {
    const response = await call('POST', `/app/commands/${refused}/run-again`, home, { commandId: 'once-more' });
    ids.push(commandOf(response, 202).commandId);
  }
  assert.deepEqual(ids, ['once-more', 'once-more']);
  assert.equal((await call('GET', '/app/commands', home)).json().commands.length, 2);
  refusedWith(await call('POST', `/app/commands/${refused}/run-again`, home, { commandId: 7 }), 400, 'invalid_request');
});

test('a large command is queued on the sandbox, and run again, as it was sent', async () => {
  const home = await server.household();
  const row = { companyName: 'x'.repeat(90), address1: 'y'.repeat(40) };
  const rows = Array.from({ length: 500 }, (_, index) => ({ debtorCode: `300-L${index}`, ...row }));
  const large = { type: 'bulk-create-debtors', payload: { rows } };
  assert.deepEqual(commandOf(await tryOut(home, large), 202).payload, large.payload);
  const refused = await ended(home, failed('not_applied'), large);
  assert.deepEqual(commandOf(await call('POST', `/app/commands/${refused}/run-again`, home), 202).payload, large.payload);
});

test('a write that was saved, or may have been, is never run again; nor is one that has not ended', async () => {
  const home = await server.household();
  const saved = await ended(home, { status: 'done', result: { ok: true, saved: true } });
  const differing = await ended(home, { status: 'done', result: { ok: false, saved: true } });
  const unknown = await ended(home, failed('unknown'));
  const waiting = ((await server.submit(home, invoice)).json().command as Command).commandId;
  for (const commandId of [saved, differing, unknown, waiting]) {
    refusedWith(await call('POST', `/app/commands/${commandId}/run-again`, home), 409, 'not_repeatable');
  }
  refusedWith(await call('POST', '/app/commands/nothing/run-again', home), 404, 'unknown_command');
});

test('an id of full length can be run again', async () => {
  const home = await server.household();
  const commandId = await ended(home, failed('not_applied'), { ...invoice, commandId: 'x'.repeat(160) });
  const again = commandOf(await call('POST', `/app/commands/${commandId}/run-again`, home), 202);
  assert.ok(again.commandId.startsWith('x'.repeat(100)) && again.commandId.length <= 160);
});

test('a queued command is cancelled, one that has ended is not', async () => {
  const home = await server.household();
  const { commandId } = (await server.submit(home, invoice)).json().command as Command;
  const cancelled = commandOf(await call('POST', `/app/commands/${commandId}/cancel`, home), 200);
  assert.deepEqual([cancelled.status, cancelled.error?.code], ['failed', 'cancelled']);
  const done = await ended(home, { status: 'done' });
  refusedWith(await call('POST', `/app/commands/${done}/cancel`, home), 409, 'not_cancellable');
});

test('why a command failed is also said in the language of the reader, and the command itself stays in English', async () => {
  const home = await server.household();
  const { commandId } = (await server.submit(home, invoice)).json().command;
  await server.next(home);
  const wording = { key: 'bookLock.period', params: ['2026-01-31'] };
  const error = { code: 'PERIOD_LOCKED', message: 'The period is locked.', wording, outcome: 'not_applied' };
  await server.report(home, commandId, { status: 'failed', error });
  const shownIn = async (language: string) =>
    (await call('GET', `/app/commands/${commandId}?lang=${language}`, home)).json() as ShownCommandResponse;
  assert.deepEqual((await shownIn('en')).shown, { error: 'The period is locked.', warnings: [] });
  const { shown, command } = await shownIn('zh');
  assert.match(shown.error ?? '', /2026-01-31.*。/);
  assert.equal(command.error?.message, 'The period is locked.');
});
