/** Migrates the database to the schema of this version, one node at a time, or rejects it in one sentence. */

import pg from 'pg';
import { type Migration, readMigrations, UnusableDatabase } from '../sql/migration.ts';
import { StoreUnavailable } from '../store/store.ts';
import { clientOptions } from './database.ts';
import { keepPositionsRising } from './event-position.ts';
import { failureOf } from './failure.ts';
import { lockKey } from './lock.ts';

const SERVER_VERSION_MIN = 150_000;
/** The migration that brings events. */
const EVENTS_SINCE = 17;

export const postgresMigrations = (): readonly Migration[] => readMigrations(new URL('./migrations/', import.meta.url));

/** Upgrades in one transaction: an upgrade that fails changes nothing. Nodes that start together wait for the first. */
export async function prepareDatabase(url: string, migrations = postgresMigrations()): Promise<void> {
  const client = new pg.Client(clientOptions(url));
  // A connection that breaks while idle is reported by the next query.
  client.on('error', () => {});
  try {
    await client.connect().catch((error: unknown) => {
      throw new StoreUnavailable(error);
    });
    await upgrade(client, migrations);
  } catch (error) {
    throw !(error instanceof UnusableDatabase) && failureOf(error) === 'unavailable' ? new StoreUnavailable(error) : error;
  } finally {
    await client.end().catch(() => {});
  }
}

async function upgrade(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  await refuseOldServer(client);
  await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${lockKey('migration')})`);
  await client.query('CREATE TABLE IF NOT EXISTS migration (version BIGINT PRIMARY KEY)');
  const version = await versionOf(client);
  const newest = migrations.length;
  if (version > newest)
    throw new UnusableDatabase(
      `The database was written by a newer version (schema ${version}, this one knows ${newest}); run that version or restore a backup.`,
    );
  for (const migration of migrations.slice(version)) {
    await client.query(migration.sql);
    await client.query('INSERT INTO migration (version) VALUES ($1)', [migration.version]);
  }
  if (newest >= EVENTS_SINCE) await keepPositionsRising(client);
  await client.query('COMMIT');
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ number: number; name: string }>(
    `SELECT current_setting('server_version_num')::INT AS number, current_setting('server_version') AS name`,
  );
  const [server] = rows;
  if (server && server.number < SERVER_VERSION_MIN)
    throw new UnusableDatabase(`The database server is PostgreSQL ${server.name}; 15 or newer is needed.`);
}

async function versionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>('SELECT coalesce(max(version), 0) AS version FROM migration');
  return rows[0]?.version ?? 0;
}
