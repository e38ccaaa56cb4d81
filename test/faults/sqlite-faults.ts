/**
 * Makes SQLite fail now and then, in every thread of the process that loads it with `--import`: in place of a statement of a
 * transaction, or of its commit, comes an error as SQLite raises it when the disk fails. What a disk does to bytes is in
 * damaged-files.ts. `?seed=` is the random seed, `?share=` how many of a hundred transactions fail.
 */

import { DatabaseSync, StatementSync } from 'node:sqlite';
import { threadId } from 'node:worker_threads';
import { Chance } from '../../packages/book/conformance/chance.ts';

/** Result codes with SQLite's own words: what the operating system says is in brackets. */
const FAILURES: readonly (readonly [errcode: number, message: string])[] = [
  [10, 'disk I/O error'], // EIO
  [266, 'disk I/O error'], // EIO in a read
  [522, 'disk I/O error'], // a short read
  [778, 'disk I/O error'], // EIO or a short write
  [1034, 'disk I/O error'], // fsync failed
  [13, 'database or disk is full'], // ENOSPC
  [14, 'unable to open database file'], // EMFILE
  [7, 'out of memory'],
  [5, 'database is locked'],
  [11, 'database disk image is malformed'],
  [26, 'file is not a database'],
];

const settings = new URL(import.meta.url).searchParams;
const chance = new Chance(Number(settings.get('seed') ?? 1) * 1_000 + threadId);
const share = Number(settings.get('share') ?? 0) / 100;

const STATEMENTS_MAX = 6;
const AT_COMMIT = -1;

/** Which statement of the transaction that is open fails; null for none. */
let failsAt: number | null = null;
let statements = 0;

function strike(sql: string): void {
  if (sql.startsWith('BEGIN')) {
    statements = 0;
    failsAt = chance.happens(share) ? chance.integer(AT_COMMIT, STATEMENTS_MAX) : null;
    return;
  }
  if (failsAt === null || sql.startsWith('ROLLBACK') || sql.startsWith('PRAGMA')) return;
  const isCommit = sql.startsWith('COMMIT');
  if (isCommit ? failsAt !== AT_COMMIT : statements++ !== failsAt) return;
  failsAt = null;
  const [errcode, message] = chance.pick(FAILURES);
  throw Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR', errcode, errstr: message });
}

const { exec } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function (sql) {
  strike(sql);
  return exec.call(this, sql);
};

for (const name of ['run', 'get', 'all'] as const) {
  const original = StatementSync.prototype[name] as (this: StatementSync, ...given: unknown[]) => unknown;
  Object.defineProperty(StatementSync.prototype, name, {
    value(this: StatementSync, ...given: unknown[]) {
      strike(this.sourceSQL);
      return original.apply(this, given);
    },
  });
}
