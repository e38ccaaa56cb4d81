/** What every program of ours needs of SQLite: durable files, flushes that nobody has to stand still for, numbered parameters, a lock on a folder. Knows no table. */

export * from './durable.ts';
export * from './folder-lock.ts';
export * from './later-flush.ts';
export * from './parameters.ts';
