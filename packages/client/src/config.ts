/** The settings of a client: their defaults, where the environment has them, and what is wrong with them. */

import { MisuseError } from './errors.ts';
import { readKey } from './key.ts';

/** One request of a call, for logs and measurements. Never contains a key or a payload. */
export interface Attempt {
  readonly method: string;
  readonly path: string;
  /** Attempt number, from 1. */
  readonly attempt: number;
  readonly milliseconds: number;
  /** Absent without a response. */
  readonly status?: number;
  readonly requestId?: string;
  readonly commandId?: string;
  /** Why there was no readable response. */
  readonly fault?: string;
  /** Absent after the last attempt. */
  readonly retryInMs?: number;
}

export interface LedgerlineOptions {
  /** A tenant key or an app key. */
  readonly apiKey: string;
  readonly baseUrl?: string;
  /** The connector that runs commands which name none. */
  readonly connectorId?: string;
  /** The account book of commands which name none. */
  readonly companyId?: string;
  readonly fetch?: typeof globalThis.fetch;
  /** How often a request is repeated (default 4); 0 for never. */
  readonly maxRetries?: number;
  /** How long one request can take (default 75,000). */
  readonly attemptMs?: number;
  /** How long a call can take, retries and waiting included (default 600,000). */
  readonly deadlineMs?: number;
  /** How long one request waits for a command to end, 0 to 60 (default 30). */
  readonly waitSeconds?: number;
  /** Called after every request. */
  readonly onAttempt?: (attempt: Attempt) => void;
  /** A key in a browser can be read by everyone who opens the page. */
  readonly allowBrowser?: boolean;
}

export interface Settings extends Required<Omit<LedgerlineOptions, 'connectorId' | 'companyId' | 'onAttempt' | 'allowBrowser'>> {
  readonly connectorId: string | undefined;
  readonly companyId: string | undefined;
  readonly onAttempt: (attempt: Attempt) => void;
}

const DEFAULTS = {
  baseUrl: 'http://127.0.0.1:8080',
  maxRetries: 4,
  attemptMs: 75_000,
  deadlineMs: 600_000,
  waitSeconds: 30,
} as const;

const WAIT_SECONDS_MAX = 60;

/** The options with their defaults; throws when they cannot work. */
export function settingsOf({ allowBrowser = false, ...options }: LedgerlineOptions): Settings {
  assertKey(options.apiKey);
  if (!allowBrowser && isBrowser()) {
    throw new MisuseError(
      'key_in_browser',
      'A key belongs on a server: everyone who opens the page could read it. Pass allowBrowser: true if this page is not public.',
    );
  }
  const settings = {
    ...DEFAULTS,
    // Looked up on each call, so that a fetch that is replaced later is used.
    fetch: (...request: Parameters<typeof globalThis.fetch>) => globalThis.fetch(...request),
    onAttempt: () => {},
    connectorId: undefined,
    companyId: undefined,
    ...withoutUndefined(options),
  };
  assertWhole('maxRetries', settings.maxRetries, 0, 100);
  assertWhole('attemptMs', settings.attemptMs, 1, 2 ** 31 - 1);
  assertWhole('deadlineMs', settings.deadlineMs, 1, 2 ** 31 - 1);
  assertWhole('waitSeconds', settings.waitSeconds, 0, WAIT_SECONDS_MAX);
  return { ...settings, baseUrl: checkedUrl(settings.baseUrl) };
}

const withoutUndefined = <T extends object>(options: T): T =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as T;

/** The message never repeats the key: it ends up in logs. */
function assertKey(apiKey: unknown): void {
  const reading = typeof apiKey === 'string' ? readKey(apiKey) : 'malformed';
  if (reading === 'tenant' || reading === 'app') return;
  const sentences: Readonly<Record<Exclude<typeof reading, 'tenant' | 'app'>, string>> = {
    malformed: 'apiKey is not a key. A key starts with ll_tenant_ or ll_app_; copy it from the portal.',
    mistyped: 'apiKey is mistyped: its checksum is wrong. Copy it again from where it was shown.',
    conn: 'apiKey is the key of a connector. Use the tenant key or an app key.',
    admin: 'apiKey is the admin key. Use the tenant key or an app key.',
  };
  throw new MisuseError('invalid_key', sentences[reading]);
}

const isBrowser = (): boolean => 'window' in globalThis && 'document' in globalThis;

function assertWhole(name: string, value: number, least: number, most: number): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw new MisuseError('invalid_option', `${name} must be an integer from ${least} to ${most}; you passed ${value}.`);
}

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;
const warned = new Set<string>();

function checkedUrl(baseUrl: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol) || url.username !== '') {
    throw new MisuseError('invalid_option', 'baseUrl must be an http or https address without a user name.');
  }
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname) && !warned.has(url.host)) {
    warned.add(url.host);
    console.warn(`Ledgerline: ${url.host} is called without https, so the key can be read on its way.`);
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment variables; none where there is no process. */
export const processEnvironment = (): Environment => (typeof process === 'undefined' ? {} : process.env);

/** LEDGERLINE_API_KEY, _URL, _CONNECTOR and _COMPANY. */
export function optionsFrom(environment: Environment, overrides: Partial<LedgerlineOptions>): LedgerlineOptions {
  const { LEDGERLINE_API_KEY, LEDGERLINE_URL, LEDGERLINE_CONNECTOR, LEDGERLINE_COMPANY } = environment;
  const apiKey = overrides.apiKey ?? LEDGERLINE_API_KEY;
  if (apiKey === undefined || apiKey === '') throw new MisuseError('invalid_key', 'LEDGERLINE_API_KEY is not set.');
  return {
    ...(LEDGERLINE_URL && { baseUrl: LEDGERLINE_URL }),
    ...(LEDGERLINE_CONNECTOR && { connectorId: LEDGERLINE_CONNECTOR }),
    ...(LEDGERLINE_COMPANY && { companyId: LEDGERLINE_COMPANY }),
    ...overrides,
    apiKey,
  };
}
