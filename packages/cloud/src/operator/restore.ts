/**
 * `ledgerline-cloud restore`: creates an installation from a backup. The database comes last, and has another name until it was checked. A restore that
 * is killed leaves no cloud that could start, and can be run again.
 */

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { sqliteMigrations } from '../sqlite/migration.ts';
import type { ArtifactFiles } from '../store/artifact-files.ts';
import { Archive, type ArchivedFile } from './archive.ts';
import { ARTIFACT_ENTRIES, checkDatabaseFile, DATABASE_ENTRY, DOWNLOAD_ENTRIES } from './backup.ts';
import { type Installation, type InstallationKeys, KEY_FILES, Refused } from './installation.ts';

const OWNER_ONLY_FILE = 0o600;

export interface Restored {
  readonly madeAt: string;
  readonly commands: number;
  readonly files: number;
}

export interface RestoreRequest {
  readonly from: string;
  /** The file that backup wrote; null when the keys are in place already. */
  readonly keys: string | null;
}

/** The caller has the lock of the installation. */
export async function restoreBackup(
  installation: Installation,
  artifacts: ArtifactFiles,
  { from, keys }: RestoreRequest,
): Promise<Restored> {
  const { dataDirectory, databasePath, downloadDirectory, databaseUrl } = installation;
  if (databaseUrl !== null) throw new Refused('restore is for the embedded database. Leave DATABASE_URL unset.');
  if (existsSync(databasePath)) throw new Refused(`${dataDirectory} has a database already. Restore into an empty DATA_DIR.`);
  const wanted = keys === null ? installation.keys : readKeys(keys);
  refuseWithoutKeys(installation.keys, wanted);
  const archive = await Archive.open(from);
  try {
    const { files, madeAt, schema } = archive.manifest;
    const newest = sqliteMigrations().length;
    if (schema > newest)
      throw new Refused(`The backup was made by a newer version (schema ${schema}, this one knows ${newest}). Run that version.`);
    const database = files.find(({ name }) => name === DATABASE_ENTRY);
    if (!database) throw new Refused(`${from} contains no database.`);
    for (const file of files) {
      if (file.name.startsWith(ARTIFACT_ENTRIES)) await putFile(archive, artifacts, file);
      else if (file.name.startsWith(DOWNLOAD_ENTRIES)) await placeDownload(archive, downloadDirectory, file);
    }
    writeKeyFiles(dataDirectory, wanted, installation.keys);
    const draft = `${databasePath}.restoring`;
    rmSync(draft, { force: true });
    await archive.extract(database, draft);
    const commands = await checkDatabaseFile(draft);
    for (const left of ['-wal', '-shm', '.mark']) rmSync(`${databasePath}${left}`, { force: true });
    renameSync(draft, databasePath);
    return { madeAt, commands, files: files.length - 1 };
  } finally {
    archive.close();
  }
}

function readKeys(path: string): InstallationKeys {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as InstallationKeys;
  } catch (error) {
    throw new Refused(
      `${path} cannot be read as the keys of a backup (${error instanceof Error ? error.message : String(error)}).`,
    );
  }
}

function refuseWithoutKeys(inPlace: InstallationKeys, wanted: InstallationKeys): void {
  if (wanted.secretKey === null)
    throw new Refused(
      'The stored keys of connectors cannot be opened without SECRET_KEY. Name the file of keys with --keys, or set SECRET_KEY.',
    );
  if (inPlace.secretKey !== null && inPlace.secretKey !== wanted.secretKey)
    throw new Refused('DATA_DIR or SECRET_KEY has another key than the file of keys. Remove the one that is wrong.');
}

function writeKeyFiles(dataDirectory: string, wanted: InstallationKeys, inPlace: InstallationKeys): void {
  for (const name of ['secretKey', 'adminKey'] as const) {
    const key = wanted[name];
    if (key === null || inPlace[name] !== null) continue;
    writeFileSync(join(dataDirectory, KEY_FILES[name]), `${key}\n`, { mode: OWNER_ONLY_FILE, flush: true });
  }
}

async function putFile(archive: Archive, artifacts: ArtifactFiles, file: ArchivedFile): Promise<void> {
  const stored = await artifacts.put(await archive.read(file), file.size);
  if (typeof stored === 'string' || stored.sha256 !== file.name.slice(ARTIFACT_ENTRIES.length))
    throw new Refused(`${file.name} in the backup is damaged.`);
}

async function placeDownload(archive: Archive, folder: string, file: ArchivedFile): Promise<void> {
  const path = resolve(folder, file.name.slice(DOWNLOAD_ENTRIES.length));
  if (!path.startsWith(resolve(folder) + sep)) throw new Refused(`The backup names a file outside its folder: ${file.name}.`);
  mkdirSync(dirname(path), { recursive: true });
  await archive.extract(file, `${path}.restoring`);
  renameSync(`${path}.restoring`, path);
}
