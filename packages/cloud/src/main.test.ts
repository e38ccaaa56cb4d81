import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { currentBuild } from '@ledgerline/contract';
import packageJson from '../package.json' with { type: 'json' };
import { writeEmptyDatabase } from '../testing/empty-database.ts';
import { freePort } from '../testing/free-port.ts';
import { type RunningCloud, startCloud } from './main.ts';
import { silentLog } from './system/log.ts';

const home = mkdtempSync(join(tmpdir(), 'ledgerline-main-'));
after(() => rmSync(home, { recursive: true }));

/** The joined sources of a test run, as an installation starts them: a start from the tree takes twice as long. */
const MAIN = join(import.meta.dirname, '../../../test/cloud-alone.ts');

interface Run {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly errors: () => string;
  readonly ended: Promise<number | null>;
}

/** Without it each process would compile every file again. */
const { NODE_COMPILE_CACHE = '' } = process.env;

function run(environment: Readonly<Record<string, string>>): Run {
  const env = { NODE_COMPILE_CACHE, ...environment };
  const child = spawn(process.execPath, [MAIN], { env, cwd: home, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => output, errors: () => errors, ended };
}

async function started(cloud: Run): Promise<void> {
  while (!cloud.output().includes('is listening')) {
    const more = once(cloud.child.stdout ?? assert.fail(), 'data');
    const outcome = await Promise.race([more, cloud.ended]);
    if (!Array.isArray(outcome)) assert.fail(cloud.errors());
  }
}

/** The cloud needs the processor that asking at once would take. */
const ASKED_AGAIN_MS = 20;

/** What is said of the disk, as soon as it was looked at. Nothing has been uploaded. */
async function assertStorageFigures(base: string): Promise<void> {
  for (;;) {
    const text = await (await fetch(`${base}/metrics`)).text();
    if (!text.includes('ledgerline_artifact_bytes 0')) {
      await pause(ASKED_AGAIN_MS);
      continue;
    }
    assert.match(text, /^ledgerline_artifact_files 0$/m);
    for (const name of ['database_bytes', 'data_disk_free_bytes', 'artifact_disk_free_bytes'])
      assert.ok(Number(new RegExp(`^ledgerline_${name} (\\S+)$`, 'm').exec(text)?.[1]) > 100_000, name);
    return;
  }
}

const json = { 'content-type': 'application/json' };

test('a cloud starts, stops on a signal after every response, and has everything when it starts again', async () => {
  const port = await freePort();
  const environment = { DATA_DIR: join(home, 'data'), PORT: String(port) };
  const base = `http://127.0.0.1:${port}`;
  const first = run(environment);
  await started(first);
  const health = (await (await fetch(`${base}/health`)).json()) as Record<string, unknown>;
  assert.deepEqual(health, { ok: true, version: packageJson.version, build: currentBuild });
  await assertStorageFigures(base);
  const signUp = await fetch(`${base}/signup`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ companyName: 'Kedai', email: 'a@example.com', password: 'long enough' }),
  });
  const { tenantApiKey } = (await signUp.json()) as { tenantApiKey: string };
  const cookie = signUp.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const config = await fetch(`${base}/app/connector-config.json`, { headers: { cookie } });
  const connector = (await config.json()) as { connectorId: string; connectorKey: string };
  await fetch(`${base}/connectors/${connector.connectorId}/companies`, {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${connector.connectorKey}` },
    body: JSON.stringify({ companies: [{ companyId: 'A', name: 'Kedai' }] }),
  });
  const headers = { ...json, authorization: `Bearer ${tenantApiKey}` };
  const command = { commandId: 'kept', connectorId: connector.connectorId, companyId: 'A', type: 'read-debtors' };
  const accepted = await fetch(`${base}/v1/commands`, { method: 'POST', headers, body: JSON.stringify(command) });
  assert.equal(accepted.status, 202);
  const waiting = fetch(`${base}/v1/commands/kept?wait=60`, { headers });
  for (;;) {
    const figures = await (await fetch(`${base}/metrics`)).text();
    if (figures.includes('ledgerline_long_polls 1')) break;
    await pause(ASKED_AGAIN_MS);
  }
  first.child.kill('SIGTERM');
  const answer = (await (await waiting).json()) as { command: { status: string } };
  assert.equal(answer.command.status, 'queued');
  assert.equal(await first.ended, 0, first.errors());
  assert.match(first.output(), /has stopped/);
  assert.ok(!first.output().includes(tenantApiKey));

  const second = run(environment);
  await started(second);
  const found = await fetch(`${base}/v1/commands/kept`, { headers });
  assert.equal(((await found.json()) as { command: { status: string } }).command.status, 'queued');
  second.child.kill('SIGINT');
  assert.equal(await second.ended, 0);
});

test('what keeps a cloud from starting is one clear line', async () => {
  const busy = createServer().listen(0, '127.0.0.1');
  await once(busy, 'listening');
  const address = busy.address();
  const port = typeof address === 'object' && address ? address.port : assert.fail();
  const file = join(home, 'a-file');
  writeFileSync(file, 'no database');
  const folder = mkdtempSync(join(home, 'spoilt-'));
  writeFileSync(join(folder, 'ledgerline.db'), 'this is no database, though it lies where one should be');
  const cases = [
    [{ PORT: String(port), DATA_DIR: join(home, 'busy') }, /^PORT: \d+ on 127\.0\.0\.1 is in use/],
    [{ PORT: 'x' }, /^PORT must be a whole number/],
    [{ DATA_DIR: join(file, 'below') }, /^DATA_DIR must be a directory/],
    [{ DATA_DIR: folder }, /^DATA_DIR: .*ledgerline\.db is damaged or is not a database/],
    [{ DATA_DIR: join(home, 'art'), ARTIFACT_DIR: join(file, 'below') }, /^ARTIFACT_DIR must be a directory/],
    [{ DATA_DIR: join(home, 'pg'), DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/x' }, /^DATABASE_URL: /],
  ] as const;
  for (const [environment, line] of cases) {
    const outcome = await startCloud(environment, silentLog());
    assert.ok('problems' in outcome);
    assert.equal(outcome.problems.length, 1);
    assert.match(outcome.problems[0] ?? '', line);
    assert.doesNotMatch(outcome.problems[0] ?? '', /hunter2|\n/);
  }
  busy.close();
});

test('a process that cannot start prints why and exits with a failure', async () => {
  const cloud = run({ PORT: 'x', TRIAL_DAYS: '-1' });
  assert.equal(await cloud.ended, 1);
  assert.deepEqual(
    cloud
      .errors()
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]),
    ['PORT', 'TRIAL_DAYS'],
  );
});

async function startedIn(
  environment: Readonly<Record<'DATA_DIR', string>> & Readonly<Record<string, string>>,
): Promise<RunningCloud> {
  mkdirSync(environment.DATA_DIR, { recursive: true, mode: 0o700 });
  writeEmptyDatabase(join(environment.DATA_DIR, 'ledgerline.db'));
  const cloud = await startCloud({ PORT: String(await freePort()), ...environment }, silentLog());
  return 'problems' in cloud ? assert.fail(cloud.problems.join()) : cloud;
}

async function refusedIn(environment: Readonly<Record<string, string>>): Promise<string> {
  const cloud = await startCloud({ PORT: String(await freePort()), ...environment }, silentLog());
  if (!('problems' in cloud)) await cloud.stop();
  return 'problems' in cloud ? cloud.problems.join() : assert.fail('The cloud must not start.');
}

test('a second cloud on the same data directory is refused in one line, also when the first was killed and started again', async () => {
  const environment = { DATA_DIR: join(home, 'twice'), PORT: String(await freePort()) };
  const first = run(environment);
  await started(first);
  assert.match(await refusedIn(environment), /^DATA_DIR: another Ledgerline cloud is running on .*twice\. Stop it, or/);
  first.child.kill('SIGKILL');
  await first.ended;
  const again = await startedIn(environment);
  assert.match(await refusedIn(environment), /^DATA_DIR: another Ledgerline cloud is running/);
  await again.stop();
  await (await startedIn(environment)).stop();
});

test('a database whose secret.key is gone or another does not start, until the key is back or its loss is accepted', async () => {
  const environment = { DATA_DIR: join(home, 'secret') };
  const first = await startedIn(environment);
  const base = first.config.baseUrl;
  const post = async (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${base}${path}`, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });
  const credentials = { email: 'secret@example.com', password: 'long enough' };
  const signUp = await post('/signup', { companyName: 'Kedai', ...credentials });
  const cookie = signUp.headers.get('set-cookie')?.split(';')[0] ?? '';
  assert.equal((await post('/app/sandbox', {}, { cookie })).status, 200);
  await first.stop();
  const file = join(environment.DATA_DIR, 'secret.key');
  const secret = readFileSync(file, 'utf8');
  rmSync(file);
  assert.match(
    await refusedIn(environment),
    /^SECRET_KEY: the stored connector keys were sealed with another key\. Restore secret\.key/,
  );
  assert.match(await refusedIn({ ...environment, SECRET_KEY: 'quite-another-secret' }), /^SECRET_KEY: /);
  writeFileSync(file, secret);
  await (await startedIn(environment)).stop();

  rmSync(file);
  const accepted = await startedIn({ ...environment, NEW_SECRET_KEY: 'accept' });
  const ask = async (path: string, headers: Readonly<Record<string, string>>) => {
    const response = await fetch(`${accepted.config.baseUrl}${path}`, { headers });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const config = await ask('/app/connector-config.json', { cookie });
  assert.deepEqual([config.status, (config.body.error as { code: string }).code], [409, 'connector_key_unreadable']);
  const { body } = await ask('/admin/sandbox', { authorization: `Bearer ${accepted.config.adminKey}` });
  assert.equal((body.sandboxes as unknown[]).length, 1, 'the sandbox has a new key');
  await accepted.stop();
  await (await startedIn(environment)).stop();
});

test('a service that cannot start logs why', async () => {
  const cloud = run({ PORT: 'x', LOG_FORMAT: 'json' });
  assert.equal(await cloud.ended, 1);
  assert.equal(cloud.errors(), '');
  const { level, msg } = JSON.parse(cloud.output()) as { level: string; msg: string };
  assert.equal(level, 'fatal');
  assert.match(msg, /^PORT must be a whole number/);
});
