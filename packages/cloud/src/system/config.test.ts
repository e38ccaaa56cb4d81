import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { sandboxSettingsAbsent } from '@ledgerline/contract';
import { type Config, isConfigProblems, readConfig } from './config.ts';
import { readKey } from './key.ts';
import { systemRandomness } from './randomness.ts';
import { localUrlOf } from './settings/listen-address.ts';
import type { Environment } from './settings/setting.ts';
import { settings, settingsOfSandboxHost } from './settings/table.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'config-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (environment: Environment) => readConfig({ DATA_DIR: join(folder, 'data'), ...environment }, systemRandomness);

function good(environment: Environment): Config {
  const config = read(environment);
  if (isConfigProblems(config)) assert.fail(config.problems.join('\n'));
  return config;
}

test('without any setting the cloud listens on 127.0.0.1:8080 and keeps everything in its data directory', () => {
  const { adminKey, secretKey, ...rest } = good({});
  const dataDirectory = join(folder, 'data');
  assert.partialDeepStrictEqual(rest, {
    host: '127.0.0.1',
    port: 8080,
    baseUrl: 'http://127.0.0.1:8080',
    dataDirectory,
    databaseUrl: null,
    artifactDirectory: join(dataDirectory, 'artifacts'),
    requestsPerMinute: 12_000,
    tenantRequestsPerMinute: 60_000,
    addressRequestsPerMinute: 3_000,
    uploadMebibytesPerDay: 10_240,
    transferMebibytesPerSecond: 16,
    trialDays: 14,
    eventDays: 30,
    isWebhookLoopbackAllowed: true,
    isSandboxOffered: true,
    sandboxSettings: sandboxSettingsAbsent,
    installerFile: join(dataDirectory, 'downloads', 'ConnectorSetup.exe'),
    connectorReleases: join(dataDirectory, 'downloads', 'connector'),
    trustedProxies: [],
    isNewSecretAccepted: false,
    acceptedDamageId: null,
    isLogOnly: false,
    operatorName: null,
    contactEmail: null,
    smtpUrl: null,
    mailFrom: 'ledgerline@127.0.0.1',
  });
  assert.deepEqual(readKey(adminKey), { kind: 'admin' });
  assert.ok(secretKey.length >= 32);
});

test('every setting is read', () => {
  const config = good({
    HOST: '0.0.0.0',
    PORT: '9000',
    BASE_URL: 'https://cloud.example.com/',
    DATABASE_URL: 'postgres://user:password@db.example.com:5432/ledger',
    ARTIFACT_DIR: 'files',
    RATE_LIMIT_PER_MINUTE: '0',
    TENANT_LIMIT_PER_MINUTE: '7',
    ADDRESS_LIMIT_PER_MINUTE: '8',
    UPLOAD_MB_PER_DAY: '9',
    TRANSFER_MB_PER_SECOND: '8',
    ADMIN_KEY: 'a'.repeat(32),
    SECRET_KEY: 's'.repeat(32),
    TRIAL_DAYS: '0',
    EVENT_DAYS: '90',
    SANDBOX: 'off',
    SANDBOX_LANES: '3',
    SANDBOX_BOOK_MIB: '64',
    SANDBOX_COMMAND_ROWS: '5000',
    SANDBOX_COMMAND_KIB: '512',
    SANDBOX_COMMAND_SECONDS: '20',
    INSTALLER: '/srv/setup.exe',
    CONNECTOR_RELEASES: '/srv/connector',
    NEW_SECRET_KEY: 'accept',
    ACCEPT_DAMAGE: 'damage_0a1b',
    TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::7',
    LOG_FORMAT: 'json',
    OPERATOR_NAME: 'Kedai Awan Sdn Bhd',
    CONTACT_EMAIL: 'help@example.com',
    SMTP_URL: 'smtps://user:pass%40word@mail.example.com:465',
    MAIL_FROM: 'no-reply@example.com',
  });
  assert.partialDeepStrictEqual(config, {
    host: '0.0.0.0',
    port: 9000,
    baseUrl: 'https://cloud.example.com',
    dataDirectory: join(folder, 'data'),
    databaseUrl: 'postgres://user:password@db.example.com:5432/ledger',
    artifactDirectory: resolve('files'),
    requestsPerMinute: 0,
    tenantRequestsPerMinute: 7,
    addressRequestsPerMinute: 8,
    uploadMebibytesPerDay: 9,
    transferMebibytesPerSecond: 8,
    adminKey: 'a'.repeat(32),
    secretKey: 's'.repeat(32),
    trialDays: 0,
    eventDays: 90,
    isWebhookLoopbackAllowed: false,
    isSandboxOffered: false,
    sandboxSettings: {
      SANDBOX_LANES: 3,
      SANDBOX_BOOK_MIB: 64,
      SANDBOX_COMMAND_ROWS: 5_000,
      SANDBOX_COMMAND_KIB: 512,
      SANDBOX_COMMAND_SECONDS: 20,
    },
    installerFile: resolve('/srv/setup.exe'),
    connectorReleases: resolve('/srv/connector'),
    trustedProxies: ['loopback', '10.0.0.0/8', '2001:db8::7'],
    isNewSecretAccepted: true,
    acceptedDamageId: 'damage_0a1b',
    isLogOnly: true,
    operatorName: 'Kedai Awan Sdn Bhd',
    contactEmail: 'help@example.com',
    smtpUrl: 'smtps://user:pass%40word@mail.example.com:465',
    mailFrom: 'no-reply@example.com',
  });
  assert.deepEqual(readdirSync(join(folder, 'data')), [], 'secrets that are given are not written');
});

test('the limit of a tenant follows that of a key, and is off with it', () => {
  const tenantLimit = (limit: string) => good({ RATE_LIMIT_PER_MINUTE: limit }).tenantRequestsPerMinute;
  assert.deepEqual(['0', '100', '1000000000'].map(tenantLimit), [0, 500, 1_000_000_000]);
});

test('the public address is one that can be visited', () => {
  assert.equal(good({ HOST: '0.0.0.0' }).baseUrl, 'http://localhost:8080');
  assert.equal(good({ HOST: '::1', PORT: '81' }).baseUrl, 'http://[::1]:81');
  assert.equal(good({ HOST: '::' }).baseUrl, 'http://localhost:8080');
});

test('mails come from the contact address if no other is given', () => {
  assert.equal(good({ CONTACT_EMAIL: 'help@example.com' }).mailFrom, 'help@example.com');
  assert.equal(good({ BASE_URL: 'https://cloud.example.com' }).mailFrom, 'ledgerline@cloud.example.com');
});

test('an empty variable counts as absent', () => {
  assert.equal(good({ PORT: '', SANDBOX: '', DATABASE_URL: '' }).port, 8080);
});

const malformed: readonly (readonly [variable: string, values: readonly string[], message: RegExp])[] = [
  ['PORT', ['0', '65536', '80a', '-1', '8.5', ' 80', '1e3'], /^PORT must be a whole number from 1 to 65535; it is "/],
  ['CONTACT_EMAIL', ['nobody', 'a@b c', '<a@b>', 'a@b?subject=x'], /^CONTACT_EMAIL must be an email address/],
  [
    'SMTP_URL',
    ['mail.example.com', 'http://mail.example.com', 'smtp://', 'smtp://x/path', 'smtp://x?secure=true'],
    /^SMTP_URL must be smtp:\/\/user:password@host:port or smtps:[^"]+\.$/,
  ],
  ['MAIL_FROM', ['nobody', 'Ledgerline <a@b.c>', 'a@b.c\nBcc: d@e.f'], /^MAIL_FROM must be an email address/],
  ['OPERATOR_NAME', [' x', 'x'.repeat(121), 'a\nb'], /^OPERATOR_NAME must be a name of up to 120 characters/],
  ['HOST', ['my host', 'http://host'], /^HOST must be a host name or address/],
  [
    'BASE_URL',
    ['cloud.example.com', 'ftp://x', 'https://x/path', 'https://x?y', 'https://u:p@x', 'https://x/#'],
    /^BASE_URL must be an http/,
  ],
  ['DATABASE_URL', ['mysql://user:hunter2@x', 'hunter2'], /^DATABASE_URL must be postgres:/],
  [
    'RATE_LIMIT_PER_MINUTE',
    ['-1', 'many', '1.5'],
    /^RATE_LIMIT_PER_MINUTE must be a whole number from 0 to 1000000000 \(0 for no limit\)/,
  ],
  ['ADMIN_KEY', ['hunter2', `hunter2 ${'a'.repeat(32)}`, `é${'a'.repeat(40)}`], /^ADMIN_KEY must be at least 32 characters/],
  ['SECRET_KEY', ['hunter2'], /^SECRET_KEY must be at least 16 characters/],
  ['SANDBOX_BOOK_MIB', ['0', '1.5', 'large'], /^SANDBOX_BOOK_MIB must be a whole number from 4 to 1048576/],
  ['SANDBOX_COMMAND_SECONDS', ['0', '841'], /^SANDBOX_COMMAND_SECONDS must be a whole number from 1 to 840/],
  ['EVENT_DAYS', ['0', '366'], /^EVENT_DAYS must be a whole number from 1 to 365/],
  ['TRIAL_DAYS', ['two', '-3', '99999'], /^TRIAL_DAYS must be a whole number from 0 to 3650/],
  ['SANDBOX', ['yes', 'ON', '1'], /^SANDBOX must be on or off; it is "/],
  [
    'TRUST_PROXY',
    ['yes', 'true', '1', '10.0.0.0/33', '10.0.0', 'loopback,', '::/0', '0.0.0.0/0'],
    /^TRUST_PROXY must be addresses/,
  ],
  ['DATA_DIR', ['a\0b'], /^DATA_DIR must be a path/],
];

for (const [variable, values, takes] of malformed) {
  test(`a malformed ${variable} stops the start with one line that names it and what it takes`, () => {
    for (const value of values) {
      const outcome = read({ [variable]: value });
      assert.ok(isConfigProblems(outcome), value);
      assert.equal(outcome.problems.length, 1, value);
      assert.match(outcome.problems[0] ?? '', takes);
      assert.doesNotMatch(outcome.problems[0] ?? '', /hunter2|\n/, 'a secret is not repeated, and one problem is one line');
    }
  });
}

test('no two settings have the same variable, and what is wrong with a secret never shows it', () => {
  const declared = [...Object.values(settings), ...Object.values(settingsOfSandboxHost)];
  assert.equal(new Set(declared.map(({ variable }) => variable)).size, declared.length);
  for (const { variable, kind } of declared.filter(({ kind }) => kind.isSecret)) {
    const outcome = read({ [variable]: 'hunter2 ' });
    assert.deepEqual(outcome, { problems: [`${variable} must be ${kind.form}.`] });
  }
});

test('all problems are reported at once, and nothing is written', () => {
  const outcome = read({ PORT: 'x', SANDBOX: 'x', TRIAL_DAYS: 'x' });
  assert.ok(isConfigProblems(outcome));
  assert.deepEqual(
    outcome.problems.map((line) => line.split(' ')[0]),
    ['PORT', 'TRIAL_DAYS', 'SANDBOX'],
  );
  assert.deepEqual(readdirSync(folder), []);
});

test('generated secrets are kept, and only their owner can read them', () => {
  const first = good({});
  const again = good({});
  assert.equal(again.adminKey, first.adminKey);
  assert.equal(again.secretKey, first.secretKey);
  const data = join(folder, 'data');
  assert.equal(statSync(data).mode & 0o777, 0o700);
  assert.deepEqual(readdirSync(data).sort(), ['admin.key', 'secret.key']);
  for (const file of ['admin.key', 'secret.key']) assert.equal(statSync(join(data, file)).mode & 0o777, 0o600);
  assert.equal(readFileSync(join(data, 'admin.key'), 'utf8'), `${first.adminKey}\n`);
});

test('a key file that holds no usable key stops the start', () => {
  good({});
  writeFileSync(join(folder, 'data', 'admin.key'), 'short\n');
  const outcome = read({});
  assert.ok(isConfigProblems(outcome));
  assert.deepEqual(outcome.problems, ['admin.key in DATA_DIR must be at least 32 characters, without spaces or accents.']);
});

test('a data directory that cannot be made stops the start with one line', () => {
  writeFileSync(join(folder, 'file'), '');
  const outcome = read({ DATA_DIR: join(folder, 'file', 'data') });
  assert.ok(isConfigProblems(outcome));
  assert.equal(outcome.problems.length, 1);
  assert.match(outcome.problems[0] ?? '', /^DATA_DIR must be a directory that can be created and written to; /);
});

test('a program on the same machine finds the cloud at any listen address', () => {
  const urls = ['127.0.0.1', '0.0.0.0', '::1', '::', 'books.local'].map((host) => new URL(localUrlOf({ host, port: 81 })).host);
  assert.deepEqual(urls, ['127.0.0.1:81', '127.0.0.1:81', '[::1]:81', '[::1]:81', 'books.local:81']);
});
