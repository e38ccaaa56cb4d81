/** Locks of PostgreSQL for the names that verbs declare: released when the transaction ends. */

import { hash } from 'node:crypto';

/** Names become numbers, which is what PostgreSQL locks; two names of one number would only wait for each other. */
export const lockKey = (name: string): bigint => hash('sha256', name, 'buffer').readBigInt64BE(0);

/** The keys of locks in ascending order, so that locks cannot deadlock. */
export const lockKeys = (names: readonly string[]): readonly string[] =>
  [...new Set(names.map(lockKey))].sort((a, b) => (a < b ? -1 : 1)).map(String);

/** Part of a statement: takes the locks whose keys are its first parameter. What is joined with it waits for all of them. */
export const LOCKED = 'locked AS MATERIALIZED (SELECT count(pg_advisory_xact_lock(key)) FROM unnest($1::BIGINT[]) AS key)';

export const DATABASE_TIME = '(extract(epoch FROM clock_timestamp()) * 1000)::BIGINT';
