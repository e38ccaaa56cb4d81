import assert from 'node:assert/strict';
import { after, before, describe, it, test } from 'node:test';
import { DAY_MS } from '@ledgerline/contract';
import pg from 'pg';
import {
  accountsBeforePeople,
  assertAccountsKept,
  BEFORE_PEOPLE,
} from '../../packages/cloud/conformance/accounts-before-people.ts';
import { exerciseErasureOfTables } from '../../packages/cloud/conformance/erasure.ts';
import { exerciseStore, type OpenedStore } from '../../packages/cloud/conformance/store.conformance.ts';
import { everything, World } from '../../packages/cloud/conformance/world.ts';
import { postgresMigrations, prepareDatabase } from '../../packages/cloud/src/postgres/migration.ts';
import { openPostgresStore } from '../../packages/cloud/src/postgres/store.ts';
import { UnusableDatabase } from '../../packages/cloud/src/sql/migration.ts';
import { StoreUnavailable } from '../../packages/cloud/src/store/store.ts';
import { StoreDamaged } from '../../packages/cloud/src/store/store-damage.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';
import { assertNoWholeTable, recordStatements } from './statement-plans.ts';

const START = Date.UTC(2026, 8, 30, 9);

let server: PostgresServer;
/** After all migrations. Copying it takes a tenth of the time that they take. */
let migrated: string;
before(async () => {
  server = await startPostgres();
  migrated = await server.createDatabase();
  await prepareDatabase(migrated);
});
after(() => server.stop());

async function open(url?: string): Promise<OpenedStore> {
  let now = START;
  const store = await openPostgresStore({ url: url ?? (await server.createDatabase(migrated)), clock: { now: () => now } });
  return {
    store,
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}

let exercised: string;
let recorded: ReturnType<typeof recordStatements>;
exerciseStore('PostgreSQL', async () => {
  exercised = await server.createDatabase();
  const opened = await open(exercised);
  // What runs once, when a node starts, is left out.
  recorded = recordStatements();
  return opened;
});

test('no statement reads a whole table that grows', () => assertNoWholeTable(exercised, recorded.stop()));

describe('the tables of PostgreSQL', () => {
  let url: string;
  let world: World;
  before(async () => {
    url = await server.createDatabase(migrated);
    world = new World(await open(url));
  });
  after(() => world.store.close());
  exerciseErasureOfTables(
    () => world,
    async () => {
      const tables = await query<{ name: string }>(
        url,
        "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
      );
      const read = tables.map(
        async ({ name }) =>
          [name, await query<Record<string, unknown>>(url, `SELECT * FROM ${name} ORDER BY ${name}::TEXT`)] as const,
      );
      return new Map(await Promise.all(read));
    },
  );
});

describe('the PostgreSQL store', () => {
  it('turns accounts from before there were people into people who own their tenants, and keeps them logged in', async () => {
    const url = await server.createDatabase();
    await prepareDatabase(url, postgresMigrations().slice(0, BEFORE_PEOPLE));
    await query(url, accountsBeforePeople);
    const store = await openPostgresStore({ url, clock: { now: () => 1_000 } });
    await assertAccountsKept(store);
    await store.close();
  });

  it('of 16 racing creates with one own id on two nodes, one is accepted, and its end decides on both', async () => {
    const url = await server.createDatabase(migrated);
    const nodes = [await openPostgresStore({ url }), await openPostgresStore({ url })] as const;
    const world = new World({ store: nodes[0], advance: () => {} });
    const home = await world.signUp();
    const { tenantId, connectorId } = home;
    const outcomes = await Promise.all(
      Array.from({ length: 16 }, (_, index) => {
        const claim = { linkId: world.name('link'), entity: 'sales-invoice' };
        return nodes[index % 2 === 0 ? 0 : 1].accept(world.newCommand(home, { externalId: 'raced', claim }));
      }),
    );
    const accepted = outcomes.flatMap((outcome) => (outcome.kind === 'queued' ? [outcome.command.commandId] : []));
    const refused = outcomes.flatMap((outcome) => (outcome.kind === 'linked' ? [outcome.link.commandId] : []));
    assert.deepEqual([accepted.length, refused], [1, Array(15).fill(accepted[0])]);
    assert.equal((await world.lease(home)).commands.length, 1);
    await nodes[1].finish(world.done(home, accepted[0] ?? '', { docNo: 'IV-1' }));
    const link = await nodes[0].linkAt({
      tenantId,
      connectorId,
      companyId: 'MAIN',
      entity: 'sales-invoice',
      externalId: 'raced',
    });
    assert.deepEqual([link?.state, link?.key], ['bound', 'IV-1']);
    await Promise.all(nodes.map((node) => node.close()));
  });

  it('of 16 equal reports of changes on two nodes one is stored, and each node tells the others its position', async () => {
    const url = await server.createDatabase(migrated);
    const nodes = [await openPostgresStore({ url }), await openPostgresStore({ url })] as const;
    const world = new World({ store: nodes[0], advance: () => {} });
    const home = await world.signUp();
    const { tenantId, connectorId } = home;
    const book = { tenantId, connectorId, companyId: 'MAIN' };
    await nodes[0].setChanges({ ...book, isEnabled: true, audit: world.audit(tenantId) });
    const changed = { type: 'change.party', subject: 'debtor', data: { entity: 'debtor', key: 'A' } } as const;
    const report = { companyId: 'MAIN', reason: null, changedAt: null, gap: null, isReplaced: false, moves: [], notice: null };
    const books = [{ ...report, from: null, to: '1.a', events: [changed], overLimit: {} }];
    const raced = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        nodes[index % 2 === 0 ? 0 : 1].recordChanges({ ...home, install: 'one', books, eventsPerDayMax: 100 }),
      ),
    );
    const kinds = raced.flatMap(({ outcomes }) => outcomes.map((outcome) => JSON.stringify(outcome))).toSorted();
    const [stored, other] = ['stored', 'other_cursor'].map((kind) => JSON.stringify({ kind, cursor: '1.a' }));
    assert.deepEqual(kinds, [...Array(15).fill(other), stored]);
    const { events } = await nodes[1].events({ tenantId, after: { position: 0, seq: 0 }, limit: 100 });
    assert.equal(events.filter(({ type }) => type === 'change.party').length, 1);
    await Promise.all(nodes.map((node) => node.close()));
  });

  it('uses the time of the database if no clock is given', async () => {
    const url = await server.createDatabase(migrated);
    const store = await openPostgresStore({ url });
    const world = new World({ store, advance: () => {} });
    const command = await world.accept(world.newCommand(await world.signUp()));
    const now = await store.now();
    const [row] = await query<{ now: string }>(url, 'SELECT extract(epoch FROM now()) * 1000 AS now');
    assert.ok(Math.abs(Number(row?.now) - now) < 5_000);
    assert.ok(Math.abs(now - command.createdAt) < 5_000);
    await store.close();
  });

  it('a clock of the database that is set days forward or back expires nothing and stops nothing', async () => {
    const url = await server.createDatabase(migrated);
    await query(
      url,
      `CREATE SCHEMA set_clock; CREATE TABLE set_clock.jump (days INT); INSERT INTO set_clock.jump VALUES (0);
       CREATE FUNCTION set_clock.clock_timestamp() RETURNS TIMESTAMPTZ LANGUAGE sql VOLATILE AS
         'SELECT pg_catalog.clock_timestamp() + days * INTERVAL ''1 day'' FROM set_clock.jump';
       ALTER DATABASE ${url.split('/').at(-1)} SET search_path = public, set_clock, pg_catalog`,
    );
    const jumps: number[] = [];
    const store = await openPostgresStore({ url, whenTimeJumped: (differenceMs) => jumps.push(differenceMs) });
    const world = new World({ store, advance: () => {} });
    const home = await world.signUp();
    const running = await world.accept(world.newCommand(home));
    const read = await world.accept(world.newRead(home));
    await world.lease(home);
    const queued = await world.accept(world.newCommand(home));
    let last = await store.now();
    for (const days of [400, -400]) {
      await query(url, `UPDATE set_clock.jump SET days = ${days}`);
      const now = await store.now();
      assert.ok(now >= last && now - last < DAY_MS);
      last = now;
      assert.deepEqual((await store.sweep({ limit: 100 })).ended, []);
      const statuses = [await world.now(running), await world.now(read), await world.now(queued)].map(({ status }) => status);
      assert.deepEqual(statuses, ['running', 'running', 'queued']);
      const later = await world.accept(world.newCommand(home));
      assert.ok(Math.abs(later.createdAt - now) < DAY_MS);
    }
    assert.equal(jumps.length, 1, 'told once while it is not made up');
    await store.close();
  });

  it('a damaged payload is not leased: it is reported, its command ends and the next one is leased', async () => {
    const url = await server.createDatabase(migrated);
    const findings: string[] = [];
    const store = await openPostgresStore({ url, onDamage: ({ kind }) => findings.push(kind) });
    const world = new World({ store, advance: () => {} });
    const home = await world.signUp();
    const damaged = await world.accept(world.newCommand(home));
    const sound = await world.accept(world.newCommand(home));
    await query(url, `UPDATE command SET payload = replace(payload, '300', '301') WHERE command_id = '${damaged.commandId}'`);
    await assert.rejects(store.command(damaged), StoreDamaged);
    const { commands, ended } = await world.lease(home);
    assert.deepEqual(
      commands.map(({ commandId }) => commandId),
      [sound.commandId],
    );
    assert.deepEqual(ended, [{ tenantId: home.tenantId, commandId: damaged.commandId, outcome: 'not_applied' }]);
    await store.finish(world.done(home, sound.commandId));
    await query(url, `UPDATE command SET result = '{"ok":false}' WHERE command_id = '${sound.commandId}'`);
    await assert.rejects(store.command(sound), StoreDamaged);
    assert.deepEqual(new Set(findings), new Set(['digest_mismatch']));
    await store.close();
  });

  it('a verb that fails fails alone: what was gathered with it is kept', async () => {
    const { store } = await open();
    const world = new World({ store, advance: () => {} });
    const home = await world.signUp();
    const outcomes = await Promise.allSettled([
      store.accept(world.newCommand(home)),
      store.accept(world.newCommand(home, { payload: 'no database takes \0' })),
      store.accept(world.newCommand(home)),
    ]);
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['fulfilled', 'rejected', 'fulfilled'],
    );
    assert.ok(outcomes[1]?.status === 'rejected' && !(outcomes[1].reason instanceof StoreUnavailable));
    assert.equal(await store.queuedCount({ ...home, limit: 10 }), 2);
    await store.close();
  });

  it('closing finishes what is under way and refuses what comes later', async () => {
    const { store } = await open();
    const world = new World({ store, advance: () => {} });
    const home = await world.signUp();
    const underway = Array.from({ length: 300 }, () => store.accept(world.newCommand(home)));
    const closed = store.close();
    await assert.rejects(store.command({ ...home, commandId: 'any' }), StoreUnavailable);
    const accepted = await Promise.all(underway);
    await closed;
    assert.ok(accepted.every(({ kind }) => kind === 'queued'));
  });

  it('a missing server is reported as not available', async () => {
    await assert.rejects(openPostgresStore({ url: 'postgres://nobody@127.0.0.1:1/nothing' }), StoreUnavailable);
  });

  it('a database of a newer version is refused and left as it is', async () => {
    const url = await server.createDatabase();
    const migrations = postgresMigrations();
    const newer = { version: migrations.length + 1, sql: 'CREATE TABLE novelty (a BIGINT)' };
    await prepareDatabase(url, [...migrations, newer]);
    await assert.rejects(openPostgresStore({ url }), UnusableDatabase);
    await assert.rejects(openPostgresStore({ url }), /newer version/);
  });

  it('a migration that fails changes nothing, and nodes that start together migrate once', async () => {
    const url = await server.createDatabase();
    const migrations = postgresMigrations();
    const broken = { version: migrations.length + 1, sql: 'CREATE TABLE half (a BIGINT); SELECT 1 / 0' };
    await assert.rejects(prepareDatabase(url, [...migrations, broken]));
    assert.deepEqual(await query(url, "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"), []);
    const opened = await Promise.all(Array.from({ length: 4 }, () => open(url)));
    assert.deepEqual(
      await query(url, 'SELECT version FROM migration ORDER BY version'),
      migrations.map(({ version }) => ({ version: String(version) })),
    );
    await Promise.all(opened.map(({ store }) => store.close()));
  });

  it('counts from before they were kept in place are carried over, and an operator may delete commands', async () => {
    const url = await server.createDatabase();
    await prepareDatabase(url, postgresMigrations().slice(0, 15));
    await query(
      url,
      `INSERT INTO tenant (tenant_id, company_name, email, plan, password_hash, tenant_key_hash, subscription_status, created_at)
         VALUES ('t', 'T', 't@x', 'p', 'h', 'k', 'active', 0);
       INSERT INTO connector (connector_id, tenant_id, kind, key_hash, key_sealed, created_at) VALUES ('c', 't', 'desktop', 'k', 's', 0);
       INSERT INTO command (tenant_id, command_id, connector_id, company_id, type, module, mode, payload, status, created_at, attempts, installs)
         SELECT 't', number, 'c', 'MAIN', 'a', 'sales', 'write', '{}', 'queued', ${START}, 0, '' FROM generate_series(1, 5) AS number;
       UPDATE command SET status = 'running', installs = 'first', lease_until = ${START + DAY_MS} WHERE command_id > '2';
       UPDATE command SET status = 'done', lease_until = NULL, finished_at = ${START} WHERE command_id > '3'`,
    );
    const { store } = await open(url);
    const home = { tenantId: 't', connectorId: 'c' };
    const counts = async () => (await store.queueCounts(home)).map(({ queued, running }) => ({ queued, running }));
    assert.deepEqual(await counts(), [{ queued: 2, running: 1 }]);
    await query(url, "DELETE FROM command WHERE command_id IN ('1', '4')");
    await store.finish(new World({ store, advance: () => {} }).done(home, '3'));
    assert.deepEqual(await counts(), [{ queued: 1, running: 0 }]);
    const { accepted, hours } = await store.activity({ tenantId: 't', since: START });
    assert.deepEqual([accepted, hours.map(({ done }) => done)], [5, [3]]);
    await store.close();
  });

  it('plans that were made while the tables were empty do not read the whole of them later', async () => {
    const url = await server.createDatabase(migrated);
    const { store } = await open(url);
    const world = new World({ store, advance: () => {} });
    const home = await world.signUp();
    const work = async (): Promise<void> => {
      const commands = await Promise.all(Array.from({ length: 60 }, () => world.accept(world.newCommand(home))));
      const { commands: leased } = await world.lease(home, 'first', 60);
      await Promise.all(leased.map(({ commandId }) => store.finish(world.done(home, commandId))));
      await Promise.all(commands.map((command) => store.command(command)));
      await store.commands(everything(home.tenantId));
      await store.activity({ tenantId: home.tenantId, since: 0 });
      await store.sweep({ limit: 100 });
      await world.accept(world.newCommand(home));
      const [lost] = (await world.lease(home)).commands;
      const again = await store.lease({ connectorId: home.connectorId, install: 'first', max: 60, token: 'again', holding: [] });
      assert.deepEqual(again.commands, [lost]);
      await store.finish(world.done(home, lost?.commandId ?? ''));
    };
    for (let round = 0; round < 10; round += 1) await work();
    await query(url, FILL);
    await work();
    await store.close();
    const [scans] = await query<{ count: string }>(
      url,
      "SELECT coalesce(sum(seq_tup_read), 0) AS count FROM pg_stat_user_tables WHERE relname = 'command'",
    );
    assert.ok(Number(scans?.count) < FILLED_ROWS, `${scans?.count} rows were read without an index`);
  });
});

const FILLED_ROWS = 20_000;

/** Commands that ended long ago, of many connectors. */
const FILL = `INSERT INTO command (tenant_id, command_id, connector_id, company_id, type, module, mode, payload, status,
                                   created_at, finished_at, attempts, installs)
  SELECT 'tenant', 'old-' || number, 'conn-' || number % 100, 'MAIN', 'create-sales-invoice', 'sales', 'write', '{}', 'done', 1, 1, 1, 'first'
    FROM generate_series(1, ${FILLED_ROWS}) AS number`;

async function query<T extends pg.QueryResultRow>(url: string, sql: string): Promise<readonly T[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<T>(sql);
  await client.end();
  return rows;
}
