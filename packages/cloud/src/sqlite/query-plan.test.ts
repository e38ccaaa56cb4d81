import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { openRecordedStore } from '../../conformance/recorded-store.ts';
import { exerciseStore } from '../../conformance/store.conformance.ts';
import { NOT_DURABLE } from '../../testing/direct-file.ts';
import { verbs } from '../sql/verbs.ts';

/**
 * Every statement that the conformance suite brings the store to run is looked at as SQLite would run it, by its own statistics and as
 * if every table had a million rows.
 */

const folder = mkdtempSync(join(tmpdir(), 'ledgerline-plan-'));
const path = join(folder, 'plan.db');
after(() => rmSync(folder, { recursive: true }));

const recorded = openRecordedStore(path);
recorded.file.execute(NOT_DURABLE);
exerciseStore('SQLite on one connection', async () => recorded);

const statements = (): readonly string[] =>
  [...recorded.file.statements].filter((sql) => /^(?:SELECT|INSERT|UPDATE|DELETE)\b/.test(sql));

test('the suite uses every verb', () => {
  assert.deepEqual(
    Object.keys(verbs).filter((name) => !(recorded.verbsUsed as ReadonlySet<string>).has(name)),
    [],
    'the plans of a verb that is not used are not looked at',
  );
});

/** What may read all of a table, or sort, or read a whole range, and why that is no more than a few rows. */
const BOUNDED: Readonly<Record<string, string>> = {
  'AS "onlineConnectors"': 'one row for each connector, read by a scrape of the metrics',
  'GROUP BY build ORDER BY': 'an index entry for each connector, read by a scrape of the metrics and once an hour',
  'GROUP BY refused_build ORDER BY': 'the connectors that gave a build up, as often',
  "UPDATE connector SET last_seen_at = :now WHERE kind = 'sandbox'": 'all sandboxes, once in 45 s instead of a heartbeat of each',
  "WHERE kind = 'sandbox' ORDER BY connector_id": 'it returns all sandboxes, for their host',
  'FROM connector WHERE tenant_id = :tenantId ORDER BY created_at': 'a tenant has two connectors',
  'FROM company WHERE connector_id = :connectorId ORDER BY company_id': 'a connector reports 1,000 books at most',
  'AND einvoice IS NOT NULL ORDER BY company_id': 'a connector reports 1,000 books at most',
  'AS books FROM company WHERE connector_id': 'a connector reports 1,000 books at most',
  'AND in_plan_since IS NOT NULL ORDER BY': 'a connector reports 1,000 books at most',
  "AND kind = 'desktop'\n": 'a tenant has two connectors',
  'FROM company JOIN connector USING (connector_id)': 'a connector reports 1,000 books at most',
  'sum(grace_ended) AS': 'all tenants, read by a scrape of the metrics',
  'SELECT einvoice FROM company': 'the books whose e-invoices are sent, read by a scrape of the metrics',
  'SELECT DISTINCT tenant_id AS': 'the endpoints that are enabled, once a second',
  'AS same': 'sorts two pages of events, each of them bounded',
  'DESC LIMIT :lookedAt) AS newest': 'sorts the newest 10,000 commands of a tenant, when an older copy of a book comes back',
  'DELETE FROM webhook_delivery': 'the few thousand that were just read',
  'INSERT INTO webhook (': 'looks whether rows wait for an endpoint that is new',
  "UPDATE webhook SET state = 'paused' WHERE tenant_id": 'a tenant has 20 endpoints at most',
  'DELETE FROM invitation WHERE invited_by_id = :personId AND sent_at': 'a tenant has 100 people and open invitations at most',
  'DELETE FROM webhook WHERE': 'an endpoint and its log',
  'AS running FROM queue_count WHERE connector_id = :connectorId': 'a row for each book of a connector',
  'FROM hour_count WHERE connector_id': 'two days of hours and a row for each book',
  'FROM app_key WHERE tenant_id = :tenantId AND revoked_at IS NULL': 'a tenant can have 200 usable keys',
  'FROM app_key WHERE person_id = :personId': 'a tenant can have 200 usable keys',
  'UPDATE app_key SET revoked_at = :now\n': 'a tenant can have 200 usable keys',
  'DELETE FROM oauth_record WHERE key_id': 'a key has some 60 records at most',
  'UPDATE oauth_record SET spent_at = :past': 'a key has some 60 records at most',
  'substr(lease_token, 1, :prefixLength) = :prefix': 'what one poll was given',
  'GROUP BY type, error': 'groups a window of failures',
  'SELECT DISTINCT kind FROM': 'joins a window of commands',
  'DELETE FROM tenant WHERE': 'looks whether rows are left of a tenant that is gone',
  'INSERT INTO tenant ': 'looks whether rows wait for a tenant that is new',
  'AS lately LIMIT': 'a window of leases',
  'FROM notification\n': 'sorts a window of commands',
  'DELETE FROM session WHERE person_id': 'the sessions of one person all end',
  'DELETE FROM person': 'looks whether sessions of the person are left',
  'INSERT INTO person ': 'looks whether rows wait for a person who is new',
  'FROM membership JOIN person': 'a tenant can have 100 people',
  'FROM membership JOIN tenant': 'a person belongs to a few tenants',
  'FROM membership WHERE tenant_id': 'a tenant can have 100 people',
  'FROM invitation WHERE tenant_id': 'a tenant can have 100 people and invitations',
  'DELETE FROM event WHERE tenant_id': 'the few thousand that were just read',
  'DELETE FROM limit_use WHERE minute': 'one minute of subjects',
  'AS count FROM known_answer WHERE tenant_id': 'a tenant can have 400 known answers',
  'FROM change_cursor WHERE tenant_id': 'a connector can have 1,000 books',
  'AS off\n       FROM change_cursor': 'the books that report changes, read by a scrape of the metrics',
  'AS open FROM proposal': 'a tenant can have 200 open proposals, read by a scrape of the metrics',
  'lower(company_name) LIKE :like ESCAPE': 'all tenants, when an operator searches for one',
  "WHERE state <> 'enabled' OR failing_since IS NOT NULL": 'all endpoints, when an operator looks for those that fail',
  'AS "addedAt" FROM operator': 'an installation has a few operators',
  'AS "seenAt" FROM node': 'an installation has a few nodes',
  webhook_pending: 'what waits for one endpoint',
};

const GROWING =
  'command|connector|company|tenant|session|person|membership|invitation|app_key|notification|audit|event|event_floor|webhook|webhook_pending|webhook_delivery|event_window|limit_use|queue_count|hour_tally|refused_call|day_use|proposal|oauth_record|known_answer|closed_book|change_cursor|book_look';
const SCAN = new RegExp(`^SCAN (?:${GROWING})\\b`);
const SORT = /^USE TEMP B-TREE/;
const SEARCH = new RegExp(`^SEARCH (?:${GROWING})\\b`);
const UNIQUE =
  /USING (?:INTEGER )?PRIMARY KEY|sqlite_autoindex_|one_open_notification|one_sandbox|app_key_previous|tenant_previous_key/;
/** Tables whose rows need two columns to be distinguished. */
const OF_TWO_COLUMNS = /^SEARCH (?:command USING INDEX|company|membership|queue_count|hour_tally|limit_use)\b/;

function isOneRow(detail: string): boolean {
  const columns = detail.match(/=\?/g)?.length ?? 0;
  return UNIQUE.test(detail) && columns >= (OF_TWO_COLUMNS.test(detail) ? 2 : 1);
}

/** What is not bounded about a statement, according to its plan. */
function complaintsOf(database: DatabaseSync, sql: string): readonly string[] {
  const steps = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as unknown as readonly { readonly detail: string }[];
  const hasLimit = /\bLIMIT\b/.test(sql);
  return steps
    .map(({ detail }) => detail)
    .filter((detail) => {
      const isPageFromTheStart = hasLimit && / USING (?:COVERING )?INDEX tenant_newest\b/.test(detail);
      if (SCAN.test(detail)) return !isPageFromTheStart;
      return SORT.test(detail) || (SEARCH.test(detail) && !hasLimit && !isOneRow(detail));
    })
    .map((detail) => `${detail}: ${sql}`);
}

const reasonFor = (complaint: string): string | undefined => Object.keys(BOUNDED).find((part) => complaint.includes(part));

function assertBounded(): void {
  const database = new DatabaseSync(path, { readOnly: true });
  const complaints = statements().flatMap((sql) => complaintsOf(database, sql));
  database.close();
  assert.deepEqual(
    complaints.filter((complaint) => reasonFor(complaint) === undefined),
    [],
  );
  const used = new Set(complaints.map(reasonFor));
  assert.deepEqual(
    Object.keys(BOUNDED).filter((part) => !used.has(part)),
    [],
    'an exception that nothing needs is taken out',
  );
}

test('no statement reads or sorts more than a bounded number of rows', assertBounded);

test('nor does one when every table has a million rows', () => {
  const database = new DatabaseSync(path);
  database.exec('ANALYZE; DELETE FROM sqlite_stat1');
  const indexes = database
    .prepare('SELECT name, tbl_name AS "table" FROM sqlite_schema WHERE type = \'index\'')
    .all() as unknown as readonly { readonly name: string; readonly table: string }[];
  const add = database.prepare('INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES (?, ?, ?)');
  for (const { name, table } of indexes) {
    const columns = database.prepare(`PRAGMA index_info('${name}')`).all().length;
    // Each further column narrows a million rows evenly, down to one.
    const rows = Array.from({ length: columns }, (_, index) => Math.round(1_000_000 ** (1 - (index + 1) / columns)));
    add.run(table, name, [1_000_000, ...rows].join(' '));
  }
  database.close();
  assertBounded();
});
