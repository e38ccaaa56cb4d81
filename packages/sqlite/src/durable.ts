/** Connections whose commits are on disk when they return. Each program decides what it stores and how it reads. */

import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

/** Whether the file may be made; without `create`, one that is gone is an error and never an empty database. */
export type FileMode = 'create' | 'write' | 'read';

/** Names of PRAGMAs with their values. */
export type Settings = Readonly<Record<string, string | number>>;

const OPENED_AS: Readonly<Record<FileMode, string>> = { create: 'rwc', write: 'rw', read: 'ro' };

const FULL = 2;
const WAL_BYTES_KEPT = 67_108_864;

const DURABLE: Settings = {
  journal_mode: 'WAL',
  synchronous: 'FULL',
  foreign_keys: 'ON',
  // The log of a large transaction does not stay that large.
  journal_size_limit: WAL_BYTES_KEPT,
};

/** A setting that does not hold would lose acknowledged work in silence, so each is read back. */
const HOLDS: Readonly<Record<string, readonly unknown[]>> = {
  // A database in memory has no log and needs none.
  journal_mode: ['wal', 'memory'],
  synchronous: [FULL],
  foreign_keys: [1],
};

/** The disk or the file does not let commits be durable. */
export class NotDurable extends Error {}

/** Opens a file; with `create` and `write` durably. Nothing stays open when a setting fails. */
export function openFile(path: string, mode: FileMode, settings: Settings = {}): DatabaseSync {
  const address = pathToFileURL(path);
  address.searchParams.set('mode', OPENED_AS[mode]);
  const database = new DatabaseSync(address);
  try {
    if (mode === 'read') apply(database, settings);
    else makeDurable(database, settings);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/** The program's own settings come first: among them how long to wait for a file that another process still holds. */
export function makeDurable(database: DatabaseSync, settings: Settings = {}): void {
  apply(database, settings);
  apply(database, DURABLE);
  for (const [name, values] of Object.entries(HOLDS)) {
    const value = pragma(database, name);
    if (!values.includes(value)) throw new NotDurable(`SQLite has set ${name} to ${value}; it must be ${values.join(' or ')}.`);
  }
}

function apply(database: DatabaseSync, settings: Settings): void {
  for (const [name, value] of Object.entries(settings)) database.exec(`PRAGMA ${name} = ${value}`);
}

export const pragma = (database: DatabaseSync, name: string): unknown =>
  Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
