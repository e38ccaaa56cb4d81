/** The settings of a cloud, read from its environment. Reports what is wrong with them; starts nothing. */

import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { limits, type SandboxSettings, sandboxSettings } from '@ledgerline/contract';
import { makeKey } from './key.ts';
import { type Randomness, randomText } from './randomness.ts';
import { makePrivateDirectory, readOrMakeSecret } from './secret-file.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Public address, without a slash at its end. */
  readonly baseUrl: string;
  readonly dataDirectory: string;
  /** Null: the embedded database in dataDirectory. */
  readonly databaseUrl: string | null;
  readonly artifactDirectory: string;
  /** Per key; 0 for no limit. */
  readonly requestsPerMinute: number;
  /** Of all keys and sessions of a tenant together; 0 for no limit. */
  readonly tenantRequestsPerMinute: number;
  /** Per address, for what needs no key; 0 for no limit. */
  readonly addressRequestsPerMinute: number;
  /** What a tenant can upload as files of commands, in MiB; 0 for no limit. */
  readonly uploadMebibytesPerDay: number;
  /** Of the files of one tenant, up and down; 0 for no limit. */
  readonly transferMebibytesPerSecond: number;
  readonly adminKey: string;
  readonly secretKey: string;
  readonly trialDays: number;
  /** Whether webhooks can be sent to this machine itself. */
  readonly isWebhookLoopbackAllowed: boolean;
  /** How long events are kept. */
  readonly eventDays: number;
  readonly isSandboxOffered: boolean;
  /** For the sandbox host. */
  readonly sandboxSettings: SandboxSettings;
  readonly installerFile: string;
  /** The published builds of the connector. */
  readonly connectorReleases: string;
  /** Proxies whose X-Forwarded-For is believed: addresses, networks or names of networks. Empty for none. */
  readonly trustedProxies: readonly string[];
  /** Whether a start continues although the stored connector keys cannot be opened with secretKey. */
  readonly isNewSecretAccepted: boolean;
  /** The damage of stored data that the operator accepts, by its id; null for none. */
  readonly acceptedDamageId: string | null;
  /** Whether messages for people are written as log lines too. */
  readonly isLogOnly: boolean;
  /** Who runs this installation, for its pages; null when they do not say. */
  readonly operatorName: string | null;
  readonly contactEmail: string | null;
  /** The server that takes our mails; null to write them to the folder outbox in dataDirectory. */
  readonly smtpUrl: string | null;
  /** The address that mails come from. */
  readonly mailFrom: string;
}

/** One line for each setting that cannot be used. */
export interface ConfigProblems {
  readonly problems: readonly string[];
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads every setting; makes the data directory and the secrets that were not given. */
export function readConfig(environment: Environment, randomness: Randomness): Config | ConfigProblems {
  const reading = new Reading(environment);
  const settings = readSettings(reading);
  if (reading.problems.length > 0) return { problems: reading.problems };
  const { dataDirectory } = settings;
  try {
    makePrivateDirectory(dataDirectory);
    const secretKey =
      settings.secretKey ??
      readOrMakeSecret(join(dataDirectory, 'secret.key'), () => randomText(randomness, SECRET_KEY_BYTES), randomness);
    const adminKey =
      settings.adminKey ?? readOrMakeSecret(join(dataDirectory, 'admin.key'), () => makeKey('admin', randomness), randomness);
    const problems = [
      ...(isSecret(adminKey, ADMIN_KEY_MIN) ? [] : [`admin.key in DATA_DIR must be ${secretForm(ADMIN_KEY_MIN)}.`]),
      ...(isSecret(secretKey, SECRET_KEY_MIN) ? [] : [`secret.key in DATA_DIR must be ${secretForm(SECRET_KEY_MIN)}.`]),
    ];
    return problems.length > 0 ? { problems } : { ...settings, adminKey, secretKey };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problems: [`DATA_DIR must be a directory that can be created and written to; it is ${dataDirectory} (${reason}).`] };
  }
}

export function isConfigProblems(outcome: Config | ConfigProblems): outcome is ConfigProblems {
  return 'problems' in outcome;
}

const SECRET_KEY_BYTES = 32;
const ADMIN_KEY_MIN = 32;
const SECRET_KEY_MIN = 16;
const PORT_DEFAULT = 8080;
const PORT_MAX = 65_535;
const LOCAL_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;
const EVENT_DAYS_DEFAULT = 30;
const EVENT_DAYS_MAX = 365;
const TRIAL_DAYS_DEFAULT = 14;
const TRIAL_DAYS_MAX = 3_650;
const UPLOAD_MB_PER_DAY_MAX = 1_000_000_000;
const TRANSFER_MB_PER_SECOND_MAX = 1_000_000;
const REQUESTS_PER_MINUTE_MAX = 1_000_000_000;

type Settings = Omit<Config, 'adminKey' | 'secretKey'> & { readonly adminKey: string | null; readonly secretKey: string | null };

function readSettings(reading: Reading): Settings {
  const host = reading.text('HOST', '127.0.0.1', HOST_FORM, 'a host name or address to listen on, such as 127.0.0.1');
  const port = reading.wholeNumber('PORT', PORT_DEFAULT, 1, PORT_MAX);
  const dataDirectory = reading.path('DATA_DIR', './data');
  const requestsPerMinute = reading.limitPerMinute('RATE_LIMIT_PER_MINUTE', limits.requestsPerMinuteDefault);
  const baseUrl = reading.baseUrl(`http://${visitableHost(host)}:${port}`);
  const isLocal = [host, new URL(baseUrl).hostname].every((name) => LOCAL_HOST.test(name));
  const contactEmail = reading.textOrNull('CONTACT_EMAIL', EMAIL_FORM, 'an email address, such as help@example.com');
  return {
    host,
    port,
    baseUrl,
    dataDirectory,
    databaseUrl: reading.databaseUrl(),
    artifactDirectory: reading.path('ARTIFACT_DIR', join(dataDirectory, 'artifacts')),
    requestsPerMinute,
    tenantRequestsPerMinute: reading.limitPerMinute(
      'TENANT_LIMIT_PER_MINUTE',
      Math.min(requestsPerMinute * limits.tenantRequestsPerKeyRequests, REQUESTS_PER_MINUTE_MAX),
    ),
    addressRequestsPerMinute: reading.limitPerMinute('ADDRESS_LIMIT_PER_MINUTE', limits.addressRequestsPerMinuteDefault),
    uploadMebibytesPerDay: reading.wholeNumber(
      'UPLOAD_MB_PER_DAY',
      limits.uploadMebibytesPerTenantAndDayDefault,
      0,
      UPLOAD_MB_PER_DAY_MAX,
      ' (0 for no limit)',
    ),
    transferMebibytesPerSecond: reading.wholeNumber(
      'TRANSFER_MB_PER_SECOND',
      limits.transferMebibytesPerTenantAndSecondDefault,
      0,
      TRANSFER_MB_PER_SECOND_MAX,
      ' (0 for no limit)',
    ),
    adminKey: reading.secret('ADMIN_KEY', ADMIN_KEY_MIN),
    secretKey: reading.secret('SECRET_KEY', SECRET_KEY_MIN),
    isWebhookLoopbackAllowed: reading.text('WEBHOOK_LOOPBACK', isLocal ? 'on' : 'off', /^(?:on|off)$/, 'on or off') === 'on',
    eventDays: reading.wholeNumber('EVENT_DAYS', EVENT_DAYS_DEFAULT, 1, EVENT_DAYS_MAX),
    trialDays: reading.wholeNumber('TRIAL_DAYS', TRIAL_DAYS_DEFAULT, 0, TRIAL_DAYS_MAX),
    sandboxSettings: reading.sandboxSettings(),
    isSandboxOffered: reading.text('SANDBOX', 'on', /^(?:on|off)$/, 'on or off') === 'on',
    installerFile: reading.path('INSTALLER', join(dataDirectory, 'downloads', 'ConnectorSetup.exe')),
    connectorReleases: reading.path('CONNECTOR_RELEASES', join(dataDirectory, 'downloads', 'connector')),
    trustedProxies: reading.networks('TRUST_PROXY'),
    isNewSecretAccepted: reading.text('NEW_SECRET_KEY', 'refuse', /^(?:accept|refuse)$/, 'accept or refuse') === 'accept',
    acceptedDamageId: reading.textOrNull('ACCEPT_DAMAGE', /^[a-z0-9_]{1,60}$/, 'the id of a damage, as the log shows it'),
    isLogOnly: reading.text('LOG_FORMAT', 'text', /^(?:text|json)$/, 'text or json') === 'json',
    operatorName: reading.textOrNull('OPERATOR_NAME', /^\S[^\p{Cc}]{0,119}$/u, 'a name of up to 120 characters'),
    contactEmail,
    smtpUrl: reading.smtpUrl(),
    mailFrom: reading.text(
      'MAIL_FROM',
      contactEmail ?? `ledgerline@${new URL(baseUrl).hostname}`,
      EMAIL_FORM,
      'an email address, such as no-reply@example.com',
    ),
  };
}

const EMAIL_FORM = /^[^\s@<>"?&]{1,120}@[A-Za-z0-9.-]{1,120}$/;

const NAMED_NETWORKS: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, an address with a prefix length, or one of the networks that have a name. */
function isNetwork(text: string): boolean {
  if (NAMED_NETWORKS.includes(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (bits < 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits);
}

const HOST_FORM = /^[A-Za-z0-9._:-]+$/;

/** The address to visit for an address that means every interface. */
const LOOPBACK: ReadonlyMap<string, string> = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

const visitableHost = (host: string): string => (LOOPBACK.has(host) ? 'localhost' : hostInUrl(host));

const hostInUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** Where a program on the same machine finds the cloud. */
export const localUrlOf = ({ host, port }: Pick<Config, 'host' | 'port'>): string =>
  `http://${hostInUrl(LOOPBACK.get(host) ?? host)}:${port}`;

/** Characters that travel in an Authorization header as they are. */
const isSecret = (text: string, charactersMin: number): boolean => text.length >= charactersMin && /^[\x21-\x7e]+$/.test(text);
const secretForm = (charactersMin: number): string => `at least ${charactersMin} characters, without spaces or accents`;

/** Reads variables one by one and remembers what is wrong with each. An empty variable counts as absent. */
class Reading {
  readonly problems: string[] = [];
  readonly #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  text(name: string, absent: string, pattern: RegExp, form: string): string {
    const value = this.#value(name);
    if (value === null || pattern.test(value)) return value ?? absent;
    this.#refuse(name, form, value);
    return absent;
  }

  textOrNull(name: string, pattern: RegExp, form: string): string | null {
    const value = this.text(name, '', pattern, form);
    return value === '' ? null : value;
  }

  wholeNumber(name: string, absent: number, min: number, max: number, remark = ''): number {
    const value = this.#value(name);
    if (value === null) return absent;
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= min && number <= max) return number;
    this.#refuse(name, `a whole number from ${min} to ${max}${remark}`, value);
    return absent;
  }

  sandboxSettings(): SandboxSettings {
    const read = Object.entries(sandboxSettings).map(
      ([name, { absent, min, max }]) => [name, this.wholeNumber(name, absent, min, max)] as const,
    );
    return Object.fromEntries(read) as SandboxSettings;
  }

  limitPerMinute(name: string, absent: number): number {
    return this.wholeNumber(name, absent, 0, REQUESTS_PER_MINUTE_MAX, ' (0 for no limit)');
  }

  path(name: string, absent: string): string {
    const value = this.#value(name);
    if (value?.includes('\0')) this.#refuse(name, 'a path', value);
    return resolve(value ?? absent);
  }

  baseUrl(absent: string): string {
    const value = this.#value('BASE_URL');
    if (value === null) return absent;
    const url = URL.parse(value);
    const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` && !/[?#]/.test(value);
    if (isOrigin) return url.origin;
    this.#refuse('BASE_URL', 'an http:// or https:// address without a path, such as https://cloud.example.com', value);
    return absent;
  }

  /** The value is not repeated: it contains a password. */
  databaseUrl(): string | null {
    const value = this.#value('DATABASE_URL');
    const url = value === null ? null : URL.parse(value);
    if (value === null || (url !== null && /^postgres(?:ql)?:$/.test(url.protocol))) return value;
    this.#refuse('DATABASE_URL', 'postgres://user:password@host:port/database, or empty for the embedded database');
    return null;
  }

  /** The value is not repeated: it may contain a password. */
  smtpUrl(): string | null {
    const value = this.#value('SMTP_URL');
    const url = value === null ? null : URL.parse(value);
    const isServer = url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && /^\/?$/.test(url.pathname);
    if (value === null || (isServer && url.search === '' && url.hash === '')) return value;
    this.#refuse(
      'SMTP_URL',
      'smtp://user:password@host:port or smtps://user:password@host:port, or empty to write mails to files',
    );
    return null;
  }

  networks(name: string): readonly string[] {
    const value = this.#value(name);
    const networks = value === null ? [] : value.split(',').map((network) => network.trim());
    if (networks.every(isNetwork)) return networks;
    const form = `addresses or networks separated by commas, such as 10.0.0.7, 10.0.0.0/8 or ${NAMED_NETWORKS.join(', ')}`;
    this.#refuse(name, form, value ?? '');
    return [];
  }

  secret(name: string, charactersMin: number): string | null {
    const value = this.#value(name);
    if (value === null || isSecret(value, charactersMin)) return value;
    this.#refuse(name, secretForm(charactersMin));
    return null;
  }

  #value(name: string): string | null {
    const value = this.#environment[name];
    return value === undefined || value === '' ? null : value;
  }

  #refuse(name: string, form: string, value?: string): void {
    const shown = value === undefined ? '' : `; it is ${JSON.stringify(value)}`;
    this.problems.push(`${name} must be ${form}${shown}.`);
  }
}
