/**
 * For a package without transactions: a file next to the book, flushed before and after the package saves. A command that was begun and not marked as
 * done is settled by looking into the package.
 */

import { existsSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { BookClosed, type Json, type Parts, type Write } from './book.ts';
import { daysAgo, today } from './clock.ts';
import { LineFile } from './line-file.ts';
import { type CommandRecord, type Entry, isKept, messageOf, type Noted, partsOf, saveParts, UncertainSave } from './record.ts';
import { type Package, settled } from './settling.ts';

const RESULTS_MAX = 10_000;
/** A forgotten commandId would be proof of nothing, so ids stay longer than any command can come again. */
const DAYS_MAX = 400;
/** How many lines more than commands the file can have before it is written again. */
const SPARE_LINES_MAX = 20_000;
/** A driver whose connector was killed ends within 4 seconds. */
const PREDECESSOR_MS = 6_000;

interface Marked extends Entry {
  readonly day: string;
}

type Mark = Partial<Marked> & { readonly commandId: string; readonly undone?: true };

export class SideFileRecord implements CommandRecord {
  readonly exactlyOnce = false;
  readonly #entries = new Map<string, Marked>();
  readonly #package: Package;
  readonly #lock: DatabaseSync;
  #file: LineFile;

  /** `path`: beside the book, such as notes.txt.commands. */
  constructor(path: string, pack: Package) {
    this.#package = pack;
    this.#lock = locked(`${path}.driver`);
    const content = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
    // A last line without its end was never written.
    const whole = content.lastIndexOf(0x0a) + 1;
    if (whole < content.length) truncateSync(path, whole);
    const lines = content.subarray(0, whole).toString().split('\n').slice(0, -1);
    for (const line of lines) this.#take(JSON.parse(line) as Mark);
    this.#file = new LineFile(path);
    const [oldest] = this.#entries.values();
    if (lines.length > this.#entries.size + SPARE_LINES_MAX || (oldest && oldest.day < daysAgo(DAYS_MAX))) this.#compact(path);
  }

  /** A mark with a fingerprint begins a command; the others say what became of it. */
  #take({ commandId, undone, ...mark }: Mark): void {
    const begun = mark.fingerprint === undefined ? this.#entries.get(commandId) : undefined;
    if (undone) this.#entries.delete(commandId);
    else this.#entries.set(commandId, { fingerprint: '', day: today(), ...begun, ...mark });
  }

  find(commandId: string): Entry | undefined {
    const entry = this.#entries.get(commandId);
    if (entry === undefined || entry.record !== undefined) return entry;
    if (entry.asked === undefined) {
      const unsettled = this.#partsLeft(commandId);
      return unsettled && { ...entry, unsettled };
    }
    const found = settled(this.#package, commandId, entry);
    if (found === 'uncertain') return { ...entry, unsettled: found };
    return found === 'nothing' ? undefined : { ...entry, record: { ...found, asked: entry.asked }, isFound: true };
  }

  /** What is known of a command by its parts; undefined when nothing of it was saved. */
  #partsLeft(commandId: string): Entry['unsettled'] {
    const stamps = [...this.#entries.keys()].filter((each) => each.startsWith(partsOf(commandId)));
    const parts = stamps.map((stamp) => this.find(stamp)).filter((part) => part !== undefined);
    if (parts.length === 0) return undefined;
    return parts.some((part) => part.unsettled) ? 'uncertain' : 'partly saved';
  }

  async save(commandId: string, fingerprint: string, write: Write | Parts, noted: Noted): Promise<Json> {
    if (!('parts' in write)) return this.#saveOne(commandId, fingerprint, write, noted);
    this.#mark({ commandId, day: today(), fingerprint }, true);
    let record: Json;
    try {
      record = await saveParts(
        commandId,
        write,
        (stamp, part) => this.#saveOne(stamp, fingerprint, part, noted),
        (stamp) => this.#knownPart(stamp, noted),
      );
    } catch (failure) {
      if (failure instanceof UncertainSave) throw failure;
      if (this.#partsLeft(commandId))
        throw new UncertainSave(`A part of the command was saved, and another was not. ${messageOf(failure)}`);
      this.#mark({ commandId, undone: true }, true);
      throw failure;
    }
    this.#markDone(commandId, record);
    return record;
  }

  async #saveOne(commandId: string, fingerprint: string, { asked, before, target, save }: Write, noted: Noted): Promise<Json> {
    const begun: Entry = { fingerprint, asked, ...(before && { before }), ...(target && { target }) };
    this.#mark({ commandId, day: today(), ...begun }, true);
    const record = { ...(await noted(await this.#saved(commandId, begun, save))), asked };
    this.#markDone(commandId, record);
    return record;
  }

  /** An SDK can fail after it has saved, so that a failure is settled like a crash. */
  async #saved(commandId: string, begun: Entry, save: Write['save']): Promise<Json> {
    try {
      return await save(commandId);
    } catch (failure) {
      const found = settled(this.#package, commandId, begun);
      if (found === 'uncertain') throw new UncertainSave(messageOf(failure));
      if (found !== 'nothing') return found;
      this.#mark({ commandId, undone: true }, true);
      throw failure;
    }
  }

  /** The record of a part that an earlier run has saved. */
  async #knownPart(stamp: string, noted: Noted): Promise<Json | undefined> {
    const part = this.find(stamp);
    if (part?.unsettled) throw new UncertainSave('A part of the command was begun before a crash.');
    if (!part?.isFound || !part.record) return part?.record;
    const record = await noted(part.record);
    this.settle(stamp, record);
    return record;
  }

  settle(commandId: string, record: Json): void {
    this.#markDone(commandId, record);
  }

  /** Stores a result. Not flushed: a lost result is reported again. */
  remember(commandId: string, result: Json): void {
    if (isKept(result)) this.#mark({ commandId, result }, false);
  }

  #markDone(commandId: string, record: Json): void {
    try {
      this.#mark({ commandId, record }, true);
    } catch (failure) {
      throw new UncertainSave(`It was saved, but that could not be recorded. ${messageOf(failure)}`);
    }
  }

  #mark(mark: Mark, isFlushed: boolean): void {
    this.#file.append(JSON.stringify(mark), isFlushed);
    this.#take(mark);
  }

  /** Writes the file again with one line for each command, next to the old file until it is complete. */
  #compact(path: string): void {
    const oldest = daysAgo(DAYS_MAX);
    for (const [commandId, { day, record }] of this.#entries) if (day < oldest && record) this.#entries.delete(commandId);
    const withoutResult = this.#entries.size - RESULTS_MAX;
    const lines = [...this.#entries].map(([commandId, { result, ...entry }], index) =>
      JSON.stringify({ commandId, ...entry, ...(index >= withoutResult && { result }) }),
    );
    writeFileSync(`${path}.new`, lines.map((line) => `${line}\n`).join(''), { flush: true });
    this.#file.close();
    renameSync(`${path}.new`, path);
    this.#file = new LineFile(path);
  }

  close(): void {
    this.#file.close();
    this.#lock.close();
  }
}

/** A lock that the operating system releases when the process ends, so that a crash leaves nothing behind. A predecessor is waited for. */
function locked(path: string): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(path);
    lock.exec(`PRAGMA busy_timeout = ${PREDECESSOR_MS}; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE`);
    return lock;
  } catch (failure) {
    lock?.close();
    if ((failure as { readonly errcode?: number }).errcode !== SQLITE_BUSY)
      throw new BookClosed('book_unavailable', `${path} cannot be written. ${messageOf(failure)}.`);
    throw new BookClosed('book_locked', 'Another driver has the book open. Only one connector can serve a book.');
  }
}

const SQLITE_BUSY = 5;
