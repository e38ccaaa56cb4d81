/** Commits that reach the disk when a caller waits for them: one flush for all waiting callers, on another thread. */

import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { pragma } from './durable.ts';

const flushBeside = promisify(fdatasync);

/**
 * Takes over the flushing of a durable file. A crash of the machine loses the last commits that no caller has waited for, never one
 * in the middle.
 */
export class LaterFlush {
  readonly #log: number;
  /** After a failed flush the content of the disk is unknown; a second try could wrongly succeed. */
  #failure: unknown = null;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;

  constructor(database: DatabaseSync, path: string) {
    // A last commit that flushes by itself, so that the log and its folder entry exist.
    database.exec(`PRAGMA user_version = ${Number(pragma(database, 'user_version'))}`);
    this.#log = openSync(`${path}-wal`, 'r+');
    database.exec('PRAGMA synchronous = NORMAL');
  }

  /** Resolves when everything that was committed before the call is on disk. */
  flushed(): Promise<void> {
    this.#next ??= this.#running.then(() => {
      this.#next = null;
      this.#running = flushBeside(this.#log).catch((error) => {
        this.#failure ??= error;
      });
      return this.#running.then(() => this.assertSound());
    });
    return this.#next;
  }

  /** The same, at once. */
  flush(): void {
    this.assertSound();
    try {
      fdatasyncSync(this.#log);
    } catch (error) {
      this.#failure = error;
      throw error;
    }
  }

  /** Throws when an earlier flush has failed. */
  assertSound(): void {
    if (this.#failure !== null) throw this.#failure;
  }

  /** Closes the file. Nothing can be committed after this. */
  close(): void {
    try {
      fdatasyncSync(this.#log);
    } finally {
      // Closes the log only after a running flush.
      void this.#running.then(() => closeSync(this.#log));
    }
  }
}
