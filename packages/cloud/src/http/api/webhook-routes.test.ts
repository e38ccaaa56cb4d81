import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DAY_MS, type Event, HOUR_MS, MINUTE_MS, type Webhook as WebhookShape } from '@ledgerline/contract';
import { Webhook } from 'standardwebhooks';
import { byTester } from '../../../testing/test-cloud.ts';
import { openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';
import { createAppKey } from '../../account/rights/app-key.ts';
import { runRetention } from '../../account/tenant-checks.ts';
import { Dispatcher } from '../../event/dispatcher.ts';
import { silentLog } from '../../system/log.ts';
import { isRefusal } from '../../system/problem.ts';
import type { ReceiverResponse, WebhookRequest, WebhookSender } from '../../system/webhook-sender.ts';

/** Receivers by their address, each with the status it returns; null for one that does not exist. */
class Receivers implements WebhookSender {
  readonly received: (WebhookRequest & { readonly event: Event })[] = [];
  readonly statuses = new Map<string, number | null>();
  retryAfterMs: number | null = null;

  async send(request: WebhookRequest): Promise<ReceiverResponse> {
    this.received.push({ ...request, event: JSON.parse(request.body) as Event });
    const status = this.statuses.has(request.url) ? (this.statuses.get(request.url) ?? null) : 200;
    const error = status === null ? 'The connection was refused.' : null;
    return { status, ms: 3, error, excerpt: `answer ${status}`, retryAfterMs: this.retryAfterMs };
  }

  async isAllowed(url: string): Promise<boolean> {
    return !url.includes('10.0.0.1');
  }

  close(): void {}

  take(url: string): readonly (WebhookRequest & { readonly event: Event })[] {
    const taken = this.received.filter((request) => request.url === url);
    this.received.length = 0;
    return taken;
  }
}

const receivers = new Receivers();
let server: TestServer;
let dispatcher: Dispatcher;
before(async () => {
  server = await openTestServer({ sender: receivers });
  dispatcher = new Dispatcher(server.context, silentLog());
});
after(async () => {
  await dispatcher.stop();
  await server.close();
});

let made = 0;

async function endpoint(home: TestTenant, body: object = {}): Promise<{ url: string; webhookId: string; secret: string }> {
  made += 1;
  const url = `https://shop.example/${made}`;
  const response = await server.call('POST', '/v1/webhooks', {
    key: home.tenantKey,
    body: { url, types: ['command.*'], ...body },
  });
  assert.equal(response.statusCode, 200, response.body);
  return { url, webhookId: response.json().webhook.webhookId, secret: response.json().secret };
}

const post = (home: TestTenant, path: string, body: object = {}) =>
  server.call('POST', `/v1/webhooks/${path}`, { key: home.tenantKey, body });

async function show(home: TestTenant, webhookId: string): Promise<WebhookShape> {
  return (await server.call('GET', `/v1/webhooks/${webhookId}`, { key: home.tenantKey })).json().webhook;
}

async function finish(home: TestTenant, count = 1, companyId = 'SAMPLE'): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) ids.push((await server.submit(home, { companyId })).json().command.commandId);
  await server.next(home, '?max=100');
  const result = { ok: true, rows: [], count: 0, nextCursor: null };
  for (const id of ids) assert.equal((await server.report(home, id, { status: 'done', result })).statusCode, 200);
  return ids;
}

/** Everything that is due is sent. */
async function dispatch(milliseconds = 0): Promise<void> {
  server.time.advance(milliseconds);
  dispatcher.look();
  await dispatcher.idle();
}

const commandsIn = (requests: readonly { readonly event: Event }[]): readonly unknown[] =>
  requests.map(({ event }) => event.data.commandId);

/** Whether the reference library makes the same signatures. */
function assertSigned({ headers, body }: WebhookRequest, secrets: readonly string[]): void {
  const at = new Date(Number(headers['webhook-timestamp']) * 1000);
  const expected = secrets.map((secret) => new Webhook(secret).sign(headers['webhook-id'] ?? '', at, body));
  assert.deepEqual(headers['webhook-signature']?.split(' '), expected);
}

test('events are sent once, signed as the reference library signs, from when the endpoint was created', async () => {
  const home = await server.household();
  await finish(home);
  const { url, secret, webhookId } = await endpoint(home, { include: ['result'] });
  const ids = await finish(home, 3);
  await dispatch();
  const sent = receivers.take(url);
  assert.deepEqual(commandsIn(sent).toSorted(), ids.toSorted());
  for (const request of sent) {
    assertSigned(request, [secret]);
    assert.equal(request.headers['webhook-id'], request.event.id);
    assert.deepEqual((request.event.data.result as { ok: boolean }).ok, true);
  }
  await dispatch();
  assert.deepEqual(receivers.take(url), []);
  const feed = (await server.call('GET', '/v1/events?types=command.*', { key: home.tenantKey })).json();
  assert.deepEqual(
    feed.events
      .slice(-3)
      .map(({ id }: Event) => id)
      .toSorted(),
    sent.map(({ event }) => event.id).toSorted(),
  );
  const { deliveredLastDay, eventsBehind } = await show(home, webhookId);
  assert.deepEqual([deliveredLastDay, eventsBehind], [3, 0]);
});

test('an endpoint with entities is sent their changes alone, and an unknown one is rejected', async () => {
  const home = await server.household();
  const { connectorId, connectorKey, tenantKey: key } = home;
  const misspelt = { url: 'https://shop.example/x', types: ['change.*'], entities: ['debter'] };
  const rejected = await server.call('POST', '/v1/webhooks', { key, body: misspelt });
  assert.deepEqual([rejected.statusCode, /Did you mean debtor\?/.test(rejected.body)], [400, true], rejected.body);
  const { url } = await endpoint(home, { types: ['change.*'], entities: ['debtor'] });
  await server.call('POST', `/v1/books/${connectorId}/SAMPLE/changes`, { key, body: { enabled: true } });
  const changes = ['debtor', 'item', 'sales-invoice', 'debtor'].map((entity, index) => ({
    entity,
    key: `K-${index}`,
    change: 'created',
    at: '2026-10-01T08:00:00.000Z',
    source: 'desk',
  }));
  const body = { books: [{ companyId: 'SAMPLE', from: null, to: '1.a', changes }] };
  const headers = { 'x-install-id': 'one' };
  const reported = await server.call('POST', `/connectors/${connectorId}/changes`, { key: connectorKey, headers, body });
  assert.equal(reported.statusCode, 200, reported.body);
  await dispatch();
  const sent = receivers.take(url).map(({ event }) => (event.data.changes as readonly { readonly key: string }[])[0]?.key);
  assert.deepEqual(sent.toSorted(), ['K-0', 'K-3']);
});

test('after a rotation both secrets sign until the overlap ends; a ping returns the response of the receiver', async () => {
  const home = await server.household();
  const { url, secret, webhookId } = await endpoint(home);
  const rotated = (await post(home, `${webhookId}/rotate-secret`, { overlapHours: 1 })).json().secret;
  const ping = await post(home, `${webhookId}/ping`);
  assert.deepEqual(ping.json(), { ok: true, delivered: true, status: 200, ms: 3, error: null, excerpt: 'answer 200' });
  const [first] = receivers.take(url);
  assert.ok(first && first.event.type === 'webhook.ping');
  assertSigned(first, [rotated, secret]);
  server.time.advance(HOUR_MS);
  await post(home, `${webhookId}/ping`);
  const [second] = receivers.take(url);
  assert.ok(second);
  assertSigned(second, [rotated]);
});

test('in parallel mode a receiver that was away gets everything when it is back, with the same ids and bytes', async () => {
  const home = await server.household();
  const { url, webhookId } = await endpoint(home);
  receivers.statuses.set(url, null);
  const ids = await finish(home, 30);
  await dispatch();
  const during = receivers.take(url);
  assert.ok(during.length >= 5 && during.length <= 13, `${during.length} requests until it is only probed`);
  await dispatch(6_000);
  assert.equal(receivers.take(url).length, 1, 'one probe a step');
  const away = await show(home, webhookId);
  assert.ok(away.failingSince !== null && away.eventsPending === 30 && away.nextTryAt !== null);
  receivers.statuses.delete(url);
  await dispatch(10 * MINUTE_MS);
  await dispatch(10 * MINUTE_MS);
  const back = receivers.take(url);
  assert.deepEqual(commandsIn(back).toSorted(), ids.toSorted());
  for (const { body, event } of during) assert.equal(back.find((request) => request.event.id === event.id)?.body, body);
  const now = await show(home, webhookId);
  assert.deepEqual([now.failingSince, now.eventsPending], [null, 0]);
});

test('in ordered mode a failing event holds up its own book and no other', async () => {
  const home = await server.household();
  const { url } = await endpoint(home, { delivery: 'ordered' });
  const [ofA, ofB] = [await finish(home, 3, 'A'), await finish(home, 3, 'B')];
  const failing = new Set([ofA[0]]);
  const send = receivers.send.bind(receivers);
  receivers.send = async (request) => {
    const answer = await send(request);
    const isFailing = failing.has(JSON.parse(request.body).data.commandId);
    return isFailing ? { ...answer, status: 500 } : answer;
  };
  await dispatch();
  assert.deepEqual(commandsIn(receivers.take(url)).toSorted(), [ofA[0], ...ofB].toSorted());
  const later = await finish(home, 1, 'A');
  await dispatch();
  assert.deepEqual(receivers.take(url), [], 'it waits behind the first');
  failing.clear();
  await dispatch(6_000);
  assert.deepEqual(commandsIn(receivers.take(url)), [...ofA, ...later]);
  receivers.send = send;
});

test('410 disables at once, 5 days of failures too; the tenant is notified, and resuming continues where it stopped', async () => {
  const home = await server.household();
  const { url, webhookId } = await endpoint(home);
  receivers.statuses.set(url, 410);
  const ids = await finish(home, 2);
  await dispatch();
  assert.deepEqual([(await show(home, webhookId)).state, receivers.take(url).length > 0], ['disabled', true]);
  ids.concat(await finish(home));
  await runRetention(server.context);
  const { notifications } = (await server.call('GET', '/app/notifications', { headers: { cookie: home.cookie } })).json();
  assert.ok(notifications.some(({ kind }: { kind: string }) => kind === 'webhook_disabled'));
  receivers.statuses.delete(url);
  assert.equal((await post(home, `${webhookId}/resume`)).json().webhook.state, 'enabled');
  await dispatch(MINUTE_MS);
  assert.equal(new Set(commandsIn(receivers.take(url))).size, 3);
  receivers.statuses.set(url, 500);
  await finish(home);
  for (let step = 0; step < 16; step += 1) await dispatch(DAY_MS / 2);
  const { state, disabledReason } = await show(home, webhookId);
  assert.deepEqual([state, disabledReason], ['disabled', 'Every attempt of the last 5 days failed.']);
});

test('the log shows attempts; one can be tried again, and what was missed is replayed', async () => {
  const home = await server.household();
  const { url, webhookId } = await endpoint(home);
  receivers.statuses.set(url, 302);
  const since = new Date(server.time.now()).toISOString();
  const [failed] = await finish(home);
  await dispatch();
  const log = async (query = '') =>
    (await server.call('GET', `/v1/webhooks/${webhookId}/deliveries${query}`, { key: home.tenantKey })).json().deliveries;
  const [attempt] = await log('?state=failed');
  assert.deepEqual(
    [attempt.status, attempt.error, attempt.attempt],
    [302, 'The receiver returned 302. Redirects are not followed.', 1],
  );
  receivers.statuses.delete(url);
  receivers.take(url);
  assert.equal((await post(home, `${webhookId}/deliveries/${attempt.deliveryId}/retry`)).statusCode, 200);
  assert.equal((await post(home, `${webhookId}/deliveries/dlv_zzz/retry`)).statusCode, 404);
  await dispatch();
  assert.deepEqual(commandsIn(receivers.take(url)), [failed]);
  await finish(home, 2);
  await dispatch();
  receivers.take(url);
  assert.equal((await post(home, `${webhookId}/replay`, { from: since, only: 'all' })).json().webhook.isReplaying, true);
  assert.equal((await post(home, `${webhookId}/replay`, { from: since })).json().error.code, 'replay_running');
  await dispatch();
  await dispatch();
  assert.equal(receivers.take(url).length, 3);
  assert.equal((await show(home, webhookId)).isReplaying, false);
  await post(home, `${webhookId}/replay`, { from: since });
  await dispatch();
  assert.deepEqual(receivers.take(url), [], 'everything was delivered');
});

test('an endpoint that is paused is sent nothing, and resumed with everything or from now', async () => {
  const home = await server.household();
  const { url, webhookId } = await endpoint(home);
  assert.equal((await post(home, `${webhookId}/pause`)).json().webhook.state, 'paused');
  const ids = await finish(home, 2);
  await dispatch();
  assert.deepEqual(receivers.take(url), []);
  await post(home, `${webhookId}/resume`);
  await dispatch();
  assert.deepEqual(commandsIn(receivers.take(url)).toSorted(), ids.toSorted());
  await post(home, `${webhookId}/pause`);
  await finish(home);
  await post(home, `${webhookId}/resume`, { from: 'now' });
  await dispatch();
  assert.deepEqual(receivers.take(url), []);
});

test('what cannot be is rejected: addresses inside, more than 20, unknown types, keys without full access', async () => {
  const home = await server.household();
  const call = async (body: object, key = home.tenantKey) => {
    const response = await server.call('POST', '/v1/webhooks', { key, body });
    return [response.statusCode, response.json().error?.code ?? 'ok'];
  };
  assert.deepEqual(await call({ url: 'https://10.0.0.1/hook' }), [400, 'webhook_address_refused']);
  assert.deepEqual(await call({ url: 'https://shop.example', types: ['command.gone'] }), [400, 'invalid_request']);
  assert.deepEqual(await call({ url: 'https://shop.example', from: 'yesterday' }), [400, 'invalid_request']);
  const key = await createAppKey(
    server.context,
    home.tenantId,
    { name: 'k', access: 'full', companies: ['A'] },
    byTester('test'),
  );
  if (isRefusal(key)) assert.fail(key.refused.message);
  assert.deepEqual(await call({ url: 'https://shop.example' }, key.secret), [403, 'access_denied']);
  for (let count = 0; count < 20; count += 1) await endpoint(home);
  assert.deepEqual(await call({ url: 'https://shop.example' }), [409, 'limit_reached']);
  const { webhooks } = (await server.call('GET', '/v1/webhooks', { key: home.tenantKey })).json();
  assert.equal(webhooks.length, 20);
  assert.ok(!JSON.stringify(webhooks).includes('whsec_'));
  for (const { webhookId } of webhooks) assert.equal((await post(home, `${webhookId}/delete`)).statusCode, 200);
  assert.equal((await post(home, `${webhooks[0].webhookId}/ping`)).statusCode, 404);
});
