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
const ROUNDS = 20;
const DEAD_URL = 'http://127.0.0.1:9/';
/** Every dead endpoint is tried once in this time; after the first minute of an outage it is once in five minutes and more. */
const WAVE_MS = 20_000;
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

interface Pace {
  readonly perSecond: number;
  /** Of this process, which sends; microseconds a delivery. */
  readonly cpuUs: number;
}

/** Sends events to one endpoint, from when they happened until nothing is under way. */
async function paceTo(cloud: EventCloud, receivers: Receivers, tenantId: string): Promise<Pace> {
  const { count } = await receivers.read();
  const [start, before] = [performance.now(), process.cpuUsage()];
  cloud.fill(tenantId, TO_THE_LIVING);
  cloud.dispatcher.look();
  await untilCount(receivers, count + TO_THE_LIVING);
  const perSecond = (TO_THE_LIVING * 1000) / (performance.now() - start);
  await cloud.dispatcher.idle();
  const { user, system } = process.cpuUsage(before);
  return { perSecond, cpuUs: (user + system) / TO_THE_LIVING };
}

interface Paces {
  readonly alone: Pace;
  readonly beside: Pace;
}

const medianPace = (paces: readonly Pace[]): Pace => ({
  perSecond: median(paces.map(({ perSecond }) => perSecond)),
  cpuUs: median(paces.map(({ cpuUs }) => cpuUs)),
});

/** Alternately with the dead endpoints paused, and with as many of them tried as come due in that time. */
async function pacesBeside(cloud: EventCloud, receivers: Receivers, tenantId: string): Promise<Paces> {
  const paces: { readonly alone: Pace[]; readonly beside: Pace[] } = { alone: [], beside: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    cloud.pauseAt(DEAD_URL);
    const alone = await paceTo(cloud, receivers, tenantId);
    const tookMs = (TO_THE_LIVING * 1000) / alone.perSecond;
    cloud.resumeAt(DEAD_URL, Math.round((DEAD_TENANTS * DEAD_A_TENANT * tookMs) / WAVE_MS));
    paces.alone.push(alone);
    paces.beside.push(await paceTo(cloud, receivers, tenantId));
  }
  return { alone: medianPace(paces.alone), beside: medianPace(paces.beside) };
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
  for (const [index, tenantId] of dead.entries()) {
    for (let number = 0; number < DEAD_A_TENANT; number += 1)
      await cloud.createWebhook(tenantId, DEAD_URL, 2_000 + index * DEAD_A_TENANT + number);
    cloud.fill(tenantId, 20);
  }
  cloud.dispatcher.look();
  await cloud.dispatcher.idle();
  const { alone, beside } = await pacesBeside(cloud, receivers, living);
  const deadCount = (DEAD_TENANTS * DEAD_A_TENANT).toLocaleString('en');
  await cloud.close();
  receivers.stop();
  printTable(`Sending events over loopback, SQLite, receivers on the same machine`, [
    { what: `deliveries a second to ${ENDPOINTS} endpoints`, ...atLeast(1_500, perSecond, 'a second', 0) },
    { what: 'from the change to the first byte at an idle receiver, median', ...atMost(30, median(idle), 'ms') },
    { what: 'deliveries a second to one endpoint', figure: alone.perSecond.toFixed(0) },
    { what: 'CPU a delivery to it', figure: `${alone.cpuUs.toFixed(0)} us` },
    { what: `deliveries beside ${deadCount} dead endpoints`, ...atLeast(0.95, beside.perSecond / alone.perSecond) },
    { what: `deliveries beside ${deadCount} dead endpoints, for the same CPU`, ...atLeast(0.95, alone.cpuUs / beside.cpuUs) },
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
