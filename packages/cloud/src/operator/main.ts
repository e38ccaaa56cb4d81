/** The program `ledgerline-cloud`, for operators: backup, restore, check, move. Reads the settings of the cloud from the environment. */

import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { counted } from '@ledgerline/words/counted';
import { type ArtifactPlace, openArtifacts, placeOf } from '../artifact-files/place.ts';
import { UnusableDatabase } from '../sql/migration.ts';
import { MOVED_MARK } from '../sqlite/moved-mark.ts';
import type { ArtifactFiles } from '../store/artifact-files.ts';
import { StoreUnavailable } from '../store/store.ts';
import { systemClock } from '../system/clock.ts';
import { systemRandomness } from '../system/randomness.ts';
import { makeBackup, writeKeys } from './backup.ts';
import { checkAll, copyFiles } from './check.ts';
import { type Installation, lockInstallation, Refused, readInstallation } from './installation.ts';
import { moveTo } from './move.ts';
import { restoreBackup } from './restore.ts';
import { type RowReader, readPostgres, readSqlite } from './row-reader.ts';

const USAGE = `Usage: ledgerline-cloud <command>

  backup --to FILE [--keys FILE]    write everything of the embedded installation to one file, while the cloud runs.
                                    --keys writes SECRET_KEY and ADMIN_KEY to a file of their own
  restore --from FILE [--keys FILE] make an installation from a backup, in a DATA_DIR without a database
  check                             compare every stored command and file with its checksum
  move --to postgres://…            copy the embedded database to an empty PostgreSQL database and compare both.
                                    The cloud must be stopped
  move-files --from PLACE --to PLACE
                                    copy the files of commands. A place is a folder, "database" or s3://bucket/prefix

The settings of the cloud (DATA_DIR, DATABASE_URL, ARTIFACT_URL …) are read from the environment, as the cloud reads them.
Exit code 0: done. 1: refused or something is wrong. 2: wrong usage.`;

const OWNER_ONLY = 0o077;
const USAGE_CODE = 2;

class WrongUsage extends Error {}

type Flags = Readonly<Record<string, string | undefined>>;

const commands: Readonly<Record<string, { readonly flags: readonly string[]; run(flags: Flags): Promise<void> }>> = {
  backup: { flags: ['to', 'keys'], run: backUp },
  restore: { flags: ['from', 'keys'], run: restore },
  check: { flags: [], run: check },
  move: { flags: ['to'], run: move },
  'move-files': { flags: ['from', 'to'], run: moveFiles },
};

const say = (line: string): void => console.log(line);
const commandsText = (count: number): string => counted(count, 'command', 'commands');
const filesText = (count: number): string => counted(count, 'file', 'files');

function needed(flags: Flags, name: string): string {
  const value = flags[name];
  if (value === undefined || value === '') throw new WrongUsage(`--${name} is missing.`);
  return value;
}

const artifactsOf = (installation: Installation, place?: ArtifactPlace): Promise<ArtifactFiles> =>
  openArtifacts(installation, { randomness: systemRandomness, clock: systemClock }, place);

async function backUp(flags: Flags): Promise<void> {
  const to = needed(flags, 'to');
  const installation = readInstallation(process.env);
  if (flags.keys !== undefined) writeKeys(flags.keys, installation.keys);
  const {
    manifest,
    commands: count,
    deletedMeanwhile,
  } = await makeBackup(installation, await artifactsOf(installation), {
    to,
    madeAt: new Date(),
  });
  say(`Backup written and read back: ${to}`);
  say(`${commandsText(count)} and ${filesText(manifest.files.length - 1)}, schema ${manifest.schema}.`);
  if (deletedMeanwhile > 0) say(`Left out because the cloud deleted them in the meantime: ${filesText(deletedMeanwhile)}.`);
  say(
    flags.keys === undefined
      ? 'SECRET_KEY and ADMIN_KEY are not in it. Write them to a safer place with --keys FILE.'
      : `Keys written to ${flags.keys}. Keep them apart from the backup.`,
  );
}

async function restore(flags: Flags): Promise<void> {
  const from = needed(flags, 'from');
  const installation = readInstallation(process.env);
  mkdirSync(installation.dataDirectory, { recursive: true, mode: 0o700 });
  const lock = lockInstallation(installation);
  try {
    const artifacts = await artifactsOf(installation);
    const { madeAt, commands: count, files } = await restoreBackup(installation, artifacts, { from, keys: flags.keys ?? null });
    say(`Restored the backup of ${madeAt}: ${commandsText(count)} and ${filesText(files)}.`);
    say('Commands accepted after the backup are missing. Start the cloud; read "Backup and restore" in docs/operations.md.');
  } finally {
    lock.release();
  }
}

async function readerOf({ databaseUrl, databasePath, dataDirectory }: Installation): Promise<RowReader> {
  if (databaseUrl !== null) return readPostgres(databaseUrl);
  if (!existsSync(databasePath)) throw new Refused(`There is no database in ${dataDirectory}.`);
  return readSqlite(databasePath);
}

async function check(): Promise<void> {
  const installation = readInstallation(process.env);
  const { databaseUrl } = installation;
  const reader = await readerOf(installation);
  const artifacts = await artifactsOf(installation);
  try {
    const { commands: count, files, findings } = await checkAll(reader, artifacts, databaseUrl === null);
    say(`Read ${commandsText(count)} and ${filesText(files)}.`);
    if (findings.length > 0) throw new Refused(findings.join('\n'));
    say('Everything matches its checksum.');
  } finally {
    await Promise.all([reader.close(), artifacts.close()]);
  }
}

async function move(flags: Flags): Promise<void> {
  const to = needed(flags, 'to');
  const installation = readInstallation({ ...process.env, DATABASE_URL: '' });
  if (!existsSync(installation.databasePath)) throw new Refused(`There is no database in ${installation.dataDirectory}.`);
  const lock = lockInstallation(installation);
  const source = readSqlite(installation.databasePath);
  try {
    const { tables, wasThere } = await moveTo(to, source, say);
    writeFileSync(join(installation.dataDirectory, MOVED_MARK), `${new Date().toISOString()}\n`);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    say(`${wasThere ? 'Moved before; compared again' : 'Moved and compared'}: ${tables.length} tables, ${rows} rows, all equal.`);
    say('Start the cloud with DATABASE_URL, and with the same SECRET_KEY and ADMIN_KEY.');
    say(`Its files are still in ${placeOf(installation)}: set ARTIFACT_DIR or ARTIFACT_URL to it, or move them with move-files.`);
  } finally {
    await source.close();
    lock.release();
  }
}

/** Files are named after their bytes: what is there already is the same, so this can be interrupted and run again. */
async function moveFiles(flags: Flags): Promise<void> {
  const [from, to] = [needed(flags, 'from'), needed(flags, 'to')];
  const installation = readInstallation(process.env);
  const reader = await readerOf(installation);
  const source = await artifactsOf(installation, from);
  const target = await artifactsOf(installation, to);
  try {
    const { files, missing } = await copyFiles(reader, source, target);
    if (missing.length > 0)
      throw new Refused(`Copied ${filesText(files)}. Missing: ${filesText(missing.length)}\n${missing.join('\n')}`);
    say(`Copied ${filesText(files)} of commands to ${to}. Start the cloud with that place.`);
    const left = join(installation.dataDirectory, 'artifacts');
    // A cloud on PostgreSQL does not start while it finds files there.
    if (resolve(from) === left && existsSync(left)) {
      renameSync(left, `${left}.moved`);
      say(`${left} is now ${left}.moved, and can be deleted.`);
    } else say(`Those in ${from} can be deleted.`);
  } finally {
    await Promise.all([reader.close(), source.close(), target.close()]);
  }
}

async function main(words: readonly string[]): Promise<void> {
  const [name = '', ...rest] = words;
  if (name === '' || name === 'help' || words.includes('--help')) return say(USAGE);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new WrongUsage(`There is no command "${name}".`);
  const options = Object.fromEntries(command.flags.map((flag) => [flag, { type: 'string' as const }]));
  let flags: Flags;
  try {
    flags = parseArgs({ args: [...rest], options, strict: true }).values as Flags;
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
  await command.run(flags);
}

process.umask(OWNER_ONLY);
try {
  await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = error instanceof WrongUsage ? USAGE_CODE : 1;
  if (error instanceof WrongUsage) console.error(`${error.message}\n\n${USAGE}`);
  else if (error instanceof Refused || error instanceof UnusableDatabase) console.error(error.message);
  else if (error instanceof StoreUnavailable)
    console.error(`The database cannot be reached: ${(error.cause as Error | undefined)?.message ?? ''}`);
  else console.error(error instanceof Error ? error.message : error);
}
