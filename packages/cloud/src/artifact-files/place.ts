/** Opens the place where the files of commands are kept, as the settings say. */

import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArtifactFiles } from '../store/artifact-files.ts';
import type { ReportDamage } from '../store/store-damage.ts';
import type { Clock } from '../system/clock.ts';
import type { Randomness } from '../system/randomness.ts';
import type { Settings } from '../system/settings/table.ts';
import { openArtifactFolder } from './folder.ts';

/** A folder, `database` or `s3://bucket/prefix`. */
export type ArtifactPlace = string;

export type PlaceSettings = Pick<
  Settings,
  | 'dataDirectory'
  | 'databaseUrl'
  | 'artifactDirectory'
  | 'artifactUrl'
  | 's3Endpoint'
  | 's3Region'
  | 's3AccessKeyId'
  | 's3SecretAccessKey'
>;

const DATABASE_PLACE = 'database';

interface Means {
  readonly randomness: Randomness;
  readonly clock: Clock;
  readonly onDamage?: ReportDamage;
}

/** Where files are stored, unless the operator chose: with PostgreSQL in the database, with SQLite in a folder. */
export const placeOf = ({ artifactUrl, artifactDirectory }: PlaceSettings): ArtifactPlace =>
  artifactUrl ?? artifactDirectory ?? DATABASE_PLACE;

/** Throws with a sentence for the operator. */
export async function openArtifacts(settings: PlaceSettings, means: Means, place = placeOf(settings)): Promise<ArtifactFiles> {
  if (place === DATABASE_PLACE) return openTable(settings, means);
  if (place.startsWith('s3:')) return openBucket(settings, means, place);
  return openArtifactFolder(place, means.randomness, means.clock.now(), means.onDamage);
}

/** The program of the database is loaded when it is used, like the mail programs: a cloud on SQLite starts without. */
async function openTable({ databaseUrl }: PlaceSettings, means: Means): Promise<ArtifactFiles> {
  if (databaseUrl === null) throw new Error('Files can be kept in the database only with DATABASE_URL.');
  const { openArtifactTable } = await import('./table.ts');
  return openArtifactTable({ url: databaseUrl, ...means });
}

async function openBucket(settings: PlaceSettings, { randomness, onDamage }: Means, place: string): Promise<ArtifactFiles> {
  const { s3AccessKeyId: accessKeyId, s3SecretAccessKey: secretAccessKey, s3Region: region, s3Endpoint } = settings;
  if (accessKeyId === null || secretAccessKey === null)
    throw new Error('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set for an object store.');
  const { hostname: bucket, pathname } = new URL(place);
  const path = pathname.replace(/^\/|\/$/g, '');
  const { openArtifactBucket } = await import('./bucket.ts');
  return openArtifactBucket({
    endpoint: s3Endpoint ?? `https://s3.${region}.amazonaws.com`,
    region,
    bucket,
    prefix: path === '' ? '' : `${path}/`,
    accessKeyId,
    secretAccessKey,
    folder: join(settings.dataDirectory, 'passing'),
    randomness,
    ...(onDamage && { onDamage }),
  });
}

/** The folder of before, if the files of an installation that now keeps them in its database are still there. */
export async function leftFolder(settings: PlaceSettings): Promise<string | null> {
  const folder = join(settings.dataDirectory, 'artifacts');
  if (placeOf(settings) !== DATABASE_PLACE || !existsSync(folder)) return null;
  const names = await readdir(folder, { recursive: true });
  return names.some((name) => /[0-9a-f]{64}$/.test(name)) ? folder : null;
}
