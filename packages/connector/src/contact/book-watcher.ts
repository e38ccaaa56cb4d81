/**
 * Keeps the driver that watches a book running: starts it, asks for changes after the position of the cloud, and restarts it when
 * it fails. Keeps at most one page, because the driver has the log.
 */

import { type ChangePage, type ChangesReason, SECOND_MS } from '@ledgerline/contract';
import { BackOff } from '../back-off.ts';
import { Pause, type Timers } from '../clock.ts';
import type { BookWatch, CompanySettings, Watching } from '../driver.ts';
import { type Log, messageOf, oneLine } from '../log.ts';
import type { Randomness } from '../randomness.ts';

export interface BookWatcherOptions {
  readonly company: CompanySettings;
  readonly watch: () => Promise<Watching>;
  readonly timers: Timers;
  readonly randomness: Randomness;
  readonly log: Log;
  /** How many changes a page has at most. */
  readonly pageMax: number;
  /** Called when there are changes to report. */
  readonly whenNews: () => void;
}

const WAIT_SECONDS = 25;
/** A driver or a book that fails is tried again after this long, and a random time more. */
const AGAIN_MS = 5 * SECOND_MS;
/** A long pause, which is ended by an event. */
const LONG_MS = 3_600 * SECOND_MS;

/** The known state of a watched book. */
export interface Watched {
  /** The changes after the position; null while they are not known. */
  readonly page: ChangePage | null;
  readonly reason: ChangesReason | null;
}

export class BookWatcher {
  readonly #options: BookWatcherOptions;
  readonly #pause: Pause;
  readonly #backOff: BackOff;
  readonly #ended: Promise<void>;
  #cursor: string | null;
  #limit: number;
  #known: { readonly from: string | null; readonly page: ChangePage } | null = null;
  #reason: ChangesReason | null = null;
  #saidLast = '';
  #watch: BookWatch | null = null;
  #isStopping = false;

  constructor(options: BookWatcherOptions, cursor: string | null) {
    this.#options = options;
    this.#pause = new Pause(options.timers);
    this.#backOff = new BackOff(options.randomness);
    this.#cursor = cursor;
    this.#limit = options.pageMax;
    this.#ended = this.#run();
  }

  get company(): CompanySettings {
    return this.#options.company;
  }

  /** The cloud has everything up to this position. */
  follow(cursor: string | null): void {
    if (cursor === this.#cursor) return;
    this.#cursor = cursor;
    this.#limit = this.#options.pageMax;
    this.#pause.wake();
  }

  /** What follows the position, at most so much. A page that has more is asked for again. */
  found(limit: number): Watched {
    const known = this.#known?.from === this.#cursor ? this.#known.page : null;
    if (known && known.changes.length > limit) {
      this.#limit = limit;
      this.#known = null;
      this.#pause.wake();
      return { page: null, reason: this.#reason };
    }
    return { page: known, reason: this.#reason };
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#pause.wake();
    const watch = this.#watch;
    this.#watch = null;
    await watch?.close();
    await this.#ended;
  }

  async #run(): Promise<void> {
    while (!this.#isStopping) {
      const watching = await this.#options
        .watch()
        .catch((error: unknown): Watching => ({ kind: 'failed', message: messageOf(error) }));
      if (watching.kind === 'unsupported') return this.#say('unsupported', '');
      if (watching.kind === 'watching') await this.#follow(watching.watch);
      else this.#say(watching.kind === 'unread' ? 'not_read' : 'driver_failed', watching.message);
      if (!this.#isStopping) await this.#pause.wait(AGAIN_MS + this.#backOff.nextMs());
    }
  }

  async #follow(watch: BookWatch): Promise<void> {
    this.#watch = watch;
    try {
      while (!this.#isStopping) {
        if (this.#hasNews) await this.#pause.wait(LONG_MS);
        else await this.#ask(watch);
      }
    } catch (error) {
      if (!this.#isStopping) this.#say('driver_failed', messageOf(error));
    }
    this.#watch = null;
    await watch.close();
  }

  /** Whether there are changes that the sender has not sent yet. */
  get #hasNews(): boolean {
    return this.#known !== null && this.#known.from === this.#cursor && this.#known.page.nextCursor !== this.#cursor;
  }

  async #ask(watch: BookWatch): Promise<void> {
    const cursor = this.#cursor;
    // The first response says where the book is; only later ones are waited for.
    const isFirst = this.#known?.from !== cursor;
    const { unread, ...page } = await watch.changes(cursor, this.#limit, isFirst ? 0 : WAIT_SECONDS);
    this.#backOff.reset();
    this.#known = { from: cursor, page };
    this.#say(unread === null ? null : 'not_read', unread ?? '');
    if (this.#hasNews || isFirst) this.#options.whenNews();
  }

  #say(reason: ChangesReason | null, message: string): void {
    const { log, company, whenNews } = this.#options;
    if (message !== '' && message !== this.#saidLast)
      log.line('warning', oneLine(`The changes of account book ${company.companyId} cannot be read. ${message}`));
    this.#saidLast = message;
    if (reason === this.#reason) return;
    this.#reason = reason;
    whenNews();
  }
}
