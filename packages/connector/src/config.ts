/** What a person gives the connector: the downloaded configuration and the companies file, checked in full. Reads no environment. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConnectorConfig } from '@ledgerline/contract';
import type { CompanySettings } from './driver.ts';

/** The version of this package, as it is released. */
export const CONNECTOR_VERSION = (
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { readonly version: string }
).version;

/** The build of this connector, as the cloud compares it. */
export const CONNECTOR_BUILD = 'local-mvp-2026.11.15.03';

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
}

export function folderAt(path: string): ConnectorFolder {
  return {
    path,
    config: join(path, 'connector-config.json'),
    companies: join(path, 'companies.json'),
    journal: join(path, 'connector.sqlite'),
    lock: join(path, 'connector.lock'),
    books: join(path, 'books'),
    artifacts: join(path, 'artifacts'),
  };
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

function readJson(path: string, what: string): Json | Problems {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return { problems: [`${path} is missing or cannot be read: ${what}`] };
  }
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return isObject(value) ? value : { problems: [`${path} holds no JSON object.`] };
  } catch {
    return { problems: [`${path} is not JSON.`] };
  }
}

const identifier = /^(?!\.+$)[A-Za-z0-9._-]{1,64}$/;

export const isCompanyId = (text: string): boolean => identifier.test(text);

export function readConfig(path: string): ConnectorConfig | Problems {
  const json = readJson(path, 'download connector-config.json in the portal and put it there.');
  if (isProblems(json)) return json;
  const { connectorId, connectorKey, cloudUrl } = json;
  const problems = [
    ...(typeof connectorId === 'string' && identifier.test(connectorId) ? [] : [`${path}: connectorId is missing or malformed.`]),
    ...(typeof connectorKey === 'string' && connectorKey !== '' ? [] : [`${path}: connectorKey is missing.`]),
    ...(isHttpUrl(cloudUrl) ? [] : [`${path}: cloudUrl has to be an http or https address.`]),
  ];
  return problems.length > 0 ? { problems } : (json as unknown as ConnectorConfig);
}

function isHttpUrl(value: unknown): boolean {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  return ['http:', 'https:'].includes(new URL(value).protocol);
}

export function readCompanies(path: string): readonly CompanySettings[] | Problems {
  const json = readJson(path, 'it lists the account books; "ledgerline-connector new-book" creates the first one.');
  if (isProblems(json)) return json;
  if (!Array.isArray(json.companies)) return { problems: [`${path}: companies has to be a list.`] };
  const problems: string[] = [];
  const companies: CompanySettings[] = [];
  for (const [index, entry] of json.companies.entries()) {
    const read = readCompany(entry);
    if (typeof read === 'string') problems.push(`${path}: company ${index + 1} ${read}`);
    else if (companies.some(({ companyId }) => companyId === read.companyId))
      problems.push(`${path}: ${read.companyId} is there twice.`);
    else companies.push(read);
  }
  return problems.length > 0 ? { problems } : companies;
}

function readCompany(entry: unknown): CompanySettings | string {
  if (!isObject(entry)) return 'is no object.';
  const { companyId, name, driver, settings = {} } = entry;
  if (typeof companyId !== 'string' || !isCompanyId(companyId)) return 'has no well-formed companyId.';
  if (typeof name !== 'string' || name.trim() === '' || name.length > 200) return 'has no name of 1 to 200 characters.';
  if (typeof driver !== 'string') return 'has no driver; there are embedded and external.';
  if (!isObject(settings)) return 'has settings that are no object.';
  return { companyId, name, driver, settings };
}
