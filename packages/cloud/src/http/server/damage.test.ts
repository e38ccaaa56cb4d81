import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { closeSync, openSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { invoice, openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';

async function opened(t: TestContext): Promise<{ server: TestServer; home: TestTenant }> {
  const server = await openTestServer();
  t.after(() => server.close());
  return { server, home: await server.household() };
}

/** Changes what is stored behind the back of the cloud, as a disk does that returns other bytes than it was given. */
function rot(server: TestServer, sql: string): void {
  const database = new DatabaseSync(join(server.context.config.dataDirectory, 'ledgerline.db'));
  database.exec(sql);
  database.close();
}

const shown = (server: TestServer, home: TestTenant, commandId: string) =>
  server.call('GET', `/v1/commands/${commandId}`, { key: home.tenantKey });

const errorOf = (response: { json(): { error?: { code: string; message: string } } }) => response.json().error;

async function assertNotReady(server: TestServer, reason: RegExp): Promise<void> {
  const ready = await server.call('GET', '/ready');
  assert.equal(ready.statusCode, 503);
  assert.equal(errorOf(ready)?.code, 'not_ready');
  assert.match(errorOf(ready)?.message ?? '', reason);
  assert.equal((await server.call('GET', '/health')).statusCode, 200);
  assert.match((await server.call('GET', '/metrics')).body, /^ledgerline_damaged 1$/m);
}

test('a damaged payload is never given to a connector: its command ends, the next one runs, and the server is not ready', async (t) => {
  const { server, home } = await opened(t);
  await server.submit(home, { ...invoice, commandId: 'rotten' });
  await server.submit(home, { ...invoice, commandId: 'sound' });
  assert.equal((await server.call('GET', '/ready')).statusCode, 200);
  rot(server, `UPDATE command SET payload = replace(payload, '300-A001', '300-A00q') WHERE command_id = 'rotten'`);

  const { commands } = (await server.next(home, '?max=5')).json();
  assert.deepEqual(
    commands.map(({ commandId }: { commandId: string }) => commandId),
    ['sound'],
  );
  const answer = await shown(server, home, 'rotten');
  assert.deepEqual([answer.statusCode, errorOf(answer)?.code, answer.headers['retry-after']], [503, 'data_damaged', '60']);
  assert.match(errorOf(answer)?.message ?? '', /^The payload of command rotten is damaged .* The command is failed\.$/);
  assert.ok(!answer.body.includes('300-A00q'));
  const list = await server.call('GET', '/v1/commands', { key: home.tenantKey });
  const failed = list.json().commands.find(({ commandId }: { commandId: string }) => commandId === 'rotten');
  assert.deepEqual([failed.status, failed.error.code, failed.error.outcome], ['failed', 'payload_damaged', 'not_applied']);
  await assertNotReady(server, /The payload of command rotten is damaged/);
  assert.match((await server.call('GET', '/metrics')).body, /^ledgerline_damage_found_total\{kind="digest_mismatch"\} 2$/m);
});

test('a write that was leased before its payload was damaged ends with an unknown outcome, and its late report is kept', async (t) => {
  const { server, home } = await opened(t);
  await server.submit(home, { ...invoice, commandId: 'once-given' });
  await server.next(home);
  rot(server, `UPDATE command SET payload = replace(payload, '10', '11') WHERE command_id = 'once-given'`);
  server.time.advance(61_000);
  assert.equal((await server.next(home)).json().command, null);
  const list = await server.call('GET', '/v1/commands', { key: home.tenantKey });
  assert.deepEqual([list.json().commands[0].error.code, list.json().commands[0].error.outcome], ['payload_damaged', 'unknown']);
  const late = await server.report(home, 'once-given', {
    status: 'failed',
    error: { code: 'PERIOD_LOCKED', message: 'Locked.' },
  });
  assert.deepEqual([late.statusCode, late.json().command.status], [200, 'failed']);
});

test('a write whose payload was damaged after its response was lost ends with an unknown outcome: it may have arrived', async (t) => {
  const { server, home } = await opened(t);
  const first = { 'x-install-id': 'first' };
  await server.submit(home, { ...invoice, commandId: 'maybe-lost' });
  await server.next(home, '', first);
  rot(server, `UPDATE command SET payload = replace(payload, '10', '11') WHERE command_id = 'maybe-lost'`);
  assert.equal((await server.next(home, '?holding=', first)).json().command, null);
  const list = await server.call('GET', '/v1/commands', { key: home.tenantKey });
  assert.deepEqual([list.json().commands[0].error.code, list.json().commands[0].error.outcome], ['payload_damaged', 'unknown']);
});

test('a connector reports what it did although what it was sent is damaged by now', async (t) => {
  const { server, home } = await opened(t);
  await server.submit(home, { ...invoice, commandId: 'running' });
  await server.next(home);
  rot(server, `UPDATE command SET payload = replace(payload, '10', '11') WHERE command_id = 'running'`);
  const path = `/connectors/${home.connectorId}/commands/running/artifact`;
  assert.equal((await server.call('PUT', path, { key: home.connectorKey, body: 'bytes' })).statusCode, 200);
  const error = { code: 'PERIOD_LOCKED', message: 'Locked.', outcome: 'not_applied' };
  assert.equal((await server.report(home, 'running', { status: 'failed', error })).statusCode, 200);
});

test('a damaged result, a payload in the row of another command and one sent again are errors, never shown', async (t) => {
  const { server, home } = await opened(t);
  for (const commandId of ['done', 'swapped', 'other']) await server.submit(home, { ...invoice, commandId });
  await server.next(home);
  await server.report(home, 'done', { status: 'done', result: { ok: true, saved: true, docNo: 'IV-000001' } });
  assert.equal((await shown(server, home, 'done')).json().command.result.docNo, 'IV-000001');
  rot(server, `UPDATE command SET result = replace(result, 'IV-000001', 'IV-000003') WHERE command_id = 'done'`);
  rot(server, `UPDATE command SET company_id = 'OTHER' WHERE command_id = 'swapped'`);
  for (const [commandId, part] of [
    ['done', 'result'],
    ['swapped', 'payload'],
  ] as const) {
    const answer = await shown(server, home, commandId);
    assert.deepEqual([answer.statusCode, errorOf(answer)?.code], [503, 'data_damaged']);
    assert.match(errorOf(answer)?.message ?? '', new RegExp(`^The ${part} of command ${commandId}`));
  }
  assert.equal((await server.submit(home, { ...invoice, commandId: 'done' })).statusCode, 503);
  assert.equal((await shown(server, home, 'other')).statusCode, 200);
  rot(server, `UPDATE command SET payload_digest = NULL, result_digest = NULL`);
  assert.equal((await shown(server, home, 'done')).statusCode, 200, 'a row from before there were digests is shown');
});

test('a damaged file is not sent, whole or in part', async (t) => {
  const { server, home } = await opened(t);
  await server.submit(home, { commandId: 'printed' });
  await server.next(home);
  const bytes = Buffer.from('%PDF-1.7 ledger');
  const path = `/connectors/${home.connectorId}/commands/printed/artifact`;
  await server.call('PUT', path, { key: home.connectorKey, body: bytes });
  await server.report(home, 'printed', { status: 'done', result: { ok: true } });
  const download = (headers = {}) => server.call('GET', '/v1/commands/printed/artifact', { key: home.tenantKey, headers });
  assert.equal((await download()).body, bytes.toString());
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  writeFileSync(join(server.context.config.artifactDirectory ?? '', sha256.slice(0, 2), sha256), '%PDF-1.7 1edger');
  for (const headers of [{}, { range: 'bytes=0-3' }]) {
    const answer = await download(headers);
    assert.deepEqual([answer.statusCode, errorOf(answer)?.code], [503, 'data_damaged']);
  }
  await assertNotReady(server, /^The stored file [0-9a-f]{64} is damaged/);
});

test('database pages that cannot be read cause 503 where they are needed, and the server is not ready', async (t) => {
  const { server, home } = await opened(t);
  const payload = { ...invoice.payload, lines: Array.from({ length: 20 }, () => invoice.payload.lines[0]) };
  for (let count = 0; count < 40; count += 1) {
    const sent = await server.submit(home, { ...invoice, payload, commandId: `stored-${count}` });
    assert.equal(sent.statusCode, 202, sent.body);
  }
  rot(server, 'PRAGMA wal_checkpoint(TRUNCATE)');
  const file = join(server.context.config.dataDirectory, 'ledgerline.db');
  const handle = openSync(file, 'r+');
  const pages = statSync(file).size / 4_096;
  // The first pages hold the tables that every call needs; the last are those of commands.
  for (let page = pages - 10; page < pages; page += 1) writeSync(handle, Buffer.alloc(4_096), 0, 4_096, page * 4_096);
  closeSync(handle);
  // Another connection has written, so nothing that was read before counts.
  rot(server, 'CREATE TABLE other (x); DROP TABLE other');

  const codes = new Set<string>();
  for (let count = 0; count < 40; count += 1) {
    const answer = await shown(server, home, `stored-${count}`);
    codes.add(answer.statusCode === 200 ? 'shown' : (errorOf(answer)?.code ?? ''));
    if (answer.statusCode === 200) assert.deepEqual(answer.json().command.payload, payload);
    else assert.deepEqual([answer.statusCode, answer.headers['retry-after']], [503, '60']);
  }
  assert.deepEqual([...codes].sort(), ['data_damaged', 'shown']);
  await assertNotReady(server, /^A part of the database is damaged and cannot be read\./);
});
