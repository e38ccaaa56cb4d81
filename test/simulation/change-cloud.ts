/**
 * The cloud of the simulation of changes: what it does with a report is the code of packages/cloud on its SQLite file. Keeps what a reader of the
 * feed sees, who reads whatever an event names as soon as it is stored.
 */

import type { CloudResponse } from '@ledgerline/connector';
import type { ChangeReceipt, ChangesBody, WatchedBook } from '@ledgerline/contract';
import type { Chance } from '../../packages/book/conformance/chance.ts';
import { cursorOf, refusalOf, reportChanges } from '../../packages/cloud/src/book-change/change-report.ts';
import { watchedBooks } from '../../packages/cloud/src/delivery/told-changes.ts';
import type { VerbName } from '../../packages/cloud/src/sql/verb/verb.ts';
import type { Store } from '../../packages/cloud/src/store/store.ts';
import type { Context } from '../../packages/cloud/src/system/context.ts';
import { isRefusal, problemIn } from '../../packages/cloud/src/system/problem.ts';
import type { DirectFile } from '../../packages/cloud/testing/direct-file.ts';
import type { ChangeMutant } from './change-mutant.ts';
import type { World } from './world.ts';

const TENANT = 'tenant';
const CONNECTOR = 'connector';
const START = Date.parse('2026-11-16T00:00:00Z');
/** The tables that a backup of the cloud brings back. */
const SAVED = ['event', 'change_cursor'] as const;

/** The keys of everything in a book, by entity. */
export type Contents = ReadonlyMap<string, ReadonlySet<string>>;

/** What an event of the feed says, and what the book contained when it was stored. */
interface ToldEvent {
  readonly companyId: string;
  readonly scope: string;
  readonly isGap: boolean;
  readonly keys: readonly { readonly key: string; readonly change: string }[];
  readonly read: Contents;
}

export interface CloudOptions {
  readonly database: DirectFile;
  readonly world: World;
  readonly chance: Chance;
  readonly mutant: ChangeMutant | null;
  readonly eventsPerDayMax: number;
}

export class ChangeCloud {
  readonly #options: CloudOptions;
  readonly #context: Context;
  readonly #told = new Map<number, ToldEvent>();
  isDown = false;

  constructor(options: CloudOptions) {
    this.#options = options;
    const { database, eventsPerDayMax } = options;
    for (const table of SAVED)
      database.execute(`CREATE TABLE IF NOT EXISTS saved_${table} AS SELECT * FROM ${table} WHERE false; DELETE FROM ${table}`);
    database.execute('DELETE FROM connector; DELETE FROM notification');
    database.query({
      sql: `INSERT INTO connector (connector_id, tenant_id, kind, key_hash, key_sealed, created_at)
            VALUES (:connectorId, :tenantId, 'desktop', 'hash', 'sealed', :now)`,
      parameters: { connectorId: CONNECTOR, tenantId: TENANT, now: this.now },
    });
    let ids = 0;
    const store = new Proxy({} as Store, {
      get: (_target, verb: string) => async (given: unknown) => database.perform(verb as VerbName, given as never, this.now),
    });
    this.#context = {
      store,
      config: { changeEventsPerDay: eventsPerDayMax },
      clock: { now: () => this.now },
      // Chance of its own: ids of notifications are not to change what a seed plays.
      randomness: {
        bytes: (count: number) => {
          ids += 1;
          return Buffer.alloc(count, `${ids} `);
        },
      },
    } as unknown as Context;
    this.save();
  }

  get now(): number {
    return START + Math.floor(this.#options.world.nowMs);
  }

  switchTo(companyId: string, isEnabled: boolean): void {
    const audit = {
      tenantId: TENANT,
      actor: 'tenant-key',
      action: 'changes.enabled',
      subject: companyId,
      requestId: 'req',
    } as const;
    const change = { tenantId: TENANT, connectorId: CONNECTOR, companyId, isEnabled, audit };
    this.#options.database.perform('setChanges', change, this.now);
  }

  watched(): Promise<readonly WatchedBook[]> {
    return watchedBooks(this.#context, CONNECTOR);
  }

  /** What the route returns for a report. `contents` is what reads of the reporting installation show. */
  async report(
    install: string,
    body: ChangesBody,
    contents: (companyId: string) => Contents,
  ): Promise<CloudResponse<readonly ChangeReceipt[]>> {
    const { mutant, database, chance } = this.#options;
    mutant?.beforeReport?.(database, body);
    const call = { connectorId: CONNECTOR, tenantId: TENANT, install };
    const outcomes = await reportChanges(this.#context, call, mutant?.heard?.(body, chance) ?? body, NOT_COUNTED);
    this.#read(contents);
    if (isRefusal(outcomes))
      return { kind: 'refused', status: 409, code: outcomes.refused.code, message: '', retryAfterSeconds: null };
    const value = outcomes.map((outcome): ChangeReceipt => {
      const refusal = refusalOf(outcome);
      const receipt = { companyId: outcome.companyId, ok: refusal === null, cursor: cursorOf(outcome), statusCode: 200 };
      return refusal === null ? receipt : { ...receipt, error: problemIn(refusal, 'en') };
    });
    return { kind: 'ok', value };
  }

  #read(contents: (companyId: string) => Contents): void {
    const rows = this.#options.database.query({
      sql: `SELECT seq, type, company_id AS company, data FROM event WHERE type LIKE 'change.%' AND seq > :after ORDER BY seq`,
      parameters: { after: Math.max(0, ...this.#told.keys()) },
    });
    for (const { seq, type, company, data } of rows) {
      const said = JSON.parse(String(data)) as { scope?: string; entity?: string; changes?: ToldEvent['keys'] };
      this.#told.set(Number(seq), {
        companyId: String(company),
        isGap: type === 'change.resync',
        scope: said.scope ?? said.entity ?? '',
        keys: said.changes ?? [],
        read: contents(String(company)),
      });
    }
  }

  /** A backup of the cloud is taken, and comes back later with everything that was stored since gone. */
  save(): void {
    for (const table of SAVED)
      this.#options.database.execute(`DELETE FROM saved_${table}; INSERT INTO saved_${table} SELECT * FROM ${table}`);
  }

  restore(): void {
    for (const table of SAVED)
      this.#options.database.execute(`DELETE FROM ${table}; INSERT INTO ${table} SELECT * FROM saved_${table}`);
    const kept = new Set(
      this.#options.database.query({ sql: 'SELECT seq FROM event', parameters: {} }).map(({ seq }) => Number(seq)),
    );
    for (const seq of [...this.#told.keys()]) if (!kept.has(seq)) this.#told.delete(seq);
  }

  positionOf(companyId: string): string | null {
    const [row] = this.#options.database.query({
      sql: 'SELECT cursor FROM change_cursor WHERE company_id = :companyId',
      parameters: { companyId },
    });
    return typeof row?.cursor === 'string' ? row.cursor : null;
  }

  eventsOf(companyId: string): readonly ToldEvent[] {
    return [...this.#told.values()].filter((event) => event.companyId === companyId);
  }
}

const NOT_COUNTED = { changed: () => undefined, lagged: () => undefined, resynced: () => undefined };
