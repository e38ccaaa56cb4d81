/** What the author of a driver writes: one account book of a package, its commands, and what it says no to. */

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

  result(): Json {
    const detail = { path: this.path, code: this.code, message: this.message };
    return { ok: false, saved: false, error: { code: this.code, message: this.message, details: [detail] } };
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
  readonly artifactFolder: string;
  /** Names the file in `artifactFolder` that belongs to the result. */
  readonly giveFile: (file: { readonly path: string; readonly fileName: string; readonly contentType: string }) => void;
  /** Reports the progress of a long command, where the connector shows it: "120 of 300". */
  readonly progress: (text: string) => void;
}

/** A write that passed its checks, before anything is saved. */
export interface Write {
  /** The fields that the book must have afterwards, as `fields` names them. */
  readonly asked: Json;
  /**
   * Saves once, and returns data that finds the saved object again. A package without transactions must store the stamp, which is the commandId, in the
   * saved object.
   */
  readonly save: (stamp: string) => Json | Promise<Json>;
  /** For a change to an object that has no room for a stamp: the previous values of the fields that `asked` names, and the object. */
  readonly before?: Json;
  readonly target?: Json;
}

export interface Book {
  readonly name: string;
  readonly version: string;
  /** True when `record` is a TransactionRecord. */
  readonly exactlyOnce: boolean;
  /** The settings, declared as docs/drivers.md describes; values of type password never leave the driver. */
  readonly settings: readonly Json[];
  readonly reads: Readonly<Record<string, (command: Command) => Json | Promise<Json>>>;
  /** The write commands: each checks the payload and returns what to save. */
  readonly writes: Readonly<Record<string, (command: Command) => Write | Promise<Write>>>;
  /** Opens the book and returns its capabilities, or throws BookClosed. */
  open(settings: Json): Json | Promise<Json>;
  close(): void | Promise<void>;
  /** Where commands are recorded; asked after `open`. */
  readonly record: CommandRecord;
  /** The result of a write from its record: reads the package again and compares. */
  present(record: Json): Json | Promise<Json>;
}
