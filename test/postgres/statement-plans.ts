/**
 * Every statement that the conformance suite brings the store to run is looked at as PostgreSQL would run it when every table has a
 * million rows.
 */

import assert from 'node:assert/strict';
import pg from 'pg';
import { SETTINGS } from '../../packages/cloud/src/postgres/database.ts';
import { ownStatements } from '../../packages/cloud/src/postgres/session.ts';

const { query } = pg.Client.prototype;

/** From now on collects what is sent to the server, in PostgreSQL's own dialect; `stop` returns it. */
export function recordStatements(): { stop(): ReadonlySet<string> } {
  const statements = new Set(ownStatements.map(({ text }) => text));
  function recordedQuery(this: pg.Client, ...asked: readonly unknown[]): unknown {
    const [first] = asked;
    const text = typeof first === 'string' ? first : (first as pg.QueryConfig).text;
    if (/^(?:SELECT|INSERT|UPDATE|DELETE|WITH)\b/.test(text)) statements.add(text);
    return Reflect.apply(query, this, asked);
  }
  pg.Client.prototype.query = recordedQuery as typeof query;
  return {
    stop: () => {
      pg.Client.prototype.query = query;
      return statements;
    },
  };
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Recheck Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

const FEW_ROWS = new Set(['retention_run', 'pulse', 'key_change', 'migration', 'node', 'operator']);

/** What may read all of a table, and why that is no more than a few rows. */
const BOUNDED: Readonly<Record<string, string>> = {
  'GROUP BY build ORDER BY': 'an index entry for each connector, read by a scrape of the metrics and once an hour',
  'GROUP BY refused_build ORDER BY': 'the connectors that gave a build up, as often',
  'sum(grace_ended) AS': 'all tenants, read by a scrape of the metrics',
  'SELECT einvoice FROM company': 'the books whose e-invoices are sent, read by a scrape of the metrics',
  'AS off\n       FROM change_cursor': 'the books that report changes, read by a scrape of the metrics',
  'FROM erased_sandbox ORDER BY': 'those that were erased, when a host asks for the whole list',
  'FROM withdrawn_build': 'a few builds, all of them wanted',
  'AS "onlineConnectors"': 'one row for each connector and book, read by a scrape of the metrics',
  "WHERE presence = 'online'": 'the connectors that are online, once in 5 s; an index by time would be changed by every call',
  'SELECT DISTINCT tenant_id AS': 'the endpoints that are enabled, once a second',
  'ELSE 0 END), 0) AS enabled': 'all endpoints and what waits for them, read by a scrape of the metrics',
  "WHERE state <> 'enabled' OR failing_since IS NOT NULL": 'all endpoints, when an operator looks for those that fail',
  'FROM status_subscriber WHERE confirmed_at IS NOT NULL':
    'those who get emails about incidents, read by a scrape of the metrics',
  'WHERE mailed_at IS NULL ORDER BY at': 'the updates whose emails are not written, of an index that has no others',
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

/** In a database in which the suite has left some rows in every table. */
export async function assertNoWholeTable(url: string, statements: ReadonlySet<string>): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: SETTINGS.map((setting) => `-c ${setting}`).join(' ') });
  await client.connect();
  // Every table has a page, which the planner counts as one of the given number.
  await client.query(
    "UPDATE pg_class SET relpages = 1, reltuples = 1000000 WHERE relnamespace = 'public'::REGNAMESPACE AND relkind IN ('r', 'i')",
  );
  const complaints: string[] = [];
  for (const text of statements) {
    const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
      `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`,
    );
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
    assert.ok(plan);
    complaints.push(...unbounded(plan, false).map((complaint) => `${complaint}: ${text}`));
  }
  await client.end();
  assert.ok(statements.size > 300);
  const reasonFor = (complaint: string): string | undefined => Object.keys(BOUNDED).find((part) => complaint.includes(part));
  assert.deepEqual(
    complaints.filter((complaint) => reasonFor(complaint) === undefined),
    [],
  );
}
