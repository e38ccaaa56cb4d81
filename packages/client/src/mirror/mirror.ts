/** Keeps the mirror of an account book: reads every list once, then follows the feed of changes. Resumes wherever it was stopped. */

import { MisuseError, RequestRefused } from '../errors.ts';
import type { Event } from '../generated/contract.ts';
import { mirrorEntities, rowFields } from '../generated/mirror-reads.ts';
import { newCommandId } from '../randomness.ts';
import { type Book, BookReader, childReads, DOCUMENTS_PER_PAGE, type MirrorClient, type Told } from './book-reader.ts';
import { type ChangeEvent, entityNamed, type Gap, gapOf, groupsOf, merged, toldBy } from './change-events.ts';
import { createStateTables, type ListState, MirrorMemory, type MirrorState } from './mirror-state.ts';
import { Pace, type PaceName } from './pace.ts';
import { applyChanges, dropBook, schemaChanges, type TableChange } from './schema-change.ts';
import { type EntityPlan, planOf } from './table-plan.ts';
import type { Read } from './table-rows.ts';
import { TableWriter } from './table-writer.ts';
import type { MirrorTarget } from './target.ts';
import { type Verification, Verifier } from './verification.ts';

export interface MirrorOptions {
  /** Where the tables are. */
  readonly to: MirrorTarget;
  readonly connectorId?: string;
  readonly companyId?: string;
  /** What to mirror, such as `sales-invoice` (default: everything). The first run decides, and later ones can add. */
  readonly entities?: readonly string[];
  /** Whether to end once the tables are as new as the book (default false). */
  readonly once?: boolean;
  /** Whether rows that the book no longer has stay, with `deleted_at` (default false). A later run can add it. */
  readonly keepDeleted?: boolean;
  /** Whether to mirror what each document posts to the general ledger (default false). Each is then read by itself. A later run can add it. */
  readonly postings?: boolean;
  /** How much of the book's time whole lists can take (default gentle: a fifth). */
  readonly pace?: PaceName;
  /** Whether tables can be rebuilt if a column has a different type (default: false). */
  readonly rebuild?: boolean;
  /** The name of the writer in the lease (default: a random name). */
  readonly owner?: string;
  /** Whether the owner of a lease has ended without giving it back. */
  readonly isGone?: (owner: string) => boolean;
  readonly signal?: AbortSignal;
}

/** A finished step of a mirror. */
export type MirrorStep =
  | { readonly step: 'read'; readonly list: string; readonly rows: number; readonly isDone: boolean; readonly listsLeft: number }
  | { readonly step: 'followed'; readonly changes: number }
  | { readonly step: 'gap'; readonly scope: string; readonly reason: string }
  | { readonly step: 'current' };

export interface MirrorStatus {
  readonly companyId: string;
  readonly connectorId: string;
  readonly entities: readonly string[];
  readonly keepDeleted: boolean;
  readonly postings: boolean;
  readonly lists: readonly ListState[];
  /** How many seconds ago the feed was last followed; null before. */
  readonly followedSecondsAgo: number | null;
  /** Whether a process writes to it now. */
  readonly isRunning: boolean;
  /** The changes that the next run would make to its tables. */
  readonly tableChanges: readonly {
    readonly table: string;
    readonly change: TableChange['change'];
    readonly columns: readonly string[];
  }[];
}

/** The plan for entities by name; without names, for all. */
export function plansFor(
  names: readonly string[] | undefined,
  options: { readonly postings?: boolean } = {},
): readonly EntityPlan[] {
  const unknown = (names ?? []).filter((name) => !mirrorEntities.some(({ entity }) => entity === name));
  if (unknown.length > 0)
    throw new MisuseError(
      'unknown_entity',
      `${unknown.join(', ')} cannot be mirrored. These can: ${mirrorEntities.map(({ entity }) => entity).join(', ')}.`,
    );
  const named = names === undefined ? mirrorEntities : mirrorEntities.filter(({ entity }) => names.includes(entity));
  return planOf(named, rowFields, options);
}

export class Mirror {
  readonly #client: MirrorClient;
  readonly #book: Book;
  readonly #options: MirrorOptions;
  readonly #target: MirrorTarget;
  readonly #memory: MirrorMemory;
  readonly #reader: BookReader;
  #writer: TableWriter;

  constructor(client: MirrorClient, book: Book, options: MirrorOptions) {
    this.#client = client;
    this.#book = book;
    this.#options = options;
    this.#target = options.to;
    this.#memory = new MirrorMemory(options.to, book, options.owner ?? newCommandId());
    this.#reader = new BookReader(client, book, options.signal);
    this.#writer = this.#writerWith(options.keepDeleted ?? false);
  }

  #writerWith(keepsDeleted: boolean): TableWriter {
    return new TableWriter(this.#target, this.#book, keepsDeleted);
  }

  async *steps(): AsyncGenerator<MirrorStep, void, undefined> {
    const tellsChanges = await this.#reader.tellsChanges();
    if (!tellsChanges && this.#options.once !== true)
      throw new MisuseError(
        'changes_off',
        `${this.#book.companyId} does not tell its changes, so its copy cannot be kept current. Switch changes on for the book, or copy it once.`,
      );
    try {
      const plans = await this.#prepare();
      // Without change events, every list must be read again.
      if (!tellsChanges) await this.#memory.readAgain(undefined);
      for (;;) {
        yield* this.#readLists(plans);
        const isOver = yield* this.#follow(plans);
        if (isOver) return;
      }
    } finally {
      // A lease that stays expires; the error to see is the one that ended the mirror.
      await this.#memory.giveBackLease().catch(() => {});
    }
  }

  /** Compares every row with the book. With `repair`, what differs is read again. */
  async verify({ repair = false }: { readonly repair?: boolean } = {}): Promise<Verification> {
    const state = await this.#known();
    const catchUp = (): Promise<void> => this.#catchUp();
    const { target, reader, signal } = { target: this.#target, reader: this.#reader, signal: this.#options.signal };
    const verifier = new Verifier({ target, reader, companyId: this.#book.companyId, catchUp, signal });
    const { tables, differences, found } = await verifier.verify(plansFor(state.entities, state.kept));
    if (repair && found.size > 0) {
      await this.#memory.takeLease(this.#options.isGone ?? (() => false));
      for (const [plan, told] of found) await this.#replace([{ plan, told }], async () => this.#memory.renewLease());
      await this.#memory.giveBackLease();
    }
    return { tables, differences };
  }

  /** The progress of the mirror, and what would change in its tables. */
  async status(): Promise<MirrorStatus> {
    const state = await this.#known();
    const changes = await schemaChanges(this.#target, plansFor(state.entities, state.kept));
    return {
      companyId: this.#book.companyId,
      connectorId: state.connectorId,
      entities: state.entities,
      ...state.kept,
      lists: await this.#memory.lists(),
      ...(await this.#memory.sighting()),
      tableChanges: changes.map(({ table, change, columns }) => ({ table: table.name, change, columns })),
    };
  }

  /** Removes the rows of the account book, and with the last book everything that the mirror created. */
  async drop(): Promise<void> {
    await this.#known();
    await this.#memory.takeLease(this.#options.isGone ?? (() => false));
    await dropBook(this.#target, this.#book.companyId);
  }

  async #known(): Promise<MirrorState> {
    await createStateTables(this.#target);
    const state = await this.#memory.state();
    if (state !== undefined) {
      this.#writer = this.#writerWith(state.kept.keepDeleted);
      return state;
    }
    throw new MisuseError('mirror_missing', `${this.#target.place} has no mirror of ${this.#book.companyId}.`);
  }

  /** If another process follows the book, it does this. */
  async #catchUp(): Promise<void> {
    try {
      for await (const _ of new Mirror(this.#client, this.#book, { ...this.#options, once: true }).steps());
    } catch (error) {
      if (!(error instanceof MisuseError) || error.code !== 'mirror_running') throw error;
    }
  }

  /** Takes the lease, and changes the tables to match the plan. */
  async #prepare(): Promise<readonly EntityPlan[]> {
    const { entities, rebuild = false, isGone = () => false, keepDeleted = false, postings = false } = this.#options;
    await createStateTables(this.#target);
    const known = await this.#memory.state();
    if (known !== undefined && known.connectorId !== this.#book.connectorId)
      throw new MisuseError(
        'mirror_of_another',
        `${this.#target.place} has the mirror of a book ${this.#book.companyId} of another connector, ${known.connectorId}. Use another database or schema.`,
      );
    const kept = {
      keepDeleted: keepDeleted || known?.kept.keepDeleted === true,
      postings: postings || known?.kept.postings === true,
    };
    const wanted = plansFor(known === undefined ? entities : [...new Set([...known.entities, ...(entities ?? [])])], kept);
    this.#writer = this.#writerWith(kept.keepDeleted);
    await this.#memory.begin(wanted);
    await this.#memory.takeLease(isGone);
    const changes = await schemaChanges(this.#target, wanted);
    const rebuilt = changes
      .filter(({ change }) => change === 'rebuild')
      .map(({ table, columns }) => `${table.name} (${columns.join(', ')})`);
    if (rebuilt.length > 0 && !rebuild)
      throw new MisuseError(
        'mirror_rebuild',
        `Columns have another type now: ${rebuilt.join(', ')}. They are empty until they have been read again; say that they can be.`,
      );
    const others = rebuilt.length === 0 ? [] : await this.#memory.othersRunning(isGone);
    if (others.length > 0)
      throw new MisuseError(
        'mirror_running',
        `Another mirror writes ${others.join(', ')} to tables of ${this.#target.place} that must be created again. Stop it first.`,
      );
    const again = changes.length === 0 ? new Set<string>() : await applyChanges(this.#target, wanted, changes);
    await this.#target.transaction(async () => {
      await this.#memory.keepEntities(wanted);
      await this.#memory.keepOptions(kept);
      await this.#memory.addLists(wanted);
      if (kept.postings && known?.kept.postings === false)
        for (const { entity } of wanted.filter((plan) => plan.entity.postings !== undefined))
          await this.#memory.readAgain(entity.entity);
      for (const entity of again) await this.#memory.readAgainInAllBooks(entity);
    });
    return wanted;
  }

  /** Every list that is not complete, page by page. The place in the feed is taken before the first. */
  async *#readLists(plans: readonly EntityPlan[]): AsyncGenerator<MirrorStep, void, undefined> {
    const state = await this.#memory.state();
    if (state === undefined) return;
    if (state.cursor === null) await this.#memory.keepCursor(await this.#latestCursor());
    const pace = new Pace(this.#options.pace ?? 'gentle', this.#options.signal);
    const lists = await this.#memory.lists();
    const open = plans.flatMap((plan) =>
      [plan.entity.list, ...childReads(plan)].map((read) => ({
        plan,
        list: lists.find((one) => one.read === read && !one.isDone),
      })),
    );
    const left = open.flatMap(({ plan, list }) => (list === undefined ? [] : [{ plan, list }]));
    for (const [index, { plan, list }] of left.entries())
      for await (const { rows, isDone } of this.#readList(plan, list, state.mirrorId, pace))
        yield { step: 'read', list: list.read, rows, isDone, listsLeft: left.length - index - (isDone ? 1 : 0) };
  }

  async *#readList(
    plan: EntityPlan,
    list: ListState,
    mirrorId: string,
    pace: Pace,
  ): AsyncGenerator<{ rows: number; isDone: boolean }> {
    const fixedRows = list.read === plan.entity.list && plan.entity.get !== undefined ? DOCUMENTS_PER_PAGE : undefined;
    let { place, rows } = list;
    for (let isDone = false; !isDone; ) {
      const limit = fixedRows ?? pace.rows;
      const wanted = { plan, read: list.read, reading: [mirrorId, list.run], limit, place } as const;
      const page = await pace.paced(
        () => this.#reader.page(wanted),
        (found) => fixedRows === undefined && found.count >= limit,
      );
      place = page.nextCursor;
      isDone = place === null;
      rows += page.count;
      const total = rows;
      await this.#target.transaction(async () => {
        for (const [table, found] of page.tables) {
          await this.#writer.add(table, found, list.run);
          if (isDone) await this.#writer.removeUnseen(plan, table, list.run);
        }
        await this.#memory.keepPlace({ read: list.read, place, rows: total, isDone });
        await this.#memory.renewLease();
      });
      yield { rows, isDone };
    }
  }

  async #latestCursor(): Promise<string> {
    const feed = this.#client.events({ from: 'latest', follow: false, ...this.#stopping() });
    for await (const _ of feed);
    if (feed.cursor === undefined) throw new Error('The feed has no cursor.');
    return feed.cursor;
  }

  /** Follows the feed until a list must be read again; returns true at the end. */
  async *#follow(plans: readonly EntityPlan[]): AsyncGenerator<MirrorStep, boolean, undefined> {
    try {
      const isGap = yield* this.#followFeed(plans, false);
      if (isGap) return false;
      yield { step: 'current' };
      return this.#options.once === true || !(yield* this.#followFeed(plans, true));
    } catch (error) {
      if (!(error instanceof RequestRefused) || error.code !== 'cursor_expired') throw error;
      // Events of the meantime were deleted, so everything is read again.
      const cursor = await this.#latestCursor();
      await this.#target.transaction(async () => {
        await this.#memory.readAgain(undefined);
        await this.#memory.keepCursor(cursor);
      });
      yield { step: 'gap', scope: 'book', reason: 'cursor_expired' };
      return false;
    }
  }

  /** Follows to the newest event, or without end; returns whether changes are missing. */
  async *#followFeed(plans: readonly EntityPlan[], follow: boolean): AsyncGenerator<MirrorStep, boolean, undefined> {
    const state = await this.#memory.state();
    const feed = this.#client.events({
      ...(state?.cursor && { cursor: state.cursor }),
      types: ['change.*'],
      entities: plans.flatMap(({ entity }) => entity.names),
      companyId: this.#book.companyId,
      follow,
      ...this.#stopping(),
    });
    for await (const { events, nextCursor } of feed.pages()) {
      const ours = events.filter((event) => this.#isOurs(event));
      for (const [group, cursor] of groupsOf(ours, nextCursor)) {
        const { changes, gaps } = await this.#apply(plans, group, cursor);
        for (const { scope, reason } of gaps) yield { step: 'gap', scope, reason };
        if (changes > 0) yield { step: 'followed', changes };
        if (gaps.length > 0) return true;
      }
    }
    return false;
  }

  #isOurs({ data }: Event): boolean {
    const { connectorId, companyId } = data as ChangeEvent;
    return connectorId === this.#book.connectorId && companyId === this.#book.companyId;
  }

  /** Reads what changed and replaces it, in one transaction with the place in the feed. The read decides, not the change. */
  async #apply(plans: readonly EntityPlan[], events: readonly Event[], cursor: string) {
    const told = toldBy(events);
    const { listed, gaps } = await this.#fill(
      plans,
      events.flatMap(({ data }) => gapOf(data as ChangeEvent)),
    );
    const changed = plans
      .map((plan) => ({ plan, told: merged(plan.entity.names.flatMap((name) => told.get(name) ?? [])) }))
      .filter((one) => one.told.numbers.size > 0);
    await this.#replace(changed, async () => {
      for (const { scope } of gaps) await this.#memory.readAgain(scope === 'book' ? undefined : entityNamed(plans, scope));
      await this.#memory.keepCursor(cursor);
    });
    return { changes: changed.reduce((sum, one) => sum + one.told.numbers.size, listed), gaps };
  }

  /** Reads what a list by change shows, where a gap says since when. Returns how much that was, and the gaps whose lists must be read as a whole. */
  async #fill(plans: readonly EntityPlan[], gaps: readonly Gap[]): Promise<{ listed: number; gaps: readonly Gap[] }> {
    const left: Gap[] = [];
    let listed = 0;
    for (const gap of gaps) {
      const plan = plans.find(({ entity }) => entity.names.includes(gap.scope));
      if (gap.since === undefined || plan === undefined || !plan.entity.isPaged) {
        left.push(gap);
        continue;
      }
      for await (const told of this.#reader.changedSince(plan, gap.since)) {
        await this.#replace([{ plan, told }], () => this.#memory.renewLease());
        listed += told.numbers.size;
      }
    }
    return { listed, gaps: left };
  }

  /** Reads first, then one transaction, which `end` ends. */
  async #replace(
    changed: readonly { readonly plan: EntityPlan; readonly told: Told }[],
    end: () => Promise<void>,
  ): Promise<void> {
    const reads: Read[] = [];
    for (const { plan, told } of changed)
      reads.push(
        await this.#reader.readKeys(
          plan,
          [...told.numbers].filter((number) => !number.startsWith('#')),
        ),
      );
    const runs = new Map((await this.#memory.lists()).map((list) => [list.read, list.run]));
    await this.#target.transaction(async () => {
      for (const [index, { plan, told }] of changed.entries()) {
        const read = reads[index];
        if (read !== undefined) await this.#writer.replace(plan, told, read, (list) => runs.get(list) ?? 1);
      }
      await end();
    });
  }

  #stopping(): { readonly signal?: AbortSignal } {
    return this.#options.signal === undefined ? {} : { signal: this.#options.signal };
  }
}
