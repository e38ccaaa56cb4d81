/**
 * The statements that PostgreSQL runs for many commands at once, each compared with the verb it stands for on random states of a queue:
 * what they return, and the rows they leave. Accepting is compared with the SQLite store, since no verb inserts a command.
 */

import assert from 'node:assert/strict';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@ledgerline/contract';
import fc from 'fast-check';
import { commandIn } from '../../packages/cloud/conformance/world.ts';
import { leaseMs } from '../../packages/cloud/src/delivery/delivery.ts';
import { Database } from '../../packages/cloud/src/postgres/database.ts';
import { finishAll } from '../../packages/cloud/src/postgres/finish.ts';
import { leaseAll } from '../../packages/cloud/src/postgres/lease.ts';
import { runInLockstep } from '../../packages/cloud/src/postgres/lockstep.ts';
import { prepareDatabase } from '../../packages/cloud/src/postgres/migration.ts';
import type { Session } from '../../packages/cloud/src/postgres/session.ts';
import { own } from '../../packages/cloud/src/postgres/session.ts';
import { sweepFreeConnectors } from '../../packages/cloud/src/postgres/sweep.ts';
import { VerbRunner } from '../../packages/cloud/src/postgres/verb-runner.ts';
import { finish, lease, sweep } from '../../packages/cloud/src/sql/queue/delivery.ts';
import type { Row, Steps } from '../../packages/cloud/src/sql/verb/statement.ts';
import type { AcceptOutcome, LeaseRequest, NewCommand, Report } from '../../packages/cloud/src/store/store.ts';
import type { DirectFile } from '../../packages/cloud/testing/direct-file.ts';

const NOW = Date.UTC(2026, 8, 30, 9);
/** Each of a tenant of its own. */
const CONNECTORS = ['c1', 'c2'];
const tenantOf = (connectorId: string): string => `tenant-${connectorId}`;

const connectorState = fc.record({
  kind: fc.constantFrom('desktop', 'desktop', 'sandbox'),
  presence: fc.constantFrom('online', 'online', 'online', 'offline', 'never'),
  active_install: fc.constantFrom('a', 'a', 'a', 'b', null),
  seen_ago: fc.constantFrom(0, 5 * SECOND_MS, 10 * SECOND_MS - 1, 10 * SECOND_MS, MINUTE_MS, HOUR_MS),
  exactly_once: fc.constantFrom(0, 1),
  epoch: fc.constantFrom(1, 1, 2),
});

const commandState = fc.record({
  connector_id: fc.constantFrom(...CONNECTORS),
  company_id: fc.constantFrom('A', 'A', 'B'),
  mode: fc.constantFrom('read', 'write'),
  status: fc.constantFrom('queued', 'queued', 'queued', 'running', 'done', 'failed'),
  installs: fc.constantFrom('a', 'a', 'b', 'a b', 'b a'),
  was_leased: fc.constantFrom(false, false, true),
  attempts: fc.integer({ min: 1, max: 5 }),
  created_ago: fc.constantFrom(0, MINUTE_MS, HOUR_MS, 8 * DAY_MS),
  lease_ago: fc.constantFrom(0, SECOND_MS, leaseMs - 1, leaseMs, HOUR_MS, 4 * DAY_MS),
  doc_no: fc.constantFrom(null, 'IV-1'),
});

const state = fc.record({
  connectors: fc.tuple(connectorState, connectorState),
  commands: fc.array(commandState, { maxLength: 6, size: 'max' }),
});
type State = typeof state extends fc.Arbitrary<infer Of> ? Of : never;

/** Everything as it would be had it come about, as far as the rules of the tables and of delivery need it. */
const FURNISH = own(`WITH connectors AS (
  INSERT INTO connector (connector_id, tenant_id, kind, key_hash, key_sealed, created_at, presence, active_install, active_install_seen_at,
                         last_seen_at, exactly_once, epoch)
  SELECT 'c' || place, 'tenant-c' || place, kind, 'key ' || place, 'sealed', 0, presence, active_install,
         CASE WHEN active_install IS NULL THEN NULL ELSE ${NOW} - seen_ago END, ${NOW} - seen_ago, exactly_once, epoch
    FROM ROWS FROM (json_to_recordset($1::JSON) AS (kind TEXT, presence TEXT, active_install TEXT, seen_ago BIGINT, exactly_once SMALLINT, epoch BIGINT))
         WITH ORDINALITY AS given(kind, presence, active_install, seen_ago, exactly_once, epoch, place))
  INSERT INTO command (tenant_id, command_id, connector_id, company_id, type, module, mode, payload, doc_no, status, created_at, attempts,
                       installs, started_at, finished_at, lease_token, lease_until, run_started_at)
  SELECT 'tenant-' || connector_id, 'command-' || place, connector_id, company_id, mode || '-something', 'sales', mode, '{}', doc_no, status,
         ${NOW} - created_ago, CASE WHEN was_given THEN attempts ELSE 0 END, CASE WHEN was_given THEN installs ELSE '' END,
         CASE WHEN was_given THEN ${NOW} - lease_ago END, CASE WHEN status IN ('done', 'failed') THEN ${NOW} END,
         CASE WHEN status = 'running' THEN 'token-' || place END,
         CASE WHEN status = 'running' THEN ${NOW} - lease_ago + ${leaseMs} END,
         CASE WHEN status = 'running' THEN ${NOW} - lease_ago END
    FROM ROWS FROM (json_to_recordset($2::JSON) AS (connector_id TEXT, company_id TEXT, mode TEXT, status TEXT, installs TEXT, was_leased BOOLEAN,
                    attempts BIGINT, created_ago BIGINT, lease_ago BIGINT, doc_no TEXT))
         WITH ORDINALITY AS given(connector_id, company_id, mode, status, installs, was_leased, attempts, created_ago, lease_ago, doc_no, place)
         CROSS JOIN LATERAL (SELECT was_leased OR status <> 'queued' AS was_given) AS leased ORDER BY place`);

const TENANTS = `INSERT INTO tenant (tenant_id, company_name, email, plan, tenant_key_hash, subscription_status, trial_ends_at, created_at)
  SELECT tenant, name, mail, 'trial', tenant, 'trialing', 0, 0 FROM (VALUES`;

const EMPTY = 'DELETE FROM command; DELETE FROM event; DELETE FROM connector; DELETE FROM queue_tally; DELETE FROM hour_tally';

/** What is stored, in an order that does not depend on which came first where either may. */
const TABLES = [
  'SELECT * FROM command ORDER BY seq',
  'SELECT * FROM connector ORDER BY connector_id',
  'SELECT tenant_id, type, at, subject, connector_id, company_id, module, data FROM event ORDER BY type, subject, at, data',
  'SELECT * FROM queue_count WHERE queued + running > 0 ORDER BY connector_id, company_id',
  'SELECT * FROM hour_count ORDER BY connector_id, hour, accepted, done, unverified, failed',
];

class RolledBack extends Error {}

export class Twins {
  readonly #database: Database;
  readonly #runner: VerbRunner;
  readonly #file: DirectFile;
  /** How many of a kind were compared, and how many of these a statement took by itself. */
  readonly tally: Record<string, { asked: number; plain: number }> = {};

  private constructor(url: string, file: DirectFile) {
    this.#database = new Database({ url, poolSize: 4, clock: { now: () => NOW } });
    this.#runner = new VerbRunner(this.#database, () => {});
    this.#file = file;
  }

  /** On an empty database, and an empty file of the SQLite store. */
  static async open(url: string, file: DirectFile): Promise<Twins> {
    await prepareDatabase(url);
    const twins = new Twins(url, file);
    const names = CONNECTORS.map((connectorId) => `('${tenantOf(connectorId)}', '${connectorId}', 'mail ${connectorId}')`);
    await twins.#database.writing((session) => session.script(`${TENANTS} ${names.join(', ')}) AS named(tenant, name, mail)`));
    return twins;
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  async compareLeases(numRuns: number, seed?: number): Promise<void> {
    const request = fc.record({
      install: fc.constantFrom('a', 'a', 'a', 'b'),
      max: fc.integer({ min: 1, max: 4 }),
      generation: fc.constantFrom(undefined, undefined, 1),
      isOrdered: fc.boolean(),
      holding: fc.constantFrom(undefined, [], ['token-1', 'token-2']),
    });
    const requests = fc.tuple(request, request).map((given) =>
      given.map(({ holding, generation, ...asked }, index): LeaseRequest => {
        const optional = { ...(holding && { holding }), ...(generation !== undefined && { generation }) };
        return { connectorId: CONNECTORS[index] ?? '', token: `lease-${index}`, ...asked, ...optional };
      }),
    );
    await this.#compare('lease', fc.tuple(state, requests), { numRuns, seed }, leaseAll, (given, now) => lease.run(given, now));
  }

  async compareReports(numRuns: number, seed?: number): Promise<void> {
    const ending = fc.constantFrom(null, 'not_applied', 'applied', 'unknown');
    const report = fc
      .record({
        place: fc.integer({ min: 1, max: 6 }),
        install: fc.constantFrom('a', 'a', 'b'),
        ending,
        isPartlyDone: fc.boolean(),
      })
      .map(({ place, install, ending, isPartlyDone }) => ({
        commandId: `command-${place}`,
        connectorId: CONNECTORS[place % 2] ?? '',
        install,
        status: ending === null ? ('done' as const) : ('failed' as const),
        result: ending === null ? '{"ok":true}' : null,
        error: ending === null ? null : { code: 'x', message: 'm', retryable: false, outcome: ending },
        reportHash: `${place} ${ending}`,
        docNo: place % 3 === 0 ? 'IV-2' : null,
        isPartlyDone,
      }));
    const reports = fc.uniqueArray(report, { minLength: 1, maxLength: 4, selector: ({ commandId }) => commandId });
    // Most of what is reported is running where the report says.
    const reported = state.map(({ connectors, commands }) => ({
      connectors,
      commands: commands.map((command, index) => ({
        ...command,
        connector_id: CONNECTORS[(index + 1) % 2] ?? '',
        ...(index % 3 !== 0 && { status: 'running' as const, installs: command.company_id === 'A' ? 'a' : command.installs }),
      })),
    }));
    await this.#compare<Report>('finish', fc.tuple(reported, reports), { numRuns, seed }, finishAll, (given, now) =>
      finish.run(given, now),
    );
  }

  /** A sweep of its own reads first, locks what it found, and then is the verb. */
  async compareSweeps(numRuns: number, seed?: number): Promise<void> {
    const requests = fc.constantFrom(1, 2, 100).map((limit) => [{ limit }]);
    await this.#compare(
      'sweep',
      fc.tuple(state, requests),
      { numRuns, seed },
      (database, given) => Promise.all(given.map((request) => sweepFreeConnectors(database, request))),
      (given, now) => sweep.run(given, now),
    );
  }

  /** Batches of commands, some of which are sent again: what each store returns and keeps is the same but for the numbers. */
  async compareAccepted(numRuns: number, seed?: number): Promise<void> {
    const command = fc
      .record({
        id: fc.integer({ min: 1, max: 8 }),
        connectorId: fc.constantFrom(...CONNECTORS),
        companyId: fc.constantFrom('A', 'B'),
      })
      .map(
        ({ id, ...at }): NewCommand => ({
          ...at,
          tenantId: tenantOf(at.connectorId),
          commandId: `command-${id}`,
          type: 'create-sales-invoice',
          module: 'sales',
          mode: 'write',
          payload: `{"id":${id}}`,
          warnings: id % 2 === 0 ? '[{}]' : null,
          docNo: id % 3 === 0 ? 'IV-1' : null,
          sentBy: null,
          trace: null,
        }),
      );
    const known = { kind: 'desktop', presence: 'online', active_install: 'a', seen_ago: 0, exactly_once: 0, epoch: 1 } as const;
    const batches = fc.array(fc.array(command, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 });
    const property = fc.asyncProperty(batches, async (given) => {
      await this.#furnish({ connectors: [known, known], commands: [] });
      this.#file.execute(`PRAGMA foreign_keys = OFF; DELETE FROM command; DELETE FROM queue_count; DELETE FROM hour_tally; DELETE FROM connector;
        INSERT INTO connector (connector_id, tenant_id, kind, key_hash, key_sealed, created_at, last_seen_at)
        VALUES ('c1', 'tenant-c1', 'desktop', '1', 's', 0, ${NOW}), ('c2', 'tenant-c2', 'desktop', '2', 's', 0, ${NOW})`);
      for (const batch of given) {
        const accepted = await Promise.all(batch.map((one) => this.#runner.run('accept', one)));
        const expected = batch.map((one) => this.#file.perform('accept', one, NOW));
        assert.deepEqual((accepted as AcceptOutcome[]).map(withoutNumber), expected.map(withoutNumber));
        this.#count('accept', batch.length, expected.filter(({ kind }) => kind === 'queued').length);
      }
      const stored = `SELECT tenant_id, command_id, connector_id, company_id, type, module, mode, payload, warnings, doc_no, sent_by, status,
        created_at, attempts, installs, payload_digest FROM command ORDER BY seq`;
      const counted = 'SELECT connector_id, company_id, queued, running FROM queue_count ORDER BY connector_id, company_id';
      for (const sql of [stored, counted]) {
        const rows = await this.#database.reading((session) => session.script(sql));
        assert.deepEqual(plain(rows), plain(this.#file.query({ sql, parameters: {} })));
      }
    });
    await fc.assert(property, options(numRuns, seed));
  }

  async #compare<Given>(
    name: string,
    states: fc.Arbitrary<[State, Given[]]>,
    { numRuns, seed }: { readonly numRuns: number; readonly seed: number | undefined },
    statement: (database: Database, given: readonly Given[]) => Promise<readonly unknown[]>,
    verb: (given: Given, now: number) => Steps<unknown>,
  ): Promise<void> {
    const property = fc.asyncProperty(states, async ([before, given]) => {
      await this.#furnish(before);
      const expected = await this.#rehearse(given.map((one) => (now: number) => verb(one, now)));
      const results = [...(await statement(this.#database, given))];
      this.#count(name, results.length, results.filter((result) => result !== null).length);
      for (const [index, one] of given.entries()) {
        // What the statement leaves to the verb is untouched by it.
        results[index] ??= await this.#database.transaction([], async ({ session, now }) => {
          const [result] = await runInLockstep([verb(one, now)], session);
          return result;
        });
      }
      const stored = await this.#database.reading(tablesOf);
      assert.deepEqual({ results, stored }, expected);
    });
    await fc.assert(property, options(numRuns, seed));
  }

  async #furnish({ connectors, commands }: State): Promise<void> {
    await this.#database.transaction([], async ({ session }) => {
      await session.script(EMPTY);
      await session.query(FURNISH, [JSON.stringify(connectors), JSON.stringify(commands)]);
    });
  }

  /** What the verbs would return and leave, one after the other; nothing of it stays. */
  async #rehearse(verbs: readonly ((now: number) => Steps<unknown>)[]): Promise<object> {
    const results: unknown[] = [];
    let stored: readonly (readonly Row[])[] = [];
    const rehearsal = this.#database.transaction([], async ({ session, now }) => {
      for (const begin of verbs) results.push(...(await runInLockstep([begin(now)], session)));
      stored = await tablesOf(session);
      throw new RolledBack();
    });
    await rehearsal.catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
    return { results, stored };
  }

  #count(name: string, asked: number, plainly: number): void {
    const known = this.tally[name] ?? { asked: 0, plain: 0 };
    this.tally[name] = { asked: known.asked + asked, plain: known.plain + plainly };
  }
}

const options = (numRuns: number, seed: number | undefined) => ({ numRuns, ...(seed !== undefined && { seed }) });

async function tablesOf(session: Session): Promise<readonly (readonly Row[])[]> {
  const tables: (readonly Row[])[] = [];
  for (const sql of TABLES) tables.push(await session.script(sql));
  return tables;
}

/** Each store numbers in its own way: PostgreSQL also those that turn out to be known. */
function withoutNumber(outcome: AcceptOutcome): object {
  const { seq: _seq, ...rest } = commandIn(outcome);
  return { kind: outcome.kind, command: rest };
}

const plain = (rows: readonly Row[]): readonly Row[] => rows.map((row) => ({ ...row }));
