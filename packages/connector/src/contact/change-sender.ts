/**
 * Sends the cloud the changes of account books that it wants. Keeps no queue: the book, or the driver that watches it, has a log,
 * and the cloud knows its position. Woken by finished commands and by drivers; looks at a quiet book at intervals.
 */

import {
  type ChangePage,
  type ChangeReceipt,
  type ChangesReason,
  type LoggedChange,
  limits,
  MINUTE_MS,
  type ReportedBookChanges,
  SECOND_MS,
  type WatchedBook,
} from '@ledgerline/contract';
import { BackOff } from '../back-off.ts';
import { type Clock, Pause, type Timers } from '../clock.ts';
import type { Cloud } from '../cloud.ts';
import type { DriverPool } from '../execution/driver-pool.ts';
import { type Log, messageOf, oneLine } from '../log.ts';
import type { Randomness } from '../randomness.ts';
import { BookWatcher } from './book-watcher.ts';

export interface ChangeSenderOptions {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly randomness: Randomness;
  readonly cloud: Pick<Cloud, 'sendChanges'>;
  readonly pool: Pick<DriverPool, 'open' | 'openDriver' | 'has' | 'watchable'>;
  readonly log: Log;
  /** Whether a closed book is opened to look at its changes. */
  readonly opensBooks: boolean;
}

/** Changes within this time are sent together; a connector sends at most once a second. */
const GATHER_MS = 200;
const EVERY_MS = SECOND_MS;
/** How often a book without changes is checked, and reported as checked. */
const LOOK_EVERY_MS = MINUTE_MS;
const CHANGES_ASKED = 500;
/** Room for the fields around the books. */
const REPORT_BYTES_MAX = limits.changeReportBytesMax - 4096;

interface Watched {
  /** The position up to which the cloud has the changes; null if it has none. */
  cursor: string | null;
  isDue: boolean;
  reportedAtMs: number;
  /** The watcher of a book whose driver reports changes from a separate process. */
  watcher: BookWatcher | null;
  /** Why there were no changes, as the cloud knows it. */
  reason: ChangesReason | null;
}

interface Report {
  readonly book: ReportedBookChanges;
  readonly hasMore: boolean;
}

export class ChangeSender {
  readonly #options: ChangeSenderOptions;
  readonly #books = new Map<string, Watched>();
  readonly #pause: Pause;
  readonly #backOff: BackOff;
  readonly #closing = new Set<Promise<void>>();
  #isStopping = false;
  #ended: Promise<void> = Promise.resolve();
  #saidLast = '';

  constructor(options: ChangeSenderOptions) {
    this.#options = options;
    this.#pause = new Pause(options.timers);
    this.#backOff = new BackOff(options.randomness);
  }

  start(): void {
    this.#ended = this.#run();
  }

  stop(): void {
    this.#isStopping = true;
    for (const companyId of [...this.#books.keys()]) this.#forget(companyId);
    this.#pause.wake();
  }

  get ended(): Promise<void> {
    return this.#ended.then(async () => void (await Promise.all(this.#closing)));
  }

  /** The books whose changes the cloud wants, as a heartbeat says it. What is known here already is newer than that. */
  watch(books: readonly WatchedBook[]): void {
    const wanted = new Set(books.map(({ companyId }) => companyId));
    if (this.#isStopping) return;
    const { pool } = this.#options;
    for (const [companyId, { watcher }] of this.#books) {
      const isAnother = watcher !== null && pool.watchable(companyId)?.company !== watcher.company;
      if (!wanted.has(companyId) || !pool.has(companyId) || isAnother) this.#forget(companyId);
    }
    const added = books.filter(({ companyId }) => !this.#books.has(companyId) && pool.has(companyId));
    for (const { companyId, cursor } of added) {
      const watcher = this.#watcherOf(companyId, cursor);
      this.#books.set(companyId, { cursor, isDue: true, reportedAtMs: Number.NEGATIVE_INFINITY, watcher, reason: null });
    }
    if (added.length > 0) this.#pause.wake();
  }

  #watcherOf(companyId: string, cursor: string | null): BookWatcher | null {
    const watchable = this.#options.pool.watchable(companyId);
    if (!watchable) return null;
    const whenNews = (): void => this.wake(companyId);
    return new BookWatcher({ ...this.#options, ...watchable, pageMax: CHANGES_ASKED, whenNews }, cursor);
  }

  #forget(companyId: string): void {
    const watcher = this.#books.get(companyId)?.watcher;
    this.#books.delete(companyId);
    if (!watcher) return;
    const closing = watcher.stop().finally(() => this.#closing.delete(closing));
    this.#closing.add(closing);
  }

  /** A command has ended in this book. */
  wake(companyId: string): void {
    const book = this.#books.get(companyId);
    if (!book || book.isDue) return;
    book.isDue = true;
    this.#pause.wake();
  }

  async #run(): Promise<void> {
    const { clock } = this.#options;
    while (!this.#isStopping) {
      this.#noteQuiet();
      if (![...this.#books.values()].some(({ isDue }) => isDue)) {
        await this.#pause.wait(LOOK_EVERY_MS);
        continue;
      }
      await this.#rest(GATHER_MS);
      const startedAtMs = clock.monotonicMs();
      const waitMs = await this.#send();
      await this.#rest(Math.max(waitMs, EVERY_MS - GATHER_MS - (clock.monotonicMs() - startedAtMs)));
    }
  }

  /** Pauses; only the end of the connector interrupts the pause. */
  async #rest(milliseconds: number): Promise<void> {
    const { clock } = this.#options;
    const untilMs = clock.monotonicMs() + milliseconds;
    for (let leftMs = milliseconds; leftMs > 0 && !this.#isStopping; leftMs = untilMs - clock.monotonicMs())
      await this.#pause.wait(leftMs);
  }

  #noteQuiet(): void {
    const before = this.#options.clock.monotonicMs() - LOOK_EVERY_MS;
    for (const book of this.#books.values()) if (book.reportedAtMs <= before) book.isDue = true;
  }

  /** Returns how long to wait before the next report, besides the usual pause. */
  async #send(): Promise<number> {
    const { cloud, clock, log } = this.#options;
    const reports = await this.#reports();
    if (reports.length === 0) return 0;
    const response = await cloud.sendChanges({ books: reports.map(({ book }) => book) });
    if (response.kind !== 'ok') {
      for (const { book } of reports) this.#due(book.companyId);
      if (response.message !== this.#saidLast)
        log.line('warning', oneLine(`Changes of account books were not sent. ${response.message}`));
      this.#saidLast = response.message;
      return this.#backOff.nextMs(response.kind === 'refused' ? response.retryAfterSeconds : null);
    }
    this.#backOff.reset();
    this.#saidLast = '';
    const nowMs = clock.monotonicMs();
    for (const [index, receipt] of response.value.entries()) this.#heard(receipt, reports[index]?.hasMore ?? false, nowMs);
    return 0;
  }

  #due(companyId: string): void {
    const book = this.#books.get(companyId);
    if (book) book.isDue = true;
  }

  #heard({ companyId, ok, cursor, error }: ChangeReceipt, hasMore: boolean, nowMs: number): void {
    const book = this.#books.get(companyId);
    if (!book) return;
    if (error?.code === 'changes_off') {
      this.#forget(companyId);
      return;
    }
    // The response always has the position of the cloud.
    book.cursor = cursor;
    book.watcher?.follow(cursor);
    book.reportedAtMs = nowMs;
    if (!ok || hasMore) book.isDue = true;
  }

  /** As many changes as fit into one report; the others wait for the next. */
  async #reports(): Promise<readonly Report[]> {
    const reports: Report[] = [];
    let [changes, bytes] = [0, 0];
    for (const [companyId, watched] of this.#books) {
      if (!watched.isDue || reports.length >= limits.changedBooksPerReportMax) continue;
      const room = Math.min(CHANGES_ASKED, limits.changesPerReportMax - changes);
      if (room <= 0) break;
      watched.isDue = false;
      const bytesLeft = REPORT_BYTES_MAX - bytes;
      const report = watched.watcher
        ? this.#watchedReport(companyId, watched, room, bytesLeft)
        : await this.#reportOf(companyId, watched, room, bytesLeft);
      if (report === null) continue;
      if (report === 'no room') {
        watched.isDue = true;
        break;
      }
      reports.push(report);
      changes += report.book.changes.length;
      bytes += bytesOf(report.book);
    }
    return reports;
  }

  /** The report of a book that a driver watches. It does not wait, because the driver wakes the sender. */
  #watchedReport(companyId: string, watched: Watched, room: number, bytes: number): Report | null | 'no room' {
    const { cursor, watcher, reportedAtMs } = watched;
    for (let most = room; watcher && most >= 1; most = Math.floor(most / 2)) {
      const { page, reason } = watcher.found(most);
      const isQuiet = page === null || page.nextCursor === cursor;
      const isSaid = reason === watched.reason && this.#options.clock.monotonicMs() - reportedAtMs < LOOK_EVERY_MS;
      if (isQuiet && (isSaid || (page === null && reason === null))) return null;
      const report = page === null ? { book: quietBook(companyId, cursor), hasMore: false } : pageReport(companyId, cursor, page);
      watched.reason = reason;
      if (bytesOf(report.book) <= bytes) return reason === null ? report : { ...report, book: { ...report.book, reason } };
    }
    return 'no room';
  }

  async #reportOf(
    companyId: string,
    { cursor, reportedAtMs }: Watched,
    room: number,
    bytes: number,
  ): Promise<Report | null | 'no room'> {
    const { pool, opensBooks, clock, log } = this.#options;
    const nothing = quietBook(companyId, cursor);
    const opening = opensBooks ? await pool.open(companyId) : null;
    const driver = opening?.kind === 'opened' ? opening.driver : pool.openDriver(companyId);
    if (!driver) return opensBooks ? { book: { ...nothing, reason: 'not_open' }, hasMore: false } : null;
    if (!driver.changes) return { book: { ...nothing, reason: 'unsupported' }, hasMore: false };
    try {
      for (let most = room; most >= 1; most = Math.floor(most / 2)) {
        const page = await driver.changes(cursor, most);
        const report = pageReport(companyId, cursor, page);
        const isQuiet = report.book.from === report.book.to && report.book.changes.length === 0;
        if (isQuiet && clock.monotonicMs() - reportedAtMs < LOOK_EVERY_MS) return null;
        if (bytesOf(report.book) <= bytes) return report;
      }
      return 'no room';
    } catch (error) {
      log.line('warning', oneLine(`The changes of account book ${companyId} cannot be read. ${messageOf(error)}`));
      return { book: { ...nothing, reason: 'not_open' }, hasMore: false };
    }
  }
}

const quietBook = (companyId: string, cursor: string | null): ReportedBookChanges => ({
  companyId,
  from: cursor,
  to: cursor,
  changes: [],
});

const bytesOf = (book: ReportedBookChanges): number => Buffer.byteLength(JSON.stringify(book)) + 1;

/** The first look at a book is a gap: what was there before is read from lists. */
function pageReport(companyId: string, cursor: string | null, page: ChangePage): Report {
  const resync = cursor === null ? [{ scope: 'book', reason: 'enabled' } as const] : page.resync;
  const changes = page.changes.map(withinLimits);
  const book = { companyId, from: cursor, to: page.nextCursor, changes, ...(resync.length > 0 && { resync: [...resync] }) };
  return { book, hasMore: page.hasMore };
}

const CUT = '…';

/** Keys that are longer than any reader expects are cut and marked. The cloud stores no NUL and no half of a surrogate pair, which a cut can leave. */
const cut = (text: string): string => {
  const clean = text.replaceAll('\u0000', '');
  const short =
    clean.length > limits.changeKeyCharactersMax ? `${clean.slice(0, limits.changeKeyCharactersMax - 1)}${CUT}` : clean;
  return short.toWellFormed();
};

const withinLimits = (change: LoggedChange): LoggedChange => ({
  ...change,
  key: cut(change.key) || CUT,
  ...(change.formerKey !== undefined && { formerKey: cut(change.formerKey) || CUT }),
});
