/** `ledgerline-cloud backup`: everything of an embedded installation in one file, as of one moment, while the cloud runs. */

import { createReadStream, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { pragma } from '@ledgerline/sqlite';
import type { ArtifactFiles } from '../store/artifact-files.ts';
import { Archive, type FileToArchive, type Manifest, writeArchive } from './archive.ts';
import { checkCommands, namedFiles, structureFindings } from './check.ts';
import { type Installation, type InstallationKeys, Refused } from './installation.ts';
import { readSqliteCopy } from './row-reader.ts';

export const DATABASE_ENTRY = 'ledgerline.db';
export const ARTIFACT_ENTRIES = 'artifacts/';
export const DOWNLOAD_ENTRIES = 'downloads/';

/** The whole file in one step: a copy that yields to writers would begin again with each of their commits. */
const PAGES_A_STEP = 1_000_000_000;
const OWNER_ONLY_FILE = 0o600;

export interface BackupRequest {
  readonly to: string;
  readonly madeAt: Date;
}

export interface BackupMade {
  readonly manifest: Manifest;
  readonly commands: number;
  /** Files that were deleted, with their commands, while the backup was made. */
  readonly deletedMeanwhile: number;
}

/** Creates a backup. It gets its final name only after it was read back and its database was opened and checked. */
export async function makeBackup(
  installation: Installation,
  artifacts: ArtifactFiles,
  { to, madeAt }: BackupRequest,
): Promise<BackupMade> {
  if (installation.databaseUrl !== null)
    throw new Refused('backup is for the embedded database. Back PostgreSQL up with its own tools (pg_dump, WAL archiving).');
  if (!existsSync(installation.databasePath)) throw new Refused(`There is no database in ${installation.dataDirectory}.`);
  if (existsSync(to)) throw new Refused(`${to} exists already. Name another file.`);
  const [draft, copy] = [`${to}.part`, `${to}.part.db`];
  for (const left of [draft, copy]) rmSync(left, { force: true });
  try {
    const schema = await copyDatabase(installation.databasePath, copy);
    let deletedMeanwhile = 0;
    const files = filesOf(installation, artifacts, copy, () => {
      deletedMeanwhile += 1;
    });
    await writeArchive(draft, files, { madeAt: madeAt.toISOString(), schema });
    const { manifest, commands } = await verifyBackup(draft, copy);
    renameSync(draft, to);
    return { manifest, commands, deletedMeanwhile };
  } finally {
    for (const left of [draft, copy]) rmSync(left, { force: true });
  }
}

async function copyDatabase(from: string, to: string): Promise<number> {
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(source, to, { rate: PAGES_A_STEP });
    return Number(pragma(source, 'user_version'));
  } finally {
    source.close();
  }
}

async function* filesOf(
  { databasePath, downloadDirectory }: Installation,
  artifacts: ArtifactFiles,
  copy: string,
  whenDeleted: () => void,
): AsyncIterable<FileToArchive> {
  yield { name: DATABASE_ENTRY, open: async () => createReadStream(copy) };
  const reader = readSqliteCopy(copy);
  try {
    for await (const sha256 of namedFiles(reader)) {
      const content = await artifacts.open(sha256);
      if (content !== null) yield { name: `${ARTIFACT_ENTRIES}${sha256}`, open: async () => content };
      else if (isStillNamed(databasePath, sha256)) throw new Refused(`The file ${sha256} of a command is missing. Run check.`);
      else whenDeleted();
    }
  } finally {
    await reader.close();
  }
  for (const path of await filesIn(downloadDirectory)) {
    const name = `${DOWNLOAD_ENTRIES}${relative(downloadDirectory, path).split(sep).join('/')}`;
    yield { name, open: async () => createReadStream(path) };
  }
}

async function filesIn(folder: string): Promise<readonly string[]> {
  if (!existsSync(folder)) return [];
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
}

function isStillNamed(databasePath: string, sha256: string): boolean {
  const database = new DatabaseSync(databasePath, { readOnly: true });
  try {
    return database.prepare('SELECT 1 FROM command WHERE artifact_sha256 = ? LIMIT 1').get(sha256) !== undefined;
  } finally {
    database.close();
  }
}

/** Reads the archive back, takes its database out to a scratch file and checks every row of it. */
async function verifyBackup(path: string, scratch: string): Promise<{ readonly manifest: Manifest; readonly commands: number }> {
  const archive = await Archive.open(path);
  try {
    await archive.verify();
    const { manifest } = archive;
    const database = manifest.files.find(({ name }) => name === DATABASE_ENTRY);
    if (!database) throw new Refused(`${path} contains no database.`);
    await archive.extract(database, scratch);
    return { manifest, commands: await checkDatabaseFile(scratch) };
  } finally {
    archive.close();
  }
}

/** Returns how many commands are in it. */
export async function checkDatabaseFile(path: string): Promise<number> {
  const reader = readSqliteCopy(path);
  try {
    const structure = await structureFindings(reader);
    const { commands, findings } = await checkCommands(reader);
    const all = [...structure, ...findings];
    if (all.length > 0) throw new Refused(`The database is damaged:\n${all.join('\n')}`);
    return commands;
  } finally {
    await reader.close();
  }
}

/** Writes the keys. Store the file separately from the backup: with both, the stored keys of connectors can be opened. */
export function writeKeys(path: string, keys: InstallationKeys): void {
  if (keys.secretKey === null || keys.adminKey === null) throw new Refused('There are no keys yet: start the cloud once.');
  const text = `${JSON.stringify(keys, null, 2)}\n`;
  // A backup that was interrupted is run again with the same words.
  if (!existsSync(path)) writeFileSync(path, text, { mode: OWNER_ONLY_FILE, flush: true });
  else if (readFileSync(path, 'utf8') !== text) throw new Refused(`${path} exists already, with other keys. Name another file.`);
}
