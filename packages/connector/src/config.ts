/** What a person gives the connector: the downloaded configuration and the companies file, checked in full. Reads no environment. */

import { chmodSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConnectorConfig, currentBuild } from '@ledgerline/contract';
import released from '../package.json' with { type: 'json' };
import { bundle } from './bundle.ts';
import type { CompanySettings } from './driver.ts';
import { type KeySeal, machineSeal } from './key-seal.ts';

/** The version of this package, as it is released. */
export const CONNECTOR_VERSION = released.version;

/** The build of this connector, as the cloud compares it. */
export const CONNECTOR_BUILD = bundle?.build ?? currentBuild;

export interface Problems {
  readonly problems: readonly string[];
}

export const isProblems = (value: object): value is Problems => 'problems' in value;

export interface ConnectorFolder {
  readonly path: string;
  readonly config: string;
  readonly companies: string;
  readonly journal: string;
  readonly lock: string;
  readonly books: string;
  readonly artifacts: string;
  /** What drivers know of the books that they watch. */
  readonly changes: string;
  /** Drivers that the owner of the connector added. */
  readonly drivers: string;
  /** Drivers that a setup program of their own installed; null where the system has no such folder. */
  readonly programDrivers: string | null;
  /** The installed builds, where a host keeps the connector running. */
  readonly app: string;
  /** The link to the local page, while a connector runs. */
  readonly localPage: string;
  /** The access of books to the tax authority, sealed. */
  readonly gateway: string;
}

export function folderAt(path: string, programFiles?: string): ConnectorFolder {
  return {
    path,
    config: join(path, 'connector-config.json'),
    companies: join(path, 'companies.json'),
    journal: join(path, 'connector.sqlite'),
    lock: join(path, 'connector.lock'),
    books: join(path, 'books'),
    artifacts: join(path, 'artifacts'),
    changes: join(path, 'changes'),
    drivers: join(path, 'drivers'),
    programDrivers: programFiles === undefined ? null : join(programFiles, 'Ledgerline', 'Connector', 'drivers'),
    app: join(path, 'app'),
    localPage: join(path, 'local-page.json'),
    gateway: join(path, 'gateway'),
  };
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

function readJson(path: string, what: string): Json | Problems {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return { problems: [`${path} is missing or cannot be read. ${what}`] };
  }
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return isObject(value) ? value : { problems: [`${path} must contain a JSON object.`] };
  } catch {
    return { problems: [`${path} is not valid JSON.`] };
  }
}

const identifier = /^(?!\.+$)[A-Za-z0-9._-]{1,64}$/;

export const isCompanyId = (text: string): boolean => identifier.test(text);

export function readConfig(path: string, seal: KeySeal | null = machineSeal): ConnectorConfig | Problems {
  const written = readJson(
    path,
    'Run "ledgerline-connector pair", or download connector-config.json in the portal and put it there.',
  );
  if (isProblems(written)) return written;
  const { connectorKeySealed, ...json } = withOpenedKey(written, seal);
  if (typeof connectorKeySealed === 'string' && json.connectorKey === undefined)
    return {
      problems: [`${path}: the connector key was sealed on another machine. Run "ledgerline-connector pair" on this one.`],
    };
  const problems = configProblems(json).map((problem) => `${path}: ${problem}`);
  return problems.length > 0 ? { problems } : (json as unknown as ConnectorConfig);
}

export function configProblems({ connectorId, connectorKey, cloudUrl }: Json): readonly string[] {
  return [
    ...(typeof connectorId === 'string' && identifier.test(connectorId) ? [] : ['connectorId is missing or invalid.']),
    ...(typeof connectorKey === 'string' && connectorKey !== '' ? [] : ['connectorKey is missing.']),
    ...(isHttpUrl(cloudUrl) ? [] : ['cloudUrl must be an http or https address.']),
  ];
}

function withOpenedKey(written: Json, seal: KeySeal | null): Json {
  const { connectorKeySealed } = written;
  const connectorKey = typeof connectorKeySealed === 'string' ? seal?.unseal(connectorKeySealed) : null;
  return typeof connectorKey === 'string' ? { ...written, connectorKey } : written;
}

/** The key is sealed where the machine can do that, and then never written in the clear. */
export function writeConfig(
  { config: path }: ConnectorFolder,
  { connectorId, connectorKey, cloudUrl }: ConnectorConfig,
  seal: KeySeal | null = machineSeal,
): void {
  const connectorKeySealed = seal?.seal(connectorKey) ?? null;
  const key = connectorKeySealed === null ? { connectorKey } : { connectorKeySealed };
  replaceFile(path, { connectorId, ...key, cloudUrl });
}

/** A configuration that a person put there is protected like one that we wrote. */
export function protectConfig(folder: ConnectorFolder, config: ConnectorConfig, seal: KeySeal | null = machineSeal): void {
  const written = readJson(folder.config, '');
  if (seal !== null && !isProblems(written) && typeof written.connectorKeySealed !== 'string') writeConfig(folder, config, seal);
  else if (seal === null) chmodSync(folder.config, 0o600);
}

/** A file is replaced as a whole, so that a connector that runs never reads half of it. Only its owner can read it. */
export function replaceFile(path: string, content: object): void {
  const partial = `${path}.partial`;
  writeFileSync(partial, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  renameSync(partial, path);
}

export function isHttpUrl(value: unknown): value is string {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  return ['http:', 'https:'].includes(new URL(value).protocol);
}

export function readCompanies(path: string): readonly CompanySettings[] | Problems {
  const json = readJson(path, 'It lists the account books. Create the first one with "ledgerline-connector new-book".');
  if (isProblems(json)) return json;
  if (!Array.isArray(json.companies)) return { problems: [`${path}: companies must be an array.`] };
  const problems: string[] = [];
  const companies: CompanySettings[] = [];
  for (const [index, entry] of json.companies.entries()) {
    const read = readCompany(entry);
    if (typeof read === 'string') problems.push(`${path}: companies[${index}] ${read}`);
    else if (companies.some(({ companyId }) => companyId === read.companyId))
      problems.push(`${path}: ${read.companyId} is listed twice.`);
    else companies.push(read);
  }
  return problems.length > 0 ? { problems } : companies;
}

function readCompany(entry: unknown): CompanySettings | string {
  if (!isObject(entry)) return 'is not an object.';
  const { companyId, name, driver, settings = {} } = entry;
  if (typeof companyId !== 'string' || !isCompanyId(companyId)) return 'has an invalid companyId.';
  if (typeof name !== 'string' || name.trim() === '' || name.length > 200) return 'needs a name of 1 to 200 characters.';
  if (typeof driver !== 'string') return 'needs a driver, such as embedded.';
  if (!isObject(settings)) return 'has settings that are not an object.';
  return { companyId, name, driver, settings };
}
