/** What the author of a driver writes: one account book of a package, its commands, and what it says no to. */

import type { WatchedBook } from './book-watch.ts';
import type { WrittenRow } from './change-row.ts';
import type { Dialogs } from './dialogs.ts';
import type { CommandRecord } from './record.ts';

export type Json = Readonly<Record<string, unknown>>;

/** The command is wrong, or does not fit the package. Thrown before anything is saved. */
export class Refusal extends Error {
  readonly code: string;
  readonly path: string;

  constructor(code: string, message: string, path = '') {
    super(message);
    this.code = code;
    this.path = path;
  }

  get error(): Json {
    const detail = { path: this.path, code: this.code, message: this.message };
    return { code: this.code, message: this.message, details: [detail] };
  }

  result(): Json {
    return { ok: false, saved: false, error: this.error };
  }
}

/** A command that was run to see what would happen, or of which a part failed. Nothing of it stays, and the result says so. */
export class TakenBack extends Error {
  readonly result: Json;

  constructor(result: Json) {
    super('Nothing of the command was kept.');
    this.result = result;
  }
}

/** The book cannot be opened now. */
export class BookClosed extends Error {
  readonly code: 'needs_password' | 'book_locked' | 'book_unavailable';

  constructor(code: BookClosed['code'], message: string) {
    super(message);
    this.code = code;
  }
}

export interface Command {
  readonly id: string;
  readonly type: string;
  readonly payload: Json;
  /** Who sent it: a key, or the portal. Empty if the connector does not say. */
  readonly sentBy: string;
  /** Stores the file that belongs to the result, such as a PDF, under a name that every file system takes. */
  readonly giveFile: (content: Uint8Array, fileName: string, contentType: string) => void;
  /** Reports the progress of a long command, where the connector shows it: "120 of 300". */
  readonly progress: (text: string) => void;
}

/** A write that passed its checks, before anything is saved. */
export interface Write {
  /** The fields that the book must have afterwards, as `fields` names them. */
  readonly asked: Json;
  /**
   * Saves once, and returns data that finds the saved object again. A package without transactions must store the stamp, which is the commandId or
   * names a part of it, in the saved object.
   */
  readonly save: (stamp: string) => Json | Promise<Json>;
  /** For a change to an object that has no room for a stamp: the previous values of the fields that `asked` names, and the object. */
  readonly before?: Json;
  readonly target?: Json;
}

/**
 * Several saves in order, each prepared after the previous one is saved. After a crash the command is prepared again, and parts that were saved are found
 * by their stamps.
 */
export interface Parts {
  readonly parts: readonly (() => Write | Promise<Write>)[];
  /** False stores the refusal of a part as { error } and continues with the next part, as bulk commands do. */
  readonly stopsAtRefusal?: boolean;
  /** Combines the records of the parts into one, by default { parts }. Throws TakenBack if nothing may stay. */
  readonly joined?: (records: readonly Json[]) => Json;
}

/** The result of a command that only shows what would happen. */
export interface Preview {
  readonly preview: Json;
}

export type Prepared = Write | Parts | Preview;

export interface Book {
  readonly name: string;
  readonly version: string;
  /** Whether `record` is a TransactionRecord: true for every book, or 'some-books' if it depends on the book that is opened. */
  readonly exactlyOnce: boolean | 'some-books';
  /** The settings, declared as docs/drivers.md describes; values of type password never leave the driver. */
  readonly settings: readonly Json[];
  readonly reads: Readonly<Record<string, (command: Command) => Json | Promise<Json>>>;
  /** The write commands: each checks the payload and returns what to save. */
  readonly writes: Readonly<Record<string, (command: Command) => Prepared | Promise<Prepared>>>;
  /** Proposes settings for a book that is not open yet, as { settings, choices, warnings }. It must not change the book. */
  propose?(settings: Json): Json | Promise<Json>;
  /** Opens the book and returns its capabilities, or throws BookClosed. */
  open(settings: Json): Json | Promise<Json>;
  close(): void | Promise<void>;
  /** Name and version of the package, as { name, version }; asked after `open`. */
  readonly package?: Json;
  /** The first and the last version of the package that the driver was tested with, such as 9.0 and 9.1. */
  readonly testedVersions?: readonly [from: string, to: string];
  /** Where commands are recorded; asked after `open`. */
  readonly record: CommandRecord;
  /** The result of a write from its record: reads the package again and compares. */
  present(record: Json): Json | Promise<Json>;
  /** In a process of its own, which runs no command: the book as changes are found in it. It takes no lock and leaves nothing in the book. */
  watch?(settings: Json): WatchedBook | Promise<WatchedBook>;
  /** The rows that a save has written, by its record and as the sources of changes read them, so that their changes carry the commandId. */
  written?(record: Json): readonly WrittenRow[] | Promise<readonly WrittenRow[]>;
  /** The windows of the package that wait for a person. */
  readonly dialogs?: Dialogs;
}
