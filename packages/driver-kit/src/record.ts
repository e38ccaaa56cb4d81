/** Runs each command once: what a book remembers about the commands that it has run. An author chooses one of two kinds, and writes none. */

import { createHash } from 'node:crypto';
import { type Json, type Parts, Refusal, type Write } from './book.ts';
import { canonical } from './values.ts';

/** What is known about a command that was begun. */
export interface Entry {
  readonly fingerprint: string;
  readonly asked?: Json;
  readonly before?: Json;
  readonly target?: Json;
  readonly record?: Json;
  readonly result?: Json;
  /** A crash left the command without a record; this one is of what the package has. */
  readonly isFound?: true;
  /** Without a record: the package does not say whether the command was saved, or some of its parts were. */
  readonly unsettled?: 'uncertain' | 'partly saved';
}

/** Adds to a record what rows the save has left. */
export type Noted = (record: Json) => Promise<Json>;

export interface CommandRecord {
  /** True only when the record and the change are one transaction. */
  readonly exactlyOnce: boolean;
  /** Undefined: the command was never begun, or nothing was saved. */
  find(commandId: string): Entry | undefined;
  /** Saves and records, and returns the record. */
  save(commandId: string, fingerprint: string, write: Write | Parts, noted: Noted): Promise<Json>;
  /** Records what was found after a crash. */
  settle(commandId: string, record: Json): void;
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

export const messageOf = (failure: unknown): string => (failure instanceof Error ? failure.message : String(failure));

const RESULT_CHARACTERS_MAX = 64 * 1024;

export const isKept = (result: Json): boolean => JSON.stringify(result).length <= RESULT_CHARACTERS_MAX;

/** The beginning of the stamps of all parts of a command. */
export const partsOf = (commandId: string): string => `${commandId}#`;

/** The command of a stamp, which can be that of one of its parts. */
export const commandOf = (stamp: string): string => stamp.replace(/#\d+$/, '');

/** Saves every part in order; returns the record of the whole. `known` returns the record of a part that an earlier run has saved. */
export async function saveParts(
  commandId: string,
  { parts, stopsAtRefusal = true, joined = (records) => ({ parts: records }) }: Parts,
  save: (stamp: string, write: Write) => Promise<Json>,
  known: (stamp: string) => Json | undefined | Promise<Json | undefined>,
): Promise<Json> {
  const records: Json[] = [];
  for (const [index, prepare] of parts.entries()) {
    const stamp = `${partsOf(commandId)}${index + 1}`;
    try {
      records.push((await known(stamp)) ?? (await save(stamp, await prepare())));
    } catch (failure) {
      if (stopsAtRefusal || !(failure instanceof Refusal)) throw failure;
      records.push({ error: failure.error });
    }
  }
  return joined(records);
}

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

  async save(commandId: string, fingerprint: string, write: Write | Parts, noted: Noted): Promise<Json> {
    const saveOne = (stamp: string, each: Write): Promise<Json> => this.#saveOne(stamp, each, noted);
    await this.#package.begin();
    try {
      const record =
        'parts' in write ? await saveParts(commandId, write, saveOne, () => undefined) : await saveOne(commandId, write);
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

  /** Who wrote each row is noted in the same transaction. */
  async #saveOne(stamp: string, { asked, save }: Write, noted: Noted): Promise<Json> {
    const { rowNotes, ...record } = await noted(await save(stamp));
    for (const { note, ...left } of (rowNotes ?? []) as readonly Json[])
      this.#package.write(String(note), JSON.stringify({ commandId: commandOf(stamp), ...left }));
    return { ...record, asked };
  }

  settle(): void {
    // A transaction leaves nothing to be found.
  }

  remember(commandId: string, result: Json): void {
    const known = this.find(commandId);
    if (known?.record !== undefined && isKept(result)) this.#package.write(commandId, JSON.stringify({ ...known, result }));
  }

  close(): void {
    // The table belongs to the package.
  }
}
