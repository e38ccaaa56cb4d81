import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ACCEPT, message } from '../../../testing/assistant.ts';
import { openTestCollector, type TestCollector } from '../../../testing/test-collector.ts';
import { invoice, openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';
const traceparent = `00-${TRACE}-${SPAN}-01`;

let collector: TestCollector;
let server: TestServer;
let home: TestTenant;
before(async () => {
  collector = await openTestCollector();
  server = await openTestServer({
    settings: { collectorEndpoint: collector.endpoint, collectorHeaders: 'authorization=Bearer%20secret' },
  });
  home = await server.household();
});
after(async () => {
  await server.close();
  await collector.close();
});

const send = (commandId: string, headers: Readonly<Record<string, string>>, more: object = {}) =>
  server.call('POST', '/v1/commands', { key: home.tenantKey, headers, body: { ...envelope(commandId), ...more } });
const envelope = (commandId: string) => ({ commandId, connectorId: home.connectorId, companyId: 'A', ...invoice });
const shown = async (commandId: string) =>
  (await server.call('GET', `/v1/commands/${commandId}`, { key: home.tenantKey })).json().command;

test('a command keeps the trace that it was sent under, shows it, and its connector gets it', async () => {
  const accepted = await send('traced', { traceparent, tracestate: 'rojo=1,congo="2"' });
  assert.equal(accepted.json().command.traceparent, traceparent);
  assert.equal((await shown('traced')).traceparent, traceparent);
  const leased = (await server.next(home)).json().command;
  assert.deepEqual([leased.traceparent, leased.tracestate], [traceparent, 'rojo=1,congo="2"']);
  await server.report(home, 'traced', { status: 'done', result: { ok: true } });
});

test('a command without a valid trace is accepted and has none', async () => {
  const accepted = await send('plain', { traceparent: 'nonsense', tracestate: 'a=1' });
  assert.equal(accepted.statusCode, 202);
  assert.equal('traceparent' in accepted.json().command, false);
  const leased = (await server.next(home)).json().command;
  assert.equal('traceparent' in leased, false);
  await server.report(home, 'plain', { status: 'done', result: { ok: true } });
});

test('the commands of a batch and of an assistant keep the trace of their request', async () => {
  const batch = await server.call('POST', '/v1/commands/batch', {
    key: home.tenantKey,
    headers: { traceparent },
    body: { commands: [envelope('batch-1'), envelope('batch-2')] },
  });
  assert.deepEqual(
    batch.json().results.map((result: { command: { traceparent: string } }) => result.command.traceparent),
    [traceparent, traceparent],
  );
  const read = { type: 'read-debtors', book: 'A', waitSeconds: 0 };
  const body = message('tools/call', { name: 'read', arguments: read });
  await server.call('POST', '/mcp', { key: home.tenantKey, body, headers: { ...ACCEPT, traceparent } });
  const commands = (await server.next(home, '?max=10')).json().commands;
  assert.deepEqual(
    commands.map((command: { type: string; traceparent: string }) => [command.type, command.traceparent]),
    [
      [invoice.type, traceparent],
      [invoice.type, traceparent],
      ['read-debtors', traceparent],
    ],
  );
  for (const { commandId } of commands) await server.report(home, commandId, { status: 'done', result: { ok: true } });
});

test('the steps of a command are spans of the trace of its caller, without a gap', async () => {
  const other = `00-${'1'.repeat(32)}-${SPAN}-01`;
  await send('steps', { traceparent: other });
  server.time.advance(2_000);
  await server.next(home);
  server.time.advance(5_000);
  const failed = { status: 'failed', error: { code: 'driver_failed', message: 'No.', retryable: false, outcome: 'not_applied' } };
  await server.report(home, 'steps', failed);
  await server.report(home, 'steps', failed);
  server.time.advance(1_000);
  await collector.until('1'.repeat(32), 4);
  const spans = collector.spans.filter(({ traceId }) => traceId === '1'.repeat(32));
  const seconds = ({ startTimeUnixNano: from, endTimeUnixNano: to }: (typeof spans)[number]) =>
    Number(BigInt(to) - BigInt(from)) / 1e9;
  assert.deepEqual(
    spans.map((span) => [span.name, span.parentSpanId, seconds(span), span.status?.message]),
    [
      ['command accept', SPAN, 0, undefined],
      ['command queue wait', SPAN, 2, undefined],
      ['command deliver', SPAN, 5, 'driver_failed'],
      ['command finish', SPAN, 0, undefined],
    ],
  );
  assert.equal(collector.headers().authorization, 'Bearer secret');
  const metrics = await server.call('GET', '/metrics', { key: server.context.config.adminKey });
  assert.match(metrics.body, /ledgerline_spans_total\{outcome="sent"\} [1-9]/);
});

test('a trace that its caller does not record is kept and passed on, and has no spans', async () => {
  const quiet = `00-${'2'.repeat(32)}-${SPAN}-00`;
  await send('quiet', { traceparent: quiet });
  const leased = (await server.next(home)).json().command;
  assert.equal(leased.traceparent, quiet);
  await server.report(home, 'quiet', { status: 'done', result: { ok: true } });
  await send('loud', { traceparent: `00-${'3'.repeat(32)}-${SPAN}-01` });
  server.time.advance(1_000);
  await collector.until('3'.repeat(32), 1);
  assert.equal(
    collector.spans.some(({ traceId }) => traceId === '2'.repeat(32)),
    false,
  );
});

test('a collector that is not there costs its spans and nothing else', async () => {
  const alone = await openTestServer({ settings: { collectorEndpoint: 'http://127.0.0.1:9', collectorHeaders: null } });
  const tenant = await alone.household();
  const body = { commandId: 'alone', connectorId: tenant.connectorId, companyId: 'A', ...invoice };
  const accepted = await alone.call('POST', '/v1/commands', { key: tenant.tenantKey, headers: { traceparent }, body });
  assert.equal(accepted.statusCode, 202);
  alone.time.advance(1_000);
  await alone.close();
});
