/** Adds an account book of another package: finds out its settings, opens and reads it, and only then lists it. */

import { spawnSync } from 'node:child_process';
import { existsSync, globSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, extname, join, resolve } from 'node:path';
import { setUpSentences as say } from '@ledgerline/words/connector/set-up';
import { type ConnectorFolder, isCompanyId, isProblems, type Problems } from '../config.ts';
import type { CompanySettings, DriverFactory, Proposal, SettingDeclaration } from '../driver.ts';
import { messageOf } from '../log.ts';
import { listedCompanies, putCompany } from './company-list.ts';
import type { InstalledDriver } from './installed-drivers.ts';

export interface BookPlace {
  readonly folder: ConnectorFolder;
  readonly driver: InstalledDriver;
  readonly factory: DriverFactory;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** What is asked for a book, in the order in which it becomes known. */
export interface ProposedBook extends Proposal {
  readonly declared: readonly SettingDeclaration[];
}

const READ = { type: 'read-debtors', payload: {} } as const;
/** A package with a database server of its own takes half a minute, and on a busy machine many times that. */
const NEW_BOOK_MINUTES = 10;
const FOUND_FILES_MAX = 20;
const ID_LENGTH_MAX = 30;

/** The files that could be books, where people usually keep them. */
export function foundFiles({ filePatterns, usualFolders }: InstalledDriver): readonly string[] {
  return usualFolders
    .map((folder) => folder.replace(/^~/, homedir()))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => globSync([...filePatterns], { cwd: folder }).map((name) => join(folder, name)))
    .slice(0, FOUND_FILES_MAX);
}

/** An id for a book, from the name of its file. */
export function companyIdFor(folder: ConnectorFolder, file: string): string {
  const listed = listedCompanies(folder);
  const taken = new Set(isProblems(listed) ? [] : listed.map(({ companyId }) => companyId.toUpperCase()));
  const plain = basename(file, extname(file))
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, ID_LENGTH_MAX);
  const name = plain === '' ? 'BOOK' : plain;
  let id = name;
  for (let number = 2; taken.has(id); number += 1) id = `${name}-${number}`;
  return id;
}

/** Creates a new book, as its package does; returns the settings that the driver gives it. */
export function createFile({ driver, environment }: BookPlace, file: string): CompanySettings['settings'] | Problems {
  const [program = '', ...parameters] = driver.command[process.platform] ?? [];
  if (!driver.newBook) return { problems: [say.packageCreatesNone(driver.title)] };
  if (existsSync(file)) return { problems: [say.packageFileExists(file)] };
  const more = driver.newBook.map((each) => each.replace('{file}', file));
  const { status, stdout, stderr, error } = spawnSync(program, [...parameters, ...more], {
    cwd: driver.folder,
    encoding: 'utf8',
    timeout: NEW_BOOK_MINUTES * 60_000,
    windowsHide: true,
    env: { ...environment, PYTHONDONTWRITEBYTECODE: '1' },
  });
  if (status !== 0) {
    removeFile(file);
    const isSlow = (error as NodeJS.ErrnoException | undefined)?.code === 'ETIMEDOUT';
    if (isSlow) return { problems: [say.packageCreateSlow(NEW_BOOK_MINUTES)] };
    return { problems: [say.packageCreateFailed((stderr ?? '').trim().split('\n').at(-1) ?? '')] };
  }
  try {
    // How the driver is started is not for a book to say.
    const {
      command: _command,
      parameters: _parameters,
      folder: _folder,
      ...settings
    } = JSON.parse(stdout) as CompanySettings['settings'];
    return settings;
  } catch {
    return {};
  }
}

/** What the driver proposes for a file, and which settings it has. */
export async function proposeBook(
  { folder, driver, factory }: BookPlace,
  file: string,
  given: CompanySettings['settings'],
): Promise<ProposedBook | Problems> {
  if (!existsSync(file)) return { problems: [say.noFile(file)] };
  const known = { ...given, [driver.fileSetting]: resolve(file) };
  const listed = listedCompanies(folder);
  if (isProblems(listed)) return listed;
  const same = listed.find(({ settings }) => settings[driver.fileSetting] === resolve(file));
  if (same) return { problems: [say.fileListed(file, same.companyId)] };
  const proposal = (await factory.propose?.(known)) ?? { settings: known, choices: {}, warnings: [] };
  if (typeof proposal === 'string') return { problems: [proposal] };
  const declared = (await factory.declare?.(proposal.settings)) ?? [];
  return typeof declared === 'string' ? { problems: [declared] } : { ...proposal, declared };
}

/** Opens the book and reads from it. What was found, or why it cannot be used. */
export async function tryBook(
  { factory }: BookPlace,
  company: CompanySettings,
): Promise<{ readonly debtorCount: number | null } | Problems> {
  const opening = await factory.open(company);
  if (opening.kind !== 'opened') return { problems: [opening.message] };
  const { driver } = opening;
  try {
    const { commandTypes } = await driver.capabilities();
    if (commandTypes?.includes(READ.type) === false) return { debtorCount: null };
    const { companyId } = company;
    const execution = await driver.execute({ ...READ, commandId: 'add-book', companyId, mode: 'read' });
    if (execution.kind === 'not_started') return { debtorCount: null };
    if (execution.kind === 'failed') return { problems: [say.bookUnreadable(execution.message)] };
    const { ok, rows } = execution.result;
    return ok === true
      ? { debtorCount: Array.isArray(rows) ? rows.length : null }
      : { problems: [say.bookUnreadable(JSON.stringify(execution.result.error ?? null))] };
  } catch (error) {
    return { problems: [messageOf(error)] };
  } finally {
    await driver.close();
  }
}

export interface AddedBook extends CompanySettings {
  readonly debtorCount: number | null;
}

/** Lists a book that opens and can be read. Nothing is written when it does not. */
export async function addBook(place: BookPlace, company: CompanySettings): Promise<AddedBook | Problems> {
  const { folder } = place;
  if (!isCompanyId(company.companyId)) return { problems: [say.addedIdInvalid(company.companyId)] };
  const listed = listedCompanies(folder);
  if (isProblems(listed)) return listed;
  if (listed.some(({ companyId }) => companyId === company.companyId)) return { problems: [say.addedIdTaken(company.companyId)] };
  const tried = await tryBook(place, company);
  if (isProblems(tried)) return tried;
  return putCompany(folder, company) ?? { ...company, ...tried };
}

/** A book that was created and cannot be added is not left behind, nor is what SQLite keeps beside it. */
export function removeFile(file: string): void {
  for (const end of ['', '-journal', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
}
