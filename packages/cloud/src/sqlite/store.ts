/** The store in one SQLite file: short reads here, long ones and writes in threads of their own, events after the commit. */

import { rename, rm, stat } from 'node:fs/promises';
import { backup, DatabaseSync } from 'node:sqlite';
import type { VerbName } from '../sql/verb/verb.ts';
import { verbFace } from '../sql/verb-face.ts';
import { verbNamed } from '../sql/verbs.ts';
import { type Store, type StoreEvent, StoreUnavailable } from '../store/store.ts';
import type { ReportDamage } from '../store/store-damage.ts';
import type { Clock } from '../system/clock.ts';
import { Connection, type ConnectionOptions } from './connection.ts';
import { markPathOf, readMark, resetMark } from './mark.ts';
import { prepareDatabase } from './migration.ts';
import { NEEDS_TO_WRITE, Reader } from './reader.ts';
import { ReaderThreads } from './reader-threads.ts';
import { type StartWriter, WriterThread } from './writer-thread.ts';

export interface SqliteStoreOptions {
  readonly path: string;
  readonly clock: Clock;
  /** How long to wait for another process that uses the file (default: 5 s). */
  readonly lockWaitMs?: number;
  /** The maximum size of the file, in pages of 4 KiB (default: as large as the disk). */
  readonly pagesMax?: number;
  /** Called when stored data is damaged. */
  readonly onDamage?: ReportDamage;
  /** Whether long reads run on the calling thread. Tests open hundreds of stores, and threads would cost more than their work. */
  readonly readsHere?: boolean;
  /** Starts the writer, for tests that use no thread. */
  readonly startWriter?: StartWriter;
}

export interface SqliteStore extends Store {
  /** Writes a consistent copy of the running store; it appears under its name once it is whole and on disk. */
  backup(path: string): Promise<void>;
}

/** Short reads happen where requests are served, which must not block for longer. */
const READ_LOCK_WAIT_MS_MAX = 250;

/** Creates or upgrades the file and opens it; throws UnusableDatabase when it cannot be used. */
export function openSqliteStore({
  path,
  clock,
  lockWaitMs = 5_000,
  pagesMax,
  onDamage = () => {},
  readsHere = false,
  startWriter,
}: SqliteStoreOptions): SqliteStore {
  const options = { lockWaitMs, pagesMax: pagesMax ?? null };
  prepareDatabase(path, options);
  const reader = new Reader(path, { ...options, lockWaitMs: Math.min(lockWaitMs, READ_LOCK_WAIT_MS_MAX) });
  const highestSeq = compareWithMark(path, options, onDamage);
  const readers = new ReaderThreads({ path, ...options });
  const writer = new WriterThread({ path, highestSeq, ...options }, clock, startWriter);
  const listeners = new Set<(event: StoreEvent) => void>();
  let closing: Promise<void> | null = null;
  let keyChanges = 0;

  // A listener that throws is a bug, and must not make a committed write look failed.
  const tell = (event: StoreEvent): void => {
    for (const listener of listeners) queueMicrotask(() => listener(event));
  };
  const perform = async (name: VerbName, given: unknown): Promise<unknown> => {
    if (closing) throw new StoreUnavailable(new Error('The store is closed.'));
    const { sqlite, events } = verbNamed(name);
    if (sqlite === 'here' || sqlite === 'thread') {
      // A short read costs less than the way to the thread and back.
      const attempt =
        readsHere || sqlite === 'here'
          ? reader.attempt(name, given, clock.now())
          : await readers.attempt(name, given, clock.now());
      if (attempt !== NEEDS_TO_WRITE) return attempt;
    }
    try {
      const result = await writer.perform(name, given);
      if (events !== null) for (const event of events(result, given)) tell(event);
      return result;
    } finally {
      // Counts failed writes too, because they may have been committed.
      if (sqlite === 'key-write') keyChanges += 1;
    }
  };
  return {
    ...verbFace(perform, onDamage),
    now: async () => clock.now(),
    bytes: () => bytesOf(path),
    keyChanges: () => keyChanges,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      closing ??= readers.close().then(() => writer.close(() => reader.close()));
      return closing;
    },
    commitsTurns: true,
    backup: (target) => copyDatabase(path, target),
  };
}

const HIGHEST = `SELECT max(coalesce((SELECT max(seq) FROM command), 0),
  coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'command'), 0)) AS highest`;

/** The highest number of a command in the file. If more were acknowledged, commands are missing, and that is reported. */
function compareWithMark(path: string, options: Omit<ConnectionOptions, 'mode'>, onDamage: ReportDamage): number {
  const connection = new Connection(path, { ...options, mode: 'read' });
  try {
    const highest = Number(connection.query({ sql: HIGHEST, parameters: {} })[0]?.highest);
    const mark = readMark(markPathOf(path));
    const acknowledged = mark?.seq ?? 0;
    const missing = acknowledged - highest;
    const message = `Up to ${missing} acknowledged commands are missing: the newest in the database has number ${highest}, and number ${acknowledged} was acknowledged.`;
    if (missing > 0) {
      onDamage({ kind: 'missing_commands', message });
      resetMark(markPathOf(path), { seq: highest, at: mark?.at ?? 0 });
    }
    return highest;
  } finally {
    connection.close();
  }
}

/** The size with the log, which is moved into the file at intervals. */
async function bytesOf(path: string): Promise<number> {
  const sizes = await Promise.all(
    ['', '-wal'].map(async (suffix) => (await stat(`${path}${suffix}`).catch(() => null))?.size ?? 0),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Copies all pages in one step: a copy with pauses would start over with every write. */
const PAGES_PER_STEP = 2_147_483_647;

async function copyDatabase(path: string, target: string): Promise<void> {
  const unfinished = `${target}.unfinished`;
  const source = new DatabaseSync(path, { readOnly: true });
  try {
    await rm(unfinished, { force: true });
    await backup(source, unfinished, { rate: PAGES_PER_STEP });
    await rename(unfinished, target);
  } finally {
    source.close();
    await rm(unfinished, { force: true });
  }
}
