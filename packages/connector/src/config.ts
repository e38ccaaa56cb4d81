/** What a person gives the connector: the downloaded configuration and the companies file, checked in full. Reads no environment. */

import { chmodSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConnectorConfig, currentBuild } from '@ledgerline/contract';
import { type Language, Sentence } from '@ledgerline/words';
import { setUpSentences as say } from '@ledgerline/words/connector/set-up';
import released from '../package.json' with { type: 'json' };
import { bundle } from './bundle.ts';
import type { CompanySettings } from './driver.ts';
import { type KeySeal, machineSeal } from './key-seal.ts';

/** The version of this package, as it is released. */
export const CONNECTOR_VERSION = released.version;

/** The build of this connector, as the cloud compares it. */
export const CONNECTOR_BUILD = bundle?.build ?? currentBuild;

export interface Problems {
  /** Strings where another program wrote the text; sentences are worded for their reader. */
  readonly problems: readonly (string | Sentence)[];
}

export const isProblems = (value: object): value is Problems => 'problems' in value;

export const problemTexts = ({ problems }: Problems, language: Language): readonly string[] =>
  problems.map((problem) => (typeof problem === 'string' ? problem : problem.in(language)));

export interface ConnectorFolder {
  readonly path: string;
  readonly config: string;
  readonly companies: string;
  readonly journal: string;
  readonly lock: string;
  readonly books: string;
  readonly artifacts: string;
  /** The folder with what drivers know about the books that they watch. */
  readonly changes: string;
  /** The log of a host that keeps the connector running, and what else is only for a person at the machine. */
  readonly logs: string;
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
  /** Code tables of the tax authority that are newer than this release, as they are published. */
  readonly codes: string;
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
    logs: join(path, 'logs'),
    drivers: join(path, 'drivers'),
    programDrivers: programFiles === undefined ? null : join(programFiles, 'Ledgerline', 'Connector', 'drivers'),
    app: join(path, 'app'),
    localPage: join(path, 'local-page.json'),
    gateway: join(path, 'gateway'),
    codes: join(path, 'gateway', 'codes'),
  };
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

function readJson(path: string, absent: Sentence): Json | Problems {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return { problems: [absent] };
  }
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return isObject(value) ? value : { problems: [say.notObject(path)] };
  } catch {
    return { problems: [say.notJson(path)] };
  }
}

const identifier = /^(?!\.+$)[A-Za-z0-9._-]{1,64}$/;

export const isCompanyId = (text: string): boolean => identifier.test(text);

export function readConfig(path: string, seal: KeySeal | null = machineSeal): ConnectorConfig | Problems {
  const written = readJson(path, say.noConfig(path));
  if (isProblems(written)) return written;
  const { connectorKeySealed, ...json } = withOpenedKey(written, seal);
  if (typeof connectorKeySealed === 'string' && json.connectorKey === undefined)
    return { problems: [say.inFile(path, say.keyOfOtherMachine())] };
  const problems = configProblems(json).map((problem) => say.inFile(path, problem));
  return problems.length > 0 ? { problems } : (json as unknown as ConnectorConfig);
}

export function configProblems({ connectorId, connectorKey, cloudUrl }: Json): readonly Sentence[] {
  return [
    ...(typeof connectorId === 'string' && identifier.test(connectorId) ? [] : [say.connectorIdInvalid()]),
    ...(typeof connectorKey === 'string' && connectorKey !== '' ? [] : [say.connectorKeyMissing()]),
    ...(isHttpUrl(cloudUrl) ? [] : [say.cloudUrlInvalid()]),
  ];
}

function withOpenedKey(written: Json, seal: KeySeal | null): Json {
  const { connectorKeySealed } = written;
  const connectorKey = typeof connectorKeySealed === 'string' ? seal?.unseal(connectorKeySealed) : null;
  return typeof connectorKey === 'string' ? { ...written, connectorKey } : written;
}

/** The key is sealed where the machine can do that, and then never written unencrypted. */
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
  const written = readJson(folder.config, say.noConfig(folder.config));
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
  const json = readJson(path, say.noCompanies(path));
  if (isProblems(json)) return json;
  if (!Array.isArray(json.companies)) return { problems: [say.inFile(path, say.companiesNotArray())] };
  const problems: Sentence[] = [];
  const companies: CompanySettings[] = [];
  for (const [index, entry] of json.companies.entries()) {
    const read = readCompany(entry, index);
    if (read instanceof Sentence) problems.push(say.inFile(path, read));
    else if (companies.some(({ companyId }) => companyId === read.companyId))
      problems.push(say.inFile(path, say.companyListedTwice(read.companyId)));
    else companies.push(read);
  }
  return problems.length > 0 ? { problems } : companies;
}

function readCompany(entry: unknown, index: number): CompanySettings | Sentence {
  if (!isObject(entry)) return say.companyNotObject(index);
  const { companyId, name, driver, settings = {} } = entry;
  if (typeof companyId !== 'string' || !isCompanyId(companyId)) return say.companyIdInvalid(index);
  if (typeof name !== 'string' || name.trim() === '' || name.length > 200) return say.companyNameInvalid(index);
  if (typeof driver !== 'string') return say.companyDriverMissing(index);
  if (!isObject(settings)) return say.companySettingsInvalid(index);
  return { companyId, name, driver, settings };
}
