/**
 * For a package without transactions: a file next to the book, flushed before and after the package saves. A command that was begun and not marked as
 * done is settled by looking into the package.
 */

import { closeSync, existsSync, fsyncSync, openSync, readFileSync, rmSync, truncateSync, writeSync } from 'node:fs';
import { BookClosed, type Json, type Write } from './book.ts';
import { today } from './clock.ts';
import { type CommandRecord, type Entry, UncertainSave } from './record.ts';
import { type Package, settled } from './settling.ts';

const RESULT_CHARACTERS_MAX = 64 * 1024;

type Mark = Partial<Entry> & { readonly commandId: string; readonly day?: string; readonly undone?: true };

export class SideFileRecord implements CommandRecord {
  readonly exactlyOnce = false;
  readonly #entries = new Map<string, Entry>();
  readonly #package: Package;
  readonly #lock: string;
  readonly #file: number;

  /** `path`: beside the book, such as notes.txt.commands. */
  constructor(path: string, pack: Package) {
    this.#package = pack;
    this.#lock = `${path}.lock`;
    takeLock(this.#lock);
    const content = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
    // A last line without its end was never written.
    const whole = content.lastIndexOf(0x0a) + 1;
    if (whole < content.length) truncateSync(path, whole);
    for (const line of content.subarray(0, whole).toString().split('\n').slice(0, -1)) this.#take(JSON.parse(line) as Mark);
    this.#file = openSync(path, 'a');
  }

  #take({ commandId, undone, day: _, ...mark }: Mark): void {
    if (undone) this.#entries.delete(commandId);
    else this.#entries.set(commandId, { fingerprint: '', ...this.#entries.get(commandId), ...mark });
  }

  find(commandId: string): Entry | undefined | 'uncertain' {
    const entry = this.#entries.get(commandId);
    if (entry === undefined || entry.record !== undefined) return entry;
    const found = settled(this.#package, commandId, entry);
    if (found === 'uncertain') return found;
    return found === 'nothing' ? undefined : { ...entry, record: { ...found, asked: entry.asked } };
  }

  async save(commandId: string, fingerprint: string, { asked, before, target, save }: Write): Promise<Json> {
    const begun: Entry = { fingerprint, asked, ...(before && { before }), ...(target && { target }) };
    this.#mark({ commandId, day: today(), ...begun }, true);
    const record = { ...(await this.#saved(commandId, begun, save)), asked };
    this.#mark({ commandId, record }, true);
    return record;
  }

  /** An SDK can fail after it has saved, so that a failure is settled like a crash. */
  async #saved(commandId: string, begun: Entry, save: Write['save']): Promise<Json> {
    try {
      return await save(commandId);
    } catch (failure) {
      const found = settled(this.#package, commandId, begun);
      if (found === 'uncertain') throw new UncertainSave(failure instanceof Error ? failure.message : String(failure));
      if (found !== 'nothing') return found;
      this.#mark({ commandId, undone: true }, true);
      throw failure;
    }
  }

  /** Stores a result. Not flushed: a lost result is reported again. */
  remember(commandId: string, result: Json): void {
    if (JSON.stringify(result).length <= RESULT_CHARACTERS_MAX) this.#mark({ commandId, result }, false);
  }

  #mark(mark: Mark, isFlushed: boolean): void {
    writeSync(this.#file, `${JSON.stringify(mark)}\n`);
    if (isFlushed) fsyncSync(this.#file);
    this.#take(mark);
  }

  close(): void {
    closeSync(this.#file);
    rmSync(this.#lock, { force: true });
  }
}

/** Takes the lock, for one driver at a time. A lock whose process has ended was left behind by a crash. */
function takeLock(path: string): void {
  if (existsSync(path) && isRunning(Number(readFileSync(path, 'utf8'))))
    throw new BookClosed('book_locked', 'Another driver has the book open. Only one connector can serve a book.');
  rmSync(path, { force: true });
  const lock = openSync(path, 'wx');
  writeSync(lock, String(process.pid));
  closeSync(lock);
}

function isRunning(processId: number): boolean {
  if (!Number.isSafeInteger(processId) || processId <= 0 || processId === process.pid) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
}
