import assert from 'node:assert/strict';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { limits, MINUTE_MS } from '@ledgerline/contract';
import { ManualClock } from '../../../testing/test-cloud.ts';
import { openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';
import { Dispatcher } from '../../event/dispatcher.ts';
import { silentLog } from '../../system/log.ts';
import { AddressGuard } from '../../webhook-http/address-guard.ts';
import { HttpSender } from '../../webhook-http/sender.ts';

/** Real sockets to a receiver that never responds and to one that does. Their time stands still, so that nothing times out. */

const senderTime = new ManualClock();
const guard = new AddressGuard({ isLoopbackAllowed: true, baseUrl: 'http://127.0.0.1:1' });
const sender = new HttpSender({ guard, clock: senderTime, timers: senderTime.timers });

let server: TestServer;
let dispatcher: Dispatcher;
let receiver: Server;
let origin: string;
const silent: ServerResponse[] = [];
before(async () => {
  server = await openTestServer({ sender });
  dispatcher = new Dispatcher(server.context, silentLog());
  receiver = createServer((request, response) => {
    request.resume();
    if (request.url === '/silent') silent.push(response);
    else response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});
after(async () => {
  await dispatcher.stop();
  sender.close();
  receiver.closeAllConnections();
  receiver.close();
  await server.close();
});

async function endpoint({ tenantKey }: TestTenant, path: string): Promise<string> {
  const body = { url: `${origin}${path}`, types: ['command.*'] };
  const response = await server.call('POST', '/v1/webhooks', { key: tenantKey, body });
  assert.equal(response.statusCode, 200, response.body);
  return response.json().webhook.webhookId;
}

const ping = ({ tenantKey }: TestTenant, webhookId: string) =>
  server.call('POST', `/v1/webhooks/${webhookId}/ping`, { key: tenantKey });

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('an endpoint is pinged a few times a minute, and so are all of a tenant together', async () => {
  const home = await server.household();
  const first = await endpoint(home, '/ok');
  for (let count = 0; count < limits.webhookPingsPerMinuteMax; count += 1)
    assert.equal((await ping(home, first)).json().delivered, true);
  const limited = await ping(home, first);
  assert.deepEqual([limited.statusCode, limited.json().error.code], [429, 'rate_limited']);
  assert.ok(Number(limited.headers['retry-after']) > 0);
  const taken: number[] = [];
  for (let count = 1; count * limits.webhookPingsPerMinuteMax < limits.webhookPingsPerTenantAndMinuteMax + 5; count += 1) {
    const other = await endpoint(home, '/ok');
    for (let one = 0; one < limits.webhookPingsPerMinuteMax; one += 1) taken.push((await ping(home, other)).statusCode);
  }
  const left = limits.webhookPingsPerTenantAndMinuteMax - limits.webhookPingsPerMinuteMax;
  assert.deepEqual(taken.slice(0, left), Array(left).fill(200));
  assert.ok(taken.slice(left).every((status) => status === 429));
  server.time.advance(MINUTE_MS);
  assert.equal((await ping(home, first)).statusCode, 200);
});

test('hundreds of open pings to a silent receiver leave a neighbour all its room, and none of its deliveries fails', async () => {
  const neighbour = await server.household();
  const webhookId = await endpoint(neighbour, '/ok');
  const open = [];
  for (let tenant = 0; tenant < 16; tenant += 1) {
    const loud = await server.newcomer();
    for (let count = 0; count < limits.webhookPingsPerTenantAndMinuteMax / limits.webhookPingsPerMinuteMax; count += 1) {
      const id = await endpoint(loud, '/silent');
      for (let one = 0; one < limits.webhookPingsPerMinuteMax; one += 1) open.push(ping(loud, id));
    }
  }
  assert.equal(open.length, 320);
  while (silent.length < 64) await nextTurn();
  assert.equal(server.context.sending.taken, 64, 'the others wait here');
  const { commandId } = (await server.submit(neighbour)).json().command;
  await server.next(neighbour);
  const result = { ok: true, rows: [], count: 0, nextCursor: null };
  const reported = await server.report(neighbour, commandId, { status: 'done', result });
  assert.equal(reported.statusCode, 200, reported.body);
  dispatcher.look();
  await dispatcher.idle();
  assert.equal(server.context.sending.taken, 64, 'the delivery came and went beside them');
  const shown = await server.call('GET', `/v1/webhooks/${webhookId}`, { key: neighbour.tenantKey });
  const { deliveredLastDay, failedLastDay, failingSince } = shown.json().webhook;
  assert.deepEqual([deliveredLastDay > 0, failedLastDay, failingSince], [true, 0, null]);
  // As each of them ends, the next one in line is sent.
  const ended = Promise.all(open).then((responses) => responses.map((response) => response.json().status));
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  while (!isOver) {
    assert.ok(server.context.sending.taken <= 64);
    for (const response of silent.splice(0)) response.writeHead(200).end();
    await nextTurn();
  }
  assert.deepEqual(new Set(await ended), new Set([200]));
});

test('a request waits for no socket of another, in use or idle', async () => {
  const held = Array.from({ length: 300 }, () => sender.send({ url: `${origin}/silent`, headers: {}, body: '{}' }));
  while (silent.length < 300) await nextTurn();
  const answer = await sender.send({ url: `${origin}/ok`, headers: {}, body: '{}' });
  assert.deepEqual([answer.status, answer.error], [204, null]);
  for (const response of silent.splice(0)) response.writeHead(200).end();
  assert.deepEqual(new Set((await Promise.all(held)).map(({ status }) => status)), new Set([200]));
});
