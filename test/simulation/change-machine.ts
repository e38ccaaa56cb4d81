/**
 * A machine of the simulation of changes: real account books, which people and commands write to, and the part of the connector that sends their
 * changes. It crashes and comes back, and older copies of its books come back.
 */

import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type DriverFactory, DriverPool, silentLog } from '@ledgerline/connector';
import { type ChangePage, type ChangeReceipt, type ChangesBody, SECOND_MS, type WatchedBook } from '@ledgerline/contract';
import type { Chance } from '../../packages/book/conformance/chance.ts';
import { openedTemplateOf } from '../../packages/book/conformance/fresh-book.ts';
import { type Book, openBook } from '../../packages/book/src/index.ts';
import { ChangeSender } from '../../packages/connector/src/contact/change-sender.ts';
import type { ChangeCloud, Contents } from './change-cloud.ts';
import type { ChangeMutant } from './change-mutant.ts';
import { fairWeather, Link, type Weather } from './link.ts';
import type { Scheduled, World } from './world.ts';

const HEARTBEAT_EVERY_MS = 30 * SECOND_MS;
const REQUEST_TIMEOUT_MS = 10 * SECOND_MS;
const identity = { name: 'simulated', version: '1', exactlyOnce: true };

export interface ChangeMachineOptions {
  readonly world: World;
  readonly chance: Chance;
  readonly cloud: ChangeCloud;
  readonly install: string;
  readonly folder: string;
  readonly companyIds: readonly string[];
  readonly mutant: ChangeMutant | null;
  /** Returns a number that no edit has had. */
  readonly nextNumber: () => number;
}

/** An account book in a file, and what reads of it show. */
class WrittenBook {
  readonly companyId: string;
  readonly #path: string;
  readonly #clock: { readonly now: () => number };
  #book: Book;
  #contents: Map<string, Set<string>> = new Map([
    ['department', new Set()],
    ['debtor', new Set()],
  ]);
  #saved: Contents | null = null;
  #wake: () => void = () => undefined;

  constructor(companyId: string, path: string, clock: { readonly now: () => number }) {
    this.companyId = companyId;
    this.#path = path;
    this.#clock = clock;
    copyFileSync(openedTemplateOf('BLANK'), path);
    this.#book = openBook(path, { clock });
  }

  get contents(): Contents {
    return new Map([...this.#contents].map(([entity, keys]) => [entity, new Set(keys)]));
  }

  get position(): string {
    return this.#book.changesAfter(null, 0).nextCursor;
  }

  changesAfter(cursor: string | null, limit: number, mutant: ChangeMutant | null): ChangePage {
    const asked = cursor === null ? null : (mutant?.asked?.(cursor, (seq) => this.#tagAt(seq)) ?? cursor);
    return this.#book.changesAfter(asked, limit);
  }

  #tagAt(seq: number): string | null {
    const database = new DatabaseSync(this.#path, { readOnly: true });
    const row = database.prepare("SELECT printf('%x', tag) AS tag FROM change WHERE seq = ?").get(seq);
    database.close();
    return typeof row?.tag === 'string' ? row.tag : null;
  }

  /** Resolves with the next edit. */
  edited(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  /** A person enters a record that no command creates. */
  enter(number: number): void {
    const code = keyOf(number);
    this.#book.seed([{ kind: 'department', code, data: { description: code } }]);
    this.#contents.get('department')?.add(code);
    this.#wake();
  }

  command(number: number, isDeletion: boolean): void {
    const debtors = this.#contents.get('debtor');
    const [oldest] = debtors ?? [];
    const debtorCode = isDeletion && oldest !== undefined ? oldest : keyOf(number);
    const deletes = debtorCode === oldest;
    const type = deletes ? 'delete-debtor' : 'create-debtor';
    const payload = deletes ? { debtorCode, reason: 'test', confirm: true } : { debtorCode, companyName: debtorCode };
    const result = this.#book.execute(type, payload, `command-${number}`);
    if (result.ok !== true) throw new Error(JSON.stringify(result));
    if (deletes) debtors?.delete(debtorCode);
    else debtors?.add(debtorCode);
    this.#wake();
  }

  save(): void {
    this.#book.close();
    copyFileSync(this.#path, `${this.#path}.saved`);
    this.#saved = this.contents;
    this.#book = openBook(this.#path, { clock: this.#clock });
  }

  restore(): void {
    if (this.#saved) this.#become(`${this.#path}.saved`, this.#saved);
  }

  /** The file of a book of another machine comes here. */
  takeOver(other: WrittenBook): void {
    other.save();
    this.#become(`${other.#path}.saved`, other.contents);
  }

  #become(file: string, contents: Contents): void {
    this.close();
    copyFileSync(file, this.#path);
    this.#contents = new Map([...contents].map(([entity, keys]) => [entity, new Set(keys)]));
    this.#book = openBook(this.#path, { clock: this.#clock });
    this.#wake();
  }

  close(): void {
    this.#book.close();
    for (const end of ['-wal', '-shm']) rmSync(`${this.#path}${end}`, { force: true });
  }
}

/** Increases with the number. */
const keyOf = (number: number): string => `E${String(number).padStart(6, '0')}`;

export class ChangeMachine {
  readonly books: readonly WrittenBook[];
  readonly #options: ChangeMachineOptions;
  #life = 0;
  #sender: ChangeSender | null = null;
  #link: Link | null = null;
  #weather: Weather = fairWeather;
  #isCalm = false;
  #isRetired = false;

  constructor(options: ChangeMachineOptions) {
    this.#options = options;
    const { install, folder, companyIds, cloud } = options;
    const clock = { now: () => cloud.now };
    this.books = companyIds.map((companyId) => new WrittenBook(companyId, join(folder, `${install}-${companyId}.db`), clock));
  }

  set weather(weather: Weather) {
    this.#weather = weather;
    if (this.#link) this.#link.weather = weather;
  }

  /** From now on nothing fails. */
  calmDown(): void {
    this.#isCalm = true;
    this.weather = fairWeather;
  }

  edit(): void {
    const { chance, nextNumber } = this.#options;
    const book = chance.pick(this.books);
    if (chance.happens(0.5)) {
      book.enter(nextNumber());
      return;
    }
    book.command(nextNumber(), chance.happens(0.3));
    this.#sender?.wake(book.companyId);
  }

  start(): void {
    if (this.#sender || this.#isRetired) return;
    const { world, chance, cloud, install, mutant, companyIds } = this.#options;
    this.#life += 1;
    const life = this.#life;
    const after = (milliseconds: number, run: () => void): Scheduled =>
      world.after(milliseconds, () => {
        if (life === this.#life) run();
      });
    const link = new Link({ world, after }, chance, cloud);
    link.weather = this.#weather;
    this.#link = link;
    const monotonicMs = (): number => world.nowMs;
    const clock = { monotonicMs, wallMs: monotonicMs, machineMoment: () => ({ uptimeMs: world.nowMs, wallMs: world.nowMs }) };
    const companies = companyIds.map((companyId, index) => ({
      companyId,
      name: companyId,
      driver: index === 0 ? 'embedded' : 'watched',
      settings: {},
    }));
    const embedded = this.#factory(life);
    const pool = new DriverPool(
      {
        clock,
        factories: { embedded, watched: { ...embedded, ...this.#watching(life, after) } },
        idleCloseMs: Number.POSITIVE_INFINITY,
      },
      companies,
    );
    const contents = (companyId: string): Contents => this.#book(companyId).contents;
    const send = async (body: ChangesBody) => {
      const response = await link.send<readonly ChangeReceipt[]>({
        timeoutMs: REQUEST_TIMEOUT_MS,
        handle: (reply) => void cloud.report(install, body, contents).then(reply),
      });
      return mutant?.answered?.(body, response) ?? response;
    };
    const tools = { clock, timers: { after }, randomness: chance, log: silentLog };
    const sender = new ChangeSender({ ...tools, cloud: { sendChanges: send }, pool, opensBooks: true });
    sender.start();
    this.#sender = sender;
    const beat = async (): Promise<void> => {
      const response = await link.send<readonly WatchedBook[]>({
        timeoutMs: REQUEST_TIMEOUT_MS,
        handle: (reply) => void cloud.watched().then((value) => reply({ kind: 'ok', value })),
      });
      if (life !== this.#life) return;
      if (response.kind === 'ok') sender.watch(response.value);
      after(HEARTBEAT_EVERY_MS, () => void beat());
    };
    void beat();
  }

  #book(companyId: string): WrittenBook {
    const book = this.books.find((one) => one.companyId === companyId);
    if (!book) throw new Error(`There is no book ${companyId}.`);
    return book;
  }

  /** A page of a few changes, so that there are several, and a failure now and then. */
  #page(life: number, companyId: string, cursor: string | null, limit: number): ChangePage {
    const { chance, mutant } = this.#options;
    if (life !== this.#life) throw new Error('This life is over.');
    if (!this.#isCalm && chance.happens(0.05)) throw new Error('The book cannot be read.');
    return this.#book(companyId).changesAfter(cursor, Math.min(limit, chance.integer(1, 4)), mutant);
  }

  #factory(life: number): DriverFactory {
    return {
      identity,
      open: async ({ companyId }) => ({
        kind: 'opened',
        driver: {
          identity,
          capabilities: async () => ({ build: 'simulated', commandTypes: null }),
          execute: async () => ({ kind: 'not_started' }),
          lookup: async () => ({ kind: 'not_applied' }),
          changes: async (cursor, limit) => this.#page(life, companyId, cursor, limit),
          close: async () => undefined,
        },
      }),
    };
  }

  #watching(life: number, after: (milliseconds: number, run: () => void) => Scheduled): Pick<DriverFactory, 'watch'> {
    const changes = async (companyId: string, cursor: string | null, limit: number, waitSeconds: number) => {
      const page = this.#page(life, companyId, cursor, limit);
      if (page.nextCursor !== cursor || waitSeconds === 0) return { ...page, unread: null };
      const waited = new Promise<void>((resolve) => after(waitSeconds * SECOND_MS, resolve));
      await Promise.race([waited, this.#book(companyId).edited()]);
      return { ...this.#page(life, companyId, cursor, limit), unread: null };
    };
    return {
      watch: async ({ companyId }) => ({
        kind: 'watching',
        watch: {
          changes: (cursor, limit, waitSeconds) => changes(companyId, cursor, limit, waitSeconds),
          close: async () => undefined,
        },
      }),
    };
  }

  crash(): void {
    this.#life += 1;
    this.#sender = null;
    this.#link = null;
  }

  /** The connector of this machine is not started again. */
  retire(): void {
    this.#isRetired = true;
    this.crash();
  }

  close(): void {
    this.retire();
    for (const book of this.books) book.close();
  }
}
