/** Which command wrote a row last: what the records of commands say to the process that follows changes. */

import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import type { Json } from './book.ts';
import type { Note } from './change-row.ts';
import { commandOf } from './record.ts';

export interface Writers {
  /** Takes in what was recorded since. Returns the command that is writing now, whose rows cannot be told from those of a person yet; or null. */
  refresh(): string | null | Promise<string | null>;
  noteOf(key: string): Note | undefined | Promise<Note | undefined>;
}

/** For a package without our commands. */
export const noWriters: Writers = { refresh: () => null, noteOf: () => undefined };

/** For a TransactionRecord: `read` returns the stored text of a key, as its own does, from a connection that only reads. */
export const writersInTable = (read: (key: string) => string | undefined): Writers => ({
  refresh: () => null,
  noteOf(key) {
    const text = read(key);
    return text === undefined ? undefined : (JSON.parse(text) as Note);
  },
});

const TAIL_BYTES = 64;

/** For a SideFileRecord: reads what was added to the file, without a lock. */
export class WritersInFile implements Writers {
  readonly #path: string;
  readonly #notes = new Map<string, Note>();
  /** Commands run one after the other, so that only the newest can be writing. */
  #begun: string | null = null;
  #read = 0;
  /** What the file had before the place that was read to. Another file has something else there. */
  #tail = Buffer.alloc(0);

  constructor(path: string) {
    this.#path = path;
  }

  refresh(): string | null {
    if (existsSync(this.#path)) this.#takeNew();
    return this.#begun;
  }

  #takeNew(): void {
    const file = openSync(this.#path, 'r');
    try {
      const size = statSync(this.#path).size;
      const bytesAt = (start: number, end: number): Buffer => {
        const bytes = Buffer.alloc(Math.max(0, end - start));
        return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, start));
      };
      if (!bytesAt(this.#read - this.#tail.length, this.#read).equals(this.#tail)) {
        this.#read = 0;
        this.#begun = null;
      }
      const added = bytesAt(this.#read, size);
      const whole = added.subarray(0, added.lastIndexOf(0x0a) + 1);
      for (const line of whole.toString().split('\n').slice(0, -1)) this.#take(JSON.parse(line) as Json);
      this.#read += whole.length;
      this.#tail = Buffer.from(bytesAt(Math.max(0, this.#read - TAIL_BYTES), this.#read));
    } finally {
      closeSync(file);
    }
  }

  /** A command is begun with what was asked, and ends with a record, or as one that was never done. */
  #take({ commandId, asked, record, undone }: Json): void {
    const id = String(commandId);
    if (undone === true || record !== undefined) this.#begun = null;
    else if (asked !== undefined) this.#begun = id;
    const { rowNotes = [] } = (record ?? {}) as { readonly rowNotes?: readonly (Omit<Note, 'commandId'> & { note: string })[] };
    for (const { note, digest, at } of rowNotes) this.#notes.set(note, { commandId: commandOf(id), digest, at });
  }

  noteOf(key: string): Note | undefined {
    return this.#notes.get(key);
  }
}
