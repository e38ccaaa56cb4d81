/** Migrates the database file to the schema of this version, or rejects it in one sentence. */

import { chmodSync } from 'node:fs';
import { type Migration, readMigrations, UnusableDatabase } from '../sql/migration.ts';
import { Connection, type ConnectionOptions } from './connection.ts';
import { isCorrupt, isUnavailable } from './unavailable.ts';

/** The log and the shared memory next to it take the mode of the file. */
const OWNER_ONLY_FILE = 0o600;

/** Marks a file as ours: "LlCd". */
const APPLICATION_ID = 0x4c_6c_43_64;

export const sqliteMigrations = (): readonly Migration[] => readMigrations(new URL('./migrations/', import.meta.url));

/** Creates the file if there is none, and upgrades it in one transaction: a failed upgrade changes nothing. */
export function prepareDatabase(path: string, options: Omit<ConnectionOptions, 'mode'>, migrations = sqliteMigrations()): void {
  let connection: Connection | undefined;
  try {
    connection = new Connection(path, { ...options, mode: 'create' });
    chmodSync(path, OWNER_ONLY_FILE);
    upgrade(connection, path, migrations);
  } catch (error) {
    throw refusalOf(path, error);
  } finally {
    connection?.close();
  }
}

function refusalOf(path: string, error: unknown): unknown {
  if (isCorrupt(error)) return new UnusableDatabase(`${path} is damaged or is not a database; restore a backup.`, error);
  return isUnavailable(error) ? new UnusableDatabase(`${path} cannot be opened: ${reasonOf(error)}.`, error) : error;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** References are checked at the end of an upgrade instead of within it, so that a table that others refer to can be replaced. */
function upgrade(connection: Connection, path: string, migrations: readonly Migration[]): void {
  connection.execute('PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE');
  try {
    const version = versionOf(connection, path);
    const newest = migrations.length;
    if (version > newest)
      throw new UnusableDatabase(
        `${path} was written by a newer version (schema ${version}, this one knows ${newest}); run that version or restore a backup.`,
      );
    for (const migration of migrations.slice(version)) connection.execute(migration.sql);
    if (version < newest && connection.query({ sql: 'PRAGMA foreign_key_check', parameters: {} }).length > 0)
      throw new UnusableDatabase(`${path} has rows that refer to missing ones; restore a backup.`);
    if (version < newest) connection.execute(`PRAGMA user_version = ${newest}; PRAGMA application_id = ${APPLICATION_ID}`);
    connection.execute('COMMIT');
  } catch (error) {
    if (connection.isInTransaction) connection.execute('ROLLBACK');
    throw error;
  }
}

function versionOf(connection: Connection, path: string): number {
  const tables = connection.query({ sql: 'SELECT count(*) AS count FROM sqlite_schema', parameters: {} })[0];
  const isEmpty = tables?.count === 0;
  if (!isEmpty && connection.pragma('application_id') !== APPLICATION_ID)
    throw new UnusableDatabase(`${path} belongs to another program; name another file.`);
  return Number(connection.pragma('user_version'));
}
