/** Reads an account book for its mirror: a list page by page, or some documents and records by their numbers. */

import { commandIdFrom } from '../command-id.ts';
import { CommandFailed } from '../errors.ts';
import type { EventFeed, EventOptions } from '../event-feed.ts';
import type { ListedConnector } from '../generated/contract.ts';
import { newCommandId } from '../randomness.ts';
import type { AnySubmission } from '../submission.ts';
import type { EntityPlan, Table } from './table-plan.ts';
import { childRows, documentChildren, ownRows, type Read, type ReadRow } from './table-rows.ts';

/** Changes of one entity: numbers or codes, and the keys of documents if they are known. */
export interface Told {
  readonly numbers: ReadonlySet<string>;
  readonly docKeys: ReadonlySet<string>;
}

/** The part of a client that a mirror needs. */
export interface MirrorClient {
  run(type: never, payload: never, options: Sending): Promise<unknown>;
  submitAll(commands: Iterable<Command>, options: { readonly signal?: AbortSignal }): AsyncIterable<Sent>;
  events(options: EventOptions): EventFeed;
  books(): AsyncIterable<ListedConnector>;
}

interface Sending {
  readonly commandId: string;
  readonly connectorId: string;
  readonly companyId: string;
  readonly keepFor: string;
  readonly signal?: AbortSignal;
}

interface Command {
  readonly commandId: string;
  readonly connectorId: string;
  readonly companyId: string;
  readonly type: string;
  readonly payload: Payload;
}

type Sent =
  | { readonly ok: true; readonly submission: AnySubmission }
  | { readonly ok: false; readonly commandId: string; readonly error: Error };

type Payload = Readonly<Record<string, unknown>>;

export interface Book {
  readonly connectorId: string;
  readonly companyId: string;
}

interface ListPage {
  readonly rows: readonly ReadRow[];
  readonly nextCursor: string | null;
}

/** A page of a list: its rows by the tables that they go to, and where the list continues. */
export interface BookPage {
  readonly tables: ReadonlyMap<Table, readonly ReadRow[]>;
  /** How many rows the list returned. */
  readonly count: number;
  readonly nextCursor: string | null;
}

/** A page of a list to read. */
export interface PageWanted {
  readonly plan: EntityPlan;
  /** The list of the entity, or the read of its children. */
  readonly read: string;
  /** Identifies this reading of the list, so that repeated requests for the same page are one command. */
  readonly reading: readonly (string | number)[];
  readonly limit: number;
  readonly place: string | null;
}

/** The page size for entities whose documents must be read one by one. */
export const DOCUMENTS_PER_PAGE = 100;

const ROWS_PER_COMMAND = 5_000;
const KEYS_PER_COMMAND = 500;
/** Long enough to resume after a crash; a copy of the book must not stay in the history of commands. */
const KEPT_FOR = '1d';

export class BookReader {
  readonly #client: MirrorClient;
  readonly #book: Book;
  readonly #signal: AbortSignal | undefined;
  #takesKeys = true;

  constructor(client: MirrorClient, book: Book, signal: AbortSignal | undefined) {
    this.#client = client;
    this.#book = book;
    this.#signal = signal;
  }

  /** Whether the book reports its changes. */
  async tellsChanges(): Promise<boolean> {
    for await (const { connectorId, books } of this.#client.books()) {
      const book = books.find(({ companyId }) => companyId === this.#book.companyId);
      if (connectorId === this.#book.connectorId && book !== undefined)
        return book.changes.enabled && book.changes.reason !== 'unsupported';
    }
    return false;
  }

  /** What a list shows as changed since a time, page by page. */
  async *changedSince({ entity }: EntityPlan, since: string): AsyncGenerator<Told> {
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const payload = { ...entity.payload, changedSince: since, limit: KEYS_PER_COMMAND, ...(cursor && { cursor }) };
      const page = await this.#run(entity.list, payload, newCommandId());
      const rows = page?.rows ?? [];
      const textsOf = (field: string): ReadonlySet<string> => new Set(rows.map((row) => String(row[field])));
      if (rows.length > 0)
        yield { numbers: textsOf(entity.number), docKeys: entity.key === entity.number ? new Set() : textsOf(entity.key) };
      cursor = page?.nextCursor ?? null;
    }
  }

  /** A page of a whole list. After a crash the same page comes from the stored result, and the book is not asked again. */
  async page({ plan, read, reading, limit, place }: PageWanted): Promise<BookPage> {
    const { entity } = plan;
    const isOwnList = read === entity.list;
    const paging = isOwnList && !entity.isPaged ? {} : { limit, ...(place !== null && { cursor: place }) };
    const payload: Payload = { ...(isOwnList ? entity.payload : {}), ...paging };
    const commandId = commandIdFrom('mirror', ...reading, read, JSON.stringify(payload));
    // A result that was removed is read again, under another id.
    const found = (await this.#run(read, payload, commandId)) ?? (await this.#run(read, payload, newCommandId()));
    if (found === null) throw new Error(`${read} has no result.`);
    return { tables: await this.#tablesOf(plan, read, found.rows), count: found.rows.length, nextCursor: found.nextCursor };
  }

  async #tablesOf(plan: EntityPlan, read: string, rows: readonly ReadRow[]): Promise<ReadonlyMap<Table, readonly ReadRow[]>> {
    const isOwnList = read === plan.entity.list;
    const own = isOwnList ? ownRows(plan, rows) : [];
    const children = isOwnList ? await this.#inside(plan, own) : childRows(plan, read, rows);
    const named = plan.children.flatMap(({ table }) => {
      const found = children.get(table.name);
      return found === undefined ? [] : [[table, found] as const];
    });
    return new Map(isOwnList ? [[plan.table, own] as const, ...named] : named);
  }

  /** The current state of these numbers in the book. Numbers that no longer exist are left out. */
  async readKeys(plan: EntityPlan, keys: readonly string[]): Promise<Read> {
    const { entity } = plan;
    const isNumeric = plan.table.columns.some(({ field, kind }) => field === entity.number && kind === 'integer');
    const one = (key: string): Payload => ({ [entity.filter]: isNumeric ? Number(key) : key, ...entity.payload });
    const all = { ...entity.payload, ...(entity.isPaged && { limit: ROWS_PER_COMMAND }) };
    const rows = ownRows(plan, await this.#selected(entity.list, keys, all, one));
    const children = new Map<string, readonly ReadRow[]>();
    for (const read of childReads(plan)) {
      const found = await this.#selected(read, keys, { limit: ROWS_PER_COMMAND }, (key) => ({
        docNo: key,
        limit: ROWS_PER_COMMAND,
      }));
      for (const [table, own] of childRows(plan, read, found)) children.set(table, own);
    }
    for (const [table, found] of await this.#inside(plan, rows)) children.set(table, found);
    return { rows, children };
  }

  /** Reads many keys in one command; a driver without that filter is asked for each key. */
  async #selected(
    type: string,
    keys: readonly string[],
    all: Payload,
    one: (key: string) => Payload,
  ): Promise<readonly ReadRow[]> {
    if (!this.#takesKeys) return this.#rowsOf(type, keys.map(one));
    const chunks = Array.from({ length: Math.ceil(keys.length / KEYS_PER_COMMAND) }, (_, index) =>
      keys.slice(index * KEYS_PER_COMMAND, (index + 1) * KEYS_PER_COMMAND),
    );
    try {
      const rows: ReadRow[] = [];
      for (const chunk of chunks)
        for (let cursor: string | null | undefined; cursor !== null; ) {
          const page = await this.#run(type, { keys: chunk, ...all, ...(cursor && { cursor }) }, newCommandId());
          rows.push(...(page?.rows ?? []));
          cursor = page?.nextCursor ?? null;
        }
      return rows;
    } catch (error) {
      if (!(error instanceof CommandFailed) || error.code !== 'unsupported_command') throw error;
      this.#takesKeys = false;
      return this.#selected(type, keys, all, one);
    }
  }

  /** The rows that documents of a list contain, where no read lists them. */
  async #inside(plan: EntityPlan, rows: readonly ReadRow[]): Promise<ReadonlyMap<string, readonly ReadRow[]>> {
    const { get, number } = plan.entity;
    if (get === undefined) return new Map();
    const documents = await this.#results(
      get,
      rows.map((row) => ({
        [number]: row[number],
        ...((plan.entity.docTypes?.length ?? 1) !== 1 && { docType: row.docType }),
      })),
    );
    return documentChildren(plan, documents);
  }

  /** The rows of several reads of one type, each to its last page. */
  async #rowsOf(type: string, payloads: readonly Payload[]): Promise<readonly ReadRow[]> {
    const rows: ReadRow[] = [];
    let left = payloads;
    while (left.length > 0) {
      const pages = (await this.#results(type, left)) as unknown as readonly (ListPage | undefined)[];
      rows.push(...pages.flatMap((page) => page?.rows ?? []));
      left = left.flatMap((payload, index) => {
        const cursor = pages[index]?.nextCursor;
        return typeof cursor === 'string' ? [{ ...payload, cursor }] : [];
      });
    }
    return rows;
  }

  /** Sends the reads together and under new ids, so that they return the current state. A document that no longer exists has an empty result. */
  async #results(type: string, payloads: readonly Payload[]): Promise<readonly ReadRow[]> {
    const commands = payloads.map((payload) => ({ commandId: newCommandId(), type, payload, ...this.#book }));
    const submissions: AnySubmission[] = [];
    for await (const sent of this.#client.submitAll(commands, this.#stopping())) {
      if (!sent.ok) throw sent.error;
      submissions.push(sent.submission);
    }
    const results: ReadRow[] = [];
    for (const submission of submissions) results.push(await this.#resultOf(submission));
    return results;
  }

  async #resultOf(submission: AnySubmission): Promise<ReadRow> {
    try {
      return (await submission.wait(this.#stopping())) as ReadRow;
    } catch (error) {
      if (error instanceof CommandFailed && error.code === 'NOT_FOUND') return {};
      throw error;
    }
  }

  async #run(type: string, payload: Payload, commandId: string): Promise<ListPage | null> {
    const options = { commandId, keepFor: KEPT_FOR, ...this.#book, ...this.#stopping() };
    return (await this.#client.run(type as never, payload as never, options)) as ListPage | null;
  }

  #stopping(): { readonly signal?: AbortSignal } {
    return this.#signal === undefined ? {} : { signal: this.#signal };
  }
}

/** The reads that list the children of all documents, each once. */
export const childReads = ({ children }: EntityPlan): readonly string[] => [
  ...new Set(children.flatMap(({ child: { read } }) => (read === undefined ? [] : [read]))),
];
