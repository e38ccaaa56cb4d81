/** State of a mirror, stored in its target: its progress, its tables, and who writes to it. */

import { MisuseError } from '../errors.ts';
import { newCommandId } from '../randomness.ts';
import { type Book, childReads } from './book-reader.ts';
import type { EntityPlan } from './table-plan.ts';
import type { MirrorTarget } from './target.ts';

/** A list of the book, and the place up to which it was read. */
export interface ListState {
  readonly read: string;
  readonly entity: string;
  /** Counts how often the whole list was begun. */
  readonly run: number;
  readonly place: string | null;
  readonly rows: number;
  readonly isDone: boolean;
}

export interface MirrorState {
  readonly mirrorId: string;
  readonly connectorId: string;
  readonly entities: readonly string[];
  /** The options that stay until the mirror is dropped. */
  readonly kept: KeptOptions;
  /** Every event before this cursor is in the tables. */
  readonly cursor: string | null;
}

/** Options that a run can add and none takes back: without them, rows that are there could not be right. */
export interface KeptOptions {
  readonly keepDeleted: boolean;
  readonly postings: boolean;
}

const STATE_TABLES = `
  CREATE TABLE IF NOT EXISTS _mirror (company_id TEXT PRIMARY KEY, connector_id TEXT NOT NULL, mirror_id TEXT NOT NULL, entities TEXT NOT NULL,
    feed_cursor TEXT, followed_at BIGINT, lease_owner TEXT, lease_until BIGINT NOT NULL DEFAULT 0);
  CREATE TABLE IF NOT EXISTS _mirror_list (company_id TEXT NOT NULL, read_type TEXT NOT NULL, entity TEXT NOT NULL, run BIGINT NOT NULL, place TEXT,
    row_count BIGINT NOT NULL DEFAULT 0, is_done BIGINT NOT NULL DEFAULT 0, PRIMARY KEY (company_id, read_type));
  CREATE TABLE IF NOT EXISTS _mirror_option (company_id TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (company_id, name));
  CREATE TABLE IF NOT EXISTS _mirror_table (name TEXT PRIMARY KEY, columns TEXT NOT NULL);`;

export const STATE_TABLE_NAMES = ['_mirror', '_mirror_list', '_mirror_option', '_mirror_table'] as const;

/** Longer than any pause between two transactions of a mirror that works. */
const LEASE_SECONDS = 120;

export async function createStateTables(target: MirrorTarget): Promise<void> {
  for (const statement of STATE_TABLES.split(';').filter((text) => text.trim() !== '')) await target.query(statement);
}

export class MirrorMemory {
  readonly #target: MirrorTarget;
  readonly #book: Book;
  readonly #owner: string;

  constructor(target: MirrorTarget, book: Book, owner: string) {
    this.#target = target;
    this.#book = book;
    this.#owner = owner;
  }

  async state(): Promise<MirrorState | undefined> {
    const [row] = await this.#target.query('SELECT * FROM _mirror WHERE company_id = ?', [this.#book.companyId]);
    if (row === undefined) return undefined;
    return {
      mirrorId: String(row.mirror_id),
      connectorId: String(row.connector_id),
      entities: JSON.parse(String(row.entities)) as readonly string[],
      kept: await this.#kept(),
      cursor: row.feed_cursor === null ? null : String(row.feed_cursor),
    };
  }

  async #kept(): Promise<KeptOptions> {
    const rows = await this.#target.query('SELECT name FROM _mirror_option WHERE company_id = ?', [this.#book.companyId]);
    const names = new Set(rows.map(({ name }) => name));
    return { keepDeleted: names.has('keepDeleted'), postings: names.has('postings') };
  }

  async keepOptions(options: KeptOptions): Promise<void> {
    for (const [name] of Object.entries(options).filter(([, isSet]) => isSet))
      await this.#target.query('INSERT INTO _mirror_option (company_id, name) VALUES (?, ?) ON CONFLICT DO NOTHING', [
        this.#book.companyId,
        name,
      ]);
  }

  /** The first time only: everything is still to be read. */
  async begin(plans: readonly EntityPlan[]): Promise<MirrorState> {
    const known = await this.state();
    if (known !== undefined) return known;
    const { connectorId, companyId } = this.#book;
    const names = JSON.stringify(plans.map(({ entity }) => entity.entity));
    await this.#target.query('INSERT INTO _mirror (company_id, connector_id, mirror_id, entities) VALUES (?, ?, ?, ?)', [
      companyId,
      connectorId,
      newCommandId(),
      names,
    ]);
    return (await this.state()) as MirrorState;
  }

  /** A later run can add entities. */
  async keepEntities(plans: readonly EntityPlan[]): Promise<void> {
    const names = JSON.stringify(plans.map(({ entity }) => entity.entity));
    await this.#target.query('UPDATE _mirror SET entities = ? WHERE company_id = ?', [names, this.#book.companyId]);
  }

  /** The lists of entities that are new to the mirror. */
  async addLists(plans: readonly EntityPlan[]): Promise<void> {
    const known = new Set((await this.lists()).map(({ read }) => read));
    for (const { read, entity } of plans.flatMap(listsOf).filter((list) => !known.has(list.read)))
      await this.#target.query('INSERT INTO _mirror_list (company_id, read_type, entity, run) VALUES (?, ?, ?, 1)', [
        this.#book.companyId,
        read,
        entity,
      ]);
  }

  async lists(): Promise<readonly ListState[]> {
    const rows = await this.#target.query('SELECT * FROM _mirror_list WHERE company_id = ?', [this.#book.companyId]);
    return rows.map((row) => ({
      read: String(row.read_type),
      entity: String(row.entity),
      run: Number(row.run),
      place: row.place === null ? null : String(row.place),
      rows: Number(row.row_count),
      isDone: Number(row.is_done) === 1,
    }));
  }

  async keepPlace({ read, place, rows, isDone }: Pick<ListState, 'read' | 'place' | 'rows' | 'isDone'>): Promise<void> {
    await this.#target.query(
      'UPDATE _mirror_list SET place = ?, row_count = ?, is_done = ? WHERE company_id = ? AND read_type = ?',
      [place, rows, isDone ? 1 : 0, this.#book.companyId, read],
    );
  }

  /** The lists of an entity, or of the whole book, are read again from their start. */
  async readAgain(entity: string | undefined): Promise<void> {
    const [which, values] = entity === undefined ? ['', []] : ['AND entity = ?', [entity]];
    await this.#target.query(
      `UPDATE _mirror_list SET run = run + 1, place = NULL, row_count = 0, is_done = 0 WHERE company_id = ? ${which}`,
      [this.#book.companyId, ...values],
    );
  }

  /** The same of an entity in every book of the target: they share its tables. */
  async readAgainInAllBooks(entity: string): Promise<void> {
    await this.#target.query('UPDATE _mirror_list SET run = run + 1, place = NULL, row_count = 0, is_done = 0 WHERE entity = ?', [
      entity,
    ]);
  }

  /** Other books that a process writes to this target now. */
  async othersRunning(isGone: (owner: string) => boolean): Promise<readonly string[]> {
    const { now } = this.#target.dialect;
    const rows = await this.#target.query(
      `SELECT company_id, lease_owner FROM _mirror WHERE company_id <> ? AND lease_owner IS NOT NULL AND lease_until > ${now}`,
      [this.#book.companyId],
    );
    return rows.filter(({ lease_owner }) => !isGone(String(lease_owner))).map(({ company_id }) => String(company_id));
  }

  /** Part of every transaction: a mirror that lost its lease writes nothing. */
  async keepCursor(cursor: string | null): Promise<void> {
    const { now } = this.#target.dialect;
    await this.#target.query(
      `UPDATE _mirror SET feed_cursor = ?, followed_at = ${now}, lease_until = ${now} + ${LEASE_SECONDS} WHERE company_id = ? AND lease_owner = ?`,
      [cursor, this.#book.companyId, this.#owner],
    );
    await this.#assertLease();
  }

  /** When the mirror last followed the feed, and whether a process has the lease. */
  async sighting(): Promise<{ readonly followedSecondsAgo: number | null; readonly isRunning: boolean }> {
    const { now } = this.#target.dialect;
    const [row] = await this.#target.query(
      `SELECT ${now} - followed_at AS ago, lease_owner, lease_until - ${now} AS seconds_left FROM _mirror WHERE company_id = ?`,
      [this.#book.companyId],
    );
    const ago = row?.ago ?? null;
    return {
      followedSecondsAgo: ago === null ? null : Number(ago),
      isRunning: typeof row?.lease_owner === 'string' && Number(row.seconds_left) > 0,
    };
  }

  /** Takes the lease, or says who has it. `isGone` knows owners that ended without giving it back. */
  async takeLease(isGone: (owner: string) => boolean): Promise<void> {
    const { now } = this.#target.dialect;
    const [row] = await this.#target.query(
      `SELECT lease_owner, lease_until - ${now} AS seconds_left FROM _mirror WHERE company_id = ?`,
      [this.#book.companyId],
    );
    const owner = typeof row?.lease_owner === 'string' ? row.lease_owner : '';
    const seconds = Number(row?.seconds_left);
    if (owner !== '' && seconds > 0 && !isGone(owner))
      throw new MisuseError(
        'mirror_running',
        `Another mirror writes ${this.#book.companyId} to ${this.#target.place}. Stop it first; if it has crashed, wait ${seconds} seconds.`,
      );
    // If two start at the same time, only the first finds the owner that both have read.
    await this.#target.query(
      `UPDATE _mirror SET lease_owner = ?, lease_until = ${now} + ${LEASE_SECONDS} WHERE company_id = ? AND coalesce(lease_owner, '') = ?`,
      [this.#owner, this.#book.companyId, owner],
    );
    await this.#assertLease();
  }

  async renewLease(): Promise<void> {
    const { now } = this.#target.dialect;
    await this.#target.query(
      `UPDATE _mirror SET lease_until = ${now} + ${LEASE_SECONDS} WHERE company_id = ? AND lease_owner = ?`,
      [this.#book.companyId, this.#owner],
    );
    await this.#assertLease();
  }

  async giveBackLease(): Promise<void> {
    await this.#target.query('UPDATE _mirror SET lease_owner = NULL, lease_until = 0 WHERE company_id = ? AND lease_owner = ?', [
      this.#book.companyId,
      this.#owner,
    ]);
  }

  async #assertLease(): Promise<void> {
    const [row] = await this.#target.query('SELECT lease_owner FROM _mirror WHERE company_id = ?', [this.#book.companyId]);
    if (row?.lease_owner !== this.#owner)
      throw new MisuseError('mirror_running', `Another mirror has taken over ${this.#book.companyId} in ${this.#target.place}.`);
  }
}

/** Each list once, with its entity. */
const listsOf = (plan: EntityPlan): readonly { readonly read: string; readonly entity: string }[] =>
  [plan.entity.list, ...childReads(plan)].map((read) => ({ read, entity: plan.entity.entity }));
