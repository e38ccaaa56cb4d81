import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { useEveryStatement } from '../../packages/cloud/conformance/every-statement.ts';
import { openRecordedStore } from '../../packages/cloud/conformance/recorded-store.ts';
import { isOfStatement, statementsIn } from '../../packages/cloud/conformance/statement-source.ts';
import { World } from '../../packages/cloud/conformance/world.ts';
import { SEEN_BY_ID } from '../../packages/cloud/src/postgres/command-snapshot.ts';
import { SETTINGS } from '../../packages/cloud/src/postgres/database.ts';
import { ownStatements } from '../../packages/cloud/src/postgres/session.ts';
import { openPostgresStore } from '../../packages/cloud/src/postgres/store.ts';
import { Translator } from '../../packages/cloud/src/postgres/translation.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';

/** Every statement of the store is looked at as PostgreSQL would run it when every table has a million rows. */

let server: PostgresServer;
let client: pg.Client;
/** In the dialect of both stores, or in PostgreSQL's own. */
let statements: readonly string[];
before(async () => {
  server = await startPostgres();
  const url = await server.createDatabase();
  await useOnPostgres(url);
  statements = [...(await sharedStatements()), ...ownStatements.map(({ text }) => text)];
  client = new pg.Client({ connectionString: url, options: SETTINGS.map((setting) => `-c ${setting}`).join(' ') });
  await client.connect();
  await client.query(
    "UPDATE pg_class SET relpages = 1, reltuples = 1000000 WHERE relnamespace = 'public'::REGNAMESPACE AND relkind IN ('r', 'i')",
  );
});
after(async () => {
  await client.end();
  await server.stop();
});

/** Every table then has a page, which the planner counts as one of the given number. */
async function useOnPostgres(url: string): Promise<void> {
  let now = Date.UTC(2026, 8, 30);
  const store = await openPostgresStore({ url, clock: { now: () => now } });
  const advance = (milliseconds: number): void => {
    now += milliseconds;
  };
  await useEveryStatement(new World({ store, advance }));
  await store.close();
}

const COUNTED_BY_TRIGGERS = /^(?:UPDATE queue_count|INSERT INTO (?:queue_count|hour_tally))\b/;

/** What both stores run, as it was recorded on SQLite, but for what PostgreSQL counts by triggers. */
async function sharedStatements(): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-plan-'));
  const { world, statements: recorded } = openRecordedStore(join(folder, 'plan.db'));
  await useEveryStatement(world);
  const texts = [...recorded(), SEEN_BY_ID].filter(
    (sql) => /^(?:SELECT|INSERT|UPDATE|DELETE)\b/.test(sql) && !COUNTED_BY_TRIGGERS.test(sql),
  );
  await world.store.close();
  rmSync(folder, { recursive: true });
  return texts;
}

test('every statement in the sources of the store is among them', () => {
  const directory = new URL('../../packages/cloud/src/postgres/', import.meta.url);
  const missing = readdirSync(directory)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !NOT_OF_VERBS.includes(name))
    .flatMap((name) => statementsIn(readFileSync(new URL(name, directory), 'utf8')).map((parts) => ({ name, parts })))
    .filter(({ parts }) => !statements.some((sql) => isOfStatement(sql, parts)))
    .map(({ name, parts }) => `${name}: ${parts.join(' … ')}`);
  assert.deepEqual(missing, [], 'make it with own(), or run it in useEveryStatement()');
});

/** Look at the schema and at types, read the time and the size, notify other nodes, or write statements in other forms. */
const NOT_OF_VERBS = ['migration.ts', 'session.ts', 'translation.ts', 'database.ts', 'event-position.ts', 'node-channel.ts'];

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Recheck Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

const FEW_ROWS = new Set(['retention_run', 'pulse', 'key_change', 'migration']);

/** What may read all of a table, and why that is no more than a few rows. */
const BOUNDED: Readonly<Record<string, string>> = {
  'GROUP BY build ORDER BY': 'an index entry for each connector, read by a scrape of the metrics and once an hour',
  'GROUP BY refused_build ORDER BY': 'the connectors that gave a build up, as often',
  'FROM erased_sandbox ORDER BY': 'those that were erased, when a host asks for the whole list',
  'FROM withdrawn_build': 'a few builds, all of them wanted',
  'AS "onlineConnectors"': 'one row for each connector and book, read by a scrape of the metrics',
  "WHERE presence = 'online'": 'the connectors that are online, once in 5 s; an index by time would be changed by every call',
  'SELECT DISTINCT tenant_id AS': 'the endpoints that are enabled, once a second',
  'ELSE 0 END), 0) AS enabled': 'all endpoints and what waits for them, read by a scrape of the metrics',
  "kind = 'sandbox'": 'it returns all sandboxes, for their host',
};

/** The nodes that read a table from its start with nothing that bounds how far. */
function unbounded(node: PlanNode, isLimited: boolean): readonly string[] {
  const relation = node['Relation Name'];
  const isLookedUp = node['Index Cond'] !== undefined || node['Recheck Cond'] !== undefined;
  const isRead = relation !== undefined && !FEW_ROWS.has(relation) && node['Node Type'] !== 'ModifyTable';
  const own = isRead && !isLookedUp && !isLimited ? [`${node['Node Type']} on ${relation}`] : [];
  // Sorts and sums read everything before they return the first row.
  const isPassedOn = node['Node Type'] === 'Limit' || (isLimited && !/Sort|Aggregate|Hash|Unique/.test(node['Node Type']));
  return [...own, ...(node.Plans ?? []).flatMap((part) => unbounded(part, isPassedOn))];
}

test('no statement reads a whole table that grows', async () => {
  const complaints: string[] = [];
  const translator = new Translator();
  for (const sql of statements) {
    const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
      `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${translator.plain(sql).text}`,
    );
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
    assert.ok(plan);
    complaints.push(...unbounded(plan, false).map((complaint) => `${complaint}: ${sql}`));
  }
  assert.ok(statements.length > 100);
  const reasonFor = (complaint: string): string | undefined => Object.keys(BOUNDED).find((part) => complaint.includes(part));
  assert.deepEqual(
    complaints.filter((complaint) => reasonFor(complaint) === undefined),
    [],
  );
});
