/** Records that have been read, kept from command to command. Forgets them all when one may have changed, here or by the hand of another program. */

import type { Database } from '../database.ts';

/** What was read under a name; a record that is not there is remembered too. */
export type RecordCache = Map<string, unknown>;

const caches = new WeakMap<Database, RecordCache>();

/** The cache of a database; one that nobody keeps in step lives for a command. */
export const cacheOf = (db: Database): RecordCache => caches.get(db) ?? new Map();

const WRITES_RECORDS = /\b(?:INTO|UPDATE|FROM) record\b/;

/** The database with a cache of records that is kept in step with every change to them; one that has it already as it is. */
export function withRecordCache(db: Database): Database {
  if (caches.has(db)) return db;
  const cache: RecordCache = new Map();
  const isRecordWrite = new Map<string, boolean>();
  let version: bigint | undefined;
  let recordWrites = 0;

  /** What was read since a record was written is not there any more when the write is taken back. */
  const forgetting = <Result>(isKept: (result: Result) => boolean) => {
    const writesBefore = recordWrites;
    return (result: Result): boolean => {
      const kept = isKept(result);
      if (!kept && recordWrites > writesBefore) cache.clear();
      return kept;
    };
  };

  const watched: Database = {
    ...db,
    run: (sql, parameters) => {
      let writesRecords = isRecordWrite.get(sql);
      if (writesRecords === undefined) {
        writesRecords = WRITES_RECORDS.test(sql);
        isRecordWrite.set(sql, writesRecords);
      }
      if (writesRecords) {
        cache.clear();
        recordWrites += 1;
      }
      return db.run(sql, parameters);
    },
    transaction: (work, isKept = () => true) =>
      undone(cache, () =>
        db.transaction(() => {
          // SQLite counts here what other connections have committed.
          const seen = db.get<{ data_version: bigint }>('PRAGMA data_version')?.data_version;
          if (seen !== version) cache.clear();
          version = seen;
          return work();
        }, forgetting(isKept)),
      ),
    attempt: (work, isKept) => undone(cache, () => db.attempt(work, forgetting(isKept))),
  };
  caches.set(watched, cache);
  return watched;
}

/** What a failure takes back may have been read already. */
function undone<Result>(cache: RecordCache, work: () => Result): Result {
  try {
    return work();
  } catch (failure) {
    cache.clear();
    throw failure;
  }
}
