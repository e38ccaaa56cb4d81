import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { pausedBook } from '../../../testing/calls/book-calls.ts';
import { testPassword } from '../../../testing/test-cloud.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { Metrics } from './metrics.ts';

let server: TestServer;
before(async () => {
  server = await openTestServer();
});
after(() => server.close());

test('figures show what was accepted, leased and finished, and how full the queue is', async () => {
  const home = await server.household();
  await server.submit(home, { commandId: 'one' });
  await server.submit(home, { commandId: 'two' });
  server.time.advance(3_000);
  await server.next(home);
  await server.report(home, 'one', { status: 'done', result: { ok: true } });
  await server.call('GET', '/nothing');
  const { body, headers } = await server.call('GET', '/metrics');
  assert.match(String(headers['content-type']), /^text\/plain/);
  for (const line of [
    'ledgerline_commands_accepted_total 2',
    'ledgerline_commands_leased_total 1',
    'ledgerline_commands_finished_total{status="done"} 1',
    'ledgerline_commands_queued 1',
    'ledgerline_oldest_queued_seconds 3',
    'ledgerline_connectors_online 1',
    'ledgerline_long_polls 0',
    'ledgerline_accept_duration_seconds_count 2',
    'ledgerline_requests_refused_total{code="unknown_route"} 1',
    'ledgerline_http_request_duration_seconds_bucket{route="submit",method="POST",status="2xx",le="0.001"} 2',
    'ledgerline_http_request_duration_seconds_bucket{route="submit",method="POST",status="2xx",le="+Inf"} 2',
    'ledgerline_http_request_duration_seconds_sum{route="submit",method="POST",status="2xx"} 0',
    'ledgerline_http_request_duration_seconds_count{route="submit",method="POST",status="2xx"} 2',
    'ledgerline_http_request_duration_seconds_count{route="connector",method="GET",status="2xx"} 1',
    'ledgerline_http_request_duration_seconds_count{route="unknown",method="GET",status="4xx"} 1',
  ]) {
    assert.ok(body.split('\n').includes(line), line);
  }
});

test('figures show where the answers on pages of books came from', async () => {
  const home = await server.household();
  await pausedBook(server, home);
  const page = await server.call('GET', `/portal/books/${home.connectorId}/SAMPLE/money`, { headers: { cookie: home.cookie } });
  assert.equal(page.statusCode, 200);
  const lines = (await server.call('GET', '/metrics')).body.split('\n');
  for (const line of [
    'ledgerline_window_answers_total{source="off"} 1',
    'ledgerline_window_answers_total{source="memory"} 0',
    'ledgerline_window_answer_age_seconds_count 0',
    'ledgerline_window_commands_total 0',
    'ledgerline_window_refreshes_refused_total 0',
  ]) {
    assert.ok(lines.includes(line), line);
  }
});

test('figures show what was checked and which programs were connected by a code', async () => {
  const home = await server.household();
  const good = { commandId: 'c', connectorId: home.connectorId, companyId: 'SAMPLE', type: 'read-debtors' };
  const body = { commands: [good, good, { ...good, type: 'none' }] };
  await server.call('POST', '/v1/commands/check', { key: home.tenantKey, body });
  const { userCode } = (await server.call('POST', '/device', { body: { name: 'KEDAI-PC' } })).json();
  await server.call('POST', `/app/pairings/${userCode}`, { headers: { cookie: home.cookie }, body: { decision: 'deny' } });
  const lines = (await server.call('GET', '/metrics')).body.split('\n');
  for (const line of [
    'ledgerline_commands_checked_total{result="accepted"} 2',
    'ledgerline_commands_checked_total{result="rejected"} 1',
    'ledgerline_pairings_total{step="started"} 1',
    'ledgerline_pairings_total{step="denied"} 1',
    'ledgerline_http_request_duration_seconds_count{route="session",method="POST",status="2xx"} 2',
  ]) {
    assert.ok(lines.includes(line), line);
  }
});

test('a command on the fast path is timed like one on the routes', async () => {
  const home = await server.household();
  const submitted = async (): Promise<number> => {
    const { body } = await server.call('GET', '/metrics');
    return Number(/duration_seconds_count\{route="submit",method="POST",status="2xx"\} (\d+)/.exec(body)?.[1]);
  };
  const before = await submitted();
  const port = await server.listen();
  // The first has its account book looked up by the routes; those behind it are accepted at once.
  for (const commandId of ['a', 'b', 'c']) {
    await fetch(`http://127.0.0.1:${port}/v1/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${home.tenantKey}` },
      body: JSON.stringify({ commandId, connectorId: home.connectorId, companyId: 'SAMPLE', type: 'read-debtors' }),
    });
  }
  assert.equal((await submitted()) - before, 3);
});

test('the figures of webhook endpoints are those of the store at the time of the scrape', async () => {
  const home = await server.household();
  const create = () =>
    server.call('POST', '/v1/webhooks', {
      key: home.tenantKey,
      body: { url: 'https://shop.example/hook', from: '2026-01-01T00:00:00Z' },
    });
  const { webhookId } = (await create()).json().webhook;
  await server.call('POST', `/v1/webhooks/${(await create()).json().webhook.webhookId}/pause`, { key: home.tenantKey });
  await server.context.store.rotateTenantKey({
    ...home,
    keyHash: 'another',
    audit: { tenantId: home.tenantId, actor: 'test', action: 'x', subject: 'x', requestId: 'x' },
  });
  const attempted = await server.context.store.takeWebhook({ webhookId, owner: 'test', leaseMs: 1 });
  const { position = 0, seq = 0 } = attempted?.events.at(-1) ?? {};
  await server.context.store.recordTurn({
    webhookId,
    owner: 'test',
    attempts: [],
    pending: [{ position, seq, book: '', attempt: 1, nextAt: Number.MAX_SAFE_INTEGER }],
    settled: [],
    place: { position: 0, seq: 0 },
    holdUntil: null,
    replay: null,
    failingSince: 1,
    failuresInRow: 1,
    disabledReason: null,
  });
  server.time.advance(4_000);
  const metrics = new Metrics(server.context);
  metrics.observeWebhooks({ counts: { delivered: 5, failed: 2, exhausted: 1, underWay: 3 } });
  const text = await metrics.text();
  for (const line of [
    'ledgerline_webhook_deliveries_total{outcome="exhausted"} 1',
    'ledgerline_webhook_requests_open 3',
    'ledgerline_webhook_endpoints{state="enabled"} 1',
    'ledgerline_webhook_endpoints{state="paused"} 1',
    'ledgerline_webhook_endpoints{state="failing"} 1',
    'ledgerline_webhook_events_pending 1',
    'ledgerline_webhook_behind_seconds 4',
  ]) {
    assert.ok(text.split('\n').includes(line), line);
  }
});

test('mails show up by outcome, and those that wait by their age', async () => {
  const home = await server.newcomer();
  const body = { currentPassword: testPassword, newPassword: 'another horse' };
  await server.call('POST', '/app/password', { headers: { cookie: home.cookie }, body });
  server.time.advance(4_000);
  const { waiting, oldestWaitingMs } = await server.context.store.mailStatistics();
  assert.ok(waiting > 0 && oldestWaitingMs >= 4_000);
  const metrics = new Metrics(server.context);
  metrics.observeMails({ counts: { sent: 3, retried: 2, failed: 1 } });
  const text = await metrics.text();
  for (const line of [
    'ledgerline_mails_total{outcome="sent"} 3',
    'ledgerline_mails_total{outcome="failed"} 1',
    `ledgerline_mails_waiting ${waiting}`,
    `ledgerline_mail_oldest_waiting_seconds ${oldestWaitingMs / 1000}`,
  ]) {
    assert.ok(text.split('\n').includes(line), line);
  }
});
