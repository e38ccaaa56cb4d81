/** Runs each command once: what a book remembers about the commands that it has run. An author chooses one of two kinds, and writes none. */

import { createHash } from 'node:crypto';
import type { Json, Write } from './book.ts';
import { canonical } from './values.ts';

/** The record of a command that was begun. Without one, it is unknown whether the package saved it. */
export interface Entry {
  readonly fingerprint: string;
  readonly asked?: Json;
  readonly before?: Json;
  readonly target?: Json;
  readonly record?: Json;
  readonly result?: Json;
}

export interface CommandRecord {
  /** True only when the record and the change are one transaction. */
  readonly exactlyOnce: boolean;
  /** Finds the entry of a command. Undefined: the command was never begun, or nothing was saved. 'uncertain': the package does not say. */
  find(commandId: string): Entry | undefined | 'uncertain';
  /** Saves and records, and returns the record. */
  save(commandId: string, fingerprint: string, write: Write): Promise<Json>;
  /** Keeps a result, so that a later change by a person does not show up as a mismatch of the command. */
  remember(commandId: string, result: Json): void;
  close(): void;
}

export const fingerprintOf = (type: string, payload: Json): string =>
  createHash('sha256')
    .update(`${type}\n${canonical(payload)}`)
    .digest('hex');

/** The package may have saved the change, and does not say. */
export class UncertainSave extends Error {}

interface Transactions {
  readonly begin: () => void | Promise<void>;
  /** Returns when everything since begin is on disk. */
  readonly commit: () => void | Promise<void>;
  readonly rollBack: () => void | Promise<void>;
  /** Reads the stored text of a commandId from a table of ours. */
  readonly read: (commandId: string) => string | undefined;
  /** Inserts or replaces that text, within the transaction if one is open. */
  readonly write: (commandId: string, text: string) => void;
}

/** For a package that has transactions and a table of ours: command and change are saved together or not at all. */
export class TransactionRecord implements CommandRecord {
  readonly exactlyOnce = true;
  readonly #package: Transactions;

  constructor(transactions: Transactions) {
    this.#package = transactions;
  }

  find(commandId: string): Entry | undefined {
    const text = this.#package.read(commandId);
    return text === undefined ? undefined : (JSON.parse(text) as Entry);
  }

  async save(commandId: string, fingerprint: string, { asked, save }: Write): Promise<Json> {
    await this.#package.begin();
    try {
      const record = { ...(await save(commandId)), asked };
      this.#package.write(commandId, JSON.stringify({ fingerprint, record }));
      await this.#package.commit();
      return record;
    } catch (failure) {
      await this.#package.rollBack();
      // A commit can fail after it was made.
      const kept = this.find(commandId)?.record;
      if (kept === undefined) throw failure;
      return kept;
    }
  }

  remember(commandId: string, result: Json): void {
    const known = this.find(commandId);
    if (known?.record !== undefined) this.#package.write(commandId, JSON.stringify({ ...known, result }));
  }

  close(): void {
    // The table belongs to the package.
  }
}
