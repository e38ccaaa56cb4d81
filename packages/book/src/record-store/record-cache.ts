/** Caches records from command to command. Drops all of them when one may have changed, here or in another program. */

import type { Database } from '../database.ts';

export class RecordCache {
  /** What was read under a name; a missing record is cached too. */
  readonly known = new Map<string, unknown>();
  #writeCount = 0;

  get writeCount(): number {
    return this.#writeCount;
  }

  noteWrite(): void {
    this.#writeCount += 1;
    this.known.clear();
  }
}

const caches = new WeakMap<Database, RecordCache>();

/** The cache of a database; without change tracking it lasts for one command. */
export const cacheOf = (db: Database): RecordCache => caches.get(db) ?? new RecordCache();

/** The database with a cache of records that outlives its transactions; returned unchanged if it already has one. */
export function withRecordCache(db: Database): Database {
  if (caches.has(db)) return db;
  const cache = new RecordCache();
  let version: bigint | undefined;

  /** Records read after a write are dropped when the write is rolled back. */
  const forgetting = <Result>(isKept: (result: Result) => boolean) => {
    const writesBefore = cache.writeCount;
    return (result: Result): boolean => {
      const kept = isKept(result);
      if (!kept && cache.writeCount > writesBefore) cache.known.clear();
      return kept;
    };
  };

  const watched: Database = {
    ...db,
    transaction: (work, isKept = () => true) =>
      undone(cache, () =>
        db.transaction(() => {
          // SQLite counts here what other connections have committed.
          const seen = db.get<{ data_version: bigint }>('PRAGMA data_version')?.data_version;
          if (seen !== version) cache.known.clear();
          version = seen;
          return work();
        }, forgetting(isKept)),
      ),
    attempt: (work, isKept) => undone(cache, () => db.attempt(work, forgetting(isKept))),
  };
  caches.set(watched, cache);
  return watched;
}

/** Changes that a failure rolls back may already have been read. */
function undone<Result>(cache: RecordCache, work: () => Result): Result {
  try {
    return work();
  } catch (failure) {
    cache.known.clear();
    throw failure;
  }
}
