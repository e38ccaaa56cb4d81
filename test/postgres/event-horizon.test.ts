import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { World } from '../../packages/cloud/conformance/world.ts';
import { openPostgresStore } from '../../packages/cloud/src/postgres/store.ts';
import type { EventPlace, Store } from '../../packages/cloud/src/store/store.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';

/**
 * On PostgreSQL numbers become visible out of order. The feed must neither skip nor repeat an event, however the transactions that write
 * them overlap. A reader that goes by the number alone is the mutant: it must be caught by the same tests.
 */

const TENANT = 'tenant-of-feed';
const START: EventPlace = { position: 0, seq: 0 };

let server: PostgresServer;
let url: string;
let store: Store;
before(async () => {
  server = await startPostgres();
  url = await server.createDatabase();
  store = await openPostgresStore({ url });
});
after(async () => {
  await store.close();
  await server.stop();
});

let world: World | null = null;
function openedWorld(): World {
  world ??= new World({ store, advance: () => {} });
  return world;
}

type Read = (after: EventPlace) => Promise<readonly (EventPlace & { readonly subject: string })[]>;

const feed =
  (tenantId: string): Read =>
  async (place) =>
    (await store.events({ tenantId, after: place, limit: 50 })).events;

/** Orders by the number and looks at no other transaction. */
const mutant =
  (client: pg.Client, tenantId: string): Read =>
  async ({ seq }) => {
    const { rows } = await client.query(
      'SELECT 0 AS position, seq::INT AS seq, subject FROM event WHERE tenant_id = $1 AND seq > $2 ORDER BY seq LIMIT 50',
      [tenantId, seq],
    );
    return rows;
  };

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

const tell = (client: pg.Client, tenantId: string, subject: string): Promise<unknown> =>
  client.query("INSERT INTO event (tenant_id, type, at, subject, data) VALUES ($1, 'key.rotated', 0, $2, '{}')", [
    tenantId,
    subject,
  ]);

test('an event of a transaction that commits late is not skipped, and the number alone would skip it', async () => {
  const [early, late, reading] = await Promise.all([connected(), connected(), connected()]);
  await early.query('BEGIN');
  await tell(early, TENANT, 'first number');
  await late.query('BEGIN');
  await tell(late, TENANT, 'second number');
  await late.query('COMMIT');
  const read = { feed: feed(TENANT), mutant: mutant(reading, TENANT) };
  const seenByMutant = [...(await read.mutant(START))];
  assert.deepEqual(await read.feed(START), [], 'it is held back while an older transaction is open');
  await early.query('COMMIT');
  const seen = await read.feed(START);
  seenByMutant.push(...(await read.mutant(seenByMutant.at(-1) ?? START)));
  assert.deepEqual(
    seen.map(({ subject }) => subject),
    ['first number', 'second number'],
  );
  assert.deepEqual(await read.feed(seen.at(-1) ?? START), []);
  assert.deepEqual(
    seenByMutant.map(({ subject }) => subject),
    ['second number'],
  );
  await Promise.all([early, late, reading].map((client) => client.end()));
});

test('a command does not end if its event cannot be written, in one statement or in several', async () => {
  const world = openedWorld();
  const home = await world.signUp();
  const commands = await Promise.all([1, 2].map(() => world.accept(world.newCommand(home))));
  await world.lease(home);
  const client = await connected();
  await client.query("ALTER TABLE event ADD CONSTRAINT nothing CHECK (subject = '') NOT VALID");
  const notice = { notificationId: 'note', draft: world.draft() };
  for (const [index, { commandId }] of commands.entries()) {
    await assert.rejects(store.finish(world.done(home, commandId, index === 0 ? {} : { notice })));
  }
  await client.query('ALTER TABLE event DROP CONSTRAINT nothing');
  await client.end();
  for (const command of commands) assert.equal((await world.now(command)).status, 'running');
  const read = feed(home.tenantId);
  const before = await read(START);
  for (const { commandId } of commands) await store.finish(world.done(home, commandId));
  const told = (await read(before.at(-1) ?? START)).map(({ subject }) => subject);
  assert.deepEqual(told.toSorted(), commands.map(({ commandId }) => commandId).toSorted());
});

const WRITERS = 8;
const EVENTS_EACH = 60;

/** Writes events in transactions that stay open for a varying number of round trips; returns the subjects. */
async function write(client: pg.Client, tenantId: string, writer: number): Promise<readonly string[]> {
  const subjects: string[] = [];
  for (let count = 0; count < EVENTS_EACH; count += 1) {
    const subject = `${writer} ${count}`;
    await client.query('BEGIN');
    await tell(client, tenantId, subject);
    for (let trips = (writer * 7 + count * 3) % 11; trips > 0; trips -= 1) await client.query('SELECT 1');
    await client.query('COMMIT');
    subjects.push(subject);
  }
  return subjects;
}

test('eight writers whose transactions overlap: every event is read once, in the order of each writer', async () => {
  const tenantId = 'tenant-of-writers';
  const clients = await Promise.all(Array.from({ length: WRITERS }, connected));
  let isOver = false;
  const writing = Promise.all(clients.map((client, writer) => write(client, tenantId, writer))).finally(() => {
    isOver = true;
  });
  const read = feed(tenantId);
  const seen: string[] = [];
  let place = START;
  for (;;) {
    const wasOver = isOver;
    const events = await read(place);
    seen.push(...events.map(({ subject }) => subject));
    place = events.at(-1) ?? place;
    if (wasOver && events.length === 0) break;
  }
  const written = await writing;
  assert.equal(new Set(seen).size, seen.length, 'none twice');
  for (const [writer, subjects] of written.entries()) {
    assert.deepEqual(
      seen.filter((subject) => subject.startsWith(`${writer} `)),
      subjects,
    );
  }
  await Promise.all(clients.map((client) => client.end()));
});

test('events of a database restored into a younger server stay readable, and new ones come after them', async () => {
  const restored = await server.createDatabase();
  await (await openPostgresStore({ url: restored })).close();
  const client = new pg.Client({ connectionString: restored });
  await client.connect();
  // What pg_restore leaves behind: rows of transactions that this server has not reached yet.
  await client.query(`INSERT INTO tenant (tenant_id, company_name, email, plan, tenant_key_hash, subscription_status, created_at)
    VALUES ('old', 'Old', 'old', 'trial', 'h', 'active', 0)`);
  await client.query(
    "INSERT INTO event (position, tenant_id, type, at, subject, data) VALUES (9000000, 'old', 'key.rotated', 0, 'before', '{}')",
  );
  await client.end();
  const opened = await openPostgresStore({ url: restored });
  const world = new World({ store: opened, advance: () => {} });
  await opened.rotateTenantKey({ tenantId: 'old', keyHash: 'new', audit: world.audit('old') });
  const { events } = await opened.events({ tenantId: 'old', after: START, limit: 10 });
  assert.deepEqual(
    events.map(({ subject }) => subject),
    ['before', 'old'],
  );
  await opened.close();
});
