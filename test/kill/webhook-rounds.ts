/**
 * Webhooks under kills: a real cloud is ended the hard way while commands finish and five receivers are sent their events. In the end each
 * receiver must have what the table of commands has.
 */

import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../packages/cloud/testing/free-port.ts';
import {
  type CloudProcess,
  call,
  type ProcessResponse,
  reportBooks,
  type SignedUp,
  signUpOver,
  startCloudProcess,
} from '../cloud-process.ts';

const BOOKS = ['A', 'B'] as const;
const RETRY_MS = 20;
const SLOW_MS = 40;
/** Looks until everything has arrived; a receiver that still misses something then never gets it. */
const LOOKS_MAX = 1_500;

interface Event {
  readonly id: string;
  readonly data: { readonly commandId: string; readonly companyId: string };
}

/** What one receiver was sent, in the order of arrival. */
class Receiver {
  readonly events: Event[] = [];
  readonly #server: Server;

  constructor(delayMs: number) {
    this.#server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on('end', async () => {
        if (delayMs > 0) await pause(delayMs);
        this.events.push(JSON.parse(body) as Event);
        response.writeHead(204).end();
      });
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

export interface WebhookKills {
  readonly folder: string;
  readonly kills: number;
  readonly commandsARound: number;
  readonly chance: () => number;
}

export interface WebhookKillFigures {
  readonly finished: number;
  readonly deliveries: number;
  readonly repeated: number;
}

export async function killWebhooks({ folder, kills, commandsARound, chance }: WebhookKills): Promise<WebhookKillFigures> {
  const port = await freePort();
  const start = (): Promise<CloudProcess> =>
    startCloudProcess({ DATA_DIR: folder, HOST: '127.0.0.1', PORT: String(port), SANDBOX: 'off' });
  let cloud = await start();
  const receivers = { well: new Receiver(0), slow: new Receiver(SLOW_MS), ordered: new Receiver(0), result: new Receiver(0) };
  try {
    const tenant = await signUpOver(cloud.baseUrl, 'kill@example.com');
    await reportBooks(cloud.baseUrl, tenant, BOOKS);
    const load = new Load(cloud.baseUrl, tenant);
    const ids = new Map<string, string>();
    for (const [name, receiver] of Object.entries(receivers)) {
      const delivery = name === 'ordered' ? 'ordered' : 'parallel';
      const include = name === 'result' ? ['result'] : [];
      ids.set(name, await load.createWebhook({ url: await receiver.listen(), delivery, include }));
    }
    const dead = await load.createWebhook({ url: `http://127.0.0.1:${await freePort()}/` });
    for (let kill = 0; kill < kills; kill += 1) {
      const running = load.finish(commandsARound);
      await pause(200 + chance() * 300);
      await cloud.kill();
      cloud = await start();
      await running;
    }
    await load.untilSent([...ids.values()]);
    return await judge(load, receivers, dead);
  } finally {
    await cloud.kill();
    for (const receiver of Object.values(receivers)) receiver.close();
  }
}

class Load {
  readonly #baseUrl: string;
  readonly #tenant: SignedUp;
  #count = 0;

  constructor(baseUrl: string, tenant: SignedUp) {
    this.#baseUrl = baseUrl;
    this.#tenant = tenant;
  }

  /** Until the cloud responds; it may be down in between. */
  async ask(method: string, path: string, body?: unknown, key = this.#tenant.tenantKey): Promise<ProcessResponse> {
    for (;;) {
      try {
        const response = await call(this.#baseUrl, method, path, key, body);
        if (response.status !== 503) return response;
      } catch {
        // Killed, and not started again yet.
      }
      await pause(RETRY_MS);
    }
  }

  async createWebhook(body: object): Promise<string> {
    const made = await this.ask('POST', '/v1/webhooks', { ...body, types: ['command.*'] });
    assert.equal(made.status, 200, JSON.stringify(made.body));
    return (made.body.webhook as { webhookId: string }).webhookId;
  }

  async finish(count: number): Promise<void> {
    const { connectorId, connectorKey } = this.#tenant;
    for (let done = 0; done < count; done += 1) {
      this.#count += 1;
      const commandId = `kill-${this.#count}`;
      const companyId = BOOKS[this.#count % BOOKS.length];
      await this.ask('POST', '/v1/commands', { commandId, connectorId, companyId, type: 'read-debtors' });
      await this.ask('GET', `/connectors/${connectorId}/commands/next?max=10`, undefined, connectorKey);
      const result = { status: 'done', result: { ok: true, rows: [], count: 0, nextCursor: null } };
      await this.ask('POST', `/connectors/${connectorId}/commands/${commandId}/result`, result, connectorKey);
    }
  }

  async untilSent(webhookIds: readonly string[]): Promise<void> {
    for (let look = 0; look < LOOKS_MAX; look += 1) {
      const { body } = await this.ask('GET', '/v1/webhooks');
      const open = (body.webhooks as { webhookId: string; eventsBehind: number; eventsPending: number }[])
        .filter(({ webhookId }) => webhookIds.includes(webhookId))
        .some(({ eventsBehind, eventsPending }) => eventsBehind + eventsPending > 0);
      if (!open) return;
      await pause(RETRY_MS);
    }
    assert.fail('Not every event was sent.');
  }

  async all<Item>(path: string, list: string): Promise<readonly Item[]> {
    const items: Item[] = [];
    for (let cursor = ''; ; ) {
      const { body } = await this.ask('GET', `${path}${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`);
      items.push(...(body[list] as Item[]));
      if (body.hasMore === false || body.nextCursor === null) return items;
      cursor = String(body.nextCursor);
    }
  }
}

async function judge(load: Load, receivers: Readonly<Record<string, Receiver>>, dead: string): Promise<WebhookKillFigures> {
  const commands = await load.all<{ commandId: string; status: string }>('/v1/commands?limit=100', 'commands');
  const ended = commands.filter(({ status }) => status === 'done' || status === 'failed').map(({ commandId }) => commandId);
  const feed = await load.all<Event>('/v1/events?types=command.done,command.failed&limit=100', 'events');
  assert.deepEqual(feed.map(({ data }) => data.commandId).toSorted(), ended.toSorted(), 'one event for each end, in the feed');
  let deliveries = 0;
  for (const [name, { events }] of Object.entries(receivers)) {
    deliveries += events.length;
    const first = new Map(events.toReversed().map((event) => [event.data.commandId, event.id]));
    assert.deepEqual([...first.keys()].toSorted(), ended.toSorted(), `${name} has every end`);
    for (const { id, data } of events) assert.equal(first.get(data.commandId), id, `${name}: a repetition has the same id`);
  }
  for (const book of BOOKS) {
    const inOrder = feed.filter(({ data }) => data.companyId === book).map(({ id }) => id);
    const arrived = (receivers.ordered?.events ?? []).filter(({ data }) => data.companyId === book).map(({ id }) => id);
    assert.deepEqual([...new Set(arrived)], inOrder, `${book} arrived in order`);
  }
  const { body } = await load.ask('GET', `/v1/webhooks/${dead}`);
  const { state, deliveredLastDay, eventsBehind, eventsPending } = body.webhook as Record<string, unknown>;
  assert.deepEqual([state, deliveredLastDay], ['enabled', 0]);
  assert.ok(Number(eventsBehind) + Number(eventsPending) > 0, 'what the dead receiver misses is kept');
  return { finished: ended.length, deliveries, repeated: deliveries - 4 * ended.length };
}
