/** Follows what changes in a book, whoever changes it: looks at the sources, says who it was, and keeps what was found until it was taken. */

import { BookClosed, type Json } from './book.ts';
import { ChangeLog, type Logged } from './change-log.ts';
import { type FoundChange, noteKey } from './change-row.ts';
import { type ChangeSource, type Gap, ROWS_MAX, type SourceDelta } from './change-source.ts';
import { noWriters, type Writers } from './change-writers.ts';
import { processorSeconds, uptimeSeconds } from './clock.ts';
import { messageOf } from './record.ts';

/** The book as a process reads it that takes no lock and runs no command. */
export interface WatchedBook {
  /** One for each kind of row, records before documents. */
  readonly sources: readonly ChangeSource[];
  /** A text that differs once the book may have changed, such as the size and the time of its file. Without it every look reads the sources. */
  mark?(): string | Promise<string>;
  /** Who wrote what; without it every change is the desk's. */
  readonly writers?: Writers;
  close(): void | Promise<void>;
}

/** How often it looks whether the book may have changed, and how often into it. */
const MARK_SECONDS = 1;
const LOOK_SECONDS = 5;
/** Looks take at most a tenth of a processor. */
const REST_FACTOR = 9;
/** A command that is never finished must not stop the looks. */
const WRITING_MS_MAX = 10_000;
const REASON_CHARACTERS_MAX = 300;

type Deltas = Record<string, SourceDelta & { readonly by: string }>;

export class BookWatch {
  readonly #book: WatchedBook;
  readonly #log: ChangeLog;
  readonly #now: () => number;
  #mark: string | undefined;
  #writing: { readonly command: string; readonly sinceMs: number } | null = null;
  #nextLook = 0;
  #unread: string | null = null;

  private constructor(book: WatchedBook, folder: string, now: () => number) {
    this.#book = book;
    this.#log = new ChangeLog(folder);
    this.#now = now;
  }

  /** Looks first, because without a first look nothing could be compared. */
  static async start(book: WatchedBook, folder: string, now: () => number): Promise<BookWatch> {
    const watch = new BookWatch(book, folder, now);
    if (watch.#log.looked === null) await watch.look();
    if (watch.#log.looked !== null) return watch;
    watch.#log.close();
    throw new BookClosed('book_unavailable', watch.#unread ?? 'The book cannot be read now, because a command is writing.');
  }

  get position(): string {
    return this.#log.position;
  }

  /** A look that fails, or that falls into a command, leaves everything as it was. */
  async look(): Promise<void> {
    const nowMs = this.#now();
    try {
      const mark = await this.#book.mark?.();
      if (mark === undefined || mark !== this.#mark) {
        if (!(await this.#lookAtSources(nowMs))) return;
        this.#mark = mark;
      } else this.#log.looked = instant(nowMs);
      this.#unread = null;
    } catch (failure) {
      this.#unread = (messageOf(failure) || 'The book cannot be read.').slice(0, REASON_CHARACTERS_MAX);
    }
  }

  async #lookAtSources(nowMs: number): Promise<boolean> {
    const [before, deltas]: [string | null, Deltas] = [this.#log.looked, {}];
    const found: [ChangeSource, readonly FoundChange[]][] = [];
    const gaps: Logged[] = [];
    for (const source of this.#book.sources) {
      const { entity, by } = source;
      const state = this.#log.state(source);
      const { changes, delta, gap } = await source.look(state, nowMs);
      const isEmpty = !delta.position && (delta.set?.length ?? 0) + (delta.gone?.length ?? 0) === 0;
      if (!state || !isEmpty) deltas[entity] = { by, ...delta };
      // Between the former source and this one something may have changed.
      if (!state && before !== null) gaps.push({ gap: { scope: entity, reason: 'driver_changed' } });
      const flood = gap ?? floodOf(changes);
      if (flood) gaps.push({ gap: { scope: entity, ...flood } });
      found.push([source, flood ? changes.filter(({ change }) => isToldAlways(change)) : changes]);
    }
    // After the rows: a command notes what it wrote before anyone can see that it is done.
    const writing = (await this.#book.writers?.refresh()) ?? null;
    if (writing !== this.#writing?.command) this.#writing = writing === null ? null : { command: writing, sinceMs: nowMs };
    if (this.#writing && nowMs - this.#writing.sinceMs < WRITING_MS_MAX) return false;
    const looked = instant(nowMs);
    const changes: Logged[] = [];
    for (const [{ entity }, each] of found)
      for (const change of each) changes.push({ change: await this.#shown(entity, change, before ?? looked, looked) });
    if (gaps.length + changes.length + Object.keys(deltas).length > 0) this.#log.keep(looked, deltas, [...gaps, ...changes]);
    this.#log.looked = looked;
    return true;
  }

  async #shown(entity: string, found: FoundChange, lookedBefore: string, looked: string): Promise<Json> {
    const { id, key, docKey, formerKey, change, part, at = looked, digest } = found;
    const note = await (this.#book.writers ?? noWriters).noteOf(noteKey(entity, id, part));
    const isOfCommand = note !== undefined && note.digest === digest;
    // Something else is there than the command has left, and no look has seen what it left.
    const isOfBoth = note !== undefined && !isOfCommand && note.at >= lookedBefore;
    return {
      entity,
      key,
      ...(docKey !== undefined && { docKey }),
      change,
      ...(formerKey !== undefined && { formerKey }),
      ...(part !== 'document' && { part }),
      at,
      source: isOfCommand ? 'command' : isOfBoth ? 'both' : 'desk',
      ...((isOfCommand || isOfBoth) && { commandId: note.commandId }),
    };
  }

  /** What follows a position, waited for as long as `wait` says; it returns whether to look once more. */
  async changes(cursor: string | null, limit: number, wait: (seconds: number) => Promise<boolean>): Promise<Json> {
    const pause = this.#book.mark ? MARK_SECONDS : LOOK_SECONDS;
    for (;;) {
      if (uptimeSeconds() >= this.#nextLook) {
        const used = processorSeconds();
        await this.look();
        this.#nextLook = uptimeSeconds() + Math.max(pause, (processorSeconds() - used) * REST_FACTOR);
      }
      const page = this.page(cursor, limit);
      if (page.nextCursor !== cursor || page.resync !== null || !(await wait(pause))) return page;
    }
  }

  /** What follows a position; with null only the position now. */
  page(cursor: string | null, limit: number): Json {
    const unread = this.#unread === null ? {} : { unread: this.#unread };
    return { ...this.#log.page(cursor, limit), looked: this.#log.looked, ...unread };
  }

  async close(): Promise<void> {
    this.#log.close();
    await this.#book.close();
  }
}

/** No list shows them. */
const isToldAlways = (change: FoundChange['change']): boolean => change === 'deleted' || change === 'renamed';

function floodOf(changes: readonly FoundChange[]): Gap | undefined {
  const count = changes.filter(({ change }) => !isToldAlways(change)).length;
  return count > ROWS_MAX ? { reason: 'bulk', count } : undefined;
}

const instant = (ms: number): string => new Date(ms).toISOString();
