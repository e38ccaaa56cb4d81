/**
 * The interface to storage: SQL is next to the noun it stores and runs through this. sqlite/ prepares statements and opens files.
 */
import { bookCommandSays, type StorageReason, storageReasons } from '@ledgerline/words/book/command';

export type SqlValue = string | bigint | number | null;
export type Parameters = Readonly<Record<string, SqlValue>>;

/** The file cannot be used now: it is locked, full, read-only or damaged. Everything the transaction did is rolled back. */
export class StorageFailure extends Error {
  readonly reason: StorageReason;

  constructor(reason: StorageReason, options?: ErrorOptions) {
    super(storageReasons[reason].en, options);
    this.reason = reason;
  }
}

/** The file has reached its limit. Reads work, and so do commands that free space. */
export class BookFull extends StorageFailure {
  /** The limit as text, such as 64 MiB. */
  readonly limit: string;

  constructor(limit: string, options?: ErrorOptions) {
    super('full', options);
    this.limit = limit;
    this.message = String(bookCommandSays.full(limit));
  }
}

/** A failed commit. Only the reopened file shows what was committed. */
export class CommitFailure extends Error {}

export interface Database {
  /** Every statement is prepared once and kept; integers come back as bigint. */
  readonly all: <Row>(sql: string, parameters?: Parameters) => readonly Row[];
  /** Row by row, for results too large for memory; nothing can be written before the last row. */
  readonly each: <Row>(sql: string, parameters?: Parameters) => Iterable<Row>;
  readonly get: <Row>(sql: string, parameters?: Parameters) => Row | undefined;
  /** Returns the row id of an insert. */
  readonly run: (sql: string, parameters?: Parameters) => bigint;
  /** One BEGIN IMMEDIATE transaction, committed unless `isKept` says otherwise; a throw rolls everything back. */
  readonly transaction: <Result>(work: () => Result, isKept?: (result: Result) => boolean) => Result;
  /** A savepoint inside a transaction, kept only when `isKept` says so. */
  readonly attempt: <Result>(work: () => Result, isKept: (result: Result) => boolean) => Result;
  /** Lets commands that free space use the last part of a limited file; without a limit it does nothing. */
  readonly useReserve: (isUsed: boolean) => void;
  readonly close: () => void;
}

/** Does all the work as one transaction: transactions inside it become savepoints, and there is one disk sync. */
export const asOneTransaction = <Result>(db: Database, work: (db: Database) => Result): Result =>
  db.transaction(() => work(nested(db)));

/** For work that already runs inside a transaction: a transaction it opens becomes a savepoint. */
export const nested = (db: Database): Database => ({
  ...db,
  transaction: (work, isKept = () => true) => db.attempt(work, isKept),
});
