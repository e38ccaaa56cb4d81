/**
 * What all our programs need from SQLite: durable files, flushes in the background, numbered parameters, rows as plain objects, a lock on a folder.
 * Knows no table.
 */

export * from './durable.ts';
export * from './folder-lock.ts';
export * from './later-flush.ts';
export * from './parameters.ts';
export * from './row.ts';
