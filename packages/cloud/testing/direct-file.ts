/**
 * The file of the SQLite store, written by the code that serves requests, but on the thread of a test: every verb is a batch of its own
 * and is committed when it returns.
 */

import type { Row, Statement } from '../src/sql/verb/statement.ts';
import type { Argument, Result, VerbName } from '../src/sql/verb/verb.ts';
import { hotWayOf } from '../src/sqlite/accept.ts';
import { performBatch } from '../src/sqlite/batch.ts';
import { Connection } from '../src/sqlite/connection.ts';
import { prepareDatabase } from '../src/sqlite/migration.ts';
import { type WrittenFile, writtenThrough } from '../src/sqlite/written-file.ts';
import { writeEmptyDatabase } from './empty-database.ts';

/** For a test that needs no durable file: nothing waits for the disk. */
export const NOT_DURABLE = 'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF';

const OPTIONS = { lockWaitMs: 20, pagesMax: null };

export class DirectFile {
  readonly #file: WrittenFile;
  /** The SQL of every statement that verbs have run. */
  readonly statements: ReadonlySet<string>;

  constructor(path: string) {
    writeEmptyDatabase(path);
    prepareDatabase(path, OPTIONS);
    const connection = new RecordedConnection(path, { ...OPTIONS, mode: 'write' });
    this.#file = writtenThrough(connection);
    this.statements = connection.seen;
  }

  perform<Name extends VerbName>(name: Name, given: Argument<Name>, now: number): Result<Name> {
    const hot = hotWayOf(name);
    const { results, failures } = performBatch(this.#file, { now, names: [name], given: [hot ? hot.packGiven(given) : given] });
    const failure = failures.get(0);
    if (failure) throw failure;
    return (hot ? hot.unpackResult(results[0], given) : results[0]) as Result<Name>;
  }

  /** What a test does to the tables by itself. */
  query(statement: Statement): readonly Row[] {
    this.#file.longQueues.forgetAll();
    return this.#file.connection.query(statement);
  }

  execute(sql: string): void {
    this.#file.longQueues.forgetAll();
    this.#file.connection.execute(sql);
  }

  close(): void {
    this.#file.connection.close();
  }
}

class RecordedConnection extends Connection {
  readonly seen = new Set<string>();

  override query(statement: Statement): readonly Row[] {
    this.seen.add(statement.sql);
    return super.query(statement);
  }

  override insert(...asked: Parameters<Connection['insert']>): number | null {
    this.seen.add(asked[0]);
    return super.insert(...asked);
  }

  override change(...asked: Parameters<Connection['change']>): number {
    this.seen.add(asked[0]);
    return super.change(...asked);
  }

  override first(...asked: Parameters<Connection['first']>): readonly unknown[] | undefined {
    this.seen.add(asked[0]);
    return super.first(...asked);
  }
}
