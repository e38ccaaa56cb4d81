/** The tables of a book and how an older file becomes a newer one. Contains no statement that reads or writes a document. */

import type { DatabaseSync } from 'node:sqlite';
import { pragma } from '@ledgerline/sqlite';
import { MIGRATIONS } from './migrations/index.ts';

/** Brings the file to the newest schema; a file of a newer program is refused. */
export function migrate(connection: DatabaseSync): void {
  const version = Number(pragma(connection, 'user_version'));
  if (version > MIGRATIONS.length) {
    throw new Error(`This account book was written by a newer program (schema ${version}, known ${MIGRATIONS.length}).`);
  }
  for (const [index, migration] of MIGRATIONS.entries()) {
    if (index < version) continue;
    connection.exec('BEGIN IMMEDIATE');
    connection.exec(migration);
    connection.exec(`PRAGMA user_version = ${index + 1}`);
    connection.exec('COMMIT');
  }
}
