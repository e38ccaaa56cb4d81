/**
 * Measures events: reading the feed of a long log next to a short one, waking a reader that waits, and sending to endpoints on this machine,
 * with and without a thousand dead ones beside. What an event costs a command is in the benchmark of the queue (`queue cycle`).
 */

import { startPostgres } from '../test/postgres/postgres.ts';
import { EventCloud, type Receivers, startReceivers } from './events/cloud.ts';
import { RawConnection, rawRequest } from './raw-http.ts';
import { atLeast, atMost, median, printTable } from './table.ts';

const READS = 300;
const WAKES = 200;
const ENDPOINTS = 64;
const EVENTS_AN_ENDPOINT = 100;
const DEAD_TENANTS = 50;
const DEAD_A_TENANT = 20;
const TO_THE_LIVING = 1_500;
const SINGLE_EVENTS = 60;
const OUTAGE_MS = 20_000;
const POLL_MS = 5;

export async function bench(options: readonly string[]): Promise<void> {
  const parts: Readonly<Record<string, () => Promise<void>>> = { feed: benchFeed, waking: benchWaking, sending: benchSending };
  for (const part of options.length === 0 ? Object.keys(parts) : options) {
    const run = parts[part];
    if (!run) throw new Error(`There is no part ${part}; there are ${Object.keys(parts).join(', ')}.`);
    await run();
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const share = (sorted: readonly number[], part: number): number => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;

async function benchFeed(): Promise<void> {
  const cloud = await EventCloud.open(2);
  const [short, long] = cloud.tenants.map(({ tenant }) => tenant.tenantId) as [string, string];
  cloud.fill(short, 1_000);
  cloud.fill(long, 1_000_000);
  const times: Record<string, number[]> = { [short]: [], [long]: [] };
  const last = { [short]: 1_000, [long]: 1_000_000 };
  for (let read = 0; read < READS; read += 1) {
    for (const tenantId of [short, long]) {
      const seq = Math.floor(((read * 37) % READS) * ((last[tenantId] ?? 0) / READS)) + (tenantId === long ? 1_000 : 0);
      const start = performance.now();
      await cloud.store.events({ tenantId, after: { position: 0, seq }, limit: 100 });
      times[tenantId]?.push(performance.now() - start);
    }
  }
  await cloud.close();
  const [shortMs, longMs] = [median(times[short] ?? []), median(times[long] ?? [])];
  printTable('Reading 100 events of the feed, SQLite', [
    { what: 'of 1,000', figure: `${(shortMs * 1000).toFixed(0)} us` },
    { what: 'of 1,000,000', figure: `${(longMs * 1000).toFixed(0)} us` },
    { what: 'the long log against the short', ...atMost(1.2, longMs / shortMs) },
  ]);
}

/** From the response of the call that caused an event to that of the reader that waits for it. */
async function wakeTimes(cloud: EventCloud): Promise<readonly number[]> {
  const [one] = cloud.tenants;
  if (!one) throw new Error('There must be a tenant.');
  const connection = await RawConnection.open(await cloud.listen());
  const read = async (query: string) =>
    JSON.parse((await connection.send(rawRequest('GET', `/v1/events?${query}`, one.tenantKey))).body.toString()) as {
      readonly nextCursor: string;
    };
  let { nextCursor } = await read('from=latest');
  const times: number[] = [];
  for (let wake = 0; wake < WAKES; wake += 1) {
    const woken = read(`cursor=${nextCursor}&wait=60`).then((page) => ({ page, at: performance.now() }));
    await pause(POLL_MS);
    await cloud.happen(one.tenant.tenantId);
    const start = performance.now();
    const { page, at } = await woken;
    nextCursor = page.nextCursor;
    times.push(Math.max(0, at - start));
  }
  connection.close();
  return times.sort((a, b) => a - b);
}

async function benchWaking(): Promise<void> {
  const database = await startPostgres({ isDurable: true });
  const clouds = {
    SQLite: await EventCloud.open(1),
    PostgreSQL: await EventCloud.open(1, await database.createDatabase()),
  };
  const goals = { SQLite: 10, PostgreSQL: 60 };
  for (const [name, cloud] of Object.entries(clouds)) {
    const times = await wakeTimes(cloud);
    printTable(`A reader that waits for an event, ${name}`, [
      { what: 'from the change to its response, median', figure: `${share(times, 0.5).toFixed(2)} ms` },
      {
        what: 'from the change to its response, 99th percentile',
        ...atMost(goals[name as keyof typeof goals], share(times, 0.99), 'ms'),
      },
    ]);
    await cloud.close();
  }
  await database.stop();
}

async function untilCount(receivers: Receivers, count: number): Promise<void> {
  while ((await receivers.read()).count < count) await pause(POLL_MS);
}

/** Deliveries a second of events that one endpoint is sent, from when they happened. */
async function rateTo(cloud: EventCloud, receivers: Receivers, tenantId: string): Promise<number> {
  const { count } = await receivers.read();
  const start = performance.now();
  cloud.fill(tenantId, TO_THE_LIVING);
  cloud.dispatcher.look();
  await untilCount(receivers, count + TO_THE_LIVING);
  return (TO_THE_LIVING * 1000) / (performance.now() - start);
}

/** Over long enough that the waves in which dead endpoints are tried again are part of it. */
async function meanRateTo(cloud: EventCloud, receivers: Receivers, tenantId: string): Promise<number> {
  const rates: number[] = [];
  const start = performance.now();
  while (performance.now() - start < OUTAGE_MS) {
    rates.push(await rateTo(cloud, receivers, tenantId));
    await pause(OUTAGE_MS / 40);
  }
  return rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
}

async function benchSending(): Promise<void> {
  const receivers = await startReceivers();
  const cloud = await EventCloud.open(ENDPOINTS + DEAD_TENANTS + 1);
  const ids = cloud.tenants.map(({ tenant }) => tenant.tenantId);
  const [living = '', ...others] = ids;
  const [busy, dead] = [others.slice(0, ENDPOINTS), others.slice(ENDPOINTS)];
  for (const [index, tenantId] of busy.entries()) {
    await cloud.createWebhook(tenantId, `${receivers.url}/${index}`, index);
    cloud.fill(tenantId, EVENTS_AN_ENDPOINT);
  }
  // The tenants themselves were told of their books.
  const start = performance.now();
  cloud.dispatcher.start();
  await untilCount(receivers, ENDPOINTS * EVENTS_AN_ENDPOINT);
  const perSecond = (ENDPOINTS * EVENTS_AN_ENDPOINT * 1000) / (performance.now() - start);
  await cloud.dispatcher.idle();
  await cloud.createWebhook(living, `${receivers.url}/living`, 1_000);
  cloud.dispatcher.look();
  await cloud.dispatcher.idle();
  const idle = await firstByteTimes(cloud, receivers, living);
  const before = await meanRateTo(cloud, receivers, living);
  for (const [index, tenantId] of dead.entries()) {
    for (let number = 0; number < DEAD_A_TENANT; number += 1)
      await cloud.createWebhook(tenantId, 'http://127.0.0.1:9/', 2_000 + index * DEAD_A_TENANT + number);
    cloud.fill(tenantId, 20);
  }
  cloud.dispatcher.look();
  await cloud.dispatcher.idle();
  const beside = await meanRateTo(cloud, receivers, living);
  await cloud.close();
  receivers.stop();
  printTable(`Sending events over loopback, SQLite, receivers on the same machine`, [
    { what: `deliveries a second to ${ENDPOINTS} endpoints`, ...atLeast(1_500, perSecond, 'a second', 0) },
    { what: 'from the change to the first byte at an idle receiver, median', ...atMost(30, median(idle), 'ms') },
    { what: 'deliveries a second to one endpoint', figure: before.toFixed(0) },
    {
      what: `the same beside ${(DEAD_TENANTS * DEAD_A_TENANT).toLocaleString('en')} dead endpoints`,
      ...atLeast(0.95, beside / before),
    },
  ]);
}

const MS_NS = 1e6;

async function firstByteTimes(cloud: EventCloud, receivers: Receivers, tenantId: string): Promise<number[]> {
  const times: number[] = [];
  for (let event = 0; event < SINGLE_EVENTS; event += 1) {
    const { count } = await receivers.read();
    await cloud.happen(tenantId);
    const start = process.hrtime.bigint();
    await untilCount(receivers, count + 1);
    times.push(Math.max(0, Number((await receivers.read()).lastAt - start) / MS_NS));
    await cloud.dispatcher.idle();
    await pause(POLL_MS * 10);
  }
  return times;
}
