import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { MINUTE_MS, type Webhook } from '@ledgerline/contract';
import { DEFAULT_READER } from '@ledgerline/words';
import { assertAccessiblePage } from '../../../testing/page-assertions.ts';
import { PortalTestClient } from '../../../testing/portal-test-client.ts';
import { openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';
import { Dispatcher } from '../../event/dispatcher.ts';
import { lagText, webhookSentence } from '../../pages/portal/webhook/webhook-state.ts';
import { silentLog } from '../../system/log.ts';
import type { ReceiverResponse, WebhookSender } from '../../system/webhook-sender.ts';

const EVIL = `<script>alert("x")</script>'"><img src=x>`;

/** A receiver whose every response is a trap. */
const trap: WebhookSender = {
  send: async (): Promise<ReceiverResponse> => ({ status: 500, ms: 3, error: null, excerpt: EVIL, retryAfterMs: null }),
  isAllowed: async () => true,
  close: () => {},
};

let server: TestServer;
let portal: PortalTestClient;
before(async () => {
  server = await openTestServer({ sender: trap });
  portal = new PortalTestClient(server);
});
after(() => server.close());

const post = (home: TestTenant, path: string, body: object = {}) =>
  server.call('POST', `/app/webhooks${path}`, { headers: { cookie: home.cookie }, body });

async function finish(home: TestTenant): Promise<string> {
  const { commandId } = (await server.submit(home)).json().command;
  await server.next(home);
  const result = { ok: true, rows: [], count: 0, nextCursor: null };
  assert.equal((await server.report(home, commandId, { status: 'done', result })).statusCode, 200);
  return commandId;
}

test('the pages of an endpoint show its state, its deliveries and text from outside as text', async () => {
  const home = await server.household();
  const made = await post(home, '', { url: 'https://shop.example/a', description: EVIL, types: ['command.*'] });
  assert.equal(made.statusCode, 200, made.body);
  const { webhookId } = made.json().webhook;
  const commandId = await finish(home);
  const dispatcher = new Dispatcher(server.context, silentLog());
  dispatcher.look();
  await dispatcher.idle();
  for (const path of ['/portal/webhooks', `/portal/webhooks/${webhookId}`, '/portal/events', '/portal/events?types=command.*']) {
    const response = await portal.visit(path, home.cookie);
    assert.equal(response.statusCode, 200, path);
    assertAccessiblePage(response);
    assert.ok(!response.body.includes(EVIL), path);
    assert.ok(!response.body.includes('whsec_'), 'a secret is never rendered');
  }
  const one = (await portal.visit(`/portal/webhooks/${webhookId}`, home.cookie)).body;
  assert.match(one, /The receiver returned 500\./);
  assert.match((await portal.visit(`/portal/webhooks/${webhookId}?lang=zh`, home.cookie)).body, /接收方返回了 500。/);
  assert.match(one, /deliveries\/dlv_\w+\/retry/);
  const feed = (await portal.visit('/portal/events', home.cookie)).body;
  assert.ok(feed.indexOf(commandId) > 0);
  assert.equal((await portal.visit(`/portal/webhooks/${webhookId}?state=delivered`, home.cookie)).body.includes('dlv_'), false);
  const other = await server.household();
  assert.equal((await portal.visit(`/portal/webhooks/${webhookId}`, other.cookie)).statusCode, 404);
  assert.equal((await portal.visit('/portal/events?cursor=!', home.cookie)).statusCode, 400);
});

test('the newest events come first, a page at a time, and filters look past what does not match', async () => {
  const home = await server.household();
  for (let count = 0; count < 60; count += 1) await post(home, '', { url: 'https://shop.example/b' });
  const rotate = () => server.call('POST', '/app/rotate-tenant-api-key', { headers: { cookie: home.cookie } });
  for (let count = 0; count < 3; count += 1) assert.equal((await rotate()).statusCode, 200);
  const first = (await portal.visit('/portal/events?types=key.rotated', home.cookie)).body;
  assert.equal([...first.matchAll(/data-row=/g)].length, 3);
  const ids = [...first.matchAll(/data-row="(evt_\w+)"/g)].map(([, id]) => id);
  const { events } = (await server.call('GET', '/app/events?types=key.rotated', { headers: { cookie: home.cookie } })).json();
  assert.deepEqual(ids, events.map(({ id }: { id: string }) => id).toReversed());
  assert.equal((await server.call('GET', '/app/events')).statusCode, 401);
});

test('a session pauses, resumes, rotates, replays and deletes as a full key does', async () => {
  const home = await server.household();
  const { webhookId } = (await post(home, '', { url: 'https://shop.example/c' })).json().webhook;
  assert.equal((await post(home, `/${webhookId}/pause`)).json().webhook.state, 'paused');
  assert.equal((await post(home, `/${webhookId}/resume`)).json().webhook.state, 'enabled');
  assert.match((await post(home, `/${webhookId}/rotate-secret`, { overlapHours: 1 })).json().secret, /^whsec_/);
  assert.equal((await post(home, `/${webhookId}/ping`)).json().delivered, false);
  assert.equal((await post(home, `/${webhookId}/replay`, { from: '2026-01-01T00:00:00Z' })).statusCode, 200);
  assert.equal((await post(home, `/${webhookId}/replay`, { from: '2026-01-01T00:00:00Z' })).json().error.code, 'replay_running');
  assert.equal((await post(home, `/${webhookId}/delete`)).statusCode, 200);
  assert.equal((await post(home, `/${webhookId}/ping`)).json().error.code, 'unknown_webhook');
  const audits = await server.context.store.audits({ tenantId: home.tenantId, limit: 20 });
  assert.ok(audits.some(({ actor, action }) => actor.startsWith('person:') && action === 'webhook.deleted'));
});

const NOW = Date.parse('2026-11-16T08:00:00Z');
const quiet: Webhook = {
  webhookId: 'whk_1',
  url: 'https://shop.example',
  description: '',
  types: null,
  companies: null,
  entities: null,
  delivery: 'parallel',
  include: [],
  state: 'enabled',
  disabledReason: null,
  createdAt: '2026-11-01T00:00:00Z',
  eventsBehind: 0,
  behindSince: null,
  eventsPending: 0,
  nextTryAt: null,
  deliveredLastDay: 0,
  failedLastDay: 0,
  failingSince: null,
  isReplaying: false,
  previousSecretUntil: null,
};

test('the state of an endpoint is a sentence', () => {
  const at = (ms: number): string => new Date(NOW + ms).toISOString();
  const say = (change: Partial<Webhook>): string => webhookSentence(DEFAULT_READER, { ...quiet, ...change }, NOW);
  assert.equal(say({}), 'No events were sent in the last 24 hours. Send a ping to test the receiver.');
  assert.equal(
    say({ deliveredLastDay: 50, failedLastDay: 3, eventsPending: 2, nextTryAt: at(4 * MINUTE_MS) }),
    '3 of 53 attempts of the last 24 hours failed. 2 events are waiting; the next attempt is in 4 min.',
  );
  assert.equal(say({ deliveredLastDay: 1 }), 'The one attempt of the last 24 hours succeeded. Nothing is waiting.');
  assert.equal(
    say({ failedLastDay: 9, failingSince: at(-3 * MINUTE_MS), eventsPending: 1, nextTryAt: at(-1) }),
    'Every attempt has failed since 15:57. 1 event is waiting; the next attempt is now.',
  );
  assert.match(say({ state: 'paused', eventsBehind: 1_000 }), /^Paused by you\..* 1,000 or more events are waiting\.$/);
  assert.match(
    say({ state: 'disabled', disabledReason: 'The receiver returned 410.' }),
    /^Disabled\. The receiver returned 410\. /,
  );
  assert.equal(lagText(DEFAULT_READER, quiet, NOW), 'up to date');
  assert.equal(
    lagText(DEFAULT_READER, { ...quiet, eventsBehind: 1, behindSince: at(-MINUTE_MS) }, NOW),
    '1 event waiting, the oldest from 1 min ago',
  );
});
