/** What every program of ours needs of SQLite: durable files, numbered parameters, a lock on a folder. Knows no table. */

export * from './durable.ts';
export * from './folder-lock.ts';
export * from './parameters.ts';
