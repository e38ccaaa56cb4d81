/** `ledgerline-connector add-book`, `drivers` and `driver`: reads their flags, asks what is missing on a terminal, and prints what to do next. */

import { existsSync } from 'node:fs';
import { basename, extname, resolve } from 'node:path';
import { type ConnectorFolder, isProblems, type Problems, readConfig } from '../config.ts';
import type { CompanySettings, DriverFactory, SettingDeclaration } from '../driver.ts';
import { missingFor, readDescription } from '../drivers/driver-folder.ts';
import {
  type AddedBook,
  addBook,
  type BookPlace,
  companyIdFor,
  createFile,
  type ProposedBook,
  proposeBook,
  removeFile,
} from '../service/add-book.ts';
import {
  addDriver,
  type InstalledDriver,
  installedDrivers,
  originOf,
  removeDriver,
  withDriverFrom,
} from '../service/installed-drivers.ts';
import type { Terminal } from './new-book-questions.ts';

export interface AddBookInvocation {
  readonly folder: ConnectorFolder;
  readonly isJson: boolean;
  readonly values: Readonly<Record<string, string | boolean | readonly string[] | undefined>>;
  readonly factories: Readonly<Record<string, DriverFactory>>;
  readonly environment: BookPlace['environment'];
  /** The terminal; null if no one can be asked. */
  readonly terminal: Terminal | null;
  readonly password: string | null;
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
}

const [ADDED, REFUSED, USAGE, MISSING] = [0, 1, 2, 3];

const textOf = ({ values }: AddBookInvocation, flag: string): string | undefined => {
  const value = values[flag];
  return typeof value === 'string' ? value : undefined;
};

export async function addBookFromFlags(invocation: AddBookInvocation): Promise<number> {
  const { folder, factories, values, environment } = invocation;
  const name = textOf(invocation, 'driver') ?? '';
  const driver = installedDrivers(folder).find((each) => each.name === name);
  const factory = Object.hasOwn(factories, name) ? factories[name] : undefined;
  const file = textOf(invocation, 'file');
  if (!driver || !factory || file === undefined) {
    const names = installedDrivers(folder).map((each) => each.name);
    const problems = [
      ...(driver && factory ? [] : [`--driver must be one of ${names.join(', ')}${name === '' ? '' : `; you sent "${name}"`}.`]),
      ...(file === undefined ? ['--file is required. It is the file of the account book.'] : []),
    ];
    return ended(invocation, USAGE, { problems });
  }
  const place: BookPlace = { folder, driver, factory, environment };
  const missing = await missingFor(driver);
  if (missing)
    return ended(invocation, MISSING, {
      problems: [missing.text, ...(missing.install ? [`Install it with: ${missing.install}`] : [])],
    });
  const path = resolve(file);
  const isNew = values.new === true;
  const made = isNew ? createFile(place, path) : {};
  if (isProblems(made)) return ended(invocation, REFUSED, made);
  const code = await addFrom(invocation, place, path, made);
  if (code !== ADDED && isNew) removeFile(path);
  return code;
}

async function addFrom(
  invocation: AddBookInvocation,
  place: BookPlace,
  file: string,
  made: CompanySettings['settings'],
): Promise<number> {
  const proposed = await proposeBook(place, file, made);
  if (isProblems(proposed)) return ended(invocation, REFUSED, proposed);
  const settings = await settingsFrom(invocation, proposed);
  if (isProblems(settings)) return ended(invocation, USAGE, settings);
  if (!invocation.isJson) for (const warning of proposed.warnings) invocation.say(`note  ${warning}`);
  const added = await addBook(place, {
    companyId: textOf(invocation, 'company') ?? companyIdFor(place.folder, file),
    name: textOf(invocation, 'name') ?? basename(file, extname(file)),
    driver: place.driver.name,
    settings,
  });
  if (isProblems(added)) return ended(invocation, REFUSED, added);
  const lines = addedLines(added, place, file);
  invocation.say(
    invocation.isJson ? JSON.stringify({ ok: true, ...withoutPasswords(added, proposed) }, null, 2) : lines.join('\n'),
  );
  return ADDED;
}

function ended({ isJson, say, complain }: AddBookInvocation, code: number, { problems }: Problems): number {
  if (isJson) say(JSON.stringify({ ok: false, problems: problems.map(String) }, null, 2));
  for (const problem of problems) complain(String(problem));
  return code;
}

const withoutPasswords = (added: AddedBook, { declared }: ProposedBook): AddedBook => {
  const secret = new Set(declared.filter(({ type }) => type === 'password').map(({ name }) => name));
  return { ...added, settings: Object.fromEntries(Object.entries(added.settings).filter(([name]) => !secret.has(name))) };
};

/** The proposed settings, with those from flags, and those that a person at a terminal adds. */
async function settingsFrom(
  invocation: AddBookInvocation,
  proposed: ProposedBook,
): Promise<CompanySettings['settings'] | Problems> {
  const { terminal, password, values } = invocation;
  const settings: Record<string, unknown> = { ...proposed.settings };
  const problems: string[] = [];
  for (const text of Array.isArray(values.set) ? values.set : []) {
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
    const problem = setOne(settings, proposed.declared, name, value);
    if (problem !== null) problems.push(problem);
  }
  const secret = proposed.declared.find(({ type }) => type === 'password');
  if (password !== null && secret) settings[secret.name] = password;
  if (problems.length > 0) return { problems };
  for (const declared of proposed.declared) {
    if (!declared.isRequired || settings[declared.name] !== undefined) continue;
    if (terminal && declared.type !== 'password') settings[declared.name] = await terminal.ask(`${declared.label}: `);
    else problems.push(`${declared.label} is required. Give it with ${flagOf(declared)}.`);
  }
  return problems.length > 0 ? { problems } : settings;
}

const flagOf = ({ name, type }: SettingDeclaration): string => (type === 'password' ? '--password-stdin' : `--set ${name}=VALUE`);

function setOne(
  settings: Record<string, unknown>,
  declared: readonly SettingDeclaration[],
  name: string,
  value: string,
): string | null {
  const [own = '', ...rest] = name.split('.');
  const setting = declared.find((each) => each.name === name) ?? declared.find((each) => each.name === own);
  if (!setting) return `${name} is not a setting of this driver. It has ${declared.map((each) => each.name).join(', ')}.`;
  if (setting.type === 'password') return `${name} is a password. Give it with --password-stdin.`;
  if (setting.type === 'pairs') {
    if (rest.length === 0)
      return `${name} has a value for each of ${setting.keys.join(', ')}. Give one as --set ${name}.${setting.keys[0]}=VALUE.`;
    settings[own] = { ...(settings[own] as object | undefined), [rest.join('.')]: value };
  } else if (setting.type === 'number') settings[name] = Number(value);
  else if (setting.type === 'switch') settings[name] = value === 'true';
  else settings[name] = value;
  return null;
}

function addedLines({ companyId, name, debtorCount }: AddedBook, { folder, driver }: BookPlace, file: string): readonly string[] {
  const config = existsSync(folder.config) ? readConfig(folder.config) : null;
  const connectorId = config && !isProblems(config) ? config.connectorId : 'CONNECTOR';
  const command = { commandId: 'first-1', connectorId, companyId, type: 'read-debtors', payload: {} };
  const customers = debtorCount === 1 ? '1 customer' : `${debtorCount} customers`;
  return [
    `Account book ${companyId} added (${driver.title}, ${name}).`,
    `  file       ${file}`,
    ...(debtorCount === null ? [] : [`  opened     ${customers} found`]),
    `  listed in  ${folder.companies}`,
    '',
    ...(driver.source === 'bundled' ? [] : ['If the driver was added while the connector was running, restart the connector.']),
    'A connector that is running serves the book within 5 seconds. Send it a first command:',
    `  POST /v1/commands?wait=30  ${JSON.stringify(command)}`,
  ];
}

export interface DriverLine {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly source: InstalledDriver['source'];
  readonly folder: string;
  readonly isReady: boolean;
  readonly missing: string | null;
  readonly install: string | null;
}

export const describedDrivers = (folder: ConnectorFolder): Promise<readonly DriverLine[]> =>
  Promise.all(
    installedDrivers(folder).map(async (driver) => {
      const missing = await missingFor(driver);
      const { name, title, version, source, folder: place } = driver;
      return {
        name,
        title,
        version,
        source,
        folder: place,
        isReady: missing === null,
        missing: missing?.text ?? null,
        install: missing?.install ?? null,
      };
    }),
  );

export const driverLines = (drivers: readonly DriverLine[]): readonly string[] =>
  drivers.flatMap(({ name, version, source, folder, isReady, missing, install }) => [
    `${name}  ${version}  ${source === 'bundled' ? 'comes with the connector' : folder}  ${isReady ? 'ready' : `not ready: ${missing}`}`,
    ...(install === null ? [] : [`  ${install}`]),
  ]);

type DriverInvocation = Omit<AddBookInvocation, 'factories' | 'password' | 'environment'>;

/** `driver add FOLDER|ZIP` and `driver remove NAME`. */
export async function changeDrivers(invocation: DriverInvocation, [action, subject]: readonly string[]): Promise<number> {
  const { folder, say, complain } = invocation;
  if (subject === undefined || (action !== 'add' && action !== 'remove')) {
    complain('Use "driver add FOLDER", "driver add ZIP" or "driver remove NAME".');
    return USAGE;
  }
  const outcome =
    action === 'remove'
      ? (removeDriver(folder, subject) ?? [`Driver ${subject} removed.`])
      : await withDriverFrom(resolve(subject), (from) => addAgreed(invocation, from));
  return said(outcome, say, complain);
}

async function addAgreed(
  { folder, values, terminal, say }: DriverInvocation,
  from: string,
): Promise<Problems | readonly string[]> {
  const description = readDescription(from);
  if (typeof description === 'string') return { problems: [description] };
  say(`${description.title} ${description.version}, ${originOf(from)}`);
  say('The driver runs with the rights of the connector. Add it only if you know who wrote it.');
  const isAgreed = values.yes === true || /^y(es)?$/i.test((await terminal?.ask('Add it? (yes or no) '))?.trim() ?? '');
  if (!isAgreed) return { problems: ['Nothing was added. Confirm with --yes.'] };
  const added = addDriver(folder, from);
  return isProblems(added) ? added : [`Driver ${added.name} added. Restart a connector that is running.`];
}

function said(outcome: Problems | readonly string[], say: (text: string) => void, complain: (text: string) => void): number {
  const isRefused = !Array.isArray(outcome);
  for (const line of isRefused ? (outcome as Problems).problems : outcome) (isRefused ? complain : say)(String(line));
  return isRefused ? REFUSED : ADDED;
}
