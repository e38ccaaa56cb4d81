/**
 * Every setting of a cloud: its variable, kind, default and meaning. What is read, what an error says, `.env.example` and the table in
 * docs/operations.md follow from it.
 */

import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import {
  collectorEndpointForm,
  collectorHeadersForm,
  collectorVariables,
  limits,
  readCollectorEndpoint,
  readCollectorHeaders,
  sandboxSettings,
} from '@ledgerline/contract';
import { isLocalHost, visitableUrlOf } from './listen-address.ts';
import {
  flag,
  type Kind,
  limit,
  list,
  onOrOff,
  path,
  type Setting,
  type SettingValues,
  secret,
  secretUrl,
  text,
  wholeNumber,
} from './setting.ts';

/** What a default can follow from: it must be declared above. */
interface Earlier {
  readonly host: string;
  readonly port: number;
  readonly baseUrl: string;
  readonly dataDirectory: string;
  readonly databaseUrl: string | null;
  readonly requestsPerMinute: number;
  readonly contactEmail: string | null;
}

const PORT_MAX = 65_535;
const REQUESTS_PER_MINUTE_MAX = 1_000_000_000;
const UPLOAD_MB_PER_DAY_MAX = 1_000_000_000;
const TRANSFER_MB_PER_SECOND_MAX = 1_000_000;
const EVENT_DAYS_MAX = 365;
const CHANGE_EVENTS_PER_DAY_MAX = 1_000_000_000;
const TRIAL_DAYS_MAX = 3_650;
const BILLING_GRACE_DAYS_MAX = 90;

const NAMED_NETWORKS: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, an address with a prefix length, or one of the networks that have a name. */
function isNetwork(entry: string): boolean {
  if (NAMED_NETWORKS.includes(entry)) return true;
  const [address = '', prefix, ...rest] = entry.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (bits < 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits);
}

/** An address without a path; read without a slash at its end. */
const origin: Kind<string> = {
  form: 'an http:// or https:// address without a path, such as https://cloud.example.com',
  read(value) {
    const url = URL.parse(value);
    const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` && !/[?#]/.test(value);
    return isOrigin ? url.origin : undefined;
  },
};

const database = secretUrl(
  ({ protocol }) => /^postgres(?:ql)?:$/.test(protocol),
  'postgres://user:password@host:port/database, or empty for the embedded database',
);

const objectStore = text(
  /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[A-Za-z0-9._/-]{0,200})?$/,
  's3://bucket or s3://bucket/prefix, or empty for a folder or the database',
);

const mailServer = secretUrl(
  ({ protocol, hostname, pathname, search, hash }) =>
    /^smtps?:$/.test(protocol) && hostname !== '' && /^\/?$/.test(pathname) && search === '' && hash === '',
  'smtp://user:password@host:port or smtps://user:password@host:port, or empty to write mails to files',
);

const email = (example: string): Kind<string> =>
  text(/^[^\s@<>"?&]{1,120}@[A-Za-z0-9.-]{1,120}$/, `an email address, such as ${example}`);

const hostOf = (url: string): string => new URL(url).hostname;

const setting = <Value>(declared: Setting<Value, Earlier>): Setting<Value, Earlier> => declared;

const stripeSecret = (prefix: string, form: string): Kind<string> => ({
  ...text(new RegExp(`^${prefix === 'sk' ? '(?:sk|rk)' : prefix}_[A-Za-z0-9_]{8,250}$`), form),
  isSecret: true,
});

const stripePrice = (plan: string, interval: 'MONTHLY' | 'YEARLY'): Setting<string | null, Earlier> =>
  setting({
    variable: `STRIPE_PRICE_${plan}_${interval}`,
    kind: text(/^price_[A-Za-z0-9_]{1,100}$/, 'the id of a price of Stripe, such as price_1Abc') as Kind<string | null>,
    absent: null,
    absentText: 'not offered',
    meaning: `the price of the plan ${plan.toLowerCase()}, paid ${interval.toLowerCase()}`,
  });

export const settings = {
  host: setting({
    variable: 'HOST',
    kind: text(/^[A-Za-z0-9._:-]+$/, 'a host name or address to listen on, such as 127.0.0.1'),
    absent: '127.0.0.1',
    meaning: 'the host name or address to listen on',
  }),
  port: setting({ variable: 'PORT', kind: wholeNumber(1, PORT_MAX), absent: 8080, meaning: 'the port to listen on' }),
  baseUrl: setting({
    variable: 'BASE_URL',
    kind: origin,
    absent: visitableUrlOf,
    absentText: '`http://HOST:PORT`',
    meaning:
      "the public address, used in `artifactUrl`, in the descriptions and in the connector's configuration. Passkeys belong to its host name",
  }),
  dataDirectory: setting({
    variable: 'DATA_DIR',
    kind: path,
    absent: () => resolve('data'),
    absentText: './data',
    meaning: 'embedded database, artifacts, generated secrets; created with mode 0700',
  }),
  databaseUrl: setting({
    variable: 'DATABASE_URL',
    kind: database,
    absent: null,
    absentText: 'the embedded database',
    meaning:
      '`postgres://user:password@host:port/database`: the same cloud on PostgreSQL, any number of nodes, which share `SECRET_KEY` and `ADMIN_KEY`',
  }),
  artifactUrl: setting({
    variable: 'ARTIFACT_URL',
    kind: objectStore,
    absent: null,
    absentText: 'none',
    meaning: '`s3://bucket/prefix`: keeps the files of commands in an S3-compatible object store',
  }),
  s3Endpoint: setting({
    variable: 'AWS_ENDPOINT_URL_S3',
    kind: origin,
    absent: null,
    absentText: 'the one of AWS for `AWS_REGION`',
    meaning: 'the address of the object store',
  }),
  s3Region: setting({
    variable: 'AWS_REGION',
    kind: text(/^[a-z0-9-]{1,40}$/, 'the region of an object store, such as ap-southeast-1'),
    absent: 'us-east-1',
    meaning: 'the region of the object store',
  }),
  s3AccessKeyId: setting({
    variable: 'AWS_ACCESS_KEY_ID',
    kind: text(/^\S{1,200}$/, 'the id of an access key'),
    absent: null,
    absentText: 'none',
    meaning: 'access key of the object store',
  }),
  s3SecretAccessKey: setting({
    variable: 'AWS_SECRET_ACCESS_KEY',
    kind: { ...text(/^\S{1,200}$/, 'the secret of an access key'), isSecret: true },
    absent: null,
    absentText: 'none',
    meaning: 'its secret',
  }),
  artifactDirectory: setting({
    variable: 'ARTIFACT_DIR',
    kind: path,
    absent: ({ databaseUrl, dataDirectory }) => (databaseUrl === null ? join(dataDirectory, 'artifacts') : null),
    absentText: 'DATA_DIR/artifacts; with `DATABASE_URL` the database',
    meaning: 'folder for the files of commands, each named by its SHA-256; nodes share it. `ARTIFACT_URL` goes before it',
  }),
  requestsPerMinute: setting({
    variable: 'RATE_LIMIT_PER_MINUTE',
    kind: limit(REQUESTS_PER_MINUTE_MAX),
    absent: limits.requestsPerMinuteDefault,
    meaning: 'requests a minute for each key on `/v1` and `/connectors`; 0 turns it and the limit of sessions off',
  }),
  tenantRequestsPerMinute: setting({
    variable: 'TENANT_LIMIT_PER_MINUTE',
    kind: limit(REQUESTS_PER_MINUTE_MAX),
    absent: ({ requestsPerMinute }) => Math.min(requestsPerMinute * limits.tenantRequestsPerKeyRequests, REQUESTS_PER_MINUTE_MAX),
    absentText: `${limits.tenantRequestsPerKeyRequests} times \`RATE_LIMIT_PER_MINUTE\``,
    meaning: 'requests a minute for all keys and sessions of a tenant together; 0 turns it off',
  }),
  addressRequestsPerMinute: setting({
    variable: 'ADDRESS_LIMIT_PER_MINUTE',
    kind: limit(REQUESTS_PER_MINUTE_MAX),
    absent: limits.addressRequestsPerMinuteDefault,
    meaning: 'requests a minute for each address without a valid key or session; 0 turns it off',
  }),
  uploadMebibytesPerDay: setting({
    variable: 'UPLOAD_MB_PER_DAY',
    kind: limit(UPLOAD_MB_PER_DAY_MAX),
    absent: limits.uploadMebibytesPerTenantAndDayDefault,
    meaning: 'MiB of files that connectors can upload for one tenant in a day; 0 turns it off',
  }),
  transferMebibytesPerSecond: setting({
    variable: 'TRANSFER_MB_PER_SECOND',
    kind: limit(TRANSFER_MB_PER_SECOND_MAX),
    absent: limits.transferMebibytesPerTenantAndSecondDefault,
    meaning:
      'MiB a second of files and bodies over 64 KiB that one tenant can send and fetch, commands counted four times; bursts of twice as much are allowed; 0 turns it off',
  }),
  adminKey: setting({
    variable: 'ADMIN_KEY',
    kind: secret(32),
    absent: null,
    absentText: 'generated in DATA_DIR/admin.key',
    meaning: 'the admin key for `/admin/*`; at least 32 characters',
  }),
  secretKey: setting({
    variable: 'SECRET_KEY',
    kind: secret(16),
    absent: null,
    absentText: 'generated in DATA_DIR/secret.key',
    meaning:
      'encrypts the connector keys; nodes share it. Keep a copy: the cloud does not start with a different key than the stored keys were encrypted with',
  }),
  isNewSecretAccepted: setting({
    variable: 'NEW_SECRET_KEY',
    kind: flag('accept', ['accept', 'refuse']),
    absent: false,
    meaning:
      '`accept` starts the cloud although the previous `SECRET_KEY` is lost. Sandboxes get new keys, and owners must rotate the keys of their connectors before they can download them. Codes of authenticator apps return 409 `factor_unreadable`: people log in with a recovery code or a passkey and set the app up again',
  }),
  acceptedDamageId: setting({
    variable: 'ACCEPT_DAMAGE',
    kind: text(/^[a-z0-9_]{1,60}$/, 'the id of a damage, as the log shows it'),
    absent: null,
    meaning: 'the id of a damage that you accept, as shown in the log and `damage.json`; see [Damage](#damage)',
  }),
  isWebhookLoopbackAllowed: setting({
    variable: 'WEBHOOK_LOOPBACK',
    kind: onOrOff,
    absent: ({ host, baseUrl }) => [host, hostOf(baseUrl)].every(isLocalHost),
    absentText: 'on where HOST and BASE_URL are local',
    meaning: 'whether webhooks can be sent to this machine itself, also over http',
  }),
  eventDays: setting({
    variable: 'EVENT_DAYS',
    kind: wholeNumber(1, EVENT_DAYS_MAX),
    absent: 30,
    meaning: `how many days events are kept (1 to ${EVENT_DAYS_MAX})`,
  }),
  changeEventsPerDay: setting({
    variable: 'CHANGE_EVENTS_PER_DAY',
    kind: wholeNumber(1, CHANGE_EVENTS_PER_DAY_MAX),
    absent: 200_000,
    meaning: 'how many change events a tenant gets in a day (UTC); after that it is told what it misses',
  }),
  trialDays: setting({
    variable: 'TRIAL_DAYS',
    kind: wholeNumber(0, TRIAL_DAYS_MAX),
    absent: 14,
    meaning: 'length of the trial that sign-up starts',
  }),
  installerFile: setting({
    variable: 'INSTALLER',
    kind: path,
    absent: ({ dataDirectory }) => join(dataDirectory, 'downloads', 'ConnectorSetup.exe'),
    absentText: 'DATA_DIR/downloads/ConnectorSetup.exe',
    meaning: 'the file for `GET /downloads/ConnectorSetup.exe` if the manifest of builds names none; without either, 404',
  }),
  connectorReleases: setting({
    variable: 'CONNECTOR_RELEASES',
    kind: path,
    absent: ({ dataDirectory }) => join(dataDirectory, 'downloads', 'connector'),
    absentText: 'DATA_DIR/downloads/connector',
    meaning: 'the published builds of the connector; see [Updates of connectors](#updates-of-connectors)',
  }),
  trustedProxies: setting({
    variable: 'TRUST_PROXY',
    kind: list(
      isNetwork,
      `addresses or networks separated by commas, such as 10.0.0.7, 10.0.0.0/8 or ${NAMED_NETWORKS.join(', ')}`,
    ),
    absent: [],
    meaning: [
      `proxies whose \`X-Forwarded-For\` is trusted: addresses, networks, or ${NAMED_NETWORKS.map((name) => `\`${name}\``).join(', ')}`,
      'separated by commas. Behind any other proxy a caller could choose the address that limits count',
    ].join(', '),
  }),
  isLogOnly: setting({
    variable: 'LOG_FORMAT',
    kind: flag('json', ['text', 'json']),
    absent: false,
    meaning: '`json`: only JSON lines, also from the sandbox host; `text`: also messages for people at a terminal',
  }),
  operatorName: setting({
    variable: 'OPERATOR_NAME',
    kind: text(/^\S[^\p{Cc}]{0,119}$/u, 'a name of up to 120 characters'),
    absent: null,
    meaning: 'who runs this installation, for the terms, privacy and contact pages',
  }),
  contactEmail: setting({
    variable: 'CONTACT_EMAIL',
    kind: email('help@example.com'),
    absent: null,
    meaning: 'the address on the contact page',
  }),
  smtpUrl: setting({
    variable: 'SMTP_URL',
    kind: mailServer,
    absent: null,
    absentText: 'none; emails become files',
    meaning:
      'the mail server: `smtp://user:password@host:587` or `smtps://user:password@host:465`; special characters of the password percent-encoded. See [Email](#email)',
  }),
  mailFrom: setting({
    variable: 'MAIL_FROM',
    kind: email('no-reply@example.com'),
    absent: ({ contactEmail, baseUrl }) => contactEmail ?? `ledgerline@${hostOf(baseUrl)}`,
    absentText: '`CONTACT_EMAIL`, else ledgerline@ the host of `BASE_URL`',
    meaning: 'the address that emails come from; the mail server must accept it',
  }),
  collectorEndpoint: setting<string | null>({
    variable: collectorVariables.endpoint,
    kind: { form: collectorEndpointForm, read: readCollectorEndpoint },
    absent: null,
    absentText: 'none',
    meaning: 'the OpenTelemetry collector that [traces](#traces) are sent to, over HTTP as JSON, such as http://127.0.0.1:4318',
  }),
  collectorHeaders: setting<string | null>({
    variable: collectorVariables.headers,
    kind: { form: collectorHeadersForm, read: readCollectorHeaders, isSecret: true },
    absent: null,
    absentText: 'none',
    meaning: 'headers for the collector, such as a key: `name=value`, separated by commas',
  }),
  stripeSecretKey: setting({
    variable: 'STRIPE_SECRET_KEY',
    kind: stripeSecret('sk', 'the secret key of a Stripe account, or a restricted one, such as sk_live_…'),
    absent: null,
    absentText: 'none; the operator switches plans on',
    meaning: 'tenants pay for plans through Stripe. Needs `STRIPE_WEBHOOK_SECRET` and at least one price. See `docs/billing.md`',
  }),
  stripeWebhookSecret: setting({
    variable: 'STRIPE_WEBHOOK_SECRET',
    kind: stripeSecret('whsec', 'the signing secret of a webhook endpoint of Stripe, such as whsec_…'),
    absent: null,
    absentText: 'none',
    meaning: 'the signing secret of the webhook endpoint that Stripe sends events to',
  }),
  stripePriceKedaiMonthly: stripePrice('KEDAI', 'MONTHLY'),
  stripePriceKedaiYearly: stripePrice('KEDAI', 'YEARLY'),
  stripePriceSyarikatMonthly: stripePrice('SYARIKAT', 'MONTHLY'),
  stripePriceSyarikatYearly: stripePrice('SYARIKAT', 'YEARLY'),
  stripePriceFirmaMonthly: stripePrice('FIRMA', 'MONTHLY'),
  stripePriceFirmaYearly: stripePrice('FIRMA', 'YEARLY'),
  stripeApiUrl: setting({
    variable: 'STRIPE_API_URL',
    kind: origin,
    absent: 'https://api.stripe.com',
    meaning: 'the address of Stripe, or of a stand-in for tests',
  }),
  billingGraceDays: setting({
    variable: 'BILLING_GRACE_DAYS',
    kind: wholeNumber(0, BILLING_GRACE_DAYS_MAX),
    absent: 14,
    meaning: 'for how many days a tenant whose payment is late can still send commands',
  }),
  isSandboxOffered: setting({
    variable: 'SANDBOX',
    kind: onOrOff,
    absent: true,
    meaning: 'whether tenants can open a sandbox book',
  }),
};

export type Settings = SettingValues<typeof settings>;

/** The settings of the sandbox host, which the contract declares because the host reads them too. */
export const settingsOfSandboxHost: Readonly<Record<keyof typeof sandboxSettings, Setting<number, unknown>>> = Object.fromEntries(
  Object.entries(sandboxSettings).map(([variable, { min, max, ...declared }]) => [
    variable,
    { variable, kind: wholeNumber(min, max), ...declared },
  ]),
) as Record<keyof typeof sandboxSettings, Setting<number, unknown>>;
